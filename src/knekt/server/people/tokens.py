"""Tokens with which programs act for a person: shown once, kept as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from knekt.errors import KnektError
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.people.names import checked_name
from knekt.server.run.clock import Clock
from knekt.server.store import Database
from knekt.server.store.schema import tokens

__all__ = ["Token", "Tokens"]

_START = "knekt_"  # people and scanners recognise a token by this
_MOST = 20
_USED = 60_000  # milliseconds; not more often it is noted that a token was used


@dataclass(frozen=True, slots=True)
class Token:
    """A token as it is shown later, without its secret."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created: int
    used: int | None


class Tokens:
    """The tokens of the database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def make(self, person: str, name: str, scopes: Iterable[Scope]) -> tuple[Token, str]:
        """A new token and its secret, which is never shown again."""
        secret = _START + secrets.token_urlsafe(32)
        token = Token(
            secrets.token_urlsafe(12), checked_name(name), tuple(sorted(set(scopes))), self._clock.now(), None
        )
        row = {
            "id": token.id,
            "hash": _hash(secret),
            "person": person,
            "name": token.name,
            "scopes": [each.value for each in token.scopes],
            "created": token.created,
            "used": None,
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(tokens), row)
            owned = select(func.count()).where(tokens.c.person == person)
            if (await connection.execute(owned)).scalar_one() > _MOST:
                raise KnektError("too-many-tokens", f"{person} has {_MOST} tokens", most=_MOST)
        return token, secret

    async def of(self, person: str) -> list[Token]:
        """The person's tokens, the oldest first."""
        columns = [tokens.c[name] for name in Token.__slots__]
        wanted = select(*columns).where(tokens.c.person == person).order_by(tokens.c.created, tokens.c.id)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted)
            return [
                Token(row.id, row.name, tuple(map(Scope, row.scopes)), row.created, row.used) for row in found
            ]

    async def revoke(self, person: str, id: str) -> None:
        """Make the token invalid; KnektError if the person has no token of this id."""
        mine = tokens.c.person == person, tokens.c.id == id.replace("\0", "")
        async with self._database.writing() as connection:
            if not (await connection.execute(delete(tokens).where(*mine))).rowcount:
                raise KnektError("no-such-token", "there is no such token")

    async def viewer(self, secret: str) -> Viewer:
        """The viewer who acts with this token; KnektError if the token is not known."""
        given = _hash(secret)
        columns = tokens.c.id, tokens.c.hash, tokens.c.person, tokens.c.scopes, tokens.c.used
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*columns).where(tokens.c.hash == given))).one_or_none()
        if row is None or not hmac.compare_digest(bytes(row.hash), given):
            raise KnektError("bad-token", "the token is not known")
        now = self._clock.now()
        if row.used is None or now - row.used >= _USED:
            # Of many requests at once only one makes the note.
            same = tokens.c.id == row.id, tokens.c.used.is_not_distinct_from(row.used)
            async with self._database.writing() as connection:
                await connection.execute(update(tokens).where(*same).values(used=now))
        return Viewer(row.person, frozenset(map(Scope, row.scopes)), token=row.id)


def _hash(secret: str) -> bytes:
    """The hash of a token. A token has 256 random bits, so a quick hash is as safe as a slow one."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()
