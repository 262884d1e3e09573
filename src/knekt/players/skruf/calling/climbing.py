"""How high to go once the cards have been given:
every contract above the last bid, weighed over worlds (6, 14).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from knekt.engine import View
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.prospects import Estimator, Prospects, suit_of
from knekt.players.skruf.calling.raising import cheap_card, is_first_word, settled_strain
from knekt.players.skruf.calling.tricks import Pair, Way
from knekt.players.skruf.knowing.knowledge import of_suit
from knekt.players.skruf.knowing.reading import lowest_in
from knekt.players.skruf.knowing.worlds import World
from knekt.skruf import BIDS, STRAINS, Bid, State, partner_of

__all__ = ["Climber", "best_raise"]

RAISE = 35.0  # points by which a raise must be better than what stands
# How likely made a contract must be, to raise to its level. A raise to five brings little, for five is no
# slam. A slam that is made with 83 in 100 can be made in nearly nine worlds of ten.
SURE = {5: 0.95, 6: 0.83, 7: 0.83}
FEW = 3  # a buyer with so few trumps leaves it to the master how high to go
SWITCH = 300.0  # points by which another strain must be better than the one for which the cards were given


class Climber:
    """The raises of a side that has bought, as one of its players weighs them over worlds."""

    def __init__(self, view: View[State], worlds: Sequence[World], model: Estimator) -> None:
        self.view, self.state, self.seat = view, view.state, view.own_seat
        self.worlds = len(worlds)
        self._agreed = settled_strain(view.state)
        other = partner_of(self.seat) if self.state.unowned is None else self.state.unowned
        pairs = [Pair(world.lying[self.seat], world.lying[other]) for world in worlds]
        self.ours = Prospects.of_pairs(self.state.rules.options, model, pairs, Way.HELD)

    @property
    def standing(self) -> Bid:
        assert self.state.high is not None
        return self.state.high

    @property
    def strains(self) -> Sequence[str]:
        """The strains in which the seat may raise: the agreed one, but once the master may choose another.

        It may not where the buyer has shown a card: that settles the strain.
        """
        is_free = self.state.unowned is not None or (self._chooses and not self._is_message)
        return STRAINS if is_free else (self._agreed,)

    @property
    def best(self) -> Bid | None:
        """The raise that is worth most; None where the bid that stands is as good."""
        bids = [
            bid for bid in BIDS[self.standing.place + 1 :] if bid.strain in self.strains and self._may(bid)
        ]
        if not bids:
            return None
        best = max(bids, key=self._liking)
        if self._is_message:
            return best  # a bid that only shows a card is not meant to be played
        return best if self._liking(best) > self._liking(self.standing) + RAISE else None

    def _may(self, bid: Bid) -> bool:
        """Whether the bid may be made; over a message the lowest bid must be."""
        return self.is_sure(bid) or (self._is_message and bid == lowest_in(bid.strain, self.standing))

    def is_sure(self, bid: Bid) -> bool:
        """Whether the contract is made as likely as a contract of its level must be."""
        return self.ours.chance(bid) >= self.needs(bid)

    def needs(self, bid: Bid) -> float:
        """How likely a contract of this level must be made."""
        return SURE.get(bid.level, 0.0)

    def _liking(self, bid: Bid) -> float:
        """What a contract is worth, less a price for leaving the strain for which the cards were given."""
        leaves = self.state.unowned is None and bid.strain != self._agreed
        return self.ours.value(bid) - SWITCH * leaves

    @property
    def _chooses(self) -> bool:
        """Whether it is the turn of a master who has not named a strain in this phase."""
        calls = self.state.calls[self.state.bought_at :]
        return self.seat != self.state.buyer and not any(
            call.bid is not None and call.seat == self.seat for call in calls
        )

    def weigh(self, bid: Bid) -> tuple[float, float]:
        """What a contract is worth, and how likely it is made."""
        return self.ours.value(bid), self.ours.chance(bid)

    @property
    def in_points(self) -> Climber:
        """The same in points alone, as it is shown to people; the choice also counts `HOME`."""
        found = copy(self)
        found.ours = self.ours.in_points
        return found

    @property
    def has_trumps(self) -> bool:
        """Whether the seat has kept enough trumps to judge by itself how high to go."""
        trumps = suit_of(self._agreed)
        return trumps is not None and len(of_suit(self.state.hand(self.seat), trumps)) > FEW

    @property
    def _is_message(self) -> bool:
        return self.state.unowned is None and self.standing.strain != self._agreed


def best_raise(climber: Climber) -> Bid | None:
    """The raise to make; None for a pass.

    A buyer who has given the trumps away first shows a card, if there is room and the master's lowest answer
    is sure to be made: the master knows more.
    """
    best = climber.best
    if best is None or climber.state.unowned is not None or climber.has_trumps:
        return best
    caller = Caller.of(climber.view)
    lowest = lowest_in(best.strain, climber.standing)
    if lowest is None or best.strain != climber.standing.strain or not is_first_word(caller):
        return best
    return (cheap_card(caller, lowest) if climber.is_sure(lowest) else None) or best
