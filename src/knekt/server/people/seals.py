"""What is signed and given to browsers: session cookies, CSRF tokens, tickets for sockets, proofs of visits.

Nothing of it is stored.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from itsdangerous.signer import Signer

from knekt.errors import KnektError
from knekt.server.run.clock import Clock

__all__ = ["SESSION_DAYS", "Seals", "Session"]

SESSION_DAYS = 400  # as long as browsers keep a cookie; every visit of the page renews it
TICKET_SECONDS = 30
_DAY = 86_400_000
_MOST_VISITORS = 5  # people whom a browser remembers
_VISIT = re.compile(r"[0-9]{1,6}\.[A-Za-z0-9_-]{43}")  # a day since 1970; the signature of it and of a person


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which a person is known.

    `number` is that of the person's sessions when the cookie was given, `id` is the browser's own.
    """

    person: str
    number: int
    id: str
    since: int

    @classmethod
    def new(cls, person: str, number: int, now: int) -> Session:
        return cls(person, number, secrets.token_urlsafe(12), now)


class Seals:
    """Signs with the server's key, and checks its own signatures."""

    def __init__(self, key: bytes, clock: Clock) -> None:
        self._clock = clock
        how = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._sessions = URLSafeSerializer(key, salt="knekt session", signer_kwargs=how)
        self._tickets = URLSafeSerializer(key, salt="knekt ticket", signer_kwargs=how)
        self._csrf = Signer(key, salt=b"knekt csrf", digest_method=hashlib.sha256, key_derivation="hmac")
        self._visits = Signer(key, salt=b"knekt visit", digest_method=hashlib.sha256, key_derivation="hmac")
        self._used_up: dict[str, int] = {}  # used tickets, with the moment until which they would be valid

    def cookie(self, session: Session) -> str:
        """The cookie of the session, valid from now on."""
        now = self._clock.now()
        return str(self._sessions.dumps([session.person, session.number, session.id, now]))

    def session(self, cookie: str) -> Session | None:
        """The session of a cookie; None if the cookie is not ours, or too old.

        The session may have ended: only the person's present number tells.
        """
        try:
            session = Session(*self._sessions.loads(cookie))
        except BadData:
            return None
        return session if self._clock.now() - session.since < SESSION_DAYS * _DAY else None

    def csrf(self, session: Session) -> str:
        """The token that the page must send back in a header: another site cannot read it."""
        return self._csrf.get_signature(session.id.encode()).decode()

    def is_csrf(self, session: Session, given: str) -> bool:
        return hmac.compare_digest(self.csrf(session).encode(), given.encode("utf-8", "replace"))

    def visitor_cookie(self, cookie: str, person: str) -> str:
        """The cookie that proves that this browser was this person's today, made from its older one.

        It proves that to us and tells others nothing: it is a day and a signature for each person.
        """
        others = [each for each in _visits(cookie) if self._day_of(each, person) is None]
        return "~".join([self._visit(person, self._today), *others[: _MOST_VISITORS - 1]])

    def last_visit(self, cookie: str, person: str) -> int | None:
        """The last day on which the browser was this person's, as its cookie proves.

        None if there is no valid proof.
        """
        days = [day for each in _visits(cookie) if (day := self._day_of(each, person)) is not None]
        return max((day for day in days if 0 <= self._today - day < SESSION_DAYS), default=None)

    @property
    def _today(self) -> int:
        return self._clock.now() // _DAY

    def _visit(self, person: str, day: int) -> str:
        return f"{day}.{self._visits.get_signature(f'{person} {day}'.encode()).decode()}"

    def _day_of(self, visit: str, person: str) -> int | None:
        """The day of this visit, if it is this person's; None if not."""
        day = int(visit.partition(".")[0])
        return day if hmac.compare_digest(visit.encode(), self._visit(person, day).encode()) else None

    def ticket(self, session: Session) -> str:
        """A ticket for one socket of this browser."""
        until = self._clock.now() + TICKET_SECONDS * 1000
        return str(self._tickets.dumps([session.id, until, secrets.token_urlsafe(9)]))

    def use_up(self, ticket: str, session: Session) -> None:
        """Use up the ticket; KnektError if it is another browser's, too old, or used before."""
        now = self._clock.now()
        self._used_up = {id: until for id, until in self._used_up.items() if until >= now}
        try:
            owner, until, id = self._tickets.loads(ticket)
        except BadData:
            raise KnektError("bad-ticket", "the ticket is not ours") from None
        if not hmac.compare_digest(owner.encode(), session.id.encode()) or until < now or id in self._used_up:
            raise KnektError("bad-ticket", "the ticket is another's, too old, or used")
        self._used_up[id] = until


def _visits(cookie: str) -> list[str]:
    """The visits that a cookie names, true or not."""
    return list(filter(_VISIT.fullmatch, cookie.split("~", _MOST_VISITORS)[:_MOST_VISITORS]))
