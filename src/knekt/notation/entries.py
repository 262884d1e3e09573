"""The text forms of what happens between deals, read back; `str` writes them.

seated 2    enter F H -2 95 9 20    enter R GH 3 0 0 36 given up    enter -
correct 3 F H 1 61 7 18: counted again    time up
"""

from __future__ import annotations

from knekt.engine import Event, Seat
from knekt.errors import NotationError
from knekt.notation.spelling import parse_seat, parse_signed
from knekt.sheet import Corrected, Entered, Seated, TimeUp
from knekt.skat import Facts, SkatRules

__all__ = ["ENTRIES", "parse_entry"]

ENTRIES = "seated", "enter", "correct", "time"  # the words they begin with


def parse_entry(text: str, rules: SkatRules) -> Event:
    """The event of the sheet written so.

    >>> from knekt.skat import options, rules
    >>> str(parse_entry("enter F H -2 95 9 20", rules(options("german"))))
    'enter F H -2 95 9 20'
    """
    word, _, rest = text.partition(" ")
    match word:
        case "seated":
            return Seated(parse_signed(rest))
        case "enter":
            return Entered(*_entry(rest, text, rules))
        case "correct":
            number, _, entry = rest.partition(" ")
            entry, _, reason = entry.partition(": ")
            return Corrected(parse_signed(number), *_entry(entry, text, rules), reason)
        case "time" if rest == "up":
            return TimeUp()
    raise NotationError(text, "entry")


def _entry(entry: str, text: str, rules: SkatRules) -> tuple[Seat | None, Facts | None]:
    if entry == "-":
        return None, None
    words = entry.split(" ")
    if len(words) not in (6, 8) or words[6:] not in ([], ["given", "up"]):
        raise NotationError(text, "entry")
    seat, contract, *numbers = words[:6]
    matadors, points, tricks, bid = map(parse_signed, numbers)
    facts = Facts(rules.contract(contract), matadors, points, tricks, bid, given_up=len(words) == 8)
    return parse_seat(seat), facts
