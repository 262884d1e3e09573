"""Random games, drawn through asks only: what no ask offers is never played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Literal, TypeVar, get_args, get_origin

from hypothesis import strategies as st

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Action, Ask, Game, OneOf, changed, settings
from knekt.skat import (
    GERMAN,
    HOUSE,
    PRESETS,
    TOURNEE,
    Agree,
    Concede,
    Dealt,
    Declare,
    Kontra,
    Offer,
    Options,
    Pass,
    Placed,
    PlayHand,
    PlayOn,
    SayRamsch,
    SkatGame,
    Stage,
    State,
    TakeGift,
    TurnUp,
    has_option,
    limits,
    new_game,
    options,
    place_game,
)

__all__ = [
    "AIMING",
    "DOUBLING",
    "GIVING",
    "PASSING",
    "REVOLTING",
    "STYLES",
    "TURNING",
    "VARIED",
    "Line",
    "Style",
    "actions_of",
    "answer",
    "can_be_placed",
    "games",
    "line",
    "lines",
    "option_sets",
    "pairwise",
    "placed_from",
    "presets",
    "skat_deals",
    "skat_openings",
    "skat_placements",
    "styles",
    "tournee_sets",
    "variants",
]

AnyGame = TypeVar("AnyGame", bound=Game[Any])

LONGEST = 1000  # steps in which every deal must have ended


@dataclass(frozen=True)
class Style:
    """How a random table plays: `low` bids, how often a seat does what it only may, how often the table steps in;
    and what it likes above all, and does that often where it can."""

    low: bool = True
    may: float = 0.0
    table: float = 0.0
    likes: Callable[[Action], bool] | None = None
    often: float = 0.8


def _concedes(action: Action) -> bool:
    return isinstance(action, Concede)


def _passes(action: Action) -> bool:
    return isinstance(action, Pass | SayRamsch)


def _doubles(action: Action) -> bool:
    return isinstance(action, Kontra | PlayOn)


def _gives(action: Action) -> bool:
    """Offers, and declines in the hope of more."""
    return isinstance(action, Offer) or action in (Agree(action.seat, True), TakeGift(action.seat, False))


def _revolts(action: Action) -> bool:
    return isinstance(action, PlayHand) or (isinstance(action, Declare) and action.contract.row.exchange)


def _turns(action: Action) -> bool:
    return isinstance(action, TurnUp)


def _aims(action: Action) -> bool:
    return isinstance(action, Declare) and action.contract.spitzen > 0


PASSING = Style(may=0.03, likes=_passes)
DOUBLING = Style(may=0.03, likes=_doubles)
GIVING = Style(may=0.02, likes=_gives, often=0.3)  # not all at the first card
REVOLTING = Style(may=0.03, likes=_revolts)
AIMING = Style(may=0.02, likes=_aims)
TURNING = Style(may=0.03, likes=_turns)
OVERBIDDING = Style(low=False, likes=_concedes)
# each after something that chance alone seldom brings
VARIED = PASSING, DOUBLING, GIVING, REVOLTING, AIMING, OVERBIDDING
STYLES = (
    Style(),
    Style(may=0.03),
    Style(may=0.1),
    Style(may=0.3),
    Style(low=False, may=0.02),
    Style(may=0.02, table=0.02),
    Style(may=0.3, table=0.02),
    *VARIED,
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


def _liked(asks: list[Ask], style: Style) -> list[Action]:
    """What the style would like to do of all that is asked."""
    if style.likes is None:
        return []
    named = (choice for ask in asks for choice in ask.choices if isinstance(choice, Action))
    return list(filter(style.likes, named))


def _next_ask(game: Game[Any], asks: list[Ask], rng: Random, style: Style) -> Ask:
    """The question that is answered next: of the table, one that may be answered, or one that must."""
    stop, *verdicts = game.rules.asks(game.state, TABLE)
    may = [*verdicts, *(ask for ask in asks if not ask.must)]
    if rng.random() < style.table:
        return stop
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
    """A deal played to its end: the game after each step. It prints as its log, which is what a failure should show."""

    def __repr__(self) -> str:
        last = self[-1]
        return "\n".join([str(last.rules.options.differences), *map(str, last.events)])


@st.composite
def lines(
    draw: st.DrawFn, openings: st.SearchStrategy[Game[Any]], style: st.SearchStrategy[Style] = styles
) -> Line:
    """A deal played to its end."""
    opening, number = draw(openings), draw(st.integers(0, 2**32 - 1))
    rng = Random(
        f"{number} {opening.events}"
    )  # small numbers are drawn often: let them mean other play in each deal
    return Line(line(opening, rng, draw(style)))


@st.composite
def games(draw: st.DrawFn, openings: st.SearchStrategy[Game[Any]], *, over: bool = False) -> Game[Any]:
    """A deal at any depth, or at its end."""
    played = draw(lines(openings))
    return played[-1] if over else played[draw(st.integers(0, len(played) - 1))]


def actions_of(game: Game[Any]) -> list[Action]:
    """What was done in the deal, without what followed by itself."""
    again, found = type(game).open(game.rules, game.events[0]), list[Action]()
    while len(again.events) < len(game.events):
        action = game.rules.cause(game.events[len(again.events)])
        assert action is not None
        again = again.apply(action)
        found.append(action)
    return found


def _alternatives(chosen: Options) -> dict[str, tuple[Any, ...]]:
    """The options of play that can be set in this form, each with all its values."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, _, kind in settings(chosen):
        if name.startswith(("session.", "scoring.", "settlement.", "protocol.")):
            continue  # they span deals
        if not has_option(chosen.form, name):
            continue
        if get_origin(kind) is Literal:
            found[name] = limits(chosen.form, name) or get_args(kind)
        elif kind is bool:
            found[name] = (False, True)
    return found


@cache
def pairwise(plain: Options = GERMAN) -> tuple[Options, ...]:
    """A few option sets in which every two values of two options meet at least once."""
    values, rng = _alternatives(plain), Random(1)
    names = sorted(values)
    open_pairs = {
        ((one, a), (two, b)) for one, two in combinations(names, 2) for a in values[one] for b in values[two]
    }
    made = []
    while open_pairs:
        seed = min(open_pairs, key=repr)
        tried = [{name: rng.choice(values[name]) for name in names} | dict(seed) for _ in range(60)]
        met = [open_pairs.intersection(combinations(sorted(each.items()), 2)) for each in tried]
        best = max(range(len(tried)), key=lambda place: len(met[place]))
        open_pairs -= met[best]
        made.append(changed(plain, tried[best]))
    return tuple(made)


@st.composite
def option_sets(
    draw: st.DrawFn, only: Mapping[str, tuple[Any, ...]] | None = None, plain: Options = GERMAN
) -> Options:
    """Any mixture of the options of play; of some, `only` these values."""
    rng, kept = Random(draw(st.integers(0, 2**32 - 1))), dict(only or {})
    like = rng.choice(pairwise(plain)) if rng.random() < 0.5 else None
    wanted = kept if like else _alternatives(plain) | kept
    return changed(like or plain, {name: rng.choice(values) for name, values in wanted.items()})


def tournee_sets() -> st.SearchStrategy[Options]:
    """Any mixture of the options of either form of Tournée."""
    return option_sets(plain=TOURNEE) | option_sets(plain=HOUSE)


def variants() -> st.SearchStrategy[Options]:
    """Tables where everything of section 17 can happen, each thing in any of its ways."""
    on = "kontra", "schenken", "bock", "spitzen", "revolution"
    ramsch = {"ramsch.on_pass_out": ("ramsch", "schieberramsch")}
    return option_sets({f"{name}.enabled": (True,) for name in on} | ramsch)


def presets(*names: str) -> st.SearchStrategy[Options]:
    """One of these presets, or any."""
    return st.sampled_from(names or sorted(PRESETS)).map(options)


def skat_deals() -> st.SearchStrategy[Dealt]:
    return st.integers(0, 2**32 - 1).map(lambda number: Dealt.from_seed(Seed.parse(f"deal {number}")))


@st.composite
def skat_openings(draw: st.DrawFn, chosen: st.SearchStrategy[Options]) -> SkatGame:
    """Skat at the moment the cards are dealt; sometimes in a round that the deals before have brought."""
    table, dealt = draw(chosen), draw(skat_deals())
    if table.has_bock_rounds:
        factors = (1, 2, 4) if table.bock.stack == "multiply" else (1, 2)
        dealt = replace(dealt, bock=draw(st.sampled_from(factors)))
    if table.has_ramsch_rounds:
        dealt = replace(dealt, schieberramsch=draw(st.integers(0, 3)) == 3)
    if not table.is_german:
        dealt = replace(dealt, top=draw(st.sampled_from([*dealt.skat])))  # type: ignore[misc]
    return new_game(table, dealt)


def can_be_placed(state: State) -> bool:
    """Whether a set-up can stand where this deal stands: in play, and no spitze gone by."""
    if state.stage is not Stage.PLAY or state.claim or state.gift:
        return False
    return state.contract is None or state.contract.spitzen <= state.tricks_left


def placed_from(state: State) -> Placed:
    """The set-up that stands where this deal stands in its play."""
    seat, contract, laid = state.declarer, state.contract, state.laid
    assert laid is not None
    heaps = [
        Hand.of(card for trick in state.tricks if trick.winner == each for card in trick.cards)
        for each in range(3)
    ]
    shared: dict[str, Any] = {
        "lead": (state.turn - len(state.trick)) % 3,
        "trick": state.trick,
        "skat": state.skat,
        "bock": state.bock,
    }
    if seat is None or contract is None:
        return Placed(state.hands, laid, None, None, taken=tuple(heaps), refusals=state.refusals, **shared)
    dealt, two = state.dealt[seat], state.skat if state.took_skat else laid
    assert isinstance(dealt, Hand) and isinstance(two, Hand)
    one, other = state.defenders
    return Placed(
        state.hands,
        laid,
        seat,
        contract,
        bid=state.bid,
        taken=(heaps[seat], heaps[one] | heaps[other]),
        matadors=None if contract.is_null else contract.matadors(dealt | two),
        kontra=state.kontra,
        declined=state.declined,
        **shared,
    )


@st.composite
def skat_placements(draw: st.DrawFn, chosen: st.SearchStrategy[Options]) -> SkatGame:
    """Skat set up at its contract or in the middle of play, even of a trick."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    table = draw(chosen)
    playing: Sequence[SkatGame] = ()
    while not playing:
        opening = draw(skat_openings(st.just(table)))
        playing = [game for game in line(opening, rng, draw(styles)) if can_be_placed(game.state)]
    return place_game(table, placed_from(rng.choice(playing).state))
