"""How a declared game will end, as far as a seat can tell:
worlds that fit what it has seen, solved with open cards.

With open cards nobody makes a mistake. The judge of hands knows of mistakes, but not who holds the other
cards. So a chance is made of both, with weights from deals that such players played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, exp, log
from time import perf_counter

from knekt.cards import Hand
from knekt.engine import View
from knekt.players.skat.calling.account import step_dues
from knekt.players.skat.judge import judge
from knekt.players.skat.judge.judge import Outlook
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.knowing.belief import played_by
from knekt.players.skat.knowing.worlds import World, Worlds
from knekt.players.skat.playing.thinker import WeightedWorlds
from knekt.players.thinking.budget import Budget
from knekt.skat import OUT_OF_SCHNEIDER, TO_WIN, Facts, State
from knekt.solver import Limits, Wish, solve
from knekt.solver.position import Position

__all__ = ["Forecast", "WorldAnswer", "WorldAnswers", "ask_worlds", "forecast"]

EACH = 0.003  # seconds that one world takes at least
ALL_CARDS = 10
WON = 2  # the steps that win a game without announcements; in null it is 1

# The logit of a chance is a weighted sum of 1, the logit of the share of worlds that are won with open cards,
# and the logit of the judge's chance. The weights come from logistic regression on 231 deals of isko that
# such players bid and played, each seen from all seats after the first card, with 24 worlds. The judge tells
# a defender nothing new, for the worlds are drawn by its chances.
Weights = tuple[float, float, float]
DEFENDERS: Mapping[Kind, Weights] = {
    Kind.SUIT: (1.5, 0.3, 0.0),
    Kind.GRAND: (2.4, 0.6, 0.0),
    Kind.NULL: (0.6, 0.45, 0.0),
}
DECLARERS: Mapping[Kind, Weights] = {
    Kind.SUIT: (0.8, 0.35, 0.5),
    Kind.GRAND: (0.55, 0.3, 0.8),
    Kind.NULL: (0.1, 0.5, 0.25),
}


@dataclass(frozen=True, slots=True)
class WorldAnswer:
    """What one world says: the steps reached with open cards, the judge's chance, and the matadors."""

    weight: float
    reached: int  # of the steps 31, 61, schneider, every trick; in null there is one step
    judged: float  # the chance that the judge gives the declarer's cards
    run: int


@dataclass(frozen=True, slots=True)
class WorldAnswers:
    """What worlds have said; either all possible worlds, or some."""

    worlds: tuple[WorldAnswer, ...]
    are_all: bool

    def weighed(self, by: Callable[[WorldAnswer], float]) -> WorldAnswers:
        """The same worlds, each weight multiplied by this factor."""
        return replace(
            self, worlds=tuple(replace(each, weight=each.weight * by(each)) for each in self.worlds)
        )

    def only(self, those: Callable[[WorldAnswer], bool]) -> WorldAnswers:
        """The worlds for which this is true."""
        return replace(self, worlds=tuple(filter(those, self.worlds)))

    @property
    def weight(self) -> float:
        return sum(each.weight for each in self.worlds)

    def share(self, steps: int, least: int = 0, most: int = ALL_CARDS) -> float:
        """The share of worlds with so many steps, among those with at least `least` and at most `most` steps.

        Unless these are all worlds, half a world is added to either answer.
        """
        chosen = [each for each in self.worlds if least <= each.reached <= most]
        kept = 0.0 if self.are_all else 0.5 * self.weight / len(self.worlds)
        total = sum(each.weight for each in chosen) + 2 * kept
        return (sum(each.weight for each in chosen if each.reached >= steps) + kept) / total if total else 0.5


@dataclass(frozen=True, slots=True)
class Forecast:
    """How likely the declarer reaches each step, and the chances of each number of matadors."""

    outlook: Outlook
    runs: tuple[tuple[int, float], ...]

    def expects(self, state: State, facts: Facts) -> float:
        """What the declarer gets on average, if these are the facts besides matadors, points and tricks."""
        return sum(
            share * self.outlook.expects(step_dues(state, replace(facts, matadors=run)))
            for run, share in self.runs
        )


def forecast(view: View[State], answers: WorldAnswers) -> Forecast:
    """The forecast from these worlds."""
    state, contract = view.state, view.state.contract
    assert contract is not None
    total = answers.weight
    runs: dict[int, float] = defaultdict(float)
    for each in answers.worlds:
        runs[each.run] += each.weight / total
    weights = (DECLARERS if view.own_seat == state.declarer else DEFENDERS)[Kind.of(contract)]
    judged = sum(each.weight * each.judged for each in answers.worlds) / total
    won = 1 if contract.is_null else WON
    win = _bent(weights, answers.share(won), judged, state)
    if contract.is_null:
        return Forecast(Outlook((win,)), tuple(runs.items()))
    out = win + (1 - win) * answers.share(1, most=WON - 1)
    schneider = win * answers.share(WON + 1, WON)
    schwarz = 0.0 if state.lost else schneider * answers.share(WON + 2, WON + 1)
    return Forecast(Outlook((out, win, schneider, schwarz)), tuple(runs.items()))


def _bent(weights: Weights, share: float, judged: float, state: State) -> float:
    if state.looked:
        return share  # after a revolution, the defenders see all cards (17.13)
    one, of_share, of_judge = weights
    bent = one + of_share * _logit(share) + of_judge * _logit(judged)
    early = state.tricks_left / ALL_CARDS
    return 1 / (1 + exp(-(early * bent + (1 - early) * _logit(share))))


def _logit(chance: float) -> float:
    chance = min(0.995, max(0.005, chance))
    return log(chance / (1 - chance))


@lru_cache(maxsize=16)
def ask_worlds(view: View[State], budget: Budget, seed: int) -> WorldAnswers:
    """The answers of as many worlds as the budget allows; worlds that are too hard to solve are left out."""
    begun, state, worlds = perf_counter(), view.state, Worlds(view)
    found: list[WorldAnswer] = []
    # More worlds would be drawn for nothing.
    most = ceil(budget.seconds / EACH) if budget.seconds else budget.worlds
    asked = WeightedWorlds.of(worlds, view, min(budget.worlds, most), seed, believes=True)
    for world, weight in zip(asked.worlds, asked.weights, strict=True):
        if budget.is_spent(begun):
            break
        limits = Limits(nodes=budget.nodes, seconds=budget.since(begun).seconds)
        steps = _reached(state, worlds.position(world), limits)
        if steps is not None:
            found.append(WorldAnswer(weight, steps, *_declarers(state, world)))
    return WorldAnswers(tuple(found), asked.are_all and len(found) == len(asked.worlds))


def _declarers(state: State, world: World) -> tuple[float, int]:
    """The judge's chance for the declarer's ten cards in this world, and the number of matadors."""
    contract, seat = state.contract, state.declarer
    assert contract is not None and seat is not None
    ten = world.hands[seat] | Hand.of(played_by(state)[seat])
    run = contract.matadors(ten | world.laid) if state.matadors is None else state.matadors
    if len(ten) < ALL_CARDS:
        return 0.5, run  # the deal was set up in the middle of play
    laid = None if state.hand_game else world.laid
    return judge().ready(contract, ten, laid, seat).win, run


def _reached(state: State, position: Position, limits: Limits) -> int | None:
    """How many steps the declarer reaches with open cards; None where that takes too long."""
    contract = state.contract
    assert contract is not None
    if contract.is_null:
        made = solve(position, limits=limits).value
        return made.low if made.is_exact else None
    won = _reaches(position, TO_WIN, limits)
    if not won:
        out = None if won is None else _reaches(position, OUT_OF_SCHNEIDER, limits)
        return None if out is None else int(out)
    schneider = _reaches(position, state.rules.options.schneider, limits)
    if not schneider or state.lost:
        return None if schneider is None else WON + schneider
    schwarz = _reaches(position, Wish.ALL_TRICKS, limits)
    return None if schwarz is None else WON + 1 + schwarz


def _reaches(position: Position, wanted: int | Wish, limits: Limits) -> bool | None:
    return solve(position, threshold=wanted, limits=limits).value.reaches(
        1 if isinstance(wanted, Wish) else wanted
    )
