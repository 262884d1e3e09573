"""One step after another: corrections, the end of the time, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from knekt.cards import Seed
from knekt.engine import TABLE as THE_TABLE
from knekt.errors import KnektError
from knekt.sheet import (
    Corrected,
    Entered,
    Seated,
    SheetRow,
    SkatSitting,
    SkatTerms,
    TimeUp,
    tournament,
)
from knekt.skat import (
    Bid,
    Dealt,
    Ending,
    Facts,
    Pass,
    Stop,
    contracts,
    options,
    rules,
)

GERMAN = options("german")
D27 = Facts(contracts(GERMAN)["D"], matadors=2, points=70, tricks=6, bid=18)
LOST_H80 = Facts(contracts(GERMAN)["H"], matadors=3, points=50, tricks=5, bid=18)


def dealt(number: int) -> Dealt:
    return Dealt.from_seed(Seed.parse(f"sitting {number}"))


def passed_out(sitting: SkatSitting) -> SkatSitting:
    sitting = sitting.begin(dealt(len(sitting.rows)))
    for seat in (1, 2, 0):
        sitting = sitting.apply(Pass(seat))
    return sitting


def code_of(refused: pytest.ExceptionInfo[KnektError]) -> str:
    assert refused.value.message.id == f"error-{refused.value.code}"
    return refused.value.code


@pytest.mark.parametrize(("preset", "bock"), [("german", 1), ("pub", 2)])
def test_a_seed_deals_every_deal_on_its_terms(preset: str, bock: int) -> None:
    seed, sitting = Seed.parse("friday night"), SkatSitting.new(options(preset))
    made = rules(sitting.options)
    begun = sitting.dealt(seed)
    assert begun == sitting.begin(made.dealt(seed.derive("deal 1"))) and begun.is_running
    later = sitting.enter(0, Facts(made.contracts["G"], 4, 50, 5, 18))  # worth more than 100
    assert later.dealt(seed).log[-1] == replace(made.dealt(seed.derive("deal 2")), bock=bock)
    with pytest.raises(KnektError, match="a deal is running"):
        begun.dealt(seed)


def test_skat_7_2_the_first_forehand_is_player_0_unless_drawn_otherwise() -> None:
    assert SkatSitting.new(GERMAN).terms == SkatTerms(1, 2, (0, 1, 2), None)
    four = options("german", {"players": 4})
    assert SkatSitting.new(four).terms == SkatTerms(1, 3, (0, 1, 2), 3)
    assert SkatSitting.new(four, 1).terms == SkatTerms(1, 1, (2, 3, 0), 1)
    assert SkatSitting.new(four, 1).log == (Seated(1),)
    for wrong in (-1, 3):
        with pytest.raises(KnektError) as refused:
            SkatSitting.new(GERMAN, wrong)
        assert code_of(refused) == "no-such-player"


def test_skat_8_5_passed_out_and_void_deals_are_nobodys_games() -> None:
    sitting = passed_out(SkatSitting.new(options("isko")))
    sitting = sitting.begin(dealt(1)).apply(Bid(1, 18)).apply(Stop(THE_TABLE, Ending.VOID))
    sitting = sitting.enter(None, None)
    assert [row.result.ending for row in sitting.rows] == [
        Ending.PASSED_OUT,
        Ending.VOID,
        Ending.PASSED_OUT,
    ]
    assert [(row.declarer, row.score, row.totals) for row in sitting.rows] == [(None, 0, (0, 0, 0))] * 3
    assert [row.dealer for row in sitting.rows] == [2, 0, 1]
    assert all(each.final == 0 for each in tournament(sitting.options, sitting.rows, 3))


def test_skat_15_4_each_row_carries_its_count() -> None:
    row = SkatSitting.new(GERMAN).enter(0, D27).rows[0]
    assert row.result.score is not None
    assert [line.message.id for line in row.result.score.lines] == ["count-with", "count-game", "count-times"]


def test_a_correction_changes_totals_and_tournament_scores() -> None:
    isko = options("isko")
    sitting = SkatSitting.new(isko).enter(0, D27).enter(1, D27).enter(None, None)
    before = tournament(isko, sitting.rows, 3)
    assert [(each.won, each.lost) for each in before] == [(1, 0), (0, 0), (1, 0)]
    corrected = sitting.correct(1, 1, LOST_H80, "  the wrong\n player ")
    assert corrected.totals == (0, -80, 27)
    assert [row.totals for row in corrected.rows] == [(0, -80, 0), (0, -80, 27), (0, -80, 27)]
    after = tournament(isko, corrected.rows, 3)
    assert [(each.won, each.lost, each.others_lost) for each in after] == [(0, 0, 1), (0, 1, 0), (1, 0, 1)]
    assert [each.final for each in after] == [40, -130, 117]
    assert corrected.log == (*sitting.log, Corrected(1, 1, LOST_H80, "the wrong player"))
    assert Entered(0, D27) in corrected.log
    assert [row.reason for row in corrected.rows] == ["the wrong player", None, None]
    again = corrected.correct(2, 0, D27, "seat").correct(1, None, None, "nobody played")
    assert again.totals == (0, 27, 0)
    assert [row.reason for row in again.rows] == ["nobody played", "seat", None]
    assert [row.dealer for row in again.rows] == [2, 0, 1]


def test_a_correction_while_a_deal_is_running() -> None:
    sitting = SkatSitting.new(GERMAN).enter(0, D27).begin(dealt(3)).correct(1, 2, D27, "seat")
    assert sitting.is_running
    assert sitting.totals == (0, 0, 27)
    for seat in (1, 2, 0):
        sitting = sitting.apply(Pass(seat))
    assert [row.totals for row in sitting.rows] == [(0, 0, 27), (0, 0, 27)]
    assert SkatSitting.retrace(GERMAN, sitting.log) == SkatSitting.replay(GERMAN, sitting.log) == sitting


@pytest.mark.parametrize(
    ("time_end", "done", "running", "last"),
    [
        ("complete_round", 0, False, 0),
        ("complete_round", 0, True, 3),
        ("complete_round", 1, False, 3),
        ("complete_round", 2, True, 3),
        ("complete_round", 3, False, 3),
        ("complete_round", 3, True, 6),
        ("complete_deal", 0, True, 1),
        ("complete_deal", 1, False, 1),
        ("complete_deal", 1, True, 2),
    ],
)
def test_skat_16_1_time_up(time_end: str, done: int, running: bool, last: int) -> None:
    sitting = SkatSitting.new(options("german", {"session.time_end": time_end}))
    for _ in range(done):
        sitting = sitting.enter(None, None)
    if running:
        sitting = sitting.begin(dealt(9))
    assert sitting.last is None
    sitting = sitting.time_up()
    assert sitting.last == last
    if running:
        assert not sitting.is_over
        for seat in (1, 2, 0):
            sitting = sitting.apply(Pass(seat))
    while not sitting.is_over:
        sitting = passed_out(sitting)
    assert len(sitting.rows) == last
    assert SkatSitting.retrace(sitting.options, sitting.log) == sitting


def test_skat_16_1_time_up_never_makes_a_sitting_longer() -> None:
    sitting = SkatSitting.new(options("german", {"session.deals": 4, "players": 3}))
    for _ in range(3):
        sitting = sitting.enter(None, None)
    sitting = sitting.begin(dealt(1)).time_up()
    assert sitting.last == 4
    with pytest.raises(KnektError) as refused:
        sitting.time_up()
    assert code_of(refused) == "time-is-up"


@pytest.mark.parametrize(
    ("session", "players", "last"),
    [
        ({"session.deals": 5}, 4, 5),
        ({"session.rounds": 2}, 3, 6),
        ({"session.rounds": 2}, 4, 8),
        ({}, 4, None),
    ],
)
def test_skat_7_3_length_in_deals_or_rounds(session: dict[str, int], players: int, last: int | None) -> None:
    sitting = SkatSitting.new(options("german", {"players": players, **session}))
    assert sitting.last == last
    for _ in range(9 if last is None else last):
        assert not sitting.is_over
        sitting = sitting.enter(None, None)
    assert sitting.is_over == (last is not None)


def test_nothing_happens_after_the_end() -> None:
    over = SkatSitting.new(options("german", {"session.deals": 1})).enter(0, D27)
    attempts: list[Callable[[], SkatSitting]] = [
        lambda: over.begin(dealt(1)),
        lambda: over.enter(None, None),
        lambda: over.apply(Pass(1)),
        over.time_up,
    ]
    for attempt in attempts:
        with pytest.raises(KnektError) as refused:
            attempt()
        assert code_of(refused) == "sitting-is-over"
    assert over.terms is None


def test_the_last_row_can_be_corrected_after_the_end() -> None:
    over = SkatSitting.new(options("german", {"session.deals": 1})).enter(0, D27)
    corrected = over.correct(1, None, None, "passed out after all")
    assert corrected.is_over
    assert corrected.totals == (0, 0, 0)


def test_what_is_illegal_at_the_wrong_time() -> None:
    between = SkatSitting.new(GERMAN).enter(0, D27)
    running = between.begin(dealt(1))
    attempts: list[tuple[str, Callable[[], SkatSitting]]] = [
        ("deal-is-running", lambda: running.begin(dealt(2))),
        ("deal-is-running", lambda: running.enter(None, None)),
        ("no-deal-is-running", lambda: between.apply(Pass(1))),
        ("no-deal-is-running", lambda: passed_out(between).apply(Pass(1))),
        ("no-such-row", lambda: running.correct(2, None, None, "not yet written")),
        ("no-such-row", lambda: running.correct(0, None, None, "none")),
        ("reason-missing", lambda: running.correct(1, None, None, " ")),
        ("nothing-dealt", lambda: between.begin(TimeUp())),
        ("no-such-seat", lambda: between.enter(3, D27)),
        ("no-such-seat", lambda: between.correct(1, -1, D27, "seat")),
        ("declarer-and-game", lambda: between.enter(None, D27)),
        ("declarer-and-game", lambda: between.enter(0, None)),
        ("facts-points", lambda: between.enter(0, Facts(D27.contract, 1, points=130, tricks=9))),
        ("facts-matadors", lambda: between.correct(1, 0, Facts(D27.contract, 12), "twelve")),
        ("not-your-turn", lambda: running.apply(Pass(0))),
        ("question-is-closed", lambda: running.apply(Pass(1), "card-3")),
    ]
    for code, attempt in attempts:
        with pytest.raises(KnektError) as refused:
            attempt()
        assert code_of(refused) == code


def test_a_row_is_a_plain_value() -> None:
    row = SkatSitting.new(GERMAN).enter(0, D27).rows[0]
    assert row == SheetRow(row.terms, 0, row.result, 27, (27, 0, 0))
    assert (row.number, row.dealer, row.charged) == (1, 2, (0,))
