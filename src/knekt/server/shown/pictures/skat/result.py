"""What a deal of Skat came to, with all cards."""

from __future__ import annotations

from msgspec import Struct

from knekt.cards import Hand
from knekt.engine import View
from knekt.server.shown.pictures.parts import Heap, Said, Told, heap, wire_message, wire_sentence
from knekt.skat import (
    Facts,
    RamschScore,
    State,
    card_points,
    hands_played,
    order_held,
    result,
)
from knekt.skat.play import ALL_POINTS
from knekt.telling import Listener, outcome

__all__ = ["RamschOutcome", "SkatFacts", "SkatResult", "skat_result"]


class SkatFacts(Struct, kw_only=True):
    """What the score of a declared game depends on; `points` and `tricks` are the declarer's."""

    matadors: int
    points: int
    others: int  # card points of the defenders
    tricks: int
    counted: bool  # whether points and tricks counted
    given_up: bool
    accepted: str
    spitze_missed: bool


class RamschOutcome(Struct, kw_only=True):
    """A ramsch by seats: card points in the end, tricks, and who is written down."""

    points: list[int]
    tricks: list[int]
    charged: list[int]
    marcher: int | None  # the seat that took every trick


class SkatResult(Struct, kw_only=True):
    """The end of a deal. Hands and skat are as dealt, `played` and `laid` as play began."""

    ending: str
    told: list[Told]  # what came of the deal; the first sentence says who has won
    ended_by: int | None
    won: bool | None
    overbid: bool
    score: int
    totals: list[int]  # the points of each seat
    count: list[Said]
    facts: SkatFacts | None
    ramsch: RamschOutcome | None
    dealt: list[Heap]
    skat: Heap
    played: list[Heap]
    laid: Heap
    laid_points: int


def skat_result(view: View[State], listener: Listener) -> SkatResult:
    """The result of a finished deal, of which everybody may see everything."""
    state = view.state
    end, held = result(state), order_held(state).sorted
    laid = state.laid if isinstance(state.laid, Hand) else Hand()
    return SkatResult(
        ending=end.ending.value,
        told=[wire_sentence(each) for each in outcome(listener, state.rules.options, end)],
        ended_by=state.ended_by,
        won=None if end.score is None else end.score.won,
        overbid=end.score is not None and end.score.is_overbid,
        score=end.ramsch.amount if end.ramsch else end.score.total if end.score else 0,
        totals=list(end.totals),
        count=[wire_message(line.message) for line in end.lines],
        facts=None if end.facts is None else _facts(end.facts),
        ramsch=None if end.ramsch is None else _ramsch(end.ramsch),
        dealt=[heap(cards, held) for cards in state.dealt],
        skat=heap(state.skat, held),
        played=[heap(cards, held) for cards in hands_played(state)],
        laid=heap(laid, held),
        laid_points=card_points(laid),
    )


def _facts(facts: Facts) -> SkatFacts:
    return SkatFacts(
        matadors=facts.matadors,
        points=facts.points,
        others=ALL_POINTS - facts.points,
        tricks=facts.tricks,
        counted=facts.is_counted,
        given_up=facts.given_up,
        accepted=facts.accepted,
        spitze_missed=facts.spitze_missed,
    )


def _ramsch(scored: RamschScore) -> RamschOutcome:
    return RamschOutcome(
        points=list(scored.points),
        tricks=list(scored.facts.tricks),
        charged=list(scored.charged),
        marcher=scored.facts.marcher,
    )
