"""What the person types, read as cards and as yes or no, in any game.

Either case is read, and symbols, letters and numbers.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from knekt.cards import CARDS, Card
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces, alternatives
from knekt.engine import Action, View
from knekt.errors import NotationError

__all__ = ["AnswerReader", "allowed", "is_number"]


def allowed(view: View[Any], action: Action) -> Action:
    """The action, if the seat may take it now; IllegalAction with the reason if not."""
    if action in view.legal:
        return action
    raise view.rules.refusal(view.state, action)


def is_number(text: str) -> bool:
    """Whether a small number was typed."""
    return text.isascii() and text.isdecimal() and len(text) <= 4


class AnswerReader:
    """Reads answers in one language. Every method gives what is allowed, or raises a KnektError."""

    pack: ClassVar[Collection[Card]] = CARDS

    def __init__(self, speaker: Speaker, faces: Faces) -> None:
        self._faces = faces
        self.yes = alternatives(speaker.say("typed-yes"))
        self.no = alternatives(speaker.say("typed-no"))
        self.passes = alternatives(speaker.say("typed-pass"))
        self.claim = alternatives(speaker.say("typed-claim"))
        self.accept = alternatives(speaker.say("typed-accept"))
        self.refuse = alternatives(speaker.say("typed-refuse"))

    def card(self, shown: Sequence[Card], text: str) -> Card:
        """A card by its name or by its number in the hand shown, perhaps with the mark of a new card."""
        word = text.casefold().rstrip("*")
        if is_number(word) and 1 <= int(word) <= len(shown):
            return shown[int(word) - 1]
        found = self._faces.card("".join(word.split()))
        if found is None or found not in self.pack:
            raise NotationError(text, "card-or-number")
        return found

    def cards(self, shown: Sequence[Card], text: str) -> list[Card]:
        """Several cards; a blank may stand between suit and rank."""
        found, words = [], re.split(r"[\s,;+]+", text.strip())
        while words:
            word = words.pop(0)
            if words and any(word.casefold() in named for named in self._faces.suits.values()):
                word += words.pop(0)
            found.append(self.card(shown, word))
        return found

    def yes_or_no(self, view: View[Any], yes: Action, no: Action, text: str) -> Action:
        """One of two actions."""
        word = text.casefold()
        if word in self.accept or word in self.yes:
            return allowed(view, yes)
        if word in self.refuse or word in self.no:
            return allowed(view, no)
        raise NotationError(text, "yes-or-no")
