"""The swap of the opponents, weighed over likely worlds:
which card defeats the contract most often (5, 14).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from knekt.cards import Card, Hand
from knekt.engine import Seat, View
from knekt.players.skruf.book import swappable
from knekt.players.skruf.giving.book_swap import card_to_swap
from knekt.players.skruf.giving.weighed_gifts import WeighedCards
from knekt.players.skruf.knowing.knowledge import of_suit, suits, top
from knekt.players.skruf.knowing.worlds import World
from knekt.players.skruf.playing.aims import worth_table
from knekt.players.thinking.budget import Budget
from knekt.skruf import State, aces_in, honours_in, partner_of
from knekt.skruf.exchange import circle_of, leader
from knekt.solver import Limits, SkrufPosition, solve

__all__ = ["weigh_swaps"]

POOL = 6  # so many cards are considered
WORLDS = 24  # so many worlds are solved at most
FEWEST = 4  # with fewer worlds the book knows better
EACH = 0.05  # the share of the time for one question; a world that needs more is left out
BOOK = 20.0  # points by which another card must be better than that of the book, which the partner can read
TRICKS = 13
TASTE = dict.fromkeys("DHSC", 0)


def weigh_swaps(
    view: View[State], worlds: Sequence[World], by_book: Card, budget: Budget
) -> list[WeighedCards]:
    """Cards for the swap, with the chance to defeat the contract; the book's card is first if it is as good.

    Where too few worlds could be solved, there is only the card of the book.
    """
    state, seat = view.state, view.own_seat
    assert state.high is not None
    cards = list(_pool(state.hand(seat), swappable(view), by_book))
    falls, worths, asked, begun = dict.fromkeys(cards, 0), dict.fromkeys(cards, 0.0), 0, perf_counter()
    for world in worlds[:WORLDS]:
        if budget.is_spent(begun):
            break
        fallen_with = _fallen_with(state, seat, world, cards, budget, begun)
        if fallen_with is None:
            continue
        asked += 1
        made, fallen = _ends(state, world)
        for card in cards:
            falls[card] += card in fallen_with
            worths[card] -= fallen if card in fallen_with else made
    number = max(1, asked)
    points = {card: worth / number for card, worth in worths.items()}
    weighed = [
        WeighedCards(Hand(card.bit), points[card], falls[card] / number, points[card]) for card in cards
    ]
    if asked < min(FEWEST, len(worlds)):
        return weighed[:1]
    return sorted(weighed, key=lambda each: -each.worth - BOOK * (by_book in each.cards))


def _fallen_with(
    state: State, seat: Seat, world: World, cards: Sequence[Card], budget: Budget, begun: float
) -> set[Card] | None:
    """The cards that defeat the contract in this world;
    None where that is too hard to solve, or time is up.
    """
    assert state.high is not None
    # The solver counts for the side that leads: so many tricks defeat the contract.
    due = TRICKS + 1 - state.high.due
    found = set[Card]()
    for card in cards:
        seconds = min(EACH * budget.seconds, budget.since(begun).seconds)
        limits = Limits(nodes=budget.nodes, seconds=seconds)
        falls = solve(_after(state, seat, world, card), threshold=due, limits=limits).value.reaches(due)
        if falls is None:
            return None
        if falls:
            found.add(card)
    return found


def _ends(state: State, world: World) -> tuple[float, float]:
    """What the contract counts for the declarer's side when it is just made, and one trick short."""
    contract, (one, other) = state.high, state.sides[0]
    assert contract is not None
    ours = world.hands[one] | world.hands[other]
    honours = 0 if contract.trumps is None else honours_in(ours, contract.trumps)
    ends = worth_table(state.rules.options).ends(contract, aces_in(ours), honours)
    return ends[contract.due], ends[contract.due - 1]


def _pool(hand: Hand, allowed: Hand, by_book: Card) -> Iterator[Card]:
    """The card of the book, then the highest and the lowest card of each suit, the shortest suits first."""
    yield by_book
    known, number = {by_book}, 1
    for suit in sorted(suits(allowed), key=lambda suit: len(of_suit(hand, suit[0].suit))):
        for card in (top(suit), suit[0]):
            if card not in known and number < POOL:
                known.add(card)
                number += 1
                yield card


def _after(state: State, seat: Seat, world: World, card: Card) -> SkrufPosition:
    """The hands at the first lead if the seat gives this card, and the partner gives one back by the book."""
    other, hands, gone = partner_of(seat), list(world.hands), Hand(card.bit)
    if state.unowned is not None:
        other = next(each for each in state.sides[1] if each != seat)
    trumps = None if state.high is None else state.high.trumps
    hands[seat] -= gone
    if not state.swapped:
        back = Hand(card_to_swap(trumps, hands[other] | gone, hands[other], TASTE).bit)
        hands[other], hands[seat] = hands[other] - back, hands[seat] | back
    hands[other] |= gone
    one, two, three, four = hands
    sides = tuple(state.side_of(each) for each in range(4))
    return SkrufPosition(
        (one, two, three, four),
        leader(state),
        trumps,
        circle=circle_of(state.bidder, state.unowned),
        sides=sides,
    )
