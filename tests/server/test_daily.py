"""The deal of the day among people who want to know more than they may: what it keeps secret, and whose a result is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import Guest, Hand, House, Message, play_out, serving

from knekt.cards import Seed
from knekt.server.table.dealing import deal_seed, sitting_seed
from knekt.server.table.proof import findings

A_DAY = 86_400_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


class Days:
    """Whenever the test is run, it is noon, and no day ends in it but by `passes`."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._clock, self._real, self._patch = house.node.clock, house.node.clock.now, monkeypatch
        self._later = A_DAY // 2 - self._real() % A_DAY
        self.passes(0)

    def passes(self, days: int = 1) -> None:
        """From now on it is so many days later."""
        self._later += days * A_DAY
        real, later = self._real, self._later
        self._patch.setattr(self._clock, "now", lambda: real() + later)


@pytest.fixture
def days(house: House, monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(house, monkeypatch)


def heard_out(guest: Guest, table: str, seed: int = 1) -> list[Message]:
    """Play the deal to its end; what was heard."""
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        return play_out(socket, table, Hand(seed))


def all_told(guest: Guest, table: str) -> str:
    """Everything that the server tells one of a table that is over."""
    records = [f"record/{form}" for form in ("jsonl", "txt")]
    paths = [f"/tables/{table}", *(f"/tables/{table}/{each}" for each in ("sheet", "proof", *records))]
    with guest.lines(table) as lines:
        stream = str(next(lines))
    texts = [guest.get(path).text for path in (*paths, "/people/me/export", "/daily", "/people/me/games")]
    deal = [guest.get(f"/tables/{table}/deals/1/{each}").text for each in ("record/jsonl", "replay")]
    return "\n".join([*texts, *deal, stream])


def seeds_of(house: House, table: str) -> list[str]:
    """The seeds from which the cards of a table follow."""
    held = house.node.hall.in_use[table]
    sitting = sitting_seed(held.seed, [place.seed for place in held.table.places if place is not None])
    return [str(held.seed), str(sitting), str(deal_seed(sitting, 1))]


@pytest.mark.parametrize("way", ["finishes", "closes", "lets a bot play"])
def test_the_seed_of_the_day_is_sealed_until_the_day_is_over(house: House, days: Days, way: str) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.done("/daily/german")["id"]
    seeds, heard = seeds_of(house, table), list[Message]()
    if way == "closes":
        anna.done(f"/tables/{table}/close")
    else:
        anna.done(f"/tables/{table}/leave", level=2) if way != "finishes" else None
        heard = heard_out(anna, table)
    told = f"{heard} {all_told(anna, table)}"
    assert '"closed"' in told
    other = bo.done("/daily/german")["id"]  # who plays the same cards now
    assert seeds_of(house, other) == seeds
    assert not [seed for seed in seeds if seed in told]


def test_a_client_may_name_its_commands_as_the_server_names_the_deal_of_the_day(
    house: House, days: Days
) -> None:
    anna = house.guest()
    day = anna.found("/daily")["day"]
    for name in (f"daily {day} german", f"{day} german"):
        own = anna.opens("german", command=name)
        assert anna.opens("german", command=name) == own
        daily = anna.done("/daily/german")["id"]
        assert own != daily == anna.done("/daily/german")["id"]
        kinds = [anna.found(f"/tables/{id}")["picture"]["settings"]["kind"] for id in (own, daily)]
        assert kinds == ["table", "daily"]
    (deal,) = (each for each in anna.found("/daily")["deals"] if each["preset"] == "german")
    assert deal["table"] == daily


@pytest.mark.parametrize("way", ["finishes", "closes"])
def test_the_seed_of_the_day_can_be_verified_afterwards(house: House, days: Days, way: str) -> None:
    anna = house.guest()
    table = anna.done("/daily/german")["id"]
    heard_out(anna, table) if way == "finishes" else anna.done(f"/tables/{table}/close")
    seed, _, of_deal = seeds_of(house, table)
    sealed = anna.found(f"/tables/{table}/proof")
    assert sealed["seed"] is None and [each["seed"] for each in sealed["deals"]] == [None]
    days.passes()
    proof = anna.found(f"/tables/{table}/proof")
    assert proof["seed"] == seed and Seed.parse(seed)
    held = {(each.what, each.holds) for each in findings(proof)}
    if way == "finishes":
        assert proof["deals"][0]["seed"] == of_deal
        assert held == {(what, True) for what in ("table", "promise", "cards", "seed")}
    else:  # of a deal that was not finished nothing else is shown, as at any table
        assert held == {("table", True), ("promise", None)}
