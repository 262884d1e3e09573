"""Friends at a table: the link for their own machines, and their names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import accessible, fits, translated, whole
from playwright.sync_api import Browser, Locator, expect
from serving import House, serving

from knekt.message import Message
from knekt.server.run.whereabouts import addresses
from knekt.words import say

SHARED = "navigator.share = async (what) => { window.shared = what; }"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for its own network; a machine without a network is one by itself."""
    found = addresses() or ["127.0.0.1"]
    with (
        patch("knekt.server.run.whereabouts.addresses", lambda: found),
        serving(tmp_path_factory.mktemp("friends"), lan=True, host="0.0.0.0") as house,
    ):
        yield house


def said(reader: Reader, id: str, **places: str | int) -> str:
    return say(Message(id, places), reader.language)


def button(reader: Reader, id: str, **places: str | int) -> Locator:
    return reader.page.get_by_role("button", name=said(reader, id, **places), exact=True)


def field(reader: Reader) -> Locator:
    return reader.page.get_by_label(said(reader, "lobby-name-label"))


def link(reader: Reader) -> str:
    """The address that the page offers for friends."""
    return reader.page.get_by_label(said(reader, "lobby-open-address")).input_value()


def is_well(reader: Reader) -> None:
    assert fits(reader.page) and not whole(reader.page) and not translated(reader.page)
    assert not accessible(reader.page)


def refused_by_the_field(reader: Reader, name: str, why: str) -> None:
    """Assert that the name is refused, and that the field says why."""
    field(reader).fill(name)
    field(reader).press("Enter")
    expect(reader.page.get_by_role("alert").filter(has_text=said(reader, why))).to_be_visible()
    expect(field(reader)).to_have_attribute("aria-invalid", "true")
    reader.complaints[:] = [each for each in reader.complaints if not re.search(r"40[09]", each)]


def test_a_host_and_friends_by_the_link(house: House, browser: Browser) -> None:
    with (
        reading(house, browser, DESK, asked=False) as host,
        reading(house, browser, PHONE, asked=False) as friend,
        reading(house, browser, PHONE, "de", asked=False) as guest,
    ):
        host.goes("/open")
        field(host).wait_for()
        is_well(host)
        refused_by_the_field(host, "Bot 7", "error-name-of-bot")
        field(host).fill("Hanna")
        button(host, "lobby-open-do").click()
        button(host, "lobby-copy").wait_for()
        address = link(host)
        assert address.startswith(f"http://{(addresses() or ['127.0.0.1'])[0]}")
        button(host, "lobby-invite-code").click()
        host.page.get_by_role("img", name=address).wait_for()
        is_well(host)
        host.page.get_by_role("link", name=said(host, "lobby-to-table")).click()

        friend.goes(address)
        friend.page.get_by_text("Hanna", exact=True).wait_for()
        assert link(friend) == address
        is_well(friend)
        button(friend, "lobby-copy").click()  # there is no HTTPS in a home network
        friend.page.get_by_text(said(friend, "lobby-copied")).first.wait_for()
        button(friend, "page-join").click()
        refused_by_the_field(friend, "hanna", "error-name-taken")
        is_well(friend)
        field(friend).fill("Felix")
        friend.page.get_by_role("dialog").get_by_role("button").first.click()
        button(friend, "page-get-up").wait_for()
        host.page.get_by_text("Felix", exact=True).wait_for()

        guest.goes(address)
        button(guest, "page-join").click()
        field(guest).wait_for()
        is_well(guest)
        button(guest, "lobby-name-skip").click()
        guest.page.locator(".prompt").wait_for()  # all places are taken, so the cards are dealt
        live = house.node.hall.in_use[address.rpartition("/")[2]]
        names = [live.names[holder] for holder in live.people]
        assert names[:2] == ["Hanna", "Felix"] and names[2].startswith("Gast ")

        again = house.guest().opens()
        guest.turns(f"/table/{again}")
        button(guest, "page-join").click()  # it is told only once
        button(guest, "page-get-up").wait_for()


def test_who_sits_down_from_the_list_is_asked_too(house: House, browser: Browser) -> None:
    host = house.guest()
    table = host.opens(visibility="public")
    host.done(f"/tables/{table}/join")
    with reading(house, browser, PHONE, "sv", asked=False) as reader:
        reader.goes("/watch")
        sit = reader.page.get_by_role("button", name=re.compile(f"^{said(reader, 'lobby-sit-down')}"))
        sit.first.click()
        field(reader).wait_for()
        is_well(reader)
        reader.page.keyboard.press("Escape")  # nobody has to sit down
        expect(field(reader)).to_have_count(0)
        sit.first.click()
        field(reader).fill("Åke")
        field(reader).press("Enter")
        reader.page.wait_for_url(re.compile(f"/table/{table}"))
        reader.page.get_by_text(said(reader, "table-me")).first.wait_for()
        assert reader.guest.found("/people/me")["name"] == "Åke"


def test_against_bots_alone_nobody_is_asked(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK, asked=False) as reader:
        reader.goes("/open")
        field(reader).wait_for()
        reader.page.get_by_label(said(reader, "lobby-open-private")).check()
        expect(field(reader)).to_have_count(0)
        button(reader, "lobby-open-do").click()
        reader.page.wait_for_url(re.compile("/table/"))
        reader.page.locator(".prompt").wait_for()


def test_a_phone_offers_its_own_way_to_share(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE, "fi") as reader:
        reader.page.add_init_script(SHARED)
        table = reader.guest.opens()
        reader.goes(f"/table/{table}")
        button(reader, "lobby-invite-share").click()
        assert reader.page.evaluate("window.shared.url") == link(reader)
        is_well(reader)


def test_where_nobody_else_comes_in_the_page_says_what_to_do(house: House, browser: Browser) -> None:
    told = house.node.settings
    house.node.settings = replace(told, host="127.0.0.1", lan=False)
    try:
        for size in (DESK, PHONE):
            with reading(house, browser, size) as reader:
                reader.goes(f"/table/{reader.guest.opens()}")
                note = reader.page.get_by_role("note")
                expect(note).to_contain_text(said(reader, "lobby-invite-alone"))
                expect(note).to_contain_text("knekt serve --lan")
                assert not reader.page.get_by_label(said(reader, "lobby-open-address")).count()
                is_well(reader)
    finally:
        house.node.settings = told


def test_an_address_that_was_set_wins(house: House, browser: Browser) -> None:
    told = house.node.settings
    house.node.settings = replace(told, public="https://skat.example")
    try:
        with reading(house, browser, PHONE) as reader:
            table = reader.guest.opens()
            reader.goes(f"/table/{table}")
            button(reader, "lobby-copy").wait_for()
            assert link(reader) == f"https://skat.example/table/{table}"
    finally:
        house.node.settings = told
