"""Which worlds are likely: what the others have said, laid away and played, weighed against what they would do with those cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from knekt.cards import Card, Hand
from knekt.engine import Seat, View
from knekt.players.judge import judge
from knekt.players.skat.bidding import is_plain
from knekt.players.skat.evaluation import chance, sum_before_skat
from knekt.players.skat.knowledge import seat_of
from knekt.players.skat.worlds import World
from knekt.players.thinking.draw import drawn_by_weight, flattened
from knekt.skat import State
from knekt.solver.plays import play_likelihoods

__all__ = ["Belief", "played_by"]

LEAST = 0.05  # nobody is so sure that he never bids on such a hand
# A game is declared the likelier the better the judge thinks of it: the chance's logit times one number less the other
# goes through the logistic curve. Found by how much likelier it makes the cards that declarers really had.
STEEP, EVEN = 1.5, 1.5
RARE = 0.01  # what is kept for declarers who are beyond us
TEN = 10
FLAT = 0.85  # weights are flattened by this power, for others need not think as we do
MANY, SOME = 16, 8  # worlds that are drawn for each that is asked, of a declarer's cards and of others'
MOST = 1600  # … in all, for to draw and weigh them takes some 40 ms
TWICE = 2  # worlds of those that are weighed by what others have passed


class Belief:
    """Weighs worlds for one seat at one place of the play."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._seat = seat_of(view)
        self._played = [Hand.of(cards) for cards in played_by(state)]
        self._passed = [
            seat for seat in range(3) if seat not in (self._seat, state.declarer) and not state.is_ramsch
        ]
        self._of_declarer = state.contract is not None and state.declarer not in (None, self._seat)
        contracts = state.rules.contracts.values()
        self._biddable = [each for each in contracts if is_plain(each) and not each.row.hand]
        self._tricks = [(trick.lead, trick.cards) for trick in state.tricks]
        if state.trick:
            self._tricks.append(((state.turn - len(state.trick)) % 3, state.trick))

    def to_draw(self, number: int) -> int:
        """How many worlds should be drawn so that so many can be asked: more, as far as the weights are apart."""
        return max(number, min(MOST, number * (MANY if self._of_declarer else SOME)))

    def weights(self, worlds: Sequence[World]) -> list[float]:
        """How likely each is beside the others; they add up to their number."""
        plays = self._plays(worlds)
        return flattened(
            [
                self._declares(world) * self._pass(world) * played
                for world, played in zip(worlds, plays, strict=True)
            ],
            FLAT,
        )

    def drawn(self, worlds: Sequence[World], number: int, seed: int) -> list[World]:
        """So many of the worlds, by how likely they are.

        What is dear to weigh, the passes, is only asked of those that the declarer's cards and the play have left.
        """
        if self._of_declarer or self._tricks:
            plays = self._plays(worlds)
            found = [self._declares(world) * played for world, played in zip(worlds, plays, strict=True)]
            worlds = drawn_by_weight(worlds, flattened(found, FLAT), TWICE * number, seed)
        passes = flattened([self._pass(world) for world in worlds], 1.0)
        return drawn_by_weight(worlds, passes, number, seed)

    def _declares(self, world: World) -> float:
        """How likely the declarer plays this game on these cards."""
        state = self._state
        if not self._of_declarer:
            return 1.0
        assert state.contract is not None and state.declarer is not None
        ten = world.hands[state.declarer] | self._played[state.declarer]
        if len(ten) < TEN:
            return 1.0  # set up in the middle of play: what he had nobody has told
        laid = None if state.hand_game else world.laid
        win = min(0.9995, max(0.0005, judge().ready(state.contract, ten, laid, state.declarer).win))
        return RARE + 1 / (1 + exp(EVEN - STEEP * log(win / (1 - win))))

    def _plays(self, worlds: Sequence[World]) -> list[float]:
        """How likely the others have played as they did, in suit games and grand."""
        state = self._state
        if not self._tricks or state.contract is None or state.contract.is_null or state.declarer is None:
            return [1.0] * len(worlds)
        hands = [world.hands for world in worlds]
        return play_likelihoods(state.contract.order, state.declarer, self._seat, self._tricks, hands)

    def _pass(self, world: World) -> float:
        """How likely the others let the declarer have it on these cards."""
        found = 1.0
        for seat in self._passed:
            found *= self._passes(seat, world)
        return found

    def _passes(self, seat: Seat, world: World) -> float:
        ten, bid = world.hands[seat] | self._played[seat], self._state.bid
        best = max(
            (
                chance(sum_before_skat(contract, ten))
                for contract in self._biddable
                if contract.certain_value(ten) > bid
            ),
            default=0.0,
        )
        return max(LEAST, 1 - best)


def played_by(state: State) -> list[list[Card]]:
    """The cards that each seat has played."""
    found: list[list[Card]] = [[], [], []]
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            found[(trick.lead + place) % 3].append(card)
    lead = (state.turn - len(state.trick)) % 3
    for place, card in enumerate(state.trick):
        found[(lead + place) % 3].append(card)
    return found
