"""The strong player of Skruf: calls and gifts are weighed over likely worlds, cards are searched."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.engine import View
from knekt.players.skruf.knowledge import seat_of
from knekt.players.skruf.parting import best_four, best_single, judge_of
from knekt.players.skruf.raising import agreed_strain
from knekt.players.skruf.reckoner import Reckoner, reckoned_bid
from knekt.players.skruf.searching import SkrufSearchingPlayer
from knekt.players.skruf.thinker import trusted_worlds
from knekt.players.skruf.tricks import shipped
from knekt.players.skruf.worlds import World
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import chance_of
from knekt.skruf import Bid, Stage, State

__all__ = ["SkrufStrongPlayer"]


class SkrufStrongPlayer(SkrufSearchingPlayer):
    """Weighs what a contract would bring before it bids, gives and raises.

    It speaks by the same table as the book, so everybody can read its calls. `worlds`: over how many it weighs.
    """

    def __init__(
        self, seed: int, budget: Budget, *, believes: bool = True, trust: float = 0.5, worlds: int = 40
    ) -> None:
        super().__init__(seed, budget, believes=believes, trust=trust)
        self._worlds = worlds

    def _bid(self, view: View[State]) -> Bid | None:
        if view.state.unowned is not None or view.state.stage is Stage.RAISE:
            return super()._bid(view)
        return reckoned_bid(Reckoner.over(view, self._likely(view), shipped()))

    def _forced_bid(self, view: View[State]) -> Bid:
        state = view.state
        if state.unowned is not None or state.stage is Stage.RAISE:
            return super()._forced_bid(view)
        start = max(
            0 if state.high is None else state.high.place + 1, 5 * (state.rules.options.min_level - 1)
        )
        return Reckoner.over(view, self._likely(view), shipped()).ours.best_from(start)

    def _gift(self, view: View[State]) -> Hand:
        state, book = view.state, super()._gift(view)
        if state.is_misere:
            return book
        assert state.high is not None
        strain = state.high.strain if state.unowned is not None else agreed_strain(state)
        worlds, judge = self._likely(view), judge_of(state, shipped(), strain)
        if state.to_give[0][2] > 1:
            return best_four(state, seat_of(view), worlds, judge, strain, book)
        return best_single(state, worlds, judge, strain, book)

    def _likely(self, view: View[State]) -> list[World]:
        return trusted_worlds(view, self._worlds, chance_of(self._seed, view))
