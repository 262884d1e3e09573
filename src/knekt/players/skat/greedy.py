"""A fixed baseline: it takes every trick with points in it, as cheaply as it can.

It is never changed, so that other players can be measured by it.
"""

from __future__ import annotations

from knekt.cards import Card, Hand, Order
from knekt.engine import Action, Ask, OneOf, View
from knekt.players.skat.knowing.knowledge import trumps
from knekt.players.skat.playing.card_turn import points
from knekt.players.skat.rules import RulePlayer
from knekt.skat import (
    Bid,
    Contract,
    Declare,
    Discard,
    Hold,
    Pass,
    Play,
    PlayHand,
    Stage,
    State,
    TakeSkat,
    TurnUp,
    card_points,
)

__all__ = ["GreedySkatPlayer"]

ENOUGH = 7  # a suit with so many trumps and side aces is bid


class GreedySkatPlayer:
    """Counts trumps and aces, bids on seven of them, and takes every trick with points, without any chance.

    Other questions are answered as the rule player does.

    >>> from knekt.cards import Seed
    >>> from knekt.skat import new_game
    >>> game = new_game("german", Seed.parse("a first deal"))
    >>> str(GreedySkatPlayer().choose(game.view(1)))
    'M pass'
    """

    def __init__(self) -> None:
        self._rest = RulePlayer(0)

    def choose(self, view: View[State]) -> Action:
        ask = next(ask for ask in view.asks if ask.must)
        return _answer(view, ask) or self._rest.choose(view)


def _answer(view: View[State], ask: Ask) -> Action | None:
    """The answer of the baseline; None where it has none of its own."""
    seat, state = view.own_seat, view.state
    if state.claim is not None or state.gift is not None:
        return None
    hand = state.hand(seat)
    wanted: Action | None = None
    match state.stage:
        case Stage.AUCTION:
            return _call(view, ask, hand)
        case Stage.SKAT if state.rules.options.is_german:
            wanted = TakeSkat(seat)
        case Stage.SKAT:
            wanted = PlayHand(seat) if _best(view, hand)[0] >= ENOUGH else TurnUp(seat, 0)
        case Stage.DISCARD if state.rules.options.is_german:
            wanted = Discard(seat, _fattest(_best(view, hand)[1], hand))
        case Stage.DECLARE:
            return _declared(state, hand, ask)
        case Stage.PLAY:
            return _played(state, ask)
    return wanted if wanted is not None and ask.contains(wanted) else None


def _count(contract: Contract, hand: Hand) -> int:
    """The number of trumps and side aces."""
    mine = trumps(contract.order, hand)
    return len(mine) + sum(card.rank == "A" for card in hand - mine)


def _best(view: View[State], hand: Hand) -> tuple[int, Contract]:
    """The plain suit game with the highest count; of equal ones, the one with the highest base value."""
    german = view.state.rules.options.is_german
    plain = [
        contract
        for contract in view.state.rules.contracts.values()
        if contract.row.play == "suit"
        and not (contract.said or contract.spitzen)
        and (not contract.row.hand if german else contract.row.way == "solo")
    ]
    return max(((_count(each, hand), each) for each in plain), key=lambda found: (found[0], found[1].base))


def _call(view: View[State], ask: Ask, hand: Hand) -> Action | None:
    state, seat = view.state, view.own_seat
    if state.auction.caller is None and state.rules.options.may_say_ramsch:
        return None  # forehand's last word, where a ramsch may be chosen too
    lowest = next((action for action in ask.singles() if isinstance(action, Bid)), None)
    value = state.auction.asked or (lowest.value if lowest else 0)
    count, contract = _best(view, hand)
    if value and count >= ENOUGH and value <= contract.certain_value(hand):
        return lowest or Hold(seat)
    return Pass(seat)


def _fattest(contract: Contract, twelve: Hand) -> Hand:
    """The two cards with most points that are neither trumps nor aces, as far as there are such cards."""
    mine = trumps(contract.order, twelve)

    def wish(card: Card) -> tuple[bool, bool, int, Card]:
        return card not in mine, card.rank != "A", points(card), card

    return Hand.of(sorted(twelve, key=wish)[-2:])


def _declared(state: State, hand: Hand, ask: Ask) -> Action | None:
    """The suit with the highest count that reaches the bid."""
    named = [action for action in ask.singles() if isinstance(action, Declare)]
    suits = [
        each
        for each in named
        if each.contract.row.play == "suit" and not (each.contract.said or each.contract.spitzen)
    ]
    cards = hand if state.hand_game or not isinstance(state.laid, Hand) else hand | state.laid
    return max(
        suits,
        key=lambda each: (
            each.contract.certain_value(cards) >= state.bid,
            _count(each.contract, hand),
            each.contract.base,
        ),
        default=None,
    )


def _played(state: State, ask: Ask) -> Action | None:
    offered = next((each for each in ask.choices if isinstance(each, OneOf) and each.act is Play), None)
    if offered is None or state.order is None:
        return None
    assert isinstance(offered.values, Hand)
    avoids = state.is_ramsch or (state.contract is not None and state.contract.is_null)
    return Play(offered.seat, _card(state.order, state.trick, offered.values, avoids=avoids))


def _card(order: Order, trick: tuple[Card, ...], legal: Hand, *, avoids: bool) -> Card:
    """The strongest card to lead; the cheapest that takes a trick with points; else the lowest."""

    def cost(card: Card) -> tuple[int, int, Card]:
        return points(card), order.powers[card.index], card

    if avoids:
        return min(legal, key=lambda card: (order.powers[card.index], card))
    if not trick:
        return max(legal, key=lambda card: (order.powers[card.index], card))
    takers = [card for card in legal if order.winner((*trick, card)) == len(trick)]
    return min(takers if takers and card_points(trick) else legal, key=cost)
