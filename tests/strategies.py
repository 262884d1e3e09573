"""Random tables, deals and set-ups of Skat, and the styles in which they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st
from random_deals import Line, Style, actions_of, answer, deals_of, line
from random_tables import alternatives, pairwise_of

from knekt.cards import Hand, Seed
from knekt.engine import Action, Game, changed
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
BEYOND = "session.", "scoring.", "settlement.", "protocol."  # options that span deals


def lines(
    openings: st.SearchStrategy[Game[Any]], style: st.SearchStrategy[Style] = styles
) -> st.SearchStrategy[Line]:
    """A deal of Skat played to its end."""
    return deals_of(openings, style)


@st.composite
def games(draw: st.DrawFn, openings: st.SearchStrategy[Game[Any]], *, over: bool = False) -> Game[Any]:
    """A deal at any depth, or at its end."""
    played = draw(lines(openings))
    return played[-1] if over else played[draw(st.integers(0, len(played) - 1))]


@cache
def pairwise(plain: Options = GERMAN) -> tuple[Options, ...]:
    """A few option sets in which every two values of two options meet at least once."""
    return tuple(pairwise_of(plain, alternatives(plain, BEYOND)))


@st.composite
def option_sets(
    draw: st.DrawFn, only: Mapping[str, tuple[Any, ...]] | None = None, plain: Options = GERMAN
) -> Options:
    """Any mixture of the options of play; of some, `only` these values."""
    rng, kept = Random(draw(st.integers(0, 2**32 - 1))), dict(only or {})
    like = rng.choice(pairwise(plain)) if rng.random() < 0.5 else None
    wanted = kept if like else alternatives(plain, BEYOND) | kept
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
    """A deal of Skat that begins, sometimes in a bock or ramsch round."""
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
    """Whether a set-up can be made of this deal: it is in play, and no spitze has been played."""
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
