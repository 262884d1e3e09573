"""Claims: how many of the tricks that are left one may claim, and who has to accept that (11.5)."""

from __future__ import annotations

from knekt.engine import Seat, claims, value
from knekt.errors import IllegalAction, Reason
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Ending, Stage, State

__all__ = ["CLAIMS", "MOVES", "Answer", "Claim", "ClaimAnswered", "ClaimJudged", "ClaimMade", "Judge"]


@value
class Claim(claims.Claim, SkatAction):
    """Lay the hand open and claim so many of the tricks that are left (11.5)."""


@value
class Answer(claims.Answer, SkatAction):
    """Accept a claim, or refuse it."""


@value
class Judge(claims.Judge, SkatAction):
    """The table's word on a claim that waits for an answer."""


@value
class ClaimMade(claims.ClaimMade, SkatEvent):
    """The claimer's hand lies open from here on."""

    by = Claim


@value
class ClaimAnswered(claims.ClaimAnswered, SkatEvent):
    """An opponent has accepted the claim, or refused it."""

    by = Answer


@value
class ClaimJudged(claims.ClaimJudged, SkatEvent):
    """The table has allowed the claim, or denied it."""

    by = Judge


def most_claimed(state: State, seat: Seat) -> int | None:
    """How many tricks the seat may claim now; None if it may not.

    Once between two cards, and not by a declarer with spitzen: they are about the order of the last tricks,
    which a claim would leave open.
    """
    contract, declares = state.contract, seat == state.declarer
    assert contract is not None
    if state.claimed_at[seat] >= state.cards_played or (declares and contract.spitzen):
        return None
    return _most(state, seat)


def _most(state: State, seat: Seat) -> int:
    """Who must not take a trick can only claim none; anybody else as many as are left."""
    contract = state.contract
    assert contract is not None
    return 0 if contract.is_null and seat == state.declarer else state.tricks_left


def _to_agree(state: State) -> tuple[Seat, ...]:
    """Who must accept a claim: the opponents; and the partner too, unless one defender binds both."""
    assert state.claim is not None and state.declarer is not None
    seat = state.claim.seat
    if seat == state.declarer or state.rules.options.play.defender_concede != "single":
        return tuple(each for each in range(3) if each != seat)
    return (state.declarer,)


def _refusal(state: State, action: Claim) -> IllegalAction:
    may = state.stage is Stage.PLAY and state.rules.may_claim and state.claim is None
    if may and not state.is_ramsch:
        most = _most(state, action.seat)
        if not 0 <= action.tricks <= most:
            return IllegalAction(action, Reason.CLAIM_TOO_HIGH, claimed=action.tricks, most=most)
    return IllegalAction(action, Reason.NOT_NOW)


CLAIMS = claims.Claims(
    ClaimMade,
    Answer,
    ClaimAnswered,
    Judge,
    ClaimJudged,
    to_agree=_to_agree,
    refusal=_refusal,
    ending=Ending.CLAIMED,
)
MOVES = CLAIMS.moves
