"""What cards give away: the exact value before a card less the value after it, for the side that plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from knekt.engine import Game
from knekt.skat import Played, State, result
from knekt.solver import position_of, solve_all
from knekt.solver.position import Position

__all__ = ["Giveaway", "giveaway"]


@dataclass(frozen=True, slots=True)
class Giveaway:
    """How many cards each side played, and what they cost it: card points, or in null the game."""

    is_null: bool
    declarer: tuple[int, int]
    defenders: tuple[int, int]


def giveaway(game: Game[Any]) -> Giveaway:
    """What the cards of a declared game gave away; best play with open cards gives nothing away."""
    state: State = game.state
    assert state.contract is not None and state.declarer is not None
    start = next((place for place, event in enumerate(game.events) if isinstance(event, Played)), None)
    if start is None:
        return Giveaway(state.contract.is_null, (0, 0), (0, 0))
    seats, asked, end = _positions(game, start)
    values = [found.value.low for found in solve_all(asked, threads=1)]
    values += [_final(game)] if end else []
    cards, cost = [0, 0], [0, 0]
    assert len(values) == len(seats) + 1
    for seat, before, after in zip(seats, values, values[1:], strict=False):
        side = int(seat != state.declarer)
        lost = after - before if side else before - after
        assert lost >= 0, "no card is better than the best"
        cards[side] += 1
        cost[side] += lost
    return Giveaway(state.contract.is_null, (cards[0], cost[0]), (cards[1], cost[1]))


def _positions(game: Game[Any], start: int) -> tuple[list[int], list[Position], bool]:
    """Who played each card, all positions on the way, and whether the last one ends the deal."""
    now = last = game.until(start)
    seats, asked = list[int](), list[Position]()
    for event in game.events[start:]:
        if isinstance(event, Played):
            seats.append(event.seat)
            asked.append(position_of(now))
        now = now.believing(event)
        if isinstance(event, Played):
            last = now
    if last.state.ending is not None:  # no card is left, or the declarer of a null has taken a trick
        return seats, asked, True
    return seats, [*asked, position_of(last)], False


def _final(game: Game[Any]) -> int:
    """The declarer's card points at the end; in null 1 or 0."""
    facts = result(game.state).facts
    assert facts is not None
    return int(facts.tricks == 0) if facts.contract.is_null else facts.points
