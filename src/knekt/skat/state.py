"""Where a deal stands: what follows from its log."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from knekt.cards import Card, Hand, Order, Trick
from knekt.engine import Cards, Folded, Hidden, Seat
from knekt.engine.claims import Claimed
from knekt.skat.contract import Contract

if TYPE_CHECKING:
    from knekt.skat.game import SkatRules

__all__ = [
    "SEATS",
    "Auction",
    "Ending",
    "Gift",
    "Proposal",
    "Stage",
    "State",
    "seat_after",
]

SEATS = "FMR"  # forehand, middlehand, rearhand


def seat_after(seat: Seat) -> Seat:
    return (seat + 1) % 3


class Stage(Enum):
    """As a deal flows."""

    DEAL, AUCTION, SKAT, TURN, DISCARD, DECLARE, EXCHANGE, PUSH, PLAY, OVER = range(10)


class Ending(StrEnum):
    """How a deal came to its end."""

    PASSED_OUT = "passed-out"
    PLAYED = "played"  # to the last card; in null, to the declarer's first trick
    SURRENDERED = "surrendered"
    OVERBID = "overbid"  # conceded as too high bid (10.5)
    CLAIMED = "claimed"
    RESIGNED = "resigned"  # the defenders gave up
    GIVEN = "given"  # … and the declarer took it as a gift (17.3)
    LEFT = "left"  # somebody left the table
    TIMEOUT = "timeout"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Auction:
    """Who asks whom, and how high it has gone (8.2)."""

    caller: Seat | None = 1  # None: forehand alone is left to speak
    holder: Seat = 0
    current: int = 0  # the last value held or taken over
    asked: int = 0  # the value that waits for an answer


@dataclass(frozen=True, slots=True)
class Gift:
    """A gift on its way: who had the thought, what is given, whether the partner is of the same mind (17.3)."""

    seat: Seat
    level: str  # game or schneider
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """How a defender would share out both hands in a revolution: what he himself would hold (17.13)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True)
class State(Folded):
    """Where a deal stands. In a seat's view the cards it may not know are `Hidden`."""

    rules: SkatRules
    stage: Stage = Stage.DEAL
    dealt: tuple[Cards, ...] = ()  # the hands at the beginning of the log
    skat: Cards = Hidden(2)  # as dealt
    hands: tuple[Cards, ...] = ()
    top: Card | None = None  # the upper card of the skat, where the order matters (Tournée 7.1)
    laid: Cards | None = None  # the two cards out of play: discards, or a skat left alone; or those passed on
    began: tuple[Cards, ...] = ()  # the hands as play began, where more than the skat has changed them
    auction: Auction = Auction()
    named: int = 0  # the seats that have named a value, one bit each; and those that have held one
    held: int = 0
    declarer: Seat | None = None
    bid: int = 0
    way: str = ""  # how the declarer plays in Tournée: turn, second-turn, guckser, guckser-null, solo
    first: Cards | None = None  # the card of the skat that was turned or looked at first
    verdict: str = ""  # on it: kept or rejected
    deciding: Card | None = None  # the card that makes the trumps, once everybody sees it
    turned: Hand = Hand()  # the cards of the skat that everybody has seen
    took_skat: bool = False
    hand_game: bool = False  # the declarer has left the skat alone
    contract: Contract | None = None
    order: Order | None = None  # what beats what, once that is known
    matadors: int | None = None  # told by a set-up that begins in the middle of play
    opened: frozenset[Seat] = frozenset()  # whose hands lie face up
    turn: Seat = 0
    trick: tuple[Card, ...] = ()  # on the table
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Hand, ...] = ()  # in a ramsch set up in the middle of play: each seat's tricks before
    points: int = 0  # card points in the declarer's tricks, and in the defenders'
    against: int = 0
    won: int = 0  # the declarer's tricks
    lost: int = 0  # the defenders' tricks; in ramsch, all
    bock: int = 1  # what every score of this deal is multiplied by (17.4)
    plays_on: bool = False  # the declarer was asked whether to give up before anybody may double
    kontra: int = 0  # how often the sides have doubled in turn (17.1)
    kontra_at: int = 0  # cards played when they last did
    gift: Gift | None = None
    gifts_asked: frozenset[tuple[Seat, str]] = frozenset()  # who has asked the partner, and for what
    declined: str = ""  # the highest gift that the declarer declined: game or schneider
    accepted: str = ""  # the gift that was taken
    looked: bool = False  # the defenders know each other's cards (17.13)
    proposal: Proposal | None = None
    proposals: int = 0  # how many have been made
    is_ramsch: bool = False
    refusals: int = 0  # how often the two cards were passed on unseen (17.7)
    resigned: frozenset[Seat] = frozenset()
    claim: Claimed | None = None
    claimed_at: tuple[int, ...] = (-1, -1, -1)  # cards played when each seat last claimed
    ending: Ending | None = None
    ended_by: Seat | None = None

    @property
    def tricks_left(self) -> int:
        return len(self.hands[self.turn])  # who is to play has not played to this trick yet

    @property
    def has_begun(self) -> bool:
        """Whether a card has been led."""
        return bool(self.trick or self.won or self.lost)

    @property
    def cards_played(self) -> int:
        return 3 * (self.won + self.lost) + len(self.trick)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(3) if seat != self.declarer)

    def with_hand(self, seat: Seat, cards: Cards) -> tuple[Cards, ...]:
        """The hands, with these cards as the seat's."""
        return (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def hand(self, seat: Seat) -> Hand:
        """A hand that the caller knows."""
        cards = self.hands[seat]
        assert isinstance(cards, Hand)
        return cards
