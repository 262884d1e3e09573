"""Routes for those who run the server: whether it works, and its figures."""

from __future__ import annotations

from litestar import Response, get
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from knekt.errors import KnektError
from knekt.server.api.dependencies import NodeHere

__all__ = ["healthz", "metrics"]


class Health(Struct, kw_only=True):
    """How the server is."""

    status: str


@get("/healthz")
async def healthz(node: NodeHere) -> Response[Health]:
    """Whether the server is up and its database can be read, and written where it could not be before."""
    try:
        node.database.condition.check()
        if node.database.condition.fault is not None:
            await node.database.try_to_write()
        async with node.database.reading() as connection:
            await connection.execute(select(1))
    except (KnektError, SQLAlchemyError, OSError):
        return Response(Health(status="no database"), status_code=503)
    if node.draining:
        return Response(Health(status="going down"), status_code=503)
    return Response(Health(status="ok"))


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def metrics(node: NodeHere) -> Response[bytes]:
    """The figures of the server, for Prometheus."""
    return Response(node.metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")
