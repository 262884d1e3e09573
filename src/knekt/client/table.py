"""One table at the server: commands to it, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal
from uuid import uuid4

from knekt.client.connection import Connection
from knekt.client.heard import Heard, heard
from knekt.client.moment import Moment, next_moment
from knekt.engine import Action, Event
from knekt.notation import to_plain

__all__ = ["ClientTable"]


class ClientTable:
    """A table as its server shows it to this client.

    Every command has a name of its own, and is sent again under it until it is answered. So it is done once,
    however often the connection is lost.
    """

    def __init__(self, connection: Connection, id: str) -> None:
        self._connection, self.id = connection, id
        self._path = f"/tables/{id}"

    def join(self, player: int | None = None, *, seed: str | None = None) -> None:
        """Sit down, in this place or in any that is free.

        `seed` is what the player adds to the dealing, in hexadecimal digits.
        """
        self._do("join", player=player, seed=seed)

    def leave(self, level: int | None = None) -> None:
        """Get up. Once play has begun, a bot of this level gets the place.

        Without a level a bot acts only until this client comes back.
        """
        self._do("leave", level=level)

    def back(self) -> None:
        """Act again, after a bot has stood in. Any action does that, too."""
        self._do("back")

    def go_on(self) -> None:
        """Ask for the next deal."""
        self._do("go-on")

    def look(self, *, looking: bool = True) -> None:
        """Keep the next deal waiting while this client looks at the cards of the last; or let it come."""
        self._do("look", looking=looking)

    def take_back(self) -> None:
        """Take back the last decision, where nothing counts and only bots play besides."""
        self._do("take-back")

    def fill(self, level: int = 3, *, player: int | None = None) -> None:
        """As the host, put bots into all places that are free, or one into this place."""
        self._do("bots", level=level, player=player)

    def remove_bot(self, player: int) -> None:
        """As the host, make the place of a bot free, before play has begun."""
        self._do(f"bots/{player}/remove")

    def time_up(self) -> None:
        """As the keeper, say that the sitting ends after the deal that is under way."""
        self._do("time-up")

    def close(self) -> None:
        """As the keeper, close the table."""
        self._do("close")

    def propose(self, change: Event, moment: Moment) -> int:
        """As the keeper, propose a change, such as `Stopped(Ending.VOID)` or a `Corrected`.

        The answer is the proposal's number.
        """
        return self._do("changes", change=to_plain(change), seq=moment.seq)

    def answer(self, proposal: int, *, agree: bool) -> None:
        """Agree to the keeper's proposal, which stands in the picture, or refuse it."""
        self._do("changes/answer", proposal=proposal, agree=agree)

    def withdraw(self, proposal: int) -> None:
        """As the keeper, take back the proposal."""
        self._do("changes/withdraw", proposal=proposal)

    def say(self, phrase: str) -> None:
        """Say one of the set phrases. If no answer comes it is said again, so it may be heard twice."""
        self._connection.post(f"{self._path}/phrases", phrase=phrase)

    def mute(self, player: int, *, muted: bool = True) -> None:
        """Hear no more phrases of the person in this place, or hear them again.

        The server keeps this for the client's person at this table.
        """
        self._connection.post(f"{self._path}/mute", player=player, muted=muted)

    def again(self, number: int, *, seat: int | None = None, level: int = 3) -> ClientTable:
        """Open a table to play the deal of this number again, in the same seat or in this one."""
        made = self._connection.post(
            f"{self._path}/deals/{number}/again", seat=seat, level=level, command=uuid4().hex
        )
        return ClientTable(self._connection, made["id"])

    def act(self, action: Action, moment: Moment) -> int:
        """Do this in the deal as it was at the moment; the number of its event.

        ServerRefused is `late` if something has happened that the moment does not know.
        """
        asks = moment.view.asks if moment.view is not None and moment.asks else ()
        ask = next((ask.id for ask in asks if ask.contains(action)), None)
        return self._do("actions", action=to_plain(action), seq=moment.seq, ask=ask)

    def sheet(self) -> dict[str, Any]:
        """The whole sheet, as it stands now."""
        found: dict[str, Any] = self._connection.get(f"{self._path}/sheet")
        return found

    def record(self, number: int | None = None, form: Literal["jsonl", "txt", "iss"] = "jsonl") -> str:
        """The record of a deal that is over, or of the sitting so far; `iss` is for deals of German Skat."""
        deal = "" if number is None else f"/deals/{number}"
        return self._connection.text(f"{self._path}{deal}/record/{form}")

    def proof(self) -> dict[str, Any]:
        """What shows that the table was dealt fairly, as far as it may be shown now.

        `knekt verify` checks it.
        """
        found: dict[str, Any] = self._connection.get(f"{self._path}/proof")
        return found

    def now(self) -> Moment:
        """How the table is now."""
        return next_moment(None, self._connection.get(self._path))

    def moments(self, hear: Callable[[Heard], None] | None = None) -> Iterator[Moment]:
        """The table as it is now, and then after each event, until it is closed.

        `hear` is called with notices.

        If the connection is lost it goes on after the last event. No event of a deal is missed or told twice;
        but if the next deal has begun meanwhile, it goes on with that deal as it stands then.
        """
        moment: Moment | None = None
        patience = self._connection.patience()
        while True:
            seq = 0 if moment is None else moment.seq
            for message in self._connection.lines(f"{self._path}/stream", patience, seq=seq):
                patience.renew()
                told = heard(message)
                if told is not None and hear is not None:
                    hear(told)
                # A snapshot with the same number tells nothing new.
                is_new = moment is None or message.get("seq") != moment.seq
                if message["type"] in ("snapshot", "event") and is_new:
                    moment = next_moment(moment, message)
                    yield moment
                    if moment.is_closed:
                        return
            patience.wait()

    def _do(self, what: str, **body: Any) -> int:
        done = self._connection.post(f"{self._path}/{what}", command=uuid4().hex, **body)
        seq: int = done["seq"]
        return seq
