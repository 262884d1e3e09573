"""How a browser is told who it is: the session's cookie, and the CSRF token beside it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from knekt.errors import KnektError
from knekt.server.api.guard import cookie_names, network_from
from knekt.server.api.people_types import Me
from knekt.server.limits import LOGINS, LOGINS_FROM
from knekt.server.node import Node
from knekt.server.people import SESSION_DAYS, Person, Session
from knekt.server.viewer import Viewer

__all__ = ["Asked", "count_guess", "node_of", "session_of", "signed_in", "signed_out"]

_SECONDS = SESSION_DAYS * 86_400

Asked = Request[Viewer, Session | None, Any]  # a request as the guard lets it pass


def node_of(request: Asked) -> Node:
    """The server that is asked."""
    node = request.app.state["node"]
    assert isinstance(node, Node)
    return node


def count_guess(request: Asked, account: str) -> None:
    """Passwords are guessed at slowly, or not at all; the same for logins that nobody has."""
    limits = request.app.state["limits"]
    limits.take(LOGINS_FROM, network_from(request.scope))
    limits.take(LOGINS, account)


def session_of(request: Asked) -> Session:
    """The session of a browser; KnektError for nobody, and for a token: what is asked takes the person itself."""
    if request.auth is not None:
        return request.auth
    if request.user.person is None:
        raise KnektError("not-known", "nobody is signed in")
    raise KnektError("not-by-token", "a token cannot do this")


def signed_in(node: Node, person: Person, session: Session | None = None, status: int = 200) -> Response[Me]:
    """The person, with cookies of this session, or of a new one."""
    session = session or Session.new(person.id, person.session, node.clock.now())
    csrf = node.seals.csrf(session)
    cookies = _cookies(node, node.seals.cookie(session), csrf, _SECONDS)
    return Response(Me.of(person, csrf), status_code=status, cookies=cookies)


def signed_out(node: Node) -> Response[None]:
    """Nothing, and the browser forgets who it was."""
    return Response(None, status_code=204, cookies=_cookies(node, "", "", 0))


def _cookies(node: Node, session: str, csrf: str, seconds: int) -> list[Cookie]:
    """Scripts may read the second alone: they send it back in a header."""
    pairs = zip(cookie_names(node.settings), (session, csrf), (True, False), strict=True)
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
        for name, value, hidden in pairs
    ]
