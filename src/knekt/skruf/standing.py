"""A word once said for several turns: pass until somebody bids (4.5)."""

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

    Whoever runs the table keeps it and asks it when the player's turn comes: it tells nobody anything before, and the log
    has only the passes that it stands for. With the auction it ends: whether to raise is asked after the exchange (6).
    """

    bids: int  # that had been made when it was said

    @classmethod
    def said(cls, view: View[State]) -> Self:
        """The wish, said now."""
        return cls(_bids(view.state))

    def answer(self, view: View[State]) -> Pass | None:
        """The pass that it stands for, if it is the player's turn to call and nobody has bid since; else None."""
        state = view.state
        if view.seat is None or state.stage is not Stage.AUCTION or _bids(state) != self.bids:
            return None
        wanted = Pass(view.seat)
        return wanted if any(ask.must and ask.contains(wanted) for ask in view.asks) else None


def _bids(state: State) -> int:
    return sum(call.bid is not None for call in state.calls)
