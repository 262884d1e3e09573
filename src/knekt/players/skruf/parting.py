"""Which cards to give away after the auction: ways to do it, held against likely worlds (5, 11, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from knekt.cards import Hand, Suit
from knekt.engine import View
from knekt.players.skruf.gathering import SUIT_AT, VOID, cheapest, given_on, in_suit
from knekt.players.skruf.knowledge import seat_of
from knekt.players.skruf.prospects import Pair, Prospects, as_held, suit_of
from knekt.players.skruf.raising import settled_strain
from knekt.players.skruf.tricks import TrickModel
from knekt.players.skruf.worlds import World
from knekt.skruf import BIDS, State, partner_of

__all__ = ["Weighed", "weighed_gifts"]

FOUR = 4
BOOK = 120.0  # points by which another four must seem better than the book's, which the partner reads
SINGLE = 50.0  # … and a single card
POOL = 7  # cards that are thought of when one has to go


@dataclass(frozen=True, slots=True)
class Weighed:
    """Cards that might go: what the side can then expect, and how likely it reaches what it plays for."""

    cards: Hand
    worth: float
    chance: float


Judge = Callable[[list[Pair]], tuple[float, float]]


def weighed_gifts(
    view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand
) -> list[Weighed]:
    """What might be given, the best first; the book's is kept unless another is clearly better."""
    state = view.state
    strain = settled_strain(state)
    judge = _judge(state, model, strain)
    if state.to_give[0][2] > 1:
        return _fours(view, worlds, judge, suit_of(strain), by_book)
    return _singles(state, worlds, judge, suit_of(strain), by_book)


def _judge(state: State, model: TrickModel, strain: str) -> Judge:
    """What pairs of hands are worth in the strain, as high as one would then go; and how likely what stands is made."""
    high = state.high
    assert high is not None
    bids = [bid for bid in BIDS[high.place :] if bid.strain == strain]

    def judged(pairs: list[Pair]) -> tuple[float, float]:
        found = Prospects(state.rules.options, model, pairs, as_held)
        return max(map(found.value, bids)), found.chance(bids[0])

    return judged


def _fours(
    view: View[State], worlds: Sequence[World], judge: Judge, trumps: Suit | None, by_book: Hand
) -> list[Weighed]:
    """The buyer's four cards: so many trumps as helps most, and what can best be spared."""
    seat, state = seat_of(view), view.state
    hand = state.hand(seat).mask
    masters = [world.hands[partner_of(seat)].mask for world in worlds]
    found = []
    for given in sorted({by_book.mask, *_ways_to_give(hand, by_book.mask, trumps)}):
        pairs = []
        for master in masters:
            after = given_on(master | given, hand & ~given, trumps)
            pairs.append(Pair(after.master, after.buyer))
        found.append(Weighed(Hand(given), *judge(pairs)))
    return sorted(found, key=lambda each: -each.worth - BOOK * (each.cards == by_book))


def _ways_to_give(hand: int, by_book: int, trumps: Suit | None) -> Iterator[int]:
    """The trumps that the book gives; beside them top cards of a suit, or what is missed least."""
    kept = 0 if trumps is None else in_suit(by_book, trumps) << SUIT_AT[trumps]
    for suit, start in SUIT_AT.items():
        beside = in_suit(hand & ~kept, suit) if suit != trumps else 0
        for count in range(min(beside.bit_count(), FOUR - kept.bit_count()) + 1):
            for spares in (0.0, VOID):
                given = kept | _top(beside, count) << start
                while given.bit_count() < FOUR:
                    given |= cheapest(hand & ~given, trumps, spares=spares)
                yield given


def _top(held: int, count: int) -> int:
    """So many of the highest cards of a suit."""
    while held.bit_count() > count:
        held &= held - 1
    return held


def _singles(
    state: State, worlds: Sequence[World], judge: Judge, trumps: Suit | None, by_book: Hand
) -> list[Weighed]:
    """One of the cards that are given singly, with a view to those that follow."""
    giver, to, _ = state.to_give[0]
    other = partner_of(giver) if state.unowned is None else state.unowned
    hand, due = state.hand(giver).mask, [receiver for _, receiver, _ in state.to_give]
    partners = [world.hands[other].mask for world in worlds]
    best: dict[int, tuple[float, Weighed]] = {}
    for away in combinations(_pool(hand, trumps, by_book.mask), len(due)):
        left = hand & ~sum(away)
        for back in away if other in due else (0,):
            card = back if to == other else min((each for each in away if each != back), key=_rank)
            as_told = by_book.mask == back if to == other else by_book.mask in away
            found = Weighed(Hand(card), *judge([Pair(left, partner | back) for partner in partners]))
            liked = found.worth + SINGLE * as_told
            if card not in best or liked > best[card][0]:
                best[card] = liked, found
    return [found for _, found in sorted(best.values(), key=lambda each: -each[0])]


def _pool(hand: int, trumps: Suit | None, by_book: int) -> list[int]:
    """The cards that one might part with: those missed least, one after the other, and the book's."""
    found = [by_book]
    for spares in (VOID, 2 * VOID, 0.0):
        left = hand
        for _ in range(3):
            card = cheapest(left, trumps, spares=spares)
            left &= ~card
            if card not in found:
                found.append(card)
    return found[:POOL]


def _rank(card: int) -> int:
    return (card.bit_length() - 1) % 13
