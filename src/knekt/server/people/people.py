"""The people who play here: guests and accounts, and what they may change about themselves."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import ColumnElement, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from knekt.errors import KnektError
from knekt.server.people.common_passwords import check_password
from knekt.server.people.lookalikes import is_like_a_bot
from knekt.server.people.names import checked_login, checked_name, guest_name
from knekt.server.people.passwords import Passwords
from knekt.server.run.clock import Clock
from knekt.server.store import Database
from knekt.server.store.schema import members, people

__all__ = ["People", "Person", "Wishes"]

_log = structlog.get_logger()
_SEEN = 3_600_000  # milliseconds; not more often it is noted that a person was here
_MOST_WISHES, _LONGEST_WISH = 60, 100

Wishes = Mapping[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, has played, or may want to.

    Without a login it is a guest, known by a cookie alone.
    """

    id: str
    name: str
    login: str | None
    is_bot: bool
    session: int
    wishes: dict[str, Any]
    created: int
    seen: int


_COLUMNS = [people.c[name] for name in Person.__slots__]


class People:
    """The people of the database. Every change is one statement with its condition, so that none is lost."""

    def __init__(self, database: Database, clock: Clock, passwords: Passwords) -> None:
        self._database, self._clock, self._passwords = database, clock, passwords

    async def guest(self, language: str) -> Person:
        """A new person, who can play at once."""
        now = self._clock.now()
        person = Person(secrets.token_urlsafe(12), guest_name(language), None, False, 1, {}, now, now)
        row = {name: getattr(person, name) for name in Person.__slots__}
        async with self._database.writing() as connection:
            await connection.execute(insert(people), row)
        return person

    async def person(self, id: str) -> Person:
        """The person of this id; KnektError if there is none."""
        found = await self._row(people.c.id == id) if "\0" not in id else None
        if found is None:
            raise KnektError("no-such-person", "there is no such person")
        return _person(found)

    async def person_of_session(self, id: str, number: int) -> Person | None:
        """The person of a session; None if that has ended."""
        found = await self._row(people.c.id == id)
        if found is None or found.session != number:
            return None
        now = self._clock.now()
        if now - found.seen > _SEEN:
            await self._change(id, people.c.seen == found.seen, seen=now)
        return _person(found)

    async def register(self, id: str, login: str, password: str) -> Person:
        """Make an account of a guest, who keeps all that was played.

        Older sessions end: somebody may have copied one.
        """
        wanted = checked_login(login)
        if (await self.person(id)).login is not None:
            raise KnektError("has-account", f"{id} has an account")
        check_password(password, wanted)
        kept = await self._passwords.hash(password)
        try:
            done = await self._change(
                id, people.c.login.is_(None), login=wanted, password=kept, session=people.c.session + 1
            )
        except IntegrityError:
            raise KnektError("login-taken", "the login is taken") from None
        if not done:
            raise KnektError("has-account", f"{id} has an account")
        _log.info("registered", person=id)
        return await self.person(id)

    async def owner(self, login: str) -> str | None:
        """The id of the person with this login; None if nobody has it."""
        try:
            found = await self._row(people.c.login == checked_login(login))
        except KnektError:
            return None
        return None if found is None else str(found.id)

    async def log_in(self, login: str, password: str) -> Person:
        """The person of this account.

        KnektError if login or password is wrong, after the same work in both cases.
        """
        try:
            found = await self._row(people.c.login == checked_login(login))
        except KnektError:  # nobody can have it; the answer must take as long as any other
            found = None
        kept = None if found is None else found.password
        if not await self._passwords.fits(kept, password) or found is None:
            raise KnektError("wrong-login", "login or password is wrong")
        if kept is not None and self._passwords.is_outdated(kept):
            fresh = await self._passwords.hash(password)
            await self._change(found.id, people.c.password == kept, password=fresh)
        return _person(found)

    async def change_password(self, id: str, old: str, new: str) -> Person:
        """A new password. All other sessions end."""
        kept = await self._checked_password(id, old)
        check_password(new, (await self.person(id)).login or "")
        fresh = await self._passwords.hash(new)
        await self._change(id, people.c.password == kept, password=fresh, session=people.c.session + 1)
        _log.info("password-changed", person=id)
        return await self.person(id)

    async def check_password(self, id: str, given: str | None) -> None:
        """Nothing for a guest, or if this is the account's password; KnektError if it is not."""
        if (await self.person(id)).login is not None:
            await self._checked_password(id, given or "")

    async def end_sessions(self, id: str) -> None:
        """End all sessions: no cookie that was given until now is valid any more."""
        await self._change(id, session=people.c.session + 1)

    async def rename(self, id: str, name: str) -> str:
        """Give the person another name; the name as it is kept. Only a bot may be called like a bot."""
        kept = checked_name(name)
        if is_like_a_bot(kept) and not (await self.person(id)).is_bot:
            raise KnektError("name-of-bot", f"{kept!r} looks like the name of a bot")
        await self._change(id, name=kept)
        return kept

    async def wish(self, id: str, wishes: Wishes) -> None:
        """Keep how the person wants the page and the table: a few small settings, whose readers know them."""
        sizes = [len(str(part)) for pair in wishes.items() for part in pair]
        if len(wishes) > _MOST_WISHES or max(sizes, default=0) > _LONGEST_WISH:
            raise KnektError("too-many-wishes", "too many wishes, or too long", most=_MOST_WISHES)
        await self._change(id, wishes=dict(wishes))

    async def become_bot(self, id: str) -> Person:
        """Note for good that a program plays under this name.

        KnektError if the person has sat at a table before.
        """
        played = exists().where(members.c.person == id)
        if not await self._change(id, ~played, is_bot=True):
            raise KnektError("has-played", f"{id} has played before")
        return await self.person(id)

    async def _checked_password(self, id: str, given: str) -> str:
        found = await self._row(people.c.id == id)
        if found is None or found.password is None:
            raise KnektError("no-account", f"{id} has no account")
        if not await self._passwords.fits(found.password, given):
            raise KnektError("wrong-password", "the password is wrong")
        return str(found.password)

    async def _row(self, *where: ColumnElement[bool]) -> Any:
        async with self._database.reading() as connection:
            return (
                await connection.execute(select(*_COLUMNS, people.c.password).where(*where))
            ).one_or_none()

    async def _change(self, id: str, *so_far: ColumnElement[bool], **values: Any) -> bool:
        """Whether the person was changed, which happens only if `so_far` holds."""
        async with self._database.writing() as connection:
            done = await connection.execute(update(people).where(people.c.id == id, *so_far).values(**values))
        return done.rowcount == 1


def _person(row: Any) -> Person:
    return Person(*row[: len(_COLUMNS)])
