"""The state of the rubber after a deal: its account, in sums if that is too long, and the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cli.skruf.account import sheet_lines
from knekt.cli.skruf.ledger import Entry, ledger, points_text
from knekt.cli.speaker import Speaker
from knekt.cli.table.skruf.seats import party_told, rubber_note
from knekt.sheet import SkrufSitting
from knekt.sheet.skruf import Statement, statement

__all__ = ["standing_lines"]


def standing_lines(
    sitting: SkrufSitting, names: Sequence[str], speaker: Speaker, room: int | None
) -> list[str]:
    """The account of the rubber that was played last, and everybody's points."""
    rubber = len(sitting.rubbers)
    whole = list(sheet_lines(sitting, names, speaker, since=rubber))
    if room is None or len(whole) <= room:
        return whole
    points = len(whole) - whole[::-1].index("")
    note = rubber_note(speaker, sitting, names)
    return [note, "", *_sums(statement(sitting, rubber), names, speaker), "", *whole[points:]]


def _sums(told: Statement, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """The sums above and below the line, without the entries."""
    columns = told.columns
    heads = [party_told([names[player] for player in column.party], speaker) for column in columns]
    above = tuple(points_text(column.total_above) for column in columns)
    below = tuple(points_text(column.total_below) for column in columns)
    totals = tuple(points_text(column.total) for column in columns)
    yield from ledger(
        heads,
        [
            [Entry(speaker.say("skruf-above"), above)],
            [Entry(speaker.say("skruf-below"), below)],
            [Entry(speaker.say("skruf-total"), totals)],
        ],
    )
