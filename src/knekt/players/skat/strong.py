"""A player who asks worlds about everything: cards, and also doublings, gifts, claims and pushed cards."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.engine import View
from knekt.players.skat.calling import stakes
from knekt.players.skat.calling.pushing import best_push, prefers_to_take_up
from knekt.players.skat.giving.sharing import agrees_to_share, best_share
from knekt.players.skat.playing.claims_of_others import claim_is_best
from knekt.players.skat.playing.ramsch_playouts import poll_playouts
from knekt.players.skat.searching import SearchingPlayer
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import decision_seed
from knekt.players.thinking.poll import Poll
from knekt.skat import State

__all__ = ["StrongPlayer"]

TALKING = 0.8  # the share of the time for a card that other decisions may take


class StrongPlayer(SearchingPlayer):
    """Also doubles, gives, gives up, answers claims, shares and pushes by worlds; ramsch by playouts.

    Where there is no time to ask worlds, the rules of thumb decide.
    """

    def _found(self, view: View[State], legal: Hand, seed: int) -> Poll | None:
        if view.state.is_ramsch:
            return poll_playouts(view, legal, self._budget, seed)
        return super()._found(view, legal, seed)

    def _doubles(self, view: View[State]) -> bool:
        found = stakes.doubles(view, *self._for_talk(view))
        return super()._doubles(view) if found is None else found

    def _gives(self, view: View[State], level: str) -> bool:
        found = stakes.gains_by_gift(view, level, *self._for_talk(view))
        return super()._gives(view, level) if found is None else found

    def _takes_gift(self, view: View[State]) -> bool:
        found = stakes.takes_gift(view, *self._for_talk(view))
        return super()._takes_gift(view) if found is None else found

    def _gives_up(self, view: View[State]) -> bool:
        found = stakes.gives_up(view, *self._for_talk(view))
        return super()._gives_up(view) if found is None else found

    def _accepts(self, view: View[State]) -> bool:
        return super()._accepts(view) or claim_is_best(view)

    def _share(self, view: View[State]) -> Hand:
        return best_share(view.state, view.own_seat, *self._for_talk(view))

    def _agrees_to_share(self, view: View[State]) -> bool:
        return agrees_to_share(view.state, view.own_seat, *self._for_talk(view))

    def _pushes(self, view: View[State]) -> Hand:
        return best_push(view.state, view.own_seat, *self._for_talk(view))

    def _takes_up(self, view: View[State]) -> bool:
        return prefers_to_take_up(view.state, view.own_seat, *self._for_talk(view))

    def _for_talk(self, view: View[State]) -> tuple[Budget, int]:
        return self._budget.hastened(TALKING), decision_seed(self._seed, view)
