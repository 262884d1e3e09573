"""When what let the page in has ended, it goes on by itself, once, as the person it is now."""

from __future__ import annotations

from page.at_table import TablePage
from page.browsing import PHONE, reading
from playwright.sync_api import Browser
from serving import House, until

SEED = "02" * 32


def test_whose_sessions_are_ended_watches_on_as_somebody_new(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        anna = reader.guest
        page = TablePage(reader, anna.plays("isko", practice=True, seed=SEED))
        page.comes()
        assert page.waits().asks
        assert anna.http.delete("/people/me/sessions").is_success

        def shown() -> list[int | None]:
            reader.page.wait_for_timeout(20)
            return [each["picture"]["me"] for each in reader.heard("snapshot")]

        until(lambda: len(shown()) > 1, "the page is not shown the table again")
        reader.settles()
        assert shown() == [0, None]
        assert not page.moment().asks
        cookies = {each["name"]: each["value"] for each in reader.page.context.cookies()}
        assert cookies["knekt"] and cookies["knekt"] != anna.http.cookies.get("knekt")
