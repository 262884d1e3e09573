"""People on a database that several nodes share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.doors import CHEAP, PASSWORD

from knekt.errors import KnektError
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.people import Passwords, People, Tokens, signing_key
from knekt.server.people.export import tables_of
from knekt.server.people.games import deals_of
from knekt.server.run.clock import SetClock
from knekt.server.store import Database
from knekt.server.store.migrate import migrate


def test_nodes_agree_on_the_key_and_on_people(tmp_path: Path, postgres_address: str) -> None:
    asyncio.run(_agree(postgres_address, tmp_path))


async def _agree(address: str, folder: Path) -> None:
    one, two, clock = Database(address), Database(address), SetClock(1_800_000_000_000)
    await migrate(one)
    keys = await asyncio.gather(*(signing_key(each, folder) for each in (one, two, one, two)))
    assert len(set(keys)) == 1 and not (folder / "signing.key").exists()

    here, there = (People(each, clock, Passwords(CHEAP)) for each in (one, two))
    anna = await here.guest("en")
    both = await asyncio.gather(
        here.register(anna.id, "anna", PASSWORD),
        there.register(anna.id, "anne", PASSWORD),
        return_exceptions=True,
    )
    assert [each.code for each in both if isinstance(each, KnektError)] == ["has-account"]
    login = (await there.person(anna.id)).login
    assert login is not None and (await there.log_in(login, PASSWORD)).id == anna.id
    with pytest.raises(KnektError, match="taken"):
        await there.register((await there.guest("en")).id, login, PASSWORD)
    await here.wish(anna.id, {"nul": "\0", "large": 10**20})
    assert (await there.person(anna.id)).wishes == {"nul": "\0", "large": 10**20}

    token, secret = await Tokens(one, clock).make(anna.id, "bot", [Scope.READ])
    assert await Tokens(two, clock).viewer(secret) == Viewer(anna.id, frozenset({Scope.READ}), token=token.id)
    (noted,) = await Tokens(one, clock).of(anna.id)
    assert (noted.id, noted.used) == (token.id, clock.now())
    for guess in ("\0", "nobody"):
        with pytest.raises(KnektError):
            await here.person(guess)
        with pytest.raises(KnektError):
            await Tokens(one, clock).revoke(anna.id, guess)
    assert await deals_of(one, anna.id, own=True, after=f"{2**50}.{2**40}.x") == []
    assert await tables_of(one, anna.id) == []
    assert (await there.become_bot(anna.id)).is_bot
    await one.close()
    await two.close()
