"""The reader's turn: in the title of the tab, and in a notification for a reader who looks elsewhere."""

from __future__ import annotations

from itertools import count

from page.at_table import TablePage
from page.browsing import DESK, PHONE, Reader, reading
from playwright.sync_api import Browser, expect
from serving import Guest, Hand, House

from knekt.cards import CARDS

SEED = "02" * 32
# The browser's notifications, written down, and a tab that can be hidden.
WRITTEN = """
  window.calls = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, options) { super(title, options); calls.push([title, options.body]); }
  };
  Object.defineProperty(document, 'hidden', {get: () => window.isAway === true});
"""


def calls(reader: Reader) -> list[list[str]]:
    """The title and text of every notification since the page was loaded."""
    found: list[list[str]] = reader.page.evaluate("calls")
    return found


def test_the_title_says_whose_turn_it_is(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE, "fi") as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        page.waits()
        turn = page.said("page-title-turn")
        assert reader.page.title().startswith(f"{turn} · ")
        assert page.plays().over
        assert turn not in reader.page.title()
        assert page.said("lobby-preset", preset="isko") in reader.page.title()


def friend_plays(friend: Guest, table: str, hand: Hand) -> bool:
    """Let the friend answer if asked; the result is whether the friend was asked."""
    wanted = hand.answer(friend.found(f"/tables/{table}"))
    if wanted is not None:
        friend.done(f"/tables/{table}/actions", **wanted)
    return wanted is not None


def together(reader: Reader) -> tuple[TablePage, Guest]:
    """A table with a friend and a bot, in the middle of a deal, the friend to act."""
    friend, table = reader.house.guest(), reader.guest.opens("german", practice=True, seed=SEED)
    for guest in (reader.guest, friend):
        guest.done(f"/tables/{table}/join")
    reader.guest.done(f"/tables/{table}/bots", level=2)
    return TablePage(reader, table), friend


def comes_to_friend(page: TablePage, friend: Guest) -> None:
    """Play until the friend is asked."""
    for _ in count():
        asked = any(ask["must"] for ask in friend.found(f"/tables/{page.table}")["asks"])
        if asked:
            return
        moment = page.moment()
        if moment.asks:
            page.answers(moment)
        else:
            page.page.wait_for_timeout(20)


def comes_back(page: TablePage, friend: Guest) -> None:
    """Let the friend play until the reader is asked."""
    hand = Hand()
    while not page.moment().asks:
        assert not page.moment().over
        if not friend_plays(friend, page.table, hand):
            page.page.wait_for_timeout(20)


def test_whoever_looks_elsewhere_is_called(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as reader:
        reader.context.grant_permissions(["notifications"], origin=house.address)
        reader.page.add_init_script(WRITTEN)
        page, friend = together(reader)
        page.comes()
        reader.page.evaluate("window.isAway = true")
        comes_to_friend(page, friend)
        comes_back(page, friend)
        assert not calls(reader), "nobody has asked for it"

        reader.goes("/settings")
        switch = reader.page.get_by_label(page.said("lobby-settings-calls"))
        expect(switch).not_to_be_checked()
        switch.check()
        turn = page.said("page-title-turn")
        reader.page.wait_for_function("calls.length === 1")
        assert calls(reader) == [[turn, page.said("lobby-settings-calls-so")]]

        page.comes()
        page.waits()
        comes_to_friend(page, friend)
        assert not calls(reader), "who looks at the table sees it"
        reader.page.evaluate("window.isAway = true")
        comes_back(page, friend)
        reader.page.wait_for_function("calls.length === 1")
        [[title, text]] = calls(reader)
        assert title == turn
        game, deal = page.said("lobby-preset", preset="german"), page.said("table-deal-number", number=1)
        assert text == f"{game} · {deal}"
        assert not any(page.said("card", suit=each.text[0], rank=each.text[1:]) in text for each in CARDS)


def test_nobody_is_called_at_a_table_of_bots(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK, calls=True) as reader:
        reader.context.grant_permissions(["notifications"], origin=house.address)
        reader.page.add_init_script(f"window.isAway = true; {WRITTEN}")
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        page.comes()
        page.waits()
        assert not calls(reader)


def test_what_the_browser_forbids_is_said(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, "none")
        reader.goes("/settings")
        switch = reader.page.get_by_label(page.said("lobby-settings-calls"))
        switch.click()
        expect(
            reader.page.locator("main").get_by_text(page.said("lobby-settings-calls-refused"))
        ).to_be_visible()
        expect(switch).not_to_be_checked()
