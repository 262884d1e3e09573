"""The defenders make the declarer a gift of the game, or of schneider (17.3)."""

from __future__ import annotations

from dataclasses import replace

from knekt.engine import Ask, Move, Seat, value
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Ending, Gift, State

__all__ = ["GIFTS", "MOVES", "Agree", "Agreed", "GiftAnswered", "Offer", "Offered", "TakeGift", "next_gift"]

GIFTS = GAME, SCHNEIDER = "game", "schneider"


@value
class Offer(SkatAction):
    """A defender asks the partner whether they should give the game up, or schneider."""

    kind, text = "offer", "{seat} offers {level:game/schneider}"

    level: str


@value
class Agree(SkatAction):
    """Yes or no to what the partner wants: to make a gift, or to share out the cards in a revolution so."""

    kind, text = "agree", "{seat} {yes:agrees/disagrees}"

    yes: bool


@value
class TakeGift(SkatAction):
    """The declarer takes the gift, or declines it and has to win one level higher."""

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
    """What the defenders could give now: the game; once that is declined, or schneider announced, schneider."""
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
    """Whether the seat may ask the partner: a defender, once for each level."""
    level = next_gift(state) if seat != state.declarer else None
    if level is None or (seat, level) in state.gifts_asked:
        return ()
    return (Ask(seat, f"offer-{level}", False, (Offer(seat, level),)),)


def answer_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """While a gift is on its way, the partner is asked, then the declarer, and nothing else happens."""
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


MOVES = (  # what the partner says can also be about an exchange: revolution.py
    Move(Offered, evolve_offered),
    Move(GiftAnswered, evolve_gift_answered),
)
