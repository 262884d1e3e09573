"""Gifts after the auction, by the book:
the buyer's four cards, the master's three, trekarl's three (5, 11, 14).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from knekt.cards import Card, Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.knowing.knowledge import of_suit, strength, top
from knekt.players.skruf.knowing.reading import Shown, shown_by_all
from knekt.players.skruf.knowing.side_cards import SideCards
from knekt.skruf import State, partner_of

__all__ = ["four_for_partner", "losers", "one_to_give"]

FOUR = 4
LIKELY = 0.7
SHORT = 3  # a suit of so few cards can be given away altogether

# What it is worth to keep a card.
TRUMP = 30.0
ACE, BACKED_KING, GUARDED_KING, GUARDED_QUEEN = 12.0, 9.0, 5.0, 2.0
LINK = 6.0
VOID = 1.5  # what each step towards a void gains


def four_for_partner(state: State, hand: Hand, taste: Mapping[str, int]) -> Hand:
    """The buyer's four cards: the best of the partner's suits, then cards whose suit comes near a void."""
    assert state.high is not None and state.buyer is not None
    shown = shown_by_all(state)
    trumps, partner = state.high.trumps, shown[partner_of(state.buyer)]
    wanted = list(_partners_cards(hand, trumps, partner, shown[state.buyer]))[:FOUR]
    given = Hand.of(wanted)
    return given | losers(hand - given, trumps, FOUR - len(given), taste)


def _partners_cards(hand: Hand, trumps: Suit | None, partner: Shown, own: Shown) -> Iterator[Card]:
    """Cards that the partner wants, the best first."""
    if trumps is not None and trumps not in partner.suits and trumps in own.suits:
        return  # the trumps are the buyer's own suit
    first = trumps or partner.suit
    if first is not None:
        yield from reversed(list(of_suit(hand, first)))
    for second in partner.suits:
        if second != first and (cards := of_suit(hand, second)):
            yield top(cards)


def one_to_give(view: View[State], trumps: Suit | None, taste: Mapping[str, int]) -> Hand:
    """One of the cards that are given singly: a sure loser; the best of them goes to the own side."""
    state = view.state
    giver, to, _ = state.to_give[0]
    links = _links(view, state.hand(giver))
    away = losers(state.hand(giver), trumps, len(state.to_give), taste, links)
    ours = _on_our_side(state, giver, to)
    card = max(away, key=strength) if ours else min(away, key=strength)
    return Hand(card.bit)


def _links(view: View[State], hand: Hand) -> frozenset[Suit]:
    """The suits in which the partner very likely has the ace, so that a small card leads to it."""
    outlook = SideCards.of(view)
    aces = [Card.parse(suit + "A") for suit in Suit]
    return frozenset(ace.suit for ace in aces if ace not in hand and outlook.chances[ace.index] >= LIKELY)


def _on_our_side(state: State, giver: Seat, to: Seat) -> bool:
    return to == state.unowned or (state.unowned is None and to == partner_of(giver))


def losers(
    hand: Hand,
    trumps: Suit | None,
    count: int,
    taste: Mapping[str, int],
    links: frozenset[Suit] = frozenset(),
) -> Hand:
    """The cards that are missed least; the last card of a suit that leads to the partner is kept."""
    away = Hand()
    for _ in range(count):
        left = hand - away
        card = min(left, key=lambda each: (round(_worth(left, each, trumps, links), 6), taste[each.suit]))
        away |= Hand(card.bit)
    return away


def _worth(hand: Hand, card: Card, trumps: Suit | None, links: frozenset[Suit]) -> float:
    """What it is worth to keep the card."""
    if card.suit == trumps:
        return TRUMP + strength(card)
    suit = of_suit(hand, card.suit)
    worth = strength(card) / 10 + _high_card(suit, card)
    if card.suit in links:
        return worth + (LINK if len(suit) == 1 else 0.0)
    if trumps is None:
        return worth + 0.4 * len(suit)
    return worth - VOID * max(0, SHORT + 1 - sum(_high_card(suit, each) < GUARDED_KING for each in suit))


def _high_card(suit: Hand, card: Card) -> float:
    ranks = "".join(each.rank for each in suit)
    match card.rank:
        case "A":
            return ACE
        case "K":
            return BACKED_KING if "A" in ranks else GUARDED_KING if len(suit) > 1 else 0.0
        case "Q":
            return GUARDED_KING if "A" in ranks or "K" in ranks else GUARDED_QUEEN if len(suit) > 2 else 0.0
        case "J":
            return GUARDED_QUEEN if sum(rank in "AKQ" for rank in ranks) > 1 else 0.0
    return 0.0
