"""What one chooses before anything is sent: cards and a game in one go, the order of the hand, keys of one's own."""

from __future__ import annotations

from page.at_table import TablePage
from page.browsing import DESK, PHONE, Reader, reading
from page.looking import accessible, still, whole
from playwright.sync_api import Browser, expect
from serving import House

SEED = "01" * 32


def acted(reader: Reader) -> list[str]:
    """The kinds of events that have come."""
    return [each["event"]["kind"] for each in reader.heard("event")]


def test_cards_and_game_are_open_until_they_are_announced(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE, language="de") as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        page.comes()
        moment = page.waits()
        while not (takes := [at for kind, at, _, _ in moment.buttons if kind == "take-skat"]):
            moment = page.steps(moment)
        page.presses(takes[0])
        page.page.get_by_role("group", name=page.said("page-games")).wait_for()
        games = page.page.get_by_role("group", name=page.said("page-games")).get_by_role("button")
        send = page.page.locator("button.main", has_text=page.said("page-announce", named="no"))
        games.nth(0).click()
        for _, name in page.waits().cards[:2]:
            page.lays(page.groups[0], name)
        expect(send).to_be_enabled()
        page.page.get_by_role("group", name=page.said("page-slots", count=2)).get_by_role("button").nth(
            1
        ).click()
        expect(send).to_be_disabled()  # a card was taken back
        page.lays(page.groups[0], page.waits().cards[-1][1])
        games.nth(4).click()  # grand, and not the suit after all
        assert not still(page.page) and not whole(page.page) and not accessible(page.page)
        assert "discarded" not in acted(reader)
        send.click()
        page.page.locator("main h1, header h1", has_text="Grand").wait_for()
        told = acted(reader)
        assert told[told.index("discarded") + 1] == "declared"
        declared = [each["event"] for each in reader.heard("event") if each["event"]["kind"] == "declared"]
        assert declared[0]["contract"] == "G"


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

        def held() -> list[str]:
            found: list[str] = page.page.locator("[data-card]").evaluate_all(
                "all => all.map((each) => each.dataset.card)"
            )
            return found

        first = held()
        page.page.keyboard.press("s")
        assert held() == first
        orders = [first]
        for _ in range(8):
            page.page.keyboard.press("q")
            orders.append(held())
        assert {tuple(sorted(each)) for each in orders} == {tuple(sorted(first))}
        assert len({tuple(each) for each in orders}) > 2 and orders.count(first) > 1  # round, and back again
