"""The table of contracts: what can be played, and what each contract is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from knekt.skat.options import Options

__all__ = ["GERMAN_ROWS", "HOUSE_ROWS", "TOURNEE_ROWS", "Row", "rows_in_force"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table of contracts."""

    name: str
    play: Literal["suit", "grand", "null"]
    bases: tuple[int, ...]  # base values of diamonds, hearts, spades, clubs; or a single value
    way: str = ""  # how it is played in Tournée: turn, second-turn, guckser, solo
    hand: bool = False  # the skat is set aside unseen
    hand_step: bool = True  # whether playing hand is a level of its own
    levels: range = range(1, 1)  # from the lowest to the highest level (4.5); empty in null
    says: tuple[str, ...] = ("",)  # what may be announced: S schneider, Z schwarz, O ouvert
    open: bool = False  # ouvert is part of the contract
    lost: int = 2  # the factor by which a loss is multiplied
    matadors: int = 11  # how many count at most
    spitzen: int = 0  # the most that may be announced (17.12)
    exchange: bool = False  # the defenders may exchange cards (17.13)


PICKUP_LEVELS, HAND_LEVELS = range(1, 4), range(2, 8)
SCHWARZ_ANNOUNCED = range(6, 7)
ANNOUNCEMENTS = "", "S", "Z", "O"
GRAND_20: Mapping[tuple[int, ...], tuple[int, ...]] = {(24,): (20,), (36,): (30,)}  # 17.10
MOST_SPITZEN = 10  # as many as a hand has cards

GERMAN_ROWS = (
    Row("suit", "suit", (9, 10, 11, 12), levels=PICKUP_LEVELS),
    Row("suit-hand", "suit", (9, 10, 11, 12), hand=True, levels=HAND_LEVELS, says=ANNOUNCEMENTS),
    Row("grand", "grand", (24,), levels=PICKUP_LEVELS),
    Row("grand-hand", "grand", (24,), hand=True, levels=HAND_LEVELS, says=ANNOUNCEMENTS),
    Row("null", "null", (23,)),
    Row("null-hand", "null", (35,), hand=True),
    Row("null-ouvert", "null", (46,), open=True),
    Row("null-ouvert-hand", "null", (59,), hand=True, open=True),
)


TURN_BASES, SOLO_BASES = (5, 6, 7, 8), (9, 10, 11, 12)
SOLO_LEVELS, OPEN_LEVEL = range(1, 6), range(5, 6)


def _turn_rows(way: str, lost: int) -> tuple[Row, Row]:
    return (
        Row(way, "suit", TURN_BASES, way, levels=PICKUP_LEVELS, lost=lost),
        Row(f"{way}-grand", "grand", (12,), way, levels=PICKUP_LEVELS, lost=lost),
    )


def _solo_row(name: str, play: Literal["suit", "grand", "null"], bases: tuple[int, ...], **more: Any) -> Row:
    return Row(name, play, bases, "solo", hand=True, hand_step=False, lost=1, **more)


GUCKSER_NULL_ROWS = (
    Row("guckser-null", "null", (15,), "guckser"),
    Row("guckser-null-ouvert", "null", (30,), "guckser", open=True),
)
GUCKSER = Row("guckser-grand", "grand", (16,), "guckser", levels=PICKUP_LEVELS)
GUETZ = replace(GUCKSER, name="guetz")  # what the house form calls it (Tournée 18.3)
TURN_ROWS = (*_turn_rows("turn", 1), *_turn_rows("second-turn", 2))
SOLO_ROWS = (
    _solo_row("solo", "suit", SOLO_BASES, levels=SOLO_LEVELS, says=("", "S", "Z")),
    _solo_row("solo-grand", "grand", (20,), levels=SOLO_LEVELS, says=("", "S", "Z")),
    _solo_row("grand-ouvert", "grand", (24,), levels=OPEN_LEVEL, open=True),
    _solo_row("null", "null", (20,)),
    _solo_row("null-ouvert", "null", (40,), open=True),
)
TOURNEE_ROWS = (*TURN_ROWS, GUCKSER, *SOLO_ROWS, *GUCKSER_NULL_ROWS)  # Tournée 3
HOUSE_ROWS = (*TURN_ROWS, GUETZ, *SOLO_ROWS)  # Tournée 18.10


def rows_in_force(options: Options) -> tuple[Row, ...]:
    """The rows that the options allow: those of the preset, changed by its variants (17.8 to 17.13)."""
    rows = list(options.rows)
    if not options.guckser_null.enabled:
        rows = [row for row in rows if row not in GUCKSER_NULL_ROWS]
    if options.grand_ouvert.mode == "separate":
        rows = [_drop_ouvert(row) if row.play == "grand" else row for row in rows]
        rows.append(Row("grand-ouvert", "grand", (36,), hand=True, levels=SCHWARZ_ANNOUNCED, open=True))
    if options.grand.base == 20:
        rows = [replace(row, bases=GRAND_20[row.bases]) if row.play == "grand" else row for row in rows]
    if options.matadors.jacks_only:
        rows = [replace(row, matadors=4) for row in rows]
    if options.spitzen.enabled:
        rows = [replace(row, spitzen=MOST_SPITZEN) if row.play == "suit" else row for row in rows]
    if options.revolution.enabled:
        rows.append(Row("revolution", "null", (92,), hand=True, open=True, exchange=True))
    if options.lost_hand_single:
        rows = [replace(row, lost=1) if row.hand else row for row in rows]
    return tuple(rows)


def _drop_ouvert(row: Row) -> Row:
    said = tuple(each for each in row.says if each != "O")
    return row if said == row.says else replace(row, says=said, levels=row.levels[:-1])
