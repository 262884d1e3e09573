"""People with a real browser, and everything that the browser hears and complains of."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, Response, WebSocket
from serving import Guest, House, Message

__all__ = ["DESK", "PATIENCE", "PHONE", "Reader", "browsing", "reading"]

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60_000  # milliseconds; nothing takes as long as this, but a machine may be busy
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
# settings in which nothing moves, no trick stays, and nobody is asked for a name
AT_ONCE = {"speed": 0, "trick": 0, "asked": True}
# Milliseconds without a request, in which a page has had time to draw what came and to ask for more.
QUIET = 60
# Script for a tab that comes to the page for the first time: the settings, and nothing from earlier tests.
BEGINS = """if (!sessionStorage.getItem('begun')) {
  localStorage.clear();
  localStorage.setItem('knekt', SETTINGS);
  sessionStorage.setItem('begun', 'yes');
}"""

# Windows that a test has left, by server, size and language. The next test need not load the page anew, which
# takes longer than many a test does.
_left = defaultdict[tuple[str, str, str], list[BrowserContext]](list)


@contextmanager
def browsing(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    try:
        yield browser
    finally:
        _left.clear()
        browser.close()


class Reader:
    """Somebody with the page in a window of their own."""

    def __init__(self, house: House, context: BrowserContext, guest: Guest, language: str) -> None:
        self.house, self.context, self.guest, self.language = house, context, guest, language
        self.complaints: list[str] = []  # complaints of the browser: errors, refused scripts and styles
        self.frames: list[str] = []  # messages that came over the sockets
        self.sent: list[str] = []  # messages that went over the sockets
        self.answers: list[Response] = []  # answers to requests
        self.waiting: set[Request] = set()  # requests of the page that are not answered yet
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda failed: self._complain(str(failed)))
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.page.on("request", lambda request: self.waiting.add(request))
        for end in ("requestfinished", "requestfailed"):
            self.page.on(end, lambda request: self.waiting.discard(request))
        self.page.on("websocket", self._listen)

    def _complain(self, text: str) -> None:
        self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def goes(self, path: str) -> None:
        """Go to an address of the page, and wait until there is something to read."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()

    def turns(self, path: str) -> None:
        """Go to another page as a link does, without loading anything anew."""
        self.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            path,
        )

    def settles(self) -> None:
        """Wait until the page has everything that it asks for."""
        before = -1
        while self.waiting or before != len(self.answers):
            before = len(self.answers)
            self.page.wait_for_timeout(QUIET)

    def acts(self) -> list[Message]:
        """The actions of the page at tables."""
        return [each for each in map(json.loads, self.sent) if each["type"] == "act"]

    def heard(self, *types: str) -> list[Message]:
        """The messages of these types that came over sockets."""
        messages = [json.loads(frame) for frame in self.frames]
        return [each for each in messages if each["type"] in types]


@contextmanager
def reading(
    house: House,
    browser: Browser,
    size: dict[str, Any],
    language: str = "en",
    guest: Guest | None = None,
    refusals: int = 0,
    fresh: bool = False,
    **settings: Any,
) -> Iterator[Reader]:
    """A tab in a window of this size, which an earlier test may have used.

    With `fresh`, nothing is loaded yet. At the end there may be no complaint, and no refusal but those
    expected.
    """
    person = guest or house.guest()
    left = _left[house.address, json.dumps(size), language]
    context = _window(house, browser, size, language) if fresh or not left else left.pop()
    context.add_cookies(
        [
            {"name": each.name, "value": str(each.value), "url": house.address}
            for each in person.http.cookies.jar
        ]
    )
    reader = Reader(house, context, person, language)
    chosen = json.dumps({"language": language, **AT_ONCE, **settings})
    reader.page.add_init_script(BEGINS.replace("SETTINGS", json.dumps(chosen)))
    try:
        yield reader
        assert not reader.complaints, reader.complaints
        assert len(reader.heard("refused")) == refusals
    except BaseException:
        context.close()
        raise
    _leave(context)
    left.append(context)


def _window(house: House, browser: Browser, size: dict[str, Any], language: str) -> BrowserContext:
    return browser.new_context(
        base_url=house.address, locale=language, reduced_motion="reduce", service_workers="block", **size
    )


def _leave(context: BrowserContext) -> None:
    """Clear what the last reader left: who it was, and what the page was allowed."""
    for page in context.pages:
        page.close()
    context.clear_cookies()
    context.clear_permissions()
