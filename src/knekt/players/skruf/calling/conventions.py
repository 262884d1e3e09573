"""The convention table as data: what a bid tells, when it tells it, and what a hand must hold to say it (14).

Bids are made by it, read by it and explained by it, so there is no private code: whoever reads the table
reads the bids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from knekt.cards import Card, Hand, Suit
from knekt.message import Message
from knekt.players.skruf.knowing.knowledge import of_suit
from knekt.skruf import GRANDISSIMO, Bid, aces_in, honours_in

__all__ = ["TABLE", "Convention", "Holding", "Situation", "meaning"]

EVER = 99


@dataclass(frozen=True, slots=True)
class Holding:
    """What a hand has of a suit: at least so many cards, so many honours, and these ranks."""

    length: int
    honours: int = 0
    cards: str = ""

    def is_in(self, hand: Hand, suit: Suit) -> bool:
        return (
            len(of_suit(hand, suit)) >= self.length
            and honours_in(hand, suit) >= self.honours
            and all(Card.parse(suit + rank) in hand for rank in self.cards)
        )


@dataclass(frozen=True, slots=True)
class Situation:
    """When a bid is made: in which round, how far above the lowest in its strain, after what was shown."""

    round: int
    jump: int
    own_aces: int
    own_suits: tuple[Suit, ...]
    partners_aces: int
    partners_suits: tuple[Suit, ...]
    to_play: bool  # whether the level may be played
    cheapest: bool  # whether it is the lowest bid that may be played

    @property
    def aces(self) -> int:
        """The aces that the side has shown."""
        return self.own_aces + self.partners_aces

    @property
    def is_settled(self) -> bool:
        """Whether the side has shown a suit or aces; then a new suit, named late, only shows a card."""
        named = bool(self.own_suits or self.partners_suits)
        return named or (bool(self.own_aces or self.partners_aces) and not self.to_play)


@dataclass(frozen=True, slots=True)
class Convention:
    """One line of the table.

    `bids`: the bid is in grandissimo, in the partner's suit, or in a new one. `holdings`: the hand has one of
    them in the suit bid; `at_worst`: or one of these, if the side is bound to play and has nothing better to
    tell. `opposite`: how many aces the partner has shown. `is_first`: whether the seat has shown no suit
    before. `settled`: whether the side has shown anything. `most_aces`: the side has shown no more aces than
    these. `below`: only a bid below what may be played. `cheapest`: only the lowest bid that may be played.
    """

    name: str
    bids: Literal["grandissimo", "partners", "new"]
    shows: Literal["aces", "support", "suit", "strong-suit", "four", "top", "nothing"]
    rounds: tuple[int, int] = (1, EVER)
    jumps: tuple[int, ...] = ()  # empty: any jump
    aces: int = 0
    opposite: int | None = None
    holdings: tuple[Holding, ...] = ()
    at_worst: tuple[Holding, ...] = ()
    is_first: bool = False
    settled: bool | None = None
    most_aces: int = 4
    below: bool = False
    cheapest: bool = False

    def is_said(self, bid: Bid, at: Situation) -> bool:
        """Whether this line explains the bid in this situation, if no line above it does."""
        first, last = self.rounds
        return (
            self.bids == _kind(bid, at)
            and first <= at.round <= last
            and (not self.jumps or at.jump in self.jumps)
            and (self.opposite is None or at.partners_aces == self.opposite)
            and not (self.aces and at.own_aces)
            and not (self.is_first and at.own_suits)
            and self.settled in (None, at.is_settled)
            and at.aces <= self.most_aces
            and not (self.below and at.to_play)
            and (at.cheapest or not self.cheapest)
        )

    def is_held(self, hand: Hand, bid: Bid) -> bool:
        """Whether the hand has what the bid would show."""
        if self.aces:
            return aces_in(hand) == self.aces
        return any(holding.is_in(hand, Suit(bid.strain)) for holding in self.holdings)

    def is_nearly_held(self, hand: Hand, bid: Bid) -> bool:
        """Whether the hand has what the bid shows, or what it may show where a bid has to be made."""
        return any(holding.is_in(hand, Suit(bid.strain)) for holding in self.at_worst)

    @property
    def shortest(self) -> int:
        """The least number of cards that the line promises."""
        return min((holding.length for holding in self.holdings), default=0)

    def explanation(self, bid: Bid) -> Message:
        """What the bid tells, in a sentence."""
        suit = "" if bid.trumps is None else bid.trumps.message
        return Message("tells", {"what": self.name, "suit": suit})


def _kind(bid: Bid, at: Situation) -> str:
    if bid.strain == GRANDISSIMO:
        return "grandissimo"
    if bid.strain in at.partners_suits:
        return "partners"
    return "again" if bid.strain in at.own_suits else "new"


TABLE = (
    Convention("fourth-ace", "grandissimo", "aces", jumps=(0, 1), aces=1, opposite=3),
    Convention("three-aces", "grandissimo", "aces", rounds=(1, 1), jumps=(0,), aces=3),
    Convention("four-aces", "grandissimo", "aces", rounds=(1, 1), jumps=(1,), aces=4),
    Convention("two-aces", "grandissimo", "aces", rounds=(2, 2), jumps=(0,), aces=2),
    Convention("right-to-buy", "new", "nothing", (2, EVER), cheapest=True),
    Convention("support", "partners", "support", holdings=(Holding(4), Holding(3, 1))),
    Convention(
        "strong-suit", "new", "strong-suit", (1, 2), jumps=(1,), holdings=(Holding(7, 3),), is_first=True
    ),
    Convention("suit", "new", "suit", (1, 1), holdings=(Holding(5, 3), Holding(6, 2), Holding(5, 2, "AK"))),
    Convention(
        "later-suit",
        "new",
        "suit",
        (2, 2),
        holdings=(Holding(4, 2),),
        at_worst=(Holding(5, 1), Holding(6)),
        is_first=True,
    ),
    Convention(
        "second-suit",
        "new",
        "suit",
        (2, 2),
        holdings=(Holding(5, 3), Holding(6, 2), Holding(5, 2, "AK")),
        at_worst=(Holding(5, 1), Holding(6)),
    ),
    Convention(
        "four-cards", "new", "four", (3, EVER), at_worst=(Holding(4),), settled=True, most_aces=2, below=True
    ),
    Convention("king", "new", "top", (3, 3), holdings=(Holding(1, 1, "K"),), settled=True),
    Convention("queen", "new", "top", (4, EVER), holdings=(Holding(1, 1, "Q"),), settled=True),
    Convention("trumps", "new", "suit", (3, EVER), settled=False),
)


def meaning(bid: Bid, at: Situation) -> Convention | None:
    """The line of the table by which the bid is read; None where it tells nothing of the cards."""
    return next((line for line in TABLE if line.is_said(bid, at)), None)
