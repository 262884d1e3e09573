"""The checks of `docs/security.md` about people, sessions, tokens, and what is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

from conformance.twins import cards_in
from server.evening import PASSWORD, Asker, Evening, Told, account
from server.security_lines import line
from serving import Guest, House, client
from structlog.testing import capture_logs

from knekt.cards import Hand
from knekt.server.backup import back_up
from knekt.server.hall.hall import Hall
from knekt.server.nodes.messages import NodeMessage
from knekt.server.run.settings import ServerSettings
from knekt.server.store import Database, Writer

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
