"""Records of deals that are over and of sittings, and the sheet."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Response, Router, get
from litestar.params import FromPath
from msgspec import Struct, convert

from knekt.notation import Record, SittingRecord, write_iss, write_lines, write_text
from knekt.server.api.given import DealHere, NodeHere, ViewerHere
from knekt.server.held import Held
from knekt.server.node import Node
from knekt.server.pictures import FullSheet, full_sheet
from knekt.server.records import deal_record, sitting_record
from knekt.server.rights import check_may_watch
from knekt.server.table.proof import proof_of, unsealed
from knekt.server.viewer import Viewer

__all__ = ["records_router"]


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
    node: NodeHere, viewer: ViewerHere, id: FromPath[str], form: FromPath[Literal["jsonl", "txt"]]
) -> Response[str]:
    """The sitting, as far as its deals are over."""
    held = await _seen(node, viewer, id)
    return _written(sitting_record(held), form, f"knekt-{id}")


@get("/tables/{id:str}/deals/{number:int}/record/{form:str}", media_type="text/plain")
async def deal(
    node: NodeHere,
    viewer: ViewerHere,
    id: FromPath[str],
    number: DealHere,
    form: FromPath[Literal["jsonl", "txt", "iss"]],
) -> Response[str]:
    """A deal that is over; `iss` for German Skat only."""
    held = await _seen(node, viewer, id)
    return _written(deal_record(held, number), form, f"knekt-{id}-{number}")


@get("/tables/{id:str}/sheet")
async def sheet(node: NodeHere, viewer: ViewerHere, id: FromPath[str]) -> FullSheet:
    """The sheet of the sitting."""
    held = await _seen(node, viewer, id)
    return full_sheet(held.table.sitting)


@get("/tables/{id:str}/proof")
async def proof(node: NodeHere, viewer: ViewerHere, id: FromPath[str]) -> Proof:
    """What shows that the table was dealt fairly, as far as it may be shown now; `knekt verify` checks it.

    The seed of a deal of the day is in it when its day is over: until then others play from it.
    """
    held = await _seen(node, viewer, id)
    told, day = proof_of(held.table, held.seed), held.table.settings.day
    if held.table.closed and day is not None and day < node.clock.today:
        told = unsealed(told, held.seed)
    return convert(told, Proof)


async def _seen(node: Node, viewer: Viewer, id: str) -> Held:
    held = await node.hall.held(id)
    check_may_watch(held, viewer)
    return held


def _written(record: Record | SittingRecord, form: str, name: str) -> Response[str]:
    text = _text(record, form)
    headers = {"content-disposition": f'attachment; filename="{name}.{form}"'}
    return Response(text, media_type=MEDIA[form], headers=headers)


def _text(record: Record | SittingRecord, form: str) -> str:
    if form == "jsonl":
        return write_lines(record)
    if form == "txt":
        return write_text(record)
    assert isinstance(record, Record)
    return write_iss(record)


records_router = Router(path="/", tags=["records"], route_handlers=[sitting, deal, sheet, proof])
