"""How long a card takes tells nobody anything of the hand."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server.minded import running, table_with, until
from serving import PATIENCE
from sqlalchemy import select

from knekt.cards import Seed
from knekt.games import options
from knekt.server.bots import Asker, Job
from knekt.server.bots.job import answer
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.tasks import BOTS, FORCED, Pace, tasks_of
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.store import Line
from knekt.server.store.schema import due
from knekt.server.table import PLAYED, Table, TableSettings, bot_level, only_card

SEED = Seed.parse("forced")
PACES = [Pace.of(percent) for percent in (0, 50, 100)]
TOOK = 700, 1_300, 2_900, 4_100


def tables(people: int, preset: str = "german", deals: int = 12) -> dict[bool, list[Table]]:
    """Tables in the middle of play, where the first player must play the only card, or one of several."""
    found: dict[bool, list[Table]] = {True: [], False: []}
    for number in range(deals):
        rng, table = Random(number), Table.new(TableSettings(options=options(preset)))
        for player in range(3):
            table = table.take(player, f"person {player}" if player < people else "bot:3")
        table = table.begin().dealt(Seed.parse(str(number)))
        while table.sitting.is_running:
            game = table.game
            assert game is not None and game.turn is not None
            must = next(ask for asks in game.asks.values() for ask in asks if ask.must)
            action = must.sample(rng)
            if action.kind == "play" and table.terms.seats[game.turn] == 0:
                found[only_card(game) is not None].append(table)
            table = table.act(action)
    return found


def delay(table: Table, task: str, pace: Pace, took: tuple[int, ...] = ()) -> int | None:
    """How long this task waits at the table."""
    due = {each.task: each.at for each in tasks_of(table, 1_000, SEED, pace, {0: took})}
    return due[task] - 1_000 if task in due else None


@pytest.mark.parametrize("pace", PACES)
def test_the_delay_of_a_bot_follows_from_the_number_of_the_event_alone(pace: Pace) -> None:
    """Two tables with as many events: at one there may be a choice, at the other none."""
    found = tables(people=1)
    by_seq: dict[int, set[int | None]] = {}
    for table in [*found[True], *found[False]]:
        theirs = _held_by_bots(table)
        by_seq.setdefault(theirs.seq, set()).add(delay(theirs, BOTS, pace))
    assert len(by_seq) > 20 and all(len(delays) == 1 for delays in by_seq.values())
    delays = [each for drawn in by_seq.values() for each in drawn if each is not None]
    assert len(delays) == len(by_seq)
    assert min(delays) >= pace.least and (max(delays) > min(delays)) == (pace.most > pace.least)


@pytest.mark.parametrize("pace", PACES)
def test_a_forced_card_takes_as_long_as_the_players_other_cards(pace: Pace) -> None:
    found = tables(people=3)
    assert len(found[True]) > 20 and len(found[False]) > 20
    forced = [delay(table, FORCED, pace, TOOK) for table in found[True]]
    assert all(
        any(each is not None and 0.79 * took <= each <= 1.25 * took for took in TOOK) for each in forced
    )
    assert len({*forced}) > len(forced) / 2 and {*forced} != {*TOOK}  # none is exactly as long as another
    few = [delay(table, FORCED, pace, TOOK[:3]) for table in found[True]]
    assert all(each is not None and pace.least <= each <= max(pace.least, pace.most) for each in few)
    for table in found[False]:
        assert delay(table, FORCED, pace, TOOK) is None
    for table in found[True]:  # somebody who has not wished it plays the card at any time
        assert FORCED not in {each.task for each in tasks_of(table, 0, SEED, pace)}


def test_a_level_that_may_think_for_long_waits_for_longer() -> None:
    table = _held_by_bots(tables(people=1)[False][0])
    levels = [delay(_held_by_bots(table, level), BOTS, PACES[2]) for level in range(1, 6)]
    assert levels[0] == levels[1] == levels[2] == levels[3]
    assert levels[4] is not None and levels[4] >= 850


def _held_by_bots(table: Table, level: int = 3) -> Table:
    """The same table, at which a bot of this level has the first place, and a person another one."""
    table = table.take(0, f"bot:{level}")
    return table.take(1, "person 1") if bot_level(table.places[1].holder) else table  # type: ignore[union-attr]


def test_what_a_player_has_taken_for_cards_is_known_from_the_log() -> None:
    table = tables(people=3)[False][3]
    live = LiveTable("table", table.settings, SEED, None, 0)
    live.wish_forced = {"person 0", "person 2"}
    moment, again = 0, Table.new(table.settings)
    expected: dict[int, list[int]] = {0: [], 2: []}
    for seq, event in enumerate(table.log, start=1):
        took = 10_000 if seq % 11 == 0 else 100 * seq
        moment += took
        again = again.believing(event)
        who = f"person {seq % 3}"
        player = again.player_of(who)
        by_server = seq % 7 == 0
        line = Line("table", seq, moment, player, who, None if by_server else f"c{seq}", "")
        live.accept(again, [line])
        if event.kind in PLAYED and took <= 6_000 and not by_server and player in expected:
            expected[player].append(took)
    assert any(expected.values())
    assert live.forced_players == {player: tuple(took[-16:]) for player, took in expected.items()}


def test_bots_among_people_have_thought_before_they_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that are asked while the clock stands still, and act when it has gone on."""
    asked = list[int]()

    async def decide(job: Job, asker: Asker) -> Any:
        asked.append(len(job.events))
        return msgspec.json.decode(msgspec.json.encode(answer(job)))

    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node, asyncio.timeout(PATIENCE):
            monkeypatch.setattr(node.bots, "decide", decide)
            id = await table_with(node, people=1)
            waits = await until(node, id, _waits_for_bot, clock)
            while not await _is_ahead(node, clock):  # the clock went on while the table was written
                waits = await until(node, id, partial(_waits_for_bot, after=waits.seq), clock)
            assert waits.game is not None
            while len(waits.game.events) not in asked:
                await asyncio.sleep(0.01)
            assert (await node.hall.live_table(id)).table.seq == waits.seq
            await until(node, id, lambda table: table.seq > waits.seq, clock)
            assert asked.count(len(waits.game.events)) == 1

    asyncio.run(run())


async def _is_ahead(node: Node, clock: SetClock) -> bool:
    """Whether the moment at which bots act is still to come."""
    async with node.database.reading() as connection:
        moments = list(await connection.execute(select(due.c.at).where(due.c.task == BOTS)))
    return [at > clock.now() for (at,) in moments] == [True]


def _waits_for_bot(table: Table, after: int = 0) -> bool:
    game = table.game
    if table.seq <= after or game is None or not table.sitting.is_running or game.turn is None:
        return False
    return table.is_at_rest and table.terms.seats[game.turn] != 0
