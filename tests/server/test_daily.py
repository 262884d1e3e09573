"""The deal of the day among people who want to know too much: what is secret, and whose a result is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from serving import Guest, Hand, House, Message, play_out, serving, until

from knekt.cards import Seed
from knekt.server.hall import daily
from knekt.server.table.dealing import deal_seed, sitting_seed
from knekt.server.table.proof import findings

A_DAY = 86_400_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


class Days:
    """A clock that stands at noon whenever the test is run: days end only by `passes`."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._clock, self._real, self._patch = house.node.clock, house.node.clock.now, monkeypatch
        self._later = A_DAY // 2 - self._real() % A_DAY
        self.passes(0)

    def passes(self, days: int = 1) -> None:
        """From now on it is this many days later."""
        self._later += days * A_DAY
        real, later = self._real, self._later
        self._patch.setattr(self._clock, "now", lambda: real() + later)


@pytest.fixture
def days(house: House, monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(house, monkeypatch)


def heard_out(guest: Guest, table: str, seed: int = 1) -> list[Message]:
    """Play the deal to its end; the messages that came."""
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        return play_out(socket, table, Hand(seed))


def all_told(guest: Guest, table: str) -> str:
    """Everything that the server tells a guest of a table that is over."""
    records = [f"record/{form}" for form in ("jsonl", "txt")]
    paths = [f"/tables/{table}", *(f"/tables/{table}/{each}" for each in ("sheet", "proof", *records))]
    with guest.lines(table) as lines:
        stream = str(next(lines))
    texts = [guest.get(path).text for path in (*paths, "/people/me/export", "/daily", "/people/me/games")]
    deal = [guest.get(f"/tables/{table}/deals/1/{each}").text for each in ("record/jsonl", "replay")]
    return "\n".join([*texts, *deal, stream])


def seeds_of(house: House, table: str) -> list[str]:
    """The seeds from which the cards of a table follow."""
    live = house.node.hall.in_use[table]
    sitting = sitting_seed(live.seed, [place.seed for place in live.table.places if place is not None])
    return [str(live.seed), str(sitting), str(deal_seed(sitting, 1))]


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
    other = bo.done("/daily/german")["id"]  # he plays the same cards now
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
        of_day = anna.done("/daily/german")["id"]
        assert own != of_day == anna.done("/daily/german")["id"]
        kinds = [anna.found(f"/tables/{id}")["picture"]["settings"]["kind"] for id in (own, of_day)]
        assert kinds == ["table", "daily"]
    (deal,) = (each for each in anna.found("/daily")["deals"] if each["preset"] == "german")
    assert deal["table"] == of_day


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
    live = {(each.what, each.holds) for each in findings(proof)}
    if way == "finishes":
        assert proof["deals"][0]["seed"] == of_deal
        assert live == {(what, True) for what in ("table", "promise", "cards", "seed")}
    else:  # nothing else is shown of a deal that was not finished, as at any table
        assert live == {("table", True), ("promise", None)}


def mine(guest: Guest, preset: str) -> Message:
    """The guest's own line of today's comparison."""
    found = guest.found(f"/daily/{guest.found('/daily')['day']}/{preset}")
    line: Message = next(each for each in found["results"] if each["me"])
    return line


def state_of(guest: Guest, preset: str) -> Message:
    """How far the guest is with the deal of the day."""
    (deal,) = (each for each in guest.found("/daily")["deals"] if each["preset"] == preset)
    return {name: deal[name] for name in ("finished", "given_up", "results")}


def test_a_deal_that_one_has_closed_is_over_and_says_so_everywhere(house: House, days: Days) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.done("/daily/tournee")["id"]
    assert state_of(anna, "tournee") == {"finished": False, "given_up": False, "results": 0}
    compare = f"/daily/{anna.found('/daily')['day']}/tournee"
    anna.not_found(403, "daily-not-finished", compare)
    heard_out(bo, bo.done("/daily/tournee")["id"])
    anna.done(f"/tables/{table}/close")
    assert state_of(anna, "tournee") == {"finished": False, "given_up": True, "results": 1}
    assert state_of(bo, "tournee") == {"finished": True, "given_up": False, "results": 1}
    anna.not_found(403, "daily-given-up", compare)
    assert anna.done("/daily/tournee")["id"] == table
    assert anna.found(f"/tables/{table}")["picture"]["stage"] == "over"
    days.passes()
    assert not [each for each in anna.found(compare)["results"] if each["me"]]


@pytest.mark.parametrize("day", ["2026-13-01", "2026-02-30", "0000-01-01"])
def test_a_day_that_there_never_was_is_refused(house: House, day: str) -> None:
    house.guest().not_found(400, "bad-day", f"/daily/{day}/german")


def test_what_is_finished_after_the_day_is_not_compared(house: House, days: Days) -> None:
    anna, bo = house.guest(), house.guest()
    tables = [each.done("/daily/trekarl")["id"] for each in (anna, bo)]
    heard_out(bo, tables[1])
    compare = f"/daily/{anna.found('/daily')['day']}/trekarl"
    days.passes()
    before = anna.found(compare)  # with the names and contracts of all
    heard_out(anna, tables[0])
    names = {each["name"] for each in anna.found(compare)["results"]}
    assert bo.name in names and anna.name not in names
    assert {each["name"] for each in before["results"]} <= names


@pytest.mark.parametrize(("level", "shown"), [(2, 2), (None, 3)], ids=["its place", "as a stand-in"])
def test_what_a_bot_has_played_is_shown_as_the_bots(
    house: House, days: Days, level: int | None, shown: int
) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.done("/daily/isko")["id"]
    anna.done(f"/tables/{table}/leave", level=level)
    until(lambda: state_of(anna, "isko")["finished"], "the bot has not finished the deal of the day")
    heard_out(bo, bo.done("/daily/isko")["id"])
    wanted = {"kind": "bot", "level": shown, "name": None}
    assert {name: mine(anna, "isko")[name] for name in wanted} == wanted
    days.passes()
    found = bo.found(f"/daily/{_yesterday(bo)}/isko")["results"]
    assert bo.name in {each["name"] for each in found} and anna.name not in {each["name"] for each in found}


def test_a_deal_is_the_bots_even_if_one_comes_back(house: House, days: Days) -> None:
    anna = house.guest()
    table = anna.done("/daily/german")["id"]
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        asked = play_out(socket, table, Hand(1), lambda message: bool(message["asks"]))[-1]
        anna.done(f"/tables/{table}/leave")
        socket.until(lambda each: each["type"] == "event" and each["seq"] > asked["seq"] + 1)
        anna.post(f"/tables/{table}/back")  # unless the bot was so quick that all is over
        socket.tell("hello", table=table)
        play_out(socket, table, Hand(1), is_over)
    assert (mine(anna, "german")["kind"], mine(anna, "german")["level"]) == ("bot", 3)


def is_over(message: Message) -> bool:
    return bool(message.get("picture", {}).get("stage") == "over")


def test_a_card_that_is_played_because_it_is_the_only_one_is_ones_own(house: House, days: Days) -> None:
    anna = house.guest()
    anna.http.patch("/people/me", json={"wishes": {"auto_forced": True}})
    table = anna.done("/daily/tournee-house")["id"]
    heard_out(anna, table)
    line = mine(anna, "tournee-house")
    assert (line["kind"], line["level"], line["name"]) == ("guest", None, anna.name)


def test_results_of_guests_stand_apart_from_those_of_accounts(
    house: House, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bo, cilla = (house.guest() for _ in range(3))
    bo.done("/people/me/account", login="bo.of.the.day", password="a boat and a half")
    bo.http.headers["X-Knekt-CSRF"] = bo.found("/people/me")["csrf"]
    for each in (anna, cilla, bo):
        heard_out(each, each.done("/daily/club")["id"])
    compare = f"/daily/{anna.found('/daily')['day']}/club"
    until(lambda: anna.found(compare)["playing"] == 0, "the bots have not finished the deal of the day")
    found = anna.found(compare)
    assert [each["kind"] for each in found["results"]] == ["account", "guest", "guest", *["bot"] * 5]
    assert found["count"] == 8
    monkeypatch.setattr(daily, "_MOST", 7)
    found = anna.found(compare)  # guests are left out first, and the viewer never
    assert [each["kind"] for each in found["results"]] == ["account", "guest", *["bot"] * 5]
    assert found["count"] == 8 and [each["me"] for each in found["results"]].index(True) == 1


def _yesterday(guest: Guest) -> str:
    today = date.fromisoformat(guest.found("/daily")["day"])
    return (today - timedelta(days=1)).isoformat()
