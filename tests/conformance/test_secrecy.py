"""Non-interference: what a seat sees does not depend on what it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from conformance.families import FAMILIES
from conformance.family import Family
from conformance.twins import twin
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from strategies import answer

from knekt.engine import Action, Event, Game, Seat
from knekt.errors import KnektError
from knekt.skat import Dealt, Discarded, Looked, Peeked, Placed, Proposed, Pushed, SkatTaken, TookUp

TRIES = 6
EXAMPLES = 80
ENOUGH = 20  # twins in each phase, some of them for each viewer


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
    """That a twin, if one is found, looks the same to the viewer: the whole log, not only the state; what he
    may do; and what he is told when he tries what he may not."""
    for _ in range(TRIES):
        other = twin(family, game, viewer, rng)
        if other is not None:
            assert other.events != game.events
            assert other.view(viewer) == game.view(viewer), "leak"
            assert other.view(viewer).asks == game.view(viewer).asks, "leak by asks"
            for action in tried:
                if viewer is None:
                    break
                tries = replace(action, seat=viewer)
                one, two = told(game, tries), told(other, tries)
                assert (one and one.message) == (two and two.message), f"leak by a refusal: {tries}"
            return not game.is_over or other.state != game.state  # what was only talked of may stay untold
    return False


def run(family: Family, examples: int = EXAMPLES) -> Counter[tuple[str, Seat | None]]:
    """The property over random deals; how many twins it saw, by phase and viewer."""
    seen: Counter[tuple[str, Seat | None]] = Counter()

    @settings(phases=(Phase.generate,), max_examples=max(examples, settings().max_examples))
    @given(family.deals, st.integers(0, 2**32 - 1))
    def views_are_equal(played: list[Game[Any]], number: int) -> None:
        rng = Random(number)
        asks = [ask for game in played for each in game.asks.values() for ask in each]
        tried = list({type(action): action for ask in asks for action in [answer(ask, rng)]}.values())
        for game in positions(family, played, rng):
            for viewer in (*range(game.rules.seats), None):
                seen[family.phase(game), viewer] += check_views(family, game, viewer, tried, rng)

    views_are_equal()
    return seen


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_view_does_not_depend_on_what_the_seat_cannot_see(family: Family) -> None:
    seen = run(family)
    for phase in family.phases:
        found = [seen[phase, viewer] for viewer in (0, 1, 2, None)]
        assert all(found) and sum(found) >= ENOUGH, (phase, found)
    assert not any(count for (phase, _), count in seen.items() if phase == "over")


def all_of_it(event: Event, seat: Seat | None) -> Event:
    return event


def the_skat(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), skat=event.skat)


def the_upper_card(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), top=event.top)


def one_hand_more(event: Any, seat: Seat | None) -> Any:
    seen = SEEN_BY[type(event)](event, seat)
    return replace(seen, hands=(event.hands[0], *seen.hands[1:]))


def to_who_watches(event: Any, seat: Seat | None) -> Any:
    return event if seat is None else SEEN_BY[type(event)](event, seat)


def the_laid_cards(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), laid=event.laid)


def to_the_declarer(event: Any, seat: Seat | None) -> Any:
    return SEEN_BY[type(event)](event, seat) if seat in (None, *event.seats) else event


def to_the_next_seat(event: Any, seat: Seat | None) -> Any:
    return event if seat == event.seat + 1 else SEEN_BY[type(event)](event, seat)


def to_the_seat_before(event: Any, seat: Seat | None) -> Any:
    return event if seat == event.seat - 1 else SEEN_BY[type(event)](event, seat)


SEEN_BY: dict[type[Event], Callable[[Any, Seat | None], Any]] = {
    each: each.seen_by
    for each in (Dealt, SkatTaken, Discarded, Placed, TookUp, Pushed, Looked, Proposed, Peeked)
}
LEAKS: list[tuple[str, type[Event], Callable[[Any, Seat | None], Event]]] = [
    ("skat-german", Dealt, all_of_it),
    ("skat-german", Dealt, the_skat),
    ("skat-german", Dealt, one_hand_more),
    ("skat-german", Dealt, to_who_watches),
    ("skat-german", SkatTaken, all_of_it),
    ("skat-german", SkatTaken, to_who_watches),
    ("skat-german", Discarded, all_of_it),
    ("skat-german", Discarded, to_who_watches),
    ("skat-placed", Placed, all_of_it),
    ("skat-placed", Placed, one_hand_more),
    ("skat-placed", Placed, the_skat),
    ("skat-placed", Placed, the_laid_cards),
    ("skat-placed", Placed, to_who_watches),
    ("skat-placed-ramsch", Placed, all_of_it),
    ("skat-placed-ramsch", Placed, the_laid_cards),
    *(
        ("skat-ramsch", kind, leak)
        for kind in (TookUp, Pushed)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_seat_before)
    ),
    *(
        ("skat-revolution", kind, leak)
        for kind in (Looked, Proposed)
        for leak in (all_of_it, to_who_watches, to_the_declarer)
    ),
    ("skat-tournee", Dealt, the_upper_card),
    ("skat-tournee", SkatTaken, all_of_it),
    ("skat-tournee", Discarded, all_of_it),
    ("skat-tournee-house", Dealt, the_upper_card),
    *(
        ("skat-tournee-house", Peeked, leak)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_seat_before)
    ),
]


@pytest.mark.parametrize(("name", "kind", "leak"), LEAKS)
def test_a_leak_is_found(
    name: str,
    kind: type[Event],
    leak: Callable[[Any, Seat | None], Event],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    family = next(each for each in FAMILIES if each.name == name)
    monkeypatch.setattr(kind, "seen_by", leak)
    shown = None if kind is Proposed else "leak"  # a proposal without the hands does not even make a view
    with pytest.raises(AssertionError, match=shown):
        run(family, 40)
