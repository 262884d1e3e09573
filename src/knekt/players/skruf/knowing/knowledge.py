"""What a seat knows of the cards: counted from its view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Card, Hand, Suit
from knekt.engine import Cards, Event, Seat, View
from knekt.skruf import (
    PACK,
    ClaimMade,
    Dealt,
    Gave,
    Opened,
    Placed,
    Played,
    PlayedOpen,
    State,
    Swapped,
    TalonDealt,
    TalonTaken,
)

__all__ = [
    "ALL",
    "above",
    "below",
    "moved",
    "of_suit",
    "strength",
    "suits",
    "top",
    "turned_up",
    "whereabouts",
]

ALL = Hand.of(PACK)
_MASKS = {suit: Hand.of(card for card in PACK if card.suit == suit).mask for suit in Suit}
_ABOVE = tuple(
    Hand.of(each for each in PACK if each.suit == card.suit and each.index > card.index) for card in PACK
)
_TALON = 4  # a fifth place for cards, after the four hands


def of_suit(cards: Hand, suit: str) -> Hand:
    """The cards of one suit among these."""
    return Hand(cards.mask & _MASKS[Suit(suit)])


def suits(cards: Hand) -> Iterator[Hand]:
    """The cards suit by suit; a suit of which there is no card is left out."""
    for mask in _MASKS.values():
        if cards.mask & mask:
            yield Hand(cards.mask & mask)


def strength(card: Card) -> int:
    """The place of the card in its suit: 0 for the two, 12 for the ace."""
    return card.index % 13


def top(suit: Hand) -> Card:
    """The highest of some cards of one suit."""
    return suit[len(suit) - 1]


def above(card: Card, cards: Hand) -> Hand:
    """Those of the cards that beat this one in its own suit."""
    return cards & _ABOVE[card.index]


def below(card: Card, cards: Hand) -> Hand:
    """Those of the cards that are lower in the same suit."""
    return of_suit(cards, card.suit) - _ABOVE[card.index] - Hand(card.bit)


def turned_up(view: View[State]) -> int:
    """The talon, once it has been bought and seen, as a mask."""
    taken = next((event for event in view.events if isinstance(event, TalonTaken)), None)
    return taken.cards.mask if taken is not None and isinstance(taken.cards, Hand) else 0


def moved(state: State) -> tuple[list[int], list[int]]:
    """What each seat has got and given since the auction, as far as it was seen, as masks."""
    got, gave = [0] * 4, [0] * 4
    for gift in state.gifts:
        if isinstance(gift.cards, Hand):
            got[gift.to] |= gift.cards.mask
            gave[gift.seat] |= gift.cards.mask
    return got, gave


def whereabouts(view: View[State]) -> tuple[Hand, ...]:
    """For each seat the cards that it may hold, by all that the seat of the view has seen."""
    state, seat = view.state, view.own_seat
    places = [ALL.mask] * 5
    for event in view.events:
        _follow_cards(places, event, seat)
    for void, suit in _voids(state):
        places[void] &= ~suit
    for each, cards in enumerate(state.hands):
        if isinstance(cards, Hand):  # the own hand, or one that lies open
            _put(places, each, cards)
            places[each] = cards.mask
    return tuple(Hand(mask) for mask in places[:4])


def _put(places: list[int], to: Seat, cards: Hand) -> None:
    """Note that these cards lie there now, and nowhere else."""
    for place in range(5):
        places[place] &= ~cards.mask
    places[to] |= cards.mask


def _move(places: list[int], start: int, to: Seat, cards: Cards) -> None:
    """Note that cards have moved; hidden cards may have been any of those at the start."""
    if isinstance(cards, Hand):
        _put(places, to, cards)
    else:
        places[to] |= places[start]


def _follow_cards(places: list[int], event: Event, seat: Seat) -> None:
    match event:
        case Dealt(hands, talon):
            own = hands[seat]
            if isinstance(own, Hand):
                places[seat] = 0
                _put(places, seat, own)
            if not talon:
                places[_TALON] = 0
        case Placed():
            gone = Hand.of(event.trick)
            for heap in event.heaps:
                gone |= heap
            _put(places, _TALON, gone)
        case TalonTaken(buyer, cards):
            _move(places, _TALON, buyer, cards)
        case TalonDealt(_, heaps):
            for to, card in enumerate(heaps):
                _move(places, _TALON, to, card)
        case Opened(hand, cards) | ClaimMade(hand, _, cards):
            places[hand] = 0
            _put(places, hand, cards)
        case Gave(giver, to, cards) | Swapped(giver, to, cards):
            _move(places, giver, to, cards)
        case Played(_, card) | PlayedOpen(_, card):
            _put(places, _TALON, Hand(card.bit))


def _voids(state: State) -> Iterator[tuple[Seat, int]]:
    """The suits that a hand has shown not to have."""
    circle = state.circle
    start = circle.index(state.turn) - len(state.trick)
    table = ((circle[start % 4], state.trick),) if state.trick else ()
    for lead, cards in (*((trick.lead, trick.cards) for trick in state.tricks), *table):
        place = circle.index(lead)
        for step, card in enumerate(cards):
            if card.suit != cards[0].suit:
                yield circle[(place + step) % 4], _MASKS[cards[0].suit]
