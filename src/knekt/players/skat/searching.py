"""A player who thinks over every card:
rules of thumb before the first lead, the solver over sampled worlds after it.
"""

from __future__ import annotations

from random import Random

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skat.playing.card_turn import CardTurn
from knekt.players.skat.playing.thinker import think
from knekt.players.skat.rules import RulePlayer
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import decision_seed
from knekt.players.thinking.poll import Poll
from knekt.skat import State

__all__ = ["SearchingPlayer"]


class SearchingPlayer(RulePlayer):
    """Chooses its cards by a vote of worlds. The same seed, view and number of worlds give the same card.

    `believes`: worlds are weighed by what the others have bid and discarded; else only the rules exclude
    worlds. `plans`: near the end a declarer looks for one plan for all worlds, for it cannot tell them apart.
    `trust`: the card of the rules of thumb is played if it is at most so many standard errors behind.
    `wavers`: a loss that the player hardly notices, as a share of what is at stake.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        *,
        believes: bool,
        plans: bool = False,
        trust: float = 0.5,
        wavers: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self._seed, self._budget, self._trust, self._wavers = seed, budget, trust, wavers
        self._believes, self._plans = believes, plans

    def _card(self, view: View[State]) -> Card:
        legal, thumb = CardTurn.of(view).legal, super()._card(view)
        if len(legal) == 1:
            return thumb
        seed = decision_seed(self._seed, view)
        found = self._found(view, legal, seed)
        if found is None:
            return thumb
        return found.wavering(found.chosen(thumb, self._trust), self._wavers, Random(seed))

    def _found(self, view: View[State], legal: Hand, seed: int) -> Poll | None:
        """How the cards stand by a vote; None where none is held."""
        return think(view, legal, self._budget, seed, believes=self._believes, plans=self._plans)
