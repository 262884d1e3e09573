"""What is told of a deal of Skruf."""

from knekt.telling.skruf.asked import asked
from knekt.telling.skruf.auction import callers, rows_of_calls, stands, tells, would_tell
from knekt.telling.skruf.entered import entered
from knekt.telling.skruf.happened import happened, taken
from knekt.telling.skruf.line import deal_line
from knekt.telling.skruf.outcome import outcome

__all__ = [
    "asked",
    "callers",
    "deal_line",
    "entered",
    "happened",
    "outcome",
    "rows_of_calls",
    "stands",
    "taken",
    "tells",
    "would_tell",
]
