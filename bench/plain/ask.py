"""Questions to the plain search, which is compiled when the first is asked."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from knekt.cards import Card
from knekt.skat import trump_order
from knekt.solver import SkatPosition, SkrufPosition
from knekt.solver.position import Position

__all__ = ["plain_reaches", "plain_values"]

SOURCE = Path(__file__).with_name("search.cpp")
BUILD = SOURCE.parents[2] / "build" / "plain"
COMPILE = "c++", "-O2", "-std=c++20", "-Wall", "-Wextra", "-Wpedantic"


def plain_values(positions: Sequence[Position]) -> list[dict[Card, int]]:
    """What each legal card comes to under best play, in the terms of `Bounds`; for endings of a few cards."""
    answers = _answers(_written(position, "cards") for position in positions)
    return [
        {
            Card.parse(card): _value(position, int(count))
            for card, count in (word.split("=") for word in answer.split())
        }
        for position, answer in zip(positions, answers, strict=True)
    ]


def plain_reaches(asked: Sequence[tuple[Position, int]]) -> list[bool]:
    """Whether each position is worth so much, in the terms of `Bounds`."""
    answers = _answers(_written(position, str(_count(position, threshold))) for position, threshold in asked)
    return [
        (answer == "yes") != _is_null(position) for (position, _), answer in zip(asked, answers, strict=True)
    ]


def _is_null(position: Position) -> bool:
    return isinstance(position, SkatPosition) and position.is_null


def _value(position: Position, count: int) -> int:
    """A null is made if no trick of the declarer's is counted."""
    if _is_null(position):
        return int(count == 0)
    return count + (position.banked if isinstance(position, SkatPosition) else 0)


def _count(position: Position, threshold: int) -> int:
    """What must be counted so that the threshold is reached; in null, so that it is not."""
    if _is_null(position):
        assert threshold == 1, "a null is made or not"
        return 1
    return threshold - (position.banked if isinstance(position, SkatPosition) else 0)


def _written(position: Position, asked: str) -> str:
    """The question as the program reads it, seats in order of play."""
    if isinstance(position, SkatPosition):
        circle: Sequence[int] = range(3)
        counting = [seat == position.declarer for seat in circle]
        wanting = [mine != position.is_null for mine in counting]
        order, worth = _contract(position), "tricks" if position.is_null else "points"
    else:
        assert isinstance(position, SkrufPosition), "this search knows no ramsch"
        circle = position.circle
        counting = [position.sides[seat] == position.sides[position.leader] for seat in circle]
        wanting = [mine != position.is_misere for mine in counting]
        order, worth = "notrump" if position.trumps is None else f"trump{position.trumps}", "tricks"
    cards = [_cards(position.hands[seat]) for seat in circle]
    words = [order, str(circle.index(position.leader)), _flags(wanting), _flags(counting), worth, asked]
    return " ".join((*words, *cards, _cards(position.trick)))


def _contract(position: SkatPosition) -> str:
    names = {trump_order("suit", suit): str(suit) for suit in "CSHD"}
    return (names | {trump_order("grand", None): "grand", trump_order("null", None): "null"})[position.order]


def _flags(each: Iterable[bool]) -> str:
    return "".join(str(int(flag)) for flag in each)


def _cards(cards: Iterable[Card]) -> str:
    return "".join(map(str, cards)) or "-"


def _answers(lines: Iterable[str]) -> list[str]:
    told = "".join(f"{line}\n" for line in lines)
    ran = subprocess.run([_program()], input=told, capture_output=True, text=True, check=True, env=_plain())
    return ran.stdout.splitlines()


@lru_cache(maxsize=1)
def _program() -> Path:
    """Compiled once for each state of the source, however many test workers ask at the same time."""
    program = BUILD / f"search.{sha256(SOURCE.read_bytes()).hexdigest()[:12]}"
    if not program.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        own = program.with_suffix(f".{os.getpid()}")
        subprocess.run([*COMPILE, SOURCE, "-o", own], check=True, env=_plain())
        own.rename(program)
    return program


def _plain() -> dict[str, str]:
    """The environment without the libraries of `make asan`: the compiler would find faults in itself."""
    return {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
