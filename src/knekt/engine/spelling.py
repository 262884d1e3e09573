"""How moves are written: `str` fills a template, and `read` is its exact inverse.

    @value
    class Answer(SkatAction):
        kind, text = "answer", "{seat} {accept:accepts/refuses}"
        accept: bool

The type of a field decides how its value is written. A name after a colon decides instead: `{to:seat}` is
written as a seat. Words after a colon stand for the values: `{accept:accepts/refuses}` has the word for true
and the word for false; for a number, the words stand for 0, 1 and so on. A move that no template fits has a
`__str__` and a `read` of its own.
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
    """How the value of a field is written and read.

    `read` gets the words and the rules in force. It gives None for words that do not look like such a value,
    and raises NotationError for words that do but are wrong, such as a hand with an unknown card.
    """

    write: Callable[[Any], str]
    read: Callable[[str, Any], Any]

    def take(self, text: str, rules: Any, until: str) -> tuple[Any, str] | None:
        """The value with which the text begins, and the rest of the text; None if there is no such value.

        The rest begins with the words `until`. If these are empty, the whole text is the value.
        """
        words, after, rest = text.partition(until) if until else (text, "", "")
        found = self.read(words, rules)
        return None if found is None else (found, after + rest)


@dataclass(frozen=True, slots=True)
class _Words:
    """How a field is written that has one word for each value.

    A word may be empty. Then the other word ends with the space that follows it.
    """

    words: Mapping[Any, str]  # by the value for which each stands

    @classmethod
    def of(cls, kind: Any, words: list[str]) -> _Words:
        """The words for the values of this type."""
        if kind is bool:
            return cls({True: words[0], False: words[1]})
        if kind is int:
            return cls(dict(enumerate(words)))
        return cls({kind(word): word for word in words})  # an enum, or the words themselves

    def write(self, value: Any) -> str:
        return self.words.get(value, str(value))

    def take(self, text: str, rules: Any, until: str) -> tuple[Any, str] | None:
        for value, word in sorted(self.words.items(), key=lambda each: not each[1]):  # "" comes last
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
    """A field that is this number of heaps of cards, written with a bar between them."""

    def read(words: str, rules: Any) -> tuple[Cards, ...] | None:
        found = words.split(" | ")
        return tuple(map(parse_cards, found)) if len(found) == count and all(found) else None

    return Part(lambda told: " | ".join(map(str, told)), read)


@dataclass(frozen=True, slots=True, eq=False)
class Spelling:
    """How a family writes its moves.

    `seats` are the letters of the seats. `parts` are the fields that the family writes in its own way, by the
    name in a template or by the type of the field. `seat`, `action` and `event` say what was expected, in the
    error of a text that cannot be read. `pairs` is true if two seats may do something together.
    """

    seats: str
    seat: str = "seat"
    action: str = "action"
    event: str = "event"
    pairs: bool = False
    parts: Mapping[Any, Part] = field(default_factory=dict)

    def letter(self, seat: Seat) -> str:
        """How a seat is written: by its letter, or by its number in an error about a seat that is none."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else str(seat)

    def seat_of(self, text: str) -> Seat:
        """The seat of a letter."""
        return parse_seat(text, self.seats, self.seat)

    def part(self, kind: Any, said: str, *, first: bool) -> Part | _Words:
        """How a field is written that has this type; `said` is what the template says after the colon.

        `first` is true for a seat at the beginning of the text: a text that begins with no seat is no error,
        because it may be another move.
        """
        if said == "seat":
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
    """The type of a field without the None that means that it is left out."""
    return next((each for each in get_args(kind) if each is not NoneType), kind)


class Spelled:
    """An action or an event that can be written.

    `text` is its template. If there are several, the first is used of which the move has every field. An
    event without a template is written like the action that makes it happen, which `by` names.
    """

    __slots__ = ()

    spelling: ClassVar[Spelling]
    text: ClassVar[str | tuple[str, ...]] = ""
    by: ClassVar[type[Action] | None] = None  # the action that makes an event happen

    def __str__(self) -> str:
        kind: Any = type(self)
        forms = _forms(kind)
        if len(forms) == 1:
            return forms[0].write(self)
        return next((each for each in forms[:-1] if each.is_full(self)), forms[-1]).write(self)

    @classmethod
    def known_by(cls) -> tuple[str, ...]:
        """The words that can begin the text, after the seat if there is one; "" if it can be any word."""
        kind: Any = cls
        return tuple(dict.fromkeys(word for form in _forms(kind) for word in form.known_by))

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        """The move that the text means, or None; NotationError if it looks like this kind but is wrong."""
        kind: Any = cls
        for form in _forms(kind):
            made: Self | None = form.read(text, rules)
            if made is not None:
                return made
        return None


@dataclass(frozen=True, slots=True)
class _Field:
    """A field in a template, the text that stands before it, and the text `until` which its value goes."""

    before: str
    name: str
    part: Part | _Words
    until: str


@dataclass(frozen=True, slots=True)
class _Form:
    """One template, taken apart: its fields, and the text after the last one.

    `said` has the values that the template does not write: the table, as the seat of what the table does.
    """

    kind: type[Spelled]
    fields: tuple[_Field, ...]
    end: str
    said: Mapping[str, Any]
    # for each field: the text before it, its name, and how it is written
    steps: tuple[tuple[str, str, Callable[[Any], str]], ...]

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
        """The words that can be the first word that is no seat; "" if it can be any word."""
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
        """The move whose fields fill the template to this text; None if the text does not fit it."""
        values, rest = dict(self.said), text
        for each in self.fields:
            # an empty value at the end of the text has no space before it
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
