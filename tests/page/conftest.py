"""What the tests of the page share: a server and a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from page.browsing import browsing
from playwright.sync_api import Browser, sync_playwright
from serving import House, serving

from knekt.server.api.page import is_built
from knekt.server.hall.tasks import Pace


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server on a real database, with bots that do not wait."""
    assert is_built(), "there is no page: `make test` builds it"
    with serving(tmp_path_factory.mktemp("page")) as house:
        # results are shown for some time, as they are for people
        house.node.hall.pace = Pace(first=0, least=0, most=1)
        yield house


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for these tests only, because Playwright keeps the thread's event loop while it lives."""
    with sync_playwright() as playwright, browsing(playwright) as browser:
        yield browser
