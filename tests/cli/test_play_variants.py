"""Every variant of section 17 at the table in the terminal: what is asked, told and shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cli.at_desk import FACE, Paper, desk_of
from cli.test_play_table import DEALT, NAMES, game, scripted, seating

from knekt.cards import Card, Hand, Seed
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.host import Host
from knekt.cli.table.skat.answers import Reader
from knekt.cli.table.skat.outcome import outcome_lines
from knekt.cli.table.skat.person import Person
from knekt.cli.table.skat.screen import table_lines, worth
from knekt.cli.table.skat.special_rounds import rounds_told
from knekt.engine import OptionValue
from knekt.sheet import SkatSitting
from knekt.skat import (
    Agree,
    Bid,
    Dealt,
    Declare,
    Discard,
    Exchange,
    Facts,
    Hold,
    Kontra,
    Offer,
    Options,
    Pass,
    PassOn,
    Play,
    PlayHand,
    PlayOn,
    Push,
    Resign,
    SkatGame,
    Surrender,
    TakeGift,
    TakeSkat,
    TakeUp,
    contracts,
    new_game,
    options,
    result,
)

KONTRA: dict[str, OptionValue] = {"kontra.enabled": True, "surrender.mode": "before_first_lead"}
GIFTS: dict[str, OptionValue] = {"schenken.enabled": True}
RAMSCH: dict[str, OptionValue] = {"ramsch.on_pass_out": "ramsch"}
SCHIEBER: dict[str, OptionValue] = {"ramsch.on_pass_out": "schieberramsch"}
REVOLUTION: dict[str, OptionValue] = {"revolution.enabled": True}


def seated(
    paper_answer: Callable[[str], str | None],
    number: int = 1,
    *,
    screens: bool = True,
    chosen: Options | None = None,
    rounds: str = "",
) -> tuple[Person, Paper]:
    """A desk with the person as forehand in deal 1, as rearhand in deal 2, as middlehand in deal 3."""
    desk, paper = desk_of(paper_answer, screens=screens)
    desk.sit_down(seating(number=number, chosen=chosen), None, (0, 0, 0), rounds)
    return Person(desk), paper


def playing(contract: str, wanted: dict[str, OptionValue], bid: int = 18) -> SkatGame:
    """A game that forehand plays: with pickup for 18, or for what middlehand has gone to."""
    made = game(Bid(1, bid), Hold(0), Pass(1), Pass(2), chosen=options("german", wanted))
    if "H" in contract[1:] or contract == "R":
        made = made.apply(PlayHand(0))
    else:
        made = made.apply(TakeSkat(0)).apply(Discard(0, Hand.parse("D8 DQ")))
    return made.apply(Declare(0, made.state.rules.contract(contract)))


def asked(paper: Paper) -> str:
    """The last question, in one line."""
    return " ".join(" ".join(paper.asked[-1].split("\n")).split())


def played(made: SkatGame, *cards: str) -> SkatGame:
    for card in cards:
        turn = made.turn
        assert turn is not None
        made = made.apply(Play(turn, Card.parse(card)))
    return made


# kontra


def test_a_defender_who_does_not_play_next_is_asked_for_kontra_once() -> None:
    view = played(playing("C", KONTRA), "D7").view(2)
    person, paper = seated(scripted(""), number=2)
    assert person.interject(view) is None
    assert asked(paper).endswith("Otto plays next. (Enter = go on, or: kontra)")
    assert person.interject(view) is None  # it cannot be said again
    assert len(paper.asked) == 1
    person, _ = seated(scripted("x", "Kontra"), number=2)
    assert person.interject(view) == Kontra(2, 1)


@pytest.mark.parametrize(
    ("timing", "after"), [("before_first_lead", 0), ("after_first_lead", 1), ("before_first_trick_turned", 3)]
)
def test_kontra_is_asked_for_where_the_chance_would_pass(timing: str, after: int) -> None:
    made = playing("C", {**KONTRA, "kontra.timing": timing})
    if timing == "before_first_lead":
        made = made.apply(PlayOn(0))
    person, paper = seated(scripted(""), number=2)
    for card in ("D7", "DA", "D9", "HK"):
        if made.turn != 2:
            person.interject(made.view(2))
        assert len(paper.asked) == (made.state.cards_played >= after), card
        made = played(made, card)


def test_who_has_the_turn_may_say_kontra_beside_the_card() -> None:
    view = played(playing("C", KONTRA), "D7").view(1)
    person, paper = seated(scripted("?", "", "kontra"), number=3)
    assert person.choose(view) == Kontra(1, 1)
    assert "You may also say: kontra" in paper.asked[0]
    assert "kontra: you double what the game counts" in paper.asked[1]


def test_re_is_asked_for_at_once_and_the_table_shows_what_was_said() -> None:
    made = played(playing("C", KONTRA), "D7").apply(Kontra(2, 1))
    person, paper = seated(scripted("re"))
    assert person.interject(made.view(0)) == Kontra(0, 2)
    assert "Otto says kontra: the game counts ×2." in paper.asked[-1]
    assert asked(paper).endswith("Anna plays next. (Enter = go on, or: re)")
    made = made.apply(Kontra(0, 2))
    assert "You play clubs, bid 18. It counts ×4: re." in table_lines(seating(), made.view(0))


def test_the_fifth_doubling_has_a_word_too() -> None:
    made = played(playing("C", {**KONTRA, "kontra.max": "unlimited"}), "D7")
    for level, seat in enumerate((1, 0, 1, 0), start=1):
        made = made.apply(Kontra(seat, level))
    person, paper = seated(scripted("double"), number=3)
    assert person.choose(made.view(1)) == Kontra(1, 5)
    assert "You may also say: double" in paper.asked[-1]
    assert "It counts ×16: hirsch." in paper.asked[-1]


def test_a_kontra_that_may_not_be_said_is_refused_with_the_reason() -> None:
    made = played(playing("C", {**KONTRA, "kontra.only_bidders": True}), "D7", "DA")
    person, paper = seated(scripted("kontra", "d9"), number=2)
    assert person.choose(made.view(2)) == Play(2, Card.parse("D9"))
    assert paper.asked[-1].count("! ") == 1


def test_before_any_kontra_the_declarer_says_whether_to_play() -> None:
    made = playing("C", {**KONTRA, "kontra.timing": "before_first_lead"})
    person, paper = seated(scripted("x", ""))
    assert person.choose(made.view(0)) == PlayOn(0)
    assert asked(paper).endswith("Do you play this game? (Enter = play, or: give up)")
    person, paper = seated(scripted("give up", "", "give up", "y"))
    assert person.choose(made.view(0)) == Surrender(0)
    assert sum("really give up" in text for text in paper.asked) == 2
    person, paper = seated(scripted("kontra"), number=3)
    assert person.interject(made.apply(PlayOn(0)).view(1)) == Kontra(1, 1)
    assert "Otto plays on." in paper.asked[-1]


# gifts


def test_a_defender_may_ask_the_partner_to_make_a_gift() -> None:
    made = played(playing("G", GIFTS), "D7")
    person, paper = seated(scripted("?", "", "gift"), number=3)
    assert person.choose(made.view(1)) == Offer(1, "game")
    assert "gift: you ask your partner" in paper.asked[1]
    person, _ = seated(scripted(), number=2)
    assert person.interject(made.view(2)) is None  # there is still time for that


def test_the_partner_agrees_or_not() -> None:
    made = played(playing("G", GIFTS), "D7").apply(Offer(1, "game"))
    person, paper = seated(scripted("y"), number=2)
    assert person.choose(made.view(2)) == Agree(2, True)
    assert "Otto wants to make a gift of the game." in paper.asked[-1]
    assert "Your partner wants to make a gift of the game. Do you agree? (y = yes, n = no)" in asked(paper)
    person, _ = seated(scripted("", "no"), number=2)
    assert person.choose(made.view(2)) == Agree(2, False)


def test_the_declarer_hears_what_a_gift_is_worth() -> None:
    made = played(playing("G", GIFTS), "D7").apply(Offer(1, "game")).apply(Agree(2, True))
    person, paper = seated(scripted("n"))
    assert person.choose(made.view(0)) == TakeGift(0, False)
    assert "If you take it: won, 72." in asked(paper)
    assert "must win with schneider (90 card points): then 120, otherwise lost." in asked(paper)
    assert asked(paper).endswith(
        "The defenders offer you the game as a gift. Do you take it? (y = yes, n = no)"
    )
    made = made.apply(TakeGift(0, False))
    assert "It must be won" not in paper.asked[-1]
    assert any("A gift was declined: it must be won with schneider." in line for line in shown(made, 0))
    made = made.apply(Offer(2, "schneider")).apply(Agree(1, True))
    person, paper = seated(scripted("y"))
    assert person.choose(made.view(0)) == TakeGift(0, True)
    assert "If you take it: won, 120." in asked(paper)
    assert "must win with schwarz (every trick): then 168, otherwise lost." in asked(paper)
    over = made.apply(TakeGift(0, True))
    assert outcome_lines(seating(), over.view(0).state, result(over.state))[:4] == [
        "You win grand.",
        "The game was given to the declarer as a gift.",
        "Count: with 2, game 3, gift declined 4, schneider 5, times 24 for grand makes",
        "  120.",
    ]


def shown(made: SkatGame, seat: int) -> list[str]:
    return table_lines(seating(), made.view(seat))


def test_a_gift_that_would_lose_is_warned_of() -> None:
    """Clubs with 2 are worth 36 when simply won; taken as a gift, they are overbid at 40 (17.3)."""
    made = played(playing("C", GIFTS, bid=40), "D7").apply(Offer(1, "game")).apply(Agree(2, True))
    person, paper = seated(scripted("y"))
    assert person.choose(made.view(0)) == TakeGift(0, True)
    assert "! If you take it, the game is lost as overbid: −96." in asked(paper)
    assert "would not be worth your bid of 40" in asked(paper)


def test_the_jacks_of_the_skat_count_in_what_a_gift_is_worth() -> None:
    """Forehand holds the second jack and finds the first in the skat: with 2, and not without 1."""
    _, middlehand, rearhand = DEALT.hands
    found = Dealt((Hand.parse("D8 SJ CA CT CK C9 HA HT SA D7"), middlehand, rearhand), Hand.parse("CJ DQ"))
    made = new_game(options("german", GIFTS), found)
    for action in (Pass(1), Pass(2), Bid(0, 18), TakeSkat(0), Discard(0, Hand.parse("D8 DQ"))):
        made = made.apply(action)
    made = played(made.apply(Declare(0, made.state.rules.contract("G"))), "D7")
    person, paper = seated(scripted("y"))
    person.choose(made.apply(Offer(1, "game")).apply(Agree(2, True)).view(0))
    assert "If you take it: won, 72." in asked(paper)


def test_a_german_defender_still_gives_up_with_the_same_word() -> None:
    """`schenken` is a gift where gifts are played, and giving up where they are not."""
    reader = Reader(Speaker("de"), Faces(Speaker("de")))
    for wanted, due in (
        ({**GIFTS, "play.defender_concede": "single"}, Offer(1, "game")),
        ({"play.defender_concede": "single"}, Resign(1)),
    ):
        view = played(playing("C", wanted), "D7").view(1)  # type: ignore[arg-type]
        assert reader.beside(view, 1, "schenken") == due


# ramsch


def test_three_passes_make_a_ramsch() -> None:
    made = game(Pass(1), Pass(2), Pass(0), chosen=options("german", RAMSCH))
    person, paper = seated(scripted("?", "", "1"), screens=False)
    assert isinstance(person.choose(made.view(0)), Play)
    assert "Everybody has passed, so it is a ramsch" in paper.asked[0]
    assert "the jacks are the only trumps" in paper.asked[1]
    lines = shown(made, 0)
    assert lines[1].split() == ["no", "tricks"] * 3
    assert lines[-1] == "Ramsch: whoever takes the most card points loses."


def test_the_two_cards_are_taken_up_or_passed_on() -> None:
    made = game(Pass(1), Pass(2), Pass(0), chosen=options("german", SCHIEBER))
    for typed, due in (("", TakeUp(0)), ("t", TakeUp(0)), ("p", PassOn(0)), ("pass on", PassOn(0))):
        person, paper = seated(scripted("x", typed))
        assert person.choose(made.view(0)) == due
        assert asked(paper).endswith("or pass them on unseen? (Enter = pick up, p = pass on unseen, ×2)")
    made = made.apply(PassOn(0))
    person, paper = seated(scripted(""), number=3)
    assert person.choose(made.view(1)) == TakeUp(1)
    assert "Otto passes the two cards on unseen: it counts double." in paper.asked[-1]
    assert "Passed on unseen: ×2." in paper.asked[-1]
    assert "Pick up the two cards, or pass them on unseen?" in paper.asked[-1]


def test_two_cards_are_pushed_but_no_jack() -> None:
    made = game(Pass(1), Pass(2), Pass(0), TakeUp(0), chosen=options("german", SCHIEBER))
    person, paper = seated(scripted("cj d7", "1 2", "d8 d7"))
    assert person.choose(made.view(0)) == Push(0, Hand.parse("D8 D7"))
    assert "no jacks" in paper.asked[0]
    assert "! " in paper.asked[1] and "! " in paper.asked[2]
    numbers = next(line for line in paper.asked[0].split("\n") if line.startswith("  - "))
    assert numbers.split()[:3] == ["-", "-", "3"]
    assert numbers.count("*") == 2
    made = made.apply(Push(0, Hand.parse("D8 D7")))
    person, paper = seated(scripted(""), number=3, screens=False)
    assert person.choose(made.view(1)) == TakeUp(1)
    assert "Otto passes two cards on." in paper.asked[-1]
    assert not FACE.search(paper.asked[-1].split("Your cards")[0])
    made = made.apply(TakeUp(1)).apply(Push(1, Hand.parse("D8 D7"))).apply(TakeUp(2))
    person, paper = seated(scripted("d8 d7"), number=2)
    assert person.choose(made.view(2)) == Push(2, Hand.parse("D8 D7"))
    assert "Discard two cards." in paper.asked[-1]


def marched(made: SkatGame) -> SkatGame:
    """The game to its end, with every trick for the lowest seat that can take it."""
    while not made.is_over:
        turn = made.turn
        assert turn is not None
        made = made.apply(next(action for ask in made.asks[turn] for action in ask.singles()))
    return made


def test_the_result_of_a_ramsch() -> None:
    chosen = options("german", SCHIEBER)
    made = game(Pass(1), Pass(2), Pass(0), PassOn(0), PassOn(1), TakeUp(2), chosen=chosen)
    over = marched(made.apply(Push(2, Hand.parse("D9 DK"))))
    lines = outcome_lines(seating(), over.view(0).state, result(over.state))
    assert lines[0] == "You lose the ramsch."
    assert lines[1].startswith("Card points with the skat: Me ")
    points = int(lines[1].split()[6])
    count = next(line for line in lines if line.startswith("Count: "))
    assert f"ramsch {points}, " in count and count.endswith(
        f"passed on unseen {-min(result(over.state).totals)}."
    )
    assert lines[lines.index("As played:") + 1 :] == [
        "  Otto         ♦J ♣7 ♠Q ♠8 ♠7 ♥9 ♥7 ♦10 ♦Q ♦8",
        "  discarded    ♦K ♦9 (4)",
    ]


# spitzen and revolution


def test_spitzen_are_told_of_once_and_typed_after_the_game() -> None:
    chosen = options("german", {"spitzen.enabled": True})
    made = game(Pass(1), Pass(2), Bid(0, 18), TakeSkat(0), Discard(0, Hand.parse("HT HA")), chosen=chosen)
    for typed in ("d2", "D 2", "♦2", "diamonds 2", "diamonds, 2 spitzen"):
        person, paper = seated(scripted(typed))
        assert str(person.choose(made.view(0))) == "F declares D2", typed
    games = [
        line.split()[:3] for line in paper.asked[-1].split("\n") if line.startswith(" ") and "bid" in line
    ]
    assert [name for _, name, _ in games] == [
        "diamonds",
        "hearts",
        "spades",
        "clubs",
        "grand",
        "null",
        "null",
    ]
    assert "Spitzen, each counting 1 more: ♦1–2 (" in paper.asked[-1] and "such as D2)" in paper.asked[-1]
    bidding = game(chosen=chosen)
    assert "♦ 27, ♥ 30, ♠ 33, ♣ 36, grand 72" in worth(seating(), bidding.view(0), bidding.state.hand(0))
    person, paper = seated(scripted("c1", "3"))
    assert str(person.choose(made.view(0))) == "F declares S"
    assert "! For so many spitzen you need the" in paper.asked[-1]
    declared = made.apply(Declare(0, made.state.rules.contract("D2")))
    assert "You play diamonds, 2 spitzen, bid 18." in shown(declared, 0)


def test_revolution_stands_among_the_hand_games() -> None:
    chosen = options("german", {"revolution.enabled": True, "spitzen.enabled": True})
    view = game(Pass(1), Pass(2), Bid(0, 18), PlayHand(0), chosen=chosen).view(0)
    for typed in ("r", "Revolution", "23"):
        person, paper = seated(scripted(typed))
        assert str(person.choose(view)) == "F declares R", typed
    assert ["revolution", "23)", "92"] in [line.split() for line in paper.asked[-1].split("\n")]
    person, _ = seated(scripted("n"))
    assert str(person.choose(view)) == "F declares NH"


def test_the_cards_that_change_hands_in_a_revolution() -> None:
    view = playing("R", REVOLUTION).view(1)
    both = Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA")
    for typed, due in (
        ("", both),
        ("da d9", both - Hand.parse("DA") | Hand.parse("D9")),
        ("hk ♥7, da + d9", both - Hand.parse("HK DA") | Hand.parse("H7 D9")),
        ("1 11", both - Hand.parse("CQ") | Hand.parse("C7")),
    ):
        person, paper = seated(scripted(typed), number=3)
        assert person.choose(view) == Exchange(1, due), typed
    for wrong in ("da", "da hk d9", "d9", "ca da"):
        person, paper = seated(scripted(wrong, ""), number=3)
        assert person.choose(view) == Exchange(1, both)
        assert f"! “{wrong}” is not a choice of cards of yours" in paper.asked[-1]
    assert "Otto open: ♣A ♣K ♣J" in paper.asked[-1]  # the declarer's hand lies face up
    lines = paper.asked[-1].split("\n")
    place = lines.index("Anna holds:")
    assert lines[place + 1].split()[0] == "11"
    assert lines[place + 2].split()[0] == "♣7"
    assert asked(paper).endswith("Which cards do you swap with Anna? (such as 1 2 11 12; Enter = none)")


def test_the_partner_agrees_to_an_exchange_and_sees_the_hands() -> None:
    made = playing("R", REVOLUTION).apply(Exchange(1, Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 D9")))
    person, paper = seated(scripted("y"), number=2, screens=False)
    assert person.choose(made.view(2)) == Agree(2, True)
    assert "Otto would give you ♦A for your ♦9." in paper.asked[-1]
    assert "Otto proposes this exchange. Do you agree? (y = yes, n = no)" in paper.asked[-1]
    agreed = made.apply(Agree(2, True))
    lines = table_lines(seating(number=2), agreed.view(2))
    assert lines[-1] == "Otto holds: ♣Q ♣8 ♠K ♠10 ♠9 ♥K ♥Q ♥J ♥8 ♦9"
    person, paper = seated(scripted("1"), number=1, screens=False)
    person.choose(agreed.view(0))
    assert "Anna and Otto look at each other’s cards." in paper.asked[-1]
    assert "Anna tells Otto how to share out their cards." in paper.asked[-1]
    assert not set(FACE.findall(paper.asked[-1])) & {"♦9", "♦10", "♥K"}
    refused = made.apply(Agree(2, False))
    person, paper = seated(scripted(""), number=2, screens=False)
    assert isinstance(person.choose(refused.view(2)), Exchange)
    own = refused.apply(Exchange(2, refused.state.hand(2))).apply(Agree(1, False))
    person, paper = seated(scripted("1"), number=1, screens=False)
    person.choose(own.view(0))
    assert "The hands stay as they are." in paper.asked[-1]


def test_the_result_of_a_revolution_shows_what_was_exchanged() -> None:
    made = playing("R", REVOLUTION).apply(Exchange(1, Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 D9")))
    over = marched(made.apply(Agree(2, True)))
    lines = outcome_lines(seating(), over.view(0).state, result(over.state))
    assert lines[0] == "You lose revolution."
    assert "Count: revolution 92, lost 184." in lines
    assert [line.split()[0] for line in lines[lines.index("As played:") + 1 :]] == ["Anna", "Otto"]


# rounds


def test_a_bock_round_is_announced_and_stands_over_the_table() -> None:
    chosen = options("german", {"bock.enabled": True, "bock.triggers": ("last_round",), "session.deals": 4})
    sitting = SkatSitting.new(chosen)
    texts: list[str] = []

    def answer(text: str) -> str | None:
        texts.append(text)
        return None if len(texts) > 60 else "p" if "p = " in text.split("\n")[-1] else ""

    desk, paper = desk_of(answer)
    host = Host(desk, sitting.enter(None, None), NAMES[:3], Seed.parse("bock"), None)
    host.run()
    at_table = [text for text in paper.drawn if text.startswith("Deal 2 of 4")]
    assert at_table and all("── bock ×2, 2 more deals ───" in text for text in at_table)
    assert any("A bock deal: everything counts ×2." in text for text in at_table)


def test_what_comes_next_is_told_with_the_result() -> None:
    chosen = options("club", {"session.rounds": 12})
    table = SkatSitting.new(chosen)
    known = contracts(chosen)
    assert rounds_told(Speaker("en"), table) == ""
    table = table.enter(0, Facts(known["GH"], 2, 70, 7, 24))
    assert rounds_told(Speaker("en"), table) == "bock ×2, 2 more deals, then 3 deals of schieberramsch"
    assert rounds_told(Speaker("de"), table) == "Bock ×2, noch 2 Spiele, danach 3 Spiele Schieberamsch"


def test_doubts_about_the_rules_are_told_at_the_greeting() -> None:
    chosen = options("german", {"kontra.enabled": True})
    desk, paper = desk_of(lambda text: None)
    Host(desk, SkatSitting.new(chosen), NAMES[:3], Seed.parse("x"), None).run()
    assert "! With surrender.mode=document" in paper.asked[0]
