"""Advice for the player who is to act, where nothing is scored.

It is made from what that seat sees, and from nothing else.
"""

from __future__ import annotations

import msgspec

from knekt.analysis.family import analysis_of
from knekt.errors import KnektError
from knekt.server.bots.hint import Hint
from knekt.server.bots.job import job_for
from knekt.server.bots.pool import BotPool, NoAnswer
from knekt.server.bots.turns import Asker, Thought
from knekt.server.hall.hall import Hall
from knekt.server.hall.rights import player_of
from knekt.server.hall.viewer import Viewer
from knekt.server.run.limits import HINTS, Limits

__all__ = ["Hints"]

_LEVEL = 5  # of the bot that gives advice


class Hints:
    """Asks for advice.

    The same workers give it that play for bots; they know the seat's view and nothing else.
    """

    def __init__(self, hall: Hall, bots: BotPool, limits: Limits) -> None:
        self._hall, self._bots, self._limits = hall, bots, limits

    async def hint(self, id: str, viewer: Viewer, worlds: int) -> Hint:
        """What the viewer should do.

        KnektError where the deal counts, or where it is not the viewer's turn.
        """
        live = await self._hall.live_table(id)
        player = player_of(live, viewer)
        if live.table.settings.scored:
            raise KnektError("hints-are-off", "nobody is helped where it counts")
        view = live.view(player)
        if view is None or not any(ask.must for ask in view.asks):
            raise KnektError("nothing-to-advise", "the seat is not to act now")
        analysis_of(view.rules.options)  # refuses a game of which there is nothing to say
        person = str(viewer.person)
        self._limits.take(HINTS, person)
        seed = live.chance.derive(f"hint {live.table.terms.number} {player}")
        job = job_for(view, seed, _LEVEL, self._hall.pace.haste, out_of_turn=False)
        job.worlds = worlds
        try:
            found = await self._bots.decide(job, Asker(Thought.ADVICE, person, id))
        except NoAnswer:
            raise KnektError("no-advice-now", "no worker could answer") from None
        return msgspec.convert(found, Hint)
