"""What everybody has shown by his calls, read by the convention table (14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from knekt.cards import Suit
from knekt.engine import Seat
from knekt.players.skruf.conventions import Convention, Situation, meaning
from knekt.skruf import BIDS, STRAINS, Bid, State, partner_of

__all__ = ["STEPS", "Shown", "lowest_in", "lowest_to_play", "shown_by_all", "situation"]

STEPS = len(STRAINS)  # bids of a level
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


def shown_by_all(state: State) -> tuple[Shown, ...]:
    """What each seat has told in the auction; in trekarl bids carry no messages (11)."""
    if state.unowned is not None:
        return (Shown(),) * 4
    shown, counts, high = [Shown()] * 4, [0] * 4, None
    for seat, bid in _auction(state):
        if bid is not None:
            own = replace(shown[seat], calls=counts[seat], bids=shown[seat].bids + 1)
            at = situation(own, shown[partner_of(seat)], bid, high, state.rules.options.min_level)
            shown[seat] = _after(own, meaning(bid, at), bid)
            high = bid
        counts[seat] += 1
    return tuple(replace(each, calls=count) for each, count in zip(shown, counts, strict=True))


def _auction(state: State) -> list[tuple[Seat, Bid | None]]:
    """The calls before anything was bought."""
    calls = state.calls if state.buyer is None else state.calls[: state.bought_at]
    return [(call.seat, call.bid) for call in calls]


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


def _after(own: Shown, line: Convention | None, bid: Bid) -> Shown:
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
            return replace(own, tops=own.tops | {suit})
    return replace(
        own,
        suits=(*own.suits, suit),
        short=own.short | {suit} if line.shortest == SHORT else own.short,
        strong=own.strong or line.shows == "strong-suit",
    )
