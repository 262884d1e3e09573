"""Every page: axe-core finds nothing serious, no text is cut or untranslated, and little is loaded."""

from __future__ import annotations

import os
import re
import time

import pytest
from page.at_table import TablePage
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import accessible, fits, translated, whole
from playwright.sync_api import Browser
from serving import Guest, House, play_out
from serving import Message as Heard

from knekt.message import Message
from knekt.server.table import LEVELS
from knekt.words import LANGUAGES, say

SOAK = bool(os.environ.get("KNEKT_SOAK"))
LONG = "de", "fi"  # the languages with the longest words
PAGES = ("/", "/open", "/watch", "/daily", "/mine", "/record", "/settings", "/account", "/help", "/nowhere")
OF_TABLES = ("/table/{table}/sheet", "/table/{table}/deal/1", "/daily/{day}/german")
FIRST_LOAD = 250_000  # bytes, without those of the pictures of cards
CARDS = re.compile(r"/assets/[\w-]*(french|large|faces|deck)[\w-]*\.svg")


def is_dealt_anew(message: Heard) -> bool:
    """Whether the first deal is over."""
    return message["type"] == "event" and bool(message["event"]["kind"] == "revealed")


@pytest.fixture(scope="module")
def player(house: House) -> tuple[Guest, str]:
    """Somebody who has played a deal, and the table."""
    guest = house.guest()
    table = guest.plays("german", practice=True, seed="03" * 32)
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table, is_end=is_dealt_anew)
    return guest, table


def paths(house: House, table: str) -> list[str]:
    """The addresses of all pages."""
    day = house.guest().found("/daily")["day"]
    return [*PAGES, *(path.format(table=table, day=day) for path in OF_TABLES)]


def opens(reader: Reader, path: str, *, anew: bool = True) -> None:
    """Go to a page, loaded anew or by a link, until it has everything that it asks for.

    A person who has not played the deal of the day is refused what others made of it, as it should be.
    """
    if anew:
        reader.goes(path)
    else:
        reader.turns(path)
    reader.settles()
    reader.page.get_by_role("heading").first.wait_for()
    reader.complaints[:] = [each for each in reader.complaints if "403" not in each or "/daily/" not in path]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_serious_for_axe(
    house: House, browser: Browser, player: tuple[Guest, str], size: dict[str, object]
) -> None:
    """Check every page on a phone, and on a desk those that are laid out differently there."""
    guest, table = player
    with reading(house, browser, size, guest=guest) as reader:
        for path in paths(house, table):
            if size is DESK and path not in ("/", "/record") and "/table/" not in path:
                continue
            opens(reader, path)
            assert not accessible(reader.page), path
            assert not translated(reader.page), path


@pytest.mark.parametrize("language", [*(LANGUAGES if SOAK else LONG), "pseudo"])
def test_every_language_fits_a_phone(
    house: House, browser: Browser, player: tuple[Guest, str], language: str
) -> None:
    guest, table = player
    spoken, more = ("en", "?pseudo") if language == "pseudo" else (language, "")
    with reading(house, browser, PHONE, spoken, guest=guest) as reader:
        for path in paths(house, table):
            opens(reader, path + more, anew=path == "/")
            assert fits(reader.page), path
            assert not whole(reader.page), path
            assert not translated(reader.page), path


@pytest.mark.parametrize("language", ["en", "fi"])
def test_every_page_has_a_title_of_its_own(
    house: House, browser: Browser, player: tuple[Guest, str], language: str
) -> None:
    """A page or a table that does not exist has a title as well."""
    guest, table = player
    with reading(house, browser, DESK, language, guest=guest, refusals=1) as reader:
        reader.goes("/nowhere")
        titles = {"/nowhere": reader.page.title()}
        for path in [*(set(paths(house, table)) - set(titles)), f"/table/{table}", "/table/none"]:
            reader.turns(path)
            before = list(titles.values())
            reader.page.wait_for_function("before => !before.includes(document.title)", arg=before)
            reader.settles()
            titles[path] = reader.page.title()
        assert len(set(titles.values())) == len(titles), titles
        assert all(title.removesuffix(" · Knekt") not in (title, "", "Knekt") for title in titles.values()), (
            titles
        )
        for path, id in [
            ("/open", "lobby-open-title"),
            ("/nowhere", "page-missing-title"),
            ("/table/none", "page-missing-table"),
        ]:
            assert titles[path] == f"{say(Message(id), language)} · Knekt"
        reader.turns("/table/%E4%")
        reader.page.get_by_role("heading", name=say(Message("page-missing-title"), language)).wait_for()
        reader.complaints[:] = [each for each in reader.complaints if "403" not in each]


def test_a_table_with_stretched_texts_fits_a_phone(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        table = reader.guest.plays("german", practice=True, seed="03" * 32)
        reader.goes(f"/table/{table}?pseudo")
        reader.page.locator(".prompt").wait_for()
        assert fits(reader.page) and not whole(reader.page)


def test_one_tap_and_one_plays(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        opens(reader, "/")
        reader.page.get_by_role("button", name=re.compile("^Play")).first.tap()
        reader.page.wait_for_url(re.compile("/table/"))
        TablePage(reader, reader.page.url.rpartition("/")[2]).waits()


def test_the_deal_of_the_day_ends_with_the_way_to_the_comparison(house: House, browser: Browser) -> None:
    guest = house.guest()
    table = guest.done("/daily/isko")["id"]
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table)
    with reading(house, browser, PHONE, guest=guest) as reader:
        reader.goes(f"/table/{table}")
        reader.page.get_by_role("link", name="Compare").tap()
        for level in LEVELS:  # others may still be playing, so the page asks again
            reader.page.get_by_role("rowheader", name=f"Bot of level {level}").wait_for()
        assert fits(reader.page)


def test_a_deal_of_the_day_that_was_closed_says_so_everywhere(house: House, browser: Browser) -> None:
    guest = house.guest()
    table = guest.done("/daily/german")["id"]
    guest.done(f"/tables/{table}/close")
    day, said = guest.found("/daily")["day"], "You closed the deal of the day before its end"
    with reading(house, browser, PHONE, guest=guest) as reader:
        reader.goes("/daily")
        line = reader.page.get_by_role("listitem").filter(has_text="Closed before its end")
        line.wait_for()
        assert line.get_by_role("button").count() == 0
        reader.goes(f"/table/{table}")
        reader.page.get_by_role("status").filter(has_text=said).wait_for()
        assert fits(reader.page)
        opens(reader, f"/daily/{day}/german")
        assert said in reader.page.get_by_role("alert").inner_text()


def test_the_first_load_is_small(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK, fresh=True) as reader:
        sizes: dict[str, int] = {}
        addresses: dict[str, str] = {}
        line = reader.context.new_cdp_session(reader.page)
        line.send("Network.enable")
        line.on(
            "Network.responseReceived",
            lambda each: addresses.update({each["requestId"]: each["response"]["url"]}),
        )
        line.on(
            "Network.loadingFinished",
            lambda each: sizes.update({each["requestId"]: each["encodedDataLength"]}),
        )
        opens(reader, "/")
        loaded = {addresses[id]: size for id, size in sizes.items() if id in addresses}
        first = sum(size for address, size in loaded.items() if not CARDS.search(address))
        assert 20_000 < first <= FIRST_LOAD, loaded
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed="03" * 32))
        begun = time.monotonic()
        page.comes()
        page.waits()
        print(
            f"first load {first / 1000:.0f} kB; the table can be used after {time.monotonic() - begun:.1f} s"
        )
