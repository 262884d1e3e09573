"""What every player of Skat needs to answer what it is asked before the first lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from knekt.engine import Action, Seat, View
from knekt.skat import Bid, Contract, Declare, PlayHand, SayNull, State, TakeSkat, TurnUp

__all__ = ["WAYS", "lowest_bid", "named_contracts"]

WAYS: Mapping[str, Callable[[Seat], Action]] = {  # the ways to play in Tournée, each as one says it
    "turn": lambda seat: TurnUp(seat, 0),
    "guckser": TakeSkat,
    "guckser-null": SayNull,
    "solo": PlayHand,
}


def named_contracts(view: View[State]) -> list[Contract]:
    """The contracts that may be named."""
    return [each.contract for each in _musts(view) if isinstance(each, Declare)]


def lowest_bid(view: View[State]) -> Bid | None:
    """The lowest value that may be named; None if one is asked for, or may only pass."""
    return next((each for each in _musts(view) if isinstance(each, Bid)), None)


def _musts(view: View[State]) -> list[Action]:
    return [action for ask in view.asks if ask.must for action in ask.singles()]
