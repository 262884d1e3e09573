"""How the cards that a seat does not see may lie; each world agrees with all that the seat has seen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.knowing.knowledge import Knowledge
from knekt.skat import State
from knekt.solver import RamschPosition, SkatPosition
from knekt.solver.deals import masks_of
from knekt.solver.skat.position import skat_position

__all__ = ["Lie", "World", "Worlds"]

Lie = tuple[int, int, int, int]  # a world as masks: the three hands, and the cards that nobody holds


@dataclass(frozen=True, slots=True)
class World:
    """The three hands as they are now, and the two cards that nobody holds."""

    hands: tuple[Hand, Hand, Hand]
    laid: Hand

    @property
    def lie(self) -> Lie:
        one, two, three = self.hands
        return one.mask, two.mask, three.mask, self.laid.mask


class Worlds:
    """All worlds that a seat must reckon with when it is to play a card."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._known = known = Knowledge.of(view)
        self._hidden: list[Seat] = [
            seat for seat, hand in enumerate(state.hands) if not isinstance(hand, Hand)
        ]
        contract = state.contract
        announced = Hand.of(contract.lowest_trumps) if contract is not None and contract.spitzen else Hand()
        self._places = [
            (known.may_hold[seat] - (Hand() if seat == state.declarer else announced), known.counts[seat])
            for seat in self._hidden
        ]
        if known.out_of_play:
            self._places.append((known.unseen - announced, known.out_of_play))
        self._laid = state.laid if isinstance(state.laid, Hand) else Hand()

    def some(self, most: int, seed: int) -> tuple[bool, list[World]]:
        """Whether these are all worlds, and the worlds: all, or at most so many that are drawn evenly."""
        are_all, lies = self.lies(most, seed)
        return are_all, [self.world(lie) for lie in lies]

    def lies(self, most: int, seed: int) -> tuple[bool, list[Lie]]:
        """The same worlds as masks, for many are weighed for each one that is asked."""
        ways, dealt = masks_of(self._known.unseen, self._places, most, seed)
        one, two, three = (hand.mask if isinstance(hand, Hand) else 0 for hand in self._state.hands)
        lie = [one, two, three, self._laid.mask]
        where = [*self._hidden, 3] if self._known.out_of_play else self._hidden
        found = list[Lie]()
        for masks in dealt:
            for place, mask in zip(where, masks, strict=True):
                lie[place] = mask
            one, two, three, laid = lie
            found.append((one, two, three, laid))
        return ways == len(found), found

    @staticmethod
    def world(lie: Lie) -> World:
        one, two, three, laid = map(Hand, lie)
        return World((one, two, three), laid)

    def position(self, world: World) -> SkatPosition | RamschPosition:
        """The position of this world for the solver."""
        found, contract = skat_position(self._state, world.hands, world.laid), self._state.contract
        if contract is not None and contract.spitzen and isinstance(found, SkatPosition):
            return replace(found, spitzen=contract.spitzen)
        return found
