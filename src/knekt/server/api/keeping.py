"""What the keeper of a table does if the others agree: a deal becomes void, the sheet is corrected."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from knekt.server.api.dependencies import NodeHere, ViewerHere
from knekt.server.api.requests import Answer, Change, Withdrawal
from knekt.server.hall.rights import check_may_watch
from knekt.server.hall.viewer import Scope
from knekt.server.run.limits import PROPOSALS
from knekt.server.shown.pictures import DealEntry, deal_entry
from knekt.server.shown.wire import Applied

__all__ = ["keeping_router"]


@post("/tables/{id:str}/changes", status_code=200)
async def propose(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Change]) -> Applied:
    """As the keeper of the table, propose a change. It is made when all other people at the table agree; \
    where nothing counts
    and nobody else is there, at once.
    """
    node.limits.take(PROPOSALS, viewer.require(Scope.TABLES))
    return await node.commands.propose(id, viewer, data.change, data.seq, data.command)


@post("/tables/{id:str}/changes/answer", status_code=200)
async def answer(node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Answer]) -> Applied:
    """Agree to what was proposed, or refuse it."""
    return await node.commands.answer(id, viewer, data.proposal, agree=data.agree, command=data.command)


@post("/tables/{id:str}/changes/withdraw", status_code=200)
async def withdraw(
    node: NodeHere, viewer: ViewerHere, id: FromPath[str], data: JSONBody[Withdrawal]
) -> Applied:
    """As a keeper of the table, take back what was proposed."""
    return await node.commands.withdraw(id, viewer, data.proposal, data.command)


@get("/tables/{id:str}/deals/{number:int}/entry")
async def entry(node: NodeHere, viewer: ViewerHere, id: FromPath[str], number: FromPath[int]) -> DealEntry:
    """What stands on the sheet for a deal that is over, and what can be entered there instead."""
    live = await node.hall.live_table(id)
    check_may_watch(live, viewer)
    return deal_entry(live.table.sitting, number)


keeping_router = Router(path="/", tags=["keeping"], route_handlers=[propose, answer, withdraw, entry])
