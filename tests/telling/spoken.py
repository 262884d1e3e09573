"""Sentences as read by somebody who knows everybody's name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from knekt.telling import Sentence
from knekt.words import say

__all__ = ["NAMES", "spoken"]

NAMES = "Anna", "Otto", "Bo", "Karl"


def spoken(sentences: Iterable[Sentence], lang: str = "en") -> list[str]:
    """The sentences in words, with cards as they are written."""
    return [_spoken(each, lang) for each in sentences]


def _spoken(told: Sentence, lang: str) -> str:
    cards = {place: " ".join(map(str, cards)) for place, cards in told.cards.items()}
    names = {place: "/".join(NAMES[player] for player in who) for place, who in told.names.items()}
    return say(replace(told.message, args={**told.message.args, **cards, **names}), lang)
