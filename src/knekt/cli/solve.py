"""`knekt solve`: what every card of a position is worth with all cards open; with --json, whole batches."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import click

from knekt.cli.batch import Request, answer_all
from knekt.cli.family import pages_of
from knekt.cli.files import STDIN, FoundRecord, read_records, read_whole
from knekt.cli.frame import Command, Number, Seconds, json_option
from knekt.cli.show import deal_numbered
from knekt.cli.solved import Source, solved_lines
from knekt.cli.speaker import Speaker
from knekt.engine import Game
from knekt.errors import KnektError
from knekt.notation import Record
from knekt.solver import Limits, Wish, best_line, position_of, solve
from knekt.solver.position import Position
from knekt.solver.position_lines import positions_in, read_position

__all__ = ["command"]

TOTAL = 120  # the card points of a pack, which is more than anything else that is counted
_MOST_PLIES = 52
_MOST_MEGABYTES = 1 << 16


class ThresholdOption(click.ParamType[Any]):
    """A number of card points or tricks, or what the declarer wants of his own tricks: all or none."""

    name = "threshold"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "|".join(["N", *Wish])

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value in tuple(Wish):
            return Wish(value)
        if str(value).isdecimal() and int(value) <= TOTAL:
            return int(value)
        raise KnektError("threshold", f"{value} is no threshold", value=str(value), most=TOTAL)


def command(speaker: Speaker) -> Command:
    @click.command("solve", cls=Command, help=speaker.say("help-solve"))
    @click.argument(
        "sources", nargs=-1, metavar=f"[{speaker.say('help-file')}…]", help=speaker.say("help-solve-source")
    )
    @click.option("--deal", "number", type=Number(1, 10**9), help=speaker.say("help-solve-deal"))
    @click.option("--ply", type=Number(0, _MOST_PLIES), help=speaker.say("help-solve-ply"))
    @click.option("--threshold", type=ThresholdOption(), help=speaker.say("help-solve-threshold"))
    @click.option("--line", "with_line", is_flag=True, help=speaker.say("help-solve-line"))
    @json_option(speaker)
    @click.option("--cards", is_flag=True, help=speaker.say("help-solve-cards"))
    @_limit_options(speaker)
    def solve_(**given: Any) -> int:
        sources = given["sources"]
        if not sources:
            if sys.stdin.isatty():
                name = speaker.say("help-file")
                raise KnektError("missing-argument", "no file", name=name, command="knekt solve")
            sources = (STDIN,)
        limits = Limits(given["nodes"] or 0, given["seconds"] or 0.0, given["memory"])
        try:
            if given["as_json"]:
                _refuse_beside_json(given)
                threads = given["threads"] or len(os.sched_getaffinity(0))
                request = Request(threshold=given["threshold"], cards=given["cards"], line=given["with_line"])
                return answer_all(sources, request, limits, threads, speaker)
            if len(sources) > 1:
                raise KnektError("one-position", "one at a time without --json")
            _draw(sources[0], given, limits, speaker)
        except MemoryError:
            raise KnektError(
                "no-memory", f"{limits.megabytes} MB are too much", megabytes=limits.megabytes
            ) from None
        return 0

    return solve_


def _limit_options(speaker: Speaker) -> Callable[[Any], Any]:
    """The flags that limit the cost of an answer."""
    options = (
        click.option("--nodes", type=Number(1, 10**15), help=speaker.say("help-solve-nodes")),
        click.option("--seconds", type=Seconds(), help=speaker.say("help-solve-seconds")),
        click.option(
            "--memory",
            type=Number(1, _MOST_MEGABYTES),
            default=Limits().megabytes,
            help=speaker.say("help-solve-memory", megabytes=Limits().megabytes),
        ),
        click.option("--threads", type=Number(1, 256), help=speaker.say("help-solve-threads")),
    )

    def add(function: Any) -> Any:
        for option in reversed(options):
            function = option(function)
        return function

    return add


def _refuse_beside_json(given: dict[str, Any]) -> None:
    """Refuse flags that say where a deal stands: a batch holds positions, which have no deals."""
    for flag, name in (("--deal", "number"), ("--ply", "ply")):
        if given[name] is not None:
            raise KnektError("flags-exclude", f"{flag} and --json", name=flag, other="--json")


def _draw(source: str, given: dict[str, Any], limits: Limits, speaker: Speaker) -> None:
    """Print one position as a table of its cards."""
    position, origin, place = _wanted(source, given)
    position.search(given["threshold"])  # this refuses what cannot be asked
    told = pages_of(position.family).solved
    assert told is not None, "a family with a solver says what its answers mean"
    terms = told(position, origin, given["threshold"], speaker)
    found = solve(position, threshold=terms.asked, cards=True, limits=limits)
    line = best_line(position, limits=limits).line if given["with_line"] else ()
    said = [] if place is None else [speaker.say("solve-after", cards=place)]
    click.echo("\n".join(solved_lines(position, terms, said, found, line, speaker)))


def _wanted(source: str, given: dict[str, Any]) -> tuple[Position, Source, int | None]:
    """The position that is asked about.

    If it comes from a record, that is given as well, with the number of cards played.
    """
    is_typed = source.lstrip().startswith("{")
    text = source if is_typed else read_whole(source)
    if told := positions_in(text) or ([text] if is_typed else []):
        if given["ply"] is not None:
            raise KnektError("ply-of-position", "a position has no plies")
        number = given["number"] or 1
        if number > len(told):
            raise KnektError("no-such-deal", f"no position {number}", number=number, deals=len(told))
        return read_position(told[number - 1]), None, None
    found = deal_numbered(read_records(source, text=text), given["number"] or 1)
    try:
        return _at_ply(found, given["ply"])
    except KnektError as cause:
        raise found.located(cause) from cause


def _at_ply(found: FoundRecord, wanted: int | None) -> tuple[Position, Source, int]:
    """The position of a deal after this number of cards.

    Without a number it is before the first lead, or where an unfinished deal stands.
    """
    record = found.record
    assert isinstance(record, Record)
    game: Game[Any] = record.game
    is_card = pages_of(record.options).is_card
    plays = [number for number, event in enumerate(game.events) if is_card(event)]
    ply = (0 if game.is_over else len(plays)) if wanted is None else wanted
    if ply > len(plays):
        raise KnektError("no-such-ply", f"only {len(plays)} cards", ply=ply, cards=len(plays))
    last = plays[ply] if ply < len(plays) else len(game.events)
    first = plays[ply - 1] + 1 if ply else 1
    refused = KnektError("nothing-to-solve", "nothing is dealt")
    for number in range(last, first - 1, -1):  # after the last card, a claim or the end may have followed
        try:
            before = game.until(number)
            position = position_of(before)
            position.check()
            return position, (record, before), ply
        except KnektError as cause:
            refused = cause
    raise refused
