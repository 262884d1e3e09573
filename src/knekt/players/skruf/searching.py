"""A player who thinks over every card:
the book before the first lead, the solver over sampled worlds after it.
"""

from __future__ import annotations

from random import Random

from knekt.cards import Card
from knekt.engine import View
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.players.skruf.playing.thinker import think
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import decision_seed
from knekt.skruf import State

__all__ = ["SkrufSearchingPlayer"]

# A declarer plans the play with the first leads of the side, so these get more time. They are at most one
# card in twenty.
PLANNED, LONGER = 10, 1.9  # a lead with so many tricks left gets so many times the time of a card


class SkrufSearchingPlayer(BookPlayer):
    """Chooses its cards by a vote of worlds. The same seed, view and number of worlds give the same card.

    `believes`: worlds are weighed by what the others have bid and given; else only the rules exclude worlds.
    `reads`: worlds are weighed by the cards played, too. `trust`: the card of the book is played if it is at
    most so many standard errors behind. `wavers`: a loss that the player hardly notices, as a share of what
    is at stake.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        *,
        believes: bool,
        reads: bool = False,
        trust: float = 0.5,
        wavers: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self._seed, self._budget, self._believes, self._reads = seed, budget, believes, reads
        self._trust, self._wavers = trust, wavers

    def _card(self, view: View[State]) -> Card:
        turn, thumb = CardTurn.of(view), super()._card(view)
        if len(turn.legal) == 1:
            return thumb
        budget, seed = self._budget, decision_seed(self._seed, view)
        if turn.declares and not turn.state.trick and turn.state.tricks_left >= PLANNED:
            budget = budget.within(LONGER * budget.seconds)
        found = think(view, turn.legal, budget, seed, believes=self._believes, reads=self._reads)
        if found is None:
            return thumb
        return found.wavering(found.chosen(thumb, self._trust), self._wavers, Random(seed))
