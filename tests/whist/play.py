"""The tricks: following suit, and who takes them (3)."""

from __future__ import annotations

from knekt.cards import Card, Hand, Trick
from knekt.engine import Ask, Move, OneOf, Seat, value, without
from knekt.errors import IllegalAction, Reason
from whist.state import SEATS, TRICKS, State, WhistAction, WhistEvent

__all__ = ["MOVES", "Play", "Played"]


@value
class Play(WhistAction):
    """Play a card to the trick."""

    kind, text = "play", "{seat} {card}"

    card: Card


@value
class Played(WhistEvent):
    """A card on the table, for all to see."""

    kind, by = "played", Play

    seat: Seat
    card: Card


def ask(state: State) -> Ask:
    """A card of whoever is to play: of the suit led, if there is one (3.2)."""
    led = state.trick[0] if state.trick else None
    cards = state.order.follow(state.hand(state.turn), led)
    return Ask(state.turn, f"card-{state.cards_played}", True, (OneOf(Play, state.turn, cards),))


def refusal(state: State, action: Play) -> IllegalAction:
    """Why a seat may not play this card."""
    if action.seat != state.turn:
        return IllegalAction(action, Reason.NOT_YOUR_TURN)
    card = action.card
    if card not in state.hand(state.turn):
        return IllegalAction(action, Reason.NOT_HELD, card=card.message)
    return IllegalAction(action, Reason.MUST_FOLLOW, card=card.message, suit=state.trick[0].suit.message)


def evolve_played(state: State, event: Played) -> State:
    """The card lies in the trick; the fourth one ends it."""
    seat, trick = event.seat, (*state.trick, event.card)
    left = without(state.hands[seat], Hand(event.card.bit))
    hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
    lead = (seat + 1) % len(SEATS)
    if len(trick) < len(SEATS):
        return state.but(hands=hands, trick=trick, turn=lead)
    winner = (lead + state.order.winner(trick)) % len(SEATS)
    tricks = (*state.tricks, Trick(lead, trick, winner))
    if len(tricks) == TRICKS:
        hands = (Hand(),) * len(SEATS)  # nothing is hidden any more
    return state.but(hands=hands, trick=(), tricks=tricks, turn=winner)


MOVES = (Move(Played, evolve_played, refusal=refusal),)
