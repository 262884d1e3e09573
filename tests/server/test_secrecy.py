"""Secrecy on the wire: no byte that a viewer is sent depends on cards that the viewer may not know."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from conformance.families import FAMILIES
from conformance.family import Family
from conformance.twins import twins
from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st
from server.laid_tables import delivered, live_with, snapped, viewers_of

from knekt.cards import CARDS, Hand
from knekt.engine import Game, Seat, View
from knekt.server.hall.live_table import LiveTable
from knekt.server.shown import frames

TRIES = 6  # to find a twin
EXAMPLES = 5  # deals of each family
MOST = 20  # so many times as many, at most
ENOUGH = 12  # twins of a phase
FEWER = 3  # twins of such a phase in which nothing is random
LAST = 2  # events of which frames are compared
NAMES = {card.text: card for card in CARDS}


def positions(family: Family, played: list[Game[Any]], rng: Random) -> list[Game[Any]]:
    """A position of every phase of the deal."""
    of_phase: dict[str, list[Game[Any]]] = {}
    for game in played:
        of_phase.setdefault(family.phase(game), []).append(game)
    return [rng.choice(found) for found in of_phase.values()]


def by_seat(live: LiveTable) -> dict[Seat | None, list[int | None]]:
    """The players by their seats in the deal; None has all who only watch, also those who sit out."""
    found: dict[Seat | None, list[int | None]] = {}
    for player in viewers_of(live):
        found.setdefault(live.table.seat_of(player), []).append(player)
    return found


def bytes_for(live: LiveTable, player: int | None) -> list[bytes]:
    """Everything that the viewer is sent: on coming to the table, and after each of the last events."""
    events = live.table.seq - live.table.deal_began
    return [snapped(live, player), *delivered(live, player, min(LAST, events - 1))]


def twins_alike(family: Family, examples: int) -> Counter[tuple[str, Seat | None]]:
    """Check that twins are sent the same bytes, over random deals; how many there were, by phase and seat.

    As long as a phase had no twin, as many deals again are tried.
    """
    seen: Counter[tuple[str, Seat | None]] = Counter()
    seeds = Random(0 if settings().derandomize else None)

    def alike(played: list[Game[Any]], number: int) -> None:
        rng = Random(number)
        for game in positions(family, played, rng):
            if not news(family, game, seen):
                continue
            live = live_with(game)
            for seat, players in by_seat(live).items():
                other = next(twins(family, game, seat, rng, TRIES), None)
                if other is None:
                    continue
                like = live_with(other)
                for player in players:
                    assert bytes_for(like, player) == bytes_for(live, player), "leak"
                seen[family.phase(game), seat] += 1

    for _ in range(MOST):
        tried = settings(phases=(Phase.generate,), max_examples=max(examples, settings().max_examples // 12))
        seed(seeds.getrandbits(32))(tried(given(family.deals, st.integers(0, 2**32 - 1))(alike)))()
        if {*family.phases} <= {phase for phase, _ in seen}:
            break
    return seen


def news(family: Family, game: Game[Any], seen: Counter[tuple[str, Seat | None]]) -> bool:
    """Whether such a position can still teach much: common phases need not be tried as often."""
    phase = family.phase(game)
    enough = ENOUGH if settings().derandomize else 100 * ENOUGH
    return sum(number for (each, _), number in seen.items() if each == phase) < enough


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_no_byte_depends_on_what_the_viewer_cannot_see(family: Family) -> None:
    seen = twins_alike(family, EXAMPLES)
    assert {*family.phases} <= {phase for phase, _ in seen}
    assert {0, 2, None} <= {seat for _, seat in seen}  # nobody sits at 1 in trekarl


def tokens(thing: Any, name: str = "") -> Iterator[str]:
    """Every word in a frame that could be a card.

    A contract may look like one: H7 is hearts with seven spitzen.
    """
    if isinstance(thing, dict):
        for key, each in thing.items():
            yield from tokens(each, key)
    elif isinstance(thing, list):
        for each in thing:
            yield from tokens(each, name)
    elif isinstance(thing, str) and name != "contract":
        yield from re.split(r"[^A-Za-z0-9]+", thing)


def without_raises(frame: bytes) -> Any:
    """The frame without the asks, some of which have a contract in their names."""
    plain = json.loads(frame)
    plain["asks"] = [each for each in plain["asks"] if not each["id"].startswith("raise-")]
    return plain


def no_unknown_card(family: Family, examples: int) -> int:
    """Check that no frame names a card that its viewer has had no right to know.

    The answer is how many frames there were.
    """
    looked = 0

    @settings(phases=(Phase.generate,), max_examples=max(examples, settings().max_examples // 12))
    @given(family.deals, st.integers(0, 2**32 - 1))
    def kept(played: list[Game[Any]], number: int) -> None:
        nonlocal looked
        for game in positions(family, played, Random(number)):
            live = live_with(game)
            for seat, players in by_seat(live).items():
                known = family.known_since(game.events, seat)
                for player in players:
                    for frame in bytes_for(live, player):
                        words = tokens(without_raises(frame))
                        named = Hand.of({NAMES[word] for word in words if word in NAMES})
                        assert named <= known, f"leak: {named - known}"
                        looked += 1

    kept()
    return looked


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_no_frame_names_a_card_that_the_viewer_may_not_know(family: Family) -> None:
    assert no_unknown_card(family, FEWER) > 20


def unredacted(table: Any, player: int | None, until: int | None = None) -> View[Any]:
    """The view of a deal with nothing removed."""
    events = table.game.events if until is None else table.game.events[: max(0, until - table.deal_began)]
    return View.of(table.game.rules, table.seat_of(player), events)


@pytest.mark.parametrize("find", [twins_alike, no_unknown_card])
@pytest.mark.parametrize("name", ["skat-german", "skruf", "trekarl"])
def test_a_leak_is_found(
    name: str, find: Callable[[Family, int], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    family = next(each for each in FAMILIES if each.name == name)
    monkeypatch.setattr(frames, "view_of", unredacted)
    with pytest.raises(AssertionError, match="leak"):
        find(family, FEWER)
