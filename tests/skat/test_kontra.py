"""Kontra and its answers (17.1), and tables where nobody surrenders (17.2)."""

from __future__ import annotations

from typing import Any

import pytest
from skat.table import (
    DEAL,
    FIRST_CARDS,
    after,
    ask_ids,
    bid_by,
    declared,
    passed_out,
    play,
    played_out,
    refused,
    spoken,
    total,
)

from knekt.cards import Card, Hand
from knekt.engine import Action
from knekt.errors import Reason
from knekt.skat import (
    Bid,
    Concede,
    Declare,
    Discard,
    Ending,
    Hold,
    Kontra,
    KontraSaid,
    Pass,
    Play,
    PlayOn,
    SkatGame,
    Surrender,
    TakeSkat,
    new_game,
    options,
    result,
)

ON: dict[str, Any] = {"kontra.enabled": True}
EARLY = ON | {"kontra.timing": "before_first_lead"}
LATE = ON | {"kontra.timing": "before_first_trick_turned"}
NOBODY_GIVES_UP = {"surrender.mode": "none"}


def grand(declarer: int = 0, **wanted: Any) -> SkatGame:
    """A grand after its first card, when kontra may be said at most tables."""
    named = {name.replace("__", "."): value for name, value in wanted.items()}
    return play(declared("G", declarer, wanted=ON | named), "CA")


def windows(game: SkatGame, seat: int) -> set[int]:
    """The numbers of cards after which the seat may say kontra; the ask and `apply` must agree."""
    found = set()
    for number, card in enumerate([*FIRST_CARDS.split(), ""]):
        if "kontra" in ask_ids(game, seat):
            found.add(number)
            assert game.apply(Kontra(seat)).state.kontra == 1
        else:
            assert refused(game, Kontra(seat)) is Reason.NOT_NOW
        game = play(game, card)
    return found


@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.parametrize(
    ("timing", "window"),
    [
        ("after_first_lead", {1}),
        ("before_first_lead", {0}),
        ("before_first_trick_turned", {0, 1, 2, 3}),
    ],
)
def test_skat_17_1_when_kontra_may_be_said(declarer: int, timing: str, window: set[int]) -> None:
    game = declared("G", declarer, wanted=ON | NOBODY_GIVES_UP | {"kontra.timing": timing})
    for seat in range(3):
        assert windows(game, seat) == (set() if seat == declarer else window)


def test_skat_17_1_nobody_doubles_where_it_is_not_played() -> None:
    for seat in range(3):
        assert windows(declared("G"), seat) == set()


@pytest.mark.parametrize("seat", [1, 2])
def test_skat_17_1_not_before_the_declaration(seat: int) -> None:
    game = bid_by(0, wanted=EARLY | NOBODY_GIVES_UP)
    for each in (game, game.apply(TakeSkat(0)), after(game, TakeSkat(0), Discard(0, Hand.parse("DQ D8")))):
        assert refused(each, Kontra(seat)) is Reason.NOT_NOW


def test_skat_17_1_everybody_hears_it() -> None:
    game = grand().apply(Kontra(2))
    assert game.events[-1] == KontraSaid(2, 1)
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).state.kontra == 1


@pytest.mark.parametrize("seat", [1, 2])
def test_skat_17_1_only_one_kontra_in_a_deal(seat: int) -> None:
    game = grand(kontra__timing="before_first_trick_turned").apply(Kontra(seat))
    for each in (game, play(game, "CQ"), play(game, "CQ C7")):
        for defender in (1, 2):
            assert "kontra" not in ask_ids(each, defender)
            assert refused(each, Kontra(defender)) is Reason.NOT_NOW


SAID: tuple[Action, ...] = (Kontra(1), Kontra(0, 2), Kontra(2, 3), Kontra(0, 4), Kontra(1, 5), Kontra(0, 6))
NAMES = "kontra", "re", "supra", "hirsch", "doubled", "doubled"


@pytest.mark.parametrize(("most", "steps"), [(1, 1), (2, 2), (3, 3), (4, 4), ("unlimited", 6)])
def test_skat_17_1_how_often_the_sides_may_double(most: object, steps: int) -> None:
    game = grand(kontra__max=most)
    for level, action in enumerate(SAID[:steps], start=1):
        wrong = {0, 1, 2} - ({0} if level % 2 == 0 else {1, 2})
        for seat in wrong:
            assert refused(game, Kontra(seat, level)) is Reason.NOT_NOW
        for other in {*range(8)} - {level}:
            assert refused(game, Kontra(action.seat, other)) is Reason.NOT_NOW
        game = game.apply(action)
        assert game.state.kontra == level
    asked = [seat for seat in range(3) if "kontra" in ask_ids(game, seat)]
    assert asked == ([1, 2] if most == "unlimited" else [])
    if most != "unlimited":
        assert refused(game, SAID[steps]) is Reason.NOT_NOW
    game = play(game, "CQ")
    assert not any("kontra" in ask_ids(game, seat) for seat in range(3))
    done = played_out(game)
    found = result(done.state).score
    assert found is not None and found.won
    assert found.total == 2**steps * found.value
    said = [line for line in found.lines if line.step in NAMES]
    assert [(line.step, line.number) for line in said] == [
        (NAMES[step], 2 ** (step + 1) * found.value) for step in range(steps)
    ]
    assert [line.which for line in said if line.step == "doubled"] == [5, 6][: max(0, steps - 4)]


def test_skat_17_1_rekontra_is_the_most_by_default() -> None:
    assert options("german").kontra.max == 2


@pytest.mark.parametrize("seat", [1, 2])
def test_skat_17_1_either_defender_may_say_supra(seat: int) -> None:
    assert after(grand(kontra__max=3), Kontra(1), Kontra(0, 2), Kontra(seat, 3)).state.kontra == 3


@pytest.mark.parametrize("said", range(1, 4))
def test_skat_17_1_an_answer_comes_before_the_next_card(said: int) -> None:
    answers = SAID[:said]
    game = after(grand(kontra__max=4), *answers)
    assert "kontra" in ask_ids(game, SAID[said].seat)
    late = play(game, "CQ")
    assert "kontra" not in ask_ids(late, SAID[said].seat)
    assert refused(late, SAID[said]) is Reason.NOT_NOW


@pytest.mark.parametrize("cards", ["", "CQ", "CQ C7"])
def test_skat_17_1_an_answer_may_come_where_kontra_could(cards: str) -> None:
    game = play(grand(kontra__timing="before_first_trick_turned"), cards).apply(Kontra(1))
    assert game.apply(Kontra(0, 2)).state.kontra == 2
    assert refused(played_on(game), Kontra(0, 2)) is Reason.NOT_NOW


def played_on(game: SkatGame) -> SkatGame:
    """The game after one more card."""
    seat = game.turn
    assert seat is not None
    return game.apply(next(game.asks[seat][0].singles()))


AUCTIONS: dict[str, tuple[Action, ...]] = {
    # who plays alone, who has named a value, who has only said yes, who has only passed
    "F plays, M named, R passed": (Bid(1, 18), Hold(0), Pass(1), Pass(2)),
    "M plays, F held, R passed": (Bid(1, 18), Hold(0), Bid(1, 20), Pass(0), Pass(2)),
    "M plays, F passed, R named": (Bid(1, 18), Pass(0), Bid(2, 20), Hold(1), Pass(2)),
    "R plays, M held and named, F held": (
        Bid(1, 18), Hold(0), Bid(1, 20), Pass(0), Bid(2, 22), Hold(1), Bid(2, 23), Pass(1),
    ),
    "R plays, M passed, F held": (Pass(1), Bid(2, 18), Hold(0), Bid(2, 20), Pass(0)),
    "F plays after two passes": (Pass(1), Pass(2), Bid(0, 18)),
}  # fmt: skip


@pytest.mark.parametrize(
    ("auction", "definition", "may"),
    [
        ("F plays, M named, R passed", "named_or_held", {1}),
        ("F plays, M named, R passed", "named_only", {1}),
        ("M plays, F held, R passed", "named_or_held", {0}),
        ("M plays, F held, R passed", "named_only", set()),
        ("M plays, F passed, R named", "named_or_held", {2}),
        ("M plays, F passed, R named", "named_only", {2}),
        ("R plays, M held and named, F held", "named_or_held", {0, 1}),
        ("R plays, M held and named, F held", "named_only", {1}),
        ("R plays, M passed, F held", "named_or_held", {0}),
        ("R plays, M passed, F held", "named_only", set()),
        ("F plays after two passes", "named_or_held", set()),
        ("F plays after two passes", "named_only", set()),
    ],
)
def test_skat_17_1_only_bidders(auction: str, definition: str, may: set[int]) -> None:
    table = options("german", ON | {"kontra.only_bidders": True, "kontra.bidder_definition": definition})
    game = after(new_game(table, DEAL), *AUCTIONS[auction])
    declarer = game.state.declarer
    assert declarer is not None
    laid = Discard(declarer, Hand.parse("DQ D8"))
    game = after(game, TakeSkat(declarer), laid, Declare(declarer, game.rules.contract("G")))
    game = play(game, "CA")
    for seat in {0, 1, 2} - {declarer}:
        assert ("kontra" in ask_ids(game, seat)) is (seat in may)
        if seat not in may:
            assert refused(game, Kontra(seat)) is Reason.MUST_HAVE_BID


def test_skat_17_1_everybody_where_it_is_not_for_bidders_only() -> None:
    game = grand()  # rearhand has passed
    assert game.apply(Kontra(2)).state.kontra == 1


def test_skat_17_1_supra_is_not_for_bidders_only() -> None:
    game = after(grand(kontra__max=3, kontra__only_bidders=True), Kontra(1), Kontra(0, 2))
    assert game.apply(Kontra(2, 3)).state.kontra == 3


@pytest.mark.parametrize("timing", ["after_first_lead", "before_first_lead", "before_first_trick_turned"])
def test_skat_17_1_no_kontra_in_ramsch(timing: str) -> None:
    game = passed_out(ON | {"ramsch.on_pass_out": "ramsch", "kontra.timing": timing})
    for _ in range(5):
        for seat in range(3):
            assert "kontra" not in ask_ids(game, seat)
            assert refused(game, Kontra(seat)) is Reason.NOT_NOW
        game = played_on(game)


def test_skat_17_1_no_kontra_after_a_surrender() -> None:
    done = declared("G", wanted=EARLY).apply(Surrender(0))
    assert done.is_over and refused(done, Kontra(1)) is Reason.OVER


def test_skat_17_1_a_game_lost_with_kontra() -> None:
    game = played_out(play(declared("D", 2, wanted=ON), "CA").apply(Kontra(0)))
    found = result(game.state)
    assert found.score is not None and not found.score.won
    assert found.score.total == -4 * found.score.value
    assert [line.step for line in found.lines[-2:]] == ["kontra", "lost"]
    assert found.totals == (0, 0, found.score.total)


def test_skat_17_1_kontra_does_not_make_up_for_an_overbid() -> None:
    # diamonds with 2, game 3, schneider 4, 36; the bid is 44
    game = declared("D", bid=44, wanted=LATE)
    done = played_out(after(play(game, "CA"), Kontra(1), Kontra(0, 2)))
    found = result(done.state)
    assert found.facts is not None and found.facts.points >= 61
    assert found.score is not None and found.score.is_overbid
    assert spoken(found)[-5:] == ["times 36", "overbid 45", "kontra 90", "re 180", "lost 360"]


@pytest.mark.parametrize(("declarer", "amount"), [(2, 23 * 2), (0, -23 * 2 * 2)])
def test_skat_17_1_kontra_in_null(declarer: int, amount: int) -> None:
    game = play(declared("N", declarer, wanted=ON), "C9" if declarer else "CA")
    assert total(played_out(game.apply(Kontra(1)))) == amount


def test_skat_17_1_the_first_card_of_a_null_is_not_the_end_of_the_window() -> None:
    """A null that is lost with the first trick is over, so nobody can double it then."""
    game = play(declared("N", 0, wanted=LATE), "CA CQ")
    assert "kontra" in ask_ids(game, 2)
    done = play(game, "C7")
    assert done.is_over and refused(done, Kontra(2)) is Reason.OVER


@pytest.mark.parametrize(
    ("mode", "cards"),
    [("document", "CA CQ C7"), ("while_nine_cards", "CA"), ("while_nine_cards", "CA CQ C7")],
)
def test_skat_17_2_a_surrender_after_kontra_pays_double(mode: str, cards: str) -> None:
    game = declared("G", wanted=ON | {"surrender.mode": mode})
    game = play(game, "CA").apply(Kontra(1))
    game = play(game, cards.removeprefix("CA"))
    assert total(game.apply(Surrender(0))) == 2 * -2 * (2 + 1) * 24


def test_skat_17_2_a_surrender_before_the_lead_but_after_kontra_pays_double() -> None:
    game = after(declared("G", wanted=EARLY), PlayOn(0), Kontra(2))
    assert total(game.apply(Surrender(0))) == 2 * -2 * (2 + 1) * 24
    assert total(after(game, Kontra(0, 2), Surrender(0))) == 4 * -2 * (2 + 1) * 24


@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.parametrize("mode", ["document", "before_first_lead", "while_nine_cards"])
def test_skat_17_2_before_the_lead_the_declarer_is_asked_first(declarer: int, mode: str) -> None:
    game = declared("G", declarer, wanted=EARLY | {"surrender.mode": mode})
    assert set(game.asks) == {declarer} and game.turn == declarer
    (ask,) = game.asks[declarer]
    assert ask.must and set(ask.singles()) == {PlayOn(declarer), Surrender(declarer)}
    for seat in {0, 1, 2} - {declarer}:
        assert refused(game, Kontra(seat)) is Reason.NOT_NOW
        assert refused(game, PlayOn(seat)) is Reason.NOT_NOW
    assert refused(game, Play(0, Card.parse("CA"))) in (Reason.NOT_YOUR_TURN, Reason.NOT_NOW)
    assert game.apply(Surrender(declarer)).state.ending is Ending.SURRENDERED
    told = game.apply(PlayOn(declarer))
    assert [seat for seat in range(3) if "kontra" in ask_ids(told, seat)] == [
        seat for seat in range(3) if seat != declarer
    ]
    assert told.turn == 0 and refused(told, PlayOn(declarer)) is Reason.NOT_NOW


def test_skat_17_2_the_first_word_may_be_too_high_bid() -> None:
    game = declared("D", bid=46, wanted=EARLY)
    (ask,) = game.asks[0]
    assert set(ask.singles()) == {PlayOn(0), Surrender(0), Concede(0)}
    assert game.apply(Concede(0)).state.ending is Ending.OVERBID
    doubled = after(game, PlayOn(0), Kontra(1), Concede(0))
    assert total(doubled) == 2 * -2 * 54


@pytest.mark.parametrize(
    "wanted",
    [
        ON,
        LATE,
        EARLY | NOBODY_GIVES_UP,
        {"surrender.mode": "before_first_lead"},
        {"kontra.timing": "before_first_lead"},
    ],
)
def test_skat_17_2_there_is_no_such_question_where_nothing_hangs_on_it(wanted: dict[str, Any]) -> None:
    game = declared("G", 1, wanted=wanted)
    assert game.turn == 0 and ask_ids(game, 0)[0] == "card"
    assert refused(game, PlayOn(1)) is Reason.NOT_NOW


def test_skat_17_2_nobody_surrenders_and_10_5_is_off_too() -> None:
    wanted = NOBODY_GIVES_UP | EARLY | {"overbid.auto_concede": True}
    for named, bid in (("G", 18), ("D", 46), ("CH", 18), ("NO", 46)):
        game = declared(named, bid=bid, wanted=wanted)
        assert not game.is_over
        for each in (game, play(game, "CA"), play(game, "CA CQ")):
            assert not {"surrender", "concede"} & set(ask_ids(each, 0))
            assert refused(each, Surrender(0)) is Reason.NOT_NOW
            assert refused(each, Concede(0)) is Reason.NOT_NOW


def test_skat_9_9_what_has_been_doubled_is_not_raised() -> None:
    game = declared("CH", preset="isko", wanted=EARLY | NOBODY_GIVES_UP)
    higher = Declare(0, game.rules.contract("CHS"))
    assert "raise" in ask_ids(game, 0) and game.apply(higher).state.contract == higher.contract
    doubled = game.apply(Kontra(1))
    assert "raise" not in ask_ids(doubled, 0) and refused(doubled, higher) is Reason.NOT_NOW


def test_skat_9_9_the_first_word_may_be_a_raise_and_is_then_still_open() -> None:
    game = declared("CH", preset="isko", wanted=EARLY)
    assert ask_ids(game, 0) == ["play", "raise"]
    raised = game.apply(Declare(0, game.rules.contract("CHS")))
    assert set(raised.asks) == {0} and refused(raised, Kontra(1)) is Reason.NOT_NOW
    assert "kontra" in ask_ids(raised.apply(PlayOn(0)), 1)
