"""Random deals of any game, drawn through asks only: what no ask offers is never played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from knekt.cards import Hand
from knekt.engine import TABLE, Action, Ask, Game, OneOf

__all__ = ["Line", "Style", "actions_of", "answer", "deals_of", "line"]

AnyGame = TypeVar("AnyGame", bound=Game[Any])

LONGEST = 1000  # steps in which every deal must have ended


@dataclass(frozen=True)
class Style:
    """How a random table plays.

    `low` means that bids are low. `may` is how often a seat does what it only may, and `table` how often the
    table steps in. The rest is what the table likes to do, and does often if it can.
    """

    low: bool = True
    may: float = 0.0
    table: float = 0.0
    likes: Callable[[Action], bool] | None = None
    often: float = 0.8


def answer(ask: Ask, rng: Random, *, low: bool = False) -> Action:
    """A random answer to the ask: first what to do, then with which cards or number."""
    choice = rng.choice(ask.choices)
    if isinstance(choice, Action):
        return choice
    if low and isinstance(choice, OneOf) and not isinstance(choice.values, Hand):
        return choice.act(choice.seat, rng.choice(choice.values[:3]))
    return choice.sample(rng)


def _liked(asks: list[Ask], style: Style) -> list[Action]:
    """What the style would like to do of all that is asked."""
    if style.likes is None:
        return []
    named = (choice for ask in asks for choice in ask.choices if isinstance(choice, Action))
    return list(filter(style.likes, named))


def _next_ask(game: Game[Any], asks: list[Ask], rng: Random, style: Style) -> Ask:
    """The question that is answered next: one to the table, one that may be answered, or one that must."""
    of_table = game.rules.asks(game.state, TABLE)
    may = [ask for ask in (*of_table, *asks) if not ask.must and ask.id != "stop"]
    if rng.random() < style.table:
        return next(ask for ask in of_table if ask.id == "stop")
    if may and rng.random() < style.may:
        # what ends a deal at once has one answer; leave the others their chance
        return rng.choices(may, weights=[min(ask.ways, 3) for ask in may])[0]
    return rng.choice([ask for ask in asks if ask.must])


def line(game: AnyGame, rng: Random, style: Style) -> Iterator[AnyGame]:
    """The game, and the game after each action, until the deal is over."""
    yield game
    for _ in range(LONGEST):
        if game.is_over:
            return
        asks = [ask for of_seat in game.asks.values() for ask in of_seat]
        liked = _liked(asks, style)
        if liked and rng.random() < style.often:
            game = game.apply(rng.choice(liked))
        else:
            ask = _next_ask(game, asks, rng, style)
            game = game.apply(answer(ask, rng, low=style.low and ask.must), ask.id)
        yield game
    raise AssertionError(f"not over after {LONGEST} steps")


class Line(list[Game[Any]]):
    """A deal played to its end: the game after each step.

    It prints as its log, which is what a failure should show.
    """

    def __repr__(self) -> str:
        last = self[-1]
        return "\n".join([str(last.rules.options.differences), *map(str, last.events)])


@st.composite
def deals_of(
    draw: st.DrawFn, openings: st.SearchStrategy[Game[Any]], style: st.SearchStrategy[Style]
) -> Line:
    """A deal played to its end."""
    opening, number = draw(openings), draw(st.integers(0, 2**32 - 1))
    rng = Random(
        f"{number} {opening.events}"
    )  # small numbers are drawn often: let them mean other play in each deal
    return Line(line(opening, rng, draw(style)))


def actions_of(game: Game[Any]) -> list[Action]:
    """What was done in the deal, without what followed by itself."""
    again, found = type(game).open(game.rules, game.events[0]), list[Action]()
    while len(again.events) < len(game.events):
        action = game.rules.cause(game.events[len(again.events)])
        assert action is not None
        again = again.apply(action)
        found.append(action)
    return found
