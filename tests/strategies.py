"""Random games, drawn through asks only: what no ask offers is never played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Literal, TypeVar, get_args, get_origin

from hypothesis import strategies as st

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Action, Ask, Game, OneOf, settings
from knekt.skat import (
    GERMAN,
    Dealt,
    Options,
    Placed,
    SkatGame,
    Stage,
    State,
    new_game,
    options,
    place_game,
)

__all__ = [
    "STYLES",
    "Line",
    "Style",
    "answer",
    "games",
    "line",
    "lines",
    "option_sets",
    "pairwise",
    "placed_from",
    "skat_deals",
    "skat_openings",
    "skat_placements",
    "styles",
]

AnyGame = TypeVar("AnyGame", bound=Game[Any])

LONGEST = 1000  # steps in which every deal must have ended


@dataclass(frozen=True)
class Style:
    """How a random table plays: `low` bids, how often a seat does what it only may, how often the table steps in."""

    low: bool = True
    may: float = 0.0
    table: float = 0.0


STYLES = (
    Style(),
    Style(may=0.03),
    Style(may=0.1),
    Style(may=0.3),
    Style(low=False, may=0.02),
    Style(may=0.02, table=0.02),
    Style(may=0.3, table=0.02),
)
styles = st.sampled_from(STYLES)


def answer(ask: Ask, rng: Random, *, low: bool = False) -> Action:
    """One answer to the ask: first what to do, then with which cards or number."""
    choice = rng.choice(ask.choices)
    if isinstance(choice, Action):
        return choice
    if low and isinstance(choice, OneOf) and not isinstance(choice.values, Hand):
        return choice.act(choice.seat, rng.choice(choice.values[:3]))
    return choice.sample(rng)


def line(game: AnyGame, rng: Random, style: Style) -> Iterator[AnyGame]:
    """The game, and the game after each action, until the deal is over."""
    yield game
    for _ in range(LONGEST):
        if game.is_over:
            return
        asks = [ask for of_seat in game.asks.values() for ask in of_seat]
        stop, *verdicts = game.rules.asks(game.state, TABLE)
        may = [*verdicts, *(ask for ask in asks if not ask.must)]
        if rng.random() < style.table:
            ask = stop
        elif may and rng.random() < style.may:
            # what ends a deal at once has one answer; leave the others their chance
            (ask,) = rng.choices(may, weights=[min(ask.ways, 3) for ask in may])
        else:
            ask = rng.choice([ask for ask in asks if ask.must])
        game = game.apply(answer(ask, rng, low=style.low and ask.must), ask.id)
        yield game
    raise AssertionError(f"not over after {LONGEST} steps")


class Line(list[Game[Any]]):
    """A deal played to its end: the game after each step. It prints as its log, which is what a failure should show."""

    def __repr__(self) -> str:
        last = self[-1]
        return "\n".join([str(last.rules.options.differences), *map(str, last.events)])


@st.composite
def lines(draw: st.DrawFn, openings: st.SearchStrategy[Game[Any]]) -> Line:
    """A deal played to its end."""
    opening, number = draw(openings), draw(st.integers(0, 2**32 - 1))
    rng = Random(
        f"{number} {opening.events}"
    )  # small numbers are drawn often: let them mean other play in each deal
    return Line(line(opening, rng, draw(styles)))


@st.composite
def games(draw: st.DrawFn, openings: st.SearchStrategy[Game[Any]], *, over: bool = False) -> Game[Any]:
    """A deal at any depth, or at its end."""
    played = draw(lines(openings))
    return played[-1] if over else played[draw(st.integers(0, len(played) - 1))]


def _alternatives(chosen: Options) -> dict[str, tuple[Any, ...]]:
    """The options of play that can be set, each with all its values."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, _, kind in settings(chosen):
        if name.startswith(("session.", "scoring.", "settlement.")):
            continue  # they span deals
        if get_origin(kind) is Literal:
            found[name] = get_args(kind)
        elif kind is bool:
            found[name] = (False, True)
    return found


@cache
def pairwise() -> tuple[Options, ...]:
    """A few option sets in which every two values of two options meet at least once."""
    values, rng = _alternatives(GERMAN), Random(1)
    names = sorted(values)
    open_pairs = {
        frozenset({(one, a), (two, b)})
        for one, two in combinations(names, 2)
        for a in values[one]
        for b in values[two]
    }
    made = []
    while open_pairs:
        seeds = sorted(open_pairs, key=lambda pair: sorted(map(repr, pair)))[:1]
        best = max(
            ({name: rng.choice(values[name]) for name in names} | dict(seeds[0]) for _ in range(60)),
            key=lambda each: sum(pair <= set(each.items()) for pair in open_pairs),
        )
        open_pairs -= {pair for pair in open_pairs if pair <= set(best.items())}
        made.append(options("german", best))
    return tuple(made)


def option_sets() -> st.SearchStrategy[Options]:
    """Any mixture of the options of play."""
    drawn = st.fixed_dictionaries(
        {name: st.sampled_from(values) for name, values in _alternatives(GERMAN).items()}
    )
    return st.sampled_from(pairwise()) | drawn.map(lambda chosen: options("german", chosen))


def skat_deals() -> st.SearchStrategy[Dealt]:
    return st.integers(0, 2**32 - 1).map(lambda number: Dealt.from_seed(Seed.parse(f"deal {number}")))


def skat_openings(chosen: st.SearchStrategy[Options]) -> st.SearchStrategy[SkatGame]:
    """Skat at the moment the cards are dealt."""
    return st.builds(new_game, chosen, skat_deals())


def placed_from(state: State) -> Placed:
    """The set-up that stands where this deal stands in its play."""
    seat, contract = state.declarer, state.contract
    assert seat is not None and contract is not None and state.laid is not None
    dealt, two = state.dealt[seat], state.skat if state.took_skat else state.laid
    assert isinstance(dealt, Hand) and isinstance(two, Hand)
    won, lost = (
        Hand.of(card for trick in state.tricks if (trick.winner == seat) is mine for card in trick.cards)
        for mine in (True, False)
    )
    return Placed(
        state.hands,
        state.laid,
        seat,
        contract,
        bid=state.bid,
        lead=(state.turn - len(state.trick)) % 3,
        trick=state.trick,
        taken=(won, lost),
        skat=state.skat,
        matadors=contract.matadors(dealt | two),
    )


@st.composite
def skat_placements(draw: st.DrawFn, chosen: st.SearchStrategy[Options]) -> SkatGame:
    """Skat set up at its contract or in the middle of play, even of a trick."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    table = draw(chosen)
    playing: Sequence[SkatGame] = ()
    while not playing:
        opening = new_game(table, draw(skat_deals()))
        playing = [game for game in line(opening, rng, Style()) if game.state.stage is Stage.PLAY]
    return place_game(table, placed_from(rng.choice(playing).state))
