"""Whether the time that a card takes tells of the hand it comes from, for bots and for people.

`python -m bench.tells --plays 2000` plays until it has seen 2,000 cards of bots, and as many of people, at
paces 100 and 0. The people think as long as they like, whatever their cards; where there is only one card,
the server plays it. It prints how long forced and other cards took, and how often chance alone would set them
as far apart (a permutation test). `--save docs/figures/tells/cards.json` keeps the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import uvloop

from docs.figures import Row, save
from knekt.errors import KnektError
from knekt.games import options
from knekt.server.hall.live_table import LiveTable
from knekt.server.run.clock import Clock
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.table import PLAYED, Kind, Table, TableSettings, only_card

__all__ = ["tells"]

TABLES, LEVEL = 64, 3
SHUFFLES = 2_000
FIRST = 6  # cards of a person from which the server learns how long that one takes
THINKS = 0.7, 0.5  # of a person: the logarithm of the seconds for a card, and how far they scatter
LONGEST = 5.5


@dataclass
class _Times:
    """Milliseconds that cards took, of forced ones and of others."""

    forced: list[int] = field(default_factory=list)
    free: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.forced) + len(self.free)


def tells(plays: int = 2_000) -> list[Row]:
    """Print and return every comparison."""
    print(
        "Milliseconds until a card is played, "
        "and how often chance alone sets forced and other cards as far apart"
    )
    rows = []
    for pace in (100, 0):
        with TemporaryDirectory(prefix="knekt-bench-", dir=".") as name:
            for who, times in uvloop.run(_seen(Path(name), pace, plays)).items():
                rows.append(_told(f"pace {pace}, {who}", times))
    return rows


def _told(what: str, times: _Times) -> Row:
    """Print one comparison, and return it."""
    forced, free = times.forced, times.free
    means, shapes = _chance(forced, free, _means), _chance(forced, free, _apart)
    print(
        f"  {what:22} forced {len(forced):5} median {median(forced):6.0f}   "
        f"others {len(free):5} median {median(free):6.0f}"
        f"   p of the means {means:.3f}   of the distributions {shapes:.3f}",
        flush=True,
    )
    return {
        "who": what,
        "forced cards": len(forced),
        "median ms": round(median(forced)),
        "other cards": len(free),
        "median ms of these": round(median(free)),
        "p of the means": round(means, 4),
        "p of the distributions": round(shapes, 4),
    }


async def _seen(folder: Path, pace: int, plays: int) -> dict[str, _Times]:
    """What somebody who watches can time, until there is enough of it."""
    node = Node(ServerSettings(data=folder, pace=pace, workers=2), Clock())
    await node.start()
    watch = _Watch(node, plays)
    try:
        for number in range(TABLES):
            await watch.begin(number)
        await watch.enough.wait()
    finally:
        watch.enough.set()
        await node.stop()
    return watch.times


class _Watch:
    """Times every card, and plays for the people."""

    def __init__(self, node: Node, plays: int) -> None:
        self.times = {"bots": _Times(), "people who wish it": _Times()}
        self.enough = asyncio.Event()
        self._node, self._plays, self._rng = node, plays, random.Random(1)
        self._known = dict[str, Table]()  # as it was when a card was looked at last
        self._cards = dict[str, int]()
        self._acting = set[asyncio.Task[None]]()
        node.hall.on_change.append(self._note)

    async def begin(self, number: int) -> None:
        """A table of one person and two bots."""
        person = (await self._node.people.guest("en")).id
        await self._node.people.wish(person, {"auto_forced": True})
        settings = TableSettings(options=options("german"), kind=Kind.TABLE, result=0)
        id = await self._node.hall.open(settings, person)
        for player, holder in enumerate([person, *[f"bot:{LEVEL}"] * 2]):
            step = partial(Table.take, player=(player + number) % 3, holder=holder)
            await self._node.hall.change(id, step)
        await self._node.hall.change(id, Table.begin)

    def _note(self, live: LiveTable) -> None:
        table, before = live.table, self._known.get(live.id)
        self._known[live.id] = table
        if self.enough.is_set():
            return
        me = table.player_of(live.people[0]) if live.people else None
        if before is not None and before.game is not None and before.sitting.is_running:
            played = table.log[before.seq]
            if played.kind in PLAYED and live.stamps[before.seq].player is not None:
                self._time(live, before, me)
        if me is not None and table.people:
            self._wake(live, me)

    def _time(self, live: LiveTable, before: Table, me: int | None) -> None:
        """A card has been played; this is how long after the event before."""
        player, took = (
            live.stamps[before.seq].player,
            live.stamps[before.seq].at - live.stamps[before.seq - 1].at,
        )
        assert before.game is not None
        is_forced = only_card(before.game) is not None
        if player == me:
            known = self._cards.get(live.id, 0)
            self._cards[live.id] = known + (not is_forced)
            if known < FIRST:
                return
        times = self.times["people who wish it" if player == me else "bots"]
        (times.forced if is_forced else times.free).append(took)
        if all(len(each) >= self._plays for each in self.times.values()):
            self.enough.set()

    def _wake(self, live: LiveTable, me: int) -> None:
        """The person answers after a while, or leaves it to the server."""
        table = live.table
        if table.is_deal_due:
            step: Callable[[Table], Table] = partial(Table.go_on, player=me)
        elif (
            table.game is not None
            and table.game.turn is not None
            and table.is_at_rest
            and table.terms.seats[table.game.turn] == me
        ):
            if only_card(table.game) is not None:
                return
            must = next(ask for asks in table.game.asks.values() for ask in asks if ask.must)
            step = partial(Table.act, action=must.sample(self._rng), answering=must.id)
        else:
            return
        task = asyncio.create_task(self._act(live, step, me, table.seq))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, live: LiveTable, step: Callable[[Table], Table], me: int, seq: int) -> None:
        await asyncio.sleep(min(LONGEST, self._rng.lognormvariate(*THINKS)))
        if live.table.seq == seq and not self.enough.is_set():
            with suppress(KnektError):  # the table has gone on meanwhile
                await self._node.hall.change(live.id, step, who=live.people[0], player=me, command=f"c{seq}")


def _means(one: Sequence[int], other: Sequence[int]) -> float:
    return abs(sum(one) / len(one) - sum(other) / len(other))


def _apart(one: Sequence[int], other: Sequence[int]) -> float:
    """The greatest distance of the two distributions, by Kolmogorov and Smirnov."""
    marked = sorted([(each, 1 / len(one)) for each in one] + [(each, -1 / len(other)) for each in other])
    farthest = at = 0.0
    for place, (value, step) in enumerate(marked):
        at += step
        if place + 1 == len(marked) or marked[place + 1][0] != value:
            farthest = max(farthest, abs(at))
    return farthest


def _chance(
    one: Sequence[int], other: Sequence[int], apart: Callable[[Sequence[int], Sequence[int]], float]
) -> float:
    """How often they would be as far apart if it were drawn by lot which of them is which."""
    rng, all_of_them = random.Random(1), [*one, *other]
    found, as_far = apart(one, other), 1
    for _ in range(SHUFFLES):
        rng.shuffle(all_of_them)
        as_far += apart(all_of_them[: len(one)], all_of_them[len(one) :]) >= found
    return as_far / (SHUFFLES + 1)


if __name__ == "__main__":
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--plays", type=int, default=2_000)
    flags.add_argument("--save", type=Path, help="keep the figures in this file")
    given = flags.parse_args()
    found = tells(given.plays)
    if given.save:
        measures = "Whether the time that a card takes tells that it was forced"
        save(given.save, measures, f"python -m bench.tells --plays {given.plays}", found)
