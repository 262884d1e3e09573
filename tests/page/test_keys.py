"""Keys go to what lies on top of the table, and to nothing behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from page.at_table import TablePage
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import accessible
from playwright.sync_api import Browser, Locator, expect
from serving import House

SEED = "01" * 32
FOCUSED = "() => document.activeElement?.dataset.card ?? ''"


@pytest.fixture(scope="module")
def desk(house: House, browser: Browser) -> Iterator[TablePage]:
    """A seat at a table, asked for a bid: the tests leave it as they have found it."""
    with reading(house, browser, DESK) as reader:
        yield bidding(reader)


def bidding(reader: Reader) -> TablePage:
    page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
    page.comes()
    assert "pass" in page.waits().phase
    return page


def hears_nothing(page: TablePage) -> None:
    """Assert that keys of the table do nothing now."""
    before = page.moment()
    for key in ("v", "p", "y", "b", "1", "0"):
        page.page.keyboard.press(key)
    assert not page.page.evaluate(FOCUSED), "a card behind has got the keyboard"
    assert page.page.get_by_role("heading", name=page.said("page-text-seats")).count() == 0
    assert page.moment() == before
    assert not page.reader.acts()


def keys_of(page: TablePage) -> Locator:
    return page.page.get_by_role("dialog", name=page.said("page-keys"))


def menu_of(page: TablePage) -> Locator:
    return page.page.locator("details").filter(has=page.page.get_by_label(page.said("page-menu")))


def hint_of(page: TablePage) -> Locator:
    return page.page.get_by_role("dialog", name=page.said("hint-title"))


def test_no_key_goes_through_the_list_of_keys(desk: TablePage) -> None:
    desk.page.keyboard.press("1")
    desk.page.keyboard.press("?")
    expect(keys_of(desk)).to_be_visible()
    hears_nothing(desk)
    desk.page.keyboard.press("Escape")
    expect(keys_of(desk)).to_have_count(0)
    assert desk.page.evaluate(FOCUSED), "the keyboard is not where it was before"


def test_no_key_goes_through_a_hint_that_is_read(desk: TablePage) -> None:
    desk.page.keyboard.press("1")
    desk.page.keyboard.press("h")
    expect(hint_of(desk)).to_be_focused()
    hears_nothing(desk)
    desk.page.keyboard.press("Escape")
    expect(hint_of(desk)).to_have_count(0)
    assert desk.page.evaluate(FOCUSED), "the keyboard is not where it was before"


def test_no_key_goes_through_the_menu(desk: TablePage) -> None:
    menu, button = menu_of(desk), desk.page.get_by_label(desk.said("page-menu"))
    button.click()
    expect(menu).to_have_attribute("open", "")
    hears_nothing(desk)
    desk.page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    expect(button).to_be_focused()


def test_arrows_move_in_the_menu_and_tab_leaves_it(desk: TablePage) -> None:
    menu, button = menu_of(desk), desk.page.get_by_label(desk.said("page-menu"))
    ways = menu.locator("a, button, :scope details summary").filter(visible=True)
    button.focus()
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press("ArrowDown")
    expect(ways.first).to_be_focused()
    desk.page.keyboard.press("End")
    expect(ways.last).to_be_focused()
    desk.page.keyboard.press("ArrowUp")
    expect(ways.nth(-2)).to_be_focused()
    desk.page.keyboard.press("End")
    desk.page.keyboard.press("Tab")
    expect(menu).not_to_have_attribute("open", "")


def test_escape_closes_what_lies_on_top_and_only_that(desk: TablePage) -> None:
    """The menu closes for what is chosen in it; a hint stays below the list of keys."""
    desk.page.keyboard.press("h")
    expect(hint_of(desk)).to_be_visible()
    desk.page.get_by_label(desk.said("page-menu")).click()
    desk.button("page-keys").click()
    expect(menu_of(desk)).not_to_have_attribute("open", "")
    expect(keys_of(desk)).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(keys_of(desk)).to_have_count(0)
    expect(hint_of(desk)).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(hint_of(desk)).to_have_count(0)


def test_a_click_beside_the_menu_closes_it_and_does_nothing_more(desk: TablePage) -> None:
    before = desk.moment()
    desk.page.get_by_label(desk.said("page-menu")).click()
    desk.button("do-pass").click()
    expect(menu_of(desk)).not_to_have_attribute("open", "")
    assert desk.moment() == before and not desk.reader.acts()


def hears_again(page: TablePage) -> None:
    """Assert that the table hears its keys again when nothing lies on top."""
    page.page.keyboard.press("v")
    page.page.get_by_role("heading", name=page.said("page-text-seats")).wait_for()
    page.page.keyboard.press("v")
    page.page.keyboard.press("p")
    page.page.locator("[data-kind=pass]").wait_for(state="detached")
    assert [each["action"]["kind"] for each in page.reader.acts()] == ["pass"]


def test_then_the_table_hears_keys_again(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as reader:
        page = bidding(reader)
        for key in ("?", "h"):
            page.page.keyboard.press(key)
            page.page.get_by_role("dialog").wait_for()
            page.page.keyboard.press("Escape")
            page.page.get_by_role("dialog").wait_for(state="detached")
        hears_again(page)


def on_a_phone() -> dict[str, Callable[[TablePage], Locator]]:
    """What can lie over the table on a phone."""
    return {"page-panel": lambda page: page.page.locator("aside"), "hint-ask": hint_of}


def test_no_key_goes_through_the_sheets_of_a_phone(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = bidding(reader)
        for id, sheet_of in on_a_phone().items():
            button, sheet = page.button(id), sheet_of(page)
            button.tap()
            expect(sheet).to_be_visible()
            assert not accessible(reader.page)
            before = page.moment().phase
            hears_nothing(page)
            reader.page.keyboard.press("Escape")
            expect(sheet).not_to_be_visible()
            expect(button).to_be_focused()
            assert page.moment().phase == before
        page.button("page-panel").tap()
        page.page.locator(".prompt").tap(force=True, position={"x": 2, "y": -200})
        expect(page.page.locator("aside")).not_to_be_visible()
        hears_again(page)
