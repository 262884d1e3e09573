"""Karonkas: three or four aces in one hand, or a suit from the ace down without a gap (3.3, 8.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from knekt.cards import Card, Hand, Suit
from knekt.engine import Seat
from knekt.errors import NotationError
from knekt.skruf.bid import RANKS, STRAINS, Bid
from knekt.skruf.spelling import seat_letter
from knekt.skruf.state import SEATS

__all__ = ["ACES", "HONOURS", "Karonka", "aces_in", "honours_in", "karonkas_of"]

ACES = Hand.parse("SA CA DA HA")
HONOURS = {suit: Hand.parse(" ".join(suit + rank for rank in "AKQJT")) for suit in Suit}
SHORTEST = 3  # A-K-Q, or three aces
_WHOSE = "us", "them"  # the declarer's side, and the others
_WRITTEN = re.compile(r"(us|them):(?:(?:(aces):([12]))|(?:([SCDH]):([1-9]|1[01])))(?::([LORD]))?")


@dataclass(frozen=True, slots=True)
class Karonka:
    """A karonka of a suit, or of aces if `suit` is None.

    `count` is 1 for three cards, and one more for each further card. `side` is 0 for the declarer's side.
    `seat` is the hand that has it, if that is known.
    """

    side: int
    suit: Suit | None
    count: int
    seat: Seat | None = None

    @classmethod
    def parse(cls, text: str) -> Karonka:
        """The karonka that the text means: whose it is, of what, its count, and perhaps in which hand.

        >>> str(Karonka.parse("us:S:2")), Karonka.parse("them:aces:1:L").seat
        ('us:S:2', 0)
        """
        found = _WRITTEN.fullmatch(text)
        if found is None:
            raise NotationError(text, "karonka")
        whose, _, aces, suit, cards, seat = found.groups()
        return cls(
            _WHOSE.index(whose),
            None if suit is None else Suit(suit),
            int(aces or cards),
            None if seat is None else SEATS.index(seat),
        )

    def __str__(self) -> str:
        held = [] if self.seat is None else [seat_letter(self.seat)]
        what = "aces" if self.suit is None else self.suit.value
        return ":".join([_WHOSE[self.side], what, str(self.count), *held])

    def points(self, contract: Bid) -> int:
        """The points: in grandissimo everything counts double; a suit that is not trumps counts half."""
        if self.suit is None:
            return (200 if contract.is_grandissimo else 100) * self.count
        full = contract.is_grandissimo or self.suit == contract.strain
        return (100 if full else 50) * self.count


def karonkas_of(hand: Hand, side: int = 0, seat: Seat | None = None) -> tuple[Karonka, ...]:
    """The karonkas of one hand; an ace can serve in two of them (3.4).

    >>> [(each.suit, each.count) for each in karonkas_of(Hand.parse("HA HK HQ HJ SA DA C2"))]
    [(None, 1), (<Suit.HEARTS: 'H'>, 2)]
    """
    return tuple(_karonkas(hand, side, seat))


def _karonkas(hand: Hand, side: int, seat: Seat | None) -> Iterator[Karonka]:
    if (aces := aces_in(hand)) >= SHORTEST:
        yield Karonka(side, None, aces - SHORTEST + 1, seat)
    for suit in map(Suit, STRAINS[:-1]):
        run = 0
        while run < len(RANKS) and Card.parse(suit + RANKS[run]) in hand:
            run += 1
        if run >= SHORTEST:
            yield Karonka(side, suit, run - SHORTEST + 1, seat)


def aces_in(hand: Hand) -> int:
    """The number of aces in the hand."""
    return len(hand & ACES)


def honours_in(hand: Hand, trumps: Suit) -> int:
    """The number of honours in the hand, of the five that the trump suit has (3.2)."""
    return len(hand & HONOURS[trumps])
