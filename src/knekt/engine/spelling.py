"""How moves are written: a template that `str` fills, and that is read back by its exact inverse.

    @value
    class Answer(SkatAction):
        kind, text = "answer", "{seat} {accept:accepts/refuses}"
        accept: bool

The type of a field decides how it stands in the text. `{to:seat}` names a part instead: a seat. In
`{accept:accepts/refuses}` stand a word for yes and one for no; for a number, those for 0, 1 and so on.
What is too special for a template has a `__str__` and a `read` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
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
    """How a field is written and read.

    `read` gets the words and the rules in force. It gives None for words that are nothing of the kind, and
    raises NotationError for words that are, and yet wrong.
    """

    write: Callable[[Any], str]
    read: Callable[[str, Any], Any]

    def take(self, text: str, rules: Any, until: str) -> tuple[Any, str] | None:
        """The value that the text begins with, and the rest from these words on; or else all of it."""
        words, after, rest = text.partition(until) if until else (text, "", "")
        found = self.read(words, rules)
        return None if found is None else (found, after + rest)


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

    def take(self, text: str, rules: Any, until: str) -> tuple[Any, str] | None:
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
    """What a family writes in its own way: the letters of its seats, parts by name or by the type of a field.

    `seat`, `action` and `event` are what text should have been that cannot be read; `pairs`: two seats may do
    something together.
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
        if said == "seat":  # text that begins with none may be something else
            return Part(
                self.letter,
                lambda text, rules: None if first and text not in [*self.seats] else self.seat_of(text),
            )
        if said == "pair":
            return Part(lambda seats: "+".join(map(self.letter, seats)), self._pair)
        if said and said not in self.parts:
            return _Words.of(kind, said.split("/"))
        wanted = said or (kind if kind == Cards else _without_none(kind))
        return self.parts.get(wanted) or _PARTS[wanted]

    def _pair(self, text: str, rules: Any) -> tuple[Seat, Seat] | None:
        one, plus, two = text.partition("+")
        pair = (self.seat_of(one), self.seat_of(two)) if plus else None
        return None if one == two else pair


def _without_none(kind: Any) -> Any:
    """The type of a field that may be left out."""
    return next((each for each in get_args(kind) if each is not NoneType), kind)


class Spelled:
    """An action or an event that can be written.

    `text` is its template. Of several, the first is used that has no empty field. An event without one is
    written like the action that it is `by`.
    """

    __slots__ = ()

    spelling: ClassVar[Spelling]
    text: ClassVar[str | tuple[str, ...]] = ""
    by: ClassVar[type[Action] | None] = None  # what an event comes from

    def __str__(self) -> str:
        kind: Any = type(self)
        forms = _forms(kind)
        if len(forms) == 1:
            return forms[0].write(self)
        return next((each for each in forms[:-1] if each.is_full(self)), forms[-1]).write(self)

    @classmethod
    def known_by(cls) -> tuple[str, ...]:
        """The words of which one begins it, or stands after its seat; "" where that may be any."""
        kind: Any = cls
        return tuple(dict.fromkeys(word for form in _forms(kind) for word in form.known_by))

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        """What is written so, or None; NotationError where the text is of this kind, and yet wrong."""
        kind: Any = cls
        for form in _forms(kind):
            made: Self | None = form.read(text, rules)
            if made is not None:
                return made
        return None


@dataclass(frozen=True, slots=True)
class _Field:
    """A field in a template: what stands before it, and what comes after it."""

    before: str
    name: str
    part: Part | _Words
    until: str


@dataclass(frozen=True, slots=True)
class _Form:
    """One template, taken apart: its fields, and what stands at the end. `said` is what it leaves out."""

    kind: type[Spelled]
    fields: tuple[_Field, ...]
    end: str
    said: Mapping[str, Any]
    steps: tuple[tuple[str, str, Callable[[Any], str]], ...]  # what `write` asks of each field

    @classmethod
    def of(cls, kind: type[Spelled], text: str) -> _Form:
        """The template of this kind of move, made once."""
        hints, fields = get_type_hints(kind), list[_Field]()
        pieces = [*Formatter().parse(text), ("", None, None, None)]
        for (before, name, said, _), (after, *_) in pairwise(pieces):
            if name is not None:
                first, told = not (fields or before), said or ("seat" if name == "seat" else "")
                part = kind.spelling.part(hints[name], told, first=first)
                fields.append(_Field(before, name, part, " " if first else after))
        end = next((before for before, name, *_ in pieces if name is None), "")
        of_table = "seat" in hints and all(each.name != "seat" for each in fields)
        steps = tuple((each.before, each.name, each.part.write) for each in fields)
        return cls(kind, tuple(fields), end, {"seat": TABLE} if of_table else {}, steps)

    @property
    def known_by(self) -> tuple[str, ...]:
        """The first word that is no seat, or those that may stand there; "" for any."""
        for each in self.fields:
            if each.before.strip():
                return (each.before.split()[0],)
            if isinstance(each.part, _Words):
                return tuple(word.split()[0] for word in each.part.words.values())
            if each is not self.fields[0]:
                return ("",)
        return tuple(self.end.split()[:1]) or ("",)

    def is_full(self, move: Spelled) -> bool:
        """Whether the move has every field of the template."""
        return all(getattr(move, each.name) is not None for each in self.fields)

    def write(self, move: Spelled) -> str:
        """The template, filled."""
        return "".join([before + put(getattr(move, name)) for before, name, put in self.steps]) + self.end

    def read(self, text: str, rules: Any) -> Any:
        """What fills the template so; None if the text does not look like it."""
        values, rest = dict(self.said), text
        for each in self.fields:
            # what comes last may be nothing, and the space before it left out
            is_so = f"{rest} ".startswith(each.before)
            found = each.part.take(rest[len(each.before) :], rules, each.until) if is_so else None
            if found is None:
                return None
            values[each.name], rest = found
        return self.kind(**values) if rest == self.end else None


@cache
def _forms(kind: Any) -> tuple[_Form, ...]:
    """The templates of a kind of move; an event may be written like the action behind it."""
    texts = kind.text or getattr(kind.by, "text", "")
    return tuple(_Form.of(kind, text) for text in ([texts] if isinstance(texts, str) else texts))
