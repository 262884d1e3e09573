"""How right the advisor's chances of cards have been, as `knekt lab advice` has measured it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from knekt import players, skat
from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.message import Message
from knekt.players.sealed import opened, sealed

__all__ = ["MEASURED", "game_measured", "how_right", "read_measures", "written_measures"]

FORMAT, VERSION = "knekt-advice-measured", 1
MEASURED = Path(players.__file__).parent / "models" / "advice.json"


def how_right(options: TableOptions) -> Message | None:
    """How far chances of cards were off in this kind of game; None if nobody has measured it."""
    found = _shipped().get(game_measured(options))
    if found is None:
        return None
    return Message(
        "hint-tested-cards",
        {
            "version": VERSION,
            "cards": found["cards"],
            "deals": found["deals"],
            "off": round(100 * found["off_by"]),
        },
    )


def game_measured(options: TableOptions) -> str:
    """The preset that was measured for all games of its kind."""
    if isinstance(options, skat.Options):
        return "isko" if options.is_german else "tournee"
    return "skruf"


def written_measures(measures: Mapping[str, Mapping[str, Any]]) -> str:
    """The measures of each game as a file."""
    return sealed(FORMAT, VERSION, {"games": measures})


def read_measures(path: Path) -> dict[str, dict[str, Any]]:
    """The measures in a file, none if there is no file; KnektError if it was changed or is of another sort."""
    if not path.exists():
        return {}
    try:
        return dict(opened(path, FORMAT, VERSION)["games"])
    except (ValueError, KeyError, TypeError):
        raise KnektError("advice-measures", f"{path.name} cannot be used", name=path.name) from None


@lru_cache(maxsize=1)
def _shipped() -> dict[str, dict[str, Any]]:
    return read_measures(MEASURED)
