"""What a deal of Skruf came to, with all cards."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from knekt.engine import Hidden, View
from knekt.server.shown.pictures.parts import Heap, Said, Told, heap, texts, wire_message, wire_sentence
from knekt.skruf import TRICKS, Facts, MisereFacts, Result, State, result, sorted_hand
from knekt.telling import Listener, outcome

__all__ = ["SkrufEntry", "SkrufFacts", "SkrufResult", "skruf_result"]


class SkrufEntry(Struct, kw_only=True):
    """What a side enters into its account, above the line or below it."""

    side: int
    points: int
    below: bool
    name: Said


class SkrufFacts(Struct, kw_only=True):
    """What the score depends on: tricks, aces and honours of the first side. Bets are the tricks that \
    lack."""

    tricks: int
    others: int  # tricks of the second side
    made: bool | None  # none in a misère
    bets: int
    aces: int
    honours: int


class SkrufResult(Struct, kw_only=True):
    """The end of a deal. Hands and talon are as dealt, `played` as play began; nothing is there if it did \
    not."""

    ending: str
    told: list[Told]  # what came of the deal; the first sentence says who has won
    ended_by: int | None
    declarer: int | None
    sides: list[list[int]]
    facts: SkrufFacts | None
    entries: list[SkrufEntry]
    totals: list[int]  # what both sides get in all
    below: list[int]
    alone: bool  # whether the declarer bears the bets alone
    dealt: list[Heap]
    talon: Heap  # the talon, the top card first
    played: list[Heap]


def skruf_result(view: View[State], listener: Listener) -> SkrufResult:
    """The result of a finished deal, of which everybody may see everything."""
    state = view.state
    end, held = result(state), partial(sorted_hand, state)
    score = end.score
    return SkrufResult(
        ending=end.ending.value,
        told=[wire_sentence(each) for each in outcome(listener, state.rules.options, end)],
        ended_by=state.ended_by,
        declarer=end.declarer,
        sides=[list(each) for each in end.sides],
        facts=_facts(end),
        entries=[
            SkrufEntry(side=line.side, points=line.points, below=line.below, name=wire_message(line.message))
            for line in end.lines
        ],
        totals=[0, 0] if score is None else [score.total(0), score.total(1)],
        below=[0, 0] if score is None else [score.below(0), score.below(1)],
        alone=end.alone,
        dealt=[heap(cards, held) for cards in state.dealt],
        talon=state.talon.count if isinstance(state.talon, Hidden) else texts(state.talon),
        played=[heap(cards, held) for cards in state.began],
    )


def _facts(end: Result) -> SkrufFacts | None:
    match end.facts:
        case Facts() as facts:
            return SkrufFacts(
                tricks=facts.tricks,
                others=TRICKS - facts.tricks,
                made=facts.is_made,
                bets=facts.bets,
                aces=facts.aces,
                honours=facts.honours,
            )
        case MisereFacts(tricks):
            return SkrufFacts(tricks=tricks, others=TRICKS - tricks, made=None, bets=0, aces=0, honours=0)
    return None
