"""The map of the house, docs/house.svg, drawn from the imports; `make map` draws it anew.

Every room stands above all that it imports. A strong line is an import that follows from no other; a faint
one is an import of something that a room in between imports as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

__all__ = ["HOUSE", "MAP", "drawn", "imported", "imports", "module_of", "room_of"]

ROOT = Path(__file__).parents[1]
HOUSE, CORE, MAP = ROOT / "src" / "knekt", ROOT / "src" / "core", ROOT / "docs" / "house.svg"
DOORS = "knekt", "knekt.__main__"  # the public names and the door of the whole house are in no room

# Where a room stands in its row, so that few lines cross. A room that is not named stands behind the last.
COLUMNS: Mapping[str, float] = {
    "cli": 1.2,
    "server": 0.0,
    "lab": 2.4,
    "telling": 0.9,
    "client": 1.8,
    "analysis": 2.7,
    "notation": 1.2,
    "players": 2.4,
    "sheet": 1.2,
    "games": 1.2,
    "solver": 2.7,
    "skat": 0.8,
    "skruf": 1.7,
    "engine": 1.2,
    "cards": 1.2,
    "words": 0.0,
    "errors": 1.2,
    "message": 0.6,
    "_core": 2.7,
}
PITCH, ROW, WIDE, HIGH, LEFT, TOP = 185, 78, 150, 44, 16, 76
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #1f2933; text-anchor: middle }
  .title { font-size: 17px; font-weight: 600; text-anchor: start }
  .small { font-size: 12px; fill: #52606d } .title + .small { text-anchor: start }
  .ground { fill: #ffffff } .room { fill: #f3f6f9; stroke: #7b8794 }
  path { fill: none; stroke: #1d6fb8; stroke-width: 1.6 }
  .faint { stroke: #7b8794; stroke-width: 1; opacity: 0.22 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e4e7eb } .small { fill: #9aa5b1 } .ground { fill: #12161b }
    .room { fill: #202933; stroke: #616e7c }
    path { stroke: #6cb2f0 } .faint { stroke: #9aa5b1 }
  }
"""


def module_of(path: Path) -> str:
    """The name of the module that a file is."""
    parts = path.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """The room of a module; none for the whole house."""
    return (*module.split("."), "")[1]


def imported(source: str, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every module of ours that the source names in an import, with its line.

    It may be named at the top, in a function or for types only.
    """
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = module.split(".")
            up = node.level - is_package
            base = ".".join(start[: len(start) - up]) if node.level else ""
            target = ".".join(part for part in (base, node.module) if part)
            # `from knekt import skat` names a room after the word import
            names = [f"{target}.{alias.name}" for alias in node.names] if target == "knekt" else [target]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "knekt")


def imports() -> dict[str, set[str]]:
    """The rooms that each room imports."""
    found: dict[str, set[str]] = {"_core": set()}
    for path in HOUSE.rglob("*.py"):
        module = module_of(path)
        if module not in DOORS:
            others = found.setdefault(room_of(module), set())
            named = imported(path.read_text(), module, is_package=path.name == "__init__.py")
            others |= {room_of(name) for _, name in named} - {room_of(module), ""}
    return found


def drawn() -> str:
    """The map as an SVG."""
    edges = imports()

    @cache
    def height(room: str) -> int:
        return 1 + max(map(height, edges[room]), default=-1)

    @cache
    def below(room: str) -> frozenset[str]:
        return frozenset(edges[room]).union(*map(below, edges[room]))

    top = max(map(height, edges))
    places = {
        room: (
            LEFT + WIDE / 2 + PITCH * COLUMNS.get(room, max(COLUMNS.values()) + 1),
            TOP + ROW * (top - height(room)),
        )
        for room in sorted(edges, key=lambda room: (height(room), room))
    }
    wide, high = LEFT + WIDE + max(x for x, _ in places.values()) - WIDE / 2, TOP + ROW * top + HIGH + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high}" '
        f'width="{wide:g}" height="{high}" role="img">',
        f"<title>The house and its rooms</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{wide:g}" height="{high}"/>',
        f'<text class="title" x="{LEFT}" y="28">The house and its rooms</text>',
        f'<text class="small" x="{LEFT}" y="50">A line leads from a room to one that it imports, '
        "always downwards; a faint one goes past a room in between.</text>",
    ]
    lines = [
        (not any(other in below(between) for between in edges[room]), room, other)
        for room in places
        for other in sorted(edges[room])
    ]
    # the strong lines above the faint ones
    parts += [_line(room, other, places, strong=strong) for strong, room, other in sorted(lines)]
    parts += [_box(room, *place) for room, place in places.items()]
    return "\n".join([*parts, "</svg>", ""])


def _line(room: str, other: str, places: Mapping[str, tuple[float, float]], *, strong: bool) -> str:
    (x, y), (to_x, to_y) = places[room], places[other]
    bend = (y + HIGH + to_y) / 2
    kind = "strong" if strong else "faint"
    return (
        f'<path class="{kind}" d="M{x:g} {y + HIGH:g}C{x:g} {bend:g} {to_x:g} {bend:g} {to_x:g} {to_y:g}">'
        f"<title>{room} imports {other}</title></path>"
    )


def _box(room: str, x: float, y: float) -> str:
    name, says, lines = _about(room)
    return (
        f'<g><title>{escape(says)}</title><rect class="room" x="{x - WIDE / 2:g}" y="{y:g}" '
        f'width="{WIDE}" height="{HIGH}" rx="6"/><text x="{x:g}" y="{y + 19:g}">{name}</text>'
        f'<text class="small" x="{x:g}" y="{y + 35:g}">{lines:,} lines</text></g>'
    )


def _about(room: str) -> tuple[str, str, int]:
    """The name of a room, what it says of itself, and about how many lines it has."""
    if room == "_core":
        return "the core, in C++", "masks and numbers, no other room", _lines(CORE, "*pp")
    path = HOUSE / room
    head = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    says = (ast.get_docstring(ast.parse(head.read_text())) or "").partition("\n")[0]
    return room, says, _lines(path, "*.py") if path.is_dir() else _lines(HOUSE, head.name)


def _lines(folder: Path, names: str) -> int:
    files = folder.glob(names) if folder == HOUSE else folder.rglob(names)
    return max(100, round(sum(len(path.read_text().splitlines()) for path in files), -2))


if __name__ == "__main__":
    MAP.write_text(drawn())
