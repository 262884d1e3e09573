"""Worlds that a viewer cannot tell apart give the same bytes, and as many, over real sockets, too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from conformance.families import FAMILIES
from conformance.twins import twin
from random_deals import Style, actions_of, line
from server.onlookers import Onlooker
from serving import Guest, House, serving

from knekt.cards import Seed
from knekt.engine import Game, Seat
from knekt.games import new_game
from knekt.notation import to_plain
from knekt.server.hall.live_table import LiveTable
from knekt.server.table import Table, TableSettings, Visibility

SEED = Seed.parse("twins")  # the seed of both tables: places may be drawn from it
TRIES = 200
LATEST = 30  # the deal stops after so many events
OWN = (  # values that differ by table or moment, but are always as long
    (re.compile(r'"at":(\d{13}|"[-0-9T:.]{23}Z")'), ""),
    (re.compile(r"(?i)^(date: ).{29}|^(sec-websocket-accept: ).{28}", re.MULTILINE), ""),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def twins(preset: str, viewer: Seat | None, rng: Random) -> tuple[Game[Any], Game[Any]]:
    """A deal that is not over, and another one that the viewer cannot tell from it."""
    family = next(each for each in FAMILIES if each.name in (preset, f"skat-{preset}"))
    for number in range(TRIES):
        played = list(line(new_game(preset, Seed.parse(f"{preset} {number}")), rng, Style(may=0.1)))
        game = rng.choice(played[:LATEST])
        other = twin(family, game, viewer, rng)
        if other is not None and len(game.events) > LATEST // 2 and not game.is_over:
            return game, other
    raise AssertionError("no twins were found")


def placed(house: House, guests: list[Guest], game: Game[Any]) -> LiveTable:
    """A table of these people with the cards of the deal."""
    settings = TableSettings(options=game.rules.options, visibility=Visibility.LINK)

    def step(table: Table) -> Table:
        for player in table.free:
            table = table.take(player, guests[player].id)
        begun = table.begin()
        return begun.placed(game.events[0], SEED, begun.sitting.prepared(SEED).terms)

    async def lay() -> LiveTable:
        hall = house.node.hall
        id = await hall.open(settings, guests[0].id, SEED)
        await hall.change(id, step)
        return await hall.live_table(id)

    live: LiveTable = house.ask(lay)
    return live


def heard(house: House, guests: list[Guest], game: Game[Any], viewer: Seat | None) -> list[Any]:
    """All that the viewer is sent during the deal, and on asking, each with its length."""
    live = placed(house, guests, game)
    seats = live.table.terms.seats
    player = None if viewer is None else seats[viewer]
    onlooker = Onlooker("viewer", house, guests[-1 if player is None else player].http, live, player)
    at = f"/tables/{live.id}"
    with onlooker.listening(lines=True):
        onlooker.catch_up()
        for number, action in enumerate(actions_of(game)):
            wanted = {"action": to_plain(action), "seq": live.table.seq, "command": f"a{number}"}
            guests[seats[action.seat]].done(f"{at}/actions", **wanted)
            onlooker.catch_up()
            if number % 5 == 0:
                onlooker.look(at)
                onlooker.look(f"{at}/record/jsonl")
                wrong = {"action": {"kind": "pass", "seat": 1}, "seq": 1, "command": f"b{number}"}
                if action.seat != viewer:  # otherwise it might be right
                    onlooker.ask(f"{at}/actions", wanted | wrong)
    return [(kept.way.replace(live.id, ""), len(kept.data), _same(kept.data, live)) for kept in onlooker.kept]


def _same(data: bytes, live: LiveTable) -> str:
    text = data.decode().replace(live.id, "")
    for own, instead in OWN:
        text = own.sub(instead, text)
    return text


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("preset", ["german", "tournee-house", "skruf", "trekarl"])
def test_twins_are_sent_the_same_bytes(house: House, preset: str, viewer: Seat | None) -> None:
    rng = Random(f"{preset} {viewer}")
    guests = [house.guest() for _ in range(5)]
    game, other = twins(preset, viewer, rng)
    one, two = (heard(house, guests, each, viewer) for each in (game, other))
    assert [each[:2] for each in one] == [each[:2] for each in two]
    assert one == two
