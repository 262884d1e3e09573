"""Deals step by step: those of tables, and those of records that somebody uploads. Nothing is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from knekt.server.api.dependencies import DealHere, NodeHere, ViewerHere
from knekt.server.api.guard import asker_of
from knekt.server.api.problems import language_of
from knekt.server.api.records import MEDIA
from knekt.server.hall.rights import check_may_watch
from knekt.server.run.limits import RECORDS, REPLAYS, Rate
from knekt.server.shown.replay import Form, MySeat, Replay, SeatWanted, replay_of_table
from knekt.server.shown.uploads import (
    LARGEST_RECORD,
    BroughtDeal,
    converted,
    first_with_cards,
    uploaded_deals,
    uploaded_replay,
)
from knekt.words import say

__all__ = ["replay_router"]

LARGEST_BODY = 2 * LARGEST_RECORD  # a text is longer as JSON than in its file
READER = ThreadPoolExecutor(1, "records")  # one record at a time, as people who play come first
Answer = TypeVar("Answer")
DealNumber = Annotated[int | None, QueryParameter(name="deal", ge=1, le=10_000, required=False)]


class Brought(Struct, kw_only=True, forbid_unknown_fields=True):
    """A record and the name of its file.

    It may have any form that Knekt reads: JSON Lines, text, ISS, XSkat.
    """

    text: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    name: Annotated[str, Meta(min_length=1, max_length=100)] = "record"


class BroughtReplay(Struct, kw_only=True):
    """The deals of a file, one of them step by step, and a sentence for each record that cannot be read."""

    deals: list[BroughtDeal]
    deal: int  # the number of the one in `replay`
    damaged: list[str]
    replay: Replay


@get("/tables/{id:str}/deals/{number:int}/replay")
async def replay(
    request: Request[Any, Any, Any],
    node: NodeHere,
    viewer: ViewerHere,
    id: FromPath[str],
    number: DealHere,
    seat: FromQuery[MySeat] = "open",
) -> Replay:
    """A deal that is over, step by step: as a seat saw it, as I did (`mine`), or with all cards open."""
    _limit(request, REPLAYS)
    live = await node.hall.live_table(id)
    check_may_watch(live, viewer)
    asker, _ = asker_of(request)
    still, who = live.frozen_copy(), viewer.reader
    return await node.long_work.run(asker, lambda: replay_of_table(still, number, seat, who))


@post("/records/replay", status_code=200, request_max_body_size=LARGEST_BODY)
async def replay_record(
    request: Request[Any, Any, Any],
    data: JSONBody[Brought],
    deal: DealNumber = None,
    seat: FromQuery[SeatWanted] = "open",
) -> BroughtReplay:
    """The deals of a record, and one of them step by step; else the first that has cards. Nothing is \
    stored."""
    _limit(request, RECORDS)
    language = language_of(request.headers.get("accept-language"))

    def read() -> BroughtReplay:
        brought = uploaded_deals(data.text, data.name)
        number = first_with_cards(brought) if deal is None else deal
        return BroughtReplay(
            deals=[head for head, _, _ in brought.deals],
            deal=number,
            damaged=[say(error.message, language) for error in brought.damaged],
            replay=uploaded_replay(brought, number, seat),
        )

    return await _aside(read)


@post("/records/convert", status_code=200, media_type="text/plain", request_max_body_size=LARGEST_BODY)
async def convert_record(
    request: Request[Any, Any, Any], data: JSONBody[Brought], form: FromQuery[Form]
) -> Response[str]:
    """A record in another form; `iss` for German Skat only. Nothing is stored."""
    _limit(request, RECORDS)
    text = await _aside(lambda: converted(data.text, data.name, form))
    headers = {"content-disposition": f'attachment; filename="knekt.{form}"'}
    return Response(text, media_type=MEDIA[form], headers=headers)


def _limit(request: Request[Any, Any, Any], rate: Rate) -> None:
    """Count a request that costs the server more than most do."""
    key, nobody = asker_of(request)
    request.app.state["limits"].take(rate, key, nobody=nobody)


async def _aside(work: Callable[[], Answer]) -> Answer:
    """Do slow work in the thread for records."""
    return await asyncio.get_running_loop().run_in_executor(READER, work)


replay_router = Router(path="/", tags=["records"], route_handlers=[replay, replay_record, convert_record])
