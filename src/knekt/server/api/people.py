"""The routes about people: guests, profiles, what they have played, and what is kept about them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from knekt.server.api.accounts import account_routes
from knekt.server.api.guard import STAYS_OPEN, network_from, with_rate
from knekt.server.api.people_types import AboutMe, Farewell, Me, PlayedPage, Profile, Ticket
from knekt.server.api.problems import language_of
from knekt.server.api.sessions import Asked, count_guess, node_of, session_of, signed_in, signed_out
from knekt.server.hall.rights import check_may_watch
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.nodes.known_people import check_name_is_free
from knekt.server.people.export import export
from knekt.server.people.forgetting import forget
from knekt.server.people.games import deals_of
from knekt.server.people.names import checked_name
from knekt.server.run.limits import NEWCOMERS, TICKETS
from knekt.server.run.node import Node
from knekt.server.shown.watching import Outbox

__all__ = ["people_router"]

_PAGE = 50
After = Annotated[str | None, QueryParameter(max_length=100)]


@post("/people", status_code=200)
async def come_in(request: Asked) -> Response[Me]:
    """Who I am here; a new guest, if nobody yet. The page asks this first, and so renews its cookie."""
    node = node_of(request)
    if request.user.person is not None:
        return await _me(request, request.user.require(Scope.READ))
    request.app.state["limits"].take(NEWCOMERS, network_from(request.scope))
    person = await node.people.guest(language_of(request.headers.get("accept-language")))
    return signed_in(request, person, status=201)


@get("/people/me")
async def me(request: Asked, viewer: NamedDependency[Viewer]) -> Response[Me]:
    """Who I am."""
    return await _me(request, viewer.require(Scope.READ))


@patch("/people/me")
async def change_me(request: Asked, viewer: NamedDependency[Viewer], data: JSONBody[AboutMe]) -> Response[Me]:
    """Change my name, or how I want the page and the table. At a table no two have the same name."""
    node, person = node_of(request), viewer.require(Scope.PEOPLE)
    if data.name is not None:
        await _check_name(node, viewer, person, data.name, data.table)
    if data.wishes is not None:
        await node.people.wish(person, data.wishes)
    if data.name is not None:
        await node.people.rename(person, data.name)
    await node.attendance.person_changed(person)
    return await _me(request, person)


@post("/people/me/bot", status_code=200)
async def become_bot(request: Asked) -> Response[Me]:
    """Say that a program plays under my name: before the first game, and for good."""
    session = session_of(request)
    return signed_in(request, await node_of(request).people.become_bot(session.person), session)


@post("/people/me/ticket", status_code=200, opt=with_rate(TICKETS))
async def ticket(request: Asked) -> Ticket:
    """A ticket for a socket of this browser."""
    return Ticket(ticket=node_of(request).seals.ticket(session_of(request)))


@get("/people/me/games")
async def my_games(request: Asked, viewer: NamedDependency[Viewer], after: After = None) -> PlayedPage:
    """The deals that I have played."""
    person = viewer.require(Scope.READ)
    return PlayedPage.of(
        await deals_of(node_of(request).database, person, own=True, after=after, most=_PAGE), _PAGE
    )


@get("/people/me/export", media_type="application/x-ndjson", opt=STAYS_OPEN)
async def my_data(request: Asked, viewer: NamedDependency[Viewer]) -> Stream:
    """All that is kept about me, a JSON object a line."""
    node, person = node_of(request), viewer.require(Scope.PEOPLE)
    headers = {"content-disposition": 'attachment; filename="knekt.ndjson"'}
    return Stream(_lines(node, viewer, person), media_type="application/x-ndjson", headers=headers)


@delete("/people/me", status_code=204)
async def forget_me(request: Asked, data: JSONBody[Farewell | None] = None) -> Response[None]:
    """Forget me: login, password, tokens, wishes and name go; what was played stays, under a name that says \
    nothing."""
    node, session = node_of(request), session_of(request)
    count_guess(request, session.person, session.person)
    await node.people.check_password(session.person, None if data is None else data.password)
    language = language_of(request.headers.get("accept-language"))
    await forget(node.database, node.hall, session.person, language)
    await node.connections.check_again(session.person)
    await node.attendance.person_changed(session.person)
    return signed_out(request, forgotten=True)


@get("/people/{id:str}")
async def profile(request: Asked, id: FromPath[str]) -> Profile:
    """A person, as everybody may see it."""
    return Profile.of(await node_of(request).people.person(id))


@get("/people/{id:str}/games")
async def games(
    request: Asked, viewer: NamedDependency[Viewer], id: FromPath[str], after: After = None
) -> PlayedPage:
    """The deals that a person has played at public tables."""
    node = node_of(request)
    person = (await node.people.person(id)).id
    own = viewer.reader == person
    return PlayedPage.of(await deals_of(node.database, person, own=own, after=after, most=_PAGE), _PAGE)


async def _me(request: Asked, id: str) -> Response[Me]:
    """The answer with the person. It also renews a browser's cookie."""
    node = node_of(request)
    person = await node.people.person(id)
    return Response(Me.of(person, None)) if request.auth is None else signed_in(request, person, request.auth)


async def _check_name(node: Node, viewer: Viewer, person: str, name: str, table: str | None) -> None:
    """Nothing, if nobody else has the name at this person's tables, nor at `table`.

    KnektError if somebody has.
    """
    tables = [live for live in node.hall.in_use.values() if live.table.player_of(person) is not None]
    tables = [live for live in tables if not live.table.closed]
    if table is not None:
        wanted = await node.hall.live_table(table)
        check_may_watch(wanted, viewer)
        tables.append(wanted)
    check_name_is_free(tables, person, checked_name(name))


async def _lines(node: Node, viewer: Viewer, person: str) -> AsyncIterator[bytes]:
    """The pieces of the export, as long as the session or token is valid that let the reader in."""
    end = Outbox()
    async with node.connections.register(viewer, end):
        async for piece in export(node.database, node.hall, node.people, node.tokens, node.long_work, person):
            if end.ended is not None:
                return
            yield piece


people_router = Router(
    path="/api/v1",
    route_handlers=[
        come_in,
        me,
        change_me,
        become_bot,
        ticket,
        my_games,
        my_data,
        forget_me,
        profile,
        games,
        *account_routes,
    ],
    tags=["people"],
)
