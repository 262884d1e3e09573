"""What every game must do: random deals of every family are judged by the engine's promises alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from conformance.families import FAMILIES
from conformance.family import Family
from conformance.twins import cards_in
from hypothesis import given
from hypothesis import strategies as st
from random_deals import Line, answer

from knekt.cards import CARDS, Card, Hand
from knekt.engine import TABLE, Action, Ask, Game, Pick
from knekt.errors import IllegalAction, Reason

every_family = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
data = st.data()


def played_and_rng(family: Family, drawn: st.DataObject) -> tuple[Line, Random]:
    return drawn.draw(family.deals), Random(drawn.draw(st.integers(0, 2**32 - 1)))


def some(played: Line, rng: Random, count: int = 6) -> list[Game[Any]]:
    return rng.sample(played, min(count, len(played)))


def all_asks(game: Game[Any]) -> list[Ask]:
    """Of the seats and of the table."""
    return [ask for seat in (*range(game.rules.seats), TABLE) for ask in game.rules.asks(game.state, seat)]


def is_offered(game: Game[Any], action: Action) -> bool:
    return any(ask.seat == action.seat and ask.contains(action) for ask in all_asks(game))


@every_family
@given(data)
def test_replay_and_retrace_give_the_same_game(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    for game in some(played, rng):
        for again in (
            type(game).replay(game.rules, game.events),
            type(game).retrace(game.rules, game.events),
        ):
            assert again == game and hash(again) == hash(game)
            assert again.state == game.state
            assert again.asks == game.asks


@every_family
@given(data)
def test_a_deal_ends_and_is_never_stuck_before(family: Family, data: st.DataObject) -> None:
    played, _ = played_and_rng(family, data)
    for game in played[:-1]:
        assert not game.is_over
        assert game.turn is not None, "nobody has to act"
        assert any(ask.must for ask in game.asks[game.turn])
    last = played[-1]
    assert last.is_over and last.turn is None and not last.asks and not all_asks(last)


@every_family
@given(data)
def test_what_an_ask_offers_is_accepted(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    for game in some(played, rng):
        for ask in all_asks(game):
            singles = list(ask.singles())
            picks = [choice for choice in ask.choices if isinstance(choice, Pick)]
            assert ask.ways == len(set(singles)) + sum(pick.ways for pick in picks) > 0
            sampled = [ask.sample(rng) for _ in range(3)]
            for action in [*sampled, *rng.sample(singles, min(4, len(singles)))]:
                assert action.seat == ask.seat and ask.contains(action)
                after = game.apply(action, ask.id)
                assert after.events[: len(game.events)] == game.events
                assert len(after.events) > len(game.events)
                assert game.rules.cause(after.events[len(game.events)]) == action


def strangers(action: Action, game: Game[Any], rng: Random) -> Iterator[Action]:
    """The action with one part changed: the seat, a card, a number or a word."""
    yield action
    for each in fields(action):
        value = getattr(action, each.name)
        others: list[object] = []
        if each.name == "seat":
            others = [TABLE, *range(game.rules.seats), game.rules.seats, -2]
        elif isinstance(value, bool):
            others = [not value]
        elif isinstance(value, Enum):
            others = list(type(value))
        elif isinstance(value, int):
            others = [value - 1, value + 1, -1, 0, 10**6]
        elif isinstance(value, Card):
            others = list(rng.sample(CARDS, 4))
        elif isinstance(value, Hand):
            sizes = 0, len(value), len(value), len(value) + 1
            others = [Hand.of(rng.sample(CARDS, size)) for size in sizes]
        for other in others:
            changes: dict[str, Any] = {each.name: other}
            yield replace(action, **changes)


@every_family
@given(data)
def test_what_no_ask_offers_is_refused(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    of_any_time = [answer(ask, rng) for game in played for ask in all_asks(game)]
    refused = 0
    for game in some(played, rng):
        events, state = game.events, game.state
        fresh = type(game).replay(game.rules, events)  # its asks have not been looked at
        for action in rng.sample(of_any_time, min(8, len(of_any_time))):
            for stranger in strangers(action, game, rng):
                if is_offered(game, stranger):
                    continue
                refused += 1
                for each in (game, fresh):
                    with pytest.raises(IllegalAction) as why:
                        each.apply(stranger)
                    assert why.value.action == stranger and why.value.code == why.value.reason
                    assert (why.value.reason is Reason.OVER) == game.is_over
        assert game.events == events and game.state is state
    assert refused


@every_family
@given(data)
def test_an_answer_to_a_closed_ask_is_refused(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    asked = [ask for game in played for ask in all_asks(game)]
    for game in some(played, rng):
        now = {(ask.seat, ask.id): ask for ask in all_asks(game)}
        for old in rng.sample(asked, min(10, len(asked))):
            if (old.seat, old.id) in now:
                continue
            with pytest.raises(IllegalAction):
                game.apply(answer(old, rng), old.id)
            for ask in now.values():
                if ask.seat == old.seat:
                    with pytest.raises(IllegalAction) as late:
                        game.apply(answer(ask, rng), old.id)
                    assert late.value.reason is Reason.STALE


@every_family
@given(data)
def test_different_questions_have_different_ids(family: Family, data: st.DataObject) -> None:
    played, _ = played_and_rng(family, data)
    meant: dict[tuple[int, str], Ask] = {}
    answered: set[tuple[int, str]] = set()
    for game, after in pairwise(played):
        asks = all_asks(game)
        names = {(ask.seat, ask.id) for ask in asks}
        assert len(names) == len(asks), "two open asks of one name"
        for ask in asks:
            assert meant.setdefault((ask.seat, ask.id), ask) == ask
        again = names & answered
        assert not again, f"answered, and asked again under the same name: {again}"
        action = game.rules.cause(after.events[len(game.events)])
        assert action is not None
        answered |= {(ask.seat, ask.id) for ask in asks if ask.contains(action)}


@every_family
@given(data)
def test_a_seat_finds_its_asks_in_its_view(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    for game in some(played, rng):
        for seat in range(game.rules.seats):
            view = game.view(seat)
            assert view.asks == game.asks.get(seat, ())
            assert view.is_over == game.is_over
        assert game.view(None).asks == ()


@every_family
@given(data)
def test_every_event_reaches_everybody_under_its_kind_and_number(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    last = played[-1]
    for viewer in (*range(last.rules.seats), None):
        for game in (*some(played, rng, 3), last):
            view = game.view(viewer)
            assert [type(event) for event in view.events] == [type(event) for event in game.events]
            assert view == last.until(len(game.events)).view(viewer)
            half = type(view).of(game.rules, viewer, view.events[:1]).extended(view.events[1:])
            assert half == view and half.state == view.state and hash(half) == hash(view)


@every_family
@given(data)
def test_a_seat_sees_no_less_than_it_knows(family: Family, data: st.DataObject) -> None:
    """Whatever a seat has a right to know stands in its own log."""
    played, rng = played_and_rng(family, data)
    for game in some(played, rng):
        for viewer in (*range(game.rules.seats), None):
            shown = {card for event in game.view(viewer).events for card in cards_in(event)}
            assert shown == set(family.known_since(game.events, viewer))


@every_family
@given(data)
def test_undo_is_a_shorter_log(family: Family, data: st.DataObject) -> None:
    played, rng = played_and_rng(family, data)
    last = played[-1]
    for game in some(played, rng):
        earlier = last.until(len(game.events))
        assert earlier == game and earlier.state == game.state and earlier.asks == game.asks
    assert len({*played}) == len(played), "equal games along one line"
    assert all(one != two for one, two in pairwise(played))
    assert played[0] != played[0].view(0)


@every_family
@given(data)
def test_after_the_end_everybody_knows_the_result(family: Family, data: st.DataObject) -> None:
    played, _ = played_and_rng(family, data)
    last = played[-1]
    expected = family.result(last.state)
    for viewer in (*range(last.rules.seats), None):
        assert last.view(viewer).state == last.state, "something is still hidden"
        assert family.result(last.view(viewer).state) == expected
        assert [*family.known(last.events, viewer)][-1] == family.pack
