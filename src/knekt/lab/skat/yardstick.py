"""Knekt's players beside XSkat: on the same deals they play XSkat's contracts, and contracts of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import islice
from typing import Any

from knekt.cards import Hand, Seed
from knekt.engine import Game
from knekt.lab.arena.roster import checked, contestant
from knekt.lab.arena.statistics import Estimate, mean, ratio, share
from knekt.lab.arena.table import Timed, play
from knekt.lab.book import Book, Line
from knekt.lab.skat.arena import points
from knekt.lab.skat.giveaway import giveaway
from knekt.lab.skat.xskat import logged_games
from knekt.lab.work import Workers, run_all
from knekt.notation.record import Record
from knekt.notation.skat.xskat import read_xskat
from knekt.skat import Dealt, Placed, new_game, options, place_game, result

__all__ = [
    "XSKAT",
    "BesideXskat",
    "YardstickReport",
    "YardstickTask",
    "complete",
    "play_beside",
    "play_task",
    "reports",
]

XSKAT = "xskat"
RULES = options("isko")
PLAYED_OUT = options(
    "isko", {"play.claims": False, "play.defender_concede": "none", "surrender.mode": "none"}
)


@dataclass(frozen=True, slots=True)
class BesideXskat:
    """Which players are measured, and on which games."""

    players: tuple[str, ...]
    seed: Seed

    def check(self) -> None:
        """Raise a KnektError if some of the players cannot play."""
        for name in self.players:
            checked(name, RULES)

    @property
    def plain(self) -> Line:
        """The settings as a line of a file."""
        return {"xskat": 1, "knekt": version("knekt"), "players": list(self.players), "seed": str(self.seed)}

    def tasks(self, logs: Sequence[str]) -> Iterator[YardstickTask]:
        """All the work, game after game."""
        return (YardstickTask(self, number, log) for number, log in enumerate(logs, start=1))


@dataclass(frozen=True, slots=True)
class YardstickTask:
    """One game of XSkat for all players: the unit of work and of statistics."""

    beside: BesideXskat
    deal: int
    log: str


def play_task(task: YardstickTask) -> list[Line]:
    """A line for XSkat and one for each player; where XSkat has passed, only with their own bidding."""
    (record,) = read_xskat(task.log, options=RULES)
    assert isinstance(record, Record), record
    first, dealt = record.events[0], _as_dealt(record.game)
    declared = isinstance(first, Placed)
    lines = [_line(task, XSKAT, record.game if declared else None, record.game)]
    for name in task.beside.players:
        cards = play(place_game(PLAYED_OUT, first), _three(name, task)) if isinstance(first, Placed) else None
        lines.append(_line(task, name, cards, play(new_game(RULES, dealt), _three(name, task))))
    return lines


def _as_dealt(game: Game[Any]) -> Dealt:
    """The deal as it was before the skat was taken up."""
    first = game.events[0]
    if isinstance(first, Dealt):
        return first
    assert isinstance(first, Placed) and isinstance(first.laid, Hand)
    hands, skat = list(first.hands), first.laid
    if isinstance(first.skat, Hand) and first.contract is not None and not first.contract.row.hand:
        assert first.declarer is not None
        hands[first.declarer] = (hands[first.declarer] | first.laid) - first.skat
        skat = first.skat
    return Dealt(tuple(hands), skat)


def _three(name: str, task: YardstickTask) -> list[Timed]:
    """The same player in every seat."""
    seed = task.beside.seed.derive(f"deal {task.deal} players")
    return [
        Timed(contestant(name, RULES, int.from_bytes(seed.derive(f"seat {seat}").bits[:6], "big")))
        for seat in range(3)
    ]


def _line(task: YardstickTask, name: str, cards: Game[Any] | None, bid: Game[Any]) -> Line:
    """What the cards of XSkat's contract gave away, and how the deal went with the player's own bids."""
    found = result(bid.state)
    line: Line = {"deal": task.deal, "player": name, "cards": None, "game": None}
    if cards is not None:
        lost = giveaway(cards)
        line["cards"] = {
            "null": lost.is_null,
            "declarer": list(lost.declarer),
            "defenders": list(lost.defenders),
        }
    won = None if found.score is None else found.score.won
    line["game"] = {"won": won, "points": sum(points(RULES, found))}
    return line


def complete(beside: BesideXskat, lines: Sequence[Line]) -> int:
    """How many lines, from the first on, belong to deals that all players have played."""
    return len(lines) - len(lines) % (1 + len(beside.players))


def play_beside(
    beside: BesideXskat,
    deals: int,
    workers: Workers,
    *,
    book: Book | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> list[Line]:
    """XSkat's games of so many deals, and those of the players;
    games that the book has are not played again.
    """
    each = 1 + len(beside.players)
    lines = list(book.lines if book else ())[: deals * each]
    done = len(lines) // each
    progress(done)
    for unit in run_all(
        play_task, islice(beside.tasks(logged_games(beside.seed, deals)), done, None), workers
    ):
        if book is not None:
            book.append(unit)
        lines += unit
        progress(1)
    return lines


@dataclass(frozen=True, slots=True)
class YardstickReport:
    """One player over all deals; points are card points given away for each card in suit games and grands."""

    name: str
    declarer: Estimate | None
    defenders: Estimate | None
    both: Estimate | None
    of_xskat: Estimate | None  # the points of both sides, as a share of those of XSkat
    nulls: Estimate | None  # the share of null games that either side threw away
    declared: Estimate | None
    won: Estimate | None
    score: Estimate | None  # Seeger-Fabian points for a deal at one place

    @property
    def plain(self) -> Line:
        """The report for programs."""
        names = ("declarer", "defenders", "both", "of_xskat", "nulls", "declared", "won", "score")
        found: dict[str, Estimate | None] = {name: getattr(self, name) for name in names}
        return {"name": self.name, **{name: each and each.plain for name, each in found.items()}}


def reports(beside: BesideXskat, lines: Sequence[Line]) -> tuple[YardstickReport, ...]:
    """The reports, XSkat first."""
    names = (XSKAT, *beside.players)
    own = {name: [line for line in lines if line["player"] == name] for name in names}
    return tuple(_report(name, own[name], own[XSKAT]) for name in names)


def _report(name: str, lines: Sequence[Line], xskat: Sequence[Line]) -> YardstickReport:
    declarer, defenders = _lost(lines, "declarer"), _lost(lines, "defenders")
    both = [_sum(*each) for each in zip(declarer, defenders, strict=True)]
    theirs = [_sum(*each) for each in zip(_lost(xskat, "declarer"), _lost(xskat, "defenders"), strict=True)]
    games = [line["game"] for line in lines]
    return YardstickReport(
        name,
        ratio(declarer),
        ratio(defenders),
        ratio(both),
        None if name == XSKAT else ratio([(mine[0], his[0]) for mine, his in zip(both, theirs, strict=True)]),
        ratio(
            [
                (line["cards"]["declarer"][1] + line["cards"]["defenders"][1], 1)
                for line in lines
                if line["cards"] and line["cards"]["null"]
            ]
        ),
        share([(int(game["won"] is not None), 1) for game in games]),
        share([(int(game["won"]), 1) for game in games if game["won"] is not None]),
        mean([game["points"] / 3 for game in games]),
    )


def _lost(lines: Sequence[Line], side: str) -> list[tuple[int, int]]:
    """For each deal the card points given away and the cards played, without null games."""
    return [
        (line["cards"][side][1], line["cards"][side][0])
        if line["cards"] and not line["cards"]["null"]
        else (0, 0)
        for line in lines
    ]


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
