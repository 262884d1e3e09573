"""The text forms of entries, which are what happens between deals of Skruf; `str` writes what is read here.

draw S5 D7 C9 HQ    enter D 6S 12 4 4 us:aces:1:D    enter misere 5    enter - enter L 6H 9 2 3 alone first
them    correct 3 D 4S 10 2 3: counted again    adjust +3 -1 -1 -1: led out of turn time up
"""

from __future__ import annotations

from knekt.cards import Card
from knekt.engine import Event
from knekt.engine.parts import parse_number, parse_signed
from knekt.errors import NotationError
from knekt.sheet import TimeUp
from knekt.sheet.skruf import Adjusted, Corrected, Drawn, Entered
from knekt.skruf import Facts, Karonka, MisereFacts, SkrufRules, parse_bid, parse_seat

__all__ = ["ENTRIES", "parse_entry"]

ENTRIES = "draw", "enter", "correct", "adjust", "time"  # the words with which an entry begins
_SIDES = "us", "them"


def parse_entry(text: str, rules: SkrufRules) -> Event:
    """The entry of the sheet that the text means; NotationError if it means none.

    >>> from knekt.skruf import SKRUF, rules
    >>> str(parse_entry("enter D 6S 12 4 4 us:aces:1:D", rules(SKRUF)))
    'enter D 6S 12 4 4 us:aces:1:D'
    """
    word, _, rest = text.partition(" ")
    match word:
        case "draw":
            return Drawn(tuple(map(Card.parse, rest.split(" "))))
        case "enter":
            return _read_entry(rest, text)
        case "correct":
            number, _, told = rest.partition(" ")
            entry, _, reason = told.partition(": ")
            made = _read_entry(entry, text)
            return Corrected(parse_number(number), made.declarer, made.facts, reason, made.alone, made.first)
        case "adjust":
            points, _, reason = rest.partition(": ")
            return Adjusted(tuple(map(parse_signed, points.split(" "))), reason)
        case "time" if rest == "up":
            return TimeUp()
    raise NotationError(text, "skruf-entry")


def _read_entry(told: str, text: str) -> Entered:
    """The entry of a deal; NotationError unless it is in the one order and spelling that is written."""
    made = _read_words(told.split(), text)
    if str(made) != f"enter {told}":
        raise NotationError(text, "skruf-entry")
    return made


def _read_words(words: list[str], text: str) -> Entered:
    if words == ["-"]:
        return Entered(None, None)
    if len(words) == 2 and words[0] == "misere":
        return Entered(None, MisereFacts(parse_number(words[1])))
    if len(words) < 5:
        raise NotationError(text, "skruf-entry")
    seat, bid, *numbers = words[:5]
    rest, first = words[5:], None
    if rest[-2:-1] == ["first"] and rest[-1] in _SIDES:
        first, rest = _SIDES.index(rest[-1]), rest[:-2]
    alone = rest[-1:] == ["alone"]
    karonkas = rest[:-1] if alone else rest
    tricks, aces, honours = map(parse_number, numbers)
    facts = Facts(parse_bid(bid), tricks, aces, honours, tuple(map(Karonka.parse, karonkas)))
    return Entered(parse_seat(seat), facts, alone, first)
