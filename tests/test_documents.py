"""What the documents show is what happens: their Python runs, their commands print what stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from knekt.cli.main import run
from knekt.engine import settings
from knekt.skat import Form, has_option, options

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


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
    ("forms", "page"), [(("german",), "skat.md"), (("tournee", "tournee-house"), "tournee.md")]
)
def test_every_option_is_explained(forms: tuple[Form, ...], page: str) -> None:
    text = (ROOT / "docs" / "rules" / page).read_text()
    for name, _, _ in settings(options("german")):
        if any(has_option(form, name) for form in forms):
            assert f"`{name}`" in text, name
