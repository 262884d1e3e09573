"""What a person chooses before anything is sent.

That is cards together with a game, the order of the hand, and keys of one's own.
"""

from __future__ import annotations

from typing import Any

import pytest
from page.at_table import TablePage
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import accessible, still, whole
from playwright.sync_api import Browser, Locator, expect
from serving import House

from knekt.engine import Action
from knekt.errors import IllegalAction, Reason
from knekt.server.table import Table
from knekt.words import say

SEED = "01" * 32


def acted(reader: Reader) -> list[str]:
    """The kinds of events that came."""
    return [each["event"]["kind"] for each in reader.heard("event")]


def takes_the_skat(page: TablePage) -> tuple[Locator, Locator]:
    """Bid until the game is won, and take up the skat.

    The result is the games that may be chosen, and the button that sends everything.
    """
    page.comes()
    moment = page.waits()
    while not (takes := [at for kind, at, _, _ in moment.buttons if kind == "take-skat"]):
        moment = page.steps(moment)
    page.presses(takes[0])
    games = page.page.get_by_role("group", name=page.said("page-games"))
    games.wait_for()
    announce = page.said("page-announce", named="yes", game="").rstrip(
        ": "
    )  # with or without a game after it
    return games.get_by_role("button"), page.page.locator("button.main", has_text=announce)


def test_cards_and_game_are_open_until_they_are_announced(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE, language="de") as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        games, send = takes_the_skat(page)
        games.nth(0).click()
        for _, name in page.waits().cards[:2]:
            page.lays(page.groups[0], name)
        expect(send).to_be_enabled()
        page.page.get_by_role("group", name=page.said("page-slots", count=2)).get_by_role("button").nth(
            1
        ).click()
        expect(send).to_be_disabled()  # a card has been taken back
        page.lays(page.groups[0], page.waits().cards[-1][1])
        games.nth(4).click()  # the choice is grand, and no longer the suit
        assert not still(page.page) and not whole(page.page) and not accessible(page.page)
        assert "discarded" not in acted(reader)
        send.click()
        page.page.locator("main h1, header h1", has_text="Grand").wait_for()
        told = acted(reader)
        assert told[told.index("discarded") + 1] == "declared"
        declared = [each["event"] for each in reader.heard("event") if each["event"]["kind"] == "declared"]
        assert declared[0]["contract"] == "G"


def test_a_game_that_is_refused_leaves_the_cards_laid_away(
    house: House, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One button sends two commands. If the server refuses the second, the page says why and asks again."""
    refusal = IllegalAction("G", Reason.NOT_NOW)
    refused, act = [refusal], Table.act

    def refuses(table: Table, action: Action, *more: Any) -> Table:
        if action.kind == "declare" and refused:
            raise refused.pop()
        return act(table, action, *more)

    with reading(house, browser, PHONE, language="sv", refusals=1) as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        games, send = takes_the_skat(page)
        games.nth(4).click()
        for _, name in page.waits().cards[:2]:
            page.lays(page.groups[0], name)
        monkeypatch.setattr(Table, "act", refuses)
        send.click()
        expect(page.page.get_by_role("button", name=say(refusal.message, "sv"))).to_be_visible()
        assert acted(reader)[-1] == "discarded"
        expect(page.page.locator(".prompt")).to_have_text(page.said("ask-declare", bid=18))
        expect(send).to_be_enabled()  # the game is still chosen
        send.click()
        page.page.locator("main h1, header h1", has_text="grand").wait_for()
        assert acted(reader).count("discarded") == acted(reader).count("declared") == 1


def held(page: TablePage) -> list[str]:
    """The viewer's cards from left to right."""
    hand = page.page.get_by_role("group", name=page.groups[0])
    found: list[str] = hand.locator("[data-card]").evaluate_all("all => all.map((each) => each.dataset.card)")
    return found


def carries(page: TablePage, card: str, to: str) -> None:
    """Draw a card into the place of another, with a finger or with the mouse."""
    (x, y), (end, _) = (point(page, each) for each in (card, to))
    if not page.touches:
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(end, y, steps=6)
        page.page.mouse.up()
        return
    line = page.reader.context.new_cdp_session(page.page)
    for step in range(8):
        kind = "touchStart" if step == 0 else "touchEnd" if step == 7 else "touchMove"
        at = {"x": x + (end - x) * step / 6, "y": y}
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if step == 7 else [at]})
    line.detach()


def point(page: TablePage, card: str) -> tuple[float, float]:
    """A point of a card that can be seen although other cards lie over it."""
    box = page.page.locator(f"[data-card={card}]").bounding_box()
    assert box is not None
    return box["x"] + 10, box["y"] + 30


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_are_carried_to_another_place_and_stay_there(
    house: House, browser: Browser, size: dict[str, Any]
) -> None:
    with reading(house, browser, size) as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        page.comes()
        page.waits()
        first = held(page)
        carries(page, first[1], first[4])
        own = [first[0], *first[2:5], first[1], *first[5:]]
        assert held(page) == own
        page.page.locator(f"[data-card={own[9]}]").focus()
        page.page.keyboard.press("Shift+ArrowLeft")
        own[8], own[9] = own[9], own[8]
        assert held(page) == own
        expect(page.page.locator(f"[data-card={own[8]}]")).to_be_focused()
        moment = page.plays(lambda moment: moment.phase == "cards")  # the drag has played nothing
        assert [card for card in held(page) if card in own] == [card for card in own if card in held(page)]
        for _ in range(2):
            before = held(page)
            moment = page.steps(moment)
            assert held(page) == [card for card in before if card in held(page)] and len(held(page)) < len(
                before
            )
        page.page.keyboard.press("s")
        assert held(page) != before and not still(page.page)


def test_a_hand_is_sorted_otherwise_by_a_key_of_ones_own(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        reader.goes("/settings")
        row = page.page.locator("#key-sort")
        row.click()
        page.page.keyboard.press("p")
        page.page.get_by_text(
            page.said("lobby-keys-taken", key="P", deed=page.said("key-pass"))
        ).first.wait_for()
        page.page.keyboard.press("q")
        expect(row).to_have_text("Q")
        assert not accessible(page.page)
        page.comes()
        page.waits()

        first = held(page)
        page.page.keyboard.press("s")
        assert held(page) == first
        orders = [first]
        for _ in range(8):
            page.page.keyboard.press("q")
            orders.append(held(page))
        assert {tuple(sorted(each)) for each in orders} == {tuple(sorted(first))}
        # around the orders, and back to the first
        assert len({tuple(each) for each in orders}) > 2 and orders.count(first) > 1


@pytest.mark.parametrize(("size", "language"), [(PHONE, "sv"), (DESK, "de")])
def test_a_turn_is_given_up_as_soon_as_the_card_is_turned(
    house: House, browser: Browser, size: dict[str, Any], language: str
) -> None:
    with reading(house, browser, size, language=language) as reader:
        page = TablePage(reader, reader.guest.plays("tournee", practice=True, seed=SEED))
        page.comes()
        moment = page.waits()
        while not (turns := [at for kind, at, _, _ in moment.buttons if kind == "turn-up"]):
            moment = page.steps(moment)
        page.presses(turns[0])
        page.page.locator("button[data-kind=reject]").wait_for()
        page.page.locator("summary", has_text=page.said("page-more")).click()
        given_up = page.page.locator("button[data-kind=surrender]")
        given_up.click()  # this asks for confirmation
        assert "surrendered" not in acted(reader)
        assert not still(page.page) and not whole(page.page)
        given_up.click()
        page.plays()
        told = acted(reader)
        assert told[told.index("surrendered") :][:3] == ["surrendered", "declared", "ended"]
