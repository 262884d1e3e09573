"""Golden deals: a record, what each seat could not see of it, and the count. `python tests/golden/golden.py` makes them anew.

Read the difference before it is committed: a changed line is a changed rule, view or spelling.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from strategies import Style, line

from knekt.cards import Seed
from knekt.notation import Record, read_text, write_text
from knekt.skat import SEATS, Ending, SkatGame, contracts, new_game, options, result
from knekt.words import say_all

FOLDER = Path(__file__).parent / "deals"
PLAIN, LIVELY, STOPPED = Style(), Style(may=0.08), Style(may=0.02, table=0.05)
HIGH = Style(low=False, may=0.3)  # bids that cannot be reached


def wanted() -> dict[str, tuple[str, str, Style]]:
    """The deals to find, by name: preset, the contract or ending that it must have, how the table plays."""
    found = {f"german-{code}": ("german", code, PLAIN) for code in contracts(options("german"))}
    for preset, style in (("german", LIVELY), ("isko", LIVELY), ("iss", STOPPED)):
        for ending in Ending:
            found[f"{preset}-{ending}"] = preset, ending, HIGH if ending is Ending.OVERBID else style
    impossible = {f"german-{ending}" for ending in (Ending.CLAIMED, Ending.RESIGNED, *stops())}
    impossible |= {f"isko-{ending}" for ending in stops()}
    return {name: each for name, each in found.items() if name not in impossible}


def stops() -> tuple[Ending, ...]:
    return Ending.LEFT, Ending.TIMEOUT, Ending.VOID


def search(preset: str, sought: str, style: Style) -> SkatGame:
    """The first random deal that is as sought."""
    for number in range(20_000):
        opening = new_game(preset, Seed.parse(f"golden {number}"))
        game: SkatGame = list(line(opening, Random(number), style))[-1]
        end = result(game.state)
        if sought in (end.ending, str(end.facts.contract) if end.facts and end.ending == "played" else ""):
            return game
    raise AssertionError(sought)


def rendered(record: Record) -> str:
    """The whole golden text of a deal."""
    return "\n".join([write_text(record), *views(record.game), *count(record.game)]) + "\n"


def views(game: SkatGame) -> Iterator[str]:
    for seat in (0, 1, 2, None):
        yield f"% {'watcher' if seat is None else SEATS[seat]} sees"
        for number, event in enumerate(game.events):
            if event.seen_by(seat) != event:
                yield f"{number} {event.seen_by(seat)}"


def count(game: SkatGame) -> Iterator[str]:
    end = result(game.state)
    yield f"% {end.ending}"
    if end.score is not None:
        yield say_all([each.message for each in end.score.lines])
        yield f"{end.score.total:+}"


def record_in(text: str) -> Record:
    """The record at the head of a golden text."""
    (record,) = read_text(text.partition("\n%")[0])
    assert isinstance(record, Record), record
    return record


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (preset, sought, style) in wanted().items():
        path = FOLDER / f"{name}.txt"
        if path.exists():
            record = record_in(path.read_text())
        else:
            record = Record(options(preset), search(preset, sought, style).events)
        path.write_text(rendered(record))
