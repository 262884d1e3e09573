"""Logs that cannot have happened, and where they break."""

from __future__ import annotations

from random import Random

import pytest
from strategies import Style, line

from knekt.cards import Card, Hand, Seed
from knekt.engine import Game
from knekt.errors import BrokenLog
from knekt.sheet import Sitting
from knekt.skat import (
    Bid,
    Dealt,
    Discarded,
    Ended,
    Ending,
    Held,
    Keep,
    Pass,
    Passed,
    Played,
    SkatGame,
    Stopped,
    Surrendered,
    TurnUp,
    new_game,
    options,
    result,
)
from knekt.skat import rules as rules_of


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


@pytest.mark.parametrize("kind", ["deal", "sitting"])
def test_what_once_came_later_may_stand_later_in_an_older_log(kind: str) -> None:
    """A turn that cannot reach the bid was once given up with two cards laid away (Tournée 9.3).

    No other event may come at another time.
    """
    rules = rules_of(options("tournee"))
    hands = "CA CT CK CQ C9 C8 C7 H8 ST SK", "CJ DA DT DK DQ D8 D7 HA HT SA", "SJ HJ DJ SQ S9 S8 S7 HK HQ H9"
    dealt = Dealt(tuple(map(Hand.parse, hands)), Hand.parse("D9 H7"), top=Card.parse("D9"))
    now = SkatGame.open(rules, dealt)
    for action in (Bid(1, 24), Pass(0), Pass(2), TurnUp(1, 0), Keep(1)):
        now = now.apply(action)
    assert isinstance(now.events[-2], Surrendered) and now.state.ending is Ending.OVERBID
    older = [*now.events[:-2], Discarded(1, Hand.parse("H7 SA")), Surrendered(1, overbid=True)]
    ended = Game.replay(rules, older)
    older.append(Ended(ended.state.dealt, ended.state.skat, Hand.parse("H7 SA")))
    if kind == "sitting":
        sitting = Sitting.retrace(options("tournee"), older)
        assert sitting.rows[-1].score == -25 and sitting.log[1:] == tuple(older)
        return
    assert result(SkatGame.retrace(rules, older).state).totals == (0, -25, 0)
    for wrong in ([*older[:-2], older[-1]], [*now.events[:-2], Played(0, Card.parse("CA"))]):
        with pytest.raises(BrokenLog):
            SkatGame.retrace(rules, wrong)
