"""How others come to the page: the addresses at which they reach it, and a QR code of one for phones."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

import segno
from litestar import Request, Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from knekt.server.api.dependencies import NodeHere
from knekt.server.run.node import Node
from knekt.server.run.whereabouts import reached_at

__all__ = ["reach_router"]

_LONGEST = 300
_HERE = "127.", "::1", "::ffff:127."
Text = Annotated[str, QueryParameter(max_length=_LONGEST, min_length=1, description="What is to be read.")]


class Reach(Struct, kw_only=True):
    """The addresses of the page that others can use, the best first.

    `public`: the server was told its address.

    Otherwise the addresses are told only to a reader at the server's own machine, who came by an address that
    nobody else can use. For any other reader the right address is the one by which the reader came. The list
    is empty if only that machine reaches the server.
    """

    addresses: list[str]
    public: bool


class Qr(Struct, kw_only=True):
    """A QR code as the path of an SVG: the dark squares of a field with `size` squares on each side."""

    size: int
    path: str


@get("/reach", sync_to_thread=True)
def reach(request: Request[Any, Any, Any], node: NodeHere) -> Reach:
    """Where others reach this server."""
    public = bool(node.settings.public_address)
    return Reach(
        addresses=reached_at(node.settings) if public or _is_here(request, node) else [], public=public
    )


@get("/qr", sync_to_thread=False)
def qr(text: Text) -> Qr:
    """A QR code of this text, with its margin."""
    code = segno.make(text, micro=False)
    rows = [list(row) for row in code.matrix_iter(border=4)]
    return Qr(size=len(rows), path="".join(_squares(row, at) for at, row in enumerate(rows)))


def _squares(row: list[int], at: int) -> str:
    """The path of the dark squares of a row; neighbours are drawn as one."""
    runs = (list(run) for dark, run in groupby(range(len(row)), row.__getitem__) if dark)
    return "".join(f"M{run[0]} {at}h{len(run)}v1h-{len(run)}z" for run in runs)


def _is_here(request: Request[Any, Any, Any], node: Node) -> bool:
    client = request.scope.get("client")
    return not node.settings.behind_proxy and client is not None and client[0].startswith(_HERE)


reach_router = Router(path="/", tags=["reach"], route_handlers=[reach, qr])
