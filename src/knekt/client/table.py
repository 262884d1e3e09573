"""One table at the server: commands to it, and what happens there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

from knekt.client.connection import Connection
from knekt.client.moment import Moment, next_moment
from knekt.engine import Action
from knekt.notation import to_plain

__all__ = ["ClientTable"]


class ClientTable:
    """A table as its server shows it to this client.

    Every command has a name of its own, under which it is sent until it is answered: it is done once, however often the
    connection is lost.
    """

    def __init__(self, connection: Connection, id: str) -> None:
        self._connection, self.id = connection, id

    def join(self, player: int | None = None) -> None:
        """Sit down, in this place or any that is free."""
        self._do("join", player=player)

    def fill(self, level: int = 3) -> None:
        """As the host, put bots into all places that are free."""
        self._do("bots", level=level)

    def go_on(self) -> None:
        """Ask for the next deal."""
        self._do("go-on")

    def leave(self) -> None:
        """Get up; once play has begun, a bot acts in the place."""
        self._do("leave")

    def close(self) -> None:
        """As the host, end it."""
        self._do("close")

    def act(self, action: Action, moment: Moment) -> int:
        """Do this in the deal as it was at the moment; the number of the event that it has become.

        ServerRefused is `late` where something had happened meanwhile that the moment does not know of.
        """
        asks = moment.view.asks if moment.view is not None and moment.asks else ()
        ask = next((ask.id for ask in asks if ask.contains(action)), None)
        return self._do("actions", action=to_plain(action), seq=moment.seq, ask=ask)

    def sheet(self) -> dict[str, Any]:
        """The whole sheet, as it stands now."""
        found: dict[str, Any] = self._connection.get(f"/tables/{self.id}/sheet")
        return found

    def moments(self) -> Iterator[Moment]:
        """How the table is now, then how it is after each event, until it is closed.

        A connection that is lost is taken up again after the last event. No event of a deal is missed or told twice; but if
        the next deal has begun meanwhile, it goes on with that deal as it stands then.
        """
        moment: Moment | None = None
        patience = self._connection.patience()
        while True:
            seq = 0 if moment is None else moment.seq
            for message in self._connection.lines(f"/tables/{self.id}/stream", seq=seq):
                patience.renew()
                is_new = (
                    moment is None or message.get("seq") != moment.seq
                )  # else a snapshot of what is known
                if message["type"] in ("snapshot", "event") and is_new:
                    moment = next_moment(moment, message)
                    yield moment
                    if moment.is_closed:
                        return
            patience.wait()

    def _do(self, what: str, **body: Any) -> int:
        done = self._connection.post(f"/tables/{self.id}/{what}", command=uuid4().hex, **body)
        seq: int = done["seq"]
        return seq
