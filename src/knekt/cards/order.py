"""Which cards are trumps, and which card beats which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from knekt.cards.card import CARDS, Card, Suit
from knekt.cards.hand import Hand

__all__ = ["Order"]

_SUITS = tuple(Suit)
_TRUMP = len(_SUITS)


@dataclass(frozen=True, slots=True)
class Order:
    """Which cards are trumps, and which card beats which: suit games, grand and null are values of this type.

    For speed it makes tables over the 52 cards: the class of each card (its suit or trumps), its power, and
    the mask of all cards of its class. `tests/cards/test_order.py` compares the tables with the plain
    definition.

    >>> grand = Order(trumps=tuple(Hand.parse("CJ SJ HJ DJ"))[::-1], ranks="ATKQ987")
    >>> null = Order(trumps=(), ranks="AKQJT987")
    >>> trick = [Card.parse(text) for text in ("HT", "HA", "DJ")]
    >>> grand.winner(trick), null.winner(trick)
    (2, 1)
    """

    trumps: tuple[Card, ...]  # strongest first
    ranks: str  # each plain suit, strongest first
    classes: tuple[int, ...] = field(init=False, repr=False, compare=False)
    powers: tuple[int, ...] = field(init=False, repr=False, compare=False)
    followers: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        classes = tuple(_TRUMP if card in self.trumps else _SUITS.index(card.suit) for card in CARDS)
        powers = tuple(self._power(card) for card in CARDS)
        masks = [0] * (_TRUMP + 1)
        for card in CARDS:
            masks[classes[card.index]] |= card.bit
        object.__setattr__(self, "classes", classes)
        object.__setattr__(self, "powers", powers)
        object.__setattr__(self, "followers", tuple(masks[each] for each in classes))

    def _power(self, card: Card) -> int:
        if card in self.trumps:
            return 100 - self.trumps.index(card)  # above every plain card
        return len(self.ranks) - self.ranks.index(card.rank) if card.rank in self.ranks else 0

    def suit(self, card: Card) -> Suit | None:
        """The suit to which the card belongs in play; None for a trump."""
        number = self.classes[card.index]
        return None if number == _TRUMP else _SUITS[number]

    def follow(self, hand: Hand, led: Card | None) -> Hand:
        """The cards that may be played: those of the suit led, if there are any."""
        if led is None:
            return hand
        return Hand(hand.mask & self.followers[led.index] or hand.mask)

    def winner(self, trick: Sequence[Card]) -> int:
        """The place, counted from the lead, of the card that takes the trick."""
        classes, powers = self.classes, self.powers
        best, best_index = 0, trick[0].index
        for place in range(1, len(trick)):
            index = trick[place].index
            of_class = classes[index]
            if powers[index] > powers[best_index] and (of_class == _TRUMP or of_class == classes[best_index]):
                best, best_index = place, index
        return best

    def sorted(self, hand: Hand) -> list[Card]:
        """The cards as a player sorts them: trumps first, then suit by suit, strongest first."""
        return sorted(
            hand, key=lambda card: (self.classes[card.index], self.powers[card.index]), reverse=True
        )
