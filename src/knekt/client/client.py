"""Somebody at a server: a guest, or the person whose token it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self
from uuid import uuid4

from knekt.client.connection import Connection
from knekt.client.table import ClientTable
from knekt.engine import OptionValue

__all__ = ["Client"]

_PATIENCE = 60.0  # seconds


class Client:
    """Somebody at a server. It can be used in `with`, which closes the connection at the end.

    `language` is the one in which the server says what it refuses; `patience` for how many seconds it may be out of reach
    before one gives up.
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
        """A new table, whose host this is; `wanted` may say `visibility`, `practice`, `thinking`, `grace`, `seed`."""
        command = uuid4().hex
        made = self._connection.post("/tables", preset=preset, set=dict(set or {}), command=command, **wanted)
        return self.table(made["id"])

    def table(self, id: str) -> ClientTable:
        """The table of this id."""
        return ClientTable(self._connection, id)
