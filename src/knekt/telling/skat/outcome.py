"""What a deal of Skat came to, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.message import Message
from knekt.skat import PACK, Ending, Facts, Options, RamschScore, Result, card_points
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence

__all__ = ["outcome"]

ALL_POINTS = card_points(PACK)


def outcome(listener: Listener, options: Options, end: Result) -> Iterator[Sentence]:
    """Who has won or lost, how it ended, and what was taken, where that matters."""
    if end.ending is Ending.PASSED_OUT:
        yield sentence("table-passed-out")
        return
    if end.ramsch is not None:
        yield from _ramsch(listener, end.ramsch, options)
    elif end.declarer is not None and end.facts is not None and end.score is not None:
        yield sentence(
            "table-won" if end.score.won else "table-lost",
            contract=end.facts.contract.message,
            **listener.who(end.declarer),
        )
    if end.ending is not Ending.PLAYED:
        yield sentence("table-ended", ending=Message(f"ending-{end.ending}"))
    if end.ramsch is None and end.facts is not None:
        yield from _taken(end.facts)


def _ramsch(listener: Listener, scored: RamschScore, options: Options) -> Iterator[Sentence]:
    """Who is written down for a ramsch, and why."""
    for seat in scored.charged:
        if scored.facts.marcher == seat:
            id = "table-durchmarsch" if options.rewards_all_tricks else "table-ramsch-swept"
        else:
            id = "table-ramsch-won" if scored.totals[seat] > 0 else "table-ramsch-lost"
        yield sentence(id, **listener.who(seat))
    if not scored.charged:
        yield sentence("table-ramsch-nobody")


def _taken(facts: Facts) -> Iterator[Sentence]:
    if facts.contract.is_null and not facts.given_up:
        yield sentence("table-null-tricks", tricks=facts.tricks)
    elif facts.is_counted:
        points, tricks = facts.points, facts.tricks
        yield sentence("table-points", points=points, others=ALL_POINTS - points, tricks=tricks)
    if facts.cut_short:
        yield sentence("table-announcement-missed")
    if facts.spitze_missed:
        yield sentence("table-spitze-missed")
