"""Pairs of hands with the tricks that they take when everybody sees all cards: what the estimate of tricks learns from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from knekt.cards import Card, Hand, Suit
from knekt.players.skruf.gathering import cheapest, gathered, in_suit
from knekt.skruf import PACK
from knekt.solver import Limits, SkrufPosition, solve_all

__all__ = ["CHUNK", "Label", "label", "labels"]

CHUNK = 20  # rows that are solved and written together; what is lost at most when the work is stopped
PLAIN = 0.2  # of the rows have no exchange, as in Skruf without talon
GRANDISSIMO = 0.2
BEST = 0.7  # of the others are in the longest suit of the side
SWAPPED = 0.8
NODES = 1_000_000
TRICKS = 13


@dataclass(frozen=True, slots=True)
class Label:
    """The two hands of a side, the trumps, and what they come to; the declarer is the first hand."""

    one: Hand
    other: Hand
    trumps: Suit | None
    tricks: int


@dataclass(frozen=True, slots=True)
class _Drawn:
    hands: tuple[Hand, Hand, Hand, Hand]
    trumps: Suit | None


def label(path: Path, seed: str, rows: int) -> Iterator[int]:
    """Write so many rows into a file, or go on with it; after each chunk, how many are there."""
    done = len(path.read_text().splitlines()) // CHUNK * CHUNK if path.exists() else 0
    kept = path.read_text().splitlines(keepends=True)[:done] if done else []
    path.write_text("".join(kept))
    yield done
    for first in range(done, rows, CHUNK):
        made = [_drawn(Random(f"{seed} {first + place}")) for place in range(CHUNK)]
        asked = [SkrufPosition(each.hands, leader=1, trumps=each.trumps) for each in made]
        solved = solve_all(asked, limits=Limits(nodes=NODES), threads=1)
        with path.open("a") as file:
            for each, found in zip(made, solved, strict=True):
                strain = each.trumps or "G"
                # the solver counts for the side that leads, which is the other one
                low, high = TRICKS - found.value.high, TRICKS - found.value.low
                row = [each.hands[0].mask, each.hands[2].mask, strain, low, high]
                file.write(json.dumps(row) + "\n")
        yield first + CHUNK


def labels(path: Path) -> Iterator[Label]:
    """The rows of a file; what was too hard to solve is left out."""
    for line in path.read_text().splitlines():
        one, other, strain, low, high = json.loads(line)
        if low == high:
            yield Label(Hand(one), Hand(other), None if strain == "G" else Suit(strain), low)


def _drawn(rng: Random) -> _Drawn:
    """A deal after the exchange, seats 0 and 2 being the side that plays it."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < PLAIN:
        one, left, other, right = (_mask(pack[13 * place : 13 * place + 13]) for place in range(4))
        trumps = _trumps(one | other, rng)
        return _Drawn((Hand(one), Hand(left), Hand(other), Hand(right)), trumps)
    one, left, other, right = (_mask(pack[12 * place : 12 * place + 12]) for place in range(4))
    talon = _mask(pack[48:])
    trumps = _trumps(one | other | talon, rng)
    ours = gathered(one, other, talon, trumps)
    left, right = left | ours.away[0], right | ours.away[1]
    if rng.random() < SWAPPED:
        first, second = cheapest(left, trumps, spares=3.0), cheapest(right, trumps, spares=3.0)
        left, right = left & ~first | second, right & ~second | first
    declares, partner = (ours.master, ours.buyer) if rng.random() < 0.5 else (ours.buyer, ours.master)
    return _Drawn((Hand(declares), Hand(left), Hand(partner), Hand(right)), trumps)


def _trumps(side: int, rng: Random) -> Suit | None:
    if rng.random() < GRANDISSIMO:
        return None
    longest = max(Suit, key=lambda suit: (in_suit(side, suit).bit_count(), rng.random()))
    return longest if rng.random() < BEST else rng.choice(list(Suit))


def _mask(cards: list[Card]) -> int:
    return Hand.of(cards).mask
