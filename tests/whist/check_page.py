"""Whist in the page, which was built with it: a deal from the first page to its result."""

from __future__ import annotations

from pathlib import Path

from page.at_table import TablePage
from page.browsing import DESK, browsing, reading
from playwright.sync_api import sync_playwright
from serving import serving

from knekt.server.hall.tasks import Pace


def test_a_deal_is_clicked_through(tmp_path: Path) -> None:
    with serving(tmp_path) as house, sync_playwright() as playwright, browsing(playwright) as browser:
        house.node.hall.pace = Pace(first=0, least=0, most=1)
        with reading(house, browser, DESK) as reader:
            reader.goes("/")
            reader.page.get_by_role("heading", name="Whist", exact=True).wait_for()
            table = reader.guest.plays("whist", practice=True, set={"deals": 1})
            page = TablePage(reader, table)
            page.comes()
            reader.page.get_by_text("are trumps").first.wait_for()
            assert page.waits().prompt in (page.said("ask-lead"), page.said("ask-play"))
            assert not page.button("hint-ask").count()
            page.plays()
            reader.page.get_by_text("tricks of 13").first.wait_for()
            assert reader.page.locator(".verdict").inner_text().endswith(("point.", "points."))
            reader.goes(f"/table/{table}/sheet")
            reader.page.get_by_role("rowheader", name="1").wait_for()
            assert reader.page.get_by_role("row").count() == 2
