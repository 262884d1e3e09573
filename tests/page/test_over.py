"""After a deal: how long the result stays, and for whom, and what of it is in sight at once.

Then the deal is looked at again, or a move is taken back.
"""

from __future__ import annotations

import pytest
from page.at_table import TablePage, play_together
from page.browsing import DESK, PHONE, reading
from page.looking import accessible, fits, translated, whole
from playwright.sync_api import Browser, Page, expect
from serving import House

SEED = "02" * 32
SIZES = {"desk": DESK, "phone": PHONE}
# Which of these can be seen whole without scrolling.
IN_SIGHT = """(wanted) => wanted.map((each) => {
  const thing = document.querySelector(each), box = thing?.getBoundingClientRect();
  const leaf = document.querySelector('.over .leaf').getBoundingClientRect();
  const within = thing?.closest('.leaf') ? leaf : {top: 0, bottom: innerHeight};
  const bottom = Math.min(within.bottom, innerHeight);
  return box !== undefined && box.top >= within.top - 1 && box.bottom <= bottom + 1;
})"""


def two_together(*pages: TablePage) -> None:
    """A table at which both people sit, with a finished deal."""
    for page in pages:
        page.comes()
        page.button("page-join").click()
    pages[0].button("page-fill").click()
    play_together(*pages)


def test_alone_it_stays_until_one_goes_on(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED, result=5))
        page.comes()
        page.plays()
        assert reader.guest.found(f"/tables/{page.table}")["picture"]["next_deal"] is None
        expect(reader.page.get_by_role("timer")).to_have_count(0)
        expect(page.button("page-hold")).to_have_count(0)
        page.button("page-next-deal").click()
        reader.page.get_by_text(page.said("table-deal-number", number=2)).first.wait_for()


def test_two_look_at_the_cards_as_long_as_one_of_them_likes(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as one, reading(house, browser, PHONE, language="sv") as other:
        table = one.guest.opens("german", practice=True, seed=SEED, result=600)
        first, second = TablePage(one, table), TablePage(other, table)
        two_together(first, second)
        for page in (first, second):
            expect(page.page.get_by_role("timer")).to_be_visible()
            assert not accessible(page.page) and fits(page.page) and not whole(page.page)
        second.button("page-hold").click()
        for page in (first, second):
            marks = page.page.get_by_role("list", name=page.said("page-players-ready"))
            expect(marks.get_by_text(page.said("page-looking"))).to_have_count(1)
            expect(page.page.get_by_role("timer")).to_have_count(0)
            expect(page.page.locator(".foot [role=status]")).to_contain_text(other.guest.name)
        first.button("page-next-deal").click()
        marks = second.page.get_by_role("list", name=second.said("page-players-ready"))
        expect(marks.locator("li", has_text=one.guest.name)).to_contain_text(second.said("page-ready"))
        expect(first.button("page-waiting-others")).to_be_disabled()
        second.button("page-hold-no-more").click()
        expect(first.page.get_by_role("timer")).to_be_visible()
        second.button("page-next-deal").click()
        for page in (first, second):
            page.page.locator(".over").wait_for(state="detached")
        assert house.node.hall.in_use[table].table.sitting.is_running


def of_count(preset: str) -> list[str]:
    """What must be in sight at once: who has won, the count, everybody's points, and the way on."""
    return [".verdict", ".sums > div:first-child", ".sums > div:last-child", ".over button.main"]


@pytest.mark.parametrize("preset", ["german", "tournee", "skruf"])
@pytest.mark.parametrize("size", SIZES)
def test_count_and_standing_are_seen_at_once(house: House, browser: Browser, size: str, preset: str) -> None:
    with reading(house, browser, SIZES[size], tap="once", language="de") as reader:
        page = TablePage(reader, reader.guest.plays(preset, practice=True, seed=SEED))
        page.comes()
        page.plays()
        wanted = of_count(preset)
        assert reader.page.evaluate(IN_SIGHT, wanted) == [True] * len(wanted)
        assert fits(reader.page) and not whole(reader.page) and not translated(reader.page)


def test_skruf_lies_as_a_cross_and_partners_stand_together(house: House, browser: Browser) -> None:
    with reading(house, browser, PHONE, tap="once") as reader:
        page = TablePage(reader, reader.guest.plays("skruf", practice=True, seed=SEED))
        page.comes()
        page.plays()
        look_at_the_cross(reader.page)
        rows = reader.page.locator(".rubber tbody").first.get_by_role("rowheader").all_inner_texts()
        game = house.node.hall.in_use[page.table].table
        seat = game.terms.seats.index(0)
        sides = reader.page.evaluate(
            "[...document.querySelectorAll('.cross h3')].map((each) => each.innerText)"
        )
        assert len(rows) == 2 and rows[0] != rows[1] and seat is not None
        assert set(rows) == {sides[0], sides[2]}  # the players who sit opposite each other
        reader.page.get_by_role("link", name=page.said("page-replay")).click()
        reader.page.get_by_role("button", name=page.said("page-replay-last"), exact=True).click()
        look_at_the_cross(reader.page)


def look_at_the_cross(page: Page) -> None:
    """Check the cross: my hand below, the partner's above, the others at the sides."""
    box = {
        side: page.locator(f".cross .{side}").bounding_box() for side in ("bottom", "top", "left", "right")
    }
    assert box["top"] and box["left"] and box["right"] and box["bottom"]
    assert box["top"]["y"] < box["left"]["y"] < box["bottom"]["y"]
    assert box["left"]["x"] < box["right"]["x"] and fits(page) and not whole(page)


@pytest.mark.parametrize("language", ["en", "fi"])
def test_one_looks_again_as_one_played(house: House, browser: Browser, language: str) -> None:
    with reading(house, browser, DESK, language=language) as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        page.comes()
        page.plays()
        reader.page.get_by_role("link", name=page.said("page-replay")).click()
        mine = reader.page.get_by_role("button", name=reader.guest.name, exact=True)
        expect(mine).to_have_attribute("aria-pressed", "true")
        deal = house.node.hall.in_use[page.table].table.sitting.rows[0]
        assert f"seat={deal.terms.seats.index(0)}" in reader.page.url or reader.page.url.endswith("/deal/1")
        expect(reader.page.locator(".head h2")).not_to_be_empty()
        expect(reader.page.locator(".head p").first).not_to_be_empty()
        slider = reader.page.get_by_role("slider")
        slider.focus()
        reader.page.keyboard.press("End")
        end = int(slider.input_value())
        reader.page.keyboard.press("ArrowUp")
        before = int(slider.input_value())
        assert 0 < before < end
        mine.focus()  # the same happens from anywhere else
        reader.page.keyboard.press("ArrowDown")
        expect(slider).to_have_value(str(end))
        reader.page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value(str(end - 1))
        expect(mine).to_have_attribute("aria-pressed", "true")
        reader.page.locator("summary", has_text=page.said("page-keys")).click()
        for what in ("step", "trick", "end"):
            expect(reader.page.get_by_text(page.said(f"page-replay-key-{what}"))).to_be_visible()
        assert not accessible(reader.page) and not translated(reader.page)


@pytest.mark.parametrize("size", SIZES)
def test_a_decision_is_taken_back_in_practice(house: House, browser: Browser, size: str) -> None:
    with reading(house, browser, SIZES[size], tap="once") as reader:
        page = TablePage(reader, reader.guest.plays("german", practice=True, seed=SEED))
        page.comes()
        before = page.plays(lambda moment: moment.phase == "cards")
        after = page.steps(before)
        assert sorted(before.cards) != sorted(after.cards)
        if size == "desk":
            reader.page.keyboard.press("u")
        else:
            menu = reader.page.locator("summary", has=reader.page.locator("svg"))
            menu.first.click()
            page.button("page-back").click()
        reader.page.wait_for_function(
            "(count) => document.querySelectorAll('.mine [data-card]').length === count",
            arg=len(before.cards) if not before.over else 0,
        )
        again = page.waits()
        assert again.cards == before.cards
        said = reader.page.get_by_text(page.said("page-told-taken-back", me="yes"))
        expect(said.first).to_be_attached()
        assert reader.page.url.endswith(f"/table/{page.table}")
        assert [each["id"] for each in reader.guest.found("/tables/mine")["tables"]] == [page.table]
        page.plays()  # the deal is played to its end
        assert house.node.hall.in_use[page.table].table.sitting.rows


def test_nothing_is_taken_back_where_it_counts(house: House, browser: Browser) -> None:
    with reading(house, browser, DESK) as reader:
        page = TablePage(reader, reader.guest.plays("german"))
        page.comes()
        page.plays(lambda moment: moment.phase == "cards" or moment.over)
        reader.page.keyboard.press("u")
        expect(page.button("page-back")).to_have_count(0)
        kinds = [event.kind for event in house.node.hall.in_use[page.table].table.log]
        assert "taken-back" not in kinds
