"""What the calls say: the convention table, read from the other side (14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from knekt.cards import Suit
from knekt.engine import Seat
from knekt.skruf import BIDS, GRANDISSIMO, Bid, State, partner_of

__all__ = ["Shown", "lowest_in", "shown_by_all"]


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
    strong: bool = False  # the first suit was named a level higher than needed
    supports: frozenset[Suit] = frozenset()  # suits of the partner
    tops: frozenset[Suit] = frozenset()  # suits of which it has the ace, the king or the queen

    @property
    def suit(self) -> Suit | None:
        """The suit that it wants for trumps."""
        return self.suits[0] if self.suits else None

    @property
    def is_silent(self) -> bool:
        return self.bids == 0

    def tells_of(self, suit: str) -> bool:
        """Whether it has shown strength in the suit."""
        return suit in self.suits or suit in self.tops or suit in self.supports


def lowest_in(strain: str, high: Bid | None) -> Bid | None:
    """The lowest bid in the strain above the last bid.

    >>> from knekt.skruf import parse_bid
    >>> lowest_in("S", parse_bid("1H"))
    parse_bid('2S')
    """
    start = 0 if high is None else high.place + 1
    return next((bid for bid in BIDS[start:] if bid.strain == strain), None)


def shown_by_all(state: State) -> tuple[Shown, ...]:
    """What each seat has told in the auction; in trekarl bids carry no messages (11)."""
    if state.unowned is not None:
        return (Shown(),) * 4
    shown, counts, high = [Shown()] * 4, [0] * 4, None
    for seat, bid in _auction(state):
        if bid is not None:
            own = replace(shown[seat], calls=counts[seat], bids=shown[seat].bids + 1)
            to_play = bid.level >= state.rules.options.min_level
            shown[seat] = _after_bid(own, shown[partner_of(seat)], bid, high, to_play=to_play)
            high = bid
        counts[seat] += 1
    return tuple(replace(each, calls=count) for each, count in zip(shown, counts, strict=True))


def _auction(state: State) -> list[tuple[Seat, Bid | None]]:
    """The calls before anything was bought."""
    calls = state.calls if state.buyer is None else state.calls[: state.bought_at]
    return [(call.seat, call.bid) for call in calls]


def _after_bid(own: Shown, partner: Shown, bid: Bid, high: Bid | None, *, to_play: bool) -> Shown:
    """What a seat has shown after one more bid, over the last one."""
    lowest = lowest_in(bid.strain, high)
    assert lowest is not None
    jump = bid.level - lowest.level
    if bid.strain == GRANDISSIMO:
        return _after_grandissimo(own, partner, jump)
    suit = Suit(bid.strain)
    if suit in partner.suits:
        return replace(own, supports=own.supports | {suit})
    if suit in own.suits:
        return own
    if own.calls < 2:  # of the first two rounds: a suit
        return replace(own, suits=(*own.suits, suit), strong=own.strong or (jump == 1 and not own.suits))
    if own.suits or partner.suits or ((own.aces or partner.aces) and not to_play):
        return replace(own, tops=own.tops | {suit})
    return replace(own, suits=(*own.suits, suit))  # nothing else was named: it is meant for trumps


def _after_grandissimo(own: Shown, partner: Shown, jump: int) -> Shown:
    """Three aces or four in the first round, two in the second, the fourth opposite three; else nothing about aces."""
    if own.aces or jump > 1:
        return own
    if partner.aces == 3:
        return replace(own, aces=1)
    if own.calls == 0:
        return replace(own, aces=3 + jump)
    return replace(own, aces=2) if own.calls == 1 and not jump else own
