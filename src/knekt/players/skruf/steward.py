"""The steward of a Skruf table: it says when claims are heard, and which claims need no consent."""

from __future__ import annotations

from typing import Any

from knekt.engine import TABLE, Action, Game
from knekt.players.skruf.playing.claims import claim_is_certain
from knekt.skruf import Answer, Judge, Stage

__all__ = ["SkrufSteward"]


class SkrufSteward:
    """Hears claims between tricks where the table plays them, and allows one that its holder can prove."""

    def hears(self, game: Game[Any]) -> bool:
        """Whether a claim may be made now, the only thing that is said out of turn: it may between tricks."""
        state = game.state
        return bool(
            state.rules.options.claims
            and state.stage is Stage.PLAY
            and state.claim is None
            and not state.trick
        )

    def ruling(self, game: Game[Any], action: Action) -> Action:
        """The action; but a claim of all tricks left stands against a refusal if its holder can prove it."""
        claim = game.state.claim
        if claim is None or action != Answer(action.seat, False) or claim.tricks < game.state.tricks_left:
            return action
        proved = claim_is_certain(game.view(claim.seat), claim.seat, claim.tricks)
        return Judge(TABLE, True) if proved else action
