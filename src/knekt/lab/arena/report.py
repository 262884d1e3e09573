"""Reports on a match: the difference of each pair, and how each player bid, won and thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Any

from knekt.lab.arena.match import Line, Match
from knekt.lab.arena.statistics import Estimate, mean, percentile, share
from knekt.lab.family import arena_of

__all__ = ["PairReport", "PlayerReport", "difference", "plain_pair", "reports"]

SLOW = 0.95


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One player of a pair, over all deals and seatings."""

    name: str
    score: Estimate | None  # for a deal, at one place
    # The share of games it declared; both shares add up to the games with a declarer.
    declares: Estimate | None
    wins_declaring: Estimate | None
    wins_defending: Estimate | None
    contracts: Mapping[str, Estimate]  # for each kind of contract that it declared, the share it won
    games: Mapping[str, int]  # how many contracts of each kind it declared
    milliseconds: float | None  # CPU time for a card, on average
    slow_milliseconds: float | None  # CPU time for a card at the 95th percentile


@dataclass(frozen=True, slots=True)
class PairReport:
    """A report on two players, or on one against itself, which has no difference."""

    pair: tuple[str, str]
    deals: int  # how many were played
    skipped: int
    games: int
    difference: Estimate | None  # the score of the first less that of the second, for a deal
    in_list: Estimate | None  # the same for a list, where such a score is counted in lists
    declared: Estimate | None  # the share of games with a declarer
    players: tuple[PlayerReport, ...]


def difference(unit: Sequence[Line]) -> float:
    """The mean score at the places of A less that at the places of B, over all seatings of a deal.

    >>> one = {"seating": "AAB", "scores": [30, 0, 0]}
    >>> difference([one, {"seating": "BBA", "scores": [30, 0, 0]}])
    0.0
    """
    return fmean(_scores(unit, "A")) - fmean(_scores(unit, "B"))


def _scores(unit: Sequence[Line], letter: str) -> list[float]:
    return [
        score
        for line in unit
        for who, score in zip(line["seating"], line["scores"], strict=True)
        if who == letter
    ]


def reports(match: Match, lines: Sequence[Line]) -> tuple[PairReport, ...]:
    """A report on each pair of the match."""
    return tuple(
        _of_pair(match, pair, [each for each in lines if each["pair"] == list(pair)]) for pair in match.pairs
    )


def _of_pair(match: Match, pair: tuple[str, str], lines: Sequence[Line]) -> PairReport:
    played = [line for line in lines if "skipped" not in line]
    units = [list(unit) for _, unit in groupby(played, key=lambda line: line["deal"])]
    games = [[game for line in unit for game in line["games"]] for unit in units]
    letters = "AB"[: len(set(pair))]
    apart = mean([difference(unit) for unit in units]) if len(letters) > 1 else None
    in_list = None if match.rubbers else arena_of(match.options).list_deals(match.options)
    return PairReport(
        pair,
        len(units),
        len(lines) - len(played),
        sum(map(len, games)),
        apart,
        apart.times(in_list) if apart is not None and in_list is not None else None,
        _share(games, lambda game: (game["by"] != "", 1)),
        tuple(_of_player(name, letter, units, games) for name, letter in zip(pair, letters, strict=False)),
    )


def _share(games: Sequence[Sequence[Line]], counted: Callable[[Line], tuple[int, int]]) -> Estimate | None:
    """How often something was true among the times that count, over deals."""
    found = [[counted(game) for game in unit] for unit in games]
    return share([(sum(each[0] for each in unit), sum(each[1] for each in unit)) for unit in found])


def _of_player(
    name: str, letter: str, units: Sequence[Sequence[Line]], games: Sequence[Sequence[Line]]
) -> PlayerReport:
    def declared(kind: str | None = None) -> Estimate | None:
        return _share(
            games,
            lambda game: (
                (int(game["won"]), 1) if game["by"] == letter and kind in (None, game["contract"]) else (0, 0)
            ),
        )

    own = [game["contract"] for unit in games for game in unit if game["by"] == letter]
    kinds = sorted(set(own), key=lambda kind: (-own.count(kind), kind))
    times = [time / 1000 for unit in units for line in unit for time in line["cpu_us"].get(letter, ())]
    return PlayerReport(
        name,
        mean([fmean(_scores(unit, letter)) for unit in units]),
        _share(games, lambda game: (game["by"] == letter, 1)),
        declared(),
        _share(games, lambda game: _defended(game, letter)),
        {kind: found for kind in kinds if (found := declared(kind)) is not None},
        {kind: own.count(kind) for kind in kinds},
        fmean(times) if times else None,
        percentile(times, SLOW) if times else None,
    )


def _defended(game: Line, letter: str) -> tuple[int, int]:
    """At how many places the player defended this game, and at how many of them the game was lost."""
    places = game["against"].count(letter)
    return (0 if game["won"] else places), places


def plain_pair(found: PairReport) -> dict[str, Any]:
    """The report for programs; every estimate is a value with the bounds of its interval."""
    return {
        "pair": list(found.pair),
        "deals": found.deals,
        "skipped": found.skipped,
        "games": found.games,
        "difference": _plain(found.difference),
        "in_list": _plain(found.in_list),
        "declared": _plain(found.declared),
        "players": [
            {
                "name": each.name,
                "score": _plain(each.score),
                "declares": _plain(each.declares),
                "wins_declaring": _plain(each.wins_declaring),
                "wins_defending": _plain(each.wins_defending),
                "contracts": {
                    kind: {"games": each.games[kind], "won": _plain(won)}
                    for kind, won in each.contracts.items()
                },
                "cpu_ms": each.milliseconds,
                "cpu_ms_95": each.slow_milliseconds,
            }
            for each in found.players
        ],
    }


def _plain(estimate: Estimate | None) -> dict[str, float | None] | None:
    return None if estimate is None else estimate.plain
