"""How a browser is told who it is: the session's cookie, and the CSRF token beside it."""

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

Asked = Request[Viewer, Session | None, Any]  # a request as the guard lets it pass


def node_of(request: Asked) -> Node:
    """The server that is asked."""
    node = request.app.state["node"]
    assert isinstance(node, Node)
    return node


def count_guess(request: Asked, account: str, person: str | None) -> None:
    """Passwords are guessed at slowly, or not at all; the same for accounts that nobody has.

    Those who try from one address are slowed down at each account, and all together more gently. A browser that has been this
    person before is counted apart from them: whatever others do, its owner is let in.
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
    """Whose login this is, where that matters: to a browser that somebody has been in."""
    return await node_of(request).people.owner(login) if _visits(request) else None


def session_of(request: Asked) -> Session:
    """The session of a browser; KnektError for nobody, and for a token: what is asked takes the person itself."""
    if request.auth is not None:
        return request.auth
    if request.user.person is None:
        raise KnektError("not-known", "nobody is signed in")
    raise KnektError("not-by-token", "a token cannot do this")


def signed_in(
    request: Asked, person: Person, session: Session | None = None, status: int = 200
) -> Response[Me]:
    """The person, with cookies of this session, or of a new one. Whoever has an account is remembered to have been here."""
    node = node_of(request)
    session = session or Session.new(person.id, person.session, node.clock.now())
    csrf = node.seals.csrf(session)
    given = [node.seals.cookie(session), csrf]
    if person.login is not None:
        given.append(node.seals.visitor_cookie(_visits(request), person.id))
    return Response(Me.of(person, csrf), status_code=status, cookies=_cookies(node, *given))


def signed_out(request: Asked, *, forgotten: bool = False) -> Response[None]:
    """Nothing, and the browser forgets who it was; `forgotten`: and that anybody has been here."""
    return Response(
        None, status_code=204, cookies=_cookies(node_of(request), *[""] * (3 if forgotten else 2), seconds=0)
    )


def _visits(request: Asked) -> str:
    return request.cookies.get(cookie_names(node_of(request).settings)[2], "")


def _cookies(node: Node, *values: str, seconds: int = _SECONDS) -> list[Cookie]:
    """Scripts may read that of the CSRF token alone: they send it back in a header."""
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
