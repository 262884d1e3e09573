"""A deal of every preset, clicked through in a real browser at one seat against bots."""

from __future__ import annotations

import os

import pytest
from page.at_table import TablePage
from page.browsing import DESK, PHONE, reading
from page.knowing import leaks_in_answers, leaks_in_frames, leaks_in_page
from page.looking import accessible, fits, still, translated, whole
from playwright.sync_api import Browser
from serving import House

from knekt.games import PRESETS, family_of

SIZES = {"desk": DESK, "phone": PHONE}
# presets that are played at both sizes; a soak plays all of them so
BOTH = "german", "tournee", "skruf", "trekarl"
DEALS = [
    (preset, size)
    for place, preset in enumerate(PRESETS)
    for turn, size in enumerate(SIZES)
    if preset in BOTH or place % len(SIZES) == turn or os.environ.get("KNEKT_SOAK")
]
looked_at: set[str] = set()  # questions at which axe-core has already looked at the page, in this process


def looks(page: TablePage, phase: str, size: str) -> None:
    """Check the table in a new phase: nothing scrolls, no text is cut or untranslated, all can use it."""
    assert not still(page.page), f"{phase}: {still(page.page)}"
    if f"{phase} {size}" not in looked_at:
        looked_at.add(f"{phase} {size}")
        assert not whole(page.page), f"{phase}: {whole(page.page)}"
        assert not translated(page.page), f"{phase}: {translated(page.page)}"
        assert not accessible(page.page), f"{phase}: {accessible(page.page)}"


def looks_at_the_count(page: TablePage, preset: str, size: str) -> None:
    """Check the count after the deal.

    Its lines differ between presets, and its parts between families.
    """
    counted = f"{family_of(PRESETS[preset]).name} {size}"
    if counted not in looked_at:
        looked_at.add(counted)
        assert not accessible(page.page)


@pytest.mark.parametrize(("preset", "size"), DEALS)
def test_a_deal_is_clicked_through(house: House, browser: Browser, preset: str, size: str) -> None:
    with reading(house, browser, SIZES[size], tap="once") as reader:
        table = reader.guest.plays(preset, practice=True, seed="01" * 32)
        page = TablePage(reader, table)
        page.comes()
        moment = page.waits()
        while not moment.over:
            looks(page, moment.phase, size)
            assert not leaks_in_page(reader, table)
            moment = page.steps(moment)
        assert not leaks_in_frames(reader, table) and not leaks_in_answers(reader)
        assert fits(page.page) and not whole(page.page) and not translated(page.page)
        looks_at_the_count(page, preset, size)
        assert house.node.hall.in_use[table].table.sitting.rows
