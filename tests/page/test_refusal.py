"""A refusal is shown beside the hand, and not over it."""

from __future__ import annotations

from typing import Any

import pytest
from page.at_table import TablePage
from page.browsing import DESK, PHONE, reading
from playwright.sync_api import Browser, expect
from serving import House

SEED = "02" * 32
COVERED = """() => {
  const hand = document.querySelector('.mine').getBoundingClientRect();
  const notices = [...document.querySelectorAll('.refused, .notice')];
  return notices.some((each) => each.getBoundingClientRect().bottom > hand.top + 1);
}"""
ANNOUNCED = "() => document.querySelector('.hidden[aria-live]').innerText"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_refusal_stands_by_the_hand_and_is_told_once(
    house: House, browser: Browser, size: dict[str, Any]
) -> None:
    with reading(house, browser, size, refusals=1) as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        page.comes()
        hand = reader.page.get_by_role("group", name=page.said("page-your-hand"))
        page.plays(
            lambda moment: moment.phase == "cards" and hand.get_by_role("button").count() > len(moment.cards)
        )
        hand.locator("button.dim").first.click(force=True, position={"x": 12, "y": 24})
        refused = reader.page.locator(".asking .refused")
        refused.wait_for()
        told = reader.heard("refused")[-1]["message"]
        expect(refused).to_have_text(told)
        assert reader.page.evaluate(ANNOUNCED) == told
        assert not reader.page.evaluate(COVERED) and reader.page.locator(".notice").count() == 0
        expect(reader.page.locator(".prompt")).to_have_text(page.said("ask-play"))
        page.steps(page.moment())
        expect(refused).to_have_count(0)
