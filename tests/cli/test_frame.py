"""A command whose first word can choose another command: `knekt value skruf …`."""

from __future__ import annotations

import sys

import click
import pytest
from cli.running import Knekt

from knekt.cli import main
from knekt.cli.frame import BranchingCommand, Command, Number
from knekt.cli.speaker import Speaker


def command(speaker: Speaker) -> Command:
    """The `command` of a module: `count WORD --first N`, and `count other WORD --second N`."""

    @click.command("count", cls=Command, help="Count.")
    @click.argument("word", metavar="WORD")
    @click.option("--first", type=Number(1, 9))
    def plain(word: str, first: int | None) -> None:
        click.echo(f"plain {word} {first}")

    @click.command("other", cls=Command, help="Count the other.")
    @click.argument("word", metavar="WORD")
    @click.option("--second", type=Number(1, 9))
    def other(word: str, second: int | None) -> None:
        click.echo(f"other {word} {second}")

    return BranchingCommand(plain, {"other": other}, speaker)


@pytest.fixture
def forked(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> Knekt:
    monkeypatch.setattr(main, "COMMANDS", {"count": "counting"})
    monkeypatch.setitem(sys.modules, "knekt.cli.counting", sys.modules[__name__])
    return knekt


@pytest.mark.parametrize(
    ("arguments", "out"),
    [
        ("count this --first 2", "plain this 2\n"),
        ("count other this --second 3", "other this 3\n"),
        ("count this", "plain this None\n"),
        ("count --lang en -- other", "plain other None\n"),
    ],
)
def test_the_first_word_chooses(forked: Knekt, arguments: str, out: str) -> None:
    ran = forked(*arguments.split())
    assert (ran.status, ran.out, ran.err) == (0, out, "")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("count this --second 3", "--second"),
        ("count other this --first 3", "--first"),
        ("count other", "WORD"),
        ("count other this --second 30", "--second"),
    ],
)
def test_each_has_its_own_flags(forked: Knekt, arguments: str, named: str) -> None:
    assert named in forked.refused(*arguments.split())


def test_a_refusal_names_the_branch(forked: Knekt) -> None:
    assert "knekt count other" in forked.refused("count", "other", "this", "--first", "3")


def test_help_shows_both_ways_and_each_its_own_flags(forked: Knekt) -> None:
    both, own = forked("count", "--help").out, forked("count", "other", "--help", "--lang", "sv").out
    assert both.startswith("Usage: knekt count [--…] WORD\nUsage: knekt count other [--…] WORD\n")
    assert "--first" in both and "--second" not in both
    assert "knekt count other" in own and "--second" in own and "--first" not in own
    assert own.startswith(Speaker("sv").say("help-usage"))
