"""What a deal of Skruf came to, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.message import Message
from knekt.skruf import TRICKS, Ending, Facts, MisereFacts, Options, Result
from knekt.telling.listener import Listener
from knekt.telling.sentence import Named, Sentence, sentence

__all__ = ["outcome"]


def outcome(listener: Listener, options: Options, end: Result) -> Iterator[Sentence]:
    """Whether the bid was made, or who has won a misère; how it ended, and who bears it."""
    match end.facts:
        case Facts() as facts:
            assert end.declarer is not None
            yield sentence(
                "table-skruf-made" if facts.is_made else "table-skruf-failed",
                bid=facts.contract.message,
                tricks=facts.tricks,
                bets=facts.bets,
                **listener.who(end.declarer),
            )
        case MisereFacts(tricks):
            taken = tricks, TRICKS - tricks
            fewer = taken.index(min(taken))
            names = Named(tuple(listener.terms.seats[seat] for seat in end.sides[fewer]))
            yield sentence(
                "table-skruf-misere-won", names=names, tricks=taken[fewer], others=taken[1 - fewer]
            )
    if end.ending is Ending.PASSED_OUT:
        yield sentence("table-passed-out")
    elif end.ending is not Ending.PLAYED:
        yield sentence("table-skruf-ended", ending=Message(f"ending-{end.ending}"))
    if end.alone and end.declarer is not None:
        yield sentence("table-skruf-bears", **listener.who(end.declarer))
