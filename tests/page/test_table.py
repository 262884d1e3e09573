"""The table among people: together, with a broken line, by keyboard alone, in every language."""

from __future__ import annotations

import json

import pytest
from page.at_table import Moment, TablePage, play_together
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import translated
from playwright.sync_api import Browser, expect
from serving import House

from knekt.server.shown.watching import GOING_DOWN
from knekt.words import LANGUAGES

SEED = "02" * 32


def test_two_browsers_and_a_bot(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as one, reading(house, browser, PHONE, speed=20, trick=300) as other:
        table = one.guest.opens("german", practice=True, seed=SEED, result=0)
        first, second = TablePage(one, table, 1), TablePage(other, table, 2)
        first.comes()
        second.comes()
        for page in (first, second):
            page.button("page-join").click()
        first.button("page-fill").click()
        play_together(first, second)
        assert [len(each.heard("snapshot")) > 0 for each in (one, other)] == [True, True]
        assert len(house.node.hall.in_use[table].table.sitting.rows) == 1


def is_mid_trick(page: TablePage, moment: Moment) -> bool:
    """Whether others have played to the trick, and the reader has to follow."""
    return moment.prompt == page.said("ask-play")


def cut(reader: Reader, table: str) -> None:
    """Cut the line on the server's side."""

    async def end() -> None:
        for watcher in list(reader.house.node.hall.in_use[table].watchers):
            watcher.outbox.end(GOING_DOWN)

    reader.house.ask(end)


@pytest.mark.parametrize("how", ["network", "server"])
def test_a_line_that_breaks_in_mid_trick(house: House, browser: Browser, how: str) -> None:
    with reading(house, browser, PHONE) as reader:
        table = reader.guest.plays("german", practice=True, seed=SEED)
        page = TablePage(reader, table)
        page.comes()
        page.plays(lambda moment: is_mid_trick(page, moment))
        reader.page.evaluate("window.sameDocument = true")
        lost = reader.page.get_by_role("status").filter(has_text=page.said("page-line-lost"))
        reader.context.set_offline(True)
        if how == "server":
            cut(reader, table)
        lost.wait_for()
        reader.context.set_offline(False)
        lost.wait_for(state="detached")
        page.plays()
        assert reader.page.evaluate("window.sameDocument")
        seen = [each["seq"] for each in reader.heard("event")]
        assert seen == sorted(set(seen)), "an event came twice, or too late"
        reader.complaints[:] = [each for each in reader.complaints if "net::ERR" not in each]


class Keys:
    """Plays a seat without a mouse or a finger."""

    def __init__(self, page: TablePage) -> None:
        self.table, self.page = page, page.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def is_on(self, what: str) -> bool:
        """Whether the keyboard's focus is on such an element."""
        return bool(self.page.evaluate(f"document.activeElement?.matches({json.dumps(what)})"))

    def tabs_to(self, what: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(80):
            if self.is_on(what):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    def card(self) -> None:
        """Choose the first card that may be chosen."""
        self.press("1")
        while not self.is_on("[aria-disabled=false]"):
            before = self.page.evaluate("document.activeElement.dataset.card")
            self.press("ArrowRight")
            assert self.page.evaluate("document.activeElement.dataset.card") != before, (
                "no card can be chosen"
            )
        self.press("Enter")

    def answer(self, moment: Moment) -> None:
        kinds = [kind for kind, _, quiet, _ in moment.buttons if not quiet]
        if "bid" in kinds and self.table.calls < 2:
            self.table.calls += 1
            self.press("b")
        elif "hold" in kinds:
            self.press("y")
        elif "pass" in kinds:
            self.press("p")
        elif kinds:
            self.tabs_to(f"[data-kind={kinds[0]}]:enabled")
            self.press("Enter")
        else:
            self.card()


@pytest.mark.parametrize("preset", ["german", "skruf"])
def test_a_deal_by_keyboard_alone(house: House, browser: Browser, preset: str) -> None:
    with reading(house, browser, DESK) as reader:
        page = TablePage(reader, reader.guest.plays(preset, practice=True, seed=SEED))
        page.comes()
        keys, moment = Keys(page), page.waits()
        while not moment.over:
            keys.answer(moment)
            moment = page.waits()
        goes_on = page.button("page-next-deal")
        expect(goes_on).to_be_focused()
        keys.press("Enter")
        reader.page.get_by_text(page.said("table-deal-number", number=2)).first.wait_for()
        for key, shown in (("v", page.said("page-text-seats")), ("?", page.said("page-keys"))):
            keys.press(key)
            reader.page.get_by_role("heading", name=shown).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(house: House, browser: Browser, language: str) -> None:
    with reading(house, browser, PHONE, language) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        assert reader.page.locator("html").get_attribute("lang") == language
        page.plays(lambda moment: moment.phase == "cards")
        assert not translated(reader.page)
        page.steps(page.moment())
        assert [each for each in reader.heard("event") if each["event"]["kind"] == "played"]
