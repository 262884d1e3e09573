"""The picture of a running or finished deal, by the family of its game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from knekt.engine import Hidden, View

__all__ = ["DealPicture", "deal_picture"]


class DealPicture(Struct, kw_only=True):
    """A deal as one seat, or somebody who only watches, may see it."""

    number: int
    dealer: int
    seats: list[int]
    stage: str
    hands: list[list[str] | int]


def deal_picture(view: View[Any], terms: Any) -> DealPicture:
    """The deal as the view has it; `terms` are the sheet's for this deal."""
    state = view.state
    return DealPicture(
        number=terms.number,
        dealer=terms.dealer,
        seats=list(terms.seats),
        stage=state.stage.name.lower(),
        hands=[
            len(hand) if isinstance(hand, Hidden) else [str(card) for card in hand] for hand in state.hands
        ],
    )
