"""Answers to the questions before the first lead, as every player of Skat needs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from knekt.engine import Action, Seat, View
from knekt.skat import Bid, Contract, Declare, PlayHand, SayNull, State, TakeSkat, TurnUp

__all__ = ["WAYS", "lowest_bid", "named_contracts"]

WAYS: Mapping[str, Callable[[Seat], Action]] = {  # the ways to play in Tournée, and the action of each
    "turn": lambda seat: TurnUp(seat, 0),
    "guckser": TakeSkat,
    "guckser-null": SayNull,
    "solo": PlayHand,
}


def named_contracts(view: View[State]) -> list[Contract]:
    """The contracts that may be named."""
    return [each.contract for each in _musts(view) if isinstance(each, Declare)]


def lowest_bid(view: View[State]) -> Bid | None:
    """The bid of the lowest value that may be named; None if the seat may not bid."""
    return next((each for each in _musts(view) if isinstance(each, Bid)), None)


def _musts(view: View[State]) -> list[Action]:
    return [action for ask in view.asks if ask.must for action in ask.singles()]
