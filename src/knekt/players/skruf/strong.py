"""The strong player of Skruf: it weighs calls, gifts and swaps over worlds, and searches its cards."""

from __future__ import annotations

from time import perf_counter

from knekt.cards import Card, Hand, Suit
from knekt.engine import View
from knekt.players.skruf.calling.climbing import Climber, best_raise
from knekt.players.skruf.calling.prospects import suit_of
from knekt.players.skruf.calling.raising import settled_strain
from knekt.players.skruf.calling.reckoner import Reckoner, best_bid
from knekt.players.skruf.calling.slams import solve_slams
from knekt.players.skruf.calling.trekarl_prospects import TrekarlCaller, best_call
from knekt.players.skruf.calling.tricks import TrickModel, shipped_model
from knekt.players.skruf.giving.weighed_gifts import WeighedCards, weigh_gifts
from knekt.players.skruf.giving.weighed_swap import weigh_swaps
from knekt.players.skruf.knowing.reading import lowest_to_play
from knekt.players.skruf.knowing.worlds import World
from knekt.players.skruf.playing.misere import safest_gift
from knekt.players.skruf.playing.thinker import trusted_worlds
from knekt.players.skruf.searching import SkrufSearchingPlayer
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import decision_seed
from knekt.skruf import Bid, Stage, State

__all__ = ["SkrufStrongPlayer", "Weigher"]

Weigher = Reckoner | Climber | TrekarlCaller


class SkrufStrongPlayer(SkrufSearchingPlayer):
    """Weighs what a contract would bring before it bids, gives, raises and swaps.

    It calls by the same table as the book, so everybody can read its calls. `worlds`: the number of worlds
    over which it weighs; `gift_worlds`: the number for gifts, if that is another one.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        *,
        believes: bool = True,
        reads: bool = False,
        wavers: float = 0.0,
        worlds: int = 40,
        gift_worlds: int | None = None,
    ) -> None:
        super().__init__(seed, budget, believes=believes, reads=reads, wavers=wavers)
        self._worlds, self._gift_worlds = worlds, gift_worlds or worlds

    def weigher(self, view: View[State], model: TrickModel | None = None) -> Weigher:
        """What weighs the bids that may be made now, with this model or the one that comes with Knekt."""
        worlds, model = self._likely(view), model or shipped_model()
        if view.state.stage is Stage.RAISE:
            trumps = suit_of(settled_strain(view.state))
            known = solve_slams(view.state, view.own_seat, worlds, trumps, model, self._budget)
            return Climber(view, known.worlds, known)
        if view.state.unowned is not None:
            return TrekarlCaller(view, worlds, model)
        return Reckoner.over(view, worlds, model)

    def _bid(self, view: View[State]) -> Bid | None:
        weigher = self.weigher(view)
        if isinstance(weigher, Climber):
            return best_raise(weigher)
        return best_call(weigher) if isinstance(weigher, TrekarlCaller) else best_bid(weigher)

    def _forced_bid(self, view: View[State]) -> Bid:
        weigher = self.weigher(view)
        if isinstance(weigher, Reckoner):
            return weigher.best_to_buy()
        first = lowest_to_play(view.state.rules.options.min_level, view.state.high)
        return weigher.ours.best_from(first.place)

    def _gift(self, view: View[State]) -> Hand:
        if view.state.is_misere:
            (book,) = super()._gift(view)
            return Hand(safest_gift(view.own_seat, self._likely(view), book).bit)
        return self.gifts(view)[0].cards

    def _trumps(self, state: State) -> Suit | None:
        return suit_of(settled_strain(state))

    def _swap(self, view: View[State]) -> Card:
        return self.swaps(view)[0].cards[0]

    def gifts(self, view: View[State]) -> list[WeighedCards]:
        """Cards that the seat might give, weighed, the best first."""
        return weigh_gifts(view, self._likely(view, self._gift_worlds), shipped_model(), super()._gift(view))

    def swaps(self, view: View[State]) -> list[WeighedCards]:
        """Cards for the swap of the opponents, weighed, the best first."""
        begun = perf_counter()
        worlds, by_book = self._likely(view), super()._swap(view)
        return weigh_swaps(view, worlds, by_book, self._budget.since(begun))

    def _likely(self, view: View[State], number: int | None = None) -> list[World]:
        """Likely worlds: so many, or else as many as calls are weighed over."""
        return trusted_worlds(view, number or self._worlds, decision_seed(self._seed, view))
