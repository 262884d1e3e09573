"""Records of Skruf for the tests of the commands: the golden ones, without their views."""

from __future__ import annotations

from pathlib import Path

__all__ = ["deal_record", "deal_records", "sitting_record"]

GOLDEN = Path(__file__).parents[1] / "golden"


def _record(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n% ")[0] + "\n"


def deal_record(name: str) -> str:
    """The record of a deal."""
    return _record(GOLDEN / "deals" / f"{name}.txt")


def deal_records() -> dict[str, str]:
    """All deals of Skruf."""
    paths = [path for start in ("skruf", "trekarl") for path in (GOLDEN / "deals").glob(f"{start}*.txt")]
    return {path.stem: _record(path) for path in sorted(paths)}


def sitting_record(name: str) -> str:
    """The record of a sitting."""
    return _record(GOLDEN / "sittings" / f"{name}.txt")
