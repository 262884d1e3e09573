"""A fixed baseline: it takes every trick it can, as cheaply as it can.

It is never changed, so that other players can be measured by it.
"""

from __future__ import annotations

from knekt.cards import Card, Hand, Order
from knekt.engine import Action, Ask, OneOf, View
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.knowing.knowledge import of_suit, suits
from knekt.skruf import Bid, MakeBid, Pass, Play, PlayOpen, Stage, State, partner_of

__all__ = ["GreedySkrufPlayer"]

PARTNERS = 3  # tricks that partner and talon are expected to bring


class GreedySkrufPlayer:
    """Bids its longest suit by length, aces and kings, and takes every trick it can, without any chance.

    Gifts, swaps and other questions are answered as the book player does.

    >>> from knekt.cards import Seed
    >>> from knekt.skruf import new_game
    >>> game = new_game("skruf", Seed.parse("a first deal"))
    >>> str(GreedySkrufPlayer().choose(game.view(3)))
    'D P'
    """

    def __init__(self) -> None:
        self._rest = BookPlayer(0)

    def choose(self, view: View[State]) -> Action:
        ask = next(ask for ask in view.asks if ask.must)
        return _answer(view, ask) or self._rest.choose(view)


def _answer(view: View[State], ask: Ask) -> Action | None:
    """The answer of the baseline; None where it has none of its own."""
    state = view.state
    if state.claim is not None or state.ending is not None:
        return None
    match state.stage:
        case Stage.AUCTION | Stage.RAISE:
            return _call(view, ask)
        case Stage.PLAY:
            return _played(state, ask)
    return None


def _call(view: View[State], ask: Ask) -> Action | None:
    """The highest bid that the hand is good for, once, and never over the partner's bid."""
    seat, state = view.own_seat, view.state
    if state.stage is Stage.AUCTION and (state.unowned is not None or state.bidder != partner_of(seat)):
        bid = _worth(state.hand(seat))
        if bid is not None and bid.level >= state.rules.options.min_level:
            made = MakeBid(seat, bid)
            if state.bidder != seat and ask.contains(made):
                return made
    return Pass(seat) if ask.contains(Pass(seat)) else None


def _worth(hand: Hand) -> Bid | None:
    """The bid for the tricks of the hand, with the longest suit for trumps."""
    longest = max(suits(hand), key=lambda suit: (len(suit), suit.mask))
    side = hand - longest
    tricks = len(longest) + sum(card.rank == "A" for card in side)
    tricks += sum(
        card.rank == "K" and any(each.rank == "A" for each in of_suit(hand, card.suit)) for card in side
    )
    level = min(7, tricks + PARTNERS - 6)
    return Bid(level, longest[0].suit) if level >= 1 else None


def _played(state: State, ask: Ask) -> Action | None:
    offered = next(
        (each for each in ask.choices if isinstance(each, OneOf) and each.act in (Play, PlayOpen)), None
    )
    if offered is None or state.order is None:
        return None
    assert isinstance(offered.values, Hand)
    card = _card(state.order, state.trick, offered.values, avoids=state.is_misere)
    return offered.act(offered.seat, card)


def _card(order: Order, trick: tuple[Card, ...], legal: Hand, *, avoids: bool) -> Card:
    """The strongest card to lead; the cheapest that takes the trick; else the lowest."""

    def power(card: Card) -> tuple[int, Card]:
        return order.powers[card.index], card

    if not trick and not avoids:
        return max(legal, key=power)
    takers = [card for card in legal if trick and order.winner((*trick, card)) == len(trick)]
    return min(takers if takers and not avoids else legal, key=power)
