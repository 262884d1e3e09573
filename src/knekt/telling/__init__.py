"""What happens in a deal and what becomes of it, as sentences still without a language.

Each stands here once: the table in the terminal and the server say the same.
"""

from knekt.telling.listener import Listener
from knekt.telling.sentence import Named, Sentence, sentence
from knekt.telling.tell import DealLine, deal_line, entered, happened, outcome

__all__ = [
    "DealLine",
    "Listener",
    "Named",
    "Sentence",
    "deal_line",
    "entered",
    "happened",
    "outcome",
    "sentence",
]
