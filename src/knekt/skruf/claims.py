"""Claims: how many tricks a seat may claim for its side, and who has to accept it (7; as in Skat)."""

from __future__ import annotations

from knekt.engine import Ask, OneOf, Seat, claims, value
from knekt.errors import IllegalAction, Reason
from knekt.skruf.spelling import SkrufAction, SkrufEvent
from knekt.skruf.state import Ending, Stage, State

__all__ = ["CLAIMS", "MOVES", "Answer", "Claim", "ClaimAnswered", "ClaimJudged", "ClaimMade", "Judge"]


@value
class Claim(claims.Claim, SkrufAction):
    """Lay the hand open and claim this number of the tricks that are left for one's own side."""


@value
class Answer(claims.Answer, SkrufAction):
    """Accept a claim, or refuse it."""


@value
class Judge(claims.Judge, SkrufAction):
    """The table's word on a claim that waits for an answer."""


@value
class ClaimMade(claims.ClaimMade, SkrufEvent):
    """The claimer's hand lies open from here on."""

    by, text = Claim, "{seat} claims {tricks} {cards:heap}"


@value
class ClaimAnswered(claims.ClaimAnswered, SkrufEvent):
    """Somebody has accepted the claim, or refused it."""

    by = Answer


@value
class ClaimJudged(claims.ClaimJudged, SkrufEvent):
    """The table has allowed the claim, or denied it."""

    by = Judge


def may_ask(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The question whether the seat claims, which it may do once between two cards."""
    at = state.cards_played
    if seat == state.unowned or state.claimed_at[seat] >= at:
        return ()
    numbers = tuple(range(state.tricks_left + 1))
    return (Ask(seat, f"claim-{at}", False, (OneOf(Claim, seat, numbers),)),)


def _seats_to_agree(state: State) -> tuple[Seat, ...]:
    """Who must accept the claim: the opponents, and also the partner if the claim gives tricks away."""
    claim = state.claim
    assert claim is not None
    gives = claim.tricks < state.tricks_left
    ours = state.sides[state.side_of(claim.seat)]
    return tuple(
        seat for seat in range(4) if seat not in (claim.seat, state.unowned) and (gives or seat not in ours)
    )


def _refusal(state: State, action: Claim) -> IllegalAction:
    may = state.rules.options.claims and state.stage is Stage.PLAY and state.ending is None
    if may and state.claim is None and action.seat != state.unowned:
        most = state.tricks_left
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
