"""The hall against a simple model: commands, retries, refusals, restarts, two nodes at once."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from knekt.cards import Seed
from knekt.engine import Action, Event
from knekt.errors import KnektError
from knekt.games import options
from knekt.server.hall.hall import Hall
from knekt.server.run.clock import SetClock
from knekt.server.shown.frames import deliver
from knekt.server.shown.watching import Watcher
from knekt.server.store import Database, Writer, lines_of
from knekt.server.store.migrate import migrate
from knekt.server.table import Table, TableSettings

Value = TypeVar("Value")
PRESETS = st.sampled_from(["german", "tournee", "skruf", "trekarl"])
PEOPLE = ["anna", "bo", "cilla", "dag"]


class Tables(RuleBasedStateMachine):
    """One table of one hall, which may be restarted at any moment, and a model of it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.answers: dict[tuple[str, str], int] = {}  # the seq in the answer of each command
        self.steps: dict[tuple[str, str], Any] = {}
        self.expected = list[Event]()
        self.commands = 0

    def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        return self.loop.run_until_complete(work)

    @initialize(preset=PRESETS, number=st.integers(0, 2**32))
    def open(self, preset: str, number: int) -> None:
        self.rng = Random(number)
        self.settings = TableSettings(options=options(preset))
        self.seed = Seed.parse(str(number))
        self.run(self._start())
        self.id = self.run(self.hall.open(self.settings, "anna", self.seed))

    async def _start(self) -> None:
        self.database = Database.in_folder(self.folder)
        await migrate(self.database)
        self.writer = Writer(self.database)
        self.writer.start()
        self.hall = Hall(self.database, self.writer, SetClock(1))

    async def _stop(self) -> None:
        await self.writer.stop()
        await self.database.close()

    @property
    def model(self) -> Table:
        """The table after the acknowledged events."""
        return Table.replay(self.settings, self.expected)

    def do(self, who: str, step: Any) -> None:
        """Take a step under a new name; the model says whether it is allowed."""
        self.commands += 1
        command = f"c{self.commands}"
        before = self.model
        try:
            wanted: Table | None = step(before)
        except KnektError:
            wanted = None
        try:
            applied = self.run(self.hall.change(self.id, step, who=who, player=0, command=command))
        except KnektError:
            assert wanted is None, "what the model allows was refused"
            return
        assert wanted is not None, "what the model refuses was done"
        if wanted.seq > before.seq:
            assert applied.seq == before.seq + 1
            self.answers[who, command], self.steps[who, command] = applied.seq, step
            log = self.run(self.hall.live_table(self.id)).table.log
            assert log[: wanted.seq] == wanted.log
            self.expected = list(log)  # the events that follow by themselves belong to it

    @rule(who=st.sampled_from(PEOPLE), player=st.integers(0, 4))
    def sit_down(self, who: str, player: int) -> None:
        self.do(who, lambda table: table.take(player, who))

    @rule(player=st.integers(0, 3), level=st.integers(1, 5))
    def seat_a_bot(self, player: int, level: int) -> None:
        self.do("anna", lambda table: table.take(player, f"bot:{level}"))

    @rule(player=st.integers(0, 2))
    def leave(self, player: int) -> None:
        self.do("anna", lambda table: table.leave(player))

    @rule()
    def begin(self) -> None:
        def filled(table: Table) -> Table:
            for player in table.free:
                table = table.take(player, "bot:1")
            return table.begin()

        self.do("anna", filled)

    @rule()
    def deal(self) -> None:
        self.do("bo", lambda table: table.dealt(self.seed) if table.is_deal_due else table)

    def _legal(self) -> Action | None:
        game = self.model.game
        if game is None or not self.model.sitting.is_running:
            return None
        asks = game.asks[self.rng.choice(list(game.asks))]
        return self.rng.choice(asks).sample(self.rng)

    @rule(count=st.integers(1, 25))
    def play(self, count: int) -> None:
        for _ in range(count):
            if (action := self._legal()) is not None:
                self.do("cilla", lambda table, action=action: table.act(action))

    @rule()
    def play_late(self) -> None:
        """Answer a question that is closed, or that never was."""
        if (action := self._legal()) is not None:
            self.do("cilla", lambda table: table.act(action, "a question of long ago"))

    @precondition(lambda self: self.answers)
    @rule(data=st.data())
    def ask_again(self, data: st.DataObject) -> None:
        """A retry gets the answer that the command got, and changes nothing."""
        who, command = data.draw(st.sampled_from(sorted(self.answers)))
        step = self.steps[who, command]
        applied = self.run(self.hall.change(self.id, step, who=who, player=0, command=command))
        assert applied.seq == self.answers[who, command]

    @precondition(lambda self: self.model.sitting.is_running)
    @rule()
    def two_at_once(self) -> None:
        """Give two answers to the same question: one counts."""
        action = self._legal()
        assert action is not None
        asked = next(
            ask.id
            for asks in self.model.game.asks.values()  # type: ignore[union-attr]
            for ask in asks
            if ask.contains(action)
        )

        async def both() -> Any:
            step = lambda table: table.act(action, asked)  # noqa: E731
            return await asyncio.gather(
                self.hall.change(self.id, step, who="anna", command=f"x{self.commands}"),
                self.hall.change(self.id, step, who="bo", command=f"y{self.commands}"),
                return_exceptions=True,
            )

        self.commands += 1
        before = self.model.seq
        answers = self.run(both())
        assert answers[0].seq == before + 1
        self.expected = list(self.run(self.hall.live_table(self.id)).table.log)
        if not isinstance(answers[1], KnektError):  # the question may stay open, if the seat may speak again
            assert answers[1].seq > before + 1

    @rule()
    def restart(self) -> None:
        self.run(self._stop())
        self.run(self._start())

    @invariant()
    def what_was_acknowledged_is_there(self) -> None:
        if not hasattr(self, "id"):
            return
        live = self.run(self.hall.live_table(self.id))
        assert list(live.table.log) == self.expected
        assert live.table == self.model

        async def stored() -> int:
            async with self.database.reading() as connection:
                return len(await lines_of(connection, self.id))

        assert self.run(stored()) == len(self.expected)

    def teardown(self) -> None:
        with suppress(AttributeError):
            self.run(self._stop())
        self.loop.close()
        shutil.rmtree(self.folder)


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=20, stateful_step_count=30)


def test_two_nodes_change_one_table_and_neither_loses_anything(postgres_address: str) -> None:
    """Let both nodes answer half of the questions each, at once.

    The event's number settles which was first.
    """

    async def node() -> tuple[Database, Writer, Hall]:
        database = Database(postgres_address)
        await migrate(database)
        writer = Writer(database)
        writer.start()
        return database, writer, Hall(database, writer, SetClock(1))

    async def run() -> None:
        nodes = [await node(), await node()]
        halls = [hall for _, _, hall in nodes]
        seed, rng = Seed.parse("two nodes"), Random(3)
        id = await halls[0].open(TableSettings(options=options("german")), None, seed)

        def filled(table: Table) -> Table:
            for player in table.free:
                table = table.take(player, f"bot:{player + 1}")
            return table.begin().dealt(seed)

        await halls[1].change(id, filled)
        done = 0
        while done < 40:
            table = (await halls[done % 2].live_table(id)).table  # it may be behind the other one's
            if not table.sitting.is_running:
                break
            game = table.game
            assert game is not None
            asks = [ask for asks in game.asks.values() for ask in asks if ask.must]
            action = rng.choice(asks).sample(rng)
            tries = [
                hall.change(id, partial(Table.act, action=action), who=f"node {number}", command=f"c{done}")
                for number, hall in enumerate(halls)
            ]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            accepted = [each for each in answers if not isinstance(each, BaseException)]
            assert len({each.seq for each in accepted}) == len(accepted)
            assert all(isinstance(each, KnektError) for each in answers if isinstance(each, BaseException))
            done += 1
        async with nodes[0][0].reading() as connection:
            lines = await lines_of(connection, id)
        for hall in halls:
            await hall.read_up_to(id, lines[-1].seq)
            assert (await hall.live_table(id)).table.seq == len(lines)
        assert (await halls[0].live_table(id)).table == (await halls[1].live_table(id)).table
        assert done > 10
        for database, writer, _ in nodes:
            await writer.stop()
            await database.close()

    asyncio.run(run())


def test_who_watches_at_another_node_is_told_a_whole_deal(address: str) -> None:
    """This holds also for events that follow by themselves, such as the end of a deal after its last card."""

    async def run() -> None:
        database = Database(address)
        await migrate(database)
        writer = Writer(database)
        writer.start()
        here, there = (Hall(database, writer, SetClock(1)) for _ in range(2))
        there.on_change.append(deliver)
        seed, rng = Seed.parse("watched from afar"), Random(2)
        id = await here.open(TableSettings(options=options("tournee")), None, seed)
        watched = await there.live_table(id)
        told: dict[Watcher, list[int]] = {Watcher(f"person {player}", 0): [] for player in range(3)}
        watched.watchers |= told.keys()

        def begun(table: Table) -> Table:
            for player in table.free:
                table = table.take(player, f"person {player}")
            return table.begin().dealt(seed)

        await here.change(id, begun)
        while True:
            table = (await here.live_table(id)).table
            await there.read_up_to(id, table.seq)
            assert watched.table == table
            for watcher, seqs in told.items():
                while not watcher.outbox._frames.empty():
                    seqs.append(json.loads(await watcher.outbox.next() or b"")["seq"])
            if table.game is None or not table.sitting.is_running:
                break
            asks = [ask for asks in table.game.asks.values() for ask in asks if ask.must]
            await here.change(id, partial(Table.act, action=rng.choice(asks).sample(rng)))
        for seqs in told.values():
            assert seqs == list(range(seqs[0], table.seq + 1)) and len(seqs) > 30
        await writer.stop()
        await database.close()

    asyncio.run(run())
