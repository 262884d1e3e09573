"""The tricks: how suit is followed, who takes a trick, and when the deal is played out (11)."""

from __future__ import annotations

from knekt.cards import CARDS, Card, Hand, Trick
from knekt.engine import Ask, Move, OneOf, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skat import finish
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Ending, Stage, State, seat_after

__all__ = ["ALL_POINTS", "CARD_POINTS", "MOVES", "Play", "Played", "card_points"]

CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}  # 1.2
ALL_POINTS = 120
_POINTS = tuple(CARD_POINTS.get(card.rank, 0) for card in CARDS)


def card_points(cards: Hand | tuple[Card, ...]) -> int:
    """What the cards count in suit and grand games.

    >>> card_points(Hand.parse("CA CT CK CQ CJ C9 C8 C7"))
    30
    """
    return sum(_POINTS[card.index] for card in cards)


@value
class Play(SkatAction):
    """Play a card to the trick."""

    kind, text = "play", "{seat} {card}"

    card: Card


@value
class Played(SkatEvent):
    """A seat has played a card, for all to see."""

    kind, by = "played", Play

    seat: Seat
    card: Card


def ask(state: State) -> Ask:
    seat, order, trick = state.turn, state.order, state.trick
    assert order is not None
    legal = order.follow(state.hand(seat), trick[0] if trick else None)
    number = state.cards_played
    name = _EXCHANGED if state.proposals and not number else _CARD_IDS[number]
    return Ask(seat, name, True, (OneOf(Play, seat, legal),))


_CARD_IDS = tuple(f"card-{number}" for number in range(30))
_EXCHANGED = "card-0-exchanged"  # the lead is asked for again when a game was raised to a revolution


def refusal(state: State, action: Play) -> IllegalAction:
    """Why the seat whose turn it is may not play this card."""
    if state.stage is not Stage.PLAY or finish.awaits_word(state):
        return IllegalAction(action, Reason.NOT_NOW)
    order = state.order
    assert order is not None
    if action.card not in state.hand(action.seat):
        return IllegalAction(action, Reason.NOT_HELD, card=action.card.message)
    led = order.suit(state.trick[0])
    if led is None:
        return IllegalAction(action, Reason.MUST_FOLLOW_TRUMP, card=action.card.message)
    return IllegalAction(action, Reason.MUST_FOLLOW, card=action.card.message, suit=led.message)


def evolve_played(state: State, event: Played) -> State:
    seat, card, order = event.seat, event.card, state.order
    assert order is not None
    first, second, third = state.hands
    left = state.hands[seat] - Hand(card.bit)
    hands = (
        (left, second, third) if seat == 0 else (first, left, third) if seat == 1 else (first, second, left)
    )
    trick = (*state.trick, card)
    if len(trick) < 3:
        return state.but(hands=hands, trick=trick, turn=seat_after(seat))
    lead = seat_after(seat)
    winner = (lead + order.winner(trick)) % 3
    by_declarer = winner == state.declarer
    points = card_points(trick)
    against = state.against if by_declarer else state.against + points
    over = (
        not left
        or (by_declarer and not order.trumps)  # the first trick ends a null (11.6)
        or (not by_declarer and state.rules.ends_when_missed and _is_missed(state, against))
    )
    return state.but(
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(lead, trick, winner)),
        turn=winner,
        won=state.won + by_declarer,
        lost=state.lost + (not by_declarer),
        points=state.points + points if by_declarer else state.points,
        against=against,
        ending=Ending.PLAYED if over else None,
    )


def _is_missed(state: State, against: int) -> bool:
    """Whether a trick or the card points of the defenders make an announcement impossible (11.7)."""
    contract = state.contract
    if contract is None or contract.is_null:
        return False
    return contract.schwarz_said or (
        contract.schneider_said and against > ALL_POINTS - state.rules.options.schneider
    )


MOVES = (Move(Played, evolve_played, refusal=refusal),)
