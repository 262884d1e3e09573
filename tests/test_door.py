"""One door for a family: outside its folders nothing names it, and each room asks by one function."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import knekt
from knekt import games
from knekt.analysis.family import FamilyAnalysis
from knekt.cli.family import FamilyPages
from knekt.errors import KnektError
from knekt.games import FAMILIES, PRESETS, part, parts
from knekt.lab.family import FamilyLab
from knekt.notation.family import FamilyNotation
from knekt.players.family import FamilyPlayers
from knekt.server.shown.pictures.family import ROOM, FamilyPictures
from knekt.sheet.family import FamilySheet
from knekt.solver.family import FamilySolver
from knekt.telling.family import FamilyTelling
from knekt.words import LANGUAGES, say

HOUSE = Path(knekt.__file__).parent
NAMES = "skat", "skruf"
ROOMS = {
    "sheet": FamilySheet,
    "notation": FamilyNotation,
    "solver": FamilySolver,
    "players": FamilyPlayers,
    "analysis": FamilyAnalysis,
    "telling": FamilyTelling,
    "lab": FamilyLab,
    ROOM: FamilyPictures,
    "cli": FamilyPages,
    "cli.table": object,
}
EXCEPTED = {  # the few that name a family, each with its reason
    "games.py": "the door itself",
    "_core/__init__.py": "functions of the core, which has some for each family",
    "sheet/__init__.py": "public names of its families",
    "solver/__init__.py": "public names of its families",
    "notation/__init__.py": "public names of its families",
    "players/__init__.py": "public names of its families",
    "errors.py": "how English spells a proper name, in what programmers read",
    "server/people/lookalikes.py": "words that people put around a name",
}
SHARED = sorted(
    str(path.relative_to(HOUSE))
    for path in HOUSE.rglob("*.py")
    if not {*NAMES} & {*path.relative_to(HOUSE).parts}
)
WORD = re.compile(rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])")


def families_named(source: str) -> Iterator[tuple[int, str]]:
    """Where code names a family: in an import, a name or a string, but in no docstring."""
    tree = ast.parse(source)
    said = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                said.add(id(first.value))
    for node in ast.walk(tree):
        texts, line = list[str](), getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str() as text) if id(node) not in said:
                texts = [text]
            case ast.ImportFrom(module=module, names=names):
                texts = [module or "", *(each.name for each in names)]
            case ast.Import(names=names):
                texts = [each.name for each in names]
            case ast.Name(id=name) | ast.Attribute(attr=name):
                texts = [
                    name.lower() if name.isupper() else re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
                ]
        yield from ((line, text) for text in texts if WORD.search(text.replace("_", " ")))


@pytest.mark.parametrize("path", [each for each in SHARED if each not in EXCEPTED])
def test_what_serves_every_family_names_none(path: str) -> None:
    assert list(families_named((HOUSE / path).read_text())) == []


@pytest.mark.parametrize("path", EXCEPTED)
def test_every_exception_is_needed(path: str) -> None:
    assert list(families_named((HOUSE / path).read_text()))


@pytest.mark.parametrize(
    "source",
    [
        "from knekt.skat import Play",
        "from knekt import skruf",
        "import knekt.players.skat.rules",
        "isinstance(position, SkatPosition)",
        "isinstance(options, skat.Options)",
        'if name == "skruf": pass',
        'PARTS = {"skat": 1}',
        'import_module("knekt.cli.skat.value")',
        "plain_skat(position)",
    ],
)
def test_a_family_that_is_named_is_found(source: str) -> None:
    assert len(list(families_named(source))) >= 1


@pytest.mark.parametrize("source", ['"""Like skat."""', 'def f():\n    "The skat."', '"xskat"', "Skating()"])
def test_what_only_sounds_like_one_is_not(source: str) -> None:
    assert list(families_named(source)) == []


@pytest.mark.parametrize("family", NAMES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_family_gives_its_part_to_every_room(room: str, family: str) -> None:
    found = parts(room)[family]
    assert isinstance(found, ROOMS[room])
    module = importlib.import_module(FAMILIES[family].parts.format(room=room))
    assert module.__all__.count("FAMILY") == 1 and inspect.getdoc(module)


@pytest.mark.parametrize("room", ["solver", "players", "analysis", "lab", "cellar"])
def test_what_a_family_does_not_give_is_refused(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_part", lambda family, room: None)
    with pytest.raises(KnektError) as refused:
        part(PRESETS["german"], room)
    assert refused.value.code == "game-without-part"
    assert len({say(refused.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert parts(room) == {}


BARE = """
from dataclasses import replace
from knekt.skruf import FAMILY as SKRUF, SKRUF as PLAIN

WHIST = replace(PLAIN, preset="whist")
FAMILY = replace(SKRUF, name="whist", parts="bare.{room}", presets={"whist": WHIST})
"""


def asked(code: str, folder: Path, modules: str) -> subprocess.CompletedProcess[str]:
    """What a fresh Python says, with further families."""
    around = {**os.environ, "PYTHONPATH": str(folder), "KNEKT_FAMILIES": modules}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=around, check=False
    )


def test_a_further_family_is_one_that_the_environment_names(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").write_text(BARE)
    code = "from knekt.games import *; print(*FAMILIES, family_of(PRESETS['whist']).name)"
    assert asked(code, tmp_path, " bare ,").stdout.split() == ["skat", "skruf", "whist", "whist"]
    code = "from knekt.cli.main import run; run(['advise', '--preset', 'whist', '--hand', 'SA'])"
    assert "There are no hints for this game." in asked(code, tmp_path, "bare").stderr


@pytest.mark.parametrize("modules", ["nowhere", "json", "nowhere.at.all"])
def test_a_module_without_a_family_is_refused(modules: str, tmp_path: Path) -> None:
    code = "from knekt.cli.main import run; print(run(['options']))"
    ran = asked(code, tmp_path, modules)
    assert ran.stdout == "2\n"
    assert ran.stderr.strip() == f"knekt: KNEKT_FAMILIES names “{modules}”, and that is no family of games."


@pytest.mark.parametrize(
    ("change", "name"), [('name="skruf"', "skruf"), ('presets={"german": WHIST}', "german")]
)
def test_a_name_that_is_taken_is_refused(change: str, name: str, tmp_path: Path) -> None:
    made = f"{BARE}\nFAMILY = replace(FAMILY, {change})\n"
    (tmp_path / "taken.py").write_text(made)
    ran = asked("from knekt.cli.main import run; print(run(['options']))", tmp_path, "taken")
    assert ran.stdout == "2\n"
    taken = f"A family in KNEKT_FAMILIES has a name that is taken, “{name}”: give it another."
    assert ran.stderr.strip() == f"knekt: {taken}"


def test_what_a_family_fails_to_find_itself_is_told(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import what_is_not_there")
    ran = asked("import knekt.games", tmp_path, "broken")
    assert "No module named 'what_is_not_there'" in ran.stderr


def test_at_a_table_nobody_waits_until_a_part_is_imported(tmp_path: Path) -> None:
    code = """
import sys
import knekt.server.bots.job
from knekt.games import FAMILIES
rooms = "sheet", "notation", "solver", "players", "analysis", "telling", "server.shown.pictures"
print({each.parts.format(room=room) in sys.modules for each in FAMILIES.values() for room in rooms})
"""
    assert asked(code, tmp_path, "").stdout == "{True}\n"
