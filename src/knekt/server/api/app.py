"""The application: every route, in front of one node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from knekt.errors import KnektError
from knekt.server.api.body import JsonRequest
from knekt.server.api.catalogue import catalogue_router
from knekt.server.api.daily import daily_router
from knekt.server.api.guard import LARGEST_BODY, Door
from knekt.server.api.health import healthz, metrics
from knekt.server.api.keeping import keeping_router
from knekt.server.api.page import page_router
from knekt.server.api.people import people_router
from knekt.server.api.play import play_router
from knekt.server.api.problems import fail, refuse, refuse_http
from knekt.server.api.reach import reach_router
from knekt.server.api.records import records_router
from knekt.server.api.reference import reference_router
from knekt.server.api.replay import replay_router
from knekt.server.api.streams import streams_router
from knekt.server.api.tables import tables_router
from knekt.server.run.node import Node

__all__ = ["create_app"]


def create_app(node: Node) -> Litestar:
    """The application in front of this node, which it starts and stops."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    api = Router(
        path="/api/v1",
        route_handlers=[
            tables_router,
            play_router,
            keeping_router,
            streams_router,
            records_router,
            replay_router,
            daily_router,
            catalogue_router,
            reach_router,
        ],
    )
    return Litestar(
        route_handlers=[healthz, metrics, api, reference_router, page_router],
        lifespan=[running],
        plugins=[Door(node, people_router)],
        dependencies={"node": Provide(_node, sync_to_thread=False)},
        exception_handlers={KnektError: refuse, HTTPException: refuse_http, Exception: fail},
        openapi_config=OpenAPIConfig(
            title="Knekt", version="1", use_handler_docstrings=True, path="/api/schema"
        ),
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # what there is to say goes through `logs`
    )


def _node(state: State) -> Node:
    """The dependency `node`."""
    node = state["node"]
    assert isinstance(node, Node)
    return node
