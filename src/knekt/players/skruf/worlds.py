"""How the cards that a seat does not see may lie: everything that it has seen holds in each world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from knekt.cards import Card, Hand
from knekt.engine import Hidden, Seat, View
from knekt.players.skruf.knowledge import whereabouts
from knekt.skruf import Stage, State
from knekt.solver import Deals, SkrufPosition, deals_of
from knekt.solver.clues import Clues, Lying
from knekt.solver.position import skruf_position

__all__ = ["World", "Worlds", "played_by"]

Hands = tuple[Hand, Hand, Hand, Hand]

TALON = 4  # its place where cards lie, after the hands


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies that is still held, and the talon as long as nobody has it."""

    hands: Hands
    talon: Hand = Hand()

    @classmethod
    def lying_so(cls, one: int, two: int, three: int, four: int, talon: int) -> World:
        """The world in which these cards lie in each place."""
        return cls((Hand(one), Hand(two), Hand(three), Hand(four)), Hand(talon))

    @property
    def lying(self) -> Lying:
        """The cards of each place, as what has been told is held against them."""
        one, two, three, four = self.hands
        return one.mask, two.mask, three.mask, four.mask, self.talon.mask


class Worlds:
    """All worlds that a seat must reckon with, at any place of a deal."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._hidden: list[Seat] = [
            seat for seat, hand in enumerate(state.hands) if not isinstance(hand, Hand)
        ]
        self._seen = [hand if isinstance(hand, Hand) else Hand() for hand in state.hands]
        may_hold = whereabouts(view)
        self._unseen = Hand()
        for seat in self._hidden:
            self._unseen |= may_hold[seat]
        self._places = [(may_hold[seat], len(state.hands[seat])) for seat in self._hidden]
        self._talon = state.stage is Stage.AUCTION and isinstance(state.talon, Hidden)
        if self._talon:
            self._places.append((self._unseen, len(state.talon)))

    def some(self, most: int, seed: int) -> tuple[Deals, list[World]]:
        """All of them if they are so few, else so many, each as likely as any other."""
        deals = deals_of(self._unseen, self._places, most, seed)
        return deals, [self._world(each) for each in deals.dealt]

    def changed(self, worlds: Sequence[World], clues: Clues, tries: int, seed: int) -> list[World]:
        """The worlds, after so many tries to exchange two hidden cards of each for a better fit with what has been told."""
        hidden = dict(zip((*self._hidden, TALON), self._places, strict=False))
        one, two, three, four, talon = (hidden[place][0].mask if place in hidden else 0 for place in range(5))
        found = clues.changed([world.lying for world in worlds], (one, two, three, four, talon), tries, seed)
        return [World.lying_so(*masks) for masks in found]

    def position(self, world: World) -> SkrufPosition:
        """The world as the solver takes it, where a card is to be played."""
        return skruf_position(self._state, world.hands)

    def _world(self, dealt: tuple[Hand, ...]) -> World:
        hands = self._seen.copy()
        for seat, hand in zip(self._hidden, dealt, strict=False):
            hands[seat] = hand
        one, two, three, four = hands
        return World((one, two, three, four), dealt[-1] if self._talon else Hand())


def played_by(state: State) -> tuple[Hand, ...]:
    """The cards that each hand has played."""
    found = [list[Card](cards) for cards in state.played or (Hand(),) * 4]
    circle = state.circle
    table = circle[(circle.index(state.turn) - len(state.trick)) % 4], state.trick
    for lead, cards in (*((trick.lead, trick.cards) for trick in state.tricks), table):
        for place, card in enumerate(cards):
            found[circle[(circle.index(lead) + place) % 4]].append(card)
    return tuple(map(Hand.of, found))
