"""Who plays whist."""

from __future__ import annotations

from typing import Any

from knekt.cards import Card, Hand
from knekt.engine import Action, Game, OneOf, View
from knekt.players.family import FamilyPlayers
from knekt.players.roster import LEVELS, RANDOM, Entry
from whist.play import Play
from whist.state import State

__all__ = ["FAMILY", "PlainPlayer"]


class PlainPlayer:
    """Leads its highest card, takes a trick from the others as cheaply as it can, and else plays low."""

    def choose(self, view: View[State]) -> Action:
        ask = view.asks[0]
        (choice,) = ask.choices
        assert isinstance(choice, OneOf) and isinstance(choice.values, Hand)
        return Play(ask.seat, _card(view.state, choice.values))


def _card(state: State, legal: Hand) -> Card:
    order, trick = state.order, state.trick

    def power(card: Card) -> tuple[int, Card]:
        return order.powers[card.index], card

    if not trick:
        return max(legal, key=power)
    is_partners = len(trick) >= 2 and order.winner(trick) == len(trick) - 2
    takers = [card for card in legal if order.winner((*trick, card)) == len(trick)]
    return min(takers if takers and not is_partners else legal, key=power)


class Steward:
    """Nobody speaks out of turn, and the table rules nothing."""

    def hears(self, game: Game[Any]) -> bool:
        return False

    def ruling(self, game: Game[Any], action: Action) -> Action:
        return action


FAMILY = FamilyPlayers(
    opponent=lambda seed: PlainPlayer(),
    level=lambda options, level, seed, budget: PlainPlayer(),  # all levels play alike
    roster=(RANDOM, Entry("rule", lambda options, seed, number, seconds: PlainPlayer()), LEVELS),
    steward=Steward(),
)
