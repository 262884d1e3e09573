"""How right the advisor's chances have been, and what puts them straight, as `knekt lab advice` has measured it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from knekt import players, skat
from knekt.analysis.curves import Curves
from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.message import Message
from knekt.players.data_files import data_file_text, read_data_file

__all__ = [
    "MEASURED",
    "call_accuracy",
    "card_accuracy",
    "curves_for",
    "measured_preset",
    "measures_text",
    "read_measures",
]

FORMAT, VERSION = "knekt-advice-measured", 2
MEASURED = Path(players.__file__).parent / "models" / "advice.json"


def card_accuracy(options: TableOptions) -> Message | None:
    """How far chances of cards were off in this kind of game; None if nobody has measured it."""
    return _accuracy("hint-tested-cards", options, "cards")


def call_accuracy(options: TableOptions) -> Message | None:
    """How far chances of contracts were off that were told before the first lead; None if nobody has measured it."""
    return _accuracy("hint-tested-calls", options, "calls")


def curves_for(options: TableOptions) -> Curves:
    """What puts chances straight in this kind of game; nothing where nobody has measured it."""
    return Curves(_shipped().get(measured_preset(options), {}).get("curves", {}))


def _accuracy(id: str, options: TableOptions, what: str) -> Message | None:
    game = _shipped().get(measured_preset(options), {})
    if not (found := game.get(what)):
        return None
    arguments = {"words": found["words"], "deals": game["held_out"], "off": round(100 * found["off_by"])}
    return Message(id, {"version": VERSION, **arguments})


def measured_preset(options: TableOptions) -> str:
    """The preset that was measured for all games of its kind."""
    if isinstance(options, skat.Options):
        return "isko" if options.is_german else "tournee"
    return "skruf"


def measures_text(measures: Mapping[str, Mapping[str, Any]]) -> str:
    """The measures of each game as a file."""
    return data_file_text(FORMAT, VERSION, {"games": measures})


def read_measures(path: Path) -> dict[str, dict[str, Any]]:
    """The measures in a file, none if there is no file; KnektError if it was changed or is of another sort."""
    if not path.exists():
        return {}
    try:
        return dict(read_data_file(path, FORMAT, VERSION)["games"])
    except (ValueError, KeyError, TypeError):
        raise KnektError("advice-measures", f"{path.name} cannot be used", name=path.name) from None


@lru_cache(maxsize=1)
def _shipped() -> dict[str, dict[str, Any]]:
    return read_measures(MEASURED)
