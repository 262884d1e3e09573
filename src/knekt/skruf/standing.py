"""A wish that holds for several turns: to pass until somebody bids (4.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from knekt.engine import View
from knekt.skruf.auction import Pass
from knekt.skruf.state import Stage, State

__all__ = ["StandingPass"]


@dataclass(frozen=True, slots=True)
class StandingPass:
    """A player's wish to pass until somebody bids, so that eight closing passes do not take eight answers.

    Whoever runs the table keeps the wish, and asks it for an answer when it is the player's turn. Nobody else
    learns of it, and the log has only the passes themselves. The wish ends with the auction, because the
    raise phase comes after the exchange (6).
    """

    bids: int  # how many bids had been made when the player said it

    @classmethod
    def said(cls, view: View[State]) -> Self:
        """The wish of a player who says it now."""
        return cls(_bids_made(view.state))

    def answer(self, view: View[State]) -> Pass | None:
        """The pass, if it is the player's turn to call and nobody has bid since; otherwise None."""
        state = view.state
        if view.seat is None or state.stage is not Stage.AUCTION or _bids_made(state) != self.bids:
            return None
        wanted = Pass(view.seat)
        return wanted if any(ask.must and ask.contains(wanted) for ask in view.asks) else None


def _bids_made(state: State) -> int:
    return sum(call.bid is not None for call in state.calls)
