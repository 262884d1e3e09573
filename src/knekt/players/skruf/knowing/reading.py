"""What everybody has shown by his calls, read by the convention table (14)."""

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
LOW = 3  # up to this level there is still room to speak
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

    calls: int = 0  # how many it has made: the next one is of the round after
    bids: int = 0
    aces: int = 0
    suits: tuple[Suit, ...] = ()
    short: frozenset[Suit] = frozenset()  # those of them that promise no more than four cards
    strong: bool = False  # the first suit was named a level higher than needed
    fours: tuple[Suit, ...] = ()  # named late: four cards of it, good or not
    supports: frozenset[Suit] = frozenset()  # suits of the partner
    tops: frozenset[Suit] = frozenset()  # suits of which it has the ace, the king or the queen
    cards: Hand = Hand()  # … the king or the queen itself, where that was said below what may be played

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
    """A call of the auction: what seat and partner had shown before it, what stood, and what the seat has shown with it."""

    seat: Seat
    bid: Bid | None  # none: a pass
    own: Shown
    partner: Shown
    high: Bid | None
    bidder: Seat | None  # of what stood
    after: Shown


def shown_by_all(state: State) -> tuple[Shown, ...]:
    """What each seat has told in the auction."""
    shown = [Shown()] * 4
    for moment in read_calls(state):
        shown[moment.seat] = moment.after
    return tuple(shown)


def read_calls(state: State) -> tuple[ReadCall, ...]:
    """The calls before anything was bought, as they are read; in trekarl bids carry no messages (11)."""
    if state.unowned is not None:
        return ()
    calls = state.calls if state.buyer is None else state.calls[: state.bought_at]
    return _read(calls, state.rules.options.min_level)


@lru_cache(maxsize=64)  # an auction is read again for every card that follows
def _read(calls: tuple[Call, ...], least: int) -> tuple[ReadCall, ...]:
    """These calls, one after the other."""
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
    """The bids that would be read by this line of the table from a seat that has shown so much, over the last bid."""
    for strain in (GRANDISSIMO,) if line.bids == "grandissimo" else STRAINS[:-1]:
        lowest = lowest_in(strain, high)
        if lowest is None:
            continue
        bid = Bid(min(BIDS[-1].level, lowest.level + min(line.jumps, default=0)), strain)
        is_shown = line.shows != "top" or (bid.level < least and strain not in own.tops)
        if is_shown and meaning(bid, situation(own, partner, bid, high, least)) is line:
            yield bid  # a single card only below what is played, and once


def situation(own: Shown, partner: Shown, bid: Bid, high: Bid | None, least: int) -> Situation:
    """Where a seat that has shown so much makes a bid, over the last one."""
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
    """What a seat has shown after one more bid that is read so."""
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
            told = Hand() if at.to_play else Hand.parse(suit + line.holdings[0].cards)
            return replace(own, tops=own.tops | {suit}, cards=own.cards | told)
    return replace(
        own,
        suits=(*own.suits, suit),
        short=own.short | {suit} if line.shortest == SHORT else own.short,
        strong=own.strong or line.shows == "strong-suit",
    )
