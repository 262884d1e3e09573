"""The deal of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from knekt.server.api.dependencies import NodeHere, ViewerHere
from knekt.server.api.requests import Opened, Plain
from knekt.server.hall.daily import Comparison, Today

__all__ = ["daily_router"]

Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]


@get("/daily")
async def today(node: NodeHere, viewer: ViewerHere) -> Today:
    """Today's deals, and how far I am with them."""
    return await node.daily.today(viewer)


@post("/daily/{preset:str}", status_code=200)
async def play_today(
    node: NodeHere, viewer: ViewerHere, preset: FromPath[str], data: JSONBody[Plain]
) -> Opened:
    """My table of today's deal."""
    return Opened(id=await node.daily.table(viewer, preset))


@get("/daily/{day:str}/{preset:str}")
async def compare(node: NodeHere, viewer: ViewerHere, day: Day, preset: FromPath[str]) -> Comparison:
    """What everybody made of a day's deal: once I have finished it, or the day is over."""
    return await node.daily.comparison(viewer, day, preset)


daily_router = Router(path="/", tags=["daily"], route_handlers=[today, play_today, compare])
