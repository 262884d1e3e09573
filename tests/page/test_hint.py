"""A hint on the page, at practice tables only.

It stands beside the table in words, and a tap does what it says.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import pytest
from page.at_table import Moment, TablePage
from page.browsing import DESK, PHONE, reading
from page.looking import accessible, fits
from playwright.sync_api import Browser, Error, Locator, Route, expect
from serving import House

from knekt.server.hall.tasks import Pace

SEED = "0a" * 32  # in these deals the guest gets the game in Skat, and has cards to give away in Skruf
# Whether the hint covers what must be seen: the trick, the question, the hand.
COVERS = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const hint = box('[role=dialog]');
  return ['.trick > *', '.asking', '.mine'].filter((what) => {
    const other = box(what);
    return other && hint.bottom > other.top + 1 && hint.right > other.left + 1 && other.right > hint.left + 1;
  });
}"""


def hinted(page: TablePage) -> Locator:
    """The hint, unfolded."""
    page.button("hint-ask").click()
    hint = page.page.get_by_role("dialog", name=page.said("hint-title"))
    hint.get_by_role("listitem").first.wait_for()
    return hint


def best(hint: Locator) -> Locator:
    return hint.locator("button.what").first


def lays_away(moment: Moment) -> bool:
    return "discard" in moment.sends


def gives(moment: Moment) -> bool:
    return "give" in moment.sends


def plays(moment: Moment) -> bool:
    return moment.phase == "cards"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_lies_beside_the_table(house: House, browser: Browser, size: dict[str, Any]) -> None:
    with reading(house, browser, size) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        for until in (lambda _: True, lays_away, plays):
            page.plays(until)
            hint = hinted(page)
            assert not reader.page.evaluate(COVERS)
            assert fits(reader.page) and not accessible(reader.page)
            hint.get_by_role("button", name=page.said("hint-close")).click()
            expect(hint).to_have_count(0)
            expect(page.button("hint-ask")).to_be_focused()
        hinted(page)
        page.steps(page.moment())
        expect(reader.page.get_by_role("dialog")).to_have_count(0)


def test_how_sure_it_is_stands_behind_a_sign(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        page.waits()
        hint = hinted(page)
        tested = hint.locator("details")
        expect(tested).to_have_count(1)
        expect(tested.locator("p")).not_to_be_visible()
        tested.get_by_text(page.said("hint-how-sure")).click()
        expect(tested.locator("p")).to_be_visible()


def test_a_tap_does_what_is_advised(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        page.plays(lambda moment: "pass" in moment.phase)
        hint = hinted(page)
        expect(best(hint)).to_have_text(re.compile(page.said("do-bid", bid=18), re.IGNORECASE))
        best(hint).tap()
        expect(hint).to_have_count(0)
        assert reader.acts()[-1]["action"] == {"kind": "bid", "seat": 0, "value": 18}
        page.plays(plays)
        held = list[Route]()  # further thought is held back, so that it puts no other card first
        reader.page.route("**/hint?worlds=40", lambda route: held.append(route))
        hint = hinted(page)
        card = best(hint).inner_text()
        best(hint).tap()
        page.waits()
        act = reader.acts()[-1]["action"]
        assert act["kind"] == "play"
        assert page.said("card", suit=act["card"][0], rank=act["card"][1:]).lower() in card.lower()


def test_nobody_is_told_that_advice_came_too_late(house: House, browser: Browser) -> None:
    """A person who acts while the server is thinking has no question left, and is told nothing."""
    with reading(house, browser, DESK) as reader:
        page, late = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED)), list[Route]()
        page.comes()
        page.plays(plays)
        reader.page.route("**/hint?worlds=40", lambda route: late.append(route))
        hint = hinted(page)
        with patch.object(
            house.node.hall, "pace", Pace(least=10**6, most=10**6 + 1)
        ):  # no bot acts in the meantime
            best(hint).click()
            expect(hint).to_have_count(0)
        (route,) = late
        with suppress(Error):  # the page has forgotten it
            route.continue_()
        reader.settles()
        expect(reader.page.locator(".notice")).to_have_count(0)


def test_cards_that_are_advised_go_into_their_places(house: House, browser: Browser) -> None:
    """Nothing is sent before the reader sends it. The game that the cards suit is chosen with them."""
    with reading(house, browser, DESK) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        page.plays(lays_away)
        before, hint = len(reader.acts()), hinted(page)
        best(hint).click()
        slots = reader.page.get_by_role("group", name=page.said("page-slots", count=2))
        expect(slots.get_by_role("button")).to_have_count(2)
        expect(hint.get_by_text(page.said("hint-laid"))).to_be_visible()
        assert len(reader.acts()) == before
        reader.page.locator("button[data-kind=discard]").click()
        page.waits()
        laid, named = (each["action"] for each in reader.acts()[before:])
        assert (laid["kind"], named["kind"]) == ("discard", "declare")


def test_gifts_that_are_advised_go_into_their_places(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, reader.guest.plays("skruf", practice=True, seed=SEED))
        page.comes()
        page.plays(gives)
        hint = hinted(page)
        best(hint).tap()
        expect(reader.page.locator("button[data-kind=give]")).to_be_enabled()
        reader.page.locator("button[data-kind=give]").tap()
        expect(hint).to_have_count(0)


def test_what_is_no_longer_asked_is_said_so(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, reader.guest.plays("isko", practice=True, seed=SEED))
        page.comes()
        page.waits()

        def late(route: Route) -> None:
            answer = route.fetch()
            found = answer.json()
            for each in found["suggestions"]:
                each["action"] = {"kind": "play", "seat": 0, "card": "CJ"}
            route.fulfill(
                response=answer, body=json.dumps({**found, "suggestions": found["suggestions"][:1]})
            )

        reader.page.route("**/hint?*", late)
        hint = hinted(page)
        best(hint).tap()
        expect(hint.get_by_text(page.said("hint-closed"))).to_be_visible()
        assert not reader.acts()


def test_no_hint_is_offered_where_it_counts(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE) as reader:
        page = TablePage(reader, reader.guest.plays("isko"))
        page.comes()
        page.waits()
        assert page.button("hint-ask").count() == 0
        reader.page.keyboard.press("h")
        assert reader.page.get_by_role("dialog").count() == 0
