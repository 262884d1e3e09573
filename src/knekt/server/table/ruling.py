"""What counts when somebody answers a claim: the answer, or a ruling of the table itself."""

from __future__ import annotations

import asyncio

from knekt.engine import Action
from knekt.engine.claims import Answer
from knekt.players import steward_of
from knekt.server.table import Table

__all__ = ["ruled_action"]


async def ruled_action(table: Table, action: Action) -> Action:
    """The action, or the ruling of the table in its place.

    The table searches whether the claim is proved by what the claimer knows. That can be slow, so a thread
    does it.
    """
    game = table.game
    if game is None or not isinstance(action, Answer):
        return action
    return await asyncio.to_thread(steward_of(table.settings.options).ruling, game, action)
