"""What a seat should do, and why: advice from its own view, with what it rests on."""

from knekt.analysis.advice import advise, advising
from knekt.analysis.own_hand import Held, held_by
from knekt.analysis.suggestion import Advice, Suggestion

__all__ = ["Advice", "Held", "Suggestion", "advise", "advising", "held_by"]
