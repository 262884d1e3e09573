"""The table of contracts: what can be played, and what each is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from knekt.skat.options import Options

__all__ = ["GERMAN_ROWS", "Row", "rows_in_force"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table of contracts."""

    name: str
    play: Literal["suit", "grand", "null"]
    bases: tuple[int, ...]  # of diamonds, hearts, spades, clubs; or the one value
    hand: bool = False  # the skat is set aside unseen
    levels: range = range(1, 1)  # lowest to highest level (4.5); none in null
    says: tuple[str, ...] = ("",)  # what may be announced: schneider, schwarz (Z), ouvert
    open: bool = False  # ouvert is part of the contract
    lost: int = 2  # what a loss is multiplied by
    matadors: int = 11  # how many count at most
    spitzen: int = 0  # how many may be announced at most (17.12)
    exchange: bool = False  # the defenders may exchange cards (17.13)


PICKUP_LEVELS, HAND_LEVELS = range(1, 4), range(2, 8)
SCHWARZ_ANNOUNCED = range(6, 7)
ANNOUNCEMENTS = "", "S", "Z", "O"
GRAND_20: Mapping[tuple[int, ...], tuple[int, ...]] = {(24,): (20,), (36,): (30,)}  # 17.10
MOST_SPITZEN = 10  # cards of the hand

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


def rows_in_force(options: Options) -> tuple[Row, ...]:
    """The rows of the preset with the variants worked in (17.8 to 17.13)."""
    rows = list(options.rows)
    if options.grand_ouvert.mode == "separate":
        rows = [_without_ouvert(row) if row.play == "grand" else row for row in rows]
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


def _without_ouvert(row: Row) -> Row:
    said = tuple(each for each in row.says if each != "O")
    return row if said == row.says else replace(row, says=said, levels=row.levels[:-1])
