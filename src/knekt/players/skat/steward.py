"""The manners of a Skat table: when others than the one on turn are heard, and claims that need no consent."""

from __future__ import annotations

from typing import Any

from knekt.engine import TABLE, Action, Game
from knekt.players.skat.playing.claims import claim_stands
from knekt.skat import Answer, Judge

__all__ = ["SkatSteward"]


class SkatSteward:
    """Hears the others between tricks, and allows a claim that its own holder can prove."""

    def hears(self, game: Game[Any]) -> bool:
        """Between tricks; where the table doubles or gives, also between the cards of the first trick.

        Each of those may be the last before which something can be said (17.1, 17.3).
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
