"""How the commands of the lab spread their work, show its progress, and write models."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from knekt.cli.frame import Number
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError
from knekt.lab.work import Workers, all_cores

__all__ = [
    "import_with_numpy",
    "out_file",
    "out_option",
    "progress",
    "seed_option",
    "spread_options",
    "work_options",
    "workers_of",
    "write_model",
]

_MOST_JOBS = 1024


def work_options(speaker: Speaker) -> Callable[[Any], Any]:
    """--out, --jobs and --dask."""
    out = click.option("--out", metavar=speaker.say("help-file"), help=speaker.say("help-lab-out"))
    return lambda function: out(spread_options(speaker)(function))


def out_file(given: Mapping[str, Any]) -> Path | None:
    """The file that --out names, which keeps the results."""
    return Path(given["out"]) if given["out"] else None


def spread_options(speaker: Speaker) -> Callable[[Any], Any]:
    """--jobs and --dask."""
    options = (
        click.option("--jobs", type=Number(1, _MOST_JOBS), help=speaker.say("help-lab-jobs")),
        click.option("--dask", metavar=speaker.say("help-address"), help=speaker.say("help-lab-dask")),
    )

    def add(function: Any) -> Any:
        for option in reversed(options):
            function = option(function)
        return function

    return add


def out_option(speaker: Speaker) -> Callable[[Any], Any]:
    """--out, for a command that needs it."""
    return click.option(
        "--out", required=True, metavar=speaker.say("help-file"), help=speaker.say("help-judge-out")
    )


def import_with_numpy(module: str) -> Any:
    """Import a module that needs numpy, which only the lab does.

    Numpy gets one thread: models as small as these learn no faster with more.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        return import_module(module)
    except ModuleNotFoundError as lacking:
        if lacking.name != "numpy":
            raise
        raise KnektError("numpy-missing", "numpy is not installed") from None


def write_model(path: Path, data: bytes) -> None:
    """Write the file of a model; KnektError if it cannot be written."""
    try:
        path.write_bytes(data)
    except OSError:
        raise KnektError("file-unwritable", f"{path} cannot be written", name=str(path)) from None


def seed_option(speaker: Speaker, plain: str) -> Callable[[Any], Any]:
    """--seed, which has a fixed default, so that figures of different runs can be compared."""
    told = speaker.say("help-lab-seed", seed=plain)
    return click.option("--seed", metavar=speaker.say("help-words"), default=plain, help=told)


def workers_of(given: dict[str, Any]) -> Workers:
    """The workers that the options ask for."""
    return Workers(given["jobs"] or all_cores(), given["dask"])


def progress(length: int, speaker: Speaker) -> Any:
    """A progress bar on standard error, if that is a terminal."""
    hidden = not sys.stderr.isatty()
    return click.progressbar(
        None, length, speaker.say("lab-progress"), hidden=hidden, show_pos=True, file=sys.stderr
    )
