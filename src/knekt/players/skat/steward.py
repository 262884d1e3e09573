"""The steward of a Skat table: it says when seats may speak out of turn, and which claims need no consent."""

from __future__ import annotations

from typing import Any

from knekt.engine import TABLE, Action, Game
from knekt.players.skat.playing.claims import claim_stands
from knekt.skat import Answer, Judge

__all__ = ["SkatSteward"]


class SkatSteward:
    """Hears the others between tricks, and allows a claim that its own holder can prove."""

    def hears(self, game: Game[Any]) -> bool:
        """Whether seats may speak out of turn now:
        between tricks, and with doublings or gifts in the first trick too.

        Each card of the first trick may end the time for a doubling or a gift (17.1, 17.3).
        """
        state, rules = game.state, game.state.rules
        if state.claim is not None:
            return False
        return not state.trick or (state.cards_played < 3 and (rules.may_double or rules.may_give))

    def ruling(self, game: Game[Any], action: Action) -> Action:
        """The action; but a claim that is proved needs nobody's consent (11.5)."""
        claim = game.state.claim
        if claim is None or action != Answer(action.seat, False):
            return action
        return Judge(TABLE, True) if claim_stands(game.view(claim.seat), claim.tricks) else action
