"""A seat at the table, played only by clicks on what the page offers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from page.browsing import PATIENCE, Reader
from playwright.sync_api import Locator

from knekt.message import Message
from knekt.words import say

__all__ = ["Moment", "TablePage", "play_together"]

CALLS = 5  # how often a seat bids or holds, to be sure of a game; after that it passes
SENDS = ("discard", "push", "give", "swap", "exchange")  # the buttons that send cards laid out
# What can be done at this moment: the cards and buttons that are shown and enabled, but none in a drawer.
OFFERED = """([hand, open, other, actions]) => {
  const groups = [...document.querySelectorAll('[role=group]')];
  const group = (name) => groups.find((each) => each.ariaLabel?.includes(name));
  const named = (each) => each.ariaLabel ?? each.innerText.replace(/\\s+/g, ' ').trim();
  const able = (each) => each.checkVisibility() && !each.disabled && each.ariaDisabled !== 'true';
  const within = (name, more) => [...(group(name)?.querySelectorAll('button' + more) ?? [])];
  const over = document.querySelector('main section.over h1');
  return {
    over: over !== null,
    cards: over ? [] : [hand, open, other].flatMap(
      (name) => within(name, '').filter(able).map((each) => [name, named(each)])),
    buttons: over ? [] : within(actions, '[data-kind]')
      .map((each, at) =>
        able(each) && [each.dataset.kind, at, each.classList.contains('quiet'), named(each)])
      .filter(Boolean),
    sends: within(actions, '[data-kind]')
      .map((each) => each.dataset.kind).filter((kind) => SENDS.includes(kind)),
    prompt: document.querySelector('.prompt')?.firstChild?.textContent ?? '',
  };
}""".replace("SENDS", str(list(SENDS)))


@dataclass(frozen=True, slots=True)
class Moment:
    """What the page offers at a moment."""

    over: bool
    cards: list[list[str]]  # the group of the card, and its name
    # its kind, its place among them, whether it may be left unanswered, and its words
    buttons: list[list[Any]]
    sends: list[str]  # what the laid out cards are for
    prompt: str

    @property
    def asks(self) -> bool:
        """Whether the table waits for this seat."""
        return bool(self.cards or [each for each in self.buttons if not each[2]])

    @property
    def phase(self) -> str:
        """What is asked, as the kinds of answers."""
        kinds = sorted({str(kind) for kind, *_ in self.buttons} | set(self.sends))
        return " ".join(kinds + (["cards"] if self.cards else [])) or ("over" if self.over else "waits")


class TablePage:
    """The page of a table, for somebody who has a seat there."""

    def __init__(self, reader: Reader, table: str, seed: int = 1) -> None:
        self.reader, self.page, self.table = reader, reader.page, table
        self.rng, self.calls, self.clicks = Random(seed), 0, 0
        self.touches = bool(reader.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.groups = [
            self.said(id) for id in ("page-your-hand", "page-open-hand", "page-other-cards", "page-actions")
        ]

    def said(self, id: str, **places: str | int) -> str:
        """A text of the page, in the reader's language."""
        return say(Message(id, {"name": "", **places}), self.reader.language)

    def comes(self) -> None:
        """Go to the table, and wait until it is there."""
        self.reader.goes(f"/table/{self.table}")
        self.page.get_by_role("main", name=self.said("page-table")).wait_for()

    def moment(self) -> Moment:
        """What the page offers now."""
        return Moment(**self.page.evaluate(OFFERED, self.groups))

    def waits(self) -> Moment:
        """Wait until something is asked, or the deal is over.

        While an answer is on its way nothing is offered.
        """
        found = self.page.wait_for_function(
            f"""(groups) => {{
              const now = ({OFFERED})(groups);
              return now.over || now.cards.length || now.buttons.some((each) => !each[2]) ? now : false;
            }}""",
            arg=self.groups,
            timeout=PATIENCE,
        )
        return Moment(**found.json_value())

    def steps(self, moment: Moment) -> Moment:
        """Answer, and wait for the next question, which is the result."""
        self.answers(moment)
        return self.waits()

    def answers(self, moment: Moment) -> None:
        """Answer the question in one of the ways that the page offers."""
        must: list[tuple[str, int]] = [(kind, at) for kind, at, quiet, _ in moment.buttons if not quiet]
        ready = [at for kind, at in must if kind in SENDS]
        if ready:
            self.presses(ready[0])
        elif moment.sends or not must:
            self.lays(*self.rng.choice(moment.cards))
        else:
            self.presses(self._chosen(must))

    def _chosen(self, offers: list[tuple[str, int]]) -> int:
        """An offer: a bid for a while, in order to have a game to play, and later anything."""
        calls = [at for kind, at in offers if kind in ("hold", "bid")]
        if calls and self.calls < CALLS:
            self.calls += 1
            return calls[0]
        passes = [at for kind, at in offers if kind == "pass"]
        return passes[0] if calls and passes else self.rng.choice(offers)[1]

    def lays(self, group: str, name: str) -> None:
        """Click a card; a finger has to raise it first."""
        card = self.card(group, name)
        self.clicks += 1
        if not self.touches:
            card.click(position={"x": 12, "y": 24})
            return
        card.tap(position={"x": 12, "y": 24})
        if self.page.locator("button.raised").count():
            card.tap(position={"x": 12, "y": 24})

    def card(self, group: str, name: str) -> Locator:
        """A card that can be clicked."""
        return self.page.get_by_role("group", name=group).get_by_role("button", name=name, exact=True)

    def button(self, id: str) -> Locator:
        """The button with this text of the page."""
        return self.page.get_by_role("button", name=self.said(id), exact=True)

    def presses(self, at: int) -> None:
        """Click the button at this place of the question."""
        actions = self.page.get_by_role("group", name=self.groups[-1], exact=True)
        button = actions.locator("button[data-kind]").nth(at)
        self.clicks += 1
        if self.touches:
            button.tap()
        else:
            button.click()

    def plays(self, until: Callable[[Moment], bool] = lambda moment: moment.over) -> Moment:
        """Play the deal to its end, or up to this moment."""
        moment = self.waits()
        while not until(moment):
            assert not moment.over
            moment = self.steps(moment)
        return moment


def play_together(*pages: TablePage) -> None:
    """Play a deal to its end, each question by whoever is asked."""
    until = time.monotonic() + 5 * PATIENCE / 1000
    while not all(page.moment().over for page in pages):
        assert time.monotonic() < until, [page.moment() for page in pages]
        for page in pages:
            moment = page.moment()
            if moment.asks:
                page.answers(moment)
            elif not moment.over:
                page.page.wait_for_timeout(20)
