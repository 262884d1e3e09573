"""Golden deals: a record, what each seat could not see of it, and the count.

Golden sittings: a record, and the sheet.

`PYTHONPATH=tests .venv/bin/python -m golden.golden` makes them anew. Read the difference before it is
committed: a changed line is a changed rule, view or spelling. What is there is only written again; what is
missing is searched for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from golden.making import Kind
from golden.of_skat import SKAT
from golden.of_skruf import SKRUF

from knekt.engine import Game, TableOptions
from knekt.games import family_of
from knekt.notation import Record, SittingRecord, notation_of, read_text, write_text

FOLDER = Path(__file__).parent / "deals"
SITTINGS_FOLDER = Path(__file__).parent / "sittings"
KINDS: Mapping[str, Kind] = {"skat": SKAT, "skruf": SKRUF}


def kind_of(options: TableOptions) -> Kind:
    return KINDS[family_of(options).name]


def rendered(record: Record) -> str:
    """The whole golden text of a deal."""
    game = record.game
    return "\n".join([write_text(record), *views(game), *kind_of(record.options).count(game)]) + "\n"


def views(game: Game[Any]) -> Iterator[str]:
    """What each who sits at the table, and who only watches, saw otherwise than it stands in the record."""
    options = game.rules.options
    letters, tags = family_of(options).seats, notation_of(options).seat_tags(options)
    for seat in (*(seat for seat, tag in enumerate(tags) if tag), None):
        yield f"% {'watcher' if seat is None else letters[seat]} sees"
        for number, event in enumerate(game.events):
            if event.seen_by(seat) != event:
                yield f"{number} {event.seen_by(seat)}"


def sheet(record: SittingRecord) -> str:
    """The whole golden text of a sitting."""
    return "\n".join([write_text(record), *kind_of(record.options).sheet(record.sitting)]) + "\n"


def record_in(text: str) -> Record:
    """The record at the head of a golden text."""
    (record,) = read_text(text.partition("\n%")[0])
    assert isinstance(record, Record), record
    return record


def sitting_in(text: str) -> SittingRecord:
    """The record at the head of a golden text."""
    (record,) = read_text(text.partition("\n%")[0])
    assert isinstance(record, SittingRecord), record
    return record


if __name__ == "__main__":
    for kind in KINDS.values():
        for name, find in kind.deals.items():
            path = FOLDER / f"{name}.txt"
            path.write_text(rendered(record_in(path.read_text()) if path.exists() else find()))
        for name, sit in kind.sittings.items():
            path = SITTINGS_FOLDER / f"{name}.txt"
            path.write_text(sheet(sitting_in(path.read_text()) if path.exists() else sit()))
