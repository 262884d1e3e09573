"""Imports point down: each room of the house knows only the rooms below it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.house import HOUSE, MAP, drawn, imported, imports, module_of

LAYERS = (
    ("_core",),  # in C++: masks and numbers, no other room
    ("message",),
    ("errors",),
    ("cards", "words"),
    ("engine",),
    ("skat", "skruf"),
    ("games",),
    ("sheet", "solver"),
    ("notation", "players"),
    ("analysis", "client", "telling"),
    ("learning", "lab"),
    ("server",),
    ("cli",),
)
HEIGHT = {room: height for height, rooms in enumerate(LAYERS) for room in rooms}
MODULES = sorted(HOUSE.rglob("*.py"))


def faults(source: str, module: str, *, is_package: bool = False) -> list[str]:
    room = module.split(".")[1]
    found = []
    for number, name in imported(source, module, is_package=is_package):
        parts = name.split(".")
        other = parts[1] if len(parts) > 1 else ""
        if other != room and HEIGHT.get(other, len(LAYERS)) >= HEIGHT[room]:
            found.append(f"{module}:{number} imports {name}")
    return found


@pytest.mark.parametrize("path", MODULES, ids=module_of)
def test_imports_point_to_a_lower_layer(path: Path) -> None:
    module = module_of(path)
    if module not in ("knekt", "knekt.__main__"):  # the public names and the door of the whole house
        assert faults(path.read_text(), module, is_package=path.name == "__init__.py") == []


def test_every_room_has_its_place() -> None:
    rooms = {path.name.removesuffix(".py") for path in HOUSE.iterdir() if not path.name.startswith("_")}
    assert rooms - {"py.typed"} <= set(HEIGHT)


@pytest.mark.parametrize(
    ("source", "module"),
    [
        ("from knekt.skat import score", "knekt.engine.game"),
        ("import knekt.sheet.skat.sitting", "knekt.skat.score"),
        ("from knekt import cli", "knekt.notation.text"),
        ("from ..words import say", "knekt.cards.card"),
        ("def f():\n    from knekt.players import Player", "knekt.sheet.skat.sitting"),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import knekt.skat", "knekt.engine.view"),
        ("from knekt import Hand", "knekt.skat.play"),
        ("import knekt", "knekt.cards.card"),
    ],
)
def test_an_import_that_points_up_or_sideways_is_found(source: str, module: str) -> None:
    assert len(faults(source, module)) == 1


@pytest.mark.parametrize(
    ("source", "module"),
    [
        ("from knekt.engine import Game", "knekt.skat.game"),
        ("from knekt.skat import declare", "knekt.skat.finish"),
        ("from . import declare", "knekt.skat.finish"),
        ("from ..cards import Hand", "knekt.skat.finish"),
        ("import random", "knekt.message"),
    ],
)
def test_an_import_that_points_down_or_inside_is_fine(source: str, module: str) -> None:
    assert faults(source, module) == []


def test_the_map_is_drawn_from_the_imports() -> None:
    """The map has the sizes of the day on which it was drawn; all else in it is as it is now."""
    kept, now = (re.sub(r"[\d,]+ lines", "lines", text) for text in (MAP.read_text(), drawn()))
    assert kept == now  # else: make map
    lines = set(re.findall(r"<title>(\w+) imports (\w+)</title>", kept))
    assert lines == {(room, other) for room, others in imports().items() for other in others}
