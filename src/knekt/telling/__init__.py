"""What is asked in a deal, what actions are called, what happens and what comes of it, in no language yet.

Each stands here once: the table in the terminal, the drawing of a record and the server say the same.
"""

from knekt.telling.listener import Listener
from knekt.telling.named import named
from knekt.telling.sentence import Named, Sentence, sentence
from knekt.telling.tell import DealLine, asked, deal_line, entered, happened, outcome

__all__ = [
    "DealLine",
    "Listener",
    "Named",
    "Sentence",
    "asked",
    "deal_line",
    "entered",
    "happened",
    "named",
    "outcome",
    "sentence",
]
