"""Trekarl weighed over likely worlds: the own hand with the talon, and the open hand with it (11)."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.engine import Seat, View
from knekt.players.skruf.calling.prospects import Prospects
from knekt.players.skruf.calling.tricks import Pair, TrickModel, Way
from knekt.players.skruf.knowing.reading import lowest_in
from knekt.players.skruf.knowing.worlds import TALON, World
from knekt.skruf import STRAINS, Bid, State

__all__ = ["TrekarlCaller", "best_call"]

GAIN = 40.0  # points by which a bid must be better than a pass


class TrekarlCaller:
    """A player of trekarl who is about to call."""

    def __init__(self, view: View[State], worlds: Sequence[World], model: TrickModel) -> None:
        self.state, self.seat = view.state, view.own_seat
        self._worlds, self._model = worlds, model
        self.ours = self._prospects(self.seat)

    @property
    def worth_of_pass(self) -> float:
        """What a pass is worth: nothing if nobody has bid, else what the last bid will bring."""
        state = self.state
        if state.high is None or state.bidder is None:
            return 0.0
        theirs = self._prospects(state.bidder)
        least = max(state.high.level, state.rules.options.min_level)
        return -theirs.hope(Bid(least, state.high.strain))

    @property
    def best(self) -> Bid | None:
        """The lowest playable bid in the strain that promises most; None where no bid is left."""
        least = self.state.rules.options.min_level
        lowest = (lowest_in(strain, self.state.high) for strain in STRAINS)
        bids = [Bid(max(each.level, least), each.strain) for each in lowest if each is not None]
        return max(bids, key=self.ours.hope, default=None)

    def weigh(self, bid: Bid) -> tuple[float, float]:
        """What it is worth to buy with the bid, and how likely it is made."""
        return self.ours.hope(bid), self.ours.chance(bid)

    def needs(self, bid: Bid) -> float:
        """The chance that a bid must have: none, for bids are made for their worth alone."""
        return 0.0

    def _prospects(self, seat: Seat) -> Prospects:
        """The prospects of the seat with the open hand.

        The seat takes the talon, and gives one card to each of the other hands.
        """
        state = self.state
        assert state.unowned is not None
        pairs = [
            Pair(world.lying[state.unowned], world.lying[seat] | world.lying[TALON]) for world in self._worlds
        ]
        return Prospects.of_pairs(state.rules.options, self._model, pairs, Way.ANSWERED).in_points

    @property
    def in_points(self) -> TrekarlCaller:
        """This caller itself, for it weighs by points alone anyway."""
        return self


def best_call(loner: TrekarlCaller) -> Bid | None:
    """The bid to make in the auction; None for a pass."""
    best = loner.best
    if best is None or loner.state.bidder == loner.seat:
        return None
    return best if loner.ours.hope(best) >= loner.worth_of_pass + GAIN else None
