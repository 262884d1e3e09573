"""What holds at any time in any deal of Skat."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import Line, lines, option_sets, skat_openings, skat_placements

from knekt.cards import Hand
from knekt.engine import Hidden
from knekt.skat import (
    EVENTS,
    GERMAN,
    ISKO,
    ISS,
    PACK,
    Dealt,
    Discarded,
    Ended,
    Ending,
    Placed,
    Stage,
    State,
    card_points,
    contracts,
    matadors,
    result,
)

ALL = Hand.of(PACK)
every_preset = pytest.mark.parametrize("preset", [GERMAN, ISKO, ISS], ids=lambda each: each.preset)
deals = lines(skat_openings(st.sampled_from((GERMAN, ISKO, ISS)) | option_sets()))


def heaps(state: State) -> list[Hand]:
    """Every place where a card can lie."""
    found = [*state.hands, Hand.of(state.trick), *(Hand.of(trick.cards) for trick in state.tricks)]
    if state.laid is not None:
        found.append(state.laid)
    elif not state.took_skat:
        found.append(state.skat)
    assert all(isinstance(heap, Hand) for heap in found)
    return [heap for heap in found if isinstance(heap, Hand)]


@given(deals)
def test_no_card_is_lost_or_doubled(played: Line) -> None:
    for game in played:
        found = heaps(game.state)
        assert sum(map(len, found)) == 32
        together = Hand()
        for heap in found:
            together |= heap
        assert together == ALL


@given(lines(skat_placements(option_sets())))
def test_no_card_is_lost_or_doubled_after_a_set_up(played: Line) -> None:
    first = played[0].events[0]
    assert isinstance(first, Placed)
    for game in played:
        state = game.state
        found = [*state.hands, state.laid, *first.taken, Hand.of(state.trick)]
        found += [Hand.of(trick.cards) for trick in state.tricks]
        assert sum(len(heap) for heap in found if isinstance(heap, Hand)) == 32


@given(deals)
def test_hands_are_of_equal_length_up_to_the_trick(played: Line) -> None:
    for game in played:
        state = game.state
        sizes = [len(hand) for hand in state.hands]
        if state.stage is Stage.DISCARD:
            assert sorted(sizes) == [10, 10, 12]
        elif state.stage is Stage.PLAY:
            lead = (state.turn - len(state.trick)) % 3
            due = [10 - len(state.tricks) - ((seat - lead) % 3 < len(state.trick)) for seat in range(3)]
            assert sizes == due and state.won + state.lost == len(state.tricks)


@given(deals)
def test_card_points_of_both_sides_add_up_to_120(played: Line) -> None:
    state = played[-1].state
    if state.ending is not Ending.PLAYED or state.contract is None or state.contract.is_null:
        return
    found, declarer = result(state).facts, state.declarer
    assert found is not None
    defenders = sum(card_points(trick.cards) for trick in state.tricks if trick.winner != declarer)
    assert found.points + defenders == 120
    assert found.tricks == sum(trick.winner == declarer for trick in state.tricks)
    assert len(state.tricks) == 10


@given(deals)
def test_a_result_agrees_with_its_deal(played: Line) -> None:
    state = played[-1].state
    found = result(state)
    assert found.ending is state.ending
    if found.score is None or found.facts is None:
        assert found.declarer is None and state.ending in (Ending.PASSED_OUT, Ending.VOID)
        return
    facts = found.facts
    assert (found.declarer, facts.contract, facts.bid) == (state.declarer, state.contract, state.bid)
    assert 0 <= facts.points <= 120 and 0 <= facts.tricks <= 10
    assert found.score.won == (found.score.total > 0)
    assert found.score.won or found.score.total <= -facts.contract.row.lost * state.bid
    assert not (facts.given_up and found.score.won)
    if not facts.contract.is_null:
        assert state.declarer is not None
        dealt = state.dealt[state.declarer]
        assert isinstance(dealt, Hand) and isinstance(state.skat, Hand)
        run = matadors(facts.contract.order, dealt | state.skat)
        jacks_only = state.rules.options.matadors.jacks_only  # 17.11
        assert abs(facts.matadors) == (min(abs(run), 4) if jacks_only else abs(run)) > 0
        assert (facts.matadors > 0) == (run > 0)


@given(deals)
def test_the_end_shows_the_deal(played: Line) -> None:
    first, last = played[-1].events[0], played[-1].events[-1]
    assert isinstance(first, Dealt) and isinstance(last, Ended)
    assert (last.hands, last.skat, last.matadors) == (first.hands, first.skat, None)
    laid = [event.cards for event in played[-1].events if isinstance(event, Discarded)]
    assert last.laid == (laid[0] if laid else first.skat)


@given(deals)
def test_a_view_knows_as_many_cards_as_there_are(played: Line) -> None:
    for game in played[:: max(1, len(played) // 6)]:
        sizes = [len(hand) for hand in game.state.hands]
        for viewer in (0, 1, 2, None):
            state = game.view(viewer).state
            assert [len(hand) for hand in state.hands] == sizes
            assert len(state.skat) == 2 and (state.laid is None or len(state.laid) == 2)
            for hidden, true in zip(state.hands, game.state.hands, strict=True):
                assert isinstance(hidden, Hidden) or hidden == true


def test_random_deals_reach_everything() -> None:
    """That the properties are about all of the game: every event, contract and ending occurs."""
    events: set[type[Any]] = set()
    named: set[str] = set()
    endings: set[Ending] = set()

    @settings(max_examples=600, derandomize=True)
    @given(deals)
    def look(played: Line) -> None:
        state = played[-1].state
        events.update(map(type, played[-1].events))
        named.add(str(state.contract))
        assert state.ending is not None
        endings.add(state.ending)

    look()
    assert events == set(EVENTS.values()) - {Placed}
    assert named >= set(contracts(GERMAN))
    assert endings == set(Ending)
