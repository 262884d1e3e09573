"""How the cards that a seat does not see may lie: everything that it has seen holds in each world."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Card, Hand
from knekt.engine import Hidden, View, value
from knekt.players.skruf.knowledge import whereabouts
from knekt.skruf import Stage, State
from knekt.solver import SkrufPosition
from knekt.solver.clues import Clues, Lying
from knekt.solver.deals import masks_of
from knekt.solver.position import skruf_position

__all__ = ["TALON", "World", "Worlds", "played_by"]

Hands = tuple[Hand, Hand, Hand, Hand]

TALON = 4  # its place where cards lie, after the hands
NOTHING = Hand()


@value
class World:
    """Where every card lies that is still held, and the talon as long as nobody has it."""

    lying: Lying  # as what has been told is held against it

    @classmethod
    def of(cls, hands: Hands, talon: Hand = NOTHING) -> World:
        """The world of these hands."""
        one, two, three, four = hands
        return cls((one.mask, two.mask, three.mask, four.mask, talon.mask))

    @property
    def hands(self) -> Hands:
        """The four hands, by seat."""
        one, two, three, four, _ = self.lying
        return Hand(one), Hand(two), Hand(three), Hand(four)

    @property
    def talon(self) -> Hand:
        return Hand(self.lying[TALON])


class Worlds:
    """All worlds that a seat must reckon with, at any place of a deal."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._filled = [seat for seat, hand in enumerate(state.hands) if not isinstance(hand, Hand)]
        self._seen = [hand.mask if isinstance(hand, Hand) else 0 for hand in (*state.hands, NOTHING)]
        may_hold = whereabouts(view)
        self._unseen = Hand()
        for seat in self._filled:
            self._unseen |= may_hold[seat]
        self._places = [(may_hold[seat], len(state.hands[seat])) for seat in self._filled]
        if state.stage is Stage.AUCTION and isinstance(state.talon, Hidden):
            self._filled.append(TALON)
            self._places.append((self._unseen, len(state.talon)))

    def some(self, most: int, seed: int) -> tuple[bool, list[World]]:
        """Whether these are all; all of them if they are so few, else so many, each as likely as any other."""
        ways, dealt = masks_of(self._unseen, self._places, most, seed)
        return ways == len(dealt), [*map(self._world, dealt)]

    def changed(self, worlds: Sequence[World], clues: Clues, tries: int, seed: int) -> list[World]:
        """The worlds, after so many tries to exchange two hidden cards of each for a better fit with what has been told."""
        hidden = dict(zip(self._filled, self._places, strict=True))
        one, two, three, four, talon = (hidden[place][0].mask if place in hidden else 0 for place in range(5))
        found = clues.changed([world.lying for world in worlds], (one, two, three, four, talon), tries, seed)
        return [World((one, two, three, four, talon)) for one, two, three, four, talon in found]

    def position(self, world: World) -> SkrufPosition:
        """The world as the solver takes it, where a card is to be played."""
        return skruf_position(self._state, world.hands)

    def _world(self, dealt: Sequence[int]) -> World:
        lying = self._seen.copy()
        for place, cards in zip(self._filled, dealt, strict=True):
            lying[place] = cards
        one, two, three, four, talon = lying
        return World((one, two, three, four, talon))


def played_by(state: State) -> tuple[Hand, ...]:
    """The cards that each hand has played."""
    found = [list[Card](cards) for cards in state.played or (Hand(),) * 4]
    circle = state.circle
    table = circle[(circle.index(state.turn) - len(state.trick)) % 4], state.trick
    for lead, cards in (*((trick.lead, trick.cards) for trick in state.tricks), table):
        for place, card in enumerate(cards):
            found[circle[(circle.index(lead) + place) % 4]].append(card)
    return tuple(map(Hand.of, found))
