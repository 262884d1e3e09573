"""The question that a bot is asked, with all that it may know, as JSON."""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from knekt.analysis import advise
from knekt.cards import Seed
from knekt.engine import Action, View
from knekt.games import at_hand, family_of
from knekt.games import options as options_of
from knekt.notation import from_plain, notation_of, to_plain
from knekt.players import BUDGETS, Budget, Level, Outspoken, level_player
from knekt.players.random import RandomPlayer
from knekt.server.bots.hint import hint_of

__all__ = ["Job", "answer", "decide", "job_for"]

SIMPLEST = Level.BEGINNER  # decides where a better player has failed
at_hand("sheet", "notation", "solver", "players", "analysis", "telling")  # nobody waits for it at a table


class Job(Struct, kw_only=True):
    """A decision of one seat: the rules, the log as the seat saw it, and how well it is to be thought over.

    `haste` is the share of the level's usual time that may be taken. `out_of_turn`: the deal waits for
    somebody else, and the seat may say something or nothing.
    """

    options: dict[str, Any]
    seat: int
    events: list[dict[str, Any]]
    seed: str
    level: int
    haste: float
    out_of_turn: bool
    worlds: int = 0  # advice is wanted that rests on this many worlds; 0: an action is wanted


def job_for(view: View[Any], seed: Seed, level: int, haste: float, *, out_of_turn: bool) -> Job:
    """The job of deciding for the seat whose view this is."""
    assert view.seat is not None
    options = view.rules.options
    return Job(
        options={"preset": options.preset, "set": options.differences},
        seat=view.seat,
        events=[to_plain(event) for event in view.events],
        seed=str(seed),
        level=level,
        haste=haste,
        out_of_turn=out_of_turn,
    )


def answer(job: Job) -> Any:
    """The answer to the server, ready for JSON: an action or advice; None if the bot says nothing."""
    if job.worlds:
        view = _view(job)
        return hint_of(view.rules.options, advise(view, Budget(job.worlds), _seed(job)))
    action = decide(job)
    return None if action is None else to_plain(action)


def decide(job: Job) -> Action | None:
    """What the bot does; None if it says nothing out of turn."""
    view = _view(job)
    for level in dict.fromkeys((Level(job.level), SIMPLEST)):
        try:
            return _decided(job, view, level)
        except Exception as failed:  # a fault of ours: the table must go on
            _tell(failed, job, level)
    return None if job.out_of_turn else RandomPlayer(Random(_seed(job))).choose(view)


def _decided(job: Job, view: View[Any], level: Level) -> Action | None:
    budget = BUDGETS[level].hastened(job.haste)
    player = level_player(view.rules.options, level, _seed(job), budget)
    if not job.out_of_turn:
        return player.choose(view)
    return player.interject(view) if isinstance(player, Outspoken) else None


def _tell(failed: Exception, job: Job, level: Level) -> None:
    """Write into the log that a bot of this level failed, and where; no card is in it."""
    place = traceback.extract_tb(failed.__traceback__)[-1]
    told = {
        "event": "bot-failed",
        "level": "error",
        "preset": job.options["preset"],
        "bot": level.value,
        "why": type(failed).__name__,
        "where": f"{Path(place.filename).name}:{place.lineno}",
    }
    print(json.dumps(told), file=sys.stderr, flush=True)


def _view(job: Job) -> View[Any]:
    options = options_of(job.options["preset"], job.options["set"])
    family = family_of(options)
    rules = family.rules(options)
    known = notation_of(options).named(rules)
    return View.of(rules, job.seat, [from_plain(family.events, each, known) for each in job.events])


def _seed(job: Job) -> int:
    return int.from_bytes(Seed.parse(job.seed).bits)
