"""`knekt lab advice`: how right the advisor's chances are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from knekt.analysis.accuracy import measured_preset, measures_text, read_measures
from knekt.cli.estimates import figure
from knekt.cli.frame import Command, Number, json_option
from knekt.cli.lab_work import (
    import_with_numpy,
    out_file,
    progress,
    seed_option,
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
        from knekt.lab.advice import GivenChance, play_all_advised

        game, player, deals, worlds = (given[name] for name in ("game", "player", "deals", "worlds"))
        chosen = options(game)
        checked(player, chosen)
        path = Path(given["write"]) if given["write"] else None
        measures = {} if path is None else read_measures(path)
        lab = import_with_numpy("knekt.lab.curve_fitting")
        learned, held_out, measured, out = list[GivenChance](), list[GivenChance](), 0, out_file(given)
        with progress(deals, speaker) as bar:
            for some in play_all_advised(game, player, worlds, given["seed"], deals, workers_of(given), out):
                (held_out if some.is_held_out else learned).extend(some.words)
                measured += some.deals if some.is_held_out else 0
                bar.update(some.deals)
        told = {"game": game, "player": player, "seed": given["seed"], "worlds": worlds, "deals": deals}
        told |= {"held_out": measured, "curves": lab.fit_curves(learned)}
        for what, words in (
            ("cards", [word for word in held_out if word.left]),
            ("calls", [word for word in held_out if not word.left]),
        ):
            if words:
                told[what] = lab.measure_curves(words, told["curves"])
        if path is not None and "cards" in told:  # if nobody has said anything, there is nothing to keep
            write_model(path, measures_text({**measures, measured_preset(chosen): told}).encode())
        if given["as_json"]:
            speaker.data(told)
            return
        for what in [each for each in ("cards", "calls") if each in told] or ["cards"]:
            click.echo(_said(what, told, speaker))

    return advice


def _said(what: str, told: Mapping[str, Any], speaker: Speaker) -> str:
    found = told.get(what, {"words": 0})

    def share(name: str) -> str:
        return figure(None if name not in found else 100 * found[name], 1, speaker)

    return speaker.say(
        "advice-listened",
        what=what,
        words=found["words"],
        deals=told["held_out"],
        off=share("off_by"),
        before=share("off_by_as_said"),
        brier=figure(found.get("brier"), 3, speaker),
        base=figure(found.get("base"), 3, speaker),
    )
