"""The state of a deal, which follows from its log."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from knekt.cards import Card, Hand, Order, Suit, Trick
from knekt.engine import Cards, Folded, Hidden, Seat
from knekt.engine.claims import Claimed
from knekt.skruf.bid import Bid

if TYPE_CHECKING:
    from knekt.skruf.game import SkrufRules

__all__ = [
    "CIRCLE",
    "DEALER",
    "OPEN_HAND",
    "SEATS",
    "Call",
    "Ending",
    "Gift",
    "Stage",
    "State",
    "partner_of",
    "sides_of",
]

SEATS = "LORD"  # the dealer's left, opposite, the dealer's right, the dealer
DEALER: Seat = 3
OPEN_HAND: Seat = 1  # the seat of the hand that nobody holds, in trekarl
CIRCLE = 0, 1, 2, 3


def partner_of(seat: Seat) -> Seat:
    """The seat opposite."""
    return (seat + 2) % 4


def sides_of(seat: Seat, unowned: Seat | None = None) -> tuple[tuple[Seat, Seat], tuple[Seat, Seat]]:
    """The seats of both sides, this seat's side first. A hand that nobody holds is on this seat's side.

    >>> sides_of(3), sides_of(3, unowned=1)
    (((1, 3), (0, 2)), ((3, 1), (0, 2)))
    """
    if unowned is None:
        one = min(seat, partner_of(seat))
        return (one, one + 2), (1 - one, 3 - one)
    left, right = (each for each in CIRCLE if each not in (seat, unowned))
    return (seat, unowned), (left, right)


class Stage(Enum):
    """The stages of a deal, in their order."""

    DEAL, AUCTION, TALON, GIVE, RAISE, SWAP, PLAY, OVER = range(8)


class Ending(StrEnum):
    """How a deal came to its end."""

    PASSED_OUT = "passed-out"
    PLAYED = "played"
    CLAIMED = "claimed"
    LEFT = "left"  # somebody left the table
    TIMEOUT = "timeout"
    VOID = "void"  # a fault that cannot be mended (2.5)
    MISDEAL = "misdeal"  # a fault in the dealing (2.5)


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat said: a bid, or a pass."""

    seat: Seat
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards that one seat gives to another; nobody else sees them."""

    seat: Seat
    to: Seat
    cards: Cards


@dataclass(frozen=True)
class State(Folded):
    """The state of a deal. In a seat's view the cards that it may not know are `Hidden`."""

    rules: SkrufRules
    stage: Stage = Stage.DEAL
    dealt: tuple[Cards, ...] = ()  # the hands at the beginning of the log
    talon: tuple[Card, ...] | Hidden = ()  # from the top card down
    hands: tuple[Cards, ...] = ()
    unowned: Seat | None = None  # the hand that nobody holds, in trekarl (11)
    calls: tuple[Call, ...] = ()  # those of the auction, and then those of the raise phase
    passes: int = 0  # how many there have been in a row
    high: Bid | None = None  # the last bid, which becomes the contract
    bidder: Seat | None = None  # the seat that made the last bid
    must_bid: bool = False  # the bid that stands is below what may be played (4.8)
    buyer: Seat | None = None
    bought_at: int = 0  # how many calls the auction had
    raised: bool = False  # somebody has bid in the raise phase
    gifts: tuple[Gift, ...] = ()
    to_give: tuple[tuple[Seat, Seat, int], ...] = ()  # the gifts still due: from, to, how many cards
    laid: tuple[Gift, ...] = ()  # cards of a simultaneous swap, face down until both are there
    swapped: bool = False
    is_misere: bool = False
    talon_dealt: bool = False  # the talon has gone to the four hands of a misère (10.1)
    opened: frozenset[Seat] = frozenset()  # the seats whose hands lie face up
    began: tuple[Cards, ...] = ()  # the thirteen cards of each hand when play began
    circle: tuple[Seat, ...] = CIRCLE  # the hands in the order in which they play
    order: Order | None = None  # which card beats which, once that is known
    turn: Seat = 0  # the seat whose turn it is; in play, the hand from which the next card comes
    barred: Suit | None = None  # the suit that the leader may not lead now (13)
    trick: tuple[Card, ...] = ()  # the cards on the table
    tricks: tuple[Trick, ...] = ()
    won_before: tuple[int, int] = (0, 0)  # the tricks of both sides before a set-up
    played: tuple[Hand, ...] = ()  # the cards that each had played before a set-up
    claim: Claimed | None = None
    claimed_at: tuple[int, ...] = (
        -1,
        -1,
        -1,
        -1,
    )  # how many cards had been played when each seat last claimed
    ending: Ending | None = None
    ended_by: Seat | None = None
    bears: bool | None = None  # whether the bidder bears a lost slam alone (13); None before an answer

    @property
    def declarer(self) -> Seat | None:
        """The seat that made the last bid (6.5); None while there is none, and in a misère."""
        return self.bidder

    @property
    def contract(self) -> Bid | None:
        """The contract, once play begins; None before that, and in a misère."""
        return self.high if self.began else None

    @property
    def sides(self) -> tuple[tuple[Seat, Seat], tuple[Seat, Seat]]:
        """The hands of both sides: the declarer's side first, or in a misère forehand's."""
        return sides_of(self.rules.forehand if self.bidder is None else self.bidder, self.unowned)

    def side_of(self, hand: Seat) -> int:
        """0 for the declarer's side, 1 for the others."""
        return 0 if hand in self.sides[0] else 1

    @property
    def actor(self) -> Seat:
        """The seat that plays the next card; the declarer also plays the open hand."""
        if self.turn == self.unowned:
            assert self.bidder is not None
            return self.bidder
        return self.turn

    def after(self, hand: Seat) -> Seat:
        """The hand that plays next."""
        circle = self.circle
        return circle[(circle.index(hand) + 1) % 4]

    @property
    def tricks_left(self) -> int:
        return len(self.hands[self.turn])  # this hand has not played to the current trick yet

    @property
    def cards_played(self) -> int:
        return sum(map(len, self.played)) + 4 * len(self.tricks) + len(self.trick)

    @property
    def won(self) -> tuple[int, int]:
        """The tricks of the declarer's side and of the others."""
        ours = self.won_before[0] + sum(self.side_of(trick.winner) == 0 for trick in self.tricks)
        return ours, sum(self.won_before) + len(self.tricks) - ours

    def with_hand(self, seat: Seat, cards: Cards) -> tuple[Cards, ...]:
        """The hands, of which the seat's is replaced by these cards."""
        return (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def hand(self, seat: Seat) -> Hand:
        """The seat's hand, which must be known."""
        cards = self.hands[seat]
        assert isinstance(cards, Hand)
        return cards
