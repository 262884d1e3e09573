"""`knekt lab advice`: how right the advisor's chances of cards are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from knekt.analysis.tested import game_measured, read_measures, written_measures
from knekt.cli.frame import Command, Number, json_option
from knekt.cli.laboratory import (
    figure,
    kept_in,
    progress,
    seed_option,
    with_numpy,
    work_options,
    workers_of,
    write_model,
)
from knekt.cli.speaker import Speaker
from knekt.games import options
from knekt.lab.arena.roster import checked

__all__ = ["command"]

SEED = "advice"
_MOST = 10**6


def command(speaker: Speaker) -> Command:
    @click.command("advice", cls=Command, help=speaker.say("help-advice-lab"))
    @click.option("--game", metavar="PRESET", default="isko", help=speaker.say("help-advice-game"))
    @click.option("--deals", type=Number(1, _MOST), default=100, help=speaker.say("help-advice-deals"))
    @click.option("--worlds", type=Number(1, _MOST), default=40, help=speaker.say("help-advice-worlds"))
    @click.option(
        "--player",
        metavar=speaker.say("help-player"),
        default="level-4@60",
        help=speaker.say("help-judge-player"),
    )
    @click.option("--write", metavar=speaker.say("help-file"), help=speaker.say("help-advice-write"))
    @seed_option(speaker, SEED)
    @work_options(speaker)
    @json_option(speaker)
    def advice(**given: Any) -> None:
        from knekt.lab.advice import Word, listened

        game, player, deals, worlds = (given[name] for name in ("game", "player", "deals", "worlds"))
        chosen = options(game)
        checked(player, chosen)
        path = Path(given["write"]) if given["write"] else None
        measures = {} if path is None else read_measures(path)
        measure = with_numpy("knekt.lab.judge.measure").measured
        words, out = list[Word](), kept_in(given)
        with progress(deals, speaker) as bar:
            for some in listened(game, player, worlds, given["seed"], deals, workers_of(given), out):
                words += some.words
                bar.update(some.deals)
        found = measure([word.chance for word in words], [word.won for word in words]) if words else {}
        told = {
            "game": game,
            "player": player,
            "seed": given["seed"],
            "worlds": worlds,
            "deals": deals,
            "cards": len(words),
            "off_by": found.get("ece"),
            "brier": found.get("brier"),
            "base": found.get("base"),
        }
        if path is not None and words:  # where nobody has played there is nothing to keep
            write_model(path, written_measures({**measures, game_measured(chosen): told}).encode())
        if given["as_json"]:
            speaker.data(told)
            return
        click.echo(
            speaker.say(
                "advice-listened",
                deals=deals,
                cards=len(words),
                off=figure(100 * told["off_by"] if words else None, 1, speaker),
                brier=figure(told["brier"], 3, speaker),
                base=figure(told["base"], 3, speaker),
            )
        )

    return advice
