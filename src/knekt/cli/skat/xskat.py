"""`knekt lab xskat`: compare our players with another program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from knekt.cards import Seed
from knekt.cli.estimates import percent, spread
from knekt.cli.frame import Command, Number, json_option
from knekt.cli.lab_work import progress, seed_option, work_options, workers_of
from knekt.cli.layout import table
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import wrapped
from knekt.lab.book import Book, Line
from knekt.lab.skat.yardstick import XSKAT, BesideXskat, YardstickReport, complete, play_beside, reports

__all__ = ["command"]

SEED = "xskat"
_MOST_DEALS = 10**6


def command(speaker: Speaker) -> Command:
    @click.command("xskat", cls=Command, help=speaker.say("help-xskat"))
    @click.argument(
        "players",
        nargs=-1,
        metavar=f"[{speaker.say('help-player')}…]",
        help=speaker.say("help-xskat-players"),
    )
    @click.option("--deals", type=Number(1, _MOST_DEALS), default=100, help=speaker.say("help-xskat-deals"))
    @seed_option(speaker, SEED)
    @work_options(speaker)
    @json_option(speaker)
    def xskat(**given: Any) -> None:
        beside = BesideXskat(given["players"], Seed.parse(given["seed"]))
        beside.check()
        found = reports(beside, _lines(beside, given, speaker))
        if given["as_json"]:
            deals = {"deals": given["deals"]}
            speaker.data({**beside.plain, **deals, "found": [each.plain for each in found]})
        else:
            click.echo("\n".join(_report(found, given["deals"], speaker)))

    return xskat


def _lines(beside: BesideXskat, given: dict[str, Any], speaker: Speaker) -> list[Line]:
    book = Book(Path(given["out"]), beside.plain, partial(complete, beside)) if given["out"] else None
    try:
        with progress(given["deals"], speaker) as bar:
            return play_beside(beside, given["deals"], workers_of(given), book=book, progress=bar.update)
    finally:
        if book is not None:
            book.close()


def _report(found: Sequence[YardstickReport], deals: int, speaker: Speaker) -> Iterator[str]:
    yield speaker.say("xskat-heading", deals=deals)
    heads = [
        "",
        speaker.say("xskat-declarer"),
        speaker.say("xskat-defenders"),
        speaker.say("xskat-both"),
        speaker.say("xskat-part"),
        speaker.say("xskat-nulls"),
    ]
    yield ""
    yield speaker.say("xskat-cards")
    rows = [heads, *(_cards(each, speaker) for each in found)]
    yield from table(rows, right=range(1, len(heads)), indent=2)
    yield ""
    yield speaker.say("xskat-games")
    heads = ["", speaker.say("xskat-declared"), speaker.say("xskat-won"), speaker.say("xskat-score")]
    rows = [heads, *(_games(each, speaker) for each in found)]
    yield from table(rows, right=range(1, len(heads)), indent=2)
    yield ""
    yield from wrapped(speaker.say("xskat-notes"))


def _cards(found: YardstickReport, speaker: Speaker) -> list[str]:
    points = (spread(each, 2, speaker) for each in (found.declarer, found.defenders, found.both))
    part = "" if found.name == XSKAT else percent(found.of_xskat, speaker)
    return [found.name, *points, part, spread(found.nulls, 2, speaker)]


def _games(found: YardstickReport, speaker: Speaker) -> list[str]:
    shares = percent(found.declared, speaker), percent(found.won, speaker)
    return [found.name, *shares, spread(found.score, 1, speaker)]
