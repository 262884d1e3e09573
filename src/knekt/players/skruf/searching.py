"""A player who thinks over every card: the book before the first lead, the solver over sampled worlds after it."""

from __future__ import annotations

from knekt.cards import Card
from knekt.engine import View
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.thinker import think
from knekt.players.skruf.turn import Turn
from knekt.players.thinking.budget import Budget
from knekt.skruf import State

__all__ = ["SkrufSearchingPlayer"]


class SkrufSearchingPlayer(BookPlayer):
    """Chooses its cards by a vote of worlds. The same seed, view and number of worlds give the same card.

    `believes`: worlds are weighed by what the others have bid and given; else only what they have shown counts.
    `trust`: by how many standard errors the card of the book may be behind and is still played.
    """

    def __init__(self, seed: int, budget: Budget, *, believes: bool, trust: float = 0.5) -> None:
        super().__init__(seed)
        self._seed, self._budget, self._believes, self._trust = seed, budget, believes, trust

    def _card(self, view: View[State]) -> Card:
        legal, thumb = Turn.of(view).legal, super()._card(view)
        if len(legal) == 1:
            return thumb
        found = think(view, legal, self._budget, self._chance(view), believes=self._believes)
        if found is None or found.is_as_good(thumb, self._trust):
            return thumb
        return found.best.card

    def _chance(self, view: View[State]) -> int:
        """The seed of this decision: it follows from the player's and from what the seat has seen."""
        return hash((self._seed, len(view.events), view.seat)) & (1 << 63) - 1
