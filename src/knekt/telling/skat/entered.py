"""A deal of Skat as the score keeper has written it."""

from __future__ import annotations

from knekt.sheet import Corrected, Entered, SkatTerms
from knekt.sheet.skat.rows import entered as result_of
from knekt.skat import Options
from knekt.telling.sentence import Named, Sentence, sentence

__all__ = ["entered"]


def entered(options: Options, terms: SkatTerms, entry: Entered | Corrected) -> Sentence:
    """Who has played what, and what it counts."""
    result = result_of(options, terms, entry.declarer, entry.facts)
    if result.ramsch is not None and result.ramsch.charged:
        amount, charged = result.ramsch.amount, result.ramsch.charged
        names = Named(tuple(terms.seats[seat] for seat in charged))
        won = "yes" if amount > 0 else "no"
        return sentence("page-told-row-ramsch", names=names, won=won, score=abs(amount))
    if result.declarer is None or result.facts is None or result.score is None:
        return sentence("page-told-row-nothing")
    return sentence(
        "page-told-row-game",
        name=Named((terms.seats[result.declarer],)),
        contract=result.facts.contract.message,
        won="yes" if result.score.won else "no",
        score=abs(result.score.total),
    )
