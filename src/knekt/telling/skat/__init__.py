"""What is told of a deal of Skat."""

from knekt.telling.skat.asked import asked
from knekt.telling.skat.auction import Word, bid_tells, stands, words_said
from knekt.telling.skat.entered import entered
from knekt.telling.skat.happened import happened, ramsch_told
from knekt.telling.skat.line import deal_line
from knekt.telling.skat.outcome import outcome

__all__ = [
    "Word",
    "asked",
    "bid_tells",
    "deal_line",
    "entered",
    "happened",
    "outcome",
    "ramsch_told",
    "stands",
    "words_said",
]
