"""That the properties are about all of Skruf: deals from fixed seeds in which everything occurs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

import pytest
from random_deals import line
from strategies_skruf import FORMS, SKRUF_STYLES, skruf_pairwise

from knekt.cards import Seed
from knekt.engine import changed
from knekt.skruf import (
    ACTIONS,
    EVENTS,
    PLAIN,
    STRAINS,
    Ending,
    Facts,
    Options,
    SkrufGame,
    Stage,
    new_game,
    result,
)

DEALS = {"skruf": 60, "skruf-plain": 110, "trekarl": 40}  # enough of each form, each played in every style
ITEMS = {
    *("aces", "bets", "honours", "honours-minus", "karonka-aces", "karonka-suit", "misere", "slam"),
    *("slam-bid", "tricks"),
}
TWO_SIDED = {"aces", "honours", "honours-minus", "karonka-aces", "karonka-suit", "slam", "tricks"}
OPEN_HAND = {"opened", "play-open", "played-open"}
SOLO_SLAM = {"bear", "borne"}
WITHOUT: Mapping[str, set[str]] = {  # what a form does not have
    "skruf": OPEN_HAND,
    "skruf-plain": OPEN_HAND | {"talon-taken", "talon-dealt", "swap", "swap-laid", "swapped"},
    "trekarl": SOLO_SLAM | {"talon-dealt", "misere"},
}


@dataclass
class Reached:
    """What has occurred in some deals."""

    actions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    endings: set[Ending] = field(default_factory=set)
    stages: set[Stage] = field(default_factory=set)
    items: set[tuple[str, int]] = field(default_factory=set)
    contracts: set[str] = field(default_factory=set)
    alone: set[bool] = field(default_factory=set)

    def by(self, played: list[SkrufGame]) -> None:
        """Note what the deal has brought."""
        last = played[-1]
        found = result(last.state)
        causes = map(last.rules.cause, last.events)
        self.actions.update(action.kind for action in causes if action is not None)
        self.events.update(event.kind for event in last.events)
        self.endings.add(found.ending)
        self.stages.update(game.state.stage for game in played)
        self.items.update((entry.item, entry.side) for entry in found.lines)
        if isinstance(found.facts, Facts):
            self.contracts.add(str(found.facts.contract))
        self.alone.add(found.alone)


def reached_in(form: Options) -> Reached:
    """Always the same, so that it either reaches everything or does not."""
    reached = Reached()
    lively = [changed(each, {"claims": True}) for each in skruf_pairwise(form)]
    tables = [form, *skruf_pairwise(form), *lively]
    for number in range(DEALS[form.preset]):
        opening = new_game(tables[number % len(tables)], Seed.parse(f"reach {number}"))
        for style in SKRUF_STYLES:
            reached.by(list(line(opening, Random(number), style)))
    return reached


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.preset)
def test_random_deals_reach_everything(form: Options) -> None:
    reached, without = reached_in(form), WITHOUT[form.preset]
    assert reached.events == set(EVENTS) - without - {"placed"}
    assert reached.actions == set(ACTIONS) - without
    assert reached.endings == set(Ending)
    no_exchange = {Stage.RAISE, Stage.SWAP} if form is PLAIN else set()
    assert reached.stages == set(Stage) - no_exchange - {Stage.DEAL, Stage.TALON}  # left at once
    assert {item for item, _ in reached.items} == ITEMS - without
    assert reached.items >= {(item, side) for item in TWO_SIDED for side in (0, 1)}
    assert {text[0] for text in reached.contracts} == set("34567")
    assert {text[1] for text in reached.contracts} == set(STRAINS)
    assert reached.alone == ({False} if without >= SOLO_SLAM else {False, True})
