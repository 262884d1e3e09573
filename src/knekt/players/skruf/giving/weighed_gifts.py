"""Which cards to give away after the auction: ways to do it, held against likely worlds (5, 11, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product

from knekt.cards import Hand, Suit
from knekt.engine import View
from knekt.players.skruf.calling.prospects import DEAR, SURE, suit_of
from knekt.players.skruf.calling.raising import gift_reader, settled_strain
from knekt.players.skruf.calling.tricks import TrickModel, Way
from knekt.players.skruf.giving.exchange_guess import SUIT_AT, VOID, cheapest, suit_bits
from knekt.players.skruf.giving.gift_weigher import GiftChoice, GiftWeigher
from knekt.players.skruf.knowing.knowledge import seat_of
from knekt.players.skruf.knowing.worlds import World
from knekt.skruf import State, partner_of

__all__ = ["WeighedCards", "weigh_gifts"]

FOUR = 4
BOOK = 30.0  # points by which another four must be better than the book's, which the partner reads
LIKED = 4  # gifts of four that are weighed in all worlds, for each strain
SINGLES = 8  # … and ways to give single cards
NEAR = 0.15  # by how much a strain may look worse than the best at a glance, and is still weighed
POOL = 6  # cards that are thought of when one has to go
SPARES = 0.0, VOID, 2 * VOID  # how much a giver may think of voids


@dataclass(frozen=True, slots=True)
class WeighedCards:
    """Cards that might go: what that is worth to the side, how likely it reaches what it plays for, and what it can expect in points."""

    cards: Hand
    worth: float
    chance: float
    points: float


Reader = Callable[[Hand], str]  # for which strain the master takes a gift


def weigh_gifts(
    view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand
) -> list[WeighedCards]:
    """What might be given, the best first; of four that are as good the book's."""
    if view.state.to_give[0][2] > 1:
        return _fours(view, worlds, model, by_book)
    return _singles(view.state, worlds, model, by_book)


def _fours(
    view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand
) -> list[WeighedCards]:
    """The buyer's four cards: trumps, and what can best be spared.

    Now that the talon lies open another suit may be better than the one that was bought, if the gift can tell the master so.
    """
    seat, state = seat_of(view), view.state
    hand, read = state.hand(seat).mask, gift_reader(state)
    masters = [world.lying[partner_of(seat)] for world in worlds]
    found = []
    for strain, ways in _by_strain(state, hand, by_book.mask, read).items():
        scales = GiftWeigher(state, model, strain, hand, masters, Way.ANSWERED)
        found.append(
            (strain, scales, scales.best_looking((GiftChoice(given, given) for given in ways), LIKED))
        )
    bought = settled_strain(state)
    least = max(liked[0][0] for _, _, liked in found) - NEAR
    weighed, dear = list[WeighedCards](), list[WeighedCards]()
    for strain, scales, liked in found:
        if liked[0][0] >= least or strain == bought:
            best = scales.climb(liked[0], partial(_other_fours, read, strain, hand))
            partings = dict.fromkeys((best, *(parting for _, parting in liked)))
            if read(by_book) == strain:
                partings[GiftChoice(by_book.mask, by_book.mask)] = None
            for parting in partings:
                each = WeighedCards(Hand(parting.away), *scales.weigh(parting))
                is_dear = strain != bought and scales.lowest.level >= DEAR and each.chance < SURE
                (dear if is_dear else weighed).append(each)
    return sorted(weighed or dear, key=lambda each: -each.worth - BOOK * (each.cards == by_book))


def _other_fours(read: Reader, strain: str, hand: int, parting: GiftChoice) -> Iterator[GiftChoice]:
    """One card changed for another, so that the master still takes it for the same strain."""
    for gone, kept in product(_cards(parting.away), _cards(hand & ~parting.away)):
        given = parting.away ^ gone ^ kept
        if read(Hand(given)) == strain:
            yield GiftChoice(given, given)


def _by_strain(state: State, hand: int, by_book: int, read: Reader) -> dict[str, set[int]]:
    """Ways to give, by the strain for which the master would take them."""
    bought = settled_strain(state)
    trumps = suit_of(bought)
    kept = 0 if trumps is None else suit_bits(by_book, trumps) << SUIT_AT[trumps]
    ways = {by_book, *_ways_to_give(hand, kept, trumps), *(_spared(hand, 0, trumps, each) for each in SPARES)}
    for suit, start in SUIT_AT.items():
        ways.update(_ways_to_give(hand, _top(suit_bits(hand, suit), FOUR) << start, suit))
    found: dict[str, set[int]] = {}
    for given in ways:
        found.setdefault(read(Hand(given)), set()).add(given)
    return found


def _ways_to_give(hand: int, kept: int, trumps: Suit | None) -> Iterator[int]:
    """The trumps that are given anyhow; beside them top cards of a suit, or what is missed least."""
    for suit, start in SUIT_AT.items():
        beside = suit_bits(hand & ~kept, suit) if suit != trumps else 0
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


def _singles(state: State, worlds: Sequence[World], model: TrickModel, by_book: Hand) -> list[WeighedCards]:
    """One of the cards that are given singly, with a view to those that follow."""
    giver, to, _ = state.to_give[0]
    other = partner_of(giver) if state.unowned is None else state.unowned
    hand, due = state.hand(giver).mask, [receiver for _, receiver, _ in state.to_give]
    strain = settled_strain(state)
    scales = GiftWeigher(state, model, strain, hand, [world.lying[other] for world in worlds], Way.HELD)
    ways = _partings(hand, suit_of(strain), by_book.mask, len(due), goes_back=other in due)
    liked = scales.best_looking(ways, SINGLES)
    best = scales.climb(liked[0], partial(_other_singles, hand))
    found: dict[int, WeighedCards] = {}
    for parting in dict.fromkeys((best, *(parting for _, parting in liked))):
        card = parting.back if to == other else min(_cards(parting.away & ~parting.back), key=_rank)
        weighed = WeighedCards(Hand(card), *scales.weigh(parting))
        if card not in found or weighed.worth > found[card].worth:
            found[card] = weighed
    return sorted(found.values(), key=lambda each: -each.worth)


def _other_singles(hand: int, parting: GiftChoice) -> Iterator[GiftChoice]:
    """One card changed for another, or another of them to the own side."""
    away, back = parting
    for gone, kept in product(_cards(away), _cards(hand & ~away)):
        yield GiftChoice(away ^ gone ^ kept, kept if gone == back else back)
    if back:
        yield from (GiftChoice(away, card) for card in _cards(away & ~back))


def _partings(
    hand: int, trumps: Suit | None, by_book: int, number: int, *, goes_back: bool
) -> Iterator[GiftChoice]:
    """So many cards that might go, and which of them to the own side: a loser, or the highest trump if the other has more."""
    pool = _pool(hand, trumps, by_book)
    for away in combinations(pool, number):
        for back in away if goes_back else (0,):
            yield GiftChoice(sum(away), back)
    held = 0 if trumps is None else suit_bits(hand, trumps)
    if trumps is not None and held and goes_back:
        best = _top(held, 1) << SUIT_AT[trumps]
        for away in combinations([card for card in pool if card != best], number - 1):
            yield GiftChoice(sum(away) | best, best)


def _cards(mask: int) -> list[int]:
    """The cards of a mask, one by one."""
    return [card.bit for card in Hand(mask)]


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
