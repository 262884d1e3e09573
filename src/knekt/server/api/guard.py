"""The guard at the door: it settles who comes in, from which page, and how often.

An application gets the `Door` as a plugin, and `request_max_body_size=LARGEST_BODY`: Litestar ignores what a
plugin says about sizes.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from litestar import Router
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.middleware import ASGIMiddleware
from litestar.plugins import InitPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from knekt.errors import KnektError
from knekt.server.api.headers import security_headers
from knekt.server.api.throttle import Throttle
from knekt.server.hall.viewer import NOBODY, Viewer
from knekt.server.people import Session
from knekt.server.run.limits import ANYTHING, COMMANDS, READS, Limits, Rate, network_of
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.run.whereabouts import ANYWHERE, LOOPBACK, address_of, is_near

__all__ = [
    "CSRF_HEADER",
    "LARGEST_BODY",
    "STAYS_OPEN",
    "Door",
    "Guard",
    "allowed_origins",
    "asker_of",
    "cookie_names",
    "give_back_cost",
    "network_from",
    "provide_viewer",
    "throttle_of",
    "with_rate",
]

CSRF_HEADER = "X-Knekt-CSRF"
LARGEST_BODY = 64 * 1024  # bytes of a request; a handler may allow more for itself

_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_REFUSED_SOCKET = 1008
_RATE = "rate"  # the option of a handler that has a rate of its own
STAYS_OPEN = {"stays_open": True}  # the options of a handler whose answer has no fixed end

Connection = ASGIConnection[Any, Any, Any, Any]


class Door(InitPlugin):
    """Adds the guard, the headers, the dependency `viewer`, the limits and routers to an application."""

    def __init__(self, node: Node, *routers: Router) -> None:
        self._node, self._routers = node, routers

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Called by Litestar."""
        limits = self._node.limits
        app_config.state = State({**app_config.state.dict(), "node": self._node, "limits": limits})
        app_config.middleware.insert(0, Guard(self._node, limits))
        app_config.before_send.append(security_headers(self._node.settings))
        app_config.dependencies = {
            **app_config.dependencies,
            "viewer": Provide(provide_viewer, sync_to_thread=False),
        }
        app_config.route_handlers.extend(self._routers)
        return app_config


def provide_viewer(scope: Scope) -> Viewer:
    """The dependency `viewer`: the one who asks, as the guard has found out, for requests and for sockets."""
    viewer = scope["user"]
    assert isinstance(viewer, Viewer)
    return viewer


class Guard(ASGIMiddleware):
    """Looks at every request and every handshake before anything else does.

    Afterwards `connection.user` is the Viewer and `connection.auth` the Session of a browser, or None.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, node: Node, limits: Limits) -> None:
        self._node, self._limits = node, limits
        self._origins = allowed_origins(node.settings)
        self._cookie, *_ = cookie_names(node.settings)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Called by Litestar."""
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        if scope["type"] == ScopeType.HTTP:
            await self._check_request(connection)
            with self._connected(connection) if _stays_open(connection) else nullcontext():
                await next_app(scope, receive, send)
            return
        try:
            await self._check_socket(connection)
            with self._connected(connection):
                await next_app(scope, receive, send)
        except KnektError as refused:
            await send({"type": "websocket.close", "code": _REFUSED_SOCKET, "reason": refused.code})

    def _connected(self, connection: Connection) -> AbstractContextManager[None]:
        return self._limits.connected(connection.user.person, network_from(connection.scope))

    async def _check_request(self, connection: Connection) -> None:
        network = network_from(connection.scope)
        self._limits.take(ANYTHING, network)
        if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
            raise ClientException  # no text of ours contains NUL, and PostgreSQL cannot even look for it
        self._check_near(connection)
        changes = _changes(connection)
        if changes:
            self._check_origin(connection)
        session = await self._identify(connection)
        key, nobody = asker_of(connection)
        self._limits.take(_rate_of(connection), key, nobody=nobody)
        if changes and session is not None:
            given = connection.headers.get(CSRF_HEADER, "")
            if not self._node.seals.is_csrf(session, given):
                raise KnektError("no-csrf-token", f"{CSRF_HEADER} is missing or wrong")

    async def _check_socket(self, connection: Connection) -> None:
        """Check a handshake. A page cannot add a header to it, so a browser must also bring a ticket."""
        self._limits.take(ANYTHING, network_from(connection.scope))
        self._check_near(connection)
        self._check_origin(connection)
        session = await self._identify(connection)
        if session is not None:
            if "origin" not in connection.headers:  # every browser sends the origin of its page
                raise KnektError("foreign-origin", "no origin")
            self._node.seals.use_up(connection.query_params.get("ticket", ""), session)

    def _check_origin(self, connection: Connection) -> None:
        """Nothing, if our own page asks, or a program, which has no page; KnektError for pages of others."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins or origin == self._came_in_at(connection.scope):
            return
        raise KnektError("foreign-origin", "the page is not one of ours")

    def _check_near(self, connection: Connection) -> None:
        """Nothing, if everybody may come in, or the client is in one of the machine's own networks."""
        client = connection.scope.get("client")
        if self._node.settings.lan and not is_near(client[0] if client else ""):
            raise KnektError("not-from-here", "this server is for its own network")

    def _came_in_at(self, scope: Scope) -> str | None:
        """The address at which this connection came in, if the server listens at all of the machine's.

        The system tells it. What the request says could be anything.
        """
        server = scope.get("server")
        if self._node.settings.host not in ANYWHERE or server is None or server[1] is None:
            return None
        return address_of(server[0], server[1])

    async def _identify(self, connection: Connection) -> Session | None:
        """Find out who asks; the session, if a cookie proves it."""
        viewer, session = NOBODY, None
        kind, _, secret = connection.headers.get("authorization", "").partition(" ")
        if kind:
            if kind.lower() != "bearer":
                raise KnektError("bad-token", "not a bearer token")
            viewer = await self._node.tokens.viewer(secret.strip())
        elif cookie := connection.cookies.get(self._cookie):
            session = self._node.seals.session(cookie)
            if session is not None and await self._node.people.person_of_session(
                session.person, session.number
            ):
                viewer = Viewer(session.person, session=session.number, browser=session.id)
            else:
                session = None  # a session that has ended is as good as none
        connection.scope["user"], connection.scope["auth"] = viewer, session
        return session


def with_rate(rate: Rate) -> dict[str, Rate]:
    """The options of a handler that has a rate of its own."""
    return {_RATE: rate}


def give_back_cost(connection: Connection) -> None:
    """Give back what the guard has counted for a request."""
    limits: Limits = connection.app.state["limits"]
    key, nobody = asker_of(connection)
    limits.give_back(ANYTHING, network_from(connection.scope))
    limits.give_back(_rate_of(connection), key, nobody=nobody)


def throttle_of(connection: Connection) -> Throttle:
    """The throttle of a socket."""
    key, nobody = asker_of(connection)
    state = connection.app.state
    return Throttle(state["limits"], state["node"].clock, key, nobody=nobody)


def asker_of(connection: Connection) -> tuple[str, bool]:
    """The person for whom a request counts, or an address; whether it is an address, as nobody is known."""
    person = connection.user.person
    return person or network_from(connection.scope), person is None


def _changes(connection: Connection) -> bool:
    return connection.scope["method"] not in _READING  # type: ignore[typeddict-item]


def _stays_open(connection: Connection) -> bool:
    options: dict[str, Any] = connection.route_handler.opt
    return STAYS_OPEN.items() <= options.items()


def _rate_of(connection: Connection) -> Rate:
    rate: Rate = connection.route_handler.opt.get(_RATE, COMMANDS if _changes(connection) else READS)
    return rate


def allowed_origins(settings: ServerSettings) -> frozenset[str]:
    """The origins of pages that may change anything: the server's own, and those that were set.

    >>> settings = ServerSettings(host="play.example", port=80, origins=("https://knekt.example",))
    >>> sorted(allowed_origins(settings))
    ['http://play.example', 'https://knekt.example']
    """
    hosts = LOOPBACK if settings.host in (*LOOPBACK, *ANYWHERE) else (settings.host,)
    told = {settings.public} if settings.public else set()
    return frozenset({*settings.origins, *told, *(address_of(each, settings.port) for each in hosts)})


def cookie_names(settings: ServerSettings) -> tuple[str, str, str]:
    """The names of the cookies for the session, the CSRF token and the visits.

    The prefix that they have under TLS makes browsers keep other sites from setting them.
    """
    before = "__Host-" if settings.behind_proxy else ""
    return f"{before}knekt", f"{before}knekt-csrf", f"{before}knekt-visits"


def network_from(scope: Scope) -> str:
    """Where the request comes from, for the limits.

    Only a proxy that was set is believed, and only what it has added itself.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    if scope["litestar_app"].state["node"].settings.behind_proxy:
        passed_on = ASGIConnection[Any, Any, Any, Any](scope).headers.getall("x-forwarded-for", [])
        address = ",".join(passed_on).rpartition(",")[2].strip() or address
    return network_of(address)
