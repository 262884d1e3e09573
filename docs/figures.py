"""The tables of measurements in the documents, which `make figures` makes from `docs/figures/`.

A table is a folder there, and a measurement is a JSON file in it: what it measures, the command, the date,
perhaps the commit, the machine and a note, and rows of figures by the names of their columns. Where nobody
wrote the command down it is null, and the note says so. Figures that stood in the documents before there were
such files have the date on which a document first told them.

A document holds a table between two comments; the first may name the columns to show:

    <!-- figures: levels | players, difference, wins % -->
    <!-- end -->

`python docs/figures.py arena docs/figures/levels/isko-5-4.json level-5 level-4 --game isko --deals 400` lets
players meet by `knekt arena` and writes such a file. The programs in `bench/` that take `--save FILE` write
theirs with `save`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from textwrap import fill
from typing import Any

__all__ = ["FOLDER", "MARKED", "Measurement", "Row", "arena", "documents", "save", "table", "written"]

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "figures"
WIDTH = 110
MARKED = re.compile(r"(<!-- figures: ([\w-]+)(?: \| (.+?))? -->\n).*?(<!-- end -->)", re.DOTALL)

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Measurement:
    """A file of results; its rows have their columns by name."""

    path: Path
    measures: str
    command: str | None
    date: str
    rows: tuple[Row, ...]
    commit: str | None = None
    machine: str | None = None
    note: str | None = None

    @classmethod
    def read(cls, path: Path) -> Measurement:
        """Figures stay as they are written there, with all their digits: 0.10 is not 0.1."""
        found = json.loads(path.read_text(), parse_float=Decimal)
        return cls(path, **{**found, "rows": tuple(found["rows"])})

    def link(self, text: str, document: Path) -> str:
        """A link to the file, as the document writes it."""
        return f"[{text}]({self.path.relative_to(document.parent)})"


def documents() -> list[Path]:
    """Every document that may hold tables."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def written(document: Path) -> str:
    """The text of the document, its tables as the files have them."""

    def filled(match: re.Match[str]) -> str:
        start, name, columns, end = match.groups()
        shown = columns.split(", ") if columns else None
        return f"{start}{table(name, document, shown)}\n{end}"

    return MARKED.sub(filled, document.read_text())


def table(name: str, document: Path, columns: Sequence[str] | None = None) -> str:
    """A folder as a table in Markdown, which leads back to the files."""
    found = [
        Measurement.read(path) for path in sorted((FOLDER / name).glob("*.json"), key=lambda path: path.stem)
    ]
    known = list(dict.fromkeys(column for each in found for row in each.rows for column in row))
    shown = known if columns is None else list(columns)
    assert found and set(shown) <= set(known), (name, set(shown) - set(known))
    rows = [
        (each, [cell(row.get(column, ""), column) for column in shown]) for each in found for row in each.rows
    ]
    if len(found) == 1:
        lines = [_line(shown), _line(["---"] * len(shown)), *(_line(cells) for _, cells in rows)]
        return "\n".join([*lines, "", _source(found[0], document)])
    lines = [_line([*shown, "measured"]), _line(["---"] * (len(shown) + 1))]
    return "\n".join([*lines, *(_line([*cells, each.link(each.date, document)]) for each, cells in rows)])


def cell(value: Any, column: str = "") -> str:
    """A figure as one reads it; a difference always has its sign.

    >>> cell({"value": 4.91, "plus_minus": 2.65}, "difference")
    '+4.91 ± 2.65'
    >>> cell([82.9, None]), cell({"low": 10, "high": 20}), cell(-0.5), cell(39590)
    ('82.9, –', '10–20', '−0.5', '39,590')
    """
    match value:
        case None:
            return "–"
        case str():
            return value
        case {"value": mean, "plus_minus": half}:
            return f"{cell(mean, column)} ± {half}"
        case {"low": low, "high": high}:
            return f"{cell(low)}–{cell(high)}"
        case list():
            return ", ".join(cell(each, column) for each in value)
    sign = "+" if column.startswith("difference") else ""
    return f"{value:{sign},}".replace("-", "−")


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _source(found: Measurement, document: Path) -> str:
    """Where a table comes from, below it."""
    command = f"`{found.command}`" if found.command else None
    version = f"version `{found.commit}`" if found.commit else None
    told = "; ".join(filter(None, (command, version, found.machine, found.note)))
    return fill(
        f"Measured {found.link(found.date, document)}: {told}.",
        WIDTH,
        break_long_words=False,
        break_on_hyphens=False,
    )


def save(path: Path, measures: str, command: str, rows: Sequence[Row], **told: str) -> None:
    """Write a measurement that was made now, of the commit that is checked out."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude=*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    date = datetime.now(UTC).date().isoformat()
    head = {
        "measures": measures,
        "command": command,
        "date": date,
        **({"commit": commit} if commit else {}),
        **told,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_plain(head, rows))


def _plain(head: Mapping[str, str], rows: Sequence[Row]) -> str:
    """JSON with a line for each row."""
    parts = [
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()
    ]
    lines = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in rows)
    return "\n".join(["{", *parts, '  "rows": [', lines, "  ]", "}", ""])


def arena(path: Path, given: Sequence[str]) -> None:
    """Let players meet, and save what came of it."""
    command = ["knekt", "arena", *given]
    run = [sys.executable, "-m", *command, "--json"]
    found = json.loads(subprocess.run(run, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout)
    unit = "rubber" if found["rubbers"] else "deal"
    measures = f"{' against '.join(found['players'])}, by the {unit}"
    rows = [_pair_row(found["game"]["preset"], each) for each in found["pairs"]]
    save(path, measures, " ".join(command), rows)


def _pair_row(game: str, pair: Row) -> Row:
    """A pair as a row: what the first makes more than the second, and how each of them does."""
    players = pair["players"]
    row = {
        "game": game,
        "players": " – ".join(each["name"] for each in players),
        "deals": pair["deals"],
        "difference": _estimate(pair["difference"], 1, 2),
        "declared %": _estimate(pair["declared"], 100),
        "points": [_estimate(each["score"], 1, interval=False) for each in players],
        "declares %": [_estimate(each["declares"], 100, interval=False) for each in players],
        "wins %": [_estimate(each["wins_declaring"], 100, interval=False) for each in players],
        "beats %": [_estimate(each["wins_defending"], 100, interval=False) for each in players],
        "ms a card": [round(each["cpu_ms"], 2) for each in players],
        "ms of 95 %": [round(each["cpu_ms_95"], 2) for each in players],
    }
    return {name: value for name, value in row.items() if value is not None}


def _estimate(
    found: Mapping[str, float | None] | None, times: int, digits: int = 1, interval: bool = True
) -> Any:
    """An estimate of `knekt arena --json`: the value, with half of its interval where there is one."""
    if found is None or found["value"] is None:
        return None
    value = round(times * found["value"], digits)
    if not interval or found["low"] is None or found["high"] is None:
        return value
    return {"value": value, "plus_minus": round(times * (found["high"] - found["low"]) / 2, digits)}


def main() -> None:
    """Write every table anew; `arena FILE PLAYERS…` measures first."""
    if sys.argv[1:2] == ["arena"]:
        arena(Path(sys.argv[2]), sys.argv[3:])
    for document in documents():
        if (text := written(document)) != document.read_text():
            document.write_text(text)
            print(document.relative_to(ROOT))


if __name__ == "__main__":
    main()
