"""A bot that fails by a fault of ours keeps nobody waiting: a simpler one decides, and the log says where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from knekt.cards import Seed
from knekt.games import new_game
from knekt.players import Level, level_player
from knekt.server.bots import job
from knekt.server.bots.job import Job, decide, job_for

SECRET = "CJ"


def asked(*, out_of_turn: bool = False) -> tuple[Job, Any]:
    game = new_game("german", Seed.parse("a first deal"))
    seat = 1
    return job_for(game.view(seat), Seed.parse("a bot"), 5, 1.0, out_of_turn=out_of_turn), game.asks[seat]


def failing(monkeypatch: pytest.MonkeyPatch, *levels: Level) -> None:
    """Make bots of these levels fail when they are made."""

    def made(options: Any, level: Level, *rest: Any) -> Any:
        if level in levels:
            raise IndexError(SECRET)
        return level_player(options, level, *rest)

    monkeypatch.setattr(job, "level_player", made)


@pytest.mark.parametrize("levels", [[Level.MASTER], [Level.MASTER, Level.BEGINNER]])
def test_a_simpler_one_decides(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], levels: list[Level]
) -> None:
    failing(monkeypatch, *levels)
    wanted, asks = asked()
    action = decide(wanted)
    assert action is not None and any(ask.contains(action) for ask in asks)
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [(each["event"], each["bot"], each["why"]) for each in told] == [
        ("bot-failed", level, "IndexError") for level in levels
    ]
    assert all(each["where"].startswith("test_failing_bot.py:") for each in told)
    assert SECRET not in json.dumps(told)


def test_out_of_turn_it_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, Level.MASTER, Level.BEGINNER)
    assert decide(asked(out_of_turn=True)[0]) is None
