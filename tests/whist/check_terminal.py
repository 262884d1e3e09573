"""Whist among the families, for the commands: what it gives is shown, what it does not give is refused."""

from __future__ import annotations

import json
from io import StringIO
from itertools import cycle
from pathlib import Path

import pytest
from cli.at_desk import Paper

from knekt.cards import Card, Seed, Trick
from knekt.cli.main import run
from knekt.cli.speaker import Speaker
from knekt.cli.table.desk import Desk
from knekt.cli.table.faces import Faces
from knekt.cli.table.family import table_for
from knekt.cli.table.host import Host
from knekt.cli.table.seating import Seating
from knekt.games import new_game, options
from knekt.notation import Record, SittingRecord, facts_of, read_text, write_text
from knekt.sheet import Sitting
from knekt.words import LANGUAGES
from whist.check_records import sitting
from whist.sheet import terms_of

NAMES = "Anna", "Bo", "Cilla", "Dan"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command says."""
    assert run(list(words)) == 0
    return capsys.readouterr().out


def test_a_deal_is_checked_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, file = sitting("whist").game, str(tmp_path / "whist.txt")
    Path(file).write_text(write_text(Record(game.rules.options, game.events, NAMES, stated=facts_of(game))))
    assert "1 right" in said(capsys, "check", file)
    shown = said(capsys, "show", file)
    assert "Anna (dealer’s left)" in shown and "The dealer’s side: " in shown
    assert json.loads(said(capsys, "show", "--json", file))["over"]


def test_a_sitting_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held, file = sitting("whist"), str(tmp_path / "whist.txt")
    Path(file).write_text(write_text(SittingRecord(held.options, held.log, NAMES)))
    last = said(capsys, "show", file).splitlines()[-1].split()
    assert last == ["4", *map(str, held.totals)]


def test_the_options_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "options", "whist-no-trumps")
    assert "whist without trumps" in told and "Whist 2.2" in told


def test_what_whist_does_not_give_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = sitting("whist").game, str(tmp_path / "whist.txt")
    Path(file).write_text(write_text(Record(game.rules.options, game.events[:30])))
    assert run(["solve", file]) == 2
    assert "Knekt cannot work out the best play in this game." in capsys.readouterr().err


def test_somebody_plays_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = ["", *map(str, range(1, 14))] * 60  # cards by their numbers: one of them may always be played
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(numbers)))
    file = tmp_path / "whist.txt"
    told = said(capsys, "play", "whist", "--deals", "2", "--seed", "x", "--save", str(file), "--speed", "0")
    (saved,) = read_text(file.read_text())
    assert isinstance(saved, SittingRecord) and saved.sitting.is_over and len(saved.sitting.rows) == 2
    assert "You play whist with Anna, Otto, and Frida." in told and "are trumps" not in told
    assert told.count("is turned up.") == 2 == told.count("As dealt:")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_drawn_in_every_language(lang: str) -> None:
    numbers = cycle(["", *map(str, range(1, 14))])
    chosen = options("whist", {"deals": 1})
    paper = Paper(lambda text: next(numbers), screens=True)
    desk = Desk(paper, Speaker(lang), table_for(chosen))
    host = Host(desk, Sitting.new(chosen), ("Me", "Anna", "Otto", "Frida"), Seed.parse("x"), None)
    assert host.run() is None
    assert not any("whist-" in each for each in (*paper.drawn, *paper.asked))
    assert any("Frida  ♦" in each for each in paper.drawn)


def test_the_last_trick_is_told_in_the_order_in_which_it_was_played() -> None:
    chosen, speaker = options("whist"), Speaker("en")
    seating = Seating(speaker, Faces(speaker), ("Me", "Anna", "Otto", "Frida"), terms_of(1))
    trick = Trick(1, tuple(map(Card.parse, ("H2", "H3", "H4", "H5"))), 0)
    told = table_for(chosen).trick_told(seating, new_game(chosen, Seed.parse("x")).state, trick)
    assert "Anna ♥2, Otto ♥3, Frida ♥4, you ♥5" in told
