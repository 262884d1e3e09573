"""Who asks, by a signed cookie: a guest who has no account. `people` puts the guard in its place."""

from __future__ import annotations

import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer
from litestar import Response, Router, post
from litestar.connection import ASGIConnection
from litestar.params import FromPath
from litestar.types import Scope
from msgspec import Struct
from sqlalchemy import insert

from knekt.server.api.given import NodeHere, ViewerHere
from knekt.server.store.schema import people
from knekt.server.viewer import NOBODY, Viewer

__all__ = ["people_router", "provide_viewer"]

COOKIE = "knekt"


class Me(Struct, kw_only=True):
    """The person who asks."""

    id: FromPath[str]
    name: str


def provide_viewer(scope: Scope) -> Viewer:
    """The dependency `viewer`: who asks."""
    cookie = ASGIConnection(scope).cookies.get(COOKIE)
    if cookie is None:
        return NOBODY
    try:
        return Viewer(_signer(scope["litestar_app"].state["node"].settings.data).unsign(cookie).decode())
    except BadSignature:
        return NOBODY


@post("/people", status_code=200)
async def come_in(viewer: ViewerHere, node: NodeHere) -> Response[Me]:
    """A new guest."""
    id, now = secrets.token_urlsafe(12), node.clock.now()
    name = f"Guest {secrets.randbelow(9000) + 1000}"
    row = {"id": id, "name": name, "is_bot": False, "session": 0, "wishes": {}, "created": now, "seen": now}
    async with node.database.writing() as connection:
        await connection.execute(insert(people), row)
    made = Response(Me(id=id, name=name))
    made.set_cookie(COOKIE, _signer(node.settings.data).sign(id).decode(), httponly=True, samesite="lax")
    return made


def _signer(folder: Path) -> Signer:
    file = folder / "guests.key"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(secrets.token_bytes(32))
    return Signer(file.read_bytes())


people_router = Router(path="/", route_handlers=[come_in])
