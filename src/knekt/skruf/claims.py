"""Claims: a hand laid open for some of the tricks that are left, and who has to accept that (7; as in Skat)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from knekt.cards import Hand
from knekt.engine import TABLE, Action, Ask, Event, OneOf, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skruf.state import Claimed, Ending, State, seat_letter

__all__ = ["Answer", "Claim", "ClaimAnswered", "ClaimJudged", "ClaimMade", "Judge"]


@value
class Claim(Action):
    """Lay the hand open and claim so many of the tricks that are left for one's side."""

    kind: ClassVar[str] = "claim"

    tricks: int

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} claims {self.tricks}"


@value
class Answer(Action):
    """Accept a claim, or refuse it."""

    kind: ClassVar[str] = "answer"

    accept: bool

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {'accepts' if self.accept else 'refuses'}"


@value
class Judge(Action):
    """The table's word on a claim that waits for an answer."""

    kind: ClassVar[str] = "judge"

    stands: bool

    def __str__(self) -> str:
        return f"table {'allows' if self.stands else 'denies'}"


@value
class ClaimMade(Event):
    """The claimer's hand lies open from here on."""

    kind: ClassVar[str] = "claim-made"

    seat: Seat
    tricks: int
    cards: Hand

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} claims {self.tricks} {str(self.cards) or '-'}"


@value
class ClaimAnswered(Event):
    """Somebody has accepted the claim, or refused it."""

    kind: ClassVar[str] = "claim-answered"

    seat: Seat
    accept: bool

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {'accepts' if self.accept else 'refuses'}"


@value
class ClaimJudged(Event):
    """The table has allowed the claim, or denied it."""

    kind: ClassVar[str] = "claim-judged"

    stands: bool

    def __str__(self) -> str:
        return f"table {'allows' if self.stands else 'denies'}"


def may_ask(state: State, seat: Seat) -> tuple[Ask, ...]:
    """A claim, once between two cards."""
    at = state.cards_played
    if seat == state.unowned or state.claimed_at[seat] >= at:
        return ()
    numbers = tuple(range(state.tricks_left + 1))
    return (Ask(seat, f"claim-{at}", False, (OneOf(Claim, seat, numbers),)),)


def _to_agree(state: State, claim: Claimed) -> tuple[Seat, ...]:
    """Who must accept: the opponents, and the partner too where the claim gives tricks away."""
    gives = claim.tricks < state.tricks_left
    ours = state.sides[state.side_of(claim.seat)]
    return tuple(
        seat for seat in range(4) if seat not in (claim.seat, state.unowned) and (gives or seat not in ours)
    )


def answer_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """While a claim lies on the table, those concerned are asked and nothing else happens."""
    claim = state.claim
    assert claim is not None
    if seat not in _to_agree(state, claim) or seat in claim.accepted:
        return ()
    name = f"answer-{state.cards_played}-{claim.seat}"
    return (Ask(seat, name, True, (Answer(seat, True), Answer(seat, False))),)


def judge_asks(state: State) -> tuple[Ask, ...]:
    """What the table may say to a claim that waits for an answer."""
    if state.claim is None:
        return ()
    name = f"judge-{state.cards_played}-{state.claim.seat}"
    return (Ask(TABLE, name, False, (Judge(TABLE, True), Judge(TABLE, False))),)


def refusal(state: State, action: Claim) -> IllegalAction:
    if state.rules.options.claims and state.claim is None and action.seat != state.unowned:
        most = state.tricks_left
        if not 0 <= action.tricks <= most:
            return IllegalAction(action, Reason.CLAIM_TOO_HIGH, claimed=action.tricks, most=most)
    return IllegalAction(action, Reason.NOT_NOW)


def decide(state: State, action: Claim | Answer | Judge) -> Event:
    match action:
        case Claim(seat, tricks):
            return ClaimMade(seat, tricks, state.hand(seat))
        case Answer(seat, accept):
            return ClaimAnswered(seat, accept)
        case Judge(_, stands):
            return ClaimJudged(stands)


def evolve_claim_made(state: State, event: ClaimMade) -> State:
    seat, at = event.seat, state.claimed_at
    return state.but(
        claim=Claimed(seat, event.tricks),
        claimed_at=(*at[:seat], state.cards_played, *at[seat + 1 :]),
        hands=state.with_hand(seat, event.cards),
        opened=state.opened | {seat},
    )


def evolve_claim_answered(state: State, event: ClaimAnswered) -> State:
    claim = state.claim
    assert claim is not None
    if not event.accept:
        return state.but(claim=None)
    accepted = claim.accepted | {event.seat}
    agreed = accepted.issuperset(_to_agree(state, claim))
    return state.but(claim=replace(claim, accepted=accepted), ending=Ending.CLAIMED if agreed else None)


def evolve_claim_judged(state: State, event: ClaimJudged) -> State:
    return state.but(ending=Ending.CLAIMED) if event.stands else state.but(claim=None)
