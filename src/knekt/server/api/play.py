"""Actions in a deal, and what is said at the table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from knekt.errors import KnektError
from knekt.server.api.dependencies import NodeHere, ViewerHere
from knekt.server.api.guard import give_back_cost, with_rate
from knekt.server.api.problems import PROBLEM_JSON, Late, language_of, late_problem
from knekt.server.api.requests import Action, Muting, Phrase
from knekt.server.hall.phrases import PHRASES
from knekt.server.hall.rights import watching_as
from knekt.server.run.limits import ACTS
from knekt.server.shown.frames import missed_frames
from knekt.server.shown.wire import Applied
from knekt.words import say as said

__all__ = ["play_router"]


class Phrases(Struct, kw_only=True):
    """What can be said, by its id, in the reader's language."""

    phrases: dict[str, str]


@post(
    "/tables/{id:str}/actions",
    status_code=200,
    opt=with_rate(ACTS),
    responses={
        200: ResponseSpec(Applied, description="It is durable.", generate_examples=False),
        409: ResponseSpec(
            Late,
            description="Too late: the question is closed.",
            media_type=PROBLEM_JSON,
            generate_examples=False,
        ),
        422: ResponseSpec(
            Late, description="The rules do not allow it.", media_type=PROBLEM_JSON, generate_examples=False
        ),
    },
)
async def act(
    request: Request[Any, Any, Any],
    node: NodeHere,
    viewer: ViewerHere,
    id: FromPath[str],
    data: JSONBody[Action],
) -> Response[Any]:
    """Act in the running deal. The answer comes when it is durable; the same command again gets the same \
    answer."""
    try:
        done, answers = await node.commands.act(id, viewer, data.action, data.seq, data.command, data.ask)
        if answers:
            give_back_cost(request)
        return Response(done)
    except KnektError as refused:
        if refused.code in ("database-failed", "token-too-narrow"):  # then nothing of the table may be told
            raise
        live = await node.hall.live_table(id)
        who = watching_as(live, viewer)
        missing = missed_frames(live, who, data.seq) if data.seq < live.table.seq else []
        problem = late_problem(refused, language_of(request.headers.get("accept-language")), missing)
        return Response(problem, status_code=problem.status, media_type=PROBLEM_JSON)


@post("/tables/{id:str}/phrases", status_code=204)
async def say(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Phrase]) -> None:
    """Say a set phrase."""
    await node.commands.speak(id, viewer, data.phrase)


@post("/tables/{id:str}/mute", status_code=204)
async def mute(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Muting]) -> None:
    """Hear no phrases of a player any more, or hear them again; it holds for all my connections to the \
    table."""
    await node.commands.mute(id, viewer, data.player, muted=data.muted)


@get("/phrases", sync_to_thread=False)
def phrases(request: Request[Any, Any, Any]) -> Phrases:
    """What can be said at a table."""
    language = language_of(request.headers.get("accept-language"))
    return Phrases(phrases={id: said(message, language) for id, message in PHRASES.items()})


play_router = Router(path="/", tags=["play"], route_handlers=[act, say, mute, phrases])
