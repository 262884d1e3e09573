"""A family from elsewhere: whist lies in this folder alone, and is played like the house's own games.

Which families there are is settled when a process begins. So what needs whist among them runs in a process of
its own, a file `check_…` in each.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from knekt.words import LANGUAGES

HERE = Path(__file__).parent
HOUSE = HERE.parent.parent


def pytest_with_whist(*words: str, **around: str) -> None:
    """Let tests pass in a process of their own, with whist among the families."""
    environment = {**os.environ, "KNEKT_FAMILIES": "whist.family", "PYTHONPATH": str(HERE.parent), **around}
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *words]
    ran = subprocess.run(command, cwd=HOUSE, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    "file", ["check_records.py", "check_leaks.py", "check_terminal.py", "check_server.py"]
)
def test_the_house_plays_whist(file: str) -> None:
    pytest_with_whist(f"{HERE}/{file}")


@pytest.mark.parametrize(
    "files",
    [
        ["tests/conformance", "tests/engine/test_declarations.py", "tests/cli/test_families.py"],
        ["tests/server/test_pictures.py", "tests/server/test_secrecy.py"],
    ],
)
def test_whist_is_as_the_others_are(files: list[str]) -> None:
    pytest_with_whist(*files, "-k", "whist")


def run_for_the_page(tool: str, *words: str) -> None:
    """Let a tool of the page do this; Node may lie beside Python."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "KNEKT_GAMES": str(HERE)}
    command = [f"node_modules/.bin/{tool}", *words]
    ran = subprocess.run(
        command, cwd=HOUSE / "web", env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_page_plays_whist(tmp_path: Path) -> None:
    run_for_the_page("vite", "build", "--outDir", str(tmp_path), "--logLevel", "warn")
    pytest_with_whist(f"{HERE}/check_page.py", KNEKT_PAGE=str(tmp_path))


def test_the_page_of_whist_has_the_types_that_the_page_asks_for() -> None:
    run_for_the_page("svelte-check", "--fail-on-warnings", "--tsconfig", f"{HERE}/page/tsconfig.json")


def test_nothing_outside_this_folder_knows_whist() -> None:
    code = [each for folder in ("src", "web/src") for each in (HOUSE / folder).rglob("*")]
    sources = [path for path in code if path.suffix in {".py", ".cpp", ".hpp", ".ts", ".svelte"}]
    assert len(sources) > 700
    assert [path for path in sources if re.search("whist", path.read_text(), re.IGNORECASE)] == []
    tests = [path for path in HERE.parent.rglob("*.py") if HERE not in path.parents]
    imports = re.compile(r"^(?:from|import) whist\b", re.MULTILINE)
    assert [path for path in tests if imports.search(path.read_text())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_that_is_named(language: str) -> None:
    sources = [path.read_text() for path in HERE.rglob("*") if path.suffix in {".py", ".ts", ".svelte"}]
    named = set(
        re.findall(r'"(whist-(?:told-|won|line|trumps|no-trumps|place|sits)[\w-]*)"', "\n".join(sources))
    )
    words = (HERE / "words" / language / "whist.ftl").read_text()
    said = set(re.findall(r"^([a-z][\w-]*) =", words, re.MULTILINE))
    english = (HERE / "words" / "en" / "whist.ftl").read_text()
    assert said == set(re.findall(r"^([a-z][\w-]*) =", english, re.MULTILINE))
    assert len(named) > 5 and named <= said
