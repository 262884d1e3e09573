"""The thirteen tricks: how suit is followed, and who takes a trick (7)."""

from __future__ import annotations

from knekt.cards import Card, Hand, Suit, Trick
from knekt.engine import TABLE, Ask, Move, OneOf, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skruf.spelling import SkrufAction, SkrufEvent
from knekt.skruf.state import Ending, Stage, State

__all__ = ["MOVES", "BarSuit", "Play", "PlayOpen", "Played", "PlayedOpen", "SuitBarred"]


@value
class Play(SkrufAction):
    """Play a card to the trick."""

    kind, text = "play", "{seat} {card}"

    card: Card


@value
class PlayOpen(SkrufAction):
    """Play a card from the open hand, which the declarer plays (11)."""

    kind, text = "play-open", "{seat} open {card}"

    card: Card


@value
class BarSuit(SkrufAction):
    """The table forbids the leader to lead this suit now, because the partner has led it out of turn (13)."""

    kind, text = "bar-suit", "table bars {suit}"

    suit: Suit


@value
class Played(SkrufEvent):
    """A seat has played a card, for all to see."""

    kind, by = "played", Play

    seat: Seat
    card: Card


@value
class PlayedOpen(SkrufEvent):
    """The declarer, who is `seat`, has played a card from the open hand."""

    kind, by = "played-open", PlayOpen

    seat: Seat
    card: Card


@value
class SuitBarred(SkrufEvent):
    """The table has barred a suit for this lead."""

    kind, by = "suit-barred", BarSuit

    suit: Suit


def ask(state: State) -> Ask:
    kind = PlayOpen if state.turn == state.unowned else Play
    ids = _CARD_IDS if state.barred is None else _BARRED_IDS
    return Ask(state.actor, ids[state.cards_played], True, (OneOf(kind, state.actor, _legal_cards(state)),))


_CARD_IDS = tuple(f"card-{number}" for number in range(52))
_BARRED_IDS = tuple(f"{each}-barred" for each in _CARD_IDS)  # barring a suit makes it another question


def _legal_cards(state: State) -> Hand:
    order, hand = state.order, state.hand(state.turn)
    assert order is not None
    if state.trick:
        return order.follow(hand, state.trick[0])
    if state.barred is not None:
        return Hand.of(card for card in hand if card.suit != state.barred) or hand
    return hand


def bar_asks(state: State) -> tuple[Ask, ...]:
    """The question whether the table bars a suit; at a real table somebody can lead out of turn (13)."""
    if not state.rules.options.manual_table or state.trick or state.barred is not None:
        return ()
    choices = tuple(BarSuit(TABLE, suit) for suit in Suit)
    return (Ask(TABLE, f"bar-{state.cards_played}", False, choices),)


def refusal(state: State, action: Play | PlayOpen) -> IllegalAction:
    """Why the seat whose turn it is may not play this card."""
    if state.stage is not Stage.PLAY:
        return IllegalAction(action, Reason.NOT_NOW)
    wanted = PlayOpen if state.turn == state.unowned else Play
    if type(action) is not wanted:
        return IllegalAction(action, Reason.NOT_YOUR_TURN)
    card = action.card
    if card not in state.hand(state.turn):
        return IllegalAction(action, Reason.NOT_HELD, card=card.message)
    if not state.trick:
        return IllegalAction(action, Reason.SUIT_BARRED, suit=card.suit.message)
    return IllegalAction(action, Reason.MUST_FOLLOW, card=card.message, suit=state.trick[0].suit.message)


def evolve_played(state: State, event: Played | PlayedOpen) -> State:
    hand, card, order = state.turn, event.card, state.order
    assert order is not None
    left = state.hands[hand] - Hand(card.bit)
    held = state.hands
    hands = (*held[:hand], left, *held[hand + 1 :])
    trick = (*state.trick, card)
    if len(trick) < 4:
        return state.but(hands=hands, trick=trick, turn=state.after(hand), barred=None)
    lead = state.after(hand)
    circle = state.circle
    winner = circle[(circle.index(lead) + order.winner(trick)) % 4]
    return state.but(
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(lead, trick, winner)),
        turn=winner,
        barred=None,
        ending=None if left else Ending.PLAYED,
    )


def evolve_barred(state: State, event: SuitBarred) -> State:
    return state.but(barred=event.suit)


MOVES = (
    Move(Played, evolve_played, refusal=refusal),
    Move(PlayedOpen, evolve_played, refusal=refusal),
    Move(SuitBarred, evolve_barred),
)
