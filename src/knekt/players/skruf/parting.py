"""Which cards to give away after the auction: a few ways to do it, held against likely worlds (5, 11, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from knekt.cards import Hand, Suit
from knekt.engine import Seat
from knekt.players.skruf.gathering import SUIT_AT, VOID, cheapest, given_on, in_suit
from knekt.players.skruf.prospects import Pair, Prospects, as_held, suit_of
from knekt.players.skruf.tricks import TrickModel
from knekt.players.skruf.worlds import World
from knekt.skruf import BIDS, Bid, State, partner_of

__all__ = ["best_four", "best_single"]

FOUR = 4
BOOK = (
    100.0  # points by which another four must seem better than the book's: the partner reads them by the book
)
SINGLE = 60.0  # … and a single card
POOL = 5  # cards that are thought of when one has to go

Judge = Callable[[list[Pair]], float]


def judge_of(state: State, model: TrickModel, strain: str) -> Judge:
    """What pairs of hands are worth in the strain, as high as one would then go."""
    high = state.high
    assert high is not None
    bids: list[Bid] = [bid for bid in BIDS[high.place :] if bid.strain == strain]

    def worth(pairs: list[Pair]) -> float:
        found = Prospects(state.rules.options, model, pairs, as_held)
        return max(map(found.value, bids))

    return worth


def best_four(
    state: State, seat: Seat, worlds: Sequence[World], judge: Judge, strain: str, by_book: Hand
) -> Hand:
    """The buyer's four cards: so many trumps as helps most, and what can best be spared."""
    hand, trumps = state.hand(seat), suit_of(strain)
    masters = [world.hands[partner_of(seat)].mask for world in worlds]

    def worth(given: int) -> float:
        pairs = []
        for master in masters:
            found = given_on(master | given, hand.mask & ~given, trumps)
            pairs.append(Pair(found.master, found.buyer))
        return judge(pairs)

    fours = {by_book.mask, *_fours(hand.mask, by_book.mask, trumps)}
    return Hand(max(sorted(fours), key=lambda four: worth(four) + BOOK * (four == by_book.mask)))


def _fours(hand: int, by_book: int, trumps: Suit | None) -> Iterator[int]:
    """The trumps that the book gives; and beside them top cards of a suit, or what is missed least."""
    kept = 0 if trumps is None else in_suit(by_book, trumps) << SUIT_AT[trumps]
    for suit, start in SUIT_AT.items():
        held = in_suit(hand & ~kept, suit)
        for count in range(FOUR + 1 - kept.bit_count()):
            if held.bit_count() < count or suit == trumps:
                continue
            best = held
            while best.bit_count() > count:
                best &= best - 1
            given = kept | best << start
            while given.bit_count() < FOUR:
                given |= cheapest(hand & ~given, trumps, spares=0.0)
            yield given


def best_single(state: State, worlds: Sequence[World], judge: Judge, strain: str, by_book: Hand) -> Hand:
    """One of the cards that are given singly, with a view to those that follow."""
    giver, to, _ = state.to_give[0]
    other = partner_of(giver) if state.unowned is None else state.unowned
    hand, trumps = state.hand(giver).mask, suit_of(strain)
    due = [receiver for _, receiver, _ in state.to_give]
    partners = [world.hands[other].mask for world in worlds]

    def worth(way: tuple[tuple[int, ...], int]) -> float:
        away, back = way
        left = hand & ~sum(away)
        as_told = by_book.mask == back if to == other else by_book.mask in away
        return judge([Pair(left, partner | back) for partner in partners]) + SINGLE * as_told

    ways = []
    for away in combinations(_pool(hand, trumps, by_book.mask), len(due)):
        ways += [(away, back) for back in (away if other in due else (0,))]
    away, back = max(ways, key=worth)
    if to == other:
        return Hand(back)
    return Hand(min((card for card in away if card != back), key=lambda card: (card.bit_length() - 1) % 13))


def _pool(hand: int, trumps: Suit | None, by_book: int) -> list[int]:
    """The cards that one might part with: those missed least, one after the other, and the book's."""
    found = [by_book]
    for spares in (VOID, 0.0):
        left = hand
        for _ in range(3):
            card = cheapest(left, trumps, spares=spares)
            left &= ~card
            if card not in found:
                found.append(card)
    return found[:POOL]
