"""What the text forms are made of: seats, numbers, heaps of cards, and pairs of a name and a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from knekt.cards import Card, Hand
from knekt.engine.event import Cards, Hidden
from knekt.engine.seat import Seat
from knekt.errors import NotationError

__all__ = [
    "Pairs",
    "parse_cards",
    "parse_hidden",
    "parse_number",
    "parse_seat",
    "parse_signed",
]

LONGEST_NUMBER = 99  # digits; scores may be long, because doubling may have no limit


def parse_seat(text: str, letters: str, expected: str = "seat") -> Seat:
    """The seat whose letter the text is; `letters` are those of all seats."""
    if len(text) != 1 or text not in letters:
        raise NotationError(text, expected)
    return letters.index(text)


def parse_number(text: str) -> int:
    """A number without a sign."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise NotationError(text, "number")
    return int(text)


def parse_signed(text: str) -> int:
    """A number with its sign: matadors, scores."""
    return -parse_number(text[1:]) if text.startswith("-") else parse_number(text.removeprefix("+"))


def parse_cards(text: str) -> Cards:
    """A heap of cards, or only their number such as `?10`; `-` is an empty heap."""
    if text.startswith("?"):
        return parse_hidden(text)
    return Hand() if text == "-" else Hand.parse(text)


def parse_hidden(text: str) -> Hidden:
    """Hidden cards, written as a question mark and their number."""
    number = text.removeprefix("?")
    if number == text or not (number.isascii() and number.isdecimal() and len(number) <= 2):
        raise NotationError(text, "hand")
    if str(int(number)) != number:  # a number has only one spelling
        raise NotationError(text, "hand")
    return Hidden(int(number))


@dataclass(frozen=True, slots=True)
class Pairs:
    """The pairs of a name and a value that follow in the text of a set-up or of an entry.

    Each name stands there at most once, and only where there is something to tell.

    >>> told = Pairs.of(["kontra", "2", "declined", "game"], ("kontra", "declined"), "enter …", "entry")
    >>> gifts = "game", "schneider"
    >>> told.count("kontra"), told.word("declined", gifts), told.word("accepted", gifts)
    (2, 'game', '')
    >>> Pairs.of(["kontra", "0"], ("kontra",), "enter …", "entry").count("kontra")
    Traceback (most recent call last):
    knekt.errors.NotationError: 'enter …' is not an entry
    """

    told: Mapping[str, str]
    text: str  # the whole text, for an error
    expected: str  # what the whole text should be, for an error

    @classmethod
    def of(cls, words: Sequence[str], known: Sequence[str], text: str, expected: str) -> Pairs:
        """The pairs; NotationError if a word has no second, comes twice, or does not belong here."""
        pairs = cls(dict(zip(words[::2], words[1::2], strict=False)), text, expected)
        if 2 * len(pairs.told) != len(words) or not pairs.told.keys() <= set(known):
            raise pairs._unreadable()
        return pairs

    def _unreadable(self) -> NotationError:
        return NotationError(self.text, self.expected)

    def count(self, name: str) -> int:
        """The number of times that something happened; 0 where the name is missing."""
        count = parse_number(self.told[name]) if name in self.told else None
        if count == 0:
            raise self._unreadable()
        return count or 0

    def factor(self, name: str) -> int:
        """What the score is multiplied by: 2, 4, 8, since each round doubles; 1 where the name is missing."""
        factor = self.count(name) or 1
        if factor & (factor - 1) or self.told.get(name) == "1":
            raise self._unreadable()
        return factor

    def word(self, name: str, allowed: Sequence[str]) -> str:
        """The value, which must be one of these words; "" where the name is missing."""
        if name not in self.told:
            return ""
        if self.told[name] not in allowed:
            raise self._unreadable()
        return self.told[name]

    def card(self, name: str) -> Card | None:
        """The card; None where the name is missing."""
        if name not in self.told:
            return None
        try:
            return Card.parse(self.told[name])
        except NotationError:
            raise self._unreadable() from None

    def seat(self, name: str, letters: str) -> Seat | None:
        """The seat; None where the name is missing."""
        return parse_seat(self.told[name], letters) if name in self.told else None

    def numbers(self, name: str, count: int) -> tuple[int, ...] | None:
        """The `count` numbers with commas between them; None where the name is missing."""
        if name not in self.told:
            return None
        numbers = self.told[name].split(",")
        if len(numbers) != count:
            raise self._unreadable()
        return tuple(map(parse_number, numbers))

    def has(self, *words: str) -> bool:
        """Whether the pair of these two words is there; the name with another value is an error."""
        name, said = words
        if self.told.get(name, said) != said:
            raise self._unreadable()
        return name in self.told
