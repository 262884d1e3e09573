"""Claims: a player lays the hand open and claims some of the tricks that are left; the others answer.

Claims are the same in every family of games. A family gives the moves its own seat letters, and says how many
tricks may be claimed and who has to agree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from knekt.cards import Hand
from knekt.engine.ask import Ask
from knekt.engine.event import Action, Event
from knekt.engine.move import Move, Refusal
from knekt.engine.seat import TABLE, Seat
from knekt.engine.spelling import Spelled
from knekt.engine.value import value

__all__ = ["Answer", "Claim", "ClaimAnswered", "ClaimJudged", "ClaimMade", "Claimed", "Claims", "Judge"]


@value
class Claim(Spelled, Action):
    """Lay the hand open and claim this number of the tricks that are left."""

    kind, text = "claim", "{seat} claims {tricks}"

    tricks: int


@value
class Answer(Spelled, Action):
    """Accept a claim, or refuse it."""

    kind, text = "answer", "{seat} {accept:accepts/refuses}"

    accept: bool


@value
class Judge(Spelled, Action):
    """The table's word on a claim that waits for an answer."""

    kind, text = "judge", "table {stands:allows/denies}"

    stands: bool


@value
class ClaimMade(Spelled, Event):
    """The claimer's hand lies open from here on."""

    kind, text = "claim-made", f"{Claim.text} {{cards}}"

    seat: Seat
    tricks: int
    cards: Hand


@value
class ClaimAnswered(Spelled, Event):
    """Somebody has accepted the claim, or refused it."""

    kind, text = "claim-answered", Answer.text

    seat: Seat
    accept: bool


@value
class ClaimJudged(Spelled, Event):
    """The table has allowed the claim, or denied it."""

    kind, text = "claim-judged", Judge.text

    stands: bool


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim on the table: who claims, how many of the tricks that are left, and who has accepted."""

    seat: Seat
    tricks: int
    accepted: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Claims:
    """Claims as a family plays them.

    The first five are the family's own classes of moves. `to_agree` gives the seats that have to accept the
    claim on the table, `refusal` says why a claim is illegal, and `ending` is how a deal ends by an accepted
    claim.
    """

    made: type[ClaimMade]
    answer: type[Answer]
    answered: type[ClaimAnswered]
    judge: type[Judge]
    judged: type[ClaimJudged]
    to_agree: Callable[[Any], tuple[Seat, ...]]
    refusal: Refusal
    ending: Any

    @property
    def moves(self) -> tuple[Move, ...]:
        """The rows of the moves that belong to a claim."""
        return (
            Move(self.made, self._evolve_made, decide=self._decide, refusal=self.refusal),
            Move(self.answered, self._evolve_answered),
            Move(self.judged, self._evolve_judged),
        )

    def answer_asks(self, state: Any, seat: Seat) -> tuple[Ask, ...]:
        """The question whether the seat accepts the claim on the table; nothing else is asked meanwhile."""
        if seat not in self.to_agree(state) or seat in state.claim.accepted:
            return ()
        answers = self.answer(seat, True), self.answer(seat, False)
        return (Ask(seat, f"answer-{_claim_id(state)}", True, answers),)

    def judge_asks(self, state: Any) -> tuple[Ask, ...]:
        """What the table may say to a claim that waits for an answer."""
        if state.claim is None:
            return ()
        words = self.judge(TABLE, True), self.judge(TABLE, False)
        return (Ask(TABLE, f"judge-{_claim_id(state)}", False, words),)

    def _decide(self, state: Any, action: Claim) -> Event:
        return self.made(action.seat, action.tricks, state.hand(action.seat))

    def _evolve_made(self, state: Any, event: ClaimMade) -> Any:
        seat, at = event.seat, state.claimed_at
        return state.but(
            claim=Claimed(seat, event.tricks),
            claimed_at=(*at[:seat], state.cards_played, *at[seat + 1 :]),
            hands=state.with_hand(seat, event.cards),
            opened=state.opened | {seat},
        )

    def _evolve_answered(self, state: Any, event: ClaimAnswered) -> Any:
        if not event.accept:
            return state.but(claim=None)
        accepted = state.claim.accepted | {event.seat}
        agreed = accepted.issuperset(self.to_agree(state))
        return state.but(
            claim=replace(state.claim, accepted=accepted), ending=self.ending if agreed else None
        )

    def _evolve_judged(self, state: Any, event: ClaimJudged) -> Any:
        return state.but(ending=self.ending) if event.stands else state.but(claim=None)


def _claim_id(state: Any) -> str:
    """What tells this claim from every other of the deal: a seat claims at most once between two cards."""
    return f"{state.cards_played}-{state.claim.seat}"
