"""The raise phase: the buyer's side alone bids on, now that the cards have been given (6, 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from knekt.cards import Card, Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.knowing.reading import lowest_in, shown_by_all
from knekt.skruf import BIDS, STRAINS, Bid, State, partner_of

__all__ = [
    "agreed_strain",
    "cheap_card",
    "gift_reader",
    "goal",
    "is_first_word",
    "raised_bid",
    "settled_strain",
]

FOUR = 4  # cards that the buyer gives

MARGINS = {4: 0.0, 5: 1.2, 6: 0.7, 7: 2.5}  # tricks by which the count must exceed the level, to go so high
SWITCH = 1.0  # the master leaves the strain that was bought for one that is better by so many tricks
SHOWN = 0.4  # tricks that a high card counts which the partner has shown in this phase


def goal(tricks: float, least: int) -> int:
    """The level that so many tricks are good for."""
    return max((level for level, margin in MARGINS.items() if tricks - 6 - level >= margin), default=least)


def raised_bid(view: View[State]) -> Bid | None:
    """The raise to make; None for a pass."""
    caller = Caller.of(view)
    high = caller.state.high
    assert high is not None
    trumps = _trumps(caller)
    tricks = caller.outlook.tricks(trumps) + SHOWN * _partner_has_shown(caller)
    wanted, lowest = goal(tricks, caller.least), lowest_in(trumps, high)
    if lowest is None:
        return None
    if high.strain != trumps:  # a message stands: it must not be played
        return Bid(max(wanted, lowest.level), trumps)
    if wanted <= high.level:
        return None
    message = cheap_card(caller, lowest) if is_first_word(caller) else None
    return message or Bid(wanted, trumps)


def _raises(caller: Caller) -> list[tuple[Seat, Bid]]:
    """The bids of this phase, with their bidders."""
    return [(call.seat, call.bid) for call in caller.state.calls[caller.state.bought_at :] if call.bid]


def _trumps(caller: Caller) -> str:
    """The agreed strain; but the master may still choose another one at the same level."""
    state = caller.state
    assert state.buyer is not None
    bought, agreed = _bought(state), agreed_strain(state)
    if agreed != bought.strain or caller.seat != partner_of(state.buyer) or _has_named(caller):
        return agreed
    as_cheap = [bid.strain for bid in BIDS[bought.place :] if bid.level == bought.level]
    return max(as_cheap, key=lambda strain: caller.outlook.tricks(strain) + SWITCH * (strain == as_cheap[0]))


def agreed_strain(state: State) -> str:
    """The strain that was bought, unless the master has named another;
    other bids of the buyer are messages.
    """
    return _named_by_master(state) or _bought(state).strain


def _named_by_master(state: State) -> str | None:
    assert state.buyer is not None
    master = partner_of(state.buyer)
    named = [call.bid.strain for call in state.calls[state.bought_at :] if call.bid and call.seat == master]
    return named[-1] if named else None


def settled_strain(state: State) -> str:
    """The agreed strain among players who read gifts; in trekarl the strain that was bought."""
    assert state.high is not None
    if state.unowned is not None or state.buyer is None:
        return state.high.strain
    gift = next((each.cards for each in state.gifts if each.to == partner_of(state.buyer)), None)
    read = gift_reader(state)(gift) if isinstance(gift, Hand) else _bought(state).strain
    return _named_by_master(state) or read


def gift_reader(state: State) -> Callable[[Hand], str]:
    """How the master reads four cards: the strain for which the buyer gives them.

    A buyer sees the talon before giving, and may then prefer another suit to the one that was bought. Four
    cards of that suit, one of them high, tell the master so; of a suit that the side has named, three are
    enough, or two without a trump. A suit in which no bid is left is never meant.
    """
    assert state.buyer is not None
    bought, shown = _bought(state), shown_by_all(state)
    left = {bid.strain for bid in BIDS[bought.place :]}
    named = {*shown[state.buyer].named, *shown[partner_of(state.buyer)].named}

    def read(gift: Hand) -> str:
        if len(gift) < FOUR or bought.is_grandissimo:
            return bought.strain
        counts = Counter(card.suit for card in gift)
        suit, count = max(counts.items(), key=lambda each: (each[1], each[0] == bought.strain))
        if suit in named:
            is_meant = count >= FOUR - 1 or (count == FOUR - 2 and not counts[Suit(bought.strain)])
        else:
            is_meant = count == FOUR and any(card.rank in "AKQ" for card in gift)
        return suit if is_meant and suit in left else bought.strain

    return read


def _bought(state: State) -> Bid:
    """The bid that bought the talon."""
    return next(call.bid for call in reversed(state.calls[: state.bought_at]) if call.bid is not None)


def _has_named(caller: Caller) -> bool:
    """Whether the seat has bid in this phase."""
    return any(seat == caller.seat for seat, _ in _raises(caller))


def _partner_has_shown(caller: Caller) -> bool:
    """Whether the buyer has shown a high card to the master by his last bid."""
    buyer = caller.state.buyer
    return caller.seat != buyer and any(seat == buyer for seat, _ in _raises(caller))


def is_first_word(caller: Caller) -> bool:
    """Whether it is the buyer's turn and nobody has bid in this phase."""
    return caller.seat == caller.state.buyer and not _raises(caller)


def cheap_card(caller: Caller, lowest: Bid) -> Bid | None:
    """A king or an ace, shown in its suit below the next bid in trumps: the master corrects."""
    for strain in STRAINS[:-1]:
        bid = lowest_in(strain, caller.state.high)
        if bid is None or strain == lowest.strain or not bid < lowest:
            continue
        if any(Card.parse(strain + rank) in caller.hand for rank in "AK"):
            return bid
    return None
