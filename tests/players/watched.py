"""A rule player whose every answer is checked."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.engine import Action, View
from knekt.players.skat.rules import RulePlayer
from knekt.skat import Bid, Hold, SkatRules, State, matadors

__all__ = ["Watched"]


class Watched:
    """A player whose every answer is checked."""

    def __init__(self, player: RulePlayer) -> None:
        self.player = player
        self.answers = 0

    def choose(self, view: View[State]) -> Action:
        action = self.player.choose(view)
        assert any(ask.contains(action) for ask in view.asks), (action, view.events)
        assert self.player.choose(view) == action
        if isinstance(action, Bid | Hold):
            hand = view.state.hand(action.seat)
            bid = action.value if isinstance(action, Bid) else view.state.auction.asked
            assert bid <= most_worth(view.state.rules, hand), (action, hand)
        self.answers += 1
        return action

    def interject(self, view: View[State]) -> Action | None:
        action = self.player.interject(view)
        assert action is None or any(ask.contains(action) for ask in view.asks)
        assert self.player.interject(view) == action
        return action


def most_worth(made: SkatRules, hand: Hand) -> int:
    """The highest value of any game of the hand before the skat, without schneider or announcements."""
    return max(
        contract.base
        * (
            1
            if contract.is_null
            else min(abs(matadors(contract.order, hand)), contract.row.matadors) + contract.row.levels[0]
        )
        for contract in made.contracts.values()
        if contract.row.name != "grand-ouvert"
    )
