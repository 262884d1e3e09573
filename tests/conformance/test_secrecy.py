"""Non-interference: what a seat sees does not depend on what it cannot see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from conformance.families import FAMILIES
from conformance.family import Family
from conformance.leaks import LEAKS, Leak
from conformance.twins import twins
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from random_deals import answer

from knekt.engine import Action, Event, Game, Seat
from knekt.errors import KnektError
from knekt.skat import Proposed

TRIES = 6
EXAMPLES = 80
ENOUGH = 20  # twins in each phase, some of them for each viewer
PLENTY = 5 * ENOUGH  # in a test run: more would say the same of the phases that are in every deal


def positions(family: Family, played: list[Game[Any]], rng: Random) -> list[Game[Any]]:
    """A few positions of a deal from every phase it went through."""
    of_phase: dict[str, list[Game[Any]]] = {}
    for game in played:
        of_phase.setdefault(family.phase(game), []).append(game)
    return [game for found in of_phase.values() for game in rng.sample(found, min(2, len(found)))]


def told(game: Game[Any], action: Action) -> KnektError | None:
    """What the game says to the action: nothing, if it is accepted."""
    try:
        game.apply(action)
    except KnektError as refused:
        return refused
    return None


def check_views(
    family: Family, game: Game[Any], viewer: Seat | None, tried: list[Action], rng: Random
) -> bool:
    """A twin, if one is found, must look the same to the viewer: the whole log, and not only the state.

    What the viewer may do must be the same too, and the errors for what it may not do.
    """
    for other in twins(family, game, viewer, rng, TRIES):
        assert other.events != game.events
        seen, as_seen = game.view(viewer), other.view(viewer)
        assert as_seen == seen, "leak"
        assert as_seen.asks == seen.asks, "leak by asks"
        for action in tried:
            if viewer is None:
                break
            tries = replace(action, seat=viewer)
            one, two = told(game, tries), told(other, tries)
            assert (one and one.message) == (two and two.message), f"leak by a refusal: {tries}"
        return not game.is_over or other.state != game.state  # what was only talked of may stay untold
    return False


def run(family: Family, examples: int = EXAMPLES) -> Counter[tuple[str, Seat | None]]:
    """The property over random deals; it gives the number of twins seen, by phase and viewer."""
    seen: Counter[tuple[str, Seat | None]] = Counter()

    @settings(phases=(Phase.generate,), max_examples=max(examples, settings().max_examples))
    @given(family.deals, st.integers(0, 2**32 - 1))
    def views_are_equal(played: list[Game[Any]], number: int) -> None:
        rng = Random(number)
        asks = [ask for game in played for each in game.asks.values() for ask in each]
        tried = list({type(action): action for ask in asks for action in [answer(ask, rng)]}.values())
        for game in positions(family, played, rng):
            phase, viewers = family.phase(game), (*range(game.rules.seats), None)
            if settings().derandomize and sum(seen[phase, viewer] for viewer in viewers) >= PLENTY:
                continue
            for viewer in viewers:
                seen[phase, viewer] += check_views(family, game, viewer, tried, rng)

    views_are_equal()
    return seen


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_view_does_not_depend_on_what_the_seat_cannot_see(family: Family) -> None:
    seen = run(family)
    for phase in family.phases:
        found = [seen[phase, viewer] for viewer in (*range(family.seats), None)]
        assert all(found) and sum(found) >= ENOUGH, (phase, found)
    assert not any(count for (phase, _), count in seen.items() if phase == "over")


@pytest.mark.parametrize(("name", "kind", "leak"), LEAKS)
def test_a_leak_is_found(
    name: str,
    kind: type[Event],
    leak: Leak,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    family = next(each for each in FAMILIES if each.name == name)
    monkeypatch.setattr(kind, "seen_by", leak)
    shown = None if kind is Proposed else "leak"  # a proposal without the hands does not even make a view
    # the search ends with the first; which deals are tried depends on what the process has imported
    with pytest.raises(AssertionError, match=shown):
        run(family, 2 * EXAMPLES)
