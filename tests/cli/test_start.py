"""A command starts fast, because it imports only what it uses; modules are counted here, not time."""

from __future__ import annotations

import subprocess
import sys

import pytest

COUNT = """
import sys
{statement}
print("imported", *sorted(sys.modules))
"""
COMMAND = "from knekt.cli.main import run; run({arguments})"


def imported(statement: str) -> set[str]:
    """The modules that a fresh Python has imported after this statement."""
    ran = subprocess.run(
        [sys.executable, "-c", COUNT.format(statement=statement)], capture_output=True, text=True, check=True
    )
    return set(ran.stdout.splitlines()[-1].split()[1:])


def rooms(modules: set[str]) -> set[str]:
    """The rooms of the house among the modules."""
    return {parts[1] for each in modules if (parts := each.split("."))[0] == "knekt" and len(parts) > 1}


def test_the_library_itself_imports_nothing_of_the_house() -> None:
    bare = imported("pass")
    assert rooms(imported("import knekt")) == set()
    assert len(imported("import knekt") - bare) < 40


def test_a_name_of_the_library_is_there_when_it_is_asked_for() -> None:
    assert "cards" in rooms(imported("import knekt; knekt.Card.parse('CJ')"))
    with pytest.raises(AttributeError, match="no attribute 'trump'"):
        __import__("knekt").trump  # noqa: B018


def test_the_help_needs_no_game() -> None:
    modules = imported(COMMAND.format(arguments="['--help']"))
    assert rooms(modules) == {"cli", "errors", "message", "words"}
    assert len([each for each in modules if each.startswith("knekt.")]) < 15


def test_counting_a_game_needs_no_server_and_no_laboratory() -> None:
    modules = imported(COMMAND.format(arguments="['value', 'D', '--with', '1', '--points', '70']"))
    assert rooms(modules).isdisjoint({"server", "client", "lab", "analysis", "learning"})
    assert len([each for each in modules if each.startswith("knekt.")]) < 300
    assert not {"sqlalchemy", "litestar", "numpy", "asyncio"} & modules
