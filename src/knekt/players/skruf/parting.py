"""Which cards to give away after the auction: ways to do it, held against likely worlds (5, 11, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from knekt.cards import Hand, Suit
from knekt.engine import View
from knekt.players.skruf.gathering import SUIT_AT, VOID, cheapest, in_suit
from knekt.players.skruf.knowledge import seat_of
from knekt.players.skruf.prospects import Prospects, suit_of
from knekt.players.skruf.raising import settled_strain, told_by_gift
from knekt.players.skruf.tricks import Pair, TrickModel, Way
from knekt.players.skruf.worlds import World
from knekt.skruf import BIDS, State, partner_of

__all__ = ["Weighed", "weighed_gifts"]

FOUR = 4
BOOK = 120.0  # points by which another four must seem better than the book's, which the partner reads
SINGLE = 50.0  # … and a single card
POOL = 6  # cards that are thought of when one has to go
SPARES = 0.0, VOID, 2 * VOID  # how much a giver may think of voids


@dataclass(frozen=True, slots=True)
class Weighed:
    """Cards that might go: what the side can then expect, and how likely it reaches what it plays for."""

    cards: Hand
    worth: float
    chance: float


Judge = Callable[[list[Pair], Way], tuple[float, float]]


def weighed_gifts(
    view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand
) -> list[Weighed]:
    """What might be given, the best first; the book's is kept unless another is clearly better."""
    state = view.state
    if state.to_give[0][2] > 1:
        return _fours(view, worlds, model, by_book)
    strain = settled_strain(state)
    return _singles(state, worlds, _judge(state, model, strain), suit_of(strain), by_book)


def _judge(state: State, model: TrickModel, strain: str) -> Judge:
    """What pairs of hands are worth in the strain, as high as one would then go; and how likely what stands is made."""
    high = state.high
    assert high is not None
    bids = [bid for bid in BIDS[high.place :] if bid.strain == strain]

    def judged(pairs: list[Pair], way: Way) -> tuple[float, float]:
        found = Prospects.over(state.rules.options, model, pairs, way)
        return max(map(found.value, bids)), found.chance(bids[0])

    return judged


def _fours(view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand) -> list[Weighed]:
    """The buyer's four cards: trumps, and what can best be spared.

    Now that the talon lies open another suit may be better than the one that was bought, if the gift can tell the master so.
    """
    seat, state = seat_of(view), view.state
    hand = state.hand(seat).mask
    masters = [world.hands[partner_of(seat)].mask for world in worlds]
    found = []
    for strain, ways in _by_strain(state, hand, by_book.mask).items():
        judge = _judge(state, model, strain)
        for given in sorted(ways):
            pairs = [Pair(hand & ~given, master | given) for master in masters]
            found.append(Weighed(Hand(given), *judge(pairs, Way.ANSWERED)))
    return sorted(found, key=lambda each: -each.worth - BOOK * (each.cards == by_book))


def _by_strain(state: State, hand: int, by_book: int) -> dict[str, set[int]]:
    """Ways to give, by the strain for which the master would take them."""
    bought = settled_strain(state)
    trumps = suit_of(bought)
    kept = 0 if trumps is None else in_suit(by_book, trumps) << SUIT_AT[trumps]
    ways = {by_book, *_ways_to_give(hand, kept, trumps), *(_spared(hand, 0, trumps, each) for each in SPARES)}
    for suit, start in SUIT_AT.items():
        ways.update(_ways_to_give(hand, _top(in_suit(hand, suit), FOUR) << start, suit))
    found: dict[str, set[int]] = {}
    for given in ways:
        found.setdefault(told_by_gift(state, Hand(given)), set()).add(given)
    return found


def _ways_to_give(hand: int, kept: int, trumps: Suit | None) -> Iterator[int]:
    """The trumps that are given anyhow; beside them top cards of a suit, or what is missed least."""
    for suit, start in SUIT_AT.items():
        beside = in_suit(hand & ~kept, suit) if suit != trumps else 0
        for count in range(min(beside.bit_count(), FOUR - kept.bit_count()) + 1):
            for spares in SPARES[:2]:
                yield _spared(hand, kept | _top(beside, count) << start, trumps, spares)


def _spared(hand: int, given: int, trumps: Suit | None, spares: float) -> int:
    """These cards, and so many more that are missed least as make four."""
    while given.bit_count() < FOUR:
        given |= cheapest(hand & ~given, trumps, spares=spares)
    return given


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
    for away, back in _partings(hand, trumps, by_book.mask, len(due), goes_back=other in due):
        left = hand & ~sum(away)
        card = back if to == other else min((each for each in away if each != back), key=_rank)
        as_told = by_book.mask == back if to == other else by_book.mask in away
        found = Weighed(Hand(card), *judge([Pair(left, partner | back) for partner in partners], Way.HELD))
        liked = found.worth + SINGLE * as_told
        if card not in best or liked > best[card][0]:
            best[card] = liked, found
    return [found for _, found in sorted(best.values(), key=lambda each: -each[0])]


def _partings(
    hand: int, trumps: Suit | None, by_book: int, number: int, *, goes_back: bool
) -> Iterator[tuple[tuple[int, ...], int]]:
    """So many cards that might go, and which of them to the own side: a loser, or the highest trump if the other has more."""
    pool = _pool(hand, trumps, by_book)
    for away in combinations(pool, number):
        for back in away if goes_back else (0,):
            yield away, back
    held = 0 if trumps is None else in_suit(hand, trumps)
    if trumps is not None and held and goes_back:
        best = _top(held, 1) << SUIT_AT[trumps]
        for away in combinations([card for card in pool if card != best], number - 1):
            yield (*away, best), best


def _pool(hand: int, trumps: Suit | None, by_book: int) -> list[int]:
    """The cards that one might part with: those missed least, one after the other, and the book's."""
    found = [by_book]
    for spares in SPARES[::-1]:
        left = hand
        for _ in range(3):
            card = cheapest(left, trumps, spares=spares)
            left &= ~card
            if card not in found:
                found.append(card)
    return found[:POOL]


def _rank(card: int) -> int:
    return (card.bit_length() - 1) % 13
