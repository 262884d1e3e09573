"""What a seat should do, and why: advice from its own view, with the grounds for it."""

from knekt.analysis.advice import advise, advising
from knekt.analysis.own_hand import OwnHand, deal_around
from knekt.analysis.suggestion import Advice, Suggestion

__all__ = ["Advice", "OwnHand", "Suggestion", "advise", "advising", "deal_around"]
