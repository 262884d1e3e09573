"""The pictures of the page in the README.

`make screens` plays until there is something to see, and takes them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from page.at_table import Moment, TablePage
from page.browsing import DESK, PHONE, browsing, reading
from playwright.sync_api import Browser, sync_playwright
from serving import House, serving

from knekt.server.hall.tasks import Pace

FOLDER = Path(__file__).parent / "screens"
SEED = "0a" * 32


def taken(page: Any, name: str) -> None:
    """A picture of what is shown now, once it lies still."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def of_page(
    house: House, browser: Browser, name: str, path: str, size: dict[str, Any], **settings: Any
) -> None:
    """A page beside the table."""
    with reading(house, browser, size, **settings) as reader:
        reader.goes(path)
        reader.page.get_by_role("heading").first.wait_for()
        taken(reader.page, name)


def of_table(
    house: House,
    browser: Browser,
    name: str,
    preset: str,
    size: dict[str, Any],
    until: Callable[[Moment], bool],
    **settings: Any,
) -> None:
    """A table, at the first moment that is meant."""
    with reading(house, browser, size, **settings) as reader:
        page = TablePage(reader, reader.guest.plays(preset, practice=True, seed=SEED))
        page.comes()
        page.plays(until)
        taken(reader.page, name)


def is_late(moment: Moment) -> bool:
    """Whether some tricks have been played."""
    return (bool(moment.cards) and not moment.sends and len(moment.cards) < 7) or moment.over


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as house,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
    ):
        house.node.hall.pace = Pace(first=0, least=0, most=1)
        of_page(house, browser, "home", "/", DESK)
        of_page(house, browser, "options", "/open", DESK, language="sv")
        of_table(house, browser, "skat", "german", DESK, is_late)
        of_table(house, browser, "tournee", "tournee", DESK, lambda now: "keep" in now.phase or now.over)
        of_table(
            house, browser, "skruf", "skruf", DESK, lambda now: "give" in now.phase or now.over, language="sv"
        )
        of_table(house, browser, "result", "german", DESK, lambda now: now.over, theme="lamp")
        of_table(house, browser, "phone-bids", "skruf", PHONE, lambda now: "bid" in now.phase, language="fi")
        of_table(house, browser, "phone-play", "german", PHONE, is_late, language="de")


if __name__ == "__main__":
    main()
