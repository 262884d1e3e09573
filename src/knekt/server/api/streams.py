"""Streams of what happens at tables: a WebSocket for a page, lines of JSON for a program.

Both carry the same messages, made by the same watcher.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from knekt.server.api.conversation import Conversation
from knekt.server.api.dependencies import NodeHere, ViewerHere
from knekt.server.api.guard import STAYS_OPEN, throttle_of
from knekt.server.api.problems import language_of
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.rights import watching_as
from knekt.server.hall.viewer import Viewer
from knekt.server.run.node import Node
from knekt.server.shown.frames import encode
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import Ping, ToClient

__all__ = ["KEEP_ALIVE", "streams_router"]

KEEP_ALIVE = 7.0  # seconds of silence after which a stream of lines says that it is alive
PING = 20.0  # seconds of silence after which a socket says so
NDJSON = "application/x-ndjson"
Since = Annotated[
    int, QueryParameter(name="seq", ge=0, le=2**31 - 1, description="The last event that is known.")
]


@get(
    "/tables/{id:str}/stream",
    opt=STAYS_OPEN,
    media_type=NDJSON,
    responses={
        200: ResponseSpec(
            ToClient, description="One message a line.", media_type=NDJSON, generate_examples=False
        )
    },
)
async def stream(node: NodeHere, viewer: ViewerHere, id: FromPath[str], since: Since = 0) -> Stream:
    """What happens at a table, one message a line; every seven seconds at least a `ping`."""
    live = await node.hall.live_table(id)
    watcher = Watcher(watching_as(live, viewer), since)
    return Stream(_lines(node, viewer, live, watcher), media_type=NDJSON)


async def _lines(node: Node, viewer: Viewer, live: LiveTable, watcher: Watcher) -> AsyncIterator[bytes]:
    open_streams = node.metrics.streams.labels("lines")
    open_streams.inc()
    try:
        async with node.connections.register(viewer, watcher.outbox):
            node.watch(live, watcher)
            while True:
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        frame = await watcher.outbox.next()
                except TimeoutError:
                    frame = encode(Ping(at=node.clock.now()))
                if frame is None:
                    return
                yield frame + b"\n"
    finally:
        open_streams.dec()
        node.unwatch(live, watcher)


@websocket("/ws")
async def ws(socket: WebSocket[Any, Any, Any], node: NodeHere, viewer: ViewerHere) -> None:
    """One socket for a tab: `hello` to each table that it shows, `act`, `say`, `mute`, `pong`."""
    await socket.accept()
    # A script cannot set a header of a socket, so the page puts the reader's language into the address.
    language = language_of(socket.query_params.get("lang") or socket.headers.get("accept-language"))
    talk = Conversation(node, viewer, language, throttle_of(socket))
    open_streams = node.metrics.streams.labels("sockets")
    open_streams.inc()
    writing = asyncio.create_task(_write(socket, node, talk))
    try:
        async with node.connections.register(viewer, talk.outbox):
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                said = message.get("text") or message.get("bytes")
                await talk.hear(said if isinstance(said, str | bytes) else "")
    except WebSocketDisconnect:
        pass
    finally:
        open_streams.dec()
        talk.end()
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _write(socket: WebSocket[Any, Any, Any], node: Node, talk: Conversation) -> None:
    """Send the frames that wait, and close the socket after the last one."""
    while True:
        try:
            async with asyncio.timeout(PING):
                frame = await talk.outbox.next()
        except TimeoutError:
            frame = encode(Ping(at=node.clock.now()))
        if frame is None:
            await socket.close(code=talk.outbox.ended or 1000)
            return
        await socket.send_data(frame.decode(), mode="text")


streams_router = Router(path="/", tags=["streams"], route_handlers=[stream, ws])
