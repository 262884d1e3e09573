"""How many tricks two hands come to.

The estimate is learned from deals that were solved, and corrected by deals that were played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from knekt import _core
from knekt.cards import Suit
from knekt.errors import KnektError
from knekt.players.data_files import data_file_text, read_data_file
from knekt.solver.skruf.plain import trump_number

__all__ = [
    "MODEL",
    "Estimate",
    "Pair",
    "ReckonedPair",
    "TrickModel",
    "Way",
    "model_text",
    "read_model",
    "shipped_model",
]

FORMAT, VERSION = "knekt-skruf-tricks", 3
MODEL = Path(__file__).parent.parent.parent / "models" / "skruf-tricks.json"
MOST = 13
SCALE = 1000  # weights are written as whole numbers, in thousandths of a trick
SIZES = [_core.feature_count(True), _core.feature_count(False)]  # how many weights there are


class Pair(NamedTuple):
    """The two hands of a side in one world, as masks, and the talon if they get it."""

    one: int
    other: int
    talon: int = 0


class Way(IntEnum):
    """How a pair comes to the hands with which it plays;
    the core takes the best of some ways to share the cards.
    """

    HELD = 0  # the hands stay as they are
    SHARED = 1  # the first hand buys the talon, and both give
    GLANCED = 2  # one of the two buys: a quick look, for hands of which little is known
    ANSWERED = 3  # the first hand has given, and the other gives three of its sixteen cards


@dataclass(frozen=True, slots=True)
class Estimate:
    """The tricks to be expected, and how far off they may be."""

    mean: float
    spread: float

    def chance(self, tricks: int) -> float:
        """How likely it is that at least so many are made.

        >>> round(Estimate(10.0, 0.5).chance(10), 2), Estimate(10.0, 0.5).chance(0)
        (0.73, 1.0)
        """
        if tricks <= 0:
            return 1.0
        return 0.0 if tricks > MOST else 1 / (1 + exp((tricks - 0.5 - self.mean) / self.spread))

    def chances(self) -> list[float]:
        """How likely each number of tricks is, from none to thirteen.

        >>> [round(chance, 2) for chance in Estimate(12.0, 0.5).chances()[9:]]
        [0.01, 0.04, 0.22, 0.46, 0.27]
        """
        # With each trick more, the odds of falling short grow by the same factor, so one exponential is
        # enough.
        found, reached, odds, times = [], 1.0, exp((-0.5 - self.mean) / self.spread), exp(1 / self.spread)
        for _ in range(MOST):
            odds *= times
            one_more = 1 / (1 + odds)
            found.append(reached - one_more)
            reached = one_more
        return [*found, reached]


class ReckonedPair(NamedTuple):
    """The two hands with which a pair plays, and their estimate of tricks."""

    estimate: Estimate
    one: int
    other: int


@dataclass(frozen=True, slots=True)
class TrickModel:
    """The estimate: weights, a base and the spread of the error, with trumps and in grandissimo."""

    weights: tuple[tuple[float, ...], tuple[float, ...]]  # with trumps, without
    bases: tuple[float, float]
    spreads: tuple[float, float]
    shifts: tuple[float, float] = (0.0, 0.0)  # how many tricks real play gives more than open cards
    # How many tricks the hands give more than the buyer guesses before the talon is seen.
    guessed: float = 0.0
    story: Mapping[str, Any] = field(default_factory=dict)  # how the model was made, and how well it does
    _table: _core.TrickTable = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_table", _core.TrickTable(self.weights, self.bases))

    def estimate(self, one: int, other: int, trumps: Suit | None) -> Estimate:
        """The tricks of the side with these two hands, as masks."""
        return self.table_estimate(self.open_cards(one, other, trumps), trumps)

    def reckon(
        self, pairs: Sequence[Pair], trumps: Suit | None, way: Way, more: float = 0.0
    ) -> list[ReckonedPair]:
        """The tricks of each pair in the best of its ways to share; `more`:
        tricks to be expected beyond that.
        """
        found = self._table.best(pairs, trump_number(trumps), way)
        return [
            ReckonedPair(self.table_estimate(tricks + more, trumps), one, other)
            for tricks, one, other in found
        ]

    def mean_chances(
        self,
        partings: Sequence[tuple[int, int]],
        others: Sequence[int],
        trumps: Suit | None,
        way: Way,
        wanted: Mapping[int, float],
    ) -> list[float]:
        """For each parting, the chances of the numbers of tricks that are wanted, added up by their weights.

        A parting has the cards that the one hand keeps and those that the other gets. The chances are
        averages over the hands that the other may hold.
        """
        kind = int(trumps is None)
        return self._table.likely(
            partings,
            others,
            trump_number(trumps),
            way,
            self.shifts[kind],
            self.spreads[kind],
            [*wanted.items()],
        )

    def open_cards(self, one: int, other: int, trumps: Suit | None) -> float:
        """The tricks to be expected with open cards."""
        return self._table.tricks(one, other, trump_number(trumps))

    def table_estimate(self, said: float, trumps: Suit | None) -> Estimate:
        """The estimate for play at a table, where open cards would give so many tricks."""
        kind = int(trumps is None)
        return Estimate(said + self.shifts[kind], self.spreads[kind])


def model_text(model: TrickModel) -> str:
    """The text of the model's file."""
    body: dict[str, Any] = {
        "bases": model.bases,
        "guessed": model.guessed,
        "shifts": model.shifts,
        "spreads": model.spreads,
        "story": model.story,
        "weights": [[round(SCALE * weight) for weight in weights] for weights in model.weights],
    }
    return data_file_text(FORMAT, VERSION, body)


def read_model(path: Path) -> TrickModel:
    """The model in a file; KnektError if the file is torn, was changed, or is of another kind."""
    try:
        body = read_data_file(path, FORMAT, VERSION)
        sizes = [len(weights) for weights in body["weights"]]
    except (ValueError, KeyError, TypeError):
        sizes = []
    if sizes != SIZES:
        raise KnektError("tricks-model", f"{path.name} cannot be used", name=path.name)
    with_trumps, without = ([weight / SCALE for weight in weights] for weights in body["weights"])
    return TrickModel(
        (tuple(with_trumps), tuple(without)),
        _pair(body["bases"]),
        _pair(body["spreads"]),
        _pair(body["shifts"]),
        float(body["guessed"]),
        body["story"],
    )


@lru_cache(maxsize=1)
def shipped_model() -> TrickModel:
    """The model that comes with Knekt."""
    return read_model(MODEL)


def _pair(numbers: Sequence[float]) -> tuple[float, float]:
    one, other = numbers
    return float(one), float(other)
