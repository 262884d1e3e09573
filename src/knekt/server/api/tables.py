"""Tables: open one, find one, sit down, leave, and what the host does."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.games import options as options_of
from knekt.server.api.dependencies import DealHere, NodeHere, ViewerHere
from knekt.server.api.requests import Again, Bots, Join, Leave, Look, NewTable, Opened, Plain
from knekt.server.bots.hint import Hint
from knekt.server.hall.lobby import TablePage
from knekt.server.hall.rights import watching_as
from knekt.server.hall.same_deal import play_again
from knekt.server.hall.viewer import Scope
from knekt.server.shown.frames import snapshot
from knekt.server.shown.wire import Applied, Snapshot
from knekt.server.table import TableSettings

__all__ = ["tables_router"]

StageWanted = FromQuery[Literal["open", "playing", "over"] | None]
Count = Annotated[int, QueryParameter(ge=1, le=100)]
Worlds = Annotated[int, QueryParameter(ge=1, le=400)]
After = Annotated[str | None, QueryParameter(name="after", max_length=60, required=False)]
PlayerHere = Annotated[int, PathParameter(ge=0, le=7)]
Preset = Annotated[str | None, QueryParameter(name="preset", max_length=40, required=False)]


@post("/tables", status_code=201)
async def open_table(node: NodeHere, viewer: ViewerHere, data: JSONBody[NewTable]) -> Opened:
    """Open a table; who opens it is its host, but has no place yet."""
    person = viewer.require(Scope.TABLES)
    if data.seed is not None and not data.practice:
        raise KnektError("seed-needs-practice", "only practice may use a known seed")
    wanted = {name: tuple(value) if isinstance(value, list) else value for name, value in data.set.items()}
    settings = TableSettings(
        options=options_of(data.preset, wanted),
        visibility=data.visibility,
        practice=data.practice,
        thinking=data.thinking,
        grace=data.grace,
        result=data.result,
    )
    seed = None if data.seed is None else Seed.parse(data.seed)
    await node.lobby.check_may_open(person, data.command)
    return Opened(id=await node.hall.open(settings, person, seed, data.command))


@get("/tables")
async def list_tables(
    node: NodeHere,
    viewer: ViewerHere,
    stage: StageWanted = None,
    preset: Preset = None,
    after: After = None,
    count: Count = 50,
) -> TablePage:
    """The public tables, the latest first."""
    return await node.lobby.public(stage, preset, after, count)


@get("/tables/mine")
async def my_tables(
    node: NodeHere, viewer: ViewerHere, stage: StageWanted = None, after: After = None, count: Count = 50
) -> TablePage:
    """The tables at which I have a place, or that I have opened."""
    return await node.lobby.of_person(viewer.require(Scope.READ), stage, after, count)


@get("/tables/{id:str}")
async def show_table(node: NodeHere, viewer: ViewerHere, id: FromPath[str]) -> Snapshot:
    """The table as I may see it."""
    live = await node.hall.live_table(id)
    who = watching_as(live, viewer)
    return snapshot(live, None if who is None else live.table.player_of(who), who)


@get("/tables/{id:str}/hint")
async def hint(node: NodeHere, viewer: ViewerHere, id: FromPath[str], worlds: Worlds = 40) -> Hint:
    """What I should do now, where nothing is scored. More worlds take longer and err less: ask for few, \
    then for more."""
    return await node.hints.hint(id, viewer, worlds)


@post("/tables/{id:str}/join", status_code=200)
async def join(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Join]) -> Applied:
    """Sit down. When the last place is taken the sitting begins."""
    return await node.commands.sit(id, viewer, data.player, data.seed, data.command)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Leave]) -> Applied:
    """Get up."""
    return await node.commands.leave(id, viewer, data.level, data.command)


@post("/tables/{id:str}/back", status_code=200)
async def come_back(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Plain]) -> Applied:
    """Act again for myself, after a bot has done it."""
    return await node.commands.come_back(id, viewer, data.command)


@post("/tables/{id:str}/bots", status_code=200)
async def seat_bots(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Bots]) -> Applied:
    """As the host, put bots into a place or into all that are free."""
    return await node.commands.seat_bots(id, viewer, data.level, data.player, data.command)


@post("/tables/{id:str}/bots/{player:int}/remove", status_code=200)
async def remove_bot(
    node: NodeHere, viewer: ViewerHere, id: FromPath[str], player: PlayerHere, data: JSONBody[Plain]
) -> Applied:
    """As the host, make a bot's place free again, before play has begun."""
    return await node.commands.remove_bot(id, viewer, player, data.command)


@post("/tables/{id:str}/go-on", status_code=200)
async def go_on(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Plain]) -> Applied:
    """I have seen the result; the next deal may come."""
    return await node.commands.go_on(id, viewer, data.command)


@post("/tables/{id:str}/look", status_code=200)
async def look(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Look]) -> Applied:
    """I am still looking at the cards, and the next deal waits for me; or it need not wait any more."""
    return await node.commands.look(id, viewer, looking=data.looking, command=data.command)


@post("/tables/{id:str}/take-back", status_code=200)
async def take_back(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Plain]) -> Applied:
    """Take back my last decision, with all that has followed from it; where nothing counts, and I play with \
    bots alone."""
    return await node.commands.take_back(id, viewer, data.command)


@post("/tables/{id:str}/time-up", status_code=200)
async def time_up(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Plain]) -> Applied:
    """As the host, say that the sitting ends after what is under way."""
    return await node.commands.time_up(id, viewer, data.command)


@post("/tables/{id:str}/close", status_code=200)
async def close(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Plain]) -> Applied:
    """As the host, close the table."""
    return await node.commands.close(id, viewer, data.command)


@post("/tables/{id:str}/deals/{number:int}/again", status_code=201)
async def again(
    node: NodeHere, viewer: ViewerHere, id: FromPath[str], number: DealHere, data: JSONBody[Again]
) -> Opened:
    """Play a deal that is over again, at a table of my own where nothing counts."""
    made = await play_again(
        node.hall, node.lobby, id, number, viewer, seat=data.seat, level=data.level, command=data.command
    )
    return Opened(id=made)


tables_router = Router(
    path="/",
    tags=["tables"],
    route_handlers=[
        open_table,
        list_tables,
        my_tables,
        show_table,
        hint,
        join,
        leave,
        come_back,
        seat_bots,
        remove_bot,
        go_on,
        look,
        take_back,
        time_up,
        close,
        again,
    ],
)
