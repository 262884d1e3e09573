"""Names at a table: chosen once, no two the same, and none that looks like a bot's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import Guest, House, Message, serving

from knekt.server.people.lookalikes import is_like_a_bot


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def renamed(guest: Guest, name: str, table: str | None = None) -> tuple[int, Message]:
    answer = guest.http.patch("/people/me", json={"name": name, "table": table})
    return answer.status_code, answer.json()


def names(guest: Guest, table: str) -> list[str | None]:
    return [place["name"] for place in guest.found(f"/tables/{table}")["picture"]["places"]]


def test_a_guest_is_named_when_it_has_said_how(house: House) -> None:
    anna = house.guest()
    assert anna.found("/people/me")["named"] is False
    status, me = renamed(anna, "Anna")
    assert (status, me["name"], me["named"]) == (200, "Anna", True)


def test_nobody_takes_the_name_of_another_at_the_table(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.opens()
    anna.done(f"/tables/{table}/join")
    assert renamed(anna, "Åsa")[0] == 200
    assert renamed(bo, "åsa", table)[1]["code"] == "name-taken"  # before sitting down
    assert renamed(bo, "Åsa")[0] == 200  # at another table nobody has it
    assert renamed(bo, "Bo")[0] == 200
    bo.done(f"/tables/{table}/join")
    assert renamed(bo, "ÅSA")[1]["code"] == "name-taken"
    assert renamed(bo, "Bo")[0] == 200  # his own name
    assert names(anna, table)[:2] == ["Åsa", "Bo"]


def test_nor_that_of_a_bot_which_sits_there(house: House) -> None:
    bo, carl = house.guest(), house.guest()
    table = bo.opens()
    bo.done(f"/tables/{table}/join")
    bo.done(f"/tables/{table}/bots", level=1, player=1)
    bot = names(bo, table)[1]
    assert bot is not None
    status, problem = renamed(carl, bot, table)
    assert (status, problem["code"]) == (409, "name-taken")


def test_a_bot_that_comes_later_takes_another_name(house: House) -> None:
    greta = house.guest()
    first = greta.opens("skruf")
    greta.done(f"/tables/{first}/bots", level=1)
    usual = names(greta, first)
    assert renamed(greta, str(usual[1]))[0] == 200
    table = greta.plays("skruf")
    shown = names(greta, table)
    assert shown[0] == usual[1] and len(set(shown)) == 4
    assert shown[2:] == usual[2:]


BOTS = [
    *("Bot", "bot 3", "Robot", "Botti", "Anna Bot", "my_bot", "MyBot", "Bots", "Botar", "Robotti", "Roboter"),
    "Bot-Stufe 3",
    *("Вот", "Воt", "бот", "Робот", "βοτ", "ΒΟΤ 3", "BОT"),
    *("Ｂｏｔ", "𝐁𝐨𝐭", "ⓑⓞⓣ 3", "🅱🅾🆃 3", "🇧🇴🇹 3", "ʙᴏᴛ", "ᵇᵒᵗ", "ꓐꓳꓔ"),
    *("B0t", "8ot", "b07", "B0T7", "R0b0t"),
    *("Bo†", "Bo+", "B○t", "Bøt", "Bốt", "B\u0335ot", "Bo\u0301t", "ßot"),
    *("B o t", "B.o.t. 3", "B-O-T", "b_0_t", "Bot3", "bot80", "Botlevel 3", "Skatbot", "ChatBot", "KnektBot"),
    *("Computer", "Dator 2", "Tietokone", "CPU1"),
]


@pytest.mark.parametrize("name", BOTS)
def test_people_are_not_called_like_bots(house: House, name: str) -> None:
    guest = house.guest()
    assert renamed(guest, name)[1]["code"] == "name-of-bot"
    guest.done("/people/me/bot")
    assert renamed(guest, name)[0] == 200


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Anna",
            "Abbot",
            "Talbot",
            "Bottas",
            "Otto",
            "Bo",
            "Botilda",
            "Sabotta",
            "Both",
            "Botho",
            "Jobot K",
        ),
        *("807", "Борис", "Боtя", "Åsa B", "O B Tore", "Bo Tore", "Boothe", "Robert", "Robo", "Ai", "Kone"),
        *("Rechner", "Guest 4821"),
    ],
)
def test_people_have_names_of_their_own(name: str) -> None:
    assert not is_like_a_bot(name)


def test_nobody_looks_like_another_at_the_table(house: House) -> None:
    """Letters of other alphabets look the same; a bot makes way for a person's name."""
    anna, bo = house.guest(), house.guest()
    table = anna.opens("skruf")
    anna.done(f"/tables/{table}/join")
    assert renamed(anna, "Otto")[0] == 200
    for name in ("Оtto", "ΟΤΤΟ", "Ｏｔｔｏ", "ᴏtto"):
        assert renamed(bo, name, table)[1]["code"] == "name-taken", name
    assert renamed(bo, "Åsa", table)[0] == 200
    assert renamed(anna, "Asa")[0] == 200
    anna.done(f"/tables/{table}/bots", level=1)
    usual = names(anna, table)[2]
    assert usual is not None
    lookalike = usual.replace("a", "а").replace("o", "о").replace("e", "е").replace("i", "і")
    assert lookalike != usual
    carl = house.guest()
    other = carl.opens("skruf")
    carl.done(f"/tables/{other}/join")
    assert renamed(carl, lookalike)[0] == 200
    carl.done(f"/tables/{other}/bots", level=1)
    assert usual not in names(carl, other)


def test_a_table_that_one_may_not_see_tells_no_names(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.opens(visibility="private")
    anna.done(f"/tables/{table}/join")
    renamed(anna, "Hidden")
    assert [renamed(bo, name, table)[1]["code"] for name in ("Hidden", "Other")] == ["no-such-table"] * 2
