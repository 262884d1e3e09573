"""How the cards that a seat does not see may lie;
each world agrees with everything that the seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from knekt.cards import Card, Hand
from knekt.engine import Hidden, Seat, View, value
from knekt.players.skruf.knowing.knowledge import moved, turned_up, whereabouts
from knekt.skruf import Stage, State, partner_of
from knekt.solver import SkrufPosition
from knekt.solver.clues import Clues, Lying
from knekt.solver.deals import masks_of
from knekt.solver.skruf.position import skruf_position

__all__ = ["TALON", "World", "Worlds", "played_by"]

Hands = tuple[Hand, Hand, Hand, Hand]

TALON = 4  # the place of the talon, after the four hands
NOTHING = Hand()


@value
class World:
    """Where every card lies that is still held, and the talon as long as nobody has it."""

    lying: Lying  # the cards of the four hands and the talon, as masks

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
    """All worlds that a seat must reckon with, at any moment of a deal.

    `are_certain`: no other world is possible. Otherwise some that hardly ever occur are left out.
    """

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._filled = [seat for seat, hand in enumerate(state.hands) if not isinstance(hand, Hand)]
        self._seen = [hand.mask if isinstance(hand, Hand) else 0 for hand in (*state.hands, NOTHING)]
        known = whereabouts(view)
        self._unseen = Hand()
        for seat in self._filled:
            self._unseen |= known[seat]
        self._places = self._filling(known)
        likely = self._filling(_likely_to_hold(view, known))
        self.are_certain = likely == self._places or not masks_of(self._unseen, likely, 1, 0)[0]
        if not self.are_certain:
            self._places = likely
        if state.stage is Stage.AUCTION and isinstance(state.talon, Hidden):
            self._filled.append(TALON)
            self._places.append((self._unseen, len(state.talon)))

    def _filling(self, may_hold: Sequence[Hand]) -> list[tuple[Hand, int]]:
        """For each hidden hand, the cards that it may hold and how many it has."""
        return [(may_hold[seat], len(self._state.hands[seat])) for seat in self._filled]

    def some(self, most: int, seed: int) -> tuple[bool, list[World]]:
        """Whether these are all worlds, and the worlds: all, or at most so many that are drawn evenly."""
        ways, dealt = masks_of(self._unseen, self._places, most, seed)
        return ways == len(dealt), [*map(self._world, dealt)]

    def changed(self, worlds: Sequence[World], clues: Clues, tries: int, seed: int) -> list[World]:
        """The worlds after so many tries to exchange two hidden cards for a better fit with the clues."""
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


def _likely_to_hold(view: View[State], known: Sequence[Hand]) -> Sequence[Hand]:
    """The cards that each seat may hold, if the buyer's side has kept the cards that it bought.

    It hardly ever parts with them. A master gives two losers of sixteen cards to the opponents: of 350 such
    cards, one was a trump and 16 had lain in the talon; of 700 cards that buyers had given to their masters,
    46 went on.
    """
    stayed, owners = _stayed(view)
    owned = reduce(or_, (known[owner].mask for owner in owners), 0)
    gone = Hand(stayed & owned)
    return [cards if seat in (view.seat, *owners) else cards - gone for seat, cards in enumerate(known)]


def _stayed(view: View[State]) -> tuple[int, tuple[Seat, ...]]:
    """Cards that have probably stayed with the side that bought, and the seats that may have them."""
    state, seat = view.state, view.own_seat
    if state.buyer is None or state.unowned is not None:
        return 0, ()
    master = partner_of(state.buyer)
    if seat == state.buyer:
        got, _ = moved(state)
        return got[master], (master,)
    return (0, ()) if seat == master else (turned_up(view), (state.buyer, master))


def played_by(state: State) -> tuple[Hand, ...]:
    """The cards that each hand has played."""
    found = [list[Card](cards) for cards in state.played or (Hand(),) * 4]
    circle = state.circle
    table = circle[(circle.index(state.turn) - len(state.trick)) % 4], state.trick
    for lead, cards in (*((trick.lead, trick.cards) for trick in state.tricks), table):
        for place, card in enumerate(cards):
            found[circle[(circle.index(lead) + place) % 4]].append(card)
    return tuple(map(Hand.of, found))
