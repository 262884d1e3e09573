"""The application: every route, in front of one node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from knekt.errors import KnektError
from knekt.server.api.problems import refuse, refuse_http
from knekt.server.node import Node

__all__ = ["create_app"]


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Whether the server is up."""
    return {"status": "ok"}


def create_app(node: Node) -> Litestar:
    """The application in front of this node, which it starts and stops."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    return Litestar(
        route_handlers=[healthz],
        lifespan=[running],
        state=State({"node": node}),
        exception_handlers={KnektError: refuse, HTTPException: refuse_http},
        openapi_config=OpenAPIConfig(title="Knekt", version="1"),
    )
