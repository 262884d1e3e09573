"""The table of `docs/security.md`, line by line: people who may know it are told, others who ask are not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from conformance.twins import cards_in
from server.doors import CHEAP
from server.evening import PASSWORD, Asker, Evening, Told, account
from serving import Guest, House, client, serving, until
from structlog.testing import capture_logs

from knekt.cards import Hand, Seed
from knekt.server.backup import back_up
from knekt.server.hall.hall import Hall
from knekt.server.hall.tasks import Pace
from knekt.server.nodes.messages import NodeMessage
from knekt.server.run.clock import SetClock
from knekt.server.run.limits import Limits
from knekt.server.run.settings import ServerSettings
from knekt.server.store import Database, Writer
from knekt.server.table.dealing import deal_seed, sitting_seed

FILE = Path(__file__).parents[2] / "docs" / "security.md"
A_DAY = 86_400_000
NOBODY = "nobody", "everybody", "the operator", "–"  # people who may, or may not, and need not be asked
Check = Callable[[House], Told]

CHECKS: dict[tuple[str, str], Check] = {}


def rows() -> Iterator[tuple[str, str, str, str]]:
    """For each line of the table what it is about, when, who may know it, and who may not."""
    told = FILE.read_text(encoding="utf-8").partition("## What they know")[2].partition("\n## ")[0]
    for line in re.findall(r"^\| (.*) \|$", told, re.MULTILINE)[1:]:
        what, when, may, may_not = line.split(" | ")
        yield what, when, may, may_not


def line(what: str, when: str) -> Callable[[Check], Check]:
    """Make the function the check of this line of the table."""

    def kept(check: Check) -> Check:
        assert (what, when) not in CHECKS
        CHECKS[what, when] = check
        return check

    return kept


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose clock stands at noon, and where everybody may ask as often as they like."""

    async def no_bots(*_: Any) -> None:
        """No bots play the deal of the day: they would make the tests slow."""

    clock = SetClock(20_000 * A_DAY + A_DAY // 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Limits, "take", lambda *_, **__: None)
        patch.setattr("knekt.server.hall.daily.Daily._let_levels_play", no_bots)
        with serving(tmp_path_factory.mktemp("house"), clock=clock, cost=CHEAP) as running:
            running.node.hall.pace = Pace(first=0, least=0, most=1)  # a result stays on the table
            yield running


def test_every_line_has_a_check_and_every_check_a_line() -> None:
    told = [row[:2] for row in rows()]
    assert len(told) == len({*told}) > 30
    assert {*told} == {*CHECKS}


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row[0]}, {row[1]}") for row in rows()])
def test_who_may_knows_it_and_who_may_not_does_not(house: House, row: tuple[str, str, str, str]) -> None:
    what, when, may, may_not = row
    told = CHECKS[what, when](house)
    assert told.may or may.startswith(NOBODY), "nobody was asked who may know it"
    assert told.may_not or may_not.startswith(NOBODY), "nobody was asked who may not"
    assert all(told.may), f"not told to all of: {may}"
    assert not any(told.may_not), f"told to one of: {may_not}"


# Tables, and the people there.


def listed(asker: Asker, id: str) -> bool:
    http = asker.http if isinstance(asker, Guest) else asker
    return id in http.get("/tables").text


@line("that a public table is there", "always")
def _(house: House) -> Told:
    at = Evening(house)
    return Told((listed(at.nobody, at.id), listed(at.eva, at.id), at.sees(at.nobody)))


@line("that a table by link is there", "always")
def _(house: House) -> Told:
    at = Evening(house, visibility="link")
    return Told((at.sees(at.nobody), at.sees(at.eva)), (listed(at.eva, at.id), listed(at.nobody, at.id)))


@line("that a private table is there", "always")
def _(house: House) -> Told:
    at = Evening(house, visibility="private")
    return Told(
        (at.sees(at.anna), at.id in at.anna.get("/tables/mine").text),
        (at.sees(at.eva), at.sees(at.nobody), listed(at.eva, at.id)),
    )


@line("who sits and who watches", "always")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    return Told((at.bert.name in at.get(at.eva).text,), (private.anna.name in private.get(private.eva).text,))


# Cards.


@line("one's own hand", "in the deal")
def _(house: House) -> Told:
    at, watched = Evening(house), Evening(house, people=4, set={"players": 4, "session.rounds": 2})
    out = next(each for each in watched.players if watched.live.table.seat_of(_player(watched, each)) is None)
    of_seat = watched.hand(watched.player(0))
    others = [at.knows(each, at.hand(at.bert)) for each in (at.anna, at.carl, at.eva, at.nobody)]
    return Told((at.knows(at.bert, at.hand(at.bert)),), (*others, watched.knows(out, of_seat)))


def _player(at: Evening, guest: Guest) -> int | None:
    return at.live.table.player_of(guest.id)


@line("the hands of others", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    hands = [at.hand(each) for each in at.players]
    askers: list[Asker] = [at.eva, at.nobody, house.guest()]
    return Told((), tuple(at.knows(each, hand) for each in askers for hand in hands))


def _of_event(at: Evening, kind: str) -> Told:
    event: Any = at.plays_to(kind)
    cards, who = Hand.of(cards_in(event)), at.player(event.seat)
    # Those who had none of these cards before.
    among = [each for each in at.others(who) if not at.hand(each) & cards]
    askers: list[Asker] = [*at.others(who), at.eva, at.nobody]
    told = [_told_in(at, each, kind, cards) for each in askers]
    assert among
    return Told((_told_in(at, who, kind, cards),), (*told, *(at.knows(each, cards) for each in among)))


def _told_in(at: Evening, asker: Asker, kind: str, cards: Hand) -> bool:
    """Whether the event of this kind names any of the cards, in the log that somebody is shown."""
    log = at.get(asker).json()["log"]
    (event,) = [each["event"] for each in log if each["event"]["kind"] == kind]
    return any(str(card) in str(event) for card in cards)


@line("the skat, the talon", "in the deal")
def _(house: House) -> Told:
    return _of_event(Evening(house), "skat-taken")


@line("the discards", "in the deal")
def _(house: House) -> Told:
    return _of_event(Evening(house), "discarded")


@line("cards that are given", "in the deal")
def _(house: House) -> Told:
    at = Evening(house, "skruf", 4)
    event: Any = at.plays_to("gave")
    cards, those = Hand.of(cards_in(event)), (at.player(event.seat), at.player(event.to))
    asked: list[Asker] = [*at.others(*those), at.eva, at.nobody]
    return Told(
        tuple(_told_in(at, each, "gave", cards) for each in those),
        tuple(_told_in(at, each, "gave", cards) for each in asked),
    )


@line("the hand that one has left", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    hand, path = at.hand(at.bert), f"/tables/{at.id}"
    at.bert.done(f"{path}/leave", level=1)
    at.eva.refused(409, "deal-is-running", f"{path}/join", player=1)
    before = at.knows(at.eva, hand), at.knows(at.bert, hand)
    at.bert.done(f"{path}/join", player=1)
    return Told((at.knows(at.bert, hand),), before)


@line("another hand of the same deal", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    path = f"/tables/{at.id}"
    at.plays_out()
    at.carl.done(f"{path}/leave", level=1)
    at.bert.done(f"{path}/leave", level=1)
    at.bert.done(f"{path}/join", player=2)
    for each in (at.anna, at.bert):
        each.done(f"{path}/go-on")
    until(
        lambda: at.live.table.sitting.is_running and len(at.live.table.sitting.rows) == 1, "nothing is dealt"
    )
    first, second = (Hand.of(cards_in(_hands(at)[at.live.table.terms.seat_of(each)])) for each in (2, 1))
    before = bool(at.shown(at.bert) & first)
    at.bert.done(f"{path}/leave", level=1)
    refused = at.bert.post(f"{path}/join", player=1)
    return Told((), (not before, refused.is_success, second <= at.shown(at.bert)))


def _hands(at: Evening) -> Any:
    dealt: Any = at.deal
    return dealt.hands


@line("all cards", "after the deal")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private):
        each.plays_out()
    pack = Hand.of(cards_in(at.deal))
    record = "/deals/1/record/txt"
    return Told(
        tuple(at.knows(each, pack, record) for each in (at.anna, at.eva, at.nobody)),
        (private.sees(private.eva, record), bool(private.shown(private.nobody, record))),
    )


# Records, sheets, proofs, seeds.


def _paths(house: House, *paths: str, played: bool = True) -> Told:
    """The people who may look, and those who may not."""
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private) if played else ():
        each.plays_out()
    return Told(
        (
            *(at.sees(each, path) for each in (at.anna, at.eva, at.nobody) for path in paths),
            *(private.sees(private.anna, path) for path in paths),
        ),
        tuple(private.sees(each, path) for each in (private.eva, private.nobody) for path in paths),
    )


OF_DEAL = "/deals/1/record/jsonl", "/deals/1/record/txt", "/deals/1/replay?seat=open", "/deals/1/entry"


@line("records and replays", "in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    asked: list[Asker] = [at.anna, at.eva, at.nobody]
    sitting = [bool(at.shown(each, "/record/jsonl") & at.hand(at.anna)) for each in asked]
    return Told((), (*sitting, *(at.sees(each, path) for each in asked for path in OF_DEAL)))


@line("records and replays", "after the deal")
def _(house: House) -> Told:
    return _paths(house, *OF_DEAL, "/record/jsonl", "/record/txt")


@line("the sheet", "always")
def _(house: House) -> Told:
    return _paths(house, "/sheet")


@line("the proof, without what is secret", "always")
def _(house: House) -> Told:
    return _paths(house, "/proof", played=False)


def _proof(at: Evening, asker: Asker) -> Any:
    answer = at.get(asker, "/proof")
    return answer.json() if answer.is_success else {"seed": None, "deals": [{"seed": None}]}


@line("the seed of the table", "before it is closed")
def _(house: House) -> Told:
    at = Evening(house)
    at.plays_out()
    told = [_proof(at, each)["seed"] is not None for each in (at.anna, at.eva, at.nobody)]
    return Told((), (*told, str(at.live.seed) in at.get(at.anna).text))


@line("the seed of the table", "after it is closed")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private):
        each.anna.done(f"/tables/{each.id}/close")
    shown = [_proof(at, each)["seed"] == str(at.live.seed) for each in (at.anna, at.eva, at.nobody)]
    return Told(tuple(shown), (_proof(private, private.eva)["seed"] is not None,))


def _seed(at: Evening) -> str:
    return str(deal_seed(sitting_seed(at.live.seed, ("", "", "")), 1))


@line("the seed of a deal", "before and in the deal")
def _(house: House) -> Told:
    at = Evening(house)
    told = [_proof(at, each)["deals"][0]["seed"] is not None for each in (at.anna, at.eva, at.nobody)]
    return Told((), (*told, _seed(at) in at.get(at.anna).text, _seed(at) in at.get(at.eva, "/sheet").text))


@line("the seed of a deal", "after the deal")
def _(house: House) -> Told:
    at, private = Evening(house), Evening(house, visibility="private")
    for each in (at, private):
        each.plays_out()
    shown = [_proof(at, each)["deals"][0]["seed"] == _seed(at) for each in (at.anna, at.eva, at.nobody)]
    return Told(tuple(shown), (_proof(private, private.eva)["deals"][0]["seed"] is not None,))


@line("the seeds of bots", "always")
def _(house: House) -> Told:
    anna, seed, hall = house.guest(), "ab" * 32, house.node.hall
    tables = [anna.plays("german", practice=True, seed=seed) for _ in range(2)]
    told = "".join(anna.get(f"/tables/{tables[0]}{path}").text for path in ("", "/proof", "/record/jsonl"))
    one, other = (Hall.chance_of(hall, house.ask(partial(hall.live_table, each))) for each in tables)
    labels = [f"bot {deal} {player}" for deal in range(2) for player in range(3)]
    drawn, known = ({str(each.derive(label)) for label in labels} for each in (one, Seed.parse(seed)))
    return Told((), (one == other, bool(drawn & known), any(each in told for each in drawn)))


@line("a hint", "in the deal")
def _(house: House) -> Told:
    at, scored = Evening(house, practice=True), Evening(house)
    path = "/hint?worlds=1"
    asked, others = at.player(_turn(at)), at.others(at.player(_turn(at)))
    return Told(
        (at.sees(asked, path),),
        (
            scored.sees(scored.player(_turn(scored)), path),
            *(at.sees(each, path) for each in (*others, at.eva)),
        ),
    )


def _turn(at: Evening) -> int:
    game = at.live.table.game
    assert game is not None and game.turn is not None
    return game.turn


# The deal of the day.


class OfTheDay(Evening):
    """Three people, each with a table for the deal of a new day, and one without.

    Anna has finished the deal; Bert and Carl have not.
    """

    def __init__(self, house: House) -> None:
        clock: Any = house.node.clock
        clock.turn(A_DAY)
        self.house = house
        self.players = [house.guest() for _ in range(3)]
        self.anna, self.bert, self.carl = self.players
        self.eva, self.nobody = house.guest(), client(house.address)
        self.tables = {each.id: each.done("/daily/german")["id"] for each in self.players}
        self.day = self.anna.found("/daily")["day"]
        self.id = self.tables[self.anna.id]
        self.plays_out()

    def own(self, guest: Guest) -> Evening:
        """The same day, at the table of somebody else."""
        self.id = self.tables[guest.id]
        self.__dict__.pop("live", None)
        return self

    def ends(self) -> None:
        clock: Any = self.house.node.clock
        clock.turn(A_DAY)

    def compared(self, asker: Asker) -> Any:
        http = asker.http if isinstance(asker, Guest) else asker
        answer = http.get(f"/daily/{self.day}/german")
        return answer.json()["results"] if answer.is_success else []


@line("the cards of the deal of the day", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    all_cards = Hand.of(cards_in(day.deal))
    finished = day.knows(day.anna, all_cards, "/deals/1/record/txt")
    strangers = [bool(day.shown(each, "")) for each in (day.bert, day.eva, day.nobody)]
    own = day.own(day.bert)
    hand, rest = own.hand(day.bert), all_cards - own.hand(day.bert)
    return Told((finished, own.knows(day.bert, hand)), (*strangers, bool(own.shown(day.bert) & rest)))


@line("the seed of the deal of the day", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.carl.done(f"/tables/{day.tables[day.carl.id]}/close")
    seeds = str(day.live.seed), _seed(day)
    told = [each.get("/people/me/export").text for each in day.players]
    for guest in day.players:  # people who have finished it, who still play, who have given it up
        day.own(guest)
        told += [
            day.get(guest, path).text for path in ("", "/proof", "/record/jsonl", "/record/txt", "/sheet")
        ]
    return Told((), tuple(seed in text for seed in seeds for text in told))


@line("the seed of the deal of the day", "after its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.ends()
    return Told((_seed(day) in day.get(day.anna, "/proof").text,), (day.sees(day.eva, "/proof"),))


@line("the comparison", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    asked: list[Asker] = [day.bert, day.eva, day.nobody]
    return Told((bool(day.compared(day.anna)),), tuple(bool(day.compared(each)) for each in asked))


@line("the comparison", "after its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.ends()
    asked: list[Asker] = [day.anna, day.bert, day.eva, day.nobody]
    return Told(tuple(bool(day.compared(each)) for each in asked))


def _names(day: OfTheDay, asker: Asker) -> set[str | None]:
    return {each["name"] for each in day.compared(asker)}


@line("names in the comparison", "in its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.own(day.bert).plays_out()
    return Told((day.bert.name in _names(day, day.bert),), (day.anna.name in _names(day, day.bert),))


@line("names in the comparison", "after its day")
def _(house: House) -> Told:
    day = OfTheDay(house)
    day.ends()
    return Told((day.anna.name in _names(day, day.eva), day.anna.name in _names(day, day.nobody)))


# People.


@line("a deal that is played again", "always")
def _(house: House) -> Told:
    at = Evening(house)
    at.plays_out()
    at.id = at.eva.done(f"/tables/{at.id}/deals/1/again", level=1)["id"]
    return Told((at.sees(at.eva),), tuple(at.sees(each) for each in (at.anna, at.bert, at.nobody)))


def _games(at: Evening, asker: Asker) -> bool:
    http = asker.http if isinstance(asker, Guest) else asker
    return at.id in http.get(f"/people/{at.anna.id}/games").text


@line("results of deals at public tables", "after the deal")
def _(house: House) -> Told:
    at = Evening(house)
    at.plays_out()
    return Told((_games(at, at.anna), _games(at, at.eva), _games(at, at.nobody)))


@line("results of deals at other tables", "after the deal")
def _(house: House) -> Told:
    at = Evening(house, visibility="link")
    at.plays_out()
    return Told((_games(at, at.anna),), (_games(at, at.eva), _games(at, at.nobody)))


@line("a name, and whether it is a guest or a bot", "always")
def _(house: House) -> Told:
    anna, eva, nobody = house.guest(), house.guest(), client(house.address)
    return Told(tuple(http.get(f"/people/{anna.id}").json()["guest"] for http in (eva.http, nobody)))


@line("a login, wishes", "always")
def _(house: House) -> Told:
    at = Evening(house)
    login, path = account(at.anna), "/people/me"
    program = at.program(at.anna, "read")
    others = [
        at.eva.http.get(f"/people/{at.anna.id}"),
        at.nobody.get(f"/people/{at.anna.id}"),
        at.get(at.eva),
    ]
    narrow = at.program(at.anna, "play").get(path)
    return Told(
        (login in at.anna.get(path).text, login in program.get(path).text),
        tuple(login in each.text for each in (*others, narrow)),
    )


@line("whether a login is taken", "always")
def _(house: House) -> Told:
    anna, eva = house.guest(), house.guest()
    login = account(anna)
    tried = eva.post("/people/me/account", login=login, password=PASSWORD).json()["code"]
    one, other = (eva.post("/session", login=each, password="not this one") for each in (login, "x" + login))
    return Told((tried == "login-taken",), (one.text != other.text, one.status_code != other.status_code))


@line("whom one has muted", "always")
def _(house: House) -> Told:
    at = Evening(house)
    at.anna.done(f"/tables/{at.id}/mute", player=1)
    heard = []
    for guest in (at.anna, at.bert, at.carl):
        with guest.socket() as socket:
            socket.tell("hello", table=at.id)
            socket.tell("hello", table="nowhere")
            told = socket.until(lambda said: said["type"] == "refused")
            heard.append(any(each["type"] == "muted" and 1 in each["players"] for each in told))
    exported = [f'"other":"{at.bert.id}"' in each.get("/people/me/export").text for each in at.players]
    return Told((heard[0], exported[0]), (*heard[1:], *exported[1:]))


# Sessions, tokens, what is kept.


@line("a session's cookie", "until it ends")
def _(house: House) -> Told:
    came = client(house.address).post("/people")
    sent = came.headers.get_list("set-cookie")
    (session,) = [each for each in sent if each.startswith("knekt=")]
    secret = session.partition(";")[0].partition("=")[2]
    return Told(("HttpOnly" in session,), (secret in came.text, "SameSite=lax" not in session))


@line("an ended session", "after it ends")
def _(house: House) -> Told:
    at = Evening(house)
    cookies = dict(at.bert.http.cookies)
    old = client(house.address)
    with at.bert.socket() as socket:
        socket.tell("hello", table=at.id)
        socket.of("snapshot")
        at.bert.http.delete("/people/me/sessions")
        heard, why = socket.to_the_end()
    old.cookies.update(cookies)
    goes_on = why in (0, 1000) or any(each["type"] == "event" for each in heard)
    return Told((), (old.get("/people/me").is_success, at.knows(old, at.hand(at.bert)), goes_on))


@line("a token's secret", "always")
def _(house: House) -> Told:
    at = Evening(house)
    account(at.anna)
    program = at.program(at.anna, "read", "people")
    secret = program.headers["Authorization"].partition(" ")[2]
    told = [at.anna.get(path).text for path in ("/people/me/tokens", "/people/me/export", "/people/me")]
    return Told(
        (program.get("/people/me").is_success,),
        (*(secret in each for each in told), secret.encode() in _on_the_disk(house)),
    )


@line("the list of tokens", "always")
def _(house: House) -> Told:
    at, path = Evening(house), "/people/me/tokens"
    account(at.anna)
    program = at.program(at.anna, "read", "people", "tables", "play")
    return Told(
        (at.anna.get(path).is_success,), (program.get(path).is_success, at.nobody.get(path).is_success)
    )


@line("what the person may see", "always")
def _(house: House) -> Told:
    at = Evening(house)
    account(at.anna)
    reader, narrow = at.program(at.anna, "read"), at.program(at.anna, "tables", "people")
    made = at.anna.done("/people/me/tokens", name="soon gone", scopes=["read"])
    at.anna.http.delete(f"/people/me/tokens/{made['token']['id']}")
    revoked, hand = client(house.address, Authorization=f"Bearer {made['secret']}"), at.hand(at.anna)
    return Told(
        (at.knows(reader, hand), reader.get("/people/me").is_success),
        (at.knows(narrow, hand), at.sees(revoked), narrow.get("/people/me").is_success),
    )


@line("a table as it goes on", "always")
def _(house: House) -> Told:
    at = Evening(house, visibility="private")
    account(at.anna)
    player, narrow = at.program(at.anna, "play"), at.program(at.anna, "tables", "people")
    return Told((at.sees(player),), (at.sees(narrow), at.sees(player, "/sheet"), at.sees(player, "/proof")))


@line("the export", "always")
def _(house: House) -> Told:
    at = Evening(house)
    account(at.anna)
    path = "/people/me/export"
    mine, program = at.anna.get(path), at.program(at.anna, "people").get(path)
    log = [str(each) for each in (at.hand(at.bert), at.hand(at.carl))]
    askers = at.program(at.anna, "read", "play", "tables"), at.nobody
    return Told(
        (at.id in mine.text, program.is_success, str(at.hand(at.anna)) in mine.text),
        (*(each.get(path).is_success for each in askers), *(each in mine.text for each in log)),
    )


@line("a record that one brings", "always")
def _(house: House) -> Told:
    at = Evening(house)
    at.plays_out()
    text = at.get(at.anna, "/deals/1/record/txt").text
    shown = at.eva.done("/records/replay", text=text, name="of the club")
    return Told((bool(shown["deals"]),), (b"of the club" in _on_the_disk(house),))


def _on_the_disk(house: House) -> bytes:
    return b"".join(each.read_bytes() for each in house.node.settings.data.glob("knekt.db*"))


@line("addresses of the machine", "always")
def _(house: House) -> Told:
    here = client(house.address).get("/reach")
    passed = ServerSettings(behind_proxy=True)
    settings = house.node.settings
    house.node.settings = passed
    try:
        elsewhere = client(house.address).get("/reach").json()["addresses"]
    finally:
        house.node.settings = settings
    return Told((here.is_success,), (bool(elsewhere),))


@line("figures", "always")
def _(house: House) -> Told:
    at = Evening(house)
    told = at.nobody.get(f"{house.address}/metrics").text
    return Told(
        ("knekt_tables" in told,),
        (at.anna.id in told, at.id in told, bool(Hand.of(cards_in(at.deal)) & at.shown(at.nobody))),
    )


@line("logs", "always")
def _(house: House) -> Told:
    with capture_logs() as log:
        at = Evening(house)
        account(at.anna)
        with at.anna.socket() as socket:
            socket.tell("hello", table=at.id)
            socket.of("snapshot")
        at.plays_out()
    told = str(log)
    return Told(
        (at.anna.id in told,),
        (PASSWORD in told, "ticket" in told, any(str(c) in told.split() for c in at.hand(at.anna))),
    )


@line("data and backups", "always")
def _(house: House) -> Told:
    data = house.node.settings.data
    Evening(house)
    kept = data / "backup.jsonl.gz"
    asyncio.run(_backed_up(house, kept))
    files = [*data.glob("knekt.db*"), kept]
    return Told((kept.stat().st_size > 0,), tuple(bool(each.stat().st_mode & 0o077) for each in files))


async def _backed_up(house: House, target: Path) -> None:
    database = Database.in_folder(house.node.settings.data)
    try:
        await back_up(database, house.node.settings.data, target, lambda *_: None)
    finally:
        await database.close()


@line("all tables", "always")
def _(house: House) -> Told:
    at = Evening(house)

    async def elsewhere() -> int:
        database = Database.in_folder(house.node.settings.data)
        try:
            return (await Hall(database, Writer(database), house.node.clock).live_table(at.id)).table.seq
        finally:
            await database.close()

    told = [name for kind in get_args(NodeMessage) for name in kind.__struct_fields__]
    cards = "card", "hand", "event", "seed", "picture", "action"
    return Told(
        (asyncio.run(elsewhere()) == at.live.table.seq, "table" in told),
        tuple(any(word in name for word in cards) for name in told),
    )
