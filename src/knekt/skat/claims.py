"""Claims: how many of the tricks that are left a seat may claim, and who has to accept it (11.5)."""

from __future__ import annotations

from knekt.engine import Seat, claims, value
from knekt.errors import IllegalAction, Reason
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Ending, Stage, State

__all__ = ["CLAIMS", "MOVES", "Answer", "Claim", "ClaimAnswered", "ClaimJudged", "ClaimMade", "Judge"]


@value
class Claim(claims.Claim, SkatAction):
    """Lay the hand open and claim this number of the tricks that are left (11.5)."""


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

    A seat may claim once between two cards. A declarer who has announced spitzen may not claim, because
    spitzen are about who wins which of the last tricks, and a claim would leave that open.
    """
    contract, declares = state.contract, seat == state.declarer
    assert contract is not None
    if state.claimed_at[seat] >= state.cards_played or (declares and contract.spitzen):
        return None
    return _most_tricks(state, seat)


def _most_tricks(state: State, seat: Seat) -> int:
    """The most tricks that the seat can claim: none for the declarer of a null, or else all that are left."""
    contract = state.contract
    assert contract is not None
    return 0 if contract.is_null and seat == state.declarer else state.tricks_left


def _seats_to_agree(state: State) -> tuple[Seat, ...]:
    """Who must accept a claim: the opponents, and also the partner unless one defender binds both."""
    assert state.claim is not None and state.declarer is not None
    seat = state.claim.seat
    if seat == state.declarer or state.rules.options.play.defender_concede != "single":
        return tuple(each for each in range(3) if each != seat)
    return (state.declarer,)


def _refusal(state: State, action: Claim) -> IllegalAction:
    may = state.stage is Stage.PLAY and state.rules.may_claim and state.claim is None
    if may and not state.is_ramsch:
        most = _most_tricks(state, action.seat)
        if not 0 <= action.tricks <= most:
            return IllegalAction(action, Reason.CLAIM_TOO_HIGH, claimed=action.tricks, most=most)
    return IllegalAction(action, Reason.NOT_NOW)


CLAIMS = claims.Claims(
    ClaimMade,
    Answer,
    ClaimAnswered,
    Judge,
    ClaimJudged,
    to_agree=_seats_to_agree,
    refusal=_refusal,
    ending=Ending.CLAIMED,
)
MOVES = CLAIMS.moves
