"""The state of a deal, which follows from its log."""

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
    """The stages of a deal, in their order."""

    DEAL, AUCTION, SKAT, TURN, DISCARD, DECLARE, EXCHANGE, PUSH, PLAY, OVER = range(10)


class Ending(StrEnum):
    """How a deal came to its end."""

    PASSED_OUT = "passed-out"
    PLAYED = "played"  # to the last card; in null, to the declarer's first trick
    SURRENDERED = "surrendered"
    OVERBID = "overbid"  # conceded as too high bid (10.5)
    CLAIMED = "claimed"
    RESIGNED = "resigned"  # the defenders gave up
    GIVEN = "given"  # the declarer took the game as a gift (17.3)
    LEFT = "left"  # somebody left the table
    TIMEOUT = "timeout"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Auction:
    """How the bidding stands: who bids to whom, and how high (8.2)."""

    caller: Seat | None = 1  # the seat that names values; None if only forehand is left to speak
    holder: Seat = 0  # the seat that says yes or passes
    current: int = 0  # the last value to which the holder said yes, or that was taken over
    asked: int = 0  # the value that waits for an answer; 0 if none


@dataclass(frozen=True, slots=True)
class Gift:
    """A gift that is being offered: by whom, what, and whether the partner has agreed (17.3)."""

    seat: Seat
    level: str  # game or schneider
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """A defender's proposal to exchange cards in a revolution: the ten that he himself would hold (17.13)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True)
class State(Folded):
    """The state of a deal. In a seat's view the cards that it may not know are `Hidden`."""

    rules: SkatRules
    stage: Stage = Stage.DEAL
    dealt: tuple[Cards, ...] = ()  # the hands at the beginning of the log
    skat: Cards = Hidden(2)  # as dealt
    hands: tuple[Cards, ...] = ()
    top: Card | None = None  # the upper card of the skat, if the order matters (Tournée 7.1)
    laid: Cards | None = None  # the discards, the skat left alone, or the two cards passed on
    began: tuple[Cards, ...] = ()  # the hands as play began, if more than the skat has changed them
    auction: Auction = Auction()
    named: int = 0  # the seats that have named a value, one bit each
    held: int = 0  # the seats that have said yes to a value, one bit each
    declarer: Seat | None = None
    bid: int = 0
    way: str = ""  # how the declarer plays in Tournée: turn, second-turn, guckser, guckser-null, solo
    first: Cards | None = None  # the card of the skat that was turned or looked at first
    verdict: str = ""  # whether that card was kept or rejected; "" before it is decided
    deciding: Card | None = None  # the card that decides the trumps, once everybody sees it
    turned: Hand = Hand()  # the cards of the skat that everybody has seen
    took_skat: bool = False
    hand_game: bool = False  # the declarer has left the skat alone
    contract: Contract | None = None
    order: Order | None = None  # which card beats which, once that is known
    matadors: int | None = None  # given by a set-up that begins in the middle of play
    opened: frozenset[Seat] = frozenset()  # the seats whose hands lie face up
    turn: Seat = 0
    trick: tuple[Card, ...] = ()  # the cards on the table
    tricks: tuple[Trick, ...] = ()
    taken: tuple[Hand, ...] = ()  # the cards in each seat's tricks before a ramsch was set up
    points: int = 0  # card points in the declarer's tricks
    against: int = 0  # card points in the defenders' tricks
    won: int = 0  # the declarer's tricks
    lost: int = 0  # the defenders' tricks; in ramsch, all
    bock: int = 1  # the factor by which the score of this deal is multiplied (17.4)
    plays_on: bool = False  # the declarer has said that he does not give up, so kontra may be said
    kontra: int = 0  # how often the sides have doubled in turn (17.1)
    kontra_at: int = 0  # how many cards had been played at the last doubling
    gift: Gift | None = None
    gifts_asked: frozenset[tuple[Seat, str]] = frozenset()  # who has asked the partner for which gift
    declined: str = ""  # the highest gift that the declarer declined: game or schneider
    accepted: str = ""  # the gift that was taken
    looked: bool = False  # the defenders know each other's cards (17.13)
    proposal: Proposal | None = None
    proposals: int = 0  # how many have been made in a revolution
    is_ramsch: bool = False
    refusals: int = 0  # how often the two cards were passed on unseen (17.7)
    resigned: frozenset[Seat] = frozenset()
    claim: Claimed | None = None
    claimed_at: tuple[int, ...] = (-1, -1, -1)  # how many cards had been played when each seat last claimed
    ending: Ending | None = None
    ended_by: Seat | None = None

    @property
    def tricks_left(self) -> int:
        return len(self.hands[self.turn])  # this seat has not played to the current trick yet

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
        """The hands, of which the seat's is replaced by these cards."""
        return (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def hand(self, seat: Seat) -> Hand:
        """The seat's hand, which must be known."""
        cards = self.hands[seat]
        assert isinstance(cards, Hand)
        return cards
