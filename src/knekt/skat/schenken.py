"""Schenken: the defenders offer to give the declarer the game, or schneider (17.3)."""

from __future__ import annotations

from dataclasses import replace

from knekt.engine import Ask, Move, Seat, value
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Ending, Gift, State

__all__ = ["GIFTS", "MOVES", "Agree", "Agreed", "GiftAnswered", "Offer", "Offered", "TakeGift", "next_gift"]

GIFTS = GAME, SCHNEIDER = "game", "schneider"


@value
class Offer(SkatAction):
    """A defender asks the partner whether they should give the declarer the game, or schneider."""

    kind, text = "offer", "{seat} offers {level:game/schneider}"

    level: str


@value
class Agree(SkatAction):
    """Say yes or no to the partner: to a gift, or to an exchange of cards in a revolution."""

    kind, text = "agree", "{seat} {yes:agrees/disagrees}"

    yes: bool


@value
class TakeGift(SkatAction):
    """The declarer takes the gift, or declines it and then has to win one level higher."""

    kind, text = "take-gift", "{seat} {accept:takes/declines} gift"

    accept: bool


@value
class Offered(SkatEvent):
    """A defender has asked the partner, for all to hear."""

    kind, by = "offered", Offer

    seat: Seat
    level: str


@value
class Agreed(SkatEvent):
    """The partner has said yes or no."""

    kind, by = "agreed", Agree

    seat: Seat
    yes: bool


@value
class GiftAnswered(SkatEvent):
    """The declarer has taken the gift, or declined it."""

    kind, by = "gift-answered", TakeGift

    seat: Seat
    accept: bool


def next_gift(state: State) -> str | None:
    """What the defenders can give now; None if nothing.

    It is the game, or schneider once the game has been declined or schneider was announced.
    """
    options, contract = state.rules.options.schenken, state.contract
    if not options.enabled or contract is None or contract.is_null or contract.schwarz_said:
        return None
    if options.scope == "grand_only" and contract.row.play != "grand":
        return None
    if options.window == "until_first_trick_done" and state.won + state.lost > 0:
        return None
    if state.declined == SCHNEIDER:
        return None
    return SCHNEIDER if state.declined or contract.schneider_said else GAME


def offer_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The question whether the seat wants to make a gift, which each defender has once for each level."""
    level = next_gift(state) if seat != state.declarer else None
    if level is None or (seat, level) in state.gifts_asked:
        return ()
    return (Ask(seat, f"offer-{level}", False, (Offer(seat, level),)),)


def answer_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The question to the seat about a gift: first the partner is asked, then the declarer."""
    gift = state.gift
    assert gift is not None and state.declarer is not None
    if gift.agreed:
        asked, answers = state.declarer, tuple(TakeGift(seat, accept) for accept in (True, False))
        return (Ask(seat, f"gift-{gift.level}", True, answers),) if seat == asked else ()
    if seat in (gift.seat, state.declarer):
        return ()
    both = Agree(seat, True), Agree(seat, False)
    return (Ask(seat, f"agree-{gift.level}", True, both),)


def evolve_offered(state: State, event: Offered) -> State:
    asked = state.gifts_asked | {(event.seat, event.level)}
    return state.but(gift=Gift(event.seat, event.level), gifts_asked=asked)


def evolve_agreed(state: State, event: Agreed) -> State:
    assert state.gift is not None
    return state.but(gift=replace(state.gift, agreed=True) if event.yes else None)


def evolve_gift_answered(state: State, event: GiftAnswered) -> State:
    assert state.gift is not None
    level = state.gift.level
    if not event.accept:
        return state.but(gift=None, declined=level)
    return state.but(gift=None, accepted=level, ending=Ending.GIVEN)


MOVES = (  # `Agreed` is in revolution.py, because the partner can also agree to an exchange
    Move(Offered, evolve_offered),
    Move(GiftAnswered, evolve_gift_answered),
)
