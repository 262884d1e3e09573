"""How long others wait while the server makes somebody a long answer.

Such answers are an export, a record, a replay, and a table that is read again.

`python -m bench.stalls --deals 60` for a shorter table, `--save docs/figures/stalls/tables.json` to keep the
figures. Each route is asked for a short table and for a long one in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
import uvloop

from bench.server_load import served
from docs.figures import Row, save
from knekt.games import options
from knekt.server.hall.viewer import Scope
from knekt.server.run.clock import Clock
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.store.migrate import migrate
from knekt.server.table import Table, TableSettings

__all__ = ["stalls"]

SHORT, LONG = 2, 360  # deals: some 90 and 15,500 events
PAUSE = 0.004  # seconds between two requests of who waits
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class _Asked:
    """A person with a token, and the table that is asked for."""

    token: str
    table: str
    deals: int
    events: int


def stalls(deals: int = LONG) -> list[Row]:
    """Print for each route how long another request took meanwhile, and return the longest."""
    with TemporaryDirectory(prefix="knekt-bench-", dir=".") as name:  # on a disk, as /tmp may not be
        folder = Path(name)
        short, long = uvloop.run(_filled(folder, deals))
        with served(folder) as (address, _):
            return uvloop.run(_measured(f"{address}/api/v1", short, long))


async def _measured(api: str, short: _Asked, long: _Asked) -> list[Row]:
    print(
        f"While a long answer is made ({short.events} and {long.events} events), ms that another request took"
    )
    print(f"  {'':30} {'short: p50   max':>18} {'long: p50   max':>18} {'max, ratio':>11} {'answer, s':>12}")
    async with httpx.AsyncClient(base_url=api, timeout=120, verify=False) as http:
        rows = [await _load(http, short, long)]
        for what, times, made in _ROUTES:
            p50, worst, _ = await _while(http, short.table, [partial(made, http, short)] * times)
            p50_long, worst_long, took = await _while(http, short.table, [partial(made, http, long)] * times)
            print(
                f"  {what:30} {p50:10.1f} {worst:7.1f} {p50_long:10.1f} {worst_long:7.1f}"
                f" {worst_long / worst:11.1f} {took:12.2f}",
                flush=True,
            )
            rows.append(_row(what, short, long, worst, worst_long))
    return rows


def _row(what: str, short: _Asked, long: _Asked, worst: float | None, worst_long: float) -> Row:
    """The longest requests of another, in whole milliseconds."""
    return {
        "meanwhile": what,
        f"beside a table of {short.deals} deals": None if worst is None else round(worst),
        f"beside one of {long.deals} deals": round(worst_long),
    }


async def _load(http: httpx.AsyncClient, short: _Asked, long: _Asked) -> Row:
    """The first time that somebody looks at the long table after the server has started."""
    await _sheet(http, short)
    p50, worst, took = await _while(http, short.table, [partial(_sheet, http, long)], rounds=1)
    print(f"  {'the table is read again':30} {'':18} {p50:10.1f} {worst:7.1f} {'':11} {took:12.2f}")
    return _row("the table is read again", short, long, None, worst)


async def _while(
    http: httpx.AsyncClient,
    table: str,
    work: Sequence[Callable[[], Awaitable[None]]],
    rounds: int = ROUNDS,
) -> tuple[float, float, float]:
    """Milliseconds of the middle and of the longest request of another, and seconds that the work took."""
    waits, over, begun = list[float](), asyncio.Event(), perf_counter()

    async def probe() -> None:
        while not over.is_set():
            since = perf_counter()
            (await http.get(f"/tables/{table}")).raise_for_status()
            waits.append(1000 * (perf_counter() - since))
            await asyncio.sleep(PAUSE)

    probing = asyncio.create_task(probe())
    await asyncio.sleep(0.05)
    for _ in range(rounds):
        await asyncio.gather(*(each() for each in work))
    took = (perf_counter() - begun - 0.05) / rounds
    over.set()
    await probing
    waits.sort()
    return waits[len(waits) // 2], waits[-1], took


async def _read(http: httpx.AsyncClient, path: str, token: str = "") -> None:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with http.stream("GET", path, headers=headers) as answer:
        answer.raise_for_status()
        async for _ in answer.aiter_raw():
            pass


async def _export(http: httpx.AsyncClient, asked: _Asked) -> None:
    await _read(http, "/people/me/export", asked.token)


async def _record(form: str, http: httpx.AsyncClient, asked: _Asked) -> None:
    await _read(http, f"/tables/{asked.table}/record/{form}")


async def _replay(http: httpx.AsyncClient, asked: _Asked) -> None:
    await _read(http, f"/tables/{asked.table}/deals/{asked.deals}/replay")


async def _sheet(http: httpx.AsyncClient, asked: _Asked) -> None:
    await _read(http, f"/tables/{asked.table}/sheet")


async def _proof(http: httpx.AsyncClient, asked: _Asked) -> None:
    await _read(http, f"/tables/{asked.table}/proof")


_ROUTES: list[tuple[str, int, Callable[[httpx.AsyncClient, _Asked], Awaitable[None]]]] = [
    ("one export", 1, _export),
    ("five exports", 5, _export),
    ("one record as JSON Lines", 1, partial(_record, "jsonl")),
    ("ten records as JSON Lines", 10, partial(_record, "jsonl")),
    ("ten records as text", 10, partial(_record, "txt")),
    ("five replays", 5, _replay),
    ("ten sheets", 10, _sheet),
    ("ten proofs", 10, _proof),
]


async def _filled(folder: Path, deals: int) -> tuple[_Asked, _Asked]:
    """A database with a short and a long table, each of a person of its own."""
    node = Node(ServerSettings(data=folder), Clock())
    node.settings.make_folder()
    await migrate(node.database)
    node.writer.start()
    found = [await _played(node, count) for count in (SHORT, deals)]
    await node.writer.stop()
    await node.database.close()
    return found[0], found[1]


async def _played(node: Node, deals: int) -> _Asked:
    person = (await node.people.guest("en")).id
    _, token = await node.tokens.make(person, "bench", [Scope.READ, Scope.PEOPLE])
    table = await node.hall.open(TableSettings(options=options("german")), person)
    live, rng = await node.hall.live_table(table), random.Random(1)
    for player, holder in enumerate([person, "bot:1", "bot:1"]):
        await node.hall.change(table, partial(Table.take, player=player, holder=holder))
    await node.hall.change(table, Table.begin)

    def deal(now: Table) -> Table:
        now = now.dealt(live.seed)
        while now.sitting.is_running:
            assert now.game is not None
            must = next(ask for asks in now.game.asks.values() for ask in asks if ask.must)
            now = now.act(must.sample(rng))
        return now

    for _ in range(deals):
        await node.hall.change(table, deal)
    return _Asked(token, table, deals, live.table.seq)


if __name__ == "__main__":
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--deals", type=int, default=LONG)
    flags.add_argument("--save", type=Path, help="keep the figures in this file")
    given = flags.parse_args()
    found = stalls(given.deals)
    if given.save:
        measures = "The longest request of somebody else while a long answer is made, in milliseconds"
        save(given.save, measures, f"python -m bench.stalls --deals {given.deals}", found)
