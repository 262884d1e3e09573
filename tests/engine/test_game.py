"""Logs that cannot have happened, and where they break."""

from __future__ import annotations

from random import Random

import pytest
from strategies import Style, line

from knekt.cards import Seed
from knekt.engine import Game
from knekt.errors import BrokenLog
from knekt.skat import Ending, Held, Passed, Played, SkatGame, Stopped, new_game


def finished(text: str) -> SkatGame:
    return list(line(new_game("german", Seed.parse(text)), Random(text), Style()))[-1]


GAME = next(game for number in range(50) if (game := finished(str(number))).state.ending is Ending.PLAYED)
CARDS = [number for number, event in enumerate(GAME.events) if isinstance(event, Played)]


def test_a_log_breaks_at_its_first_wrong_event() -> None:
    events = list(GAME.events)
    first, second = CARDS[0], CARDS[1]
    events[first], events[second] = events[second], events[first]
    with pytest.raises(BrokenLog) as broken:
        Game.retrace(GAME.rules, events)
    assert broken.value.number == first and broken.value.code == "log-illegal"
    assert broken.value.message.args["number"] == first + 1


def test_a_log_may_not_tell_another_end() -> None:
    events = [*GAME.events[:-1], Stopped(Ending.VOID)]
    with pytest.raises(BrokenLog) as broken:
        Game.retrace(GAME.rules, events)
    assert broken.value.number == len(events) - 1 and broken.value.code == "log-differs"


@pytest.mark.parametrize("more", [Held(0), Passed(1), GAME.events[0], GAME.events[-1]])
def test_nothing_follows_the_end(more: object) -> None:
    with pytest.raises(BrokenLog) as broken:
        Game.retrace(GAME.rules, [*GAME.events, more])  # type: ignore[list-item]
    assert broken.value.number == len(GAME.events)


@pytest.mark.parametrize("first", [Held(0), GAME.events[-1]])
def test_a_deal_begins_with_its_cards(first: object) -> None:
    with pytest.raises(BrokenLog) as broken:
        Game.retrace(GAME.rules, [first])  # type: ignore[list-item]
    assert broken.value.number == 0


def test_a_shorter_log_is_an_earlier_game() -> None:
    for number in (1, CARDS[0], CARDS[5], len(GAME.events)):
        assert GAME.until(number).events == GAME.events[:number]
    assert Game.retrace(GAME.rules, GAME.events[: CARDS[5]]) == GAME.until(CARDS[5])
