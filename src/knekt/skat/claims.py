"""Claims: a hand laid open for some of the tricks that are left, and who has to accept that (11.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from knekt.cards import Hand
from knekt.engine import TABLE, Action, Ask, Event, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skat.state import Claimed, Ending, State, seat_letter

__all__ = ["Answer", "Claim", "ClaimAnswered", "ClaimJudged", "ClaimMade", "Judge"]


@value
class Claim(Action):
    """Lay the hand open and claim so many of the tricks that are left (11.5)."""

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
        return f"{seat_letter(self.seat)} claims {self.tricks} {self.cards}"


@value
class ClaimAnswered(Event):
    """An opponent has accepted the claim, or refused it."""

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


def most_claimed(state: State, seat: Seat) -> int | None:
    """How many tricks the seat may claim now; None if it may not.

    Once between two cards, and not by a declarer with spitzen: they are about the order of the last tricks, which a
    claim would leave open.
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


def answer_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """While a claim lies on the table, its opponents are asked and nothing else happens."""
    claim = state.claim
    assert claim is not None
    if seat not in _to_agree(state, claim.seat) or seat in claim.accepted:
        return ()
    answers = Answer(seat, True), Answer(seat, False)
    return (Ask(seat, f"answer-{_claim_name(state)}", True, answers),)


def verdict_asks(state: State) -> tuple[Ask, ...]:
    """What the table may say to a claim that waits for an answer."""
    if state.claim is None:
        return ()
    return (Ask(TABLE, f"judge-{_claim_name(state)}", False, (Judge(TABLE, True), Judge(TABLE, False))),)


def _claim_name(state: State) -> str:
    """A seat claims at most once between two cards."""
    assert state.claim is not None
    return f"{state.cards_played}-{state.claim.seat}"


def _to_agree(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who must accept a claim: the opponents; and the partner too, unless one defender binds both."""
    if seat == state.declarer or state.rules.options.play.defender_concede != "single":
        return tuple(each for each in range(3) if each != seat)
    assert state.declarer is not None
    return (state.declarer,)


def refusal(state: State, action: Action) -> IllegalAction:
    if isinstance(action, Claim) and state.rules.may_claim and state.claim is None and not state.is_ramsch:
        most = _most(state, action.seat)
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
    agreed = accepted.issuperset(_to_agree(state, claim.seat))
    return state.but(claim=replace(claim, accepted=accepted), ending=Ending.CLAIMED if agreed else None)


def evolve_claim_judged(state: State, event: ClaimJudged) -> State:
    return state.but(ending=Ending.CLAIMED) if event.stands else state.but(claim=None)
