"""What the commands of the lab share: how work is spread, its progress, and how estimates are written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any

import click
from babel.numbers import get_decimal_symbol

from knekt.cli.frame import Number
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError
from knekt.lab.arena.statistics import Estimate
from knekt.lab.work import Workers, all_cores

__all__ = [
    "figure",
    "kept_in",
    "out_option",
    "percent",
    "progress",
    "seed_option",
    "spread",
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


def kept_in(given: Mapping[str, Any]) -> Path | None:
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


def figure(value: float | None, digits: int, speaker: Speaker, *, sign: bool = False) -> str:
    """A number as it is written in the language; nothing where there is none.

    >>> figure(-2.25, 1, Speaker("sv")), figure(3, 1, Speaker("en"), sign=True), figure(None, 1, Speaker())
    ('−2,2', '+3.0', '–')
    """
    if value is None:
        return "–"
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    return text.replace("-", "−").replace(".", get_decimal_symbol(speaker.lang))


def spread(estimate: Estimate | None, digits: int, speaker: Speaker, *, sign: bool = False) -> str:
    """An estimate with half its interval.

    >>> spread(Estimate(4.25, 1.5, 30), 1, Speaker("de"), sign=True)
    '+4,2 ± 1,5'
    """
    if estimate is None:
        return "–"
    margin = figure(estimate.margin, digits, speaker) if isfinite(estimate.margin) else "?"
    return f"{figure(estimate.value, digits, speaker, sign=sign)} ± {margin}"


def percent(estimate: Estimate | None, speaker: Speaker) -> str:
    """A share in percent with half its interval.

    >>> percent(Estimate(0.5, 0.021, 30), Speaker("fi"))
    '50,0 ± 2,1'
    """
    return spread(None if estimate is None else estimate.times(100), 1, speaker)
