"""How whist is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from knekt.engine import Event, Game
from knekt.engine.parts import parse_number
from knekt.errors import NotationError
from knekt.notation.family import FamilyNotation, Stated, StatedValue
from knekt.sheet import TimeUp
from whist.play import Played
from whist.result import Result, result
from whist.state import SEATS, TRICKS

__all__ = ["FAMILY"]


def _parse_entry(text: str, rules: Any) -> Event:
    if text != "time up":
        raise NotationError(text, "whist-entry")
    return TimeUp()


def _stated(tricks: int) -> dict[str, StatedValue]:
    us, them = Result(tricks).points
    return {"tricks": tricks, "us": us, "them": them}


def _facts_of(game: Game[Any]) -> dict[str, StatedValue]:
    """The tricks of the side of the dealer's left, and what both sides get."""
    return _stated(result(game.state).tricks)


def _check_stated(name: str, value: StatedValue) -> None:
    if name in _stated(0) and not (type(value) is int and 0 <= value <= TRICKS):
        raise NotationError(f"{name}: {value}", "value")


def _tags_of(stated: Stated) -> Iterator[tuple[str, str]]:
    if "tricks" in stated:
        yield "Result", f"{stated['tricks']} tricks"


def _stated_in(values: Callable[[str], list[str]]) -> dict[str, StatedValue]:
    found: dict[str, StatedValue] = {}
    for text in values("Result"):
        number, _, word = text.partition(" ")
        if word != "tricks" or parse_number(number) > TRICKS:
            raise NotationError(text, "value")
        found |= _stated(parse_number(number))
    return found


FAMILY = FamilyNotation(
    parse_entry=_parse_entry,
    entries=("time",),
    whole_lines=("deal", "time"),
    begins=lambda word, before: word in tuple(SEATS),
    joins=lambda before, event, in_trick: isinstance(event, Played) and in_trick,
    unwritten=(),
    played=(Played,),
    hands=len(SEATS),
    lying=lambda opening: 0,
    facts_of=_facts_of,
    side_of=lambda options, facts, seat: seat % 2,
    check_stated=_check_stated,
    result_tags=("Result",),
    tags_of=_tags_of,
    stated_in=_stated_in,
    seat_tags=lambda options: ("Left", "Partner", "Right", "Dealer"),
)
