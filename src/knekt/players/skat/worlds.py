"""How the cards that a seat does not see may lie: everything the rules and the play have shown holds in each world."""

from __future__ import annotations

from dataclasses import dataclass, replace

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.knowledge import Knowledge
from knekt.skat import State
from knekt.solver import Deals, RamschPosition, SkatPosition, deals_of
from knekt.solver.position import skat_position

__all__ = ["World", "Worlds"]


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies that is still held, and the two that nobody holds."""

    hands: tuple[Hand, Hand, Hand]
    laid: Hand


class Worlds:
    """All worlds that a seat, which is to play a card, must reckon with."""

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

    def some(self, most: int, seed: int) -> tuple[Deals, list[World]]:
        """All of them if they are so few, else so many, each as likely as any other."""
        deals = deals_of(self._known.unseen, self._places, most, seed)
        return deals, [self._world(each) for each in deals.dealt]

    def position(self, world: World) -> SkatPosition | RamschPosition:
        """The world as the solver takes it."""
        found, contract = skat_position(self._state, world.hands, world.laid), self._state.contract
        if contract is not None and contract.spitzen and isinstance(found, SkatPosition):
            return replace(found, spitzen=contract.spitzen)
        return found

    def _world(self, dealt: tuple[Hand, ...]) -> World:
        hands = list(self._state.hands)
        for seat, hand in zip(self._hidden, dealt, strict=False):
            hands[seat] = hand
        one, two, three = (hand if isinstance(hand, Hand) else Hand() for hand in hands)
        return World((one, two, three), dealt[-1] if self._known.out_of_play else self._laid)
