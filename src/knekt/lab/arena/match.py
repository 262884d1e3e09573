"""Duplicate deals: every deal in all seatings of a pair of players, from one seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from itertools import combinations
from typing import Any

from knekt.cards import Seed
from knekt.engine import Game, Seat, TableOptions
from knekt.errors import KnektError
from knekt.games import new_game
from knekt.lab.arena.game import Outcome
from knekt.lab.arena.roster import checked, contestant
from knekt.lab.arena.table import Timed, play
from knekt.lab.family import arena_of, lab_of
from knekt.players import opponent

__all__ = ["TRACKS", "Match", "Task", "duplicates"]

TRACKS = "full", "cards"
THREE = "AAB", "ABA", "BAA", "ABB", "BAB", "BBA"
FOUR = "ABAB", "BABA"

Line = dict[str, Any]
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Who meets whom in which game: everything on which the results depend, but the number of deals.

    A single name plays against itself, to show how it bids and how long it thinks.
    """

    options: TableOptions
    players: tuple[str, ...]
    seed: Seed
    track: str = "full"
    rubbers: bool = False

    def check(self) -> None:
        """Raise a KnektError if the match cannot be played."""
        if len(set(self.players)) < len(self.players):
            twice = next(name for name in self.players if self.players.count(name) > 1)
            raise KnektError("player-twice", f"{twice} is named twice", name=twice)
        for name in self.players:
            checked(name, self.options)
        if self.rubbers and not self._can_be_rubbers:
            raise KnektError("no-rubbers", "rubbers are whole games of Skruf with four")

    @property
    def _can_be_rubbers(self) -> bool:
        lab = lab_of(self.options)
        return lab.rubber is not None and lab.arena.partners(self.options) and self.track == "full"

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs of players."""
        if len(self.players) == 1:
            return ((self.players[0], self.players[0]),)
        return tuple(combinations(self.players, 2))

    @property
    def seatings(self) -> tuple[str, ...]:
        """All seatings of a pair: a letter for each place in seat order, or for each side of a rubber."""
        alone = len(self.players) == 1
        if self.rubbers:
            return ("AA",) if alone else ("AB", "BA")
        all_ = FOUR if arena_of(self.options).partners(self.options) else THREE
        return ("A" * len(all_[0]),) if alone else all_

    @property
    def plain(self) -> Line:
        """The match as a line of a file; a later run goes on only with an equal line."""
        return {
            "arena": 1,
            "knekt": version("knekt"),
            "game": {"preset": self.options.preset, "set": dict(self.options.differences)},
            "players": list(self.players),
            "seed": str(self.seed),
            "track": self.track,
            "rubbers": self.rubbers,
        }

    def tasks(self, deals: int) -> Iterator[Task]:
        """All the work for so many deals: for each deal, pair after pair."""
        for deal in range(1, deals + 1):
            for pair in self.pairs:
                yield Task(self, pair, deal)


@dataclass(frozen=True, slots=True)
class Task:
    """One deal for one pair: the unit of work and of statistics."""

    match: Match
    pair: Pair
    deal: int


def duplicates(task: Task) -> list[Line]:
    """A line for each seating of the deal; a single line where there was nothing to play."""
    match = task.match
    if match.rubbers:
        return [_rubber(task, seating) for seating in match.seatings]
    first = new_game(match.options, match.seed.derive(f"deal {task.deal}"))
    if match.track == "cards":
        first = _bid_by_rule(first)
        if first.is_over:
            return [{"deal": task.deal, "pair": list(task.pair), "skipped": True}]
    return [_seated(task, first, seating) for seating in match.seatings]


def _bid_by_rule(game: Game[Any]) -> Game[Any]:
    """The deal up to the first card, bid by the rule player in every seat, the same for all pairs."""
    options = game.rules.options
    same = [Timed(opponent(options)) for _ in range(game.rules.seats)]
    return play(game, same, until=arena_of(options).cards_begin)


def _seated(task: Task, first: Game[Any], seating: str) -> Line:
    """The deal played in this seating."""
    options, arena = task.match.options, arena_of(task.match.options)
    places = arena.places(options)
    letters = dict(zip(places, seating, strict=True))
    players = _players(task, {seat: letters.get(seat, seating[0]) for seat in range(first.rules.seats)})
    over = play(first, [players[seat] for seat in range(first.rules.seats)])
    outcome = arena.outcome(over)
    return {
        "deal": task.deal,
        "pair": list(task.pair),
        "seating": seating,
        "scores": [outcome.scores[seat] for seat in places],
        "games": [_outcome_line(outcome, letters)],
        "cpu_us": _times(players, letters),
    }


def _rubber(task: Task, seating: str) -> Line:
    """A whole rubber with these sides."""
    match, play_rubber = task.match, lab_of(task.match.options).rubber
    assert play_rubber is not None, "the match has been checked"
    seed = match.seed.derive(f"rubber {task.deal}")
    players = _players(task, {player: seating[player % 2] for player in range(4)})
    played = play_rubber(match.options, seed, players)
    games = [
        _outcome_line(outcome, {seat: seating[player % 2] for seat, player in seats})
        for outcome, seats in played.deals
    ]
    return {
        "deal": task.deal,
        "pair": list(task.pair),
        "seating": seating,
        "scores": list(played.totals),
        "games": games,
        "cpu_us": _times(players, {player: seating[player % 2] for player in range(4)}),
    }


def _players(task: Task, letters: Mapping[int, str]) -> dict[int, Timed]:
    """The players by seat; the seeds depend on deal and seat only, so all seatings have the same luck."""
    options, seed = task.match.options, task.match.seed.derive(f"deal {task.deal} players")
    names = dict(zip("AB", task.pair, strict=True))
    return {
        seat: Timed(contestant(names[letter], options, _number(seed, seat)))
        for seat, letter in letters.items()
    }


def _number(seed: Seed, seat: Seat) -> int:
    return int.from_bytes(seed.derive(f"seat {seat}").bits[:6], "big")


def _outcome_line(outcome: Outcome, letters: Mapping[Seat, str]) -> Line:
    return {
        "by": letters[outcome.declarers[0]] if outcome.declarers else "",
        "against": "".join(letters[seat] for seat in outcome.defenders),
        "won": outcome.won,
        "contract": outcome.contract,
    }


def _times(players: Mapping[int, Timed], letters: Mapping[int, str]) -> dict[str, list[int]]:
    """The CPU time of each card, by player."""
    found: dict[str, list[int]] = {letter: [] for letter in sorted(set(letters.values()))}
    for place, letter in letters.items():
        found[letter] += players[place].cards
    return found
