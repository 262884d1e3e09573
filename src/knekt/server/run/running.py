"""A node behind uvicorn: it listens, says at which address, and ends in good order."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar

from knekt.errors import KnektError
from knekt.server.api import create_app
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings

__all__ = ["listening_socket", "run_server"]

_LARGEST_FRAME = 64 * 1024  # bytes; a longer frame is not even read, and far shorter ones are refused later
_STOP = signal.SIGINT, signal.SIGTERM
_DRAIN = 20  # seconds for requests that are under way when the server ends


def listening_socket(settings: ServerSettings) -> socket.socket:
    """The socket at which people will come in; KnektError if the address cannot be used."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if settings.host == "::":  # IPv4 too, whatever the system's default is
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        made.bind((settings.host, settings.port))
        made.listen(1024)
    except OSError as failed:
        where = f"{settings.host}:{settings.port}"
        raise KnektError(
            "address-taken", f"{where}: {failed}", address=where, why=failed.strerror or ""
        ) from None
    return made


async def run_server(
    node: Node, door: socket.socket, ready: Callable[[Server], None] = lambda server: None
) -> None:
    """Serve the node until the process is told to stop, or `should_exit` is set.

    `ready` is called when people can come.

    KnektError if the database or the data folder cannot be used.
    """
    await node.start()
    try:
        await Server(create_app(node), node, ready).serve([door])
    finally:
        await node.stop()


class Server(uvicorn.Server):
    """Uvicorn's server, with the node's settings and an orderly end."""

    def __init__(self, app: Litestar, node: Node, ready: Callable[[Server], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_max_size=_LARGEST_FRAME,
                ws_per_message_deflate=False,  # the length of a packed frame could tell what is in it
                ws_ping_interval=20,
                ws_ping_timeout=40,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=node.settings.behind_proxy,
                timeout_graceful_shutdown=_DRAIN,
            )
        )
        self._node, self._ready = node, ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let the signals to stop end the server only: uvicorn would send them to the process once more."""
        loop, here = asyncio.get_running_loop(), threading.current_thread() is threading.main_thread()
        for each in _STOP if here else ():
            loop.add_signal_handler(each, self.handle_exit, each, None)
        try:
            yield
        finally:
            for each in _STOP if here else ():
                loop.remove_signal_handler(each)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._node.drain()  # streams end now; otherwise the server would wait for them
        await super().shutdown(sockets)
