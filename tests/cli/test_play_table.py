"""What is drawn and told at the table fits, is right, and keeps every secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cli.at_desk import FACE, Paper, desk_of
from cli.seated import usual

from knekt.cards import Card, Hand, Seed
from knekt.cli.speaker import Speaker
from knekt.cli.table.drawing import hand_lines, hand_told
from knekt.cli.table.faces import Faces
from knekt.cli.table.host import Host
from knekt.cli.table.seating import Seating
from knekt.cli.table.skat.outcome import outcome_lines
from knekt.cli.table.skat.person import Person
from knekt.cli.table.skat.screen import table_lines, worth
from knekt.engine import Action, Game
from knekt.games import result
from knekt.sheet import Sitting
from knekt.skat import (
    Bid,
    Claim,
    ClaimMade,
    Concede,
    Dealt,
    Declare,
    Discard,
    Discarded,
    Hold,
    Looked,
    Opened,
    Options,
    Pass,
    Peeked,
    Play,
    Played,
    PlayHand,
    Resign,
    SkatGame,
    SkatTaken,
    State,
    Surrender,
    TakeSkat,
    TookUp,
    TurnedUp,
    new_game,
    options,
)
from knekt.words import LANGUAGES

NAMES = "Me", "Anna", "Otto", "Frida"
DEALT = Dealt.of(
    Hand.parse("CJ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C7 SQ S8 S7 H9 H7 DT DK D9"),
    Hand.parse("D8 DQ"),
)


def seating(lang: str = "en", number: int = 1, chosen: Options | None = None) -> Seating:
    sitting = Sitting.new(chosen or options("german"))
    speaker = Speaker(lang)
    return Seating(speaker, Faces(speaker), NAMES[: sitting.players], sitting.terms_of(number))


def game(*actions: Action, chosen: Options | str = "german") -> SkatGame:
    made = new_game(chosen, DEALT)
    for action in actions:
        made = made.apply(action)
    return made


def playing(contract: str, chosen: Options | str = "german", bid: int = 18) -> SkatGame:
    """A game that forehand plays, after a bid of middlehand that was held, or for 18."""
    made = game(Pass(1), Pass(2), Bid(0, 18), chosen=chosen)
    if bid > 18:
        made = game(Pass(1), Bid(2, bid), chosen=chosen)
        made = made.apply(next(made.asks[0][0].singles())).apply(Pass(2))
    if "H" in contract[1:]:
        made = made.apply(PlayHand(0))
    else:
        made = made.apply(TakeSkat(0)).apply(Discard(0, Hand.parse("D8 DQ")))
    return made.apply(Declare(0, made.state.rules.contract(contract)))


def scripted(*answers: str) -> Callable[[str], str]:
    given = iter(answers)
    return lambda _: next(given)


def seated(
    paper_answer: Callable[[str], str | None], number: int = 1, *, screens: bool = True
) -> tuple[Person, Paper]:
    desk, paper = desk_of(paper_answer, screens=screens)
    desk.sit_down(seating(number=number), None, (0, 0, 0))
    return Person(desk), paper


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screens", [True, False])
@pytest.mark.parametrize(("preset", "players"), [("german", 3), ("german", 4), ("isko", 3), ("iss", 4)])
def test_a_sitting_shows_no_card_too_early(lang: str, screens: bool, preset: str, players: int) -> None:
    """Everything that the person sees is checked against the log.

    `Paper` also checks that it fits.
    """
    chosen = options(preset, {"players": players, "session.rounds": None, "session.deals": players})

    def answer(text: str) -> str:
        asked = text.rstrip("\n").split("\n")[-1]
        if "p = " in asked and ("Enter" in asked or "22" not in text):  # the person bids a little
            return "y" if lang == "en" else "k" if lang == "fi" else "j"
        return usual(text)

    desk, paper = desk_of(answer, lang, screens=screens)
    host = Host(desk, Sitting.new(chosen), NAMES[:players], Seed.parse(f"{lang} {preset} {players}"), None)
    faces, checked = Faces(Speaker(lang)), 0

    def look(text: str) -> None:
        nonlocal checked
        sitting = host._sitting
        if sitting.game is None or not sitting.is_running:
            return
        terms = sitting.terms
        assert terms is not None
        if "─" * 79 in text:  # a table is drawn, and nothing of it is pushed off the screen
            assert NAMES[1] in text.split("\n")[0]
        known = public(sitting.game, terms.seat_of(0))
        for face in FACE.findall(text):
            card = faces.card(face)
            assert card is not None and card in known, f"{face}\n{text}"
            checked += 1

    paper.look = look
    assert host.run() is None
    assert len(host._sitting.rows) == players
    assert checked > 300


def public(game: Game[State], seat: int | None) -> Hand:
    """The cards that the seat may have seen by now, from the log of the whole game."""
    seen = Hand()
    for event in game.events:
        match event:
            case Dealt(hands) if seat is not None:
                own = hands[seat]
                assert isinstance(own, Hand)
                seen |= own
            case (
                SkatTaken(who, cards) | Discarded(who, cards) | TookUp(who, cards) | Peeked(who, _, cards)
            ) if who == seat:
                assert isinstance(cards, Hand)
                seen |= cards
            case Opened(_, cards) | ClaimMade(_, _, cards):
                seen |= cards
            case Looked(seats, hands) if seat in seats:
                for cards in hands:
                    assert isinstance(cards, Hand)
                    seen |= cards
            case Played(_, card) | TurnedUp(_, _, card):
                seen |= Hand.of([card])
    return seen


def test_the_person_sits_in_the_middle_and_the_next_player_to_the_left() -> None:
    first = seating()
    assert [first.name(seat) for seat in first.around] == ["Anna", "Me", "Otto"]
    second = seating(number=2)  # the deal has passed to the person, who is now rearhand
    assert [second.name(seat) for seat in second.around] == ["Anna", "Me", "Otto"]
    assert second.seat == 2
    four = options("german", {"players": 4})
    watching = seating(number=2, chosen=four)
    assert watching.seat is None
    assert [watching.name(seat) for seat in watching.around] == ["Anna", "Otto", "Frida"]


def test_skat_8_2_a_question_stands_beside_its_answer_and_under_them_who_asks_whom() -> None:
    made = game(Bid(1, 18), Hold(0), Bid(1, 20))
    lines = table_lines(seating(), made.view(0))
    assert [line.split() for line in lines[1:4]] == [["18", "yes"], ["20"], []]
    assert lines[-1] == "Anna asks you: 20? Otto is still to come."
    for value in (22, 23, 24, 27, 30):
        made = made.apply(Hold(0)).apply(Bid(1, value))
    lines = table_lines(seating(), made.view(0))
    assert [line.split() for line in lines[1:-1]][-1] == ["30"], "the last line can be seen"
    assert len(lines) == 7


def test_a_card_lies_before_its_player_with_its_place_and_the_winner_named() -> None:
    made = playing("C")
    for card in ("D7", "DA", "D9"):
        seat = made.turn
        assert seat is not None
        made = made.apply(Play(seat, Card.parse(card)))
        lines = table_lines(seating(), made.view(0))
        if card == "DA":
            assert "┌─2───┐                   ┌─1───┐" in lines[2]
            assert lines[3].split() == ["│", "♦A", "│", "│", "♦7", "│"]
            assert lines[5] == ""
    assert lines[3].split() == ["│", "♦A", "│", "│", "♦7", "│", "│", "♦9", "│"]
    assert lines[5].strip() == "takes the trick"
    assert lines[5].startswith("   takes")  # the card before Anna, on the left
    assert lines[1].split() == ["1", "trick", "declarer,", "no", "tricks", "no", "tricks"]


def test_letters_and_plain_frames_where_signs_cannot_be_written() -> None:
    speaker = Speaker("en")
    here = Seating(
        speaker, Faces(speaker, symbols=False), NAMES[:3], Sitting.new(options("german")).terms_of(1)
    )
    made = playing("C").apply(Play(0, Card.parse("CT")))
    assert "\n".join(table_lines(here, made.view(0))).isascii()


def test_suits_have_the_colours_of_tournaments() -> None:
    faces = Faces(Speaker("en"), colours=True)
    assert [faces.show(Card.parse(each)) for each in ("SA", "HA", "DA")] == [
        "\x1b[32m♠A\x1b[0m",
        "\x1b[31m♥A\x1b[0m",
        "\x1b[33m♦A\x1b[0m",
    ]
    assert faces.show(Card.parse("HA"), faint=True) == "\x1b[2m♥A\x1b[0m"


def test_the_hand_has_numbers_only_over_what_can_be_played() -> None:
    cards = [Card.parse(each) for each in ("CJ", "HT", "H7")]
    numbers, row = hand_lines(seating(), cards, cards[1:], new=cards[2:])
    assert numbers.split() == ["-", "2", "3*"]
    assert row.split() == ["♣J", "♥10", "♥7"]
    assert [numbers.index(each) for each in "-23"] == [row.index(each) for each in ("♣J", "♥10", "♥7")]
    assert hand_told(seating(), cards, cards[1:]) == ["Your cards: - ♣J, 2 ♥10, 3 ♥7"]


def test_what_the_hand_is_worth() -> None:
    said = worth(seating(), game().view(0), DEALT.hands[0])  # type: ignore[arg-type]
    assert said == "Worth, simply won: with 2: ♦ 27, ♥ 30, ♠ 33, ♣ 36, grand 72; null 23"
    few = Hand.parse("CJ SJ HJ DJ CA C9 S7 S8 H7 H8")
    assert "with 4: ♦ 45, ♥ 50, ♠ 55, grand 120; with 5: ♣ 72" in worth(seating(), game().view(0), few)


def test_the_games_that_may_be_named_say_whether_they_reach_the_bid() -> None:
    person, paper = seated(scripted("1"))
    laid = game(Pass(1), Bid(2, 48), chosen="german")
    laid = laid.apply(next(laid.asks[0][0].singles())).apply(Pass(2)).apply(TakeSkat(0))
    view = laid.apply(Discard(0, Hand.parse("D8 DQ"))).view(0)
    assert str(person.choose(view)) == "F declares D"
    rows = [line for line in paper.asked[-1].split("\n") if "bid" in line and line[:2].strip().isdigit()]
    assert rows == [
        " 1  diamonds  27  overbid: cannot reach the bid",
        " 2  hearts    30  reaches the bid only with schwarz",
        " 3  spades    33  reaches the bid only with schwarz",
        " 4  clubs     36  reaches the bid only with schneider",
        " 5  grand     72  reaches the bid",
    ]


def test_hand_games_stand_in_a_grid() -> None:
    person, paper = seated(scripted("chs"))
    view = game(Pass(1), Pass(2), Bid(0, 18), PlayHand(0)).view(0)
    assert str(person.choose(view)) == "F declares CHS"
    lines = [line.split() for line in paper.asked[-1].split("\n")]
    assert ["hand", "schneider", "schwarz", "ouvert"] in lines
    assert ["grand", "17)", "96", "18)", "144", "19)", "192", "20)", "216"] in lines
    assert ["null", "21)", "35", "22)", "59"] in lines


def test_the_cards_from_the_skat_are_marked() -> None:
    person, paper = seated(scripted("d8 dq"))
    assert str(person.choose(game(Pass(1), Pass(2), Bid(0, 18), TakeSkat(0)).view(0))) == "F lays D8 DQ"
    numbers = next(line for line in paper.asked[-1].split("\n") if line.startswith("  1 "))
    assert numbers.split()[9:] == ["10*", "11*", "12"]


def test_refusals_help_and_the_last_trick_leave_the_question_open() -> None:
    answers = "ca", "x", "", "l", "?", "", "s", "", "hk"
    person, paper = seated(scripted(*answers), number=3)  # the person is middlehand
    person.desk.sheet = lambda: ["the sheet"]
    made = playing("C")
    for seat, card in enumerate(("D7", "DA", "D9")):
        made = made.apply(Play(seat, Card.parse(card)))
    assert person.choose(made.view(1)) == Play(1, Card.parse("HK"))
    lines = [text.split("\n") for text in paper.asked]
    asked = "You lead. (such as H7, or its number)"
    assert [text[-1] for text in lines] == [asked, asked, asked, asked, asked, "", asked, "", asked]
    assert lines[1][-2] == "! You do not hold the ace of clubs: choose from the cards in your hand."
    assert lines[2][-2] == "! “x” is not a card such as H7, nor the number of a card in your hand."
    assert lines[3][-2] == "Please type an answer; ? helps."
    assert lines[4][-2] == "Last trick: Otto ♦7, you ♦A, Anna ♦9: you take it."
    assert lines[5][0].startswith("You must follow")
    assert lines[7] == ["the sheet", ""]
    assert lines[8] == lines[6] == lines[0]


def test_giving_up_wants_a_second_word() -> None:
    person, paper = seated(scripted("give up", "", "give up", "y"))
    assert person.choose(playing("C").view(0)) == Surrender(0)
    assert sum("really give up" in text for text in paper.asked) == 2


def test_before_somebody_else_leads_the_declarer_may_still_give_up() -> None:
    """Forehand leads and the person declares as rearhand; the right of 10.1 ends with the first card."""
    made = game(Pass(1), Bid(2, 18), Pass(0), TakeSkat(2), Discard(2, Hand.parse("D8 DQ")))
    made = made.apply(Declare(2, made.state.rules.contract("D")))
    person, paper = seated(scripted(""), number=2)
    assert person.interject(made.view(2)) is None
    assert "Anna leads. (Enter = go on, or: give up)" in paper.asked[-1]
    person, _ = seated(scripted("x", "g", "y"), number=2)
    assert person.interject(made.view(2)) == Surrender(2)


def test_a_defender_is_not_held_up_before_a_lead() -> None:
    person, paper = seated(scripted(), number=2)
    assert person.interject(playing("C", "isko").view(2)) is None
    assert paper.asked == []


def test_the_words_of_the_stricter_rules_are_offered_and_explained() -> None:
    person, paper = seated(scripted("?", "", "claim 2"))
    assert person.choose(playing("C", "isko").view(0)) == Claim(0, 2)
    told = " ".join(paper.asked[1].split())
    for words in (
        "give up: you concede",
        "claim: you lay your cards open",
        "raise and the letters",
        "G grand",
    ):
        assert words in told


def test_an_overbid_game_can_be_conceded() -> None:
    person, paper = seated(scripted("?", "", "overbid", "y"))
    assert person.choose(playing("D", bid=60).view(0)) == Concede(0)
    assert "cannot reach the bid" in paper.asked[1]


def test_a_defender_may_resign_and_answers_claims() -> None:
    made = playing("C", "isko").apply(Play(0, Card.parse("D7")))
    person, _ = seated(scripted("give up", "y"), number=3)
    assert person.choose(made.view(1)) == Resign(1)
    claimed = playing("C", "isko").apply(Claim(0, 9))
    person, paper = seated(scripted("n"), number=3)
    assert str(person.choose(claimed.view(1))) == "M refuses"
    assert "Otto claims 9 of the 10 tricks left. Do you accept? (y = yes, n = no)" in " ".join(
        paper.asked[-1].split("\n")
    )
    assert "♣J ♠J ♣A" in paper.asked[-1]  # the cards lie open


def test_an_open_hand_is_shown_as_long_as_it_lasts() -> None:
    made = playing("NO")
    lines = table_lines(seating(number=3), made.view(1))
    assert lines[-1] == "Otto open: ♣A ♣K ♣J ♣10 ♣9 ♠A ♠J ♥A ♥10 ♦7"
    assert "open" not in "\n".join(table_lines(seating(), made.view(0)))


def test_the_result_shows_the_cards_as_dealt_and_as_played() -> None:
    made = game(Pass(1), Pass(2), Bid(0, 18), TakeSkat(0), Discard(0, Hand.parse("D7 HT")))
    made = made.apply(Declare(0, made.state.rules.contract("C"))).apply(Surrender(0))
    assert outcome_lines(seating(), made.view(0).state, result(made)) == [
        "You lose clubs.",
        "The game was conceded by the declarer.",
        "Count: with 2, game 3, times 12 for clubs makes 36, lost 72.",
        "As dealt:",
        "  Me           ♣J ♠J ♣A ♣10 ♣K ♣9 ♠A ♥A ♥10 ♦7",
        "  Anna         ♥J ♣Q ♣8 ♠10 ♠K ♠9 ♥K ♥Q ♥8 ♦A",
        "  Otto         ♦J ♣7 ♠Q ♠8 ♠7 ♥9 ♥7 ♦10 ♦K ♦9",
        "  skat         ♦Q ♦8",
        "As played:",
        "  Me           ♣J ♠J ♣A ♣10 ♣K ♣9 ♠A ♥A ♦Q ♦8",
        "  discarded    ♥10 ♦7 (10)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_passed_out_has_a_result_too(lang: str) -> None:
    passed = game(Pass(1), Pass(2), Pass(0))
    lines = outcome_lines(seating(lang), passed.view(0).state, result(passed))
    assert len(lines) == 6


def test_closed_input_ends_the_sitting() -> None:
    desk, paper = desk_of(lambda text: "" if "begin" in text else None)
    host = Host(desk, Sitting.new(options("german")), NAMES[:3], Seed.parse("x"), None)
    assert host.run() is None
    assert paper.drawn[-1] == "Thank you for playing!"
