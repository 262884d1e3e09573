"""Records of deals that are over, and of sittings, for everybody who may see the table."""

from __future__ import annotations

from datetime import UTC, datetime

from knekt.engine import Event
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.notation import Record, SittingRecord, Stamp, facts_of
from knekt.server.hall.live_table import LiveTable
from knekt.server.table import EVENTS, bot_level
from knekt.server.table.change import OF_SHEET
from knekt.sheet import Sitting

__all__ = ["deal_record", "opening_of", "sitting_record"]


def deal_record(live: LiveTable, number: int) -> Record:
    """The record of the deal of this number; KnektError if no such deal is over."""
    options, terms = live.table.settings.options, live.table.sitting.terms_of
    written = _deal_log(live, number)
    seats = terms(number).seats
    names = tuple(_name(live, player) if player >= 0 else "" for player in seats)
    record = Record(options, tuple(event for _, event in written), names, tags=_tags(live, number))
    return Record(
        options,
        record.events,
        names,
        tags=record.tags,
        stated=facts_of(record.game),
        stamps=tuple(_stamp(live, seq) for seq, _ in written),
    )


def sitting_record(live: LiveTable) -> SittingRecord:
    """The record of the sitting as far as its deals are over, and of the sheet as it stands.

    It tells nothing of a deal that is running.
    """
    table = live.table
    over = table.deal_began if table.sitting.is_running else table.seq
    told = [
        (seq, event)
        for seq, event in table.standing_events()
        if (seq <= over and event.kind not in EVENTS) or event.kind in OF_SHEET
    ]
    head = Sitting.new(table.settings.options).log
    return SittingRecord(
        table.settings.options,
        (*head, *(event for _, event in told)),
        tuple(_name(live, player) for player in range(len(table.places))),
        tags=_tags(live),
        stamps=(*(Stamp() for _ in head), *(_stamp(live, seq) for seq, _ in told)),
    )


def opening_of(live: LiveTable, number: int) -> Event:
    """The event with which a deal that is over began."""
    return _deal_log(live, number)[0][1]


def _deal_log(live: LiveTable, number: int) -> list[tuple[int, Event]]:
    """The events of a deal that is over, with their numbers in the table's log."""
    table = live.table
    if not 1 <= number <= len(table.sitting.rows):
        raise KnektError("deal-not-over", f"there is no deal {number} that is over", number=number)
    between, openings = table.sitting.own_events, family_of(table.settings.options).openings
    deal, found = 0, list[tuple[int, Event]]()
    for seq, event in table.standing_events():
        if event.kind in EVENTS or event.kind in between:
            continue
        deal += isinstance(event, openings)
        if deal == number:
            found.append((seq, event))
        elif deal > number:
            break
    return found


def _tags(live: LiveTable, number: int | None = None) -> dict[str, str]:
    tags = {"Table": live.id}
    return tags if number is None else {**tags, "Number": str(number)}


def _name(live: LiveTable, player: int) -> str:
    place = live.table.places[player]
    if place is None:
        return ""
    level = bot_level(place.holder)
    return live.names.get(place.holder, "") if level is None else f"Bot {level}"


def _stamp(live: LiveTable, seq: int) -> Stamp:
    stamp = live.stamps[seq - 1]
    at = datetime.fromtimestamp(stamp.at / 1000, UTC).isoformat(timespec="milliseconds")
    return Stamp(at.replace("+00:00", "Z"), stamp.player)
