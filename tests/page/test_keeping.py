"""What the keeper of a table does on the page, and what the others see of it, at both sizes.

Some of it works only in practice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import accessible, fits, translated, whole
from playwright.sync_api import Browser, Locator, expect
from serving import Guest, House

from knekt.message import Message
from knekt.words import say

SIZES = {"desk": DESK, "phone": PHONE}
LANGUAGES = {"desk": "en", "phone": "fi"}


@pytest.fixture(params=SIZES)
def pair(request: pytest.FixtureRequest, house: House, browser: Browser) -> Iterator[tuple[Reader, Reader]]:
    """Two people, each with a window."""
    size, language = SIZES[request.param], LANGUAGES[request.param]
    with ExitStack() as open_:
        yield tuple(open_.enter_context(reading(house, browser, size, language)) for _ in range(2))  # type: ignore[misc]


def dealt(*guests: Guest, preset: str = "german", **wanted: Any) -> str:
    table = guests[0].opens(preset, result=0, **wanted)  # a result stays until everybody goes on
    for guest in guests:
        guest.done(f"/tables/{table}/join")
    guests[0].done(f"/tables/{table}/bots", level=1)
    return table


def said(reader: Reader, id: str, **places: str | int) -> str:
    return say(Message(id, places), reader.language)


def button(reader: Reader, id: str, **places: str | int) -> Locator:
    return reader.page.get_by_role("button", name=said(reader, id, **places), exact=True)


def items(sheet: Any) -> list[Any]:
    """The entries above the line in the accounts."""
    return [item for column in sheet["rubbers"][0]["columns"] for item in column["above"]]


def keeps(reader: Reader, act: str) -> None:
    """Choose this act in the menu, and confirm it."""
    reader.page.get_by_label(said(reader, "page-menu"), exact=True).click()
    reader.page.get_by_text(said(reader, "page-keeper"), exact=True).click()
    button(reader, f"page-keeper-{act}").click()
    looked(reader)
    button(reader, f"page-keeper-{act}").click()


def looked(reader: Reader) -> None:
    assert fits(reader.page)
    assert not whole(reader.page)
    assert not translated(reader.page)
    assert not accessible(reader.page)


def test_a_deal_is_void_when_the_other_agrees_and_its_row_is_corrected(pair: tuple[Reader, Reader]) -> None:
    anna, bo = pair
    table = dealt(anna.guest, bo.guest)
    for reader in pair:
        reader.goes(f"/table/{table}")
    keeps(anna, "void")
    expect(button(anna, "page-proposal-withdraw")).to_be_visible()
    button(bo, "page-proposal-agree").wait_for()
    looked(bo)
    button(bo, "page-proposal-agree").click()
    for reader in pair:
        reader.page.locator("section.over").wait_for()
    assert not button(bo, "page-proposal-agree").count()

    anna.goes(f"/table/{table}/sheet")
    bo.goes(f"/table/{table}/sheet")
    expect(bo.page.locator("table.deals")).to_be_visible()
    assert not button(bo, "page-correct-deal", number=1).count()
    button(anna, "page-correct-deal", number=1).click()
    form = anna.page.get_by_role("dialog")
    form.get_by_label(said(anna, "page-correct-kind")).select_option("game")
    form.get_by_label(said(anna, "page-sheet-game"), exact=True).select_option("GH")
    form.get_by_label(said(anna, "page-result-card-points")).fill("119")
    form.get_by_label(said(anna, "page-sheet-tricks"), exact=True).fill("6")
    form.get_by_label(said(anna, "page-correct-reason")).fill("it was played")
    form.get_by_role("button", name=said(anna, "page-correct-do", others=1)).click()
    form.locator(".refused").wait_for()  # there are fewer points than these in six tricks
    assert len(anna.complaints) == 1
    anna.complaints.clear()
    looked(anna)
    form.get_by_label(said(anna, "page-result-card-points")).fill("70")
    form.get_by_role("button", name=said(anna, "page-correct-do", others=1)).click()
    form.wait_for(state="detached")
    bo.goes(f"/table/{table}/sheet")
    button(bo, "page-proposal-agree").click()
    bo.page.get_by_text(said(bo, "page-sheet-corrected", reason="it was played")).wait_for()
    looked(bo)
    row = bo.guest.found(f"/tables/{table}/sheet")["rows"][0]
    assert (row["contract"], row["score"]) == ("GH", 72)


def test_points_are_moved_and_a_deal_is_entered_in_skruf(house: House, browser: Browser) -> None:
    """The keeper alone, where nothing counts: everything is done at once."""
    with reading(house, browser, PHONE, "sv") as anna:
        table = dealt(anna.guest, preset="trekarl", practice=True)
        anna.goes(f"/table/{table}")
        keeps(anna, "void")
        anna.page.locator("section.over").wait_for()
        anna.goes(f"/table/{table}/sheet")
        button(anna, "page-keeper-adjust").click()
        form = anna.page.get_by_role("dialog")
        for place, points in enumerate((2, -2)):
            form.get_by_role("spinbutton").nth(place).fill(str(points))
        form.get_by_label(said(anna, "page-correct-reason")).fill("a fault")
        looked(anna)
        form.get_by_role("button", name=said(anna, "page-correct-do", others=0)).click()
        anna.page.get_by_text("a fault").wait_for()
        button(anna, "page-correct-deal", number=1).click()
        form.get_by_label(said(anna, "page-correct-kind")).select_option("game")
        form.get_by_label(said(anna, "page-correct-side-tricks")).fill("10")
        form.get_by_label(said(anna, "page-correct-aces")).fill("3")
        form.get_by_role("button", name=said(anna, "page-correct-add")).click()
        form.get_by_label(said(anna, "page-correct-reason")).fill("it was played")
        looked(anna)
        form.get_by_role("button", name=said(anna, "page-correct-do", others=0)).click()
        anna.page.get_by_text(said(anna, "page-sheet-corrected", reason="it was played")).wait_for()
        sheet = anna.guest.found(f"/tables/{table}/sheet")
        assert [each["points"] for each in sheet["adjusted"]] == [[2, -2, 0]]
        assert [row["tricks"] for row in sheet["rubbers"][0]["deals"]] == [10]
        assert any(item["name"]["id"] == "skruf-line-karonka-aces" for item in items(sheet))


def test_what_the_hand_is_worth_stands_beside_the_bidding_in_practice_only(
    house: House, browser: Browser
) -> None:
    with reading(house, browser, DESK, helper=True) as anna:
        for practice in (False, True):
            table = dealt(anna.guest, practice=practice)
            anna.goes(f"/table/{table}")
            anna.page.locator(".prompt").wait_for()
            anna.settles()
            assert anna.page.locator(".worth").count() == practice
