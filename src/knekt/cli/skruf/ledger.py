"""Accounts side by side: what each line is for, with the points in the columns of their owners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knekt.cli.layout import joined, shortened, table
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, width, wrapped
from knekt.skruf import Line

__all__ = ["Entry", "column_head", "count_lines", "ledger", "points_text"]

INDENT, GAP = 2, 2
_LEAST = 16  # the least columns for the text


def points_text(points: int) -> str:
    """Points as an account writes them.

    >>> points_text(480), points_text(-120)
    ('480', '−120')
    """
    return str(points).replace("-", "−")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the accounts: its text, the cell of each column, and perhaps the number of its deal."""

    text: str
    cells: tuple[str, ...]
    deal: int | None = None


def column_head(names: Sequence[str], columns: int, speaker: Speaker) -> str:
    """The names over an account: in one line if they fit, or else one below the other.

    >>> column_head(["Anna", "Bo"], 18, Speaker()), column_head(["Wilhelmine", "Bo"], 12, Speaker())
    ('Anna and Bo', 'Wilhelmine\\nBo')
    """
    together = joined(list(names), speaker)
    return together if width(together) <= columns else "\n".join(shortened(name, columns) for name in names)


def ledger(heads: Sequence[str], sections: Sequence[Sequence[Entry]]) -> Iterator[str]:
    """The accounts under their heads, with a line between the sections.

    >>> for line in ledger(["us", "them"], [[Entry("a bet", ("", "400"))], [Entry("tricks", ("36", "16"))]]):
    ...     print(line)
              us  them
      a bet        400
      ────────────────
      tricks  36    16
    """
    entries = [entry for section in sections for entry in section]
    titles = [head.split("\n") for head in heads]
    columns = [
        max(map(width, (*title, *(entry.cells[place] for entry in entries))))
        for place, title in enumerate(titles)
    ]
    marks = max((len(str(entry.deal)) + GAP for entry in entries if entry.deal is not None), default=0)
    taken = INDENT + marks + sum(column + GAP for column in columns)
    room = max(_LEAST, WIDTH - taken)
    tall, rules = max(map(len, titles)), list[int]()
    stacks = [[""] * (tall - len(title)) + title for title in titles]
    rows = [["", "", *(stack[line] for stack in stacks)] for line in range(tall)]
    for section in sections:
        rules.append(len(rows))
        last = None
        for entry in section:
            mark = "" if entry.deal in (None, last) else str(entry.deal)
            *before, text = wrapped(entry.text, room)
            for line in before:
                rows.append([mark, line, *("" for _ in heads)])
                mark = ""
            rows.append([mark, text, *entry.cells])
            last = entry.deal
    drawn = table(
        rows if marks else [row[1:] for row in rows], right=_right(len(heads), marks), indent=INDENT
    )
    across = " " * INDENT + "─" * (max(map(width, drawn)) - INDENT)
    for number, line in enumerate(drawn):
        if number in rules[1:]:
            yield across
        yield line


def _right(heads: int, marks: int) -> list[int]:
    """The columns that are flush right: numbers of deals, and points."""
    return [0, *range(2, heads + 2)] if marks else list(range(1, heads + 1))


def count_lines(lines: Sequence[Line], heads: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """The count of a deal for both sides, above the line and below it, with the sums."""
    above, below = ([line for line in lines if line.below is under] for under in (False, True))
    sums = [_sum(lines, speaker.say("skruf-total"))]
    if above and below:
        sums = [_sum(above, speaker.say("skruf-above")), _sum(below, speaker.say("skruf-below")), *sums]
    parts = [[_line(line, speaker) for line in part] for part in (above, below) if part]
    yield from ledger(heads, [*parts, sums])


def _line(line: Line, speaker: Speaker) -> Entry:
    cells = [points_text(line.points) if side == line.side else "" for side in (0, 1)]
    return Entry(speaker.render(line.message), tuple(cells))


def _sum(lines: Sequence[Line], text: str) -> Entry:
    sums = (sum(line.points for line in lines if line.side == side) for side in (0, 1))
    return Entry(text, tuple(map(points_text, sums)))
