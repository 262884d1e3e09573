"""Sessions of browsers: the cookies that say who somebody is, and how often passwords may be guessed."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from knekt.errors import KnektError
from knekt.server.api.guard import cookie_names, network_from
from knekt.server.api.people_types import Me
from knekt.server.hall.viewer import Viewer
from knekt.server.people import SESSION_DAYS, Person, Session
from knekt.server.run.limits import LOGINS, LOGINS_FROM, LOGINS_TO, RETURNS_FROM
from knekt.server.run.node import Node

__all__ = ["Asked", "count_guess", "node_of", "owner_of", "session_of", "signed_in", "signed_out"]

_SECONDS = SESSION_DAYS * 86_400

Asked = Request[Viewer, Session | None, Any]  # a request that the guard has let in


def node_of(request: Asked) -> Node:
    """The server that is asked."""
    node = request.app.state["node"]
    assert isinstance(node, Node)
    return node


def count_guess(request: Asked, account: str, person: str | None) -> None:
    """Count a password that somebody gives, so that guessing is slow.

    It is the same for accounts that do not exist.

    One address may guess slowly at each account, and a little faster at all together. A browser that was this
    person's before is counted apart: whatever others do, its owner can come in.
    """
    limits, network = request.app.state["limits"], network_from(request.scope)
    day = None if person is None else node_of(request).seals.last_visit(_visits(request), person)
    if day is None:
        limits.take(LOGINS_FROM, network)
        limits.take(LOGINS, f"{account} {network}")
        limits.take(LOGINS_TO, account)
    else:
        limits.take(RETURNS_FROM, network)
        limits.take(LOGINS, f"{account} again {day}")


async def owner_of(request: Asked, login: str) -> str | None:
    """The person with this login.

    Only a browser with visits needs to know; for others it is not looked up.
    """
    return await node_of(request).people.owner(login) if _visits(request) else None


def session_of(request: Asked) -> Session:
    """The session of a browser.

    KnektError if nobody is known, and for a token: only the person itself may do such things.
    """
    if request.auth is not None:
        return request.auth
    if request.user.person is None:
        raise KnektError("not-known", "nobody is signed in")
    raise KnektError("not-by-token", "a token cannot do this")


def signed_in(
    request: Asked, person: Person, session: Session | None = None, status: int = 200
) -> Response[Me]:
    """The answer with the person and the cookies of this session, or of a new one.

    If the person has an account, a cookie remembers the visit.
    """
    node = node_of(request)
    session = session or Session.new(person.id, person.session, node.clock.now())
    csrf = node.seals.csrf(session)
    given = [node.seals.cookie(session), csrf]
    if person.login is not None:
        given.append(node.seals.visitor_cookie(_visits(request), person.id))
    return Response(Me.of(person, csrf), status_code=status, cookies=_cookies(node, *given))


def signed_out(request: Asked, *, forgotten: bool = False) -> Response[None]:
    """The empty answer that removes the cookies; `forgotten`: also the one that remembers visits."""
    return Response(
        None, status_code=204, cookies=_cookies(node_of(request), *[""] * (3 if forgotten else 2), seconds=0)
    )


def _visits(request: Asked) -> str:
    return request.cookies.get(cookie_names(node_of(request).settings)[2], "")


def _cookies(node: Node, *values: str, seconds: int = _SECONDS) -> list[Cookie]:
    """The cookies with these values.

    Scripts may read only that of the CSRF token: they send it back in a header.
    """
    named = zip(cookie_names(node.settings), values, (True, False, True), strict=False)
    return [
        Cookie(
            key=name,
            value=value,
            max_age=seconds,
            httponly=hidden,
            samesite="lax",
            secure=node.settings.behind_proxy,
            path="/",
        )
        for name, value, hidden in named
    ]
