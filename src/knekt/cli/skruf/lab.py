"""`knekt lab skruf`: how the estimate of tricks in Skruf is made, and what gifts tell.

`label`, `fit` and `calibrate` make the estimate; `exchange` is for gifts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from knekt.cli.estimates import figure
from knekt.cli.frame import Choice, Command, Group, Number, json_option
from knekt.cli.lab_work import (
    import_with_numpy,
    out_file,
    out_option,
    progress,
    spread_options,
    work_options,
    workers_of,
    write_model,
)
from knekt.cli.speaker import Speaker
from knekt.players.skruf.calling.tricks import model_text, read_model
from knekt.players.skruf.knowing import gifts

__all__ = ["command"]

_MOST = 10**9


def command(speaker: Speaker) -> Group:
    """The commands that make the estimate, step by step, and the one for gifts."""
    group = Group("skruf", help=speaker.say("help-tricks"), no_args_is_help=True)
    for each in (_label(speaker), _fit(speaker), _calibrate(speaker), _exchange(speaker)):
        each.speaker = speaker
        group.add_command(each)
    return group


def _label(speaker: Speaker) -> Command:
    @click.command("label", cls=Command, help=speaker.say("help-tricks-label"))
    @click.option(
        "--exchange", type=Choice(("guess", "any")), default="any", help=speaker.say("help-tricks-exchange")
    )
    @click.option("--rows", type=Number(1, _MOST), required=True, help=speaker.say("help-judge-rows"))
    @click.option("--seed", default="1", metavar="S", help=speaker.say("help-judge-seed"))
    @out_option(speaker)
    @spread_options(speaker)
    def label_(**given: Any) -> None:
        from knekt.lab.skruf.labels import label

        made = label(Path(given["out"]), given["exchange"], given["seed"], given["rows"], workers_of(given))
        with progress(given["rows"], speaker) as bar:
            there = 0
            for rows in made:
                bar.update(rows - there)
                there = rows

    return label_


def _fit(speaker: Speaker) -> Command:
    name = f"{speaker.say('help-file')}…"

    @click.command("fit", cls=Command, help=speaker.say("help-tricks-fit"))
    @click.argument("files", nargs=-1, required=True, metavar=name, help=speaker.say("help-tricks-labelled"))
    @out_option(speaker)
    @json_option(speaker)
    def fit_(**given: Any) -> None:
        from knekt.lab.skruf.labels import read_labels

        read = [read_labels(Path(each)) for each in given["files"]]
        found = [label for _, some in read for label in some]
        model = import_with_numpy("knekt.lab.skruf.fit").fit(found, [making for making, _ in read])
        write_model(Path(given["out"]), model_text(model).encode())
        story = model.story
        if given["as_json"]:
            speaker.data(story)
            return
        errors = {name: figure(error, 2, speaker) for name, error in story["open_cards"].items()}
        click.echo(speaker.say("tricks-fitted", labels=story["labels"], held=story["held_out"], **errors))

    return fit_


def _calibrate(speaker: Speaker) -> Command:
    @click.command("calibrate", cls=Command, help=speaker.say("help-tricks-calibrate"))
    @click.argument("file", metavar=speaker.say("help-file"), help=speaker.say("help-tricks-model"))
    @click.option("--deals", type=Number(8, _MOST), default=200, help=speaker.say("help-tricks-deals"))
    @click.option("--worlds", type=Number(1, 10_000), default=16, help=speaker.say("help-tricks-worlds"))
    @click.option("--seed", default="1", metavar="S", help=speaker.say("help-judge-seed"))
    @work_options(speaker)
    @json_option(speaker)
    def calibrate_(**given: Any) -> None:
        from knekt.lab.skruf.table_tricks import calibrate

        path, deals = Path(given["file"]), given["deals"]
        with progress(deals, speaker) as bar:
            model = calibrate(
                read_model(path),
                deals,
                given["seed"],
                given["worlds"],
                workers_of(given),
                bar.update,
                out_file(given),
            )
        write_model(path, model_text(model).encode())
        told = model.story["played"]
        if given["as_json"]:
            speaker.data(told)
            return
        click.echo(
            speaker.say(
                "tricks-calibrated",
                contracts=told["contracts"],
                made=figure(100 * told["made"], 1, speaker),
                held=told["held_out"],
                before=figure(told["before"]["tricks"], 2, speaker),
                after=figure(told["after"]["tricks"], 2, speaker),
            )
        )

    return calibrate_


def _exchange(speaker: Speaker) -> Command:
    @click.command("exchange", cls=Command, help=speaker.say("help-exchange"))
    @click.argument("file", metavar=speaker.say("help-file"), help=speaker.say("help-exchange-model"))
    @click.option("--deals", type=Number(8, _MOST), default=1000, help=speaker.say("help-exchange-deals"))
    @click.option("--worlds", type=Number(1, 10_000), default=60, help=speaker.say("help-tricks-worlds"))
    @click.option("--rounds", type=Number(1, 100), default=4, help=speaker.say("help-exchange-rounds"))
    @click.option("--seed", default="1", metavar="S", help=speaker.say("help-judge-seed"))
    @work_options(speaker)
    @json_option(speaker)
    def exchange_(**given: Any) -> None:
        fit_exchange = import_with_numpy("knekt.lab.skruf.exchange").fit_exchange
        deals, rounds = given["deals"], given["rounds"]
        with progress(deals * (1 + rounds), speaker) as bar:
            model = fit_exchange(
                deals, given["seed"], given["worlds"], rounds, workers_of(given), bar.update, out_file(given)
            )
        write_model(Path(given["file"]), gifts.model_text(model).encode())
        if given["as_json"]:
            speaker.data(model.story)
            return
        story = model.story
        click.echo(
            speaker.say(
                "exchange-fitted",
                contracts=story["contracts"],
                held=story["held_out"],
                times=figure(story["times"], 1, speaker),
            )
        )

    return exchange_
