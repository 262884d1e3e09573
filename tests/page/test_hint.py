"""A hint on the page: at practice tables, in words, and gone where it counts."""

from __future__ import annotations

import re

from page.at_table import TablePage
from page.browsing import PHONE, reading
from page.looking import accessible
from playwright.sync_api import Browser, expect
from serving import House


def test_a_hint_says_what_to_do_and_why(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed="01" * 32))
        page.comes()
        page.waits()
        page.button("hint-ask").click()
        dialog = reader.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=page.said("hint-title"))).to_be_visible()
        expect(dialog.get_by_text(re.compile(page.said("do-pass"), re.IGNORECASE)).first).to_be_visible(
            timeout=30_000
        )
        assert not accessible(reader.page)
        dialog.get_by_role("button", name=page.said("page-close")).click()
        expect(dialog).to_have_count(0)
        reader.page.keyboard.press("h")
        expect(dialog).to_be_visible()


def test_no_hint_is_offered_where_it_counts(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, reader.guest.plays("isko"))
        page.comes()
        page.waits()
        assert page.button("hint-ask").count() == 0
