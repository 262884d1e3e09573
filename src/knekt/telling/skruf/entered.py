"""A deal of Skruf as the score keeper has written it."""

from __future__ import annotations

from knekt.sheet.skruf import Corrected, Entered, SkrufTerms
from knekt.sheet.skruf.rows import entered as result_of
from knekt.skruf import Facts, MisereFacts, Options
from knekt.telling.sentence import Named, Sentence, sentence

__all__ = ["entered"]


def entered(options: Options, terms: SkrufTerms, entry: Entered | Corrected) -> Sentence:
    """Who has played what, and the tricks of that side."""
    result = result_of(options, entry.entry if isinstance(entry, Corrected) else entry)
    match result.facts:
        case Facts() as facts if result.declarer is not None:
            return sentence(
                "page-told-row-bid",
                name=Named((terms.seats[result.declarer],)),
                contract=facts.contract.message,
                tricks=facts.tricks,
            )
        case MisereFacts(tricks):
            names = Named(tuple(terms.seats[seat] for seat in result.sides[0]))
            return sentence("page-told-row-misere", names=names, tricks=tricks)
    return sentence("page-told-row-nothing")
