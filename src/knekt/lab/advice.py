"""How accurate the advisor's chances are:
what it said of cards and calls, in deals that are then played to the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from knekt.analysis import advise
from knekt.analysis.curves import Curves
from knekt.cards import Seed
from knekt.engine import Action, Seat, View
from knekt.games import new_game, options
from knekt.lab.book import Line
from knekt.lab.family import arena_of, lab_of
from knekt.lab.saved_work import run_saved
from knekt.lab.work import Workers
from knekt.players.player import Player
from knekt.players.roster import named
from knekt.players.table import play_deal
from knekt.players.thinking.budget import Budget

__all__ = ["AdviceGiven", "AdviceTask", "AdvisedPlayer", "GivenChance", "play_advised", "play_all_advised"]

CHUNK = 2  # deals that are played together
CARD = "play"  # the kind of a card that is played


@dataclass(frozen=True, slots=True)
class AdviceTask:
    """Some deals to be played with the advisor at the table.

    If the players do not think by the clock, the same task always gives the same chances.
    """

    game: str  # a preset
    player: str
    worlds: int  # how many the advisor asks
    seed: str
    first: int
    deals: int


@dataclass(frozen=True, slots=True)
class GivenChance:
    """The chance that advice gave the side of a seat for an action, and whether that side won.

    `sort` is the sort of the chance, as in advice. `left` is how many tricks were to be played; 0 before the
    first lead.
    """

    chance: float
    won: bool
    sort: str
    left: int


class AdvisedPlayer:
    """A player with the advisor at its side, who sees the same view and says what it thinks of each choice.

    The advisor is asked about cards, and about the calls that the family names. The chances of a judge of
    hands are measured with its model instead.
    """

    def __init__(self, player: Player, worlds: int) -> None:
        self._player, self._budget = player, Budget(worlds)
        self.said: list[tuple[Seat, float, str, int]] = []

    def choose(self, view: View[Any]) -> Action:
        action = self._player.choose(view)
        is_card = action.kind == CARD
        is_heard = is_card or isinstance(action, lab_of(view.rules.options).called)
        if view.seat is not None and is_heard:
            left = view.state.tricks_left if is_card else 0
            advice = advise(view, self._budget, curves=Curves())
            for each in advice.suggestions:
                if each.action == action and each.chance is not None and advice.sort:
                    self.said.append((view.seat, each.chance, advice.sort, left))
        return action


@dataclass(frozen=True, slots=True)
class AdviceGiven:
    """The chances given in so many deals, from this one on."""

    first: int
    deals: int
    words: list[GivenChance]

    @property
    def is_held_out(self) -> bool:
        """Whether these deals are only for measuring, and nothing is learned from them."""
        return self.first // CHUNK % 2 == 1


def play_advised(task: AdviceTask) -> AdviceGiven:
    """The chances given in these deals; none in deals without two sides, where nobody wins.

    Chances before the first lead are of the seat's own contract, so they only count for the side that gets
    it.
    """
    chosen, found = options(task.game), list[GivenChance]()
    for number in range(task.first, task.first + task.deals):
        game = new_game(chosen, Seed.parse(f"{task.seed} {number}"))
        players = [
            AdvisedPlayer(named(task.player, chosen, seat), task.worlds) for seat in range(game.rules.seats)
        ]
        outcome = arena_of(chosen).outcome(play_deal(game, players))
        if outcome.won is not None:
            for seat, chance, sort, left in (word for player in players for word in player.said):
                declares = seat in outcome.declarers
                if left or declares:
                    found.append(GivenChance(chance, outcome.won == declares, sort, left))
    return AdviceGiven(task.first, task.deals, found)


def play_all_advised(
    game: str, player: str, worlds: int, seed: str, deals: int, workers: Workers, out: Path | None = None
) -> Iterator[AdviceGiven]:
    """The chances given in so many deals, some deals at a time; the file `out` keeps them."""
    tasks = [
        AdviceTask(game, player, worlds, seed, first, min(CHUNK, deals - first))
        for first in range(0, deals, CHUNK)
    ]
    settings = {
        "advice_heard": 2,
        "game": game,
        "player": player,
        "worlds": worlds,
        "seed": seed,
        "deals": deals,
    }
    yield from run_saved(play_advised, tasks, workers, out, settings, plain=asdict, read=_read)


def _read(line: Line) -> AdviceGiven:
    return AdviceGiven(line["first"], line["deals"], [GivenChance(**word) for word in line["words"]])
