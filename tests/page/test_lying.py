"""A phone that lies on its side.

The others sit at the sides, questions stand between them, and nothing is out of reach.
"""

from __future__ import annotations

from typing import Any

import pytest
from page.at_table import TablePage
from page.browsing import reading
from page.looking import still, whole
from playwright.sync_api import Browser
from serving import House

LYING: dict[str, Any] = {"viewport": {"width": 640, "height": 360}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("preset", "language"), [("german", "de"), ("trekarl", "fi")])
def test_everything_is_within_reach_until_cards_are_played(
    house: House, browser: Browser, preset: str, language: str
) -> None:
    with reading(house, browser, LYING, language=language) as reader:
        page = TablePage(reader, reader.guest.plays(preset, practice=True, seed="01" * 32))
        page.comes()
        moment, phases = page.waits(), set[str]()
        while not moment.over and (moment.sends or not moment.cards):
            if moment.phase not in phases:
                phases.add(moment.phase)
                assert not still(page.page), f"{moment.phase}: {still(page.page)}"
                assert not whole(page.page), f"{moment.phase}: {whole(page.page)}"
            moment = page.steps(moment)
        assert not still(page.page) and len(phases) > 1
