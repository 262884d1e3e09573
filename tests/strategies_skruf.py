"""Random tables, deals and set-ups of Skruf, and the styles in which they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st
from random_deals import Style, line
from random_tables import alternatives, pairwise_of, together

from knekt.cards import Card, Hand, Seed
from knekt.engine import Action
from knekt.skruf import (
    PLAIN,
    SKRUF,
    TREKARL,
    Answer,
    Options,
    Pass,
    Placed,
    SkrufGame,
    Stage,
    State,
    new_game,
    place_game,
)

__all__ = [
    "AGREEING",
    "ALL_FORMS",
    "BIDDING",
    "CLAIMING",
    "FORMS",
    "JUMPING",
    "MISERE",
    "SKRUF_STYLES",
    "STOPPING",
    "skruf_can_be_placed",
    "skruf_openings",
    "skruf_pairwise",
    "skruf_placed_from",
    "skruf_placements",
    "skruf_played",
    "skruf_sets",
    "skruf_styles",
]

FORMS = SKRUF, PLAIN, TREKARL
OF_ANY_NUMBER: Mapping[str, tuple[Any, ...]] = {  # some values of the options that take any
    "rubbers": (None, 1, 3),
    "deals": (None, 1, 12),
    "stake": ("0", "0.10", "25"),
}


def _passes(action: Action) -> bool:
    return isinstance(action, Pass)


def _agrees(action: Action) -> bool:
    """Passes, and accepts what another claims."""
    return isinstance(action, Pass) or action == Answer(action.seat, True)


# Whoever says at random one of two things passes eight times running once in 256: without a liking for it
# every auction would go to seven in grandissimo.
MISERE = Style(likes=_passes, often=0.98, may=0.01)  # all pass, most times
BIDDING = Style(likes=_passes, often=0.6)
JUMPING = Style(low=False, likes=_passes, often=0.7)  # a slam at once, and nobody helps
AGREEING = Style(may=0.04, likes=_agrees, often=0.75)
CLAIMING = Style(low=False, may=0.5, likes=_agrees)  # even a slam
STOPPING = Style(may=0.02, table=0.02, likes=_passes, often=0.6)
SKRUF_STYLES = (
    BIDDING,
    Style(may=0.03, likes=_passes, often=0.7),
    Style(may=0.2, likes=_passes, often=0.7),
    Style(low=False, may=0.02),
    JUMPING,
    AGREEING,
    CLAIMING,
    MISERE,
    STOPPING,
)
skruf_styles = st.sampled_from(SKRUF_STYLES)


def _values(plain: Options) -> dict[str, tuple[Any, ...]]:
    """Every option of the form, with its values or some of them."""
    kept = {name: values for name, values in OF_ANY_NUMBER.items() if together(plain, {name: values[-1]})}
    return alternatives(plain) | kept


@cache
def skruf_pairwise(plain: Options = SKRUF) -> tuple[Options, ...]:
    """A few option sets in which every two values that can meet do so at least once."""
    return tuple(pairwise_of(plain, _values(plain)))


@st.composite
def skruf_sets(
    draw: st.DrawFn, only: Mapping[str, tuple[Any, ...]] | None = None, plain: Options = SKRUF
) -> Options:
    """Any options of a form that go together; those in `only` have just these values."""
    rng, kept = Random(draw(st.integers(0, 2**32 - 1))), dict(only or {})
    made: Options | None = None
    while made is None:
        like = rng.choice(skruf_pairwise(plain)) if rng.random() < 0.5 else None
        wanted = kept if like else _values(plain) | kept
        made = together(like or plain, {name: rng.choice(values) for name, values in wanted.items()})
    return made


ALL_FORMS: st.SearchStrategy[Options] = st.one_of(*(skruf_sets(plain=form) for form in FORMS))


@st.composite
def skruf_openings(draw: st.DrawFn, chosen: st.SearchStrategy[Options]) -> SkrufGame:
    """Skruf at the moment the cards are dealt."""
    return new_game(draw(chosen), Seed.parse(f"deal {draw(st.integers(0, 2**32 - 1))}"))


def skruf_can_be_placed(state: State) -> bool:
    """Whether a set-up can be made of this deal: it is in play, with no claim or barred suit."""
    nothing = state.claim is None and state.barred is None and state.ending is None
    return state.stage is Stage.PLAY and nothing


def skruf_played(state: State) -> tuple[Hand, ...]:
    """What each hand has played in tricks that were taken, after the deal or after a set-up."""
    heaps: list[list[Card]] = [list(heap) for heap in state.played] or [[], [], [], []]
    for trick in state.tricks:
        start = state.circle.index(trick.lead)
        for place, card in enumerate(trick.cards):
            heaps[state.circle[(start + place) % 4]].append(card)
    return tuple(map(Hand.of, heaps))


def skruf_placed_from(state: State) -> Placed:
    """The set-up that stands where this deal stands in its play."""
    return Placed(
        state.hands,
        state.declarer,
        state.contract,
        state.circle[(state.circle.index(state.turn) - len(state.trick)) % 4],
        state.trick,
        skruf_played(state) if state.tricks else (),
        state.won,
        state.unowned,
    )


@st.composite
def skruf_placements(draw: st.DrawFn, chosen: st.SearchStrategy[Options]) -> SkrufGame:
    """Skruf set up at its contract or in the middle of play, even of a trick."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    table = draw(chosen)
    playing: Sequence[SkrufGame] = ()
    while not playing:
        opening = draw(skruf_openings(st.just(table)))
        playing = [
            game for game in line(opening, rng, rng.choice(SKRUF_STYLES)) if skruf_can_be_placed(game.state)
        ]
    return place_game(table, skruf_placed_from(rng.choice(playing).state))
