"""Tournée at the table in the terminal: what is asked, told and shown.

A card that only one player has looked at stays a secret.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from cli.at_desk import FACE, Paper, desk_of
from cli.test_play_table import scripted, seating
from cli.test_play_variants import asked

from knekt.cards import Card, Hand
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.skat.answers import Reader
from knekt.cli.table.skat.outcome import outcome_lines
from knekt.cli.table.skat.person import Person
from knekt.cli.table.skat.screen import table_lines, worth
from knekt.engine import Action, OptionValue
from knekt.errors import IllegalAction, NotationError
from knekt.games import result
from knekt.skat import (
    Bid,
    Dealt,
    Declare,
    Discard,
    Hold,
    Keep,
    Pass,
    Play,
    PlayHand,
    Reject,
    SayNull,
    SayRamsch,
    SkatGame,
    Surrender,
    TakeSkat,
    TurnUp,
    new_game,
    options,
)

FORMS = "tournee", "tournee-house"
HANDS = (
    Hand.parse("CJ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("C7 DQ SQ S8 S7 H9 H7 DT DK D9"),
)
DEALT = Dealt(HANDS, Hand.parse("DJ D8"), top=Card.parse("D8"))


def game(*actions: Action, form: str = "tournee", wanted: dict[str, OptionValue] | None = None) -> SkatGame:
    made = new_game(options(form, wanted), DEALT)
    for action in actions:
        made = made.apply(action)
    return made


def declaring(*actions: Action, form: str = "tournee", bid: int = 10) -> SkatGame:
    """A game in which forehand has won the auction with this bid."""
    won = (Pass(1), Pass(2), Bid(0, 10)) if bid == 10 else (Bid(1, bid), Hold(0), Pass(1), Pass(2))
    return game(*won, *actions, form=form)


def seated(
    answer: Callable[[str], str | None], number: int = 1, *, form: str = "tournee", screens: bool = True
) -> tuple[Person, Paper]:
    """A desk with the person as forehand in deal 1, as rearhand in deal 2, as middlehand in deal 3."""
    desk, paper = desk_of(answer, screens=screens)
    desk.sit_down(seating(number=number, chosen=options(form)), None, (0, 0, 0))
    return Person(desk), paper


def reader(lang: str = "en") -> Reader:
    speaker = Speaker(lang)
    return Reader(speaker, Faces(speaker))


# the auction


def test_forehand_plays_for_ten_or_says_ramsch() -> None:
    view = game(Pass(1), Pass(2)).view(0)
    person, paper = seated(scripted("p", "no", "x", "?", "", "", "R"))
    assert person.choose(view) == SayRamsch(0)
    assert asked(paper).endswith("Do you play for 10, or ramsch? (y = play, r = ramsch)")
    assert "Forehand cannot pass" in asked_before(paper, 1)
    assert "y plays, r makes it a ramsch" in asked_before(paper, 3)
    assert "loses 20, or 30 if one player took no trick" in asked_before(paper, 4)
    for answer in ("y", "10"):
        person, _ = seated(scripted(answer))
        assert person.choose(view) == Bid(0, 10)


def test_forehand_may_pass_where_the_table_allows_it() -> None:
    view = game(Pass(1), Pass(2), wanted={"forehand_may_pass": True}).view(0)
    person, paper = seated(scripted("p"))
    assert person.choose(view) == Pass(0)
    assert asked(paper).endswith("(y = play, r = ramsch, p = pass)")


def test_ramsch_is_no_bid() -> None:
    with pytest.raises(NotationError):
        reader().bid(game().view(1), 1, "r")


def asked_before(paper: Paper, number: int) -> str:
    return " ".join(paper.asked[number].split())


def test_what_the_hand_is_worth_in_each_way() -> None:
    said = worth(seating(), game().view(0), HANDS[0])
    assert said == (
        "Worth, simply won: with 2: turn ♦ 15, ♥ 18, ♠ 21, ♣ 24, grand 36, guckser grand 48, "
        "solo ♦ 27, ♥ 30, ♠ 33, ♣ 36, grand 60; null 20, guckser null 15"
    )
    assert worth(seating(), game(form="tournee-house").view(0), HANDS[0]).endswith("grand 60; null 20")
    every = Hand.parse("CJ SJ HJ DJ CA")
    assert "with 5: turn ♣ 48, solo ♣ 72" in worth(seating(), game().view(0), every)


# how to play


def test_the_ways_to_play_are_listed_with_their_values() -> None:
    person, paper = seated(scripted("?", "1"), screens=False)
    assert person.choose(declaring(bid=20).view(0)) == TurnUp(0, 0)
    lines = [line.strip() for line in paper.asked[0].split("\n")]
    assert "1  Turn, the upper card: ♦ 15!, ♥ 18!, ♠ 21, ♣ 24; of a jack also grand 36" in lines
    assert "3  Guckser, both cards, none turned: grand 48; lost double" in lines
    assert "4  Guckser null: null 15!, null ouvert 30; lost double" in lines
    assert "5  Solo, without the skat: ♦ 27, ♥ 30, ♠ 33, ♣ 36, grand 60, grand ouvert 168," in lines
    assert "! less than your bid of 20" in lines
    help = asked_before(paper, 1)
    for told in ("for all to see", "A loss counts double", "you say null first", "Solo: the skat stays"):
        assert told in help


def test_tournee_18_3_the_house_form_knows_guetz_and_no_guckser_null() -> None:
    person, paper = seated(scripted("?", "Guetz"), form="tournee-house", screens=False)
    assert person.choose(declaring(form="tournee-house").view(0)) == TakeSkat(0)
    assert "3  Guetz, that is guckser, both cards, none turned: grand 48" in paper.asked[0]
    assert "4  Solo" in paper.asked[0] and "Guckser null" not in paper.asked[0]
    assert "that nobody else sees" in asked_before(paper, 1)
    with pytest.raises(IllegalAction):
        reader().way(declaring(form="tournee-house").view(0), 0, [], "null")


@pytest.mark.parametrize(
    ("lang", "words", "action"),
    [
        ("en", ("1", "turn", "Upper", ""), TurnUp(0, 0)),
        ("sv", ("2", "undre"), TurnUp(0, 1)),
        ("de", ("2", "untere"), TurnUp(0, 1)),
        ("fi", ("2", "alempi"), TurnUp(0, 1)),
        ("en", ("3", "guckser", "grand"), TakeSkat(0)),
        ("sv", ("4", "noll", "n"), SayNull(0)),
        ("de", ("4", "Null"), SayNull(0)),
        ("fi", ("5", "solo", "h"), PlayHand(0)),
    ],
)
def test_the_ways_to_play_as_they_are_typed(lang: str, words: tuple[str, ...], action: Action) -> None:
    view = declaring().view(0)
    ways = [each for ask in view.asks for each in ask.singles()]
    for word in words:
        assert reader(lang).way(view, 0, ways, word) == action
    for word in ("6", "0", "hearts", "s"):
        with pytest.raises(NotationError):
            reader(lang).way(view, 0, ways, word)


def test_null_too_low_for_the_bid_is_not_offered() -> None:
    person, paper = seated(scripted("null", "4"))
    assert person.choose(declaring(bid=33).view(0)) == PlayHand(0)
    assert "Guckser null" not in paper.asked[0]
    assert "! " in paper.asked[1]


# the turned card


def test_the_first_card_is_kept_or_does_not_suit() -> None:
    view = declaring(TurnUp(0, 0)).view(0)
    for answer in ("", "y", "keep"):
        person, paper = seated(scripted("x", "?", "", answer))
        assert person.choose(view) == Keep(0)
    assert "You turn up the upper card of the skat: ♦8." in paper.asked[0]
    assert re.search(r"- +turn diamonds +15 +reaches the bid", paper.asked[0])
    assert asked(paper).endswith("♦8: do you keep it? (Enter = keep it, n = passt mir nicht, ? = help)")
    assert "Enter keeps the card, n says passt mir nicht" in asked_before(paper, 1)
    assert "decides for good, and a loss counts double" in asked_before(paper, 2)
    for answer in ("n", "Passt  mir nicht"):
        person, _ = seated(scripted(answer))
        assert person.choose(view) == Reject(0)


def test_a_turned_suit_below_the_bid_says_so() -> None:
    person, paper = seated(scripted(""))
    person.choose(declaring(TurnUp(0, 0), bid=20).view(0))
    assert re.search(r"- +turn diamonds +15 +reaches the bid only with schneider", paper.asked[0])


@pytest.mark.parametrize("moment", ["turned", "jack", "discard"])
def test_a_turn_is_given_up_at_any_question_and_only_if_it_is_meant(moment: str) -> None:
    steps = {
        "turned": (TurnUp(0, 0),),
        "jack": (TurnUp(0, 1), Keep(0)),
        "discard": (TurnUp(0, 0), Keep(0)),
    }
    view = declaring(*steps[moment]).view(0)
    person, paper = seated(scripted("?", "give up", "", "give up", "y"), screens=False)
    assert person.choose(view) == Surrender(0)
    assert "you concede the game; it is lost" in asked_before(paper, 1)
    assert sum("Do you really give up?" in each for each in paper.asked) == 2


def test_nobody_gives_up_where_that_is_not_possible() -> None:
    person, paper = seated(scripted("?", "give up", "k"), form="tournee-house")
    assert person.choose(declaring(TurnUp(0, 0), form="tournee-house").view(0)) == Keep(0)
    assert not any("really give up" in each for each in paper.asked)


@pytest.mark.parametrize(
    ("answer", "contract"), [("1", "DT"), ("d", "DT"), ("diamonds", "DT"), ("g", "GT"), ("turn grand", "GT")]
)
def test_of_a_jack_its_suit_or_grand(answer: str, contract: str) -> None:
    made = declaring(TurnUp(0, 1))
    person, paper = seated(scripted(""))
    person.choose(made.view(0))
    assert re.search(r"- +turn diamonds +15 .*\n +- +turn grand +36 ", paper.asked[0])
    made = made.apply(Keep(0))
    person, paper = seated(scripted("h", answer))
    assert person.choose(made.view(0)) == Declare(0, made.state.rules.contract(contract))
    assert "not" in asked_before(paper, 1).split("! ")[1]  # hearts cannot be played now
    assert re.search(r"1 +turn diamonds +15 .*\n +2 +turn grand +36 ", paper.asked[0])


def test_the_jack_that_was_refused_counts_for_what_is_known() -> None:
    """The first card comes into the hand too: with the jack of diamonds, it still has two matadors."""
    made = declaring(TurnUp(0, 1), Reject(0))
    assert made.state.contract is not None and str(made.state.contract) == "DTT"
    person, paper = seated(scripted("DJ D8"))
    assert person.choose(made.view(0)) == Discard(0, Hand.parse("DJ D8"))
    said = " ".join(paper.asked[0].split())
    assert "You say “passt mir nicht”: the other card decides, and a loss counts double." in said
    assert "You turn up the lower card of the skat: ♦J." in said
    assert "You turn up the upper card of the skat: ♦8." in said
    assert "You play turn diamonds, second card, bid 10. Turned up: ♦J ♦8." in said
    assert "* " in paper.asked[0]


def test_the_declarer_alone_sees_the_first_card_in_the_house_form() -> None:
    made = declaring(TurnUp(0, 0), form="tournee-house")
    person, paper = seated(scripted("n"), form="tournee-house")
    person.choose(made.view(0))
    assert "You look at the upper card of the skat: ♦8." in paper.asked[0]
    assert "You have looked at ♦8." in paper.asked[0]
    for number, seat in ((2, 2), (3, 1)):
        person, paper = seated(scripted(), number, form="tournee-house", screens=False)
        person.desk.watch(made.view(seat))
        seen = "\n".join(table_lines(person.desk.seating, made.view(seat)))
        assert "♦8" not in seen and "looked at" not in seen
        assert "looks at the upper card of the skat.\n" in paper._told and "♦8" not in paper._told


@pytest.mark.parametrize(("verdict", "shown"), [(Keep(0), "♦8"), (Reject(0), "♦J")])
def test_what_the_others_see_of_a_turn_in_the_house_form(verdict: Action, shown: str) -> None:
    made = declaring(TurnUp(0, 0), verdict, form="tournee-house")
    if isinstance(verdict, Reject):
        made = made.apply(Declare(0, made.state.rules.contract("GTT")))
    person, paper = seated(scripted(), 3, form="tournee-house", screens=False)
    person.desk.watch(made.view(1))
    told = paper._told
    assert set(FACE.findall(told)) == {shown}
    assert ("keeps the card" in told) == isinstance(verdict, Keep)
    assert ("“passt mir nicht”" in told) == isinstance(verdict, Reject)
    assert f"Turned up: {shown}." in "\n".join(table_lines(person.desk.seating, made.view(1)))


def test_who_sits_out_does_not_see_the_card_either() -> None:
    made = declaring(TurnUp(0, 0), form="tournee-house")
    watcher = seating(number=2, chosen=options("tournee-house", {"players": 4}))
    assert watcher.seat is None
    assert not FACE.findall("\n".join(table_lines(watcher, made.view(None))))


# guckser and solo


def test_a_guckser_is_a_grand_without_a_word() -> None:
    made = declaring(TakeSkat(0))
    person, paper = seated(scripted("D7 D8"))
    made = made.apply(person.choose(made.view(0)))
    assert "You pick up the skat and turn nothing: ♦J ♦8." in paper.asked[0]
    assert str(made.state.contract) == "G"
    person, paper = seated(scripted(), 3, screens=False)
    person.desk.watch(made.view(1))
    assert "picks up the skat without a word and turns nothing." in paper._told
    assert "plays guckser grand, bid 10." in paper._told


def test_null_is_said_before_the_skat_is_taken() -> None:
    made = declaring(SayNull(0))
    person, paper = seated(scripted(), 3, screens=False)
    person.desk.watch(made.view(1))
    assert paper._told.endswith("Otto says null.\nOtto picks up the skat.\n")


def test_a_guckser_null_is_open_or_not() -> None:
    made = declaring(SayNull(0), Discard(0, Hand.parse("CJ SJ")))
    for answer, contract in (("1", "N"), ("null", "N"), ("no", "NO"), ("guckser null ouvert", "NO")):
        person, paper = seated(scripted(answer))
        assert person.choose(made.view(0)) == Declare(0, made.state.rules.contract(contract))
    assert "You say null." in paper.asked[0]
    assert re.search(r"1 +guckser null +15 .*\n +2 +guckser null ouvert +30 ", paper.asked[0])
    higher = declaring(SayNull(0), Discard(0, Hand.parse("CJ SJ")), bid=16)
    person, paper = seated(scripted("n", "1"))
    assert person.choose(higher.view(0)) == Declare(0, higher.state.rules.contract("NO"))
    assert "! " in paper.asked[1]


def test_cards_for_a_null_are_sorted_as_in_null() -> None:
    person, paper = seated(scripted("1 2"), screens=False)
    person.choose(declaring(SayNull(0)).view(0))
    assert "1 ♣A, 2 ♣K, 3 ♣J, 4 ♣10" in paper.asked[0]


def test_solo_games_stand_in_a_grid() -> None:
    made = declaring(PlayHand(0), bid=30)
    for answer, contract in (("h", "HH"), ("hs", "HHS"), ("gz", "GHZ"), ("go", "GHO"), ("n", "NHO")):
        person, paper = seated(scripted(answer, "null ouvert"))
        assert person.choose(made.view(0)) == Declare(0, made.state.rules.contract(contract))
    lines = [" ".join(line.split()) for line in paper.asked[0].split("\n")]
    assert "solo schneider schwarz ouvert" in lines
    assert "diamonds 1) 27! 2) 45 3) 63" in lines
    assert "grand 13) 60 14) 100 15) 140 16) 168" in lines
    assert "null 17) 40" in lines
    assert "! less than your bid of 30" in lines


# giving up, and the end


def test_a_turn_may_be_given_up_before_the_second_trick() -> None:
    made = declaring(TurnUp(0, 0), Keep(0), Discard(0, Hand.parse("D7 D8")))
    for card in ("SA", "SK", "S7"):
        assert made.turn is not None
        made = made.apply(Play(made.turn, Card.parse(card)))
    person, _ = seated(scripted("give up", "y"))
    assert person.choose(made.view(0)) == Surrender(0)


def test_the_lead_of_another_to_the_second_trick_waits_for_the_declarer() -> None:
    made = declaring(TurnUp(0, 0), Keep(0), Discard(0, Hand.parse("DJ D8")))
    person, paper = seated(scripted(""))
    for card in ("D7", "DA", "D9"):
        assert made.turn is not None
        if made.turn:
            assert person.interject(made.view(0)) is None  # there is still time
        made = made.apply(Play(made.turn, Card.parse(card)))
    assert not paper.asked and made.turn == 1
    person.interject(made.view(0))
    assert asked(paper).endswith("Anna leads. (Enter = go on, or: give up)")


def test_the_result_of_a_turn() -> None:
    made = declaring(TurnUp(0, 1), Reject(0), Discard(0, Hand.parse("D7 D8")), Surrender(0))
    lines = outcome_lines(seating(), made.view(1).state, result(made))
    assert lines[0] == "You lose turn diamonds, second card."
    assert lines[2] == "Count: with 2, game 3, times 5 for turn diamonds makes 15, lost 30."
    dealt = lines.index("As dealt:")
    assert lines[dealt + 4].split() == ["skat", "♦J", "♦8", "(turned", "up:", "♦J", "♦8)"]
    played = lines.index("As played:")
    assert lines[played + 1].split()[:4] == ["Me", "♣J", "♠J", "♦J"]
    assert lines[played + 2].split() == ["discarded", "♦8", "♦7", "(0)"]


def test_the_result_of_a_ramsch_in_both_scorings() -> None:
    ends = {form: ramsch_to_the_end(form) for form in FORMS}
    books = outcome_lines(seating(), ends["tournee"].view(0).state, result(ends["tournee"]))
    assert books[0] == "You lose the ramsch."
    assert books[1].startswith("Card points: Me ")
    assert books[2] in ("Count: ramsch 20.", "Count: ramsch 20, jungfrau 30.")
    house = outcome_lines(seating(), ends["tournee-house"].view(0).state, result(ends["tournee-house"]))
    assert house[0].endswith("wins the ramsch.")
    assert any(line.startswith("Card points with the skat: Me ") for line in house)
    assert any(line in ("Count: fewest card points 10.", "Count: without a trick 20.") for line in house)


def ramsch_to_the_end(form: str) -> SkatGame:
    """The game to its end: forehand leads its highest cards, and takes nearly everything."""
    made = game(Pass(1), Pass(2), SayRamsch(0), form=form)
    while made.turn is not None and not made.is_over:
        legal = [each for each in made.asks[made.turn][0].singles() if isinstance(each, Play)]
        made = made.apply(legal[0])
    return made


def test_who_takes_every_trick_loses_the_ramsch() -> None:
    cards = Dealt(
        (
            Hand.parse("CJ SJ HJ DJ CA CT CK CQ C9 C8"),
            Hand.parse("C7 SA ST SK SQ S9 S8 S7 HA HT"),
            Hand.parse("HK HQ H9 H8 H7 DA DT DK DQ D9"),
        ),
        Hand.parse("D8 D7"),
        top=Card.parse("D7"),
    )
    for form, count in (
        ("tournee", "ramsch 20, jungfrau 30, jungfrau 50"),
        ("tournee-house", "every trick 30, without a trick 20"),
    ):
        made = new_game(form, cards)
        for action in (Pass(1), Pass(2), SayRamsch(0)):
            made = made.apply(action)
        while made.turn is not None and not made.is_over:
            made = made.apply(next(iter(made.asks[made.turn][0].singles())))
        lines = outcome_lines(seating(), made.view(0).state, result(made))
        assert lines[0] == "You take all tricks of the ramsch and lose it."
        assert f"Count: {count}." in lines
        assert ("Anna wins the ramsch." in lines) == (form == "tournee-house")


def test_a_ramsch_is_announced_with_what_it_is_about() -> None:
    for form, told in (
        ("tournee", "the most card points loses"),
        ("tournee-house", "the fewest card points wins"),
    ):
        made = game(Pass(1), Pass(2), SayRamsch(0), form=form)
        person, paper = seated(scripted(), 3, form=form, screens=False)
        person.desk.watch(made.view(1))
        assert "announces a ramsch." in paper._told and told in paper._told
        assert told in "\n".join(table_lines(seating(), made.view(0)))
