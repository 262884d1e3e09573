"""Impossible positions are refused by the check, and by the core itself."""

from __future__ import annotations

from dataclasses import replace

import pytest
from solver.placed import FOUR, GRAND, LED, NULL, RAMSCH, THREE, cards, hands

from knekt.cards import Hand
from knekt.errors import InvalidPosition
from knekt.solver import SkatPosition, best_line, best_lines, solve, solve_all
from knekt.solver.position import Position


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (replace(THREE, hands=hands("CA CK", "CA C9", "HA H9")), "doubled-card"),
        (replace(LED, trick=cards("CK")), "doubled-card"),
        (replace(LED, hands=hands("CK", "CT", "HA C7"), trick=cards("CA CA")), "doubled-card"),
        (replace(THREE, hands=hands("CA", "CT C9", "HA H9")), "uneven-hands"),
        (replace(LED, leader=1), "uneven-hands"),
        (replace(THREE, hands=hands("CA CK", "CT C9", "HA H2")), "card-not-in-pack"),
        (replace(LED, trick=cards("C2")), "card-not-in-pack"),
        (replace(THREE, leader=3), "no-such-seat"),
        (replace(THREE, leader=-1), "no-such-seat"),
        (replace(THREE, declarer=3), "no-such-seat"),
        (replace(THREE, declarer=-1), "no-such-seat"),
        (replace(THREE, hands=hands("", "", "")), "hand-size"),
        (replace(THREE, tricks=(5, 4)), "too-many-tricks"),
        (replace(THREE, tricks=(-1, 0)), "too-many-tricks"),
        (replace(LED, hands=hands("CK", "CT", "HA"), trick=cards("CA C9 C7")), "trick-too-long"),
        (replace(LED, hands=hands("CK", "CT", "HA C7"), trick=cards("CA H9")), "not-followed"),
        (replace(RAMSCH, leader=3), "no-such-seat"),
        (replace(RAMSCH, hands=hands("CA", "CT C9", "HA H9")), "uneven-hands"),
        (replace(RAMSCH, hands=hands("CA CK", "CT C9", "HA H2")), "card-not-in-pack"),
        (replace(RAMSCH, tricks=(5, 2, 2)), "too-many-tricks"),
        (replace(RAMSCH, taken=(50, 50, 0)), "too-many-taken"),
        (replace(RAMSCH, taken=(30, 30, 25), skat=1), "too-many-taken"),
        (replace(RAMSCH, taken=(-1, 0, 0)), "too-many-taken"),
        (replace(RAMSCH, skat=23), "skat-points"),
        (replace(RAMSCH, skat=-1), "skat-points"),
        (replace(RAMSCH, hands=hands("CA", "CT", "HA H9"), trick=cards("CK HT")), "not-followed"),
        (replace(FOUR, hands=hands("SA S2", "SK SA", "S3 H2", "HK HQ")), "doubled-card"),
        (replace(FOUR, hands=hands("SA", "SK HA", "S3 H2", "HK HQ")), "uneven-hands"),
        (replace(FOUR, leader=4), "no-such-seat"),
        (replace(FOUR, is_misere=True), "misere-trumps"),
        (replace(FOUR, hands=hands("S2", "SK", "S3 H2", "HK HQ"), trick=cards("SA HA")), "not-followed"),
        (replace(FOUR, hands=hands("SA", "SK", "S3", "HK"), trick=cards("S2 HA H2 HQ")), "trick-too-long"),
    ],
)
def test_what_cannot_be_is_refused(position: Position, code: str) -> None:
    for ask in (solve, best_line, lambda one: solve_all([THREE, one]), lambda one: best_lines([FOUR, one])):
        with pytest.raises(InvalidPosition) as refused:
            ask(position)
        assert refused.value.code == code


def asked_of_the_core(position: Position) -> object:
    """The question sent to the core without the check."""
    search = position.search()
    return search.ask([search.plain(position)], 0, 0, 0, 0.0, 1 << 20, 1)


REVOKED = [
    replace(LED, hands=hands("CK", "CT", "HA C7"), trick=cards("CA H9")),
    replace(LED, hands=hands("CK", "SJ", "HA C7"), trick=cards("CJ H9")),
    replace(RAMSCH, hands=hands("CA", "CT", "HA H9"), trick=cards("CK HT")),
    replace(THREE, hands=hands("CA", "CT", "HA H9"), trick=cards("CK HT"), order=NULL, is_null=True),
    replace(FOUR, hands=hands("S2", "SK", "S3 H2", "HK HQ"), trick=cards("SA HA")),
    replace(
        FOUR, hands=hands("S2", "HA", "S3", "HK HQ"), trick=cards("SA SK H2"), trumps=None, is_misere=True
    ),
]


@pytest.mark.parametrize("position", REVOKED)
def test_a_revoke_on_the_table_is_refused_by_the_check_and_by_the_core(position: Position) -> None:
    with pytest.raises(InvalidPosition) as refused:
        position.check()
    assert refused.value.code == "not-followed"
    with pytest.raises(ValueError, match="position"):
        asked_of_the_core(position)


@pytest.mark.parametrize("position", [THREE, FOUR, LED, RAMSCH])
def test_the_core_answers_what_can_be(position: Position) -> None:
    assert asked_of_the_core(position)


@pytest.mark.parametrize(
    "position",
    [
        replace(THREE, hands=hands("CA CK", "CA C9", "HA H9")),
        replace(THREE, hands=hands("CA", "CT C9", "HA H9")),
        replace(THREE, declarer=3),
        replace(LED, leader=1),
        replace(RAMSCH, skat=23),
        replace(FOUR, leader=4),
        replace(FOUR, hands=hands("SA", "SK HA", "S3 H2", "HK HQ")),
    ],
)
def test_the_core_refuses_by_itself_what_would_lead_it_astray(position: Position) -> None:
    with pytest.raises(ValueError, match="position"):
        asked_of_the_core(position)


def test_more_cards_than_the_game_has() -> None:
    eleven = Hand.parse("CA CT CK CQ CJ C9 C8 C7 SA ST SK")
    others = hands("SQ SJ S9 S8 S7 HA HT HK HQ HJ H9", "H8 H7 DA DT DK DQ DJ D9 D8 D7 D6")
    with pytest.raises(InvalidPosition) as refused:
        solve(SkatPosition((eleven, *others), 0, 0, GRAND))
    assert refused.value.code == "hand-size"
