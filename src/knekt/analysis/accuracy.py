"""How accurate the advisor's chances are, and curves that correct them, as measured by `knekt lab advice`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from knekt import players
from knekt.analysis.curves import Curves
from knekt.analysis.family import analysis_of
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
    """How far the chances of cards were off in this kind of game; None if nobody has measured it."""
    return _accuracy("hint-tested-cards", options, "cards")


def call_accuracy(options: TableOptions) -> Message | None:
    """How far chances before the first lead were off in such games; None if nobody has measured it."""
    return _accuracy("hint-tested-calls", options, "calls")


def curves_for(options: TableOptions) -> Curves:
    """The curves that correct chances in this kind of game; none where nobody has measured them."""
    return Curves(_shipped().get(measured_preset(options), {}).get("curves", {}))


def _accuracy(id: str, options: TableOptions, what: str) -> Message | None:
    game = _shipped().get(measured_preset(options), {})
    if not (found := game.get(what)):
        return None
    arguments = {"words": found["words"], "deals": game["held_out"], "off": round(100 * found["off_by"])}
    return Message(id, {"version": VERSION, **arguments})


def measured_preset(options: TableOptions) -> str:
    """The preset whose measures stand for this kind of game."""
    return analysis_of(options).measured(options)


def measures_text(measures: Mapping[str, Mapping[str, Any]]) -> str:
    """The text of a file with the measures of each game."""
    return data_file_text(FORMAT, VERSION, {"games": measures})


def read_measures(path: Path) -> dict[str, dict[str, Any]]:
    """The measures in a file, none if there is no file;
    KnektError if the file was changed or is of another kind.
    """
    if not path.exists():
        return {}
    try:
        return dict(read_data_file(path, FORMAT, VERSION)["games"])
    except (ValueError, KeyError, TypeError):
        raise KnektError("advice-measures", f"{path.name} cannot be used", name=path.name) from None


@lru_cache(maxsize=1)
def _shipped() -> dict[str, dict[str, Any]]:
    return read_measures(MEASURED)
