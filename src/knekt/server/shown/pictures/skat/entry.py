"""A row of the list of Skat as the score keeper could write it: what stands there, and what can be chosen."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from knekt.notation import to_plain
from knekt.server.shown.pictures.parts import Said, wire_message
from knekt.sheet import SheetRow, SkatSitting
from knekt.skat import Options, most_doublings, rules

__all__ = ["EntryContract", "SkatDealEntry", "skat_entry"]

_MOST_DOUBLINGS = 8  # values that are offered where there is no limit


class EntryContract(Struct, kw_only=True):
    """A game that may be entered."""

    contract: str
    name: Said
    null: bool  # whether it is a null, which has no matadors and no card points
    spitzen: bool


class SkatDealEntry(Struct, kw_only=True, tag="skat", tag_field="game"):
    """What stands in a row, with `declarer` and `facts` as in the event `corrected`, and what the table can \
    have there instead.

    `kinds`: a game, a ramsch, or nothing played.
    """

    number: int
    seats: list[int]
    declarer: int | None
    facts: dict[str, Any] | None
    kinds: list[Literal["game", "ramsch", "none"]]
    contracts: list[EntryContract]
    doublings: int  # the highest that may be entered
    gifts: bool
    pushing: bool  # whether cards can be passed on in a ramsch
    latest: bool  # whether it can matter in a ramsch who took a trick last


def skat_entry(sitting: SkatSitting, row: SheetRow) -> SkatDealEntry:
    """The row, and what can be chosen for it."""
    options, end, kinds = sitting.options, row.result, _kinds(sitting.options, row)
    facts = end.facts if end.ramsch is None else end.ramsch.facts
    return SkatDealEntry(
        number=row.number,
        seats=list(row.terms.seats),
        declarer=end.declarer,
        facts=None if facts is None else to_plain(facts),
        kinds=kinds,
        contracts=[
            EntryContract(
                contract=name, name=wire_message(each.message), null=each.is_null, spitzen=bool(each.spitzen)
            )
            for name, each in rules(options).contracts.items()
        ]
        if "game" in kinds
        else [],
        doublings=min(most_doublings(options), _MOST_DOUBLINGS),
        gifts=options.schenken.enabled,
        pushing=row.terms.schieberramsch or options.ramsch.on_pass_out == "schieberramsch",
        latest=options.latest_trick_settles,
    )


def _kinds(options: Options, row: SheetRow) -> list[Literal["game", "ramsch", "none"]]:
    if row.terms.schieberramsch:
        return ["ramsch"]
    found: list[Literal["game", "ramsch", "none"]] = ["game"]
    found += ["ramsch"] if options.ramsch_follows_passes else []
    return [*found, "none"] if options.can_be_passed_out else found
