"""Records of deals that are over and of sittings, and the sheet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, Literal, TypeVar, cast

from litestar import Response, Router, get
from litestar.params import FromPath
from litestar.response import Stream
from msgspec import Struct, convert

from knekt.notation import Record, SittingRecord, write_iss, write_lines, write_text
from knekt.server.api.dependencies import DealHere, NodeHere, ViewerHere
from knekt.server.api.guard import asker_of
from knekt.server.api.sessions import Asked
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.rights import check_may_watch
from knekt.server.hall.viewer import Viewer
from knekt.server.run.long_work import PIECE
from knekt.server.run.node import Node
from knekt.server.shown.pictures import FullSheet, full_sheet
from knekt.server.shown.records import deal_record, sitting_record
from knekt.server.table.proof import proof_of, with_seed

__all__ = ["records_router"]

Made = TypeVar("Made")


class PromisedDeal(Struct, kw_only=True):
    """A deal: the SHA-256 of its seed, and once it is over the seed and the cards."""

    number: int
    commitment: str
    seed: str | None
    dealt: dict[str, Any] | None


class Proof(Struct, kw_only=True):
    """What was promised about the dealing, what the players added, and what has been shown."""

    v: int
    knekt: Literal["proof"]
    options: dict[str, Any]
    commitment: str
    added: list[str]
    seed: str | None
    deals: list[PromisedDeal]


MEDIA = {"jsonl": "application/jsonl", "txt": "text/plain; charset=utf-8", "iss": "text/plain; charset=utf-8"}


@get("/tables/{id:str}/record/{form:str}", media_type="text/plain")
async def sitting(
    request: Asked,
    node: NodeHere,
    viewer: ViewerHere,
    id: FromPath[str],
    form: FromPath[Literal["jsonl", "txt"]],
) -> Response[str]:
    """The sitting, as far as its deals are over."""
    live = await _seen(node, viewer, id)
    written = await _made(request, node, lambda: _text(sitting_record(live), form))
    return _file(written, form, f"knekt-{id}")


@get("/tables/{id:str}/deals/{number:int}/record/{form:str}", media_type="text/plain")
async def deal(
    request: Asked,
    node: NodeHere,
    viewer: ViewerHere,
    id: FromPath[str],
    number: DealHere,
    form: FromPath[Literal["jsonl", "txt", "iss"]],
) -> Response[str]:
    """A deal that is over; `iss` for German Skat only."""
    live = await _seen(node, viewer, id)
    written = await _made(request, node, lambda: _text(deal_record(live, number), form))
    return _file(written, form, f"knekt-{id}-{number}")


@get("/tables/{id:str}/sheet")
async def sheet(request: Asked, node: NodeHere, viewer: ViewerHere, id: FromPath[str]) -> FullSheet:
    """The sheet of the sitting."""
    live = await _seen(node, viewer, id)
    return await _made(request, node, lambda: full_sheet(live.table.sitting))


@get("/tables/{id:str}/proof")
async def proof(request: Asked, node: NodeHere, viewer: ViewerHere, id: FromPath[str]) -> Proof:
    """What shows that the table was dealt fairly, as far as it may be shown now; `knekt verify` checks it.

    The seed of a deal of the day is in it when its day is over: until then others play from it.
    """
    live, today = await _seen(node, viewer, id), node.clock.today
    return await _made(request, node, lambda: _proof(live, today))


async def _seen(node: Node, viewer: Viewer, id: str) -> LiveTable:
    """The table as it is now, for work in another thread; KnektError if the viewer may not see it."""
    live = await node.hall.live_table(id)
    check_may_watch(live, viewer)
    return live.frozen_copy()


def _proof(live: LiveTable, today: str) -> Proof:
    told, day = proof_of(live.table, live.seed), live.table.settings.day
    if live.table.closed and day is not None and day < today:
        told = with_seed(told, live.seed)
    return convert(told, Proof)


async def _made(request: Asked, node: Node, work: Callable[[], Made]) -> Made:
    asker, _ = asker_of(request)
    return await node.long_work.run(asker, work)


def _file(written: bytes, form: str, name: str) -> Response[str]:
    """The answer with this file, in pieces."""
    headers = {"content-disposition": f'attachment; filename="{name}.{form}"'}
    return cast("Response[str]", Stream(_cut(written), media_type=MEDIA[form], headers=headers))


async def _cut(written: bytes) -> AsyncIterator[bytes]:
    for begin in range(0, len(written), PIECE):
        yield written[begin : begin + PIECE]


def _text(record: Record | SittingRecord, form: str) -> bytes:
    if form == "jsonl":
        return write_lines(record).encode()
    if form == "txt":
        return write_text(record).encode()
    assert isinstance(record, Record)
    return write_iss(record).encode()


records_router = Router(path="/", tags=["records"], route_handlers=[sitting, deal, sheet, proof])
