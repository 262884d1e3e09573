"""The documents are true: their Python runs, and their commands print what stands there."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

from docs.figures import documents
from knekt.cli.main import run
from knekt.engine import settings, write_value
from knekt.games import PRESETS, family_of
from knekt.skruf import FAMILY, SKRUF, Form, bets_value, honour_units
from knekt.skruf import PRESETS as SKRUF_PRESETS

ROOT = Path(__file__).parents[1]
DOCUMENTS = documents()


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_runs(path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["verify.py", "friday night", "1"])
    for code in blocks(path, "python"):
        exec(compile(code, str(path), "exec"), {"__name__": "document"})
    printed = capsys.readouterr().out
    for shown in re.findall(
        r'^\$ python verify.py "friday night" 1\n(.*?)^```', path.read_text(), re.DOTALL | re.MULTILINE
    ):
        assert printed == shown


@pytest.mark.parametrize(
    "path", [path for path in DOCUMENTS if blocks(path, "pycon")], ids=lambda path: path.name
)
def test_sessions_print_what_stands_there(path: Path) -> None:
    """A document's sessions are one: each goes on where the last one ended."""
    typed = "\n".join(blocks(path, "pycon"))
    session = doctest.DocTestParser().get_doctest(typed, {}, path.name, str(path), 0)
    told: list[str] = []
    assert doctest.DocTestRunner().run(session, out=told.append).failed == 0, "".join(told)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_print_what_stands_there(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in blocks(path, "console"):
        for command, expected in re.findall(r"^\$ knekt (.*)\n((?:[^$\n].*\n)*)", text, re.MULTILINE):
            assert run(shlex.split(command)) == 0
            assert capsys.readouterr().out.rstrip("\n") == expected.rstrip("\n"), command


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text()):
        if "://" not in target:
            assert (path.parent / target).exists(), target


@pytest.mark.parametrize(
    ("forms", "page"),
    [
        (("german",), "skat.md"),
        (("tournee", "tournee-house"), "tournee.md"),
        (("skruf", "skruf-plain", "trekarl"), "skruf.md"),
    ],
)
def test_every_option_is_explained(forms: tuple[str, ...], page: str) -> None:
    text = (ROOT / "docs" / "rules" / page).read_text()
    family = family_of(PRESETS[forms[0]])
    for name, _, _ in settings(PRESETS[forms[0]]):
        if any(family.has_option(form, name) for form in forms):
            assert f"`{name}`" in text, name


def skruf_rows() -> dict[str, tuple[dict[str, list[str]], set[str]]]:
    """The table of Skruf's options: the values of each, by form if the row says so, and its marks."""
    text = (ROOT / "docs" / "rules" / "skruf.md").read_text()
    _, _, table = text.partition("## 16. The options")
    rows = {}
    for name, values, marks in re.findall(r"^\| `(\w+)` \|([^|]+)\|([^|]*)\|", table, re.MULTILINE):
        first, *others = values.split(";")
        told = {"": re.findall(r"`([^`]+)`", first)}
        told |= {other.split()[0]: re.findall(r"`([^`]+)`", other) for other in others}
        rows[name] = told, set(marks.split())
    return rows


def all_values(form: Form, name: str, kind: Any) -> list[str]:
    """The values that the table should show; of numbers and amounts only the default."""
    if limited := FAMILY.declared[name].allowed(form):
        return [write_value(value) for value in limited]
    if get_origin(kind) is Literal:
        return [write_value(value) for value in get_args(kind)]
    return ["true", "false"] if kind is bool else []


def test_the_options_of_skruf_have_these_values_and_defaults() -> None:
    rows = skruf_rows()
    assert rows.keys() == {name for name, _, _ in settings(SKRUF)}
    for preset in SKRUF_PRESETS.values():
        form = preset.form
        for name, default, kind in settings(preset):
            told, marks = rows[name]
            belongs = {"T": form != "skruf-plain", "P": form != "trekarl", "3": form == "trekarl"}
            assert FAMILY.has_option(form, name) == all(belongs[mark] for mark in marks), (form, name)
            if not FAMILY.has_option(form, name):
                continue
            values = told.get(form, told[""])
            assert values[0] == write_value(default), (form, name)
            known = set(all_values(form, name, kind))
            assert not known or known == set(values) or (form == "skruf-plain" and known < set(values)), name


def numbers(row: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", row.replace("−", "-"))]


def test_the_tables_of_skruf_are_those_that_are_counted_by() -> None:
    text = (ROOT / "docs" / "rules" / "skruf.md").read_text()
    tricks, bets = (
        [numbers(row) for row in re.findall(r"^\| in \d \|(.+)$", part, re.MULTILINE)]
        for part in re.findall(
            r"^(\*\*8\.1 .*?)^\*\*8\.2 .*?^(\*\*8\.6 .*?)^\*\*8\.7 ", text, re.DOTALL | re.MULTILINE
        )[0]
    )
    assert tricks == [[level * number for number in range(1, 14)] for level in range(3, 8)]
    assert [row[:7] for row in bets] == [[bets_value(level, n) for n in range(1, 8)] for level in range(3, 8)]
    rows = [numbers(row) for row in re.findall(r"^\| \*?(\d \+ \d\*? \|.+)$", text, re.MULTILINE)]
    for aces, honours, *points in rows:
        units = honour_units("printed", aces, honours)
        assert points == [10 * level * units for level in range(3, 8)], (aces, honours)
    assert len(rows) == 28 and len({(aces, honours) for aces, honours, *_ in rows}) == 28
