"""The judge's net while it learns, in numpy; in play, the core computes the same net."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from knekt.lab.skat.judge.deals import GAMES
from knekt.lab.skat.judge.rows import ROW
from knekt.players.skat.judge.kinds import Kind, places
from knekt.players.skat.judge.model import Shape

__all__ = ["Examples", "LearningNet", "examples"]

Numbers = Any  # an array of numpy, whose own types say little more
_PAIR = 2  # how many cards are discarded


@dataclass(frozen=True, slots=True)
class Examples:
    """Games as the net sees them: the holding in each suit, the declarer's seat, and the steps reached."""

    trumps: Numbers  # the trumps in hand, as the number of a row
    laid: Numbers  # which trumps are discarded, a column for each
    plains: Numbers  # a column for each plain suit, with the number of the holding
    seat: Numbers
    unknown: Numbers
    reached: Numbers

    def __len__(self) -> int:
        return len(self.seat)

    def __getitem__(self, which: Any) -> Examples:
        return Examples(
            self.trumps[which],
            self.laid[which],
            self.plains[which],
            self.seat[which],
            self.unknown[which],
            self.reached[which],
        )


def ways_of(width: int) -> list[tuple[int, int]]:
    """Every holding in a suit, with at most two cards of it discarded."""
    cards = range(1 << width)
    return [(hand, laid) for laid in cards if laid.bit_count() <= _PAIR for hand in cards if not hand & laid]


def examples(kind: Kind, rows: bytes) -> Examples:
    """The rows of a file as the net sees them."""
    fields = np.frombuffer(rows, np.dtype([("hand", "<u4"), ("laid", "<u4"), ("more", "u1")]))
    assert fields.itemsize == ROW.size
    hand, laid = _placed(kind, fields["hand"]), _placed(kind, fields["laid"])
    trump = (1 << kind.trumps) - 1
    number = np.zeros((1 << kind.width, 1 << kind.width), np.int32)
    for place, (held, away) in enumerate(ways_of(kind.width)):
        number[held, away] = place
    suit, plains = (1 << kind.width) - 1, []
    for plain in range(kind.plains):
        start = kind.trumps + plain * kind.width
        plains.append(number[hand >> start & suit, laid >> start & suit])
    away = (laid[:, None] >> np.arange(kind.trumps) & 1).astype(np.float32)
    more = fields["more"].astype(np.int32)
    unknown = (more >> 2 & 1 == 0).astype(np.float32)
    return Examples(hand & trump, away, np.stack(plains, 1), more & 3, unknown, more >> 3)


def _placed(kind: Kind, masks: Numbers) -> Numbers:
    moved = np.zeros(len(masks), np.int64)
    for card, place in enumerate(places(GAMES[kind].order)):
        moved |= (masks.astype(np.int64) >> card & 1) << place
    return moved


class LearningNet:
    """Weights by name, in the order in which the core reads them, and how they learn."""

    def __init__(self, shape: Shape, rng: np.random.Generator) -> None:
        self.shape = shape
        self.weights: dict[str, Numbers] = {}
        for name, rows, columns, scale in shape.parts():
            drawn = rng.standard_normal((rows, columns)) * scale if scale else np.zeros((rows, columns))
            self.weights[name] = drawn.astype(np.float32)
        self._trump_bits = _bits(range(1 << shape.trumps), shape.trumps)
        ways = ways_of(shape.width)
        self._plain_bits = np.hstack([_bits([way[side] for way in ways], shape.width) for side in (0, 1)])

    def logits(self, given: Examples) -> Numbers:
        """For each step the logit of reaching it, if the one before is reached."""
        return self._forward(given)["logits"]

    def chances(self, given: Examples) -> Numbers:
        """For each step the chance of reaching it."""
        return np.cumprod(_sigmoid(self.logits(given)), 1)

    def loss(self, given: Examples) -> float:
        """The mean loss of an example, in nats."""
        logits = self.logits(given)
        asked, made = _answers(given, logits)
        return float((asked * (np.logaddexp(0, logits) - made * logits)).sum() / len(given))

    def gradient(self, given: Examples) -> dict[str, Numbers]:
        """The gradient of the loss, for each table of weights."""
        own, way = self.weights, self._forward(given)
        asked, made = _answers(given, way["logits"])
        logits = (asked * (_sigmoid(way["logits"]) - made) / len(given)).astype(np.float32)
        found = {"out": way["second"].T @ logits, "out_bias": logits.sum(0, keepdims=True)}
        second = logits @ own["out"].T * (way["second"] > 0)
        found |= {"second": way["first"].T @ second, "second_bias": second.sum(0, keepdims=True)}
        first = second @ own["second"].T * (way["first"] > 0)
        found |= {"bias": first.sum(0, keepdims=True), "seat": _gathered(given.seat, first, 3)}
        found["unknown"] = given.unknown[None, :] @ first
        if self.shape.trumps:
            found["laid"] = given.laid.T @ first
            rows = _gathered(given.trumps, first, len(self._trump_bits))
            found |= self._back_through("trump", self._trump_bits, way["trump_inner"], rows)
        each = np.repeat(first, given.plains.shape[1], 0)
        rows = _gathered(given.plains.ravel(), each, len(self._plain_bits))
        return found | self._back_through("plain", self._plain_bits, way["plain_inner"], rows)

    def _forward(self, given: Examples) -> dict[str, Numbers]:
        own, way = self.weights, {}
        sums = own["bias"] + own["seat"][given.seat] + given.unknown[:, None] * own["unknown"]
        if self.shape.trumps:
            way["trump_inner"], table = self._through("trump", self._trump_bits)
            sums = sums + table[given.trumps] + given.laid @ own["laid"]
        way["plain_inner"], table = self._through("plain", self._plain_bits)
        for plain in range(given.plains.shape[1]):
            sums = sums + table[given.plains[:, plain]]
        way["first"] = np.maximum(sums, 0)
        way["second"] = np.maximum(way["first"] @ own["second"] + own["second_bias"], 0)
        way["logits"] = way["second"] @ own["out"] + own["out_bias"]
        return way

    def _through(self, suit: str, bits: Numbers) -> tuple[Numbers, Numbers]:
        inner = np.maximum(bits @ self.weights[f"{suit}_in"] + self.weights[f"{suit}_bias"], 0)
        return inner, inner @ self.weights[f"{suit}_out"]

    def _back_through(self, suit: str, bits: Numbers, inner: Numbers, rows: Numbers) -> dict[str, Numbers]:
        back = rows @ self.weights[f"{suit}_out"].T * (inner > 0)
        return {
            f"{suit}_in": bits.T @ back,
            f"{suit}_bias": back.sum(0, keepdims=True),
            f"{suit}_out": inner.T @ rows,
        }

    def body(self) -> bytes:
        """The weights as a model file has them."""
        return b"".join(self.weights[name].astype("<f4").tobytes() for name, *_ in self.shape.parts())


def _answers(given: Examples, logits: Numbers) -> tuple[Numbers, Numbers]:
    """Which steps of each game count, up to the first that is missed, and which of them are reached."""
    steps = np.arange(logits.shape[1])
    reached = given.reached[:, None]
    return (reached >= steps).astype(np.float32), (reached > steps).astype(np.float32)


def _gathered(numbers: Numbers, rows: Numbers, count: int) -> Numbers:
    """A table with the sums of all rows that have the same number."""
    order = np.argsort(numbers, kind="stable")
    ordered = numbers[order]
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    table = np.zeros((count, rows.shape[1]), np.float32)
    table[ordered[starts]] = np.add.reduceat(rows[order], starts, 0)
    return table


def _bits(masks: Any, width: int) -> Numbers:
    return (np.array(list(masks))[:, None] >> np.arange(width) & 1).astype(np.float32)


def _sigmoid(logits: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-np.clip(logits, -60, 60)))
