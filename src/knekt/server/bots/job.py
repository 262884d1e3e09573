"""What a bot is asked: all that it may know, as JSON."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from knekt.cards import Seed
from knekt.engine import Action, View
from knekt.games import family_of
from knekt.games import options as options_of
from knekt.notation import from_plain, notation_of, to_plain
from knekt.players import BUDGETS, Level, Outspoken, level_player

__all__ = ["Job", "decide", "job_for"]


class Job(Struct, kw_only=True):
    """A decision of one seat: the rules, the log as the seat saw it, and how well it is to be thought over.

    `haste`: the share of a level's usual time that may be taken. `out_of_turn`: the deal waits for somebody else, and the seat may say something or nothing.
    """

    options: dict[str, Any]
    seat: int
    events: list[dict[str, Any]]
    seed: str
    level: int
    haste: float
    out_of_turn: bool


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


def decide(job: Job) -> Action | None:
    """What the bot does; None if it says nothing out of turn."""
    options = options_of(job.options["preset"], job.options["set"])
    family = family_of(options)
    rules = family.rules(options)
    known = notation_of(options).named(rules)
    events = [from_plain(family.events, each, known) for each in job.events]
    view = View.of(rules, job.seat, events)
    level = Level(job.level)
    player = level_player(
        options, level, int.from_bytes(Seed.parse(job.seed).bits), BUDGETS[level].hastened(job.haste)
    )
    if not job.out_of_turn:
        return player.choose(view)
    return player.interject(view) if isinstance(player, Outspoken) else None
