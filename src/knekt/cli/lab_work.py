"""What the commands of the lab share: how work is spread, its progress, and how estimates are written."""

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
    "out_file",
    "out_option",
    "progress",
    "seed_option",
    "spread_options",
    "with_numpy",
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
    """The file of --out, where results are kept."""
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
    """--out, which must be given."""
    return click.option(
        "--out", required=True, metavar=speaker.say("help-file"), help=speaker.say("help-judge-out")
    )


def with_numpy(module: str) -> Any:
    """A module that needs numpy, which only the lab does. One thread: so small a model learns no faster with more."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        return import_module(module)
    except ModuleNotFoundError as lacking:
        if lacking.name != "numpy":
            raise
        raise KnektError("numpy-missing", "numpy is not installed") from None


def write_model(path: Path, data: bytes) -> None:
    """Write the file of a model; KnektError if that cannot be."""
    try:
        path.write_bytes(data)
    except OSError:
        raise KnektError("file-unwritable", f"{path} cannot be written", name=str(path)) from None


def seed_option(speaker: Speaker, plain: str) -> Callable[[Any], Any]:
    """--seed; without it always the same deals, so that figures can be compared."""
    told = speaker.say("help-lab-seed", seed=plain)
    return click.option("--seed", metavar=speaker.say("help-words"), default=plain, help=told)


def workers_of(given: dict[str, Any]) -> Workers:
    """Who does the work, as the options say."""
    return Workers(given["jobs"] or all_cores(), given["dask"])


def progress(length: int, speaker: Speaker) -> Any:
    """A bar on standard error, where somebody sees it."""
    hidden = not sys.stderr.isatty()
    return click.progressbar(
        None, length, speaker.say("lab-progress"), hidden=hidden, show_pos=True, file=sys.stderr
    )
