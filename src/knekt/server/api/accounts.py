"""The routes about accounts: to register, log in and out, passwords, and tokens for programs."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from knekt.server.api.people_types import (
    Credentials,
    MadeToken,
    Me,
    NewToken,
    PasswordChange,
    TokenPicture,
)
from knekt.server.api.sessions import Asked, count_guess, node_of, owner_of, session_of, signed_in, signed_out

__all__ = ["account_routes"]


@post("/people/me/account", status_code=201)
async def register(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account of the guest that I am; all that I have played stays mine."""
    node, session = node_of(request), session_of(request)
    count_guess(request, session.person, session.person)
    person = await node.people.register(session.person, data.login, data.password)
    await node.connections.check_again(person.id)
    return signed_in(request, person, status=201)


@put("/people/me/password")
async def change_password(request: Asked, data: JSONBody[PasswordChange]) -> Response[Me]:
    """A new password; I am logged out everywhere else."""
    node, session = node_of(request), session_of(request)
    count_guess(request, session.person, session.person)
    person = await node.people.change_password(session.person, data.old, data.new)
    await node.connections.check_again(person.id)
    return signed_in(request, person)


@post("/session", status_code=200)
async def log_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Be the person of an account, in this browser."""
    node = node_of(request)
    count_guess(request, data.login.strip().lower(), await owner_of(request, data.login))
    person = await node.people.log_in(data.login, data.password)
    if request.auth is not None:
        node.connections.end_browser(request.auth.id)
    return signed_in(request, person)


@delete("/session", status_code=204)
async def log_out(request: Asked) -> Response[None]:
    """Be nobody in this browser; a guest cannot come back."""
    node = node_of(request)
    node.connections.end_browser(session_of(request).id)
    return signed_out(request)


@delete("/people/me/sessions", status_code=204)
async def log_out_everywhere(request: Asked) -> Response[None]:
    """Be nobody in any browser."""
    node, session = node_of(request), session_of(request)
    await node.people.end_sessions(session.person)
    await node.connections.check_again(session.person)
    return signed_out(request)


@get("/people/me/tokens")
async def my_tokens(request: Asked) -> list[TokenPicture]:
    """My tokens, without their secrets."""
    return [TokenPicture.of(each) for each in await node_of(request).tokens.of(session_of(request).person)]


@post("/people/me/tokens")
async def make_token(request: Asked, data: JSONBody[NewToken]) -> MadeToken:
    """A new token for a program of mine. Its secret is told this once."""
    token, secret = await node_of(request).tokens.make(session_of(request).person, data.name, data.scopes)
    return MadeToken(token=TokenPicture.of(token), secret=secret)


@delete("/people/me/tokens/{id:str}", status_code=204)
async def revoke_token(request: Asked, id: FromPath[str]) -> None:
    """The token is good no more."""
    node, session = node_of(request), session_of(request)
    await node.tokens.revoke(session.person, id)
    await node.connections.check_again(session.person)


account_routes = [
    register,
    change_password,
    log_in,
    log_out,
    log_out_everywhere,
    my_tokens,
    make_token,
    revoke_token,
]
