"""Records of Skruf for the tests of the commands: the golden ones, without what is shown beside them."""

from __future__ import annotations

from pathlib import Path

__all__ = ["deal_record", "deal_records", "sitting_record"]

GOLDEN = Path(__file__).parents[1] / "golden"


def _record(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n% ")[0] + "\n"


def deal_record(name: str) -> str:
    """A deal as it is kept."""
    return _record(GOLDEN / "deals" / f"{name}.txt")


def deal_records() -> dict[str, str]:
    """All deals of Skruf."""
    paths = [path for start in ("skruf", "trekarl") for path in (GOLDEN / "deals").glob(f"{start}*.txt")]
    return {path.stem: _record(path) for path in sorted(paths)}


def sitting_record(name: str) -> str:
    """A sitting as it is kept."""
    return _record(GOLDEN / "sittings" / f"{name}.txt")
