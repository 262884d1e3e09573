"""How the cards that a seat does not see may lie: everything that it has seen holds in each world."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import factorial, prod
from random import Random

from knekt.cards import Card, Hand
from knekt.engine import Hidden, Seat, View
from knekt.players.skruf.knowledge import whereabouts
from knekt.skruf import Stage, State
from knekt.solver import Deals, SkrufPosition, deals_of
from knekt.solver.position import skruf_position

__all__ = ["World", "Worlds", "played_by"]

Hands = tuple[Hand, Hand, Hand, Hand]


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies that is still held, and the talon as long as nobody has it."""

    hands: Hands
    talon: Hand = Hand()


class Worlds:
    """All worlds that a seat must reckon with, at any place of a deal."""

    def __init__(self, view: View[State]) -> None:
        self._state = state = view.state
        self._hidden: list[Seat] = [
            seat for seat, hand in enumerate(state.hands) if not isinstance(hand, Hand)
        ]
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
        if all(may_hold == self._unseen for may_hold, _ in self._places):
            deals = self._shuffled(most, seed)
        else:
            deals = deals_of(self._unseen, self._places, most, seed)
        return deals, [self._world(each) for each in deals.dealt]

    def _shuffled(self, most: int, seed: int) -> Deals:
        """Where nothing is known, as in most auctions, a shuffle deals as fairly, and sooner."""
        counts = [count for _, count in self._places]
        ways = factorial(len(self._unseen)) / prod(map(factorial, counts))
        if ways <= most:
            return deals_of(self._unseen, self._places, most, seed)
        rng, bits, dealt = Random(seed), [card.bit for card in self._unseen], list[tuple[Hand, ...]]()
        for _ in range(most):
            rng.shuffle(bits)
            ends = list(accumulate(counts, initial=0))
            dealt.append(tuple(Hand(sum(bits[start:end])) for start, end in pairwise(ends)))
        return Deals(float(ways), tuple(dealt))

    def exchanged(self, world: World, rng: Random) -> World | None:
        """The world with two hidden cards exchanged, any two being as likely; None if they may not lie so."""
        if len(self._places) < 2:
            return None
        one, other = rng.sample(range(len(self._places)), 2)
        here, there = self._lying(world, one), self._lying(world, other)
        card, back = here[rng.randrange(len(here))], there[rng.randrange(len(there))]
        if card not in self._places[other][0] or back not in self._places[one][0]:
            return None
        dealt = [self._lying(world, place) for place in range(len(self._places))]
        dealt[one], dealt[other] = (Hand(cards.mask ^ (card.bit | back.bit)) for cards in (here, there))
        return self._world(tuple(dealt))

    def _lying(self, world: World, place: int) -> Hand:
        return world.hands[self._hidden[place]] if place < len(self._hidden) else world.talon

    def position(self, world: World) -> SkrufPosition:
        """The world as the solver takes it, where a card is to be played."""
        return skruf_position(self._state, world.hands)

    def _world(self, dealt: tuple[Hand, ...]) -> World:
        hands = list(self._state.hands)
        for seat, hand in zip(self._hidden, dealt, strict=False):
            hands[seat] = hand
        one, two, three, four = (hand if isinstance(hand, Hand) else Hand() for hand in hands)
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
