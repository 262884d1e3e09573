"""Bots and delays never draw from the seed of the cards, which anybody may know in practice, or later."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Guest, Hand, House, Message, NearBots, play_out, serving

from knekt.cards import Seed
from knekt.server.bots import Asker, Job
from knekt.server.hall.hall import Hall
from knekt.server.hall.tasks import Pace

SEED = "a table that everybody knows"


class HeardBots(NearBots):
    """Bots that note from which seed they draw, at each table."""

    seeds: defaultdict[str, set[str]]

    async def decide(self, job: Job, asker: Asker) -> Message | None:
        self.seeds[asker.table].add(job.seed)
        return await super().decide(job, asker)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    HeardBots.seeds = defaultdict(set)
    with serving(tmp_path, bots=HeardBots, hall=Hall) as running:
        yield running


def drawn(guest: Guest, table: str) -> set[str]:
    """The seeds of the table's bots in its first deal, and that of the advice for its player."""
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table, Hand(1), lambda message: bool(message["asks"]))
        guest.get(f"/tables/{table}/hint?worlds=1")
        socket.tell("hello", table=table)
        play_out(socket, table, Hand(1))
    return HeardBots.seeds[table]


def test_what_bots_choose_does_not_follow_from_the_seed_of_the_cards(house: House) -> None:
    guest, one_deal = house.guest(), {"session.deals": 1}
    tables = [guest.plays(practice=True, seed=SEED, set=one_deal) for _ in range(2)]
    first, second = (drawn(guest, table) for table in tables)
    assert len(first) == len(second) == 3 and not first & second  # two bots, and the advice
    known = Seed.parse(SEED)
    labels = [f"{what} 1 {player}" for what in ("bot", "hint") for player in range(3)]
    assert not (first | second) & {str(known.derive(label)) for label in labels}
    live = [house.node.hall.in_use[table] for table in tables]
    assert live[0].seed == live[1].seed == known and live[0].chance != live[1].chance


def test_everybody_plays_the_deal_of_the_day_against_the_same_choices(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    tables = [each.done("/daily/german")["id"] for each in (anna, bo)]
    chances = {house.node.hall.in_use[table].chance for table in tables}
    other = house.node.hall.in_use[anna.done("/daily/tournee")["id"]].chance
    assert len(chances) == 1 and other not in chances


def test_how_long_a_bot_takes_does_not_follow_from_the_seed_of_the_cards(house: House) -> None:
    guest, delays = house.guest(), set[int]()
    house.node.hall.pace = Pace(first=0, least=10**6, most=10**12)  # milliseconds: no two are alike
    for _ in range(2):
        table = guest.plays("isko", practice=True, seed=SEED)
        with guest.socket() as socket:
            socket.tell("hello", table=table)
            play_out(socket, table, Hand(1), lambda message: bool(message["picture"]["deal"]))
        live = house.node.hall.in_use[table]
        assert live.due is not None
        delays.add(live.due - live.stamps[-1].at)
    assert len(delays) == 2 and min(delays) > 10**5
