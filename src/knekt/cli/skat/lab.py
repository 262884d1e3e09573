"""`knekt lab label`, `fit`, `calibrate`: how the judge of Skat hands is made."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from knekt.cli.frame import Choice, Command, Number, json_option
from knekt.cli.lab_work import (
    import_with_numpy,
    out_file,
    out_option,
    spread_options,
    work_options,
    workers_of,
    write_model,
)
from knekt.cli.speaker import Speaker
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import model_bytes, read_model

__all__ = ["commands"]

_MOST = 10**9
_MEASURES = "brier", "log_loss", "auc", "ece"


def commands(speaker: Speaker) -> tuple[Command, ...]:
    """The commands that make the judge, step by step."""
    return _label(speaker), _fit(speaker), _calibrate(speaker)


def _label(speaker: Speaker) -> Command:
    from knekt.lab.skat.judge.label import DISCARDINGS, label

    @click.command("label", cls=Command, help=speaker.say("help-judge-label"))
    @click.option("--kind", type=Choice(tuple(Kind)), required=True, help=speaker.say("help-judge-kind"))
    @click.option("--rows", type=Number(1, _MOST), required=True, help=speaker.say("help-judge-rows"))
    @click.option("--seed", default="1", metavar="S", help=speaker.say("help-judge-seed"))
    @click.option(
        "--discards",
        type=Choice(tuple(DISCARDINGS)),
        default="weights",
        help=speaker.say("help-judge-discards"),
    )
    @out_option(speaker)
    @spread_options(speaker)
    def label_(**given: Any) -> None:
        kind, path = Kind(given["kind"]), Path(given["out"])
        with _bar(given["rows"], speaker) as bar:
            there = 0
            for rows in label(kind, given["rows"], given["seed"], path, workers_of(given), given["discards"]):
                bar.update(rows - there)
                there = rows

    return label_


def _fit(speaker: Speaker) -> Command:
    name = f"{speaker.say('help-file')}…"

    @click.command("fit", cls=Command, help=speaker.say("help-judge-fit"))
    @click.argument("files", nargs=-1, required=True, metavar=name, help=speaker.say("help-judge-labelled"))
    @click.option("--seed", type=Number(0, _MOST), default=1, help=speaker.say("help-judge-seed"))
    @click.option("--epochs", type=Number(1, 10_000), default=30, help=speaker.say("help-judge-epochs"))
    @out_option(speaker)
    @json_option(speaker)
    def fit_(**given: Any) -> None:
        learn_model = import_with_numpy("knekt.lab.skat.judge.learn").learn_model
        with _bar(given["epochs"], speaker) as bar:
            paths = [Path(each) for each in given["files"]]
            model = learn_model(paths, given["seed"], given["epochs"], lambda epoch: bar.update(1))
        write_model(Path(given["out"]), model_bytes(model))
        story = model.story
        if given["as_json"]:
            speaker.data(story)
            return
        rows = {f"{model.kind} {step}": found for step, found in story["open_cards"].items()}
        rows[speaker.say("judge-weights")] = story["hand_made_weights"]
        click.echo(speaker.say("judge-fitted", rows=story["rows"], held=story["held_out"]))
        _table(rows, speaker)

    return fit_


def _calibrate(speaker: Speaker) -> Command:
    @click.command("calibrate", cls=Command, help=speaker.say("help-judge-calibrate"))
    @click.argument("file", metavar=speaker.say("help-file"), help=speaker.say("help-judge-model"))
    @click.option("--games", type=Number(20, _MOST), default=2000, help=speaker.say("help-judge-games"))
    @click.option("--player", default="rule", metavar="P", help=speaker.say("help-judge-player"))
    @click.option("--seed", default="1", metavar="S", help=speaker.say("help-judge-seed"))
    @work_options(speaker)
    @json_option(speaker)
    def calibrate_(**given: Any) -> None:
        calibrate_model = import_with_numpy("knekt.lab.skat.judge.calibrate_model").calibrate_model
        path = Path(given["file"])
        with _bar(given["games"], speaker) as bar:
            model = calibrate_model(
                read_model(path),
                given["games"],
                given["seed"],
                given["player"],
                workers_of(given),
                bar.update,
                out_file(given),
            )
        write_model(path, model_bytes(model))
        told = model.story["calibration"]
        if given["as_json"]:
            speaker.data(told)
            return
        click.echo(speaker.say("judge-calibrated", games=told["games"], held=told["held_out"]))
        rows = {}
        for way, found in told["ways"].items():
            rows[f"{model.kind} {way}, {speaker.say('judge-before')}"] = found["before"]
            rows[f"{model.kind} {way}, {speaker.say('judge-after')}"] = found["after"]
        _table(rows, speaker)

    return calibrate_


def _bar(length: int, speaker: Speaker) -> Any:
    """A progress bar on standard error, if that is a terminal."""
    hidden = not sys.stderr.isatty()
    return click.progressbar(
        None, length, speaker.say("judge-progress"), hidden=hidden, show_pos=True, file=sys.stderr
    )


def _table(rows: Mapping[str, Mapping[str, float]], speaker: Speaker) -> None:
    """A table of the measurements, a row for each."""
    heads = [
        speaker.say("judge-brier"),
        speaker.say("judge-log-loss"),
        speaker.say("judge-auc"),
        speaker.say("judge-ece"),
    ]
    wide = max(map(len, rows))
    click.echo(" ".join([" " * wide, *(f"{head:>11}" for head in heads)]))
    for name, found in rows.items():
        click.echo(" ".join([name.ljust(wide), *(f"{found[each]:11.4f}" for each in _MEASURES)]))
