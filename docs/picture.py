"""A terminal's screen as an SVG picture.

`tmux capture-pane -e -p | python docs/picture.py > docs/images/table.svg` writes it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import escape

WIDTH, HEIGHT, LEFT, TOP = 8.4, 19, 22, 34  # of a character; of the margins
COLOURS = {"31": "#c0392b", "32": "#1e7b4f", "33": "#b9770e"}  # hearts, spades, diamonds
PAPER, INK, FAINT = "#faf6ec", "#26221c", "#9a917f"


def pieces(line: str) -> Iterator[tuple[int, str, str, bool]]:
    """The words of a line: the column, the text, the colour, whether bold."""
    column, colour, bold = 0, INK, False
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b"):
            for code in part[2:-1].split(";"):
                bold = code == "1" or (bold and code not in ("0", "", "22"))
                colour = COLOURS.get(code, INK if code in ("0", "", "39") else colour)
        for word in re.finditer(r"\S+", part if not part.startswith("\x1b") else ""):
            shown = word[0]
            yield column + word.start(), shown, FAINT if set(shown) <= set("─") else colour, bold
        column += 0 if part.startswith("\x1b") else len(part)


def picture(screen: str, columns: int = 80) -> Iterator[str]:
    lines = screen.rstrip("\n").split("\n")
    width, height = 2 * LEFT + columns * WIDTH, TOP + len(lines) * HEIGHT + 12
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" font-size="14"'
    yield ' font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" xml:space="preserve">'
    yield f'<rect width="100%" height="100%" rx="10" fill="{PAPER}" stroke="{FAINT}"/>'
    for row, line in enumerate(lines):
        for column, text, colour, bold in pieces(line):
            length = f'textLength="{len(text) * WIDTH:.1f}" lengthAdjust="spacingAndGlyphs"'
            weight = ' font-weight="bold"' if bold else ""
            place = f'x="{LEFT + column * WIDTH:.1f}" y="{TOP + row * HEIGHT}"'
            yield f'<text {place} {length} fill="{colour}"{weight}>{escape(text)}</text>'
    yield "</svg>"


if __name__ == "__main__":
    print("\n".join(picture(sys.stdin.read())))
