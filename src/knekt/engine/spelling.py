"""How moves are written: a template that `str` fills, and that is read back by its exact inverse.

    @value
    class Answer(SkatAction):
        kind, text = "answer", "{seat} {accept:accepts/refuses}"
        accept: bool

The type of a field decides how it stands in the text. `{to:seat}` names a part instead: a seat. `{accept:accepts/refuses}` is
a word for yes and one for no; of a number, for 0, 1 and so on; of a word, itself. What is too special for a template has a
`__str__` and a `read` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from types import NoneType
from typing import Any, ClassVar, Self, get_args, get_type_hints

from knekt.cards import Card, Hand, Suit
from knekt.engine.event import Action, Cards
from knekt.engine.parts import parse_cards, parse_number, parse_seat
from knekt.engine.seat import TABLE, Seat
from knekt.errors import NotationError

__all__ = ["Part", "Spelled", "Spelling", "heaps"]


@dataclass(frozen=True, slots=True)
class Part:
    """How a field is written and read. `read` gets the words and the rules in force; None: they are nothing of the kind."""

    write: Callable[[Any], str]
    read: Callable[[str, Any], Any]

    def take(self, text: str, rules: Any, *, last: bool) -> tuple[Any, str] | None:
        """The value that the text begins with, and the rest: the last part takes all of it, any other one word."""
        words, space, rest = (text, "", "") if last else text.partition(" ")
        found = self.read(words, rules)
        return None if found is None else (found, space + rest)


@dataclass(frozen=True, slots=True)
class _Words:
    """How a field is written that is one of some words; one that may be left out has its space with it."""

    words: Mapping[Any, str]  # by what they stand for

    @classmethod
    def of(cls, kind: Any, words: list[str]) -> _Words:
        """The words for the values of this type."""
        if kind is bool:
            return cls({True: words[0], False: words[1]})
        if kind is int:
            return cls(dict(enumerate(words)))
        return cls({kind(word): word for word in words})  # an enum, or words as they are

    def write(self, value: Any) -> str:
        return self.words.get(value, str(value))

    def take(self, text: str, rules: Any, *, last: bool) -> tuple[Any, str] | None:
        for value, word in sorted(self.words.items(), key=lambda each: not each[1]):  # nothing is tried last
            if text == word or text.startswith(word if word[-1:] in ("", " ") else f"{word} "):
                return value, text[len(word) :]
        return None


def _card(words: str, rules: Any) -> Card | None:
    try:
        return Card.parse(words)
    except NotationError:
        return None


_PARTS: Mapping[Any, Part] = {
    int: Part(str, lambda words, rules: parse_number(words)),
    Card: Part(str, _card),
    Suit: Part(str, lambda words, rules: Suit(words) if words in tuple(Suit) else None),
    Hand: Part(str, lambda words, rules: Hand.parse(words)),
    Cards: Part(str, lambda words, rules: parse_cards(words) if words else None),
}


def heaps(count: int) -> Part:
    """So many heaps of cards, with a bar between them."""

    def read(words: str, rules: Any) -> tuple[Cards, ...] | None:
        found = words.split(" | ")
        return tuple(map(parse_cards, found)) if len(found) == count and all(found) else None

    return Part(lambda told: " | ".join(map(str, told)), read)


@dataclass(frozen=True, slots=True, eq=False)
class Spelling:
    """What a family writes in its own way: the letters of its seats, and parts by their name or by the type of a field.

    `seat`, `action` and `event` are what text should have been that cannot be read; `pairs`: two seats may do something together.
    """

    seats: str
    seat: str = "seat"
    action: str = "action"
    event: str = "event"
    pairs: bool = False
    parts: Mapping[Any, Part] = field(default_factory=dict)

    def letter(self, seat: Seat) -> str:
        """How a seat is written; one that does not exist, as its number, so that an error can name it."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else str(seat)

    def seat_of(self, text: str) -> Seat:
        """The seat of a letter."""
        return parse_seat(text, self.seats, self.seat)

    def part(self, kind: Any, said: str, *, first: bool) -> Part | _Words:
        """How a field of this type is written, by what the template says of it."""
        if "/" in said:
            return _Words.of(kind, said.split("/"))
        if said == "seat":  # text that begins with none may be something else
            return Part(
                self.letter,
                lambda text, rules: None if first and text not in [*self.seats] else self.seat_of(text),
            )
        if said == "pair":
            return Part(lambda seats: "+".join(map(self.letter, seats)), self._pair)
        wanted = said or (kind if kind == Cards else _without_none(kind))
        return self.parts.get(wanted) or _PARTS[wanted]

    def _pair(self, text: str, rules: Any) -> tuple[Seat, Seat] | None:
        one, plus, two = text.partition("+")
        return (self.seat_of(one), self.seat_of(two)) if plus and one != two else None


def _without_none(kind: Any) -> Any:
    """The type of a field that may be left out."""
    return next((each for each in get_args(kind) if each is not NoneType), kind)


class Spelled:
    """An action or an event that can be written. `text` is its template, or several: the first that leaves nothing out."""

    __slots__ = ()

    spelling: ClassVar[Spelling]
    text: ClassVar[str | tuple[str, ...]] = ""
    by: ClassVar[type[Action] | None] = None  # what an event comes from

    def __str__(self) -> str:
        kind: Any = type(self)
        *others, last = _forms(kind)
        return next((each for each in others if each.is_full(self)), last).write(self)

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        """What is written so; None where the text is nothing of the kind, NotationError where it is, and yet wrong."""
        kind: Any = cls
        for form in _forms(kind):
            made: Self | None = form.read(text, rules)
            if made is not None:
                return made
        return None


@dataclass(frozen=True, slots=True)
class _Form:
    """One template, taken apart: what stands before each field, the field, and what stands at the end."""

    kind: type[Spelled]
    fields: tuple[tuple[str, str, Part | _Words], ...]
    end: str
    said: Mapping[str, Any]  # what the text does not say

    @classmethod
    def of(cls, kind: type[Spelled], text: str) -> _Form:
        hints, found, end = get_type_hints(kind), [], ""
        for before, name, said, _ in Formatter().parse(text):
            if name is None:
                end = before
            else:
                said = said or ("seat" if name == "seat" else "")
                part = kind.spelling.part(hints[name], said, first=not before)
                found.append((before, name, part))
        of_table = "seat" in hints and "seat" not in [name for _, name, _ in found]
        return cls(kind, tuple(found), end, {"seat": TABLE} if of_table else {})

    def is_full(self, move: Spelled) -> bool:
        return all(getattr(move, name) is not None for _, name, _ in self.fields)

    def write(self, move: Spelled) -> str:
        parts = (before + part.write(getattr(move, name)) for before, name, part in self.fields)
        return "".join(parts) + self.end

    def read(self, text: str, rules: Any) -> Any:
        values, rest = dict(self.said), text
        for before, name, part in self.fields:
            if not f"{rest} ".startswith(before):  # what comes last may be nothing, and its space left out
                return None
            last = not self.end and name == self.fields[-1][1]
            found = part.take(rest[len(before) :], rules, last=last)
            if found is None:
                return None
            values[name], rest = found
        return self.kind(**values) if rest == self.end else None


@cache
def _forms(kind: Any) -> tuple[_Form, ...]:
    """The templates of a kind of move; an event may be written like the action behind it."""
    texts = kind.text or getattr(kind.by, "text", "")
    return tuple(_Form.of(kind, text) for text in ([texts] if isinstance(texts, str) else texts))
