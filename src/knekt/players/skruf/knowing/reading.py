"""What everybody has shown with calls, read by the convention table (14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from knekt.cards import Hand, Suit
from knekt.engine import Seat
from knekt.players.skruf.calling.conventions import Convention, Situation, meaning
from knekt.skruf import BIDS, GRANDISSIMO, STRAINS, Bid, Call, State, partner_of

__all__ = [
    "LOW",
    "STEPS",
    "ReadCall",
    "Shown",
    "lowest_in",
    "lowest_to_play",
    "read_calls",
    "sayable",
    "shown_by_all",
    "situation",
]

STEPS = len(STRAINS)  # bids of a level
LOW = 3  # the highest level that still leaves room for messages
SHORT = 4  # cards of a suit that is hardly good enough to be named


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat has told by its calls: aces, suits in the order named, support, single high cards.

    >>> from knekt.cards import Seed
    >>> from knekt.skruf import MakeBid, new_game, parse_bid
    >>> game = new_game("skruf", Seed.parse("a first deal")).apply(MakeBid(3, parse_bid("1G")))
    >>> shown_by_all(game.state)[3].aces
    3
    """

    calls: int = 0  # how many calls the seat has made
    bids: int = 0
    aces: int = 0
    suits: tuple[Suit, ...] = ()
    short: frozenset[Suit] = frozenset()  # the suits that promise no more than four cards
    strong: bool = False  # the first suit was named a level higher than needed
    fours: tuple[Suit, ...] = ()  # suits named late, of four cards, good or not
    supports: frozenset[Suit] = frozenset()  # suits of the partner
    tops: frozenset[Suit] = frozenset()  # suits of which it has the ace, the king or the queen
    cards: Hand = Hand()  # the king or queen that a bid below the lowest playable level has shown

    @property
    def suit(self) -> Suit | None:
        """The suit that it wants for trumps."""
        return self.suits[0] if self.suits else None

    @property
    def named(self) -> tuple[Suit, ...]:
        """All suits that it could play in, the best first."""
        return self.suits + self.fours

    @property
    def is_silent(self) -> bool:
        return self.bids == 0

    def tells_of(self, suit: str) -> bool:
        """Whether it has shown strength in the suit."""
        return suit in self.named or suit in self.tops or suit in self.supports


def lowest_in(strain: str, high: Bid | None) -> Bid | None:
    """The lowest bid in the strain above the last bid.

    >>> from knekt.skruf import parse_bid
    >>> lowest_in("S", parse_bid("1H"))
    parse_bid('2S')
    """
    start = 0 if high is None else high.place + 1
    return next((bid for bid in BIDS[start:] if bid.strain == strain), None)


def lowest_to_play(least: int, high: Bid | None) -> Bid:
    """The lowest bid above the last one that may be played.

    >>> from knekt.skruf import parse_bid
    >>> lowest_to_play(4, parse_bid("1H")), lowest_to_play(4, parse_bid("4D"))
    (parse_bid('4S'), parse_bid('4H'))
    """
    place = max(0 if high is None else high.place + 1, STEPS * (least - 1))
    return BIDS[min(place, len(BIDS) - 1)]


class ReadCall(NamedTuple):
    """A call of the auction as it is read: what was shown and bid before it, and what it shows."""

    seat: Seat
    bid: Bid | None  # None for a pass
    own: Shown
    partner: Shown
    high: Bid | None
    bidder: Seat | None  # the seat that made the bid `high`
    after: Shown


def shown_by_all(state: State) -> tuple[Shown, ...]:
    """What each seat has told in the auction."""
    shown = [Shown()] * 4
    for moment in read_calls(state):
        shown[moment.seat] = moment.after
    return tuple(shown)


def read_calls(state: State) -> tuple[ReadCall, ...]:
    """The calls of the auction as they are read; none in trekarl, where bids carry no messages (11)."""
    if state.unowned is not None:
        return ()
    calls = state.calls if state.buyer is None else state.calls[: state.bought_at]
    return _read(calls, state.rules.options.min_level)


@lru_cache(maxsize=64)  # every card that follows asks for the same auction again
def _read(calls: tuple[Call, ...], least: int) -> tuple[ReadCall, ...]:
    """These calls, as they are read one after the other."""
    found, shown, high, bidder = list[ReadCall](), [Shown()] * 4, None, None
    for call in calls:
        seat, bid = call.seat, call.bid
        own, partner = shown[seat], shown[partner_of(seat)]
        after = replace(own, calls=own.calls + 1)
        if bid is not None:
            at = situation(own, partner, bid, high, least)
            after = replace(_after(after, meaning(bid, at), bid, at), bids=own.bids + 1)
        found.append(ReadCall(seat, bid, own, partner, high, bidder, after))
        shown[seat] = after
        if bid is not None:
            high, bidder = bid, seat
    return tuple(found)


def sayable(line: Convention, own: Shown, partner: Shown, high: Bid | None, least: int) -> Iterator[Bid]:
    """The bids over the last one that this line of the table would explain, after what the two have shown."""
    for strain in (GRANDISSIMO,) if line.bids == "grandissimo" else STRAINS[:-1]:
        lowest = lowest_in(strain, high)
        if lowest is None:
            continue
        bid = Bid(min(BIDS[-1].level, lowest.level + min(line.jumps, default=0)), strain)
        is_shown = line.shows != "top" or (bid.level < least and strain not in own.tops)
        if is_shown and meaning(bid, situation(own, partner, bid, high, least)) is line:
            yield bid  # a single card is shown once, and only below what may be played


def situation(own: Shown, partner: Shown, bid: Bid, high: Bid | None, least: int) -> Situation:
    """The situation of a bid over the last one, after what the seat and its partner have shown."""
    lowest = lowest_in(bid.strain, high)
    assert lowest is not None
    return Situation(
        round=own.calls + 1,
        jump=bid.level - lowest.level,
        own_aces=own.aces,
        own_suits=own.named,
        partners_aces=partner.aces,
        partners_suits=partner.named,
        to_play=bid.level >= least,
        cheapest=bid == lowest_to_play(least, high),
    )


def _after(own: Shown, line: Convention | None, bid: Bid, at: Situation) -> Shown:
    """What a seat has shown once this bid is read by this line too."""
    if line is None or line.shows == "nothing":
        return own
    if line.shows == "aces":
        return replace(own, aces=line.aces)
    suit = Suit(bid.strain)
    match line.shows:
        case "support":
            return replace(own, supports=own.supports | {suit})
        case "four":
            return replace(own, fours=(*own.fours, suit))
        case "top":
            honour = Hand() if at.to_play else Hand.parse(suit + line.holdings[0].cards)
            return replace(own, tops=own.tops | {suit}, cards=own.cards | honour)
    return replace(
        own,
        suits=(*own.suits, suit),
        short=own.short | {suit} if line.shortest == SHORT else own.short,
        strong=own.strong or line.shows == "strong-suit",
    )
