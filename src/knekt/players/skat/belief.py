"""Which worlds are likely: what the others have said and laid away, weighed against what they would do with those cards."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Card, Hand
from knekt.engine import Seat, View
from knekt.players.skat.bidding import is_plain
from knekt.players.skat.evaluation import chance, sum_before_skat, sum_ready
from knekt.players.skat.knowledge import seat_of
from knekt.players.skat.worlds import World
from knekt.players.thinking.draw import flattened
from knekt.skat import State

__all__ = ["Belief"]

LEAST = 0.05  # nobody is so sure that he never bids on such a hand


class Belief:
    """Weighs worlds for one seat at one place of the play."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._seat = seat_of(view)
        self._played = [Hand.of(cards) for cards in _played_by(state)]
        self._passed = [
            seat for seat in range(3) if seat not in (self._seat, state.declarer) and not state.is_ramsch
        ]
        contracts = state.rules.contracts.values()
        self._biddable = [each for each in contracts if is_plain(each) and not each.row.hand]

    def weights(self, worlds: Sequence[World]) -> list[float]:
        """How likely each is beside the others; they add up to their number."""
        return flattened([self._likelihood(world) for world in worlds])

    def _likelihood(self, world: World) -> float:
        state, found = self._state, 1.0
        if state.contract is not None and state.declarer not in (None, self._seat):
            found *= self._declares(world)
        for seat in self._passed:
            found *= self._passes(seat, world)
        return found

    def _declares(self, world: World) -> float:
        """How likely the declarer plays this game on these cards."""
        state = self._state
        assert state.contract is not None and state.declarer is not None
        ten = world.hands[state.declarer] | self._played[state.declarer]
        laid = None if state.hand_game else world.laid
        return max(LEAST, chance(sum_ready(state.contract, ten, laid)))

    def _passes(self, seat: Seat, world: World) -> float:
        """How likely the seat lets the declarer have it on these cards."""
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


def _played_by(state: State) -> list[list[Card]]:
    """The cards that each seat has played."""
    found: list[list[Card]] = [[], [], []]
    for trick in state.tricks:
        for place, card in enumerate(trick.cards):
            found[(trick.lead + place) % 3].append(card)
    lead = (state.turn - len(state.trick)) % 3
    for place, card in enumerate(state.trick):
        found[(lead + place) % 3].append(card)
    return found
