"""A deal of Skruf as the score keeper could write it: what stands there, and what can be chosen."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from knekt.notation import to_plain
from knekt.server.shown.pictures.parts import Said, wire_message
from knekt.sheet import SkrufSitting
from knekt.sheet.skruf import DealRow
from knekt.skruf import BIDS

__all__ = ["EntryBid", "SkrufDealEntry", "skruf_entry"]


class EntryBid(Struct, kw_only=True):
    """A contract that may be entered."""

    bid: str
    name: Said
    honours: bool  # whether it has a trump suit, whose honours count


class SkrufDealEntry(Struct, kw_only=True, tag="skruf", tag_field="game"):
    """What stands there for a deal, as in the event `corrected`, and what the table can have there instead.

    `kinds`: a contract, a misère, or nothing played.
    """

    number: int
    seats: list[int]
    declarer: int | None
    facts: dict[str, Any] | None
    alone: bool
    first: int | None
    kinds: list[Literal["game", "misere", "none"]]
    bids: list[EntryBid]
    solo: bool  # whether a lost slam can be left to its bidder
    firsts: bool  # whether it can matter which side reached sixty first


def skruf_entry(sitting: SkrufSitting, row: DealRow) -> SkrufDealEntry:
    """The deal, and what can be chosen for it."""
    options, end = sitting.options, row.result
    return SkrufDealEntry(
        number=row.number,
        seats=list(row.terms.seats),
        declarer=end.declarer,
        facts=None if end.facts is None else to_plain(end.facts),
        alone=end.alone,
        first=row.first,
        kinds=["game", "misere", "none"] if options.plays_misere else ["game", "none"],
        bids=[
            EntryBid(bid=each.text, name=wire_message(each.message), honours=each.trumps is not None)
            for each in BIDS
            if each.level >= options.min_level
        ],
        solo=options.solo_slam_claim and not options.is_trekarl,
        firsts=options.both_60 == "first_by_trick",
    )
