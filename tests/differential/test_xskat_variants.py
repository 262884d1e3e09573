"""The variants of section 17 that XSkat has too, as far as its rules and ours can be set alike.

What XSkat does in a way of its own is named at the test that sets our rules likewise or leaves it out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from differential.xskat_games import SOAK, Pair, check_sitting, laid_out, pairs, play, seeded

from knekt.skat import Options, options, result

EVENTS = {"split_60_60": 1, "grand_hand_won": 2, "kontra_lost": 4, "rekontra": 8}  # numbers for -bockevents
SUITS = "DHSC"
LAID_OUT = 300 if SOAK else 150  # deals made for a purpose


def rules(**wanted: bool | str | tuple[str, ...]) -> Options:
    """The official rules with these settings and without an end; __ stands for the dot of a name."""
    named = {name.replace("__", "."): value for name, value in wanted.items()}
    return options("isko", {"session.rounds": None, **named})


def games(
    folder: Path, few: Iterable[int], flags: Iterable[str], chosen: Options, left_out: str = ""
) -> list[Pair]:
    """The games of all these seeds, each checked."""
    seeds = sorted({*few, *range(1, 13)}) if SOAK else few
    return [pair for seed in seeds for pair in pairs(play(folder, seeded(seed), *flags), chosen, left_out)]


# Ramsch

RAMSCH = rules(ramsch__on_pass_out="ramsch", ramsch__three_way_tie="no_score")
PUSHED = rules(
    ramsch__on_pass_out="schieberramsch",
    ramsch__three_way_tie="no_score",
    schieber__multiply_durchmarsch=True,
)
TO_LOSER = {"ramsch.skat_to": "loser"}


def kinds(found: Iterable[Pair]) -> Counter[str]:
    """How often the rare things happened, as the logs tell it."""
    count = Counter[str]()
    for each in found:
        log, (_, is_ramsch, is_march, _, won) = each.told, each.booked
        count["ramsch"] += is_ramsch
        count["march"] += is_march
        count["refused march"] += is_march and log.refusals > 0
        count["two losers"] += is_ramsch and won and not is_march
        count["nobody"] += "Nobody lost" in log.notes
        count["jungfrau"] += log.is_ramsch and log.virgins == 1
        count[f"refused {log.refusals}"] += is_ramsch
    return count


@pytest.mark.parametrize(
    ("flags", "chosen", "few", "least"),
    [
        ([], RAMSCH, (39, 41), {"ramsch": 700, "march": 4, "two losers": 3, "nobody": 1, "jungfrau": 100}),
        (
            ["-skattoloser"],
            options("isko", RAMSCH.differences | TO_LOSER),
            (24, 39),
            {"ramsch": 700, "march": 4, "two losers": 3, "jungfrau": 100},
        ),
    ],
)
def test_skat_17_6_ramsch(
    flags: list[str], chosen: Options, few: tuple[int, ...], least: dict[str, int], tmp_path: Path
) -> None:
    """Where all three have the same, XSkat writes nothing down."""
    found = kinds(games(tmp_path, few, ["-ramschonly", *flags], chosen))
    assert found >= Counter(least), found


@pytest.mark.parametrize(
    ("flags", "chosen", "few", "least"),
    [
        ([], PUSHED, (3, 17), {"nobody": 1}),
        (["-skattoloser"], options("isko", PUSHED.differences | TO_LOSER), (3, 54), {"nobody": 1}),
    ],
)
def test_skat_17_7_schieberramsch(
    flags: list[str], chosen: Options, few: tuple[int, ...], least: dict[str, int], tmp_path: Path
) -> None:
    """With XSkat the 120 of who takes every trick are doubled by refusals too."""
    found = kinds(games(tmp_path, few, ["-ramschonly", "-sramsch", *flags], chosen))
    least |= {"ramsch": 700, "march": 4, "refused march": 2, "two losers": 3, "jungfrau": 100}
    least |= {"refused 0": 200, "refused 1": 150, "refused 2": 20}
    assert found >= Counter(least), found


def test_skat_17_6_ramsch_after_three_passes(tmp_path: Path) -> None:
    found = games(tmp_path, (3, 10), ["-ramsch"], RAMSCH)
    assert sum(each.told.is_ramsch for each in found) >= 10
    assert all(each.told.winners for each in found)  # no deal without play


# Kontra


def doubled(found: Iterable[Pair]) -> Counter[tuple[int, bool]]:
    """How often it was doubled, and whether the game was won."""
    return Counter((each.told.doubled, each.won) for each in found)


@pytest.mark.parametrize(
    ("flag", "chosen", "least"),
    [
        ("-kontra", rules(kontra__enabled=True), 25),
        ("-kontra18", rules(kontra__enabled=True, kontra__only_bidders=True), 10),
    ],
)
def test_skat_17_1_kontra(flag: str, chosen: Options, least: int, tmp_path: Path) -> None:
    found = doubled(games(tmp_path, (1, 5), [flag], chosen))
    assert found[1, False] >= least and found[1, True] >= 2, found


@pytest.mark.parametrize("flags", [[], ["-oldrules"]])
def test_skat_17_1_re(flags: list[str], tmp_path: Path) -> None:
    """Deals that make XSkat say kontra and re: seven trumps against four and three aces."""
    rng, deals = Random(17), []
    for _ in range(LAID_OUT):
        trump = rng.choice(SUITS)
        side = [suit for suit in SUITS if suit != trump]
        best = rng.sample(["SJ", "HJ", "DJ", trump + "T", trump + "7"], 2)
        theirs = {"CJ", trump + "A", *best, *(suit + "A" for suit in side)}
        trumps = {"SJ", "HJ", "DJ", *(trump + rank for rank in "TKQ987")}
        mine = {*(trumps - theirs), *(suit + "T" for suit in side)}
        deals.append(laid_out(mine, theirs, rng))
    chosen = rules(kontra__enabled=True, lost_hand_single=bool(flags))
    run = play(tmp_path, "\n".join(deals), "-kontra", *flags, games=LAID_OUT)
    found = doubled(pairs(run, chosen))
    assert found[2, True] >= 25 and found[2, False] >= 5, found


# Revolution, spitze, schenken


def test_skat_17_13_revolution(tmp_path: Path) -> None:
    """Deals that make XSkat declare it: it never does so where it can lose."""
    rng, deals = Random(13), []
    for _ in range(LAID_OUT):
        one, *others = rng.sample(SUITS, 4)
        mine = {one + "7", *(suit + rank for suit in others for rank in "789")}
        deals.append(laid_out(mine, set(), rng))
    run = play(tmp_path, "\n".join(deals), "-revolution", games=LAID_OUT)
    found = pairs(run, rules(revolution__enabled=True))
    played = [each for each in found if "played Revolution" in each.told.notes]
    assert len(played) >= 100
    assert {each.booked[3] for each in played} == {92}


def test_skat_17_12_spitze(tmp_path: Path) -> None:
    """XSkat has one spitze, and also one in grand with the lowest jack, which Knekt does not have."""
    found = games(tmp_path, (1, 2, 3), ["-spitze"], rules(spitzen__enabled=True), left_out="grand-spitze")
    count = Counter(
        each.won for each in found if each.game.state.contract and each.game.state.contract.spitzen
    )
    assert count[True] >= 50 and count[False] >= 3, count


def test_skat_17_3_schenken_is_never_offered_by_xskat(tmp_path: Path) -> None:
    """Only people can give up at its table: with or without the variant its own games are the same."""
    with_it, without = (play(tmp_path, seeded(1), *flags, games=50) for flags in (["-schenken"], []))
    assert with_it == without


# Rounds


@pytest.mark.parametrize("last", ["kontra_lost", "rekontra"])  # XSkat counts a re that is lost only once
def test_skat_17_4_bock(last: str, tmp_path: Path) -> None:
    triggers = "split_60_60", "grand_hand_won", last
    chosen = rules(
        kontra__enabled=True, bock__enabled=True, bock__triggers=triggers, bock__per_deal="each_trigger"
    )
    events = sum(EVENTS[each] for each in triggers)
    run = play(tmp_path, seeded(85), "-kontra", "-bock", "-bockevents", str(events))
    found = pairs(run, chosen)
    sitting = check_sitting(run, found, chosen)
    assert sum(row.terms.bock == 2 for row in sitting.rows) >= 50
    assert any(each.told.doubled == 2 for each in found)


def test_skat_17_7_bock_then_schieberramsch(tmp_path: Path) -> None:
    """In a ramsch round XSkat lets a player play grand hand instead.

    That deal does not count as one of the round.

    On our sheet there is no room for these; they bring no bock round here.
    """
    triggers = "split_60_60", "kontra_lost"
    chosen = rules(
        kontra__enabled=True,
        bock__enabled=True,
        bock__triggers=triggers,
        bock__per_deal="each_trigger",
        special_rounds__mode="bock_then_schieberramsch",
        ramsch__three_way_tie="no_score",
        schieber__multiply_durchmarsch=True,
    )
    events = str(sum(EVENTS[each] for each in triggers))
    run = play(tmp_path, seeded(1), "-kontra", "-sramsch", "-bockramsch", "-bockevents", events)
    found = pairs(run, chosen)
    instead = [
        each for each in found if "played Grand" in each.told.notes and "Last bid" not in each.told.notes
    ]
    assert all(each.told.points != 60 for each in instead)
    totals = list(run.totals)
    for each in instead:
        totals[each.booked[0]] -= each.booked[3] if each.won else -each.booked[3]
    sitting = check_sitting(
        replace(run, totals=tuple(totals)), [each for each in found if each not in instead], chosen
    )
    assert len(instead) >= 5
    assert sum(row.terms.bock == 2 for row in sitting.rows) >= 50
    assert sum(row.terms.schieberramsch for row in sitting.rows) >= 50


def test_a_house_with_many_variants(tmp_path: Path) -> None:
    chosen = rules(
        kontra__enabled=True,
        revolution__enabled=True,
        bock__enabled=True,
        bock__triggers=("split_60_60", "grand_hand_won", "kontra_lost"),
        bock__per_deal="each_trigger",
        ramsch__on_pass_out="ramsch",
        ramsch__three_way_tie="no_score",
        lost_hand_single=True,
        grand_ouvert__mode="separate",
    )
    flags = ["-kontra", "-ramsch", "-revolution", "-bock", "-bockevents", "7", "-oldrules"]
    found = []
    for seed in range(1, 13) if SOAK else (7,):
        run = play(tmp_path, seeded(seed), *flags)
        found += pairs(run, chosen)
        check_sitting(run, found[-350:], chosen)
    assert sum(each.told.is_ramsch and result(each.game.state).bock == 2 for each in found) >= 1
    assert sum("played Revolution" in each.told.notes for each in found) >= 1
