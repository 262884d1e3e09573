"""Bock and schieberramsch rounds: what brings them, and which deals they cover."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sheet.games import (
    GRAND_HAND,
    PLAIN,
    RAMSCH,
    SPLIT,
    after_deals,
    bock_table,
    dealt,
    next_deal,
    ramsch_deals,
)

from knekt.engine import TABLE as THE_TABLE
from knekt.engine import OptionValue
from knekt.errors import InvalidOption
from knekt.sheet import SkatSitting, fired, settlement, standing, tournament
from knekt.skat import (
    Ending,
    Facts,
    Options,
    Pass,
    Result,
    Stop,
    Trigger,
    contracts,
    options,
    ramsch_score,
    score,
)

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text()
)
LETTERS = {"hearts": "H", "grand": "G"}
FULL = bock_table(kontra__enabled=True, surrender__mode="none")
GAMES = contracts(FULL)


def vectors(name: str) -> list[Any]:
    return [pytest.param(each, id=each["id"]) for each in VECTORS[name]]


def result_of(chosen: Options, facts: Facts, bock: int = 1) -> Result:
    return Result(0, facts, score(chosen, facts, bock), Ending.PLAYED, bock=bock)


def game_of(event: dict[str, Any]) -> Facts:
    """A game of which all that is true which the vector says, and which is plain otherwise."""
    won = event["result"] == "won"
    points = event.get("card_points", 70 if won else 50)
    tricks = event.get("tricks", 6 if won else 5)
    wanted = LETTERS.get(event.get("contract", ""), "DHSCG")
    for contract in GAMES.values():
        if contract.is_null or contract.letter not in wanted or contract.said:
            continue
        if contract.row.hand != event.get("hand", False):
            continue
        for run in range(1, contract.most_matadors + 1):
            facts = Facts(contract, run, points, tricks, 18, kontra=event.get("kontra_level", 0))
            found = score(FULL, facts)
            if (found.value, found.won) == (event["game_value"], won):
                return facts
    raise AssertionError(event)


@pytest.mark.parametrize("vector", vectors("bock_triggers"))
def test_skat_17_4_triggers(vector: Any) -> None:
    facts = game_of(vector["event"])
    assert list(fired(FULL, result_of(FULL, facts))) == vector["triggers"]
    assert (SkatSitting.new(FULL).enter(0, facts).terms_of(2).bock == 2) == bool(vector["triggers"])


@pytest.mark.parametrize("vector", vectors("bock_queue"))
def test_skat_17_4_rounds_of_the_queue(vector: Any) -> None:
    chosen = bock_table(
        players=vector["table_size"],
        bock__stack=vector["stack"],
        special_rounds__mode=vector.get("special", "bock"),
    )
    sitting = after_deals(chosen, 12, vector["trigger_deals"])
    due = vector.get("expected_bock_factor") or dict.fromkeys(map(str, vector["expected_bock_deals"]), 2)
    assert {str(row.number): row.terms.bock for row in sitting.rows if row.terms.bock > 1} == due
    assert ramsch_deals(sitting) == vector.get("expected_schieberramsch_deals", [])
    for row in sitting.rows:
        plain = RAMSCH.points[0] + RAMSCH.skat if row.terms.schieberramsch else 18
        plain = 72 if row.number in vector["trigger_deals"] else plain
        assert abs(row.score) == plain * row.terms.bock


def facts_of(contract: str, points: int = 70, tricks: int = 6, **more: Any) -> Facts:
    run = 0 if GAMES[contract].is_null else 1
    return Facts(GAMES[contract], run, points, tricks, 18, **more)


@pytest.mark.parametrize(
    ("facts", "triggers"),
    [
        (facts_of("D"), []),
        (facts_of("G"), []),  # a grand, but not from the hand
        (facts_of("GH"), ["grand_hand_won"]),
        (facts_of("CH"), []),  # from the hand, but not a grand
        (facts_of("GHO", 120, 10), ["value_over_100", "grand_hand_won"]),
        (facts_of("GHS", 80), ["value_over_100"]),  # 5 × 24, lost: schneider was announced
        (facts_of("H", 60), ["split_60_60"]),
        (facts_of("N", 60, 1), []),  # the points of a null do not matter
        (facts_of("N", 0, 0), []),
        (facts_of("H", 30, 3), ["declarer_schneider"]),
        (facts_of("H", 31, 3), []),
        (facts_of("H", 4, 0), ["declarer_schneider"]),  # schwarz
        (facts_of("H", 0, 0, given_up=True), []),  # nobody counted
        (facts_of("H", 60, 6, given_up=True), []),
        (facts_of("H", 20, 3, kontra=1), ["kontra_lost", "declarer_schneider"]),
        (facts_of("N", 0, 1, kontra=2), ["kontra_lost", "rekontra"]),
        (facts_of("H", 0, 0, kontra=1, given_up=True), ["kontra_lost"]),
    ],
)
def test_skat_17_4_what_gives_cause(facts: Facts, triggers: list[Trigger]) -> None:
    assert list(fired(FULL, result_of(FULL, facts))) == triggers


def test_skat_17_4_a_gift_is_not_counted() -> None:
    table = bock_table(schenken__enabled=True)
    assert fired(table, result_of(table, facts_of("H", 60, 4, accepted="game"))) == ()
    assert fired(table, result_of(table, facts_of("GH", 20, 1, accepted="game"))) == ("grand_hand_won",)
    declined = facts_of("H", 20, 2, declined="game")
    assert fired(table, result_of(table, declined)) == ("declarer_schneider",)


def test_skat_17_9_grand_ouvert_of_its_own_is_a_grand_from_the_hand() -> None:
    table = bock_table(grand_ouvert__mode="separate")
    (ouvert,) = (each for each in contracts(table).values() if each.row.name == "grand-ouvert")
    won = Facts(ouvert, 1, 120, 10)
    assert fired(table, result_of(table, won)) == ("value_over_100", "grand_hand_won")


@pytest.mark.parametrize(
    ("basis", "facts", "bock", "over"),
    [
        ("game_value", facts_of("D", 50, 5, kontra=2), 2, False),  # 18, and 288 on the sheet
        ("score", facts_of("D", 50, 5, kontra=2), 1, True),  # 144
        ("score", facts_of("D", 50, 5), 2, False),  # 72
        ("score", facts_of("D", 50, 5), 4, True),  # 144: bock counts there
        ("score", replace(facts_of("H"), matadors=9), 1, False),  # 100 is not more than 100
        ("game_value", replace(facts_of("H"), matadors=9), 4, False),
        ("game_value", replace(facts_of("H"), matadors=10), 1, True),
        ("game_value", Facts(GAMES["D"], 1, 70, 6, bid=120), 1, False),  # overbid: it is still worth 18
        ("score", Facts(GAMES["D"], 1, 70, 6, bid=120), 1, True),
    ],
)
def test_skat_17_4_measure_of_100(basis: str, facts: Facts, bock: int, over: bool) -> None:
    table = bock_table(kontra__enabled=True, bock__value_basis=basis)
    assert ("value_over_100" in fired(table, result_of(table, facts, bock))) == over


@pytest.mark.parametrize(
    ("means", "lost", "won"),
    [("declarer_lost", True, False), ("kontra_side_lost", False, True), ("either", True, True)],
)
def test_skat_17_4_meanings_of_kontra_lost(means: str, lost: bool, won: bool) -> None:
    table = bock_table(kontra__enabled=True, bock__kontra_lost_means=means)
    for points, due in ((50, lost), (70, won)):
        doubled = facts_of("D", points, kontra=1)
        assert ("kontra_lost" in fired(table, result_of(table, doubled))) == due
        assert fired(table, result_of(table, replace(doubled, kontra=0))) == ()


@pytest.mark.parametrize("factor", [1, 2, 4])
def test_skat_17_7_ramsch_and_deals_without_a_game_give_no_cause(factor: int) -> None:
    pays = Result(None, None, None, Ending.PLAYED, ramsch_score(FULL, RAMSCH, factor), factor)
    assert fired(FULL, pays) == ()
    for ending in (Ending.PASSED_OUT, Ending.VOID):
        assert fired(FULL, Result(None, None, None, ending, bock=factor)) == ()


def factors(sitting: SkatSitting) -> list[int]:
    return [row.terms.bock for row in sitting.rows]


def test_skat_17_4_without_bock_nothing_is_doubled() -> None:
    sitting = after_deals(options("german"), 5, [1, 2])
    assert factors(sitting) == [1] * 5
    assert ramsch_deals(sitting) == []


@pytest.mark.parametrize("heard", ["grand_hand_won", "split_60_60"])
def test_skat_17_4_a_table_listens_to_its_own_triggers(heard: str) -> None:
    table = bock_table(bock__triggers=(heard,))
    assert after_deals(table, 1, [1], GRAND_HAND).terms_of(2).bock == 1 + (heard == "grand_hand_won")
    assert after_deals(table, 1, [1], SPLIT).terms_of(2).bock == 1 + (heard == "split_60_60")


@pytest.mark.parametrize(
    ("stack", "triggers", "due"),
    [
        ("append", [1, 2, 3], [1] + [2] * 9 + [1] * 2),
        ("append", [4], [1] * 4 + [2] * 3 + [1] * 5),
        ("append", [1, 4], [1] + [2] * 6 + [1] * 5),  # the last bock deal brings the next round
        ("ignore_while_active", [1, 2, 3], [1] + [2] * 3 + [1] * 8),
        ("ignore_while_active", [1, 4], [1] + [2] * 3 + [1] * 8),
        ("ignore_while_active", [1, 5], [1] + [2] * 3 + [1] + [2] * 3 + [1] * 4),
        ("multiply", [1, 2, 3], [1, 2, 4, 8, 4, 2] + [1] * 6),
        ("multiply", [1, 4], [1] + [2] * 6 + [1] * 5),
    ],
)
def test_skat_17_4_stacks(stack: str, triggers: list[int], due: list[int]) -> None:
    assert factors(after_deals(bock_table(bock__stack=stack), 12, triggers)) == due


@pytest.mark.parametrize(
    ("stack", "per_deal", "due"),
    [
        ("append", "one", [2, 2, 2, 1, 1, 1, 1]),
        ("append", "each_trigger", [2, 2, 2, 2, 2, 2, 1]),
        ("multiply", "one", [2, 2, 2, 1, 1, 1, 1]),
        ("multiply", "each_trigger", [4, 4, 4, 1, 1, 1, 1]),
        ("ignore_while_active", "each_trigger", [2, 2, 2, 2, 2, 2, 1]),  # both came at once
    ],
)
def test_skat_17_4_rounds_for_one_deal(stack: str, per_deal: str, due: list[int]) -> None:
    table = bock_table(kontra__enabled=True, bock__stack=stack, bock__per_deal=per_deal)
    twice = facts_of("D", 50, 5, kontra=2)  # kontra lost, and rekontra
    assert factors(after_deals(table, 8, [1], twice)) == [1, *due]


@pytest.mark.parametrize("stack", ["append", "ignore_while_active", "multiply"])
def test_skat_17_4_a_round_of_four(stack: str) -> None:
    table = bock_table(players=4, bock__stack=stack)
    assert factors(after_deals(table, 7, [2])) == [1, 1, 2, 2, 2, 2, 1]


@pytest.mark.parametrize(
    ("mode", "bock", "ramsch"),
    [
        ("bock", [2, 3, 4], []),
        ("schieberramsch", [], [2, 3, 4]),
        ("bock_then_schieberramsch", [2, 3, 4], [5, 6, 7]),
    ],
)
def test_skat_17_7_what_a_bock_trigger_brings(mode: str, bock: list[int], ramsch: list[int]) -> None:
    sitting = after_deals(bock_table(special_rounds__mode=mode), 8, [1])
    assert [row.number for row in sitting.rows if row.terms.bock == 2] == bock
    assert ramsch_deals(sitting) == ramsch


def test_skat_17_7_schieberramsch_triggers_alone() -> None:
    table = options("german", {"special_rounds.schieberramsch_triggers": ("split_60_60",)})
    sitting = after_deals(table, 6, [2], SPLIT)
    assert ramsch_deals(sitting) == [3, 4, 5]
    assert factors(sitting) == [1] * 6
    assert ramsch_deals(after_deals(table, 6, [2], GRAND_HAND)) == []


BOTH: dict[str, OptionValue] = {
    "bock.triggers": ("grand_hand_won",),
    "special_rounds.schieberramsch_triggers": ("split_60_60",),
}


@pytest.mark.parametrize(
    ("more", "first", "second", "bock", "ramsch"),
    [
        ({}, GRAND_HAND, PLAIN, [2, 3, 4], []),
        ({}, SPLIT, PLAIN, [], [2, 3, 4]),
        ({}, GRAND_HAND, SPLIT, [2, 3, 4], [5, 6, 7]),
        ({"bock.stack": "ignore_while_active"}, GRAND_HAND, SPLIT, [2, 3, 4], []),
        ({"bock.stack": "multiply"}, GRAND_HAND, SPLIT, [2, 3, 4], [3, 4, 5]),
        ({"bock.triggers": ("split_60_60",)}, SPLIT, PLAIN, [2, 3, 4], [5, 6, 7]),
        ({"special_rounds.mode": "schieberramsch"}, GRAND_HAND, PLAIN, [], [2, 3, 4]),
        (  # a reason that stands in both lists brings one schieberramsch round, not two
            {
                "bock.triggers": ("split_60_60",),
                "bock.per_deal": "each_trigger",
                "special_rounds.mode": "bock_then_schieberramsch",
            },
            SPLIT,
            PLAIN,
            [2, 3, 4],
            [5, 6, 7],
        ),
    ],
)
def test_skat_17_7_both_lists(
    more: dict[str, OptionValue], first: Facts, second: Facts, bock: list[int], ramsch: list[int]
) -> None:
    sitting = next_deal(next_deal(SkatSitting.new(bock_table(BOTH | more)), first), second)
    while len(sitting.rows) < 9:
        sitting = next_deal(sitting)
    assert [row.number for row in sitting.rows if row.terms.bock == 2] == bock
    assert ramsch_deals(sitting) == ramsch


def test_skat_17_4_a_deal_passed_out_or_void_uses_up_a_bock_deal() -> None:
    sitting = after_deals(bock_table(), 1, [1]).enter(None, None)
    sitting = sitting.begin(dealt(2)).apply(Pass(1)).apply(Pass(2)).apply(Pass(0))
    assert (sitting.rows[2].result.ending, sitting.rows[2].result.bock) == (Ending.PASSED_OUT, 2)
    sitting = sitting.begin(dealt(3)).apply(Stop(THE_TABLE, Ending.VOID))
    assert factors(next_deal(sitting)) == [1, 2, 2, 2, 1]


def test_skat_17_4_ramsch_in_bock_is_doubled() -> None:
    table = bock_table(bock__stack="multiply", ramsch__on_pass_out="ramsch")
    sitting = after_deals(table, 2, [1, 2]).enter(None, RAMSCH)
    row = sitting.rows[-1]
    assert (row.terms.bock, row.score, row.result.totals) == (4, -252, (-252, 0, 0))
    assert [f"{line.step} {line.number}" for line in row.result.lines] == [
        "ramsch 63",
        "bock 126",
        "bock 252",
    ]
    assert sitting.terms_of(4).bock == 4  # and brings nothing
    assert [sitting.terms_of(number).bock for number in (5, 6)] == [2, 1]


@pytest.mark.parametrize("length", [{"session.deals": 6}, {"session.rounds": 2}])
@pytest.mark.parametrize(
    ("stack", "due"),
    [
        ("append", [1, 1, 2, 2, 2, 2]),
        ("ignore_while_active", [1, 1, 2, 2, 2, 2]),
        ("multiply", [1, 1, 2, 4, 4, 2]),
    ],
)
def test_skat_17_4_the_last_round(length: dict[str, int], stack: str, due: list[int]) -> None:
    table = bock_table(length, bock__triggers=("grand_hand_won", "last_round"), bock__stack=stack)
    quiet, loud = after_deals(table, 6), after_deals(table, 6, [2])
    assert quiet.is_over and loud.is_over
    assert factors(quiet) == [1, 1, 1, 2, 2, 2]
    assert factors(loud) == due  # 3 to 5 are a bock round of their own


def test_skat_17_4_the_last_round_of_four() -> None:
    table = bock_table(players=4, session__rounds=2, bock__triggers=("last_round",))
    assert factors(after_deals(table, 8)) == [1] * 4 + [2] * 4


def test_skat_17_4_the_last_round_is_one_deal_of_every_player() -> None:
    table = bock_table(session__deals=5, bock__triggers=("last_round",))
    assert factors(after_deals(table, 5)) == [1, 1, 2, 2, 2]


@pytest.mark.parametrize(
    ("wanted", "bock", "ramsch"),
    [
        ({"special_rounds.mode": "schieberramsch"}, [], [4, 5, 6]),
        ({"special_rounds.mode": "bock_then_schieberramsch"}, [4, 5, 6], []),
        (
            {"bock.enabled": False, "special_rounds.schieberramsch_triggers": ("last_round",)},
            [],
            [4, 5, 6],
        ),
    ],
)
def test_skat_17_7_the_last_round_as_schieberramsch(
    wanted: dict[str, OptionValue], bock: list[int], ramsch: list[int]
) -> None:
    sitting = after_deals(bock_table(wanted, bock__triggers=("last_round",), session__deals=6), 6)
    assert [row.number for row in sitting.rows if row.terms.bock == 2] == bock
    assert ramsch_deals(sitting) == ramsch


def test_skat_17_4_the_last_round_must_be_known() -> None:
    with pytest.raises(InvalidOption) as refused:
        bock_table(bock__triggers=("last_round",))
    assert refused.value.code == "last-round-unknown"


@pytest.mark.parametrize("time_end", ["complete_round", "complete_deal"])
@pytest.mark.parametrize(
    ("done", "running", "last"),
    [(0, False, 3), (0, True, 6), (1, False, 6), (2, True, 6), (3, False, 6), (3, True, 9), (8, True, 10)],
)
def test_skat_17_5_the_last_round_is_announced(time_end: str, done: int, running: bool, last: int) -> None:
    table = bock_table(session__deals=10, session__time_end=time_end, bock__triggers=("last_round",))
    sitting = after_deals(table, done)
    if running:
        sitting = sitting.begin(dealt(1))
    sitting = sitting.time_up()
    assert (sitting.last, sitting.is_over) == (last, False)
    if running:
        sitting = sitting.apply(Stop(THE_TABLE, Ending.VOID))
    while not sitting.is_over:
        sitting = next_deal(sitting)
    assert factors(sitting) == [1] * (last - 3) + [2] * 3
    assert SkatSitting.retrace(table, sitting.log) == sitting


def test_skat_17_4_a_bock_left_at_the_end_lapses() -> None:
    sitting = after_deals(bock_table(session__deals=4), 4, [3])
    assert sitting.is_over and sitting.terms is None
    assert factors(sitting) == [1, 1, 1, 2]
    assert sitting.totals == (18 + 36, 18, 72)


def test_skat_17_4_deals_to_come_as_far_as_known() -> None:
    table = bock_table(
        session__rounds=4,
        special_rounds__mode="bock_then_schieberramsch",
        bock__triggers=("grand_hand_won", "last_round"),
    )
    for sitting in (after_deals(table, 3, [3]), after_deals(table, 3, [3]).begin(dealt(4))):
        coming = [sitting.terms_of(number) for number in range(1, 13)]
        assert [terms.bock for terms in coming] == [1] * 3 + [2] * 3 + [1] * 3 + [2] * 3
        assert [terms.number for terms in coming if terms.schieberramsch] == [7, 8, 9]
        assert [terms.dealer for terms in coming] == [2, 0, 1] * 4
        assert sitting.terms == coming[3]


def test_skat_16_2_ramsch_is_nobodys_game() -> None:
    table = bock_table(
        scoring__tournament=True, settlement__rate="0.10", special_rounds__mode="schieberramsch"
    )
    sitting = after_deals(table, 4, [1])
    assert ramsch_deals(sitting) == [2, 3, 4]
    assert sitting.totals == (72 - 63, -63, -63)
    found = tournament(table, sitting.rows, 3)
    assert [(each.won, each.lost, each.others_lost) for each in found] == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert [each.final for each in found] == [59, -63, -63]
    assert [(each.place, each.player) for each in standing(sitting.totals)] == [(1, 0), (2, 1), (2, 2)]
    paid = settlement(table, sitting.totals).payments
    assert [(each.payer, each.payee, each.points) for each in paid] == [(1, 0, 72), (2, 0, 72)]


def test_skat_17_6_two_losers_each_have_their_own_column() -> None:
    table = options("german", {"ramsch.on_pass_out": "ramsch", "players": 4})
    tied = replace(RAMSCH, points=(50, 50, 10), last=2)
    (row,) = SkatSitting.new(table, 1).enter(None, tied).rows
    assert (row.declarer, row.charged, row.score) == (None, (2, 3), -50)
    assert row.totals == (0, 0, -50, -50)
    marched = replace(RAMSCH, points=(0, 110, 0), tricks=(0, 10, 0), last=1)
    (row,) = SkatSitting.new(table, 1).enter(None, marched).rows
    assert (row.charged, row.score, row.totals) == ((3,), 120, (0, 0, 0, 120))
    nobody = options("german", {"ramsch.on_pass_out": "ramsch", "ramsch.three_way_tie": "no_score"})
    (row,) = SkatSitting.new(nobody).enter(None, replace(RAMSCH, points=(40, 40, 30), last=2)).rows
    assert (row.charged, row.score, row.totals) == ((), 0, (0, 0, 0))
