"""What the text forms are made of: seats, numbers, heaps of cards, and what is told in pairs of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from knekt.cards import Hand
from knekt.engine import Cards, Hidden, Seat
from knekt.errors import NotationError
from knekt.skat import SEATS

__all__ = [
    "GIFTS",
    "Pairs",
    "parse_cards",
    "parse_gift",
    "parse_hidden",
    "parse_number",
    "parse_scores",
    "parse_seat",
    "parse_signed",
]

GIFTS = "game", "schneider"  # what the defenders can give (17.3)
LONGEST_NUMBER = 99  # digits; without a limit on doubling there is none on scores


def parse_seat(text: str) -> Seat:
    """The seat of a letter: F, M or R."""
    if len(text) != 1 or text not in SEATS:
        raise NotationError(text, "seat")
    return SEATS.index(text)


def parse_number(text: str) -> int:
    """A number without a sign."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise NotationError(text, "number")
    return int(text)


def parse_signed(text: str) -> int:
    """A number with its sign: matadors, scores."""
    return -parse_number(text[1:]) if text.startswith("-") else parse_number(text.removeprefix("+"))


def parse_scores(text: str) -> str:
    """What each of the three seats gets, in one spelling.

    >>> parse_scores("-63 +0 0")
    '-63 0 0'
    """
    scores = text.split()
    if len(scores) != len(SEATS):
        raise NotationError(text, "value")
    return " ".join(str(parse_signed(each)) for each in scores)


def parse_cards(text: str) -> Cards:
    """A heap of cards, of which one may know no more than their number; `-` is none."""
    if text.startswith("?"):
        return parse_hidden(text)
    return Hand() if text == "-" else Hand.parse(text)


def parse_hidden(text: str) -> Hidden:
    """Cards of which one knows the number."""
    number = text.removeprefix("?")
    if number == text or not (number.isascii() and number.isdecimal() and len(number) <= 2):
        raise NotationError(text, "hand")
    return Hidden(int(number))


def parse_gift(word: str, text: str, expected: str) -> str:
    """What the defenders give; if it is nothing that can be given, the text is not what was expected."""
    if word not in GIFTS:
        raise NotationError(text, expected)
    return word


@dataclass(frozen=True, slots=True)
class Pairs:
    """What else is told of a set-up or an entry, in pairs of words: each once, and only where there is something to tell.

    >>> told = Pairs.of(["kontra", "2", "declined", "game"], ("kontra", "declined"), "enter …", "entry")
    >>> told.count("kontra"), told.gift("declined"), told.gift("accepted")
    (2, 'game', '')
    >>> Pairs.of(["kontra", "0"], ("kontra",), "enter …", "entry").count("kontra")
    Traceback (most recent call last):
    knekt.errors.NotationError: 'enter …' is not a entry
    """

    told: Mapping[str, str]
    text: str  # all of it, and what it should be, for an error
    expected: str

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
        """How often something happened."""
        count = parse_number(self.told[name]) if name in self.told else None
        if count == 0:
            raise self._unreadable()
        return count or 0

    def factor(self, name: str) -> int:
        """What the score is multiplied by: two, four, eight, for each round doubles it."""
        factor = self.count(name) or 1
        if factor & (factor - 1) or self.told.get(name) == "1":
            raise self._unreadable()
        return factor

    def gift(self, name: str) -> str:
        """What the defenders gave."""
        return parse_gift(self.told[name], self.text, self.expected) if name in self.told else ""

    def seat(self, name: str) -> Seat | None:
        """Who did something, if anybody did."""
        return parse_seat(self.told[name]) if name in self.told else None

    def three(self, name: str) -> tuple[int, int, int] | None:
        """A number for each seat, with commas between them."""
        if name not in self.told:
            return None
        numbers = self.told[name].split(",")
        if len(numbers) != len(SEATS):
            raise self._unreadable()
        one, two, three = map(parse_number, numbers)
        return one, two, three

    def has(self, *words: str) -> bool:
        """Whether just these two words are told."""
        name, said = words
        if self.told.get(name, said) != said:
            raise self._unreadable()
        return name in self.told
