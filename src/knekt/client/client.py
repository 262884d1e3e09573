"""Somebody at a server: a guest, or the person whose token it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self
from uuid import uuid4

from knekt.client.connection import Connection
from knekt.client.daily import Comparison, Today, comparison_of, today_of
from knekt.client.lists import ListedTable, TableStage, listed
from knekt.client.table import ClientTable
from knekt.engine import OptionValue

__all__ = ["Client"]

_PATIENCE = 60.0  # seconds


class Client:
    """Somebody at a server. It can be used in `with`, which closes the connection at the end.

    `language` is that of the server's messages. `patience` is the number of seconds for which the server may
    be out of reach before the client gives up.
    """

    def __init__(self, connection: Connection, me: Any) -> None:
        if not isinstance(me, dict) or not {"id", "name"} <= me.keys():
            raise connection.stranger()
        self._connection = connection
        self.id: str = me["id"]
        self.name: str = me["name"]
        if me.get("csrf") is not None:  # a guest has a cookie, like a browser
            connection.carry("X-Knekt-CSRF", me["csrf"])

    @classmethod
    def guest(cls, address: str, *, language: str = "en", patience: float = _PATIENCE) -> Self:
        """A new guest, who is gone when the program ends."""
        connection = Connection(address, {"Accept-Language": language}, patience)
        return cls(connection, connection.post("/people"))

    @classmethod
    def with_token(
        cls, address: str, token: str, *, language: str = "en", patience: float = _PATIENCE
    ) -> Self:
        """The person who has made this token; it needs the scopes `read`, `play` and `tables`."""
        headers = {"Accept-Language": language, "Authorization": f"Bearer {token}"}
        connection = Connection(address, headers, patience)
        return cls(connection, connection.get("/people/me"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.__exit__()

    def open(
        self, preset: str, set: Mapping[str, OptionValue] | None = None, **wanted: bool | int | str | None
    ) -> ClientTable:
        """Open a new table, with this client as its host.

        `wanted` may have `visibility`, `practice`, `thinking`, `grace`, `result` and `seed`.
        """
        command = uuid4().hex
        made = self._connection.post("/tables", preset=preset, set=dict(set or {}), command=command, **wanted)
        return self.table(made["id"])

    def table(self, id: str) -> ClientTable:
        """The table of this id."""
        return ClientTable(self._connection, id)

    def tables(
        self, *, mine: bool = False, stage: TableStage | None = None, preset: str | None = None
    ) -> Iterator[ListedTable]:
        """The public tables, the latest first.

        With `mine` they are the tables at which I have a place, or that I have opened.
        """
        path, after = "/tables/mine" if mine else "/tables", None
        while True:
            page = self._connection.get(path, stage=stage, after=after)
            for told in page["tables"]:
                if preset is None or told["preset"] == preset:
                    yield listed(told)
            after = page["next"]
            if after is None:
                return

    def phrases(self) -> Mapping[str, str]:
        """The set phrases, by their ids, in the client's language."""
        found: Mapping[str, str] = self._connection.get("/phrases")["phrases"]
        return found

    def rename(self, name: str) -> None:
        """Take another name; a token needs the scope `people` for this."""
        self.name = self._connection.patch("/people/me", name=name)["name"]

    def today(self) -> Today:
        """The deals of the day, and how far this client is with them."""
        return today_of(self._connection.get("/daily"))

    def daily(self, preset: str) -> ClientTable:
        """This client's own table of today's deal, opened if there is none yet.

        It closes when the deal is over.
        """
        return self.table(self._connection.post(f"/daily/{preset}")["id"])

    def comparison(self, day: str, preset: str) -> Comparison:
        """What everybody made of a day's deal; ServerRefused while this client could still play it."""
        return comparison_of(self._connection.get(f"/daily/{day}/{preset}"))
