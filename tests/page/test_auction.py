"""The auction on the page, the head of the table, the story of the deal, and the worth of a hand."""

from __future__ import annotations

from typing import Any

import pytest
from page.at_table import Moment, TablePage
from page.browsing import DESK, PHONE, reading
from page.looking import accessible, fits, still, whole
from playwright.sync_api import Browser, Locator, expect
from serving import House

from knekt.message import Message
from knekt.words import say

SEED = "01" * 32
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
ROUNDS = 6


def presses(page: TablePage, what: Locator) -> None:
    """Press it with a finger, or with the mouse."""
    if page.touches:
        what.tap()
    else:
        what.click()


def sound(page: TablePage) -> None:
    """Assert that nothing is out of reach, cut, or closed to anybody."""
    assert fits(page.page) and not still(page.page) and not whole(page.page) and not accessible(page.page)


def bids_on(page: TablePage) -> Moment:
    """Bid as low as possible until the sixth round; the bots of this deal pass."""
    page.comes()
    return page.plays(lambda moment: page.calls == ROUNDS - 1 and "bid" in moment.phase)


@SIZES
def test_an_auction_of_skruf_can_be_read(house: House, browser: Browser, size: dict[str, Any]) -> None:
    with reading(house, browser, size) as reader:
        page = TablePage(reader, reader.guest.plays("skruf", practice=True, seed=SEED))
        bids_on(page)
        table = page.page.locator("main").get_by_role(
            "table", name=page.said("page-text-calls", game="skruf")
        )
        expect(table.get_by_role("columnheader")).to_have_count(4)
        expect(table.get_by_role("columnheader", name=page.said("table-me"))).to_be_in_viewport()
        rows = table.locator("tbody tr")
        expect(rows).to_have_count(ROUNDS)
        expect(rows.last.locator("td").first).to_be_in_viewport(ratio=0.9)
        expect(rows.nth(2)).to_be_in_viewport(ratio=0.9)  # at least four rounds are in sight
        expect(page.page.locator("main .auction > .stands")).to_contain_text("8 passes in a row")
        sound(page)

        call = table.get_by_role("button", name="one grandissimo")
        presses(page, call)
        tells = say(Message("tells", {"what": "grandissimo", "suit": ""}))
        expect(page.page.locator("main .told")).to_contain_text(tells)
        expect(call).to_have_attribute("aria-expanded", "true")
        sound(page)
        presses(page, call)
        expect(page.page.locator("main .told")).to_be_empty()

        passes = page.button("page-pass-on")
        presses(page, passes)
        moment = page.waits()  # the partner has bid meanwhile, so the viewer is asked again
        assert (moment.prompt, mine(page, "passed")) == (page.said("ask-call"), 1)
        presses(page, passes)  # once, for both of the passes that end the auction
        assert page.waits().prompt != page.said("ask-call")
        assert mine(page, "passed") >= 3


def heard(page: TablePage, kind: str) -> list[Any]:
    """The events of this kind that came."""
    return [each["event"] for each in page.reader.heard("event") if each["event"]["kind"] == kind]


def mine(page: TablePage, kind: str) -> int:
    """How many events of this kind are the viewer's."""
    me = page.reader.heard("snapshot")[0]["picture"]["deal"]["seat"]
    return sum(each["seat"] == me for each in heard(page, kind))


def test_the_table_of_calls_is_a_real_table_in_the_text_view(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE, language="sv", text=True) as reader:
        page = TablePage(reader, reader.guest.plays("skruf", practice=True, seed=SEED))
        bids_on(page)
        table = page.page.locator("main").get_by_role(
            "table", name=page.said("page-text-calls", game="skruf")
        )
        expect(table.locator("tbody tr")).to_have_count(ROUNDS)
        table.get_by_role("button", name="en spader").tap()
        expect(page.page.locator("main .told")).to_contain_text("Visar en god färg, spader")
        assert not accessible(page.page) and fits(page.page)


@SIZES
def test_the_head_of_the_table_and_what_has_happened(
    house: House, browser: Browser, size: dict[str, Any]
) -> None:
    with reading(house, browser, size) as reader:
        changed = {"lost_hand_single": True}
        table = reader.guest.plays("german", practice=True, seed=SEED, set=changed)
        page = TablePage(reader, table)
        page.comes()
        page.plays(lambda moment: moment.phase == "cards" and len(heard(page, "played")) >= 6)

        head = page.page.locator("header.bar")
        expect(head.get_by_role("link", name=page.said("page-to-lobby"))).to_have_attribute("href", "/")
        expect(head.get_by_role("heading")).to_contain_text("bid 18")
        rules = head.locator("summary", has_text=page.said("lobby-preset", preset="german"))
        expect(rules).to_contain_text(page.said("lobby-table-changed", count=1))
        presses(page, rules)
        expect(head.locator("dl")).to_contain_text(page.said("option-lost_hand_single"))
        expect(head.locator("dl")).to_be_in_viewport()
        sound(page)
        page.page.keyboard.press("Escape")
        expect(head.locator("dl")).to_be_hidden()

        if page.touches:
            page.button("page-panel").tap()
        story = page.page.get_by_role("tabpanel")
        expect(story.locator("li.calls")).to_have_count(1)
        tricks = story.locator("li.trick")
        assert tricks.count() == -(-len(heard(page, "played")) // 3)
        expect(tricks.first.locator("svg")).to_have_count(3)
        expect(tricks.first.locator("b")).not_to_be_empty()
        assert not accessible(page.page)


@SIZES
def test_tournee_what_a_hand_is_worth_and_what_a_turned_card_makes_of_it(
    house: House, browser: Browser, size: dict[str, Any]
) -> None:
    with reading(house, browser, size) as reader:
        page = TablePage(reader, reader.guest.plays("tournee", practice=True, seed=SEED))
        page.comes()
        page.waits()
        worth = page.page.locator("table.worth")
        ways = [page.said("table-way", way=way) for way in ("turn", "guckser", "solo")]
        expect(worth.get_by_role("rowheader")).to_have_text(ways)
        expect(worth.get_by_role("columnheader")).to_have_count(7)  # the matadors, four suits, grand, null
        sound(page)
        moment = page.plays(lambda moment: "turn-up" in moment.phase)
        page.presses(next(at for kind, at, *_ in moment.buttons if kind == "turn-up"))
        page.plays(lambda moment: "keep" in moment.phase)
        expect(page.page.locator(".asking")).to_contain_text("turn hearts: 24; your bid is 10.")
        sound(page)
