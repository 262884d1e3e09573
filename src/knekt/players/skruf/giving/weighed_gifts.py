"""Which cards to give away after the auction, weighed over likely worlds (5, 11, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product

from knekt.cards import Hand, Suit
from knekt.engine import View
from knekt.players.skruf.calling.prospects import HIGH_LEVEL, SURE, suit_of
from knekt.players.skruf.calling.raising import gift_reader, settled_strain
from knekt.players.skruf.calling.tricks import TrickModel, Way
from knekt.players.skruf.giving.exchange_guess import SUIT_AT, VOID, cheapest, suit_bits
from knekt.players.skruf.giving.gift_weigher import GiftChoice, GiftWeigher
from knekt.players.skruf.knowing.worlds import World
from knekt.skruf import State, partner_of

__all__ = ["WeighedCards", "weigh_gifts"]

FOUR = 4
BOOK = 30.0  # points by which other cards must be better than the book's four, which the partner can read
LIKED = 4  # so many gifts of four are weighed in all worlds, for each strain
SINGLES = 8  # so many ways to give single cards are weighed in all worlds
NEAR = 0.15  # a strain whose chance looks worse than the best by more than this is not weighed
POOL = 6  # so many cards are considered when a single card has to go
SPARES = 0.0, VOID, 2 * VOID  # what a step towards a void may be worth to the giver


@dataclass(frozen=True, slots=True)
class WeighedCards:
    """Cards to give away or to swap.

    `worth` is what they are chosen by, `chance` how likely the side then reaches its aim, `points` the
    expected score.
    """

    cards: Hand
    worth: float
    chance: float
    points: float


Reader = Callable[[Hand], str]  # the strain that the master reads from a gift


def weigh_gifts(
    view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand
) -> list[WeighedCards]:
    """Cards that the seat might give, the best first; the book's four come first if they are as good."""
    if view.state.to_give[0][2] > 1:
        return _fours(view, worlds, model, by_book)
    return _singles(view.state, worlds, model, by_book)


def _fours(
    view: View[State], worlds: Sequence[World], model: TrickModel, by_book: Hand
) -> list[WeighedCards]:
    """The buyer's four cards: trumps, and what can best be spared.

    Now that the talon lies open, another suit may be better than the one that was bought, if the gift can
    tell the master so.
    """
    seat, state = view.own_seat, view.state
    hand, read = state.hand(seat).mask, gift_reader(state)
    masters = [world.lying[partner_of(seat)] for world in worlds]
    found = []
    for strain, ways in _by_strain(state, hand, by_book.mask, read).items():
        weigher = GiftWeigher(state, model, strain, hand, masters, Way.ANSWERED)
        found.append(
            (strain, weigher, weigher.best_looking((GiftChoice(given, given) for given in ways), LIKED))
        )
    bought = settled_strain(state)
    least = max(best_looking[0][0] for _, _, best_looking in found) - NEAR
    weighed, doubtful = list[WeighedCards](), list[WeighedCards]()
    for strain, weigher, best_looking in found:
        if best_looking[0][0] >= least or strain == bought:
            best = weigher.climb(best_looking[0], partial(_other_fours, read, strain, hand))
            choices = dict.fromkeys((best, *(choice for _, choice in best_looking)))
            if read(by_book) == strain:
                choices[GiftChoice(by_book.mask, by_book.mask)] = None
            for choice in choices:
                each = WeighedCards(Hand(choice.away), *weigher.weigh(choice))
                is_doubtful = strain != bought and weigher.lowest.level >= HIGH_LEVEL and each.chance < SURE
                (doubtful if is_doubtful else weighed).append(each)
    return sorted(weighed or doubtful, key=lambda each: -each.worth - BOOK * (each.cards == by_book))


def _other_fours(read: Reader, strain: str, hand: int, choice: GiftChoice) -> Iterator[GiftChoice]:
    """The gifts that differ by one card and that the master reads as the same strain."""
    for gone, kept in product(_cards(choice.away), _cards(hand & ~choice.away)):
        given = choice.away ^ gone ^ kept
        if read(Hand(given)) == strain:
            yield GiftChoice(given, given)


def _by_strain(state: State, hand: int, by_book: int, read: Reader) -> dict[str, set[int]]:
    """Gifts of four, by the strain that the master would read."""
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
    """Gifts of these cards, filled up with top cards of a suit and with cards that are missed least."""
    for suit, start in SUIT_AT.items():
        others = suit_bits(hand & ~kept, suit) if suit != trumps else 0
        for count in range(min(others.bit_count(), FOUR - kept.bit_count()) + 1):
            for spares in SPARES[:2]:
                yield _spared(hand, kept | _top(others, count) << start, trumps, spares)


def _spared(hand: int, given: int, trumps: Suit | None, spares: float) -> int:
    """These cards, filled up to four with cards that are missed least."""
    while given.bit_count() < FOUR:
        given |= cheapest(hand & ~given, trumps, spares=spares)
    return given


def _top(held: int, count: int) -> int:
    """The highest cards of a suit, so many of them."""
    while held.bit_count() > count:
        held &= held - 1
    return held


def _singles(state: State, worlds: Sequence[World], model: TrickModel, by_book: Hand) -> list[WeighedCards]:
    """Cards of which one is given now, weighed together with those that follow."""
    giver, to, _ = state.to_give[0]
    other = partner_of(giver) if state.unowned is None else state.unowned
    hand, due = state.hand(giver).mask, [receiver for _, receiver, _ in state.to_give]
    strain = settled_strain(state)
    weigher = GiftWeigher(state, model, strain, hand, [world.lying[other] for world in worlds], Way.HELD)
    ways = _choices(hand, suit_of(strain), by_book.mask, len(due), goes_back=other in due)
    best_looking = weigher.best_looking(ways, SINGLES)
    best = weigher.climb(best_looking[0], partial(_other_singles, hand))
    found: dict[int, WeighedCards] = {}
    for choice in dict.fromkeys((best, *(choice for _, choice in best_looking))):
        card = choice.back if to == other else min(_cards(choice.away & ~choice.back), key=_rank)
        weighed = WeighedCards(Hand(card), *weigher.weigh(choice))
        if card not in found or weighed.worth > found[card].worth:
            found[card] = weighed
    return sorted(found.values(), key=lambda each: -each.worth)


def _other_singles(hand: int, choice: GiftChoice) -> Iterator[GiftChoice]:
    """The choices that differ by one card, or by the card that goes to the own side."""
    away, back = choice
    for gone, kept in product(_cards(away), _cards(hand & ~away)):
        yield GiftChoice(away ^ gone ^ kept, kept if gone == back else back)
    if back:
        yield from (GiftChoice(away, card) for card in _cards(away & ~back))


def _choices(
    hand: int, trumps: Suit | None, by_book: int, number: int, *, goes_back: bool
) -> Iterator[GiftChoice]:
    """Choices of so many cards; the own side gets one of them, or the highest trump."""
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
    """Each card of a mask, as a bit."""
    return [card.bit for card in Hand(mask)]


def _pool(hand: int, trumps: Suit | None, by_book: int) -> list[int]:
    """Cards that the seat might give: the book's, and those that are missed least."""
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
