"""`knekt arena`: players against players on duplicate deals, and how sure the difference is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from knekt.cards import Seed
from knekt.cli.estimates import figure, percent, spread
from knekt.cli.files import write_whole
from knekt.cli.frame import Choice, Command, Number, json_option
from knekt.cli.lab_work import progress, seed_option, work_options, workers_of
from knekt.cli.layout import table
from knekt.cli.rules import all_preset_names, chosen_rules, set_option
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, wrapped
from knekt.errors import KnektError
from knekt.lab.arena.match import TRACKS, Match
from knekt.lab.arena.plot import plot
from knekt.lab.arena.report import PairReport, PlayerReport, plain_pair, reports
from knekt.lab.arena.run import MatchPlayed, complete, play_match
from knekt.lab.arena.statistics import Sprt
from knekt.lab.book import Book
from knekt.lab.family import arena_of
from knekt.message import Message

__all__ = ["command"]

SEED = "arena"
_MOST_DEALS = 10**7


class SprtOption(click.ParamType[Any]):
    """Two means with a comma between them: the one to refute and the one hoped for, as in 0,0.5."""

    name = "sprt"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "X,Y"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            null, wanted = map(float, str(value).split(","))
        except ValueError:
            null = wanted = 0.0
        if not null < wanted < float("inf"):
            raise KnektError("sprt", f"{value} are no two means", value=str(value))
        return Sprt(null, wanted)


def command(speaker: Speaker) -> Command:
    @click.command("arena", cls=Command, help=speaker.say("help-arena"))
    @click.argument(
        "players",
        nargs=-1,
        required=True,
        metavar=f"{speaker.say('help-player')}…",
        help=speaker.say("help-arena-players"),
    )
    @click.option(
        "--game",
        metavar=speaker.say("help-a-preset"),
        default="isko",
        help=speaker.say("help-arena-game", presets=all_preset_names()),
    )
    @set_option(speaker)
    @click.option("--deals", type=Number(1, _MOST_DEALS), default=100, help=speaker.say("help-arena-deals"))
    @seed_option(speaker, SEED)
    @click.option("--track", type=Choice(TRACKS), default="full", help=speaker.say("help-arena-track"))
    @click.option("--rubbers", is_flag=True, help=speaker.say("help-arena-rubbers"))
    @click.option("--sprt", type=SprtOption(), help=speaker.say("help-arena-sprt"))
    @click.option("--plot", metavar=speaker.say("help-file"), help=speaker.say("help-arena-plot"))
    @work_options(speaker)
    @json_option(speaker)
    def arena(**given: Any) -> None:
        match = Match(
            options=chosen_rules(given["game"], given["settings"]),
            players=given["players"],
            seed=Seed.parse(given["seed"]),
            track=given["track"],
            rubbers=given["rubbers"],
        )
        match.check()
        if given["sprt"] and len(match.players) != 2:
            raise KnektError("sprt-of-two", "a sequential test is of two players")
        played = _played(match, given, speaker)
        found = reports(match, played.lines)
        if given["plot"]:
            write_whole(given["plot"], _picture(match, found, speaker))
        if given["as_json"]:
            verdict = {} if given["sprt"] is None else {"sprt": played.verdict}
            speaker.data({**match.plain, "pairs": [plain_pair(each) for each in found], **verdict})
        else:
            click.echo("\n".join(_report(match, found, played, given["sprt"], speaker)))

    return arena


def _played(match: Match, given: dict[str, Any], speaker: Speaker) -> MatchPlayed:
    book = Book(Path(given["out"]), match.plain, partial(complete, match)) if given["out"] else None
    deals: int = given["deals"]
    try:
        with progress(deals * len(match.pairs), speaker) as bar:
            return play_match(
                match, deals, workers_of(given), book=book, sprt=given["sprt"], progress=bar.update
            )
    finally:
        if book is not None:
            book.close()


def _digits(match: Match) -> int:
    return 2 if _unit(match) == "seeger" else 1


def _unit(match: Match) -> str:
    """What is counted: Seeger-Fabian points, the game's own points, or those of a rubber."""
    if match.rubbers:
        return "rubber"
    return "own" if arena_of(match.options).list_deals(match.options) is None else "seeger"


def _report(
    match: Match, found: Sequence[PairReport], played: MatchPlayed, sprt: Sprt | None, speaker: Speaker
) -> Iterator[str]:
    yield _heading(match, found, speaker)
    unit = Message("arena-unit", {"unit": _unit(match)})
    if len(match.players) > 1:
        yield ""
        yield from wrapped(speaker.say("arena-difference", unit=unit))
        yield from _cross_table(match, found, speaker)
    for each in found:
        yield ""
        yield from _pair_lines(match, each, speaker)
    yield ""
    yield from wrapped(speaker.say("arena-notes", unit=unit))
    if sprt is not None:
        verdict = {True: "wanted", False: "null", None: "open"}[played.verdict]
        null, wanted = (figure(value, 2, speaker) for value in (sprt.null, sprt.wanted))
        yield from wrapped(speaker.say("arena-sprt", verdict=verdict, null=null, wanted=wanted))


def _heading(match: Match, found: Sequence[PairReport], speaker: Speaker) -> str:
    deals = max(each.deals + each.skipped for each in found)
    unit = "rubbers" if match.rubbers else "deals"
    return speaker.say("arena-heading", game=match.options.preset, track=match.track, unit=unit, deals=deals)


def _cross_table(match: Match, found: Sequence[PairReport], speaker: Speaker) -> list[str]:
    """A table of everybody against everybody: the result of the row minus that of the column."""
    apart = {each.pair: each.difference for each in found}
    rows = [["", *match.players]]
    for one in match.players:
        row = [one]
        for other in match.players:
            known = apart.get((one, other))
            if known is None and (back := apart.get((other, one))) is not None:
                known = back.times(-1)
            row.append("" if one == other else spread(known, _digits(match), speaker, sign=True))
        rows.append(row)
    return table(rows, right=range(1, len(rows)), indent=2)


def _pair_lines(match: Match, found: PairReport, speaker: Speaker) -> Iterator[str]:
    names = " – ".join(dict.fromkeys(found.pair))
    yield speaker.say(
        "arena-pair", names=names, deals=found.deals, seatings=len(match.seatings), skipped=found.skipped
    )
    if found.in_list is not None:
        yield "  " + speaker.say("arena-in-list", points=spread(found.in_list, 0, speaker, sign=True))
    yield "  " + speaker.say("arena-declared", share=percent(found.declared, speaker))
    heads = [
        "",
        speaker.say("arena-score"),
        speaker.say("arena-declares"),
        speaker.say("arena-wins"),
        speaker.say("arena-beats"),
        speaker.say("arena-cpu"),
        speaker.say("arena-cpu-slow"),
    ]
    rows = [heads, *(_player_row(match, each, speaker) for each in found.players)]
    yield from table(rows, right=range(1, len(rows[0])), indent=2)
    for each in found.players:
        yield from _contracts(each, speaker)


def _player_row(match: Match, found: PlayerReport, speaker: Speaker) -> list[str]:
    return [
        found.name,
        spread(found.score, _digits(match), speaker),
        percent(found.declares, speaker),
        percent(found.wins_declaring, speaker),
        percent(found.wins_defending, speaker),
        figure(found.milliseconds, 2, speaker),
        figure(found.slow_milliseconds, 2, speaker),
    ]


def _contracts(found: PlayerReport, speaker: Speaker) -> list[str]:
    """How often the player declared each contract, and the share of them that it won."""
    if not found.contracts:
        return []
    told = [
        speaker.say(
            "arena-contract",
            kind=kind,
            games=found.games[kind],
            won=figure(100 * won.value, 0, speaker),
        )
        for kind, won in found.contracts.items()
    ]
    lines = wrapped(f"{found.name}: {', '.join(told)}", WIDTH - 2, "  ")
    return [f"  {line}" for line in lines]


def _picture(match: Match, found: Sequence[PairReport], speaker: Speaker) -> str:
    rows = [
        (" – ".join(each.pair), each.difference, spread(each.difference, _digits(match), speaker, sign=True))
        for each in found
        if each.difference is not None
    ]
    unit = Message("arena-unit", {"unit": _unit(match)})
    return plot(rows, _heading(match, found, speaker), speaker.say("arena-axis", unit=unit))
