"""The text forms of what happens between deals, read back; `str` writes them.

seated 2    enter F H -2 95 9 20    enter R GH 3 0 0 36 kontra 1 given up    enter -
enter ramsch 53 30 27 4 3 3 F refused 1
correct 3 F H 1 61 7 18: counted again    time up
"""

from __future__ import annotations

from knekt.engine import Event, Seat
from knekt.errors import NotationError
from knekt.notation.spelling import parse_seat, parse_signed
from knekt.sheet import Corrected, Entered, Seated, TimeUp
from knekt.skat import Facts, RamschFacts, SkatRules

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


def _entry(entry: str, text: str, rules: SkatRules) -> tuple[Seat | None, Facts | RamschFacts | None]:
    if entry == "-":
        return None, None
    words = entry.split(" ")
    if words[0] == "ramsch":
        return None, _ramsch(words[1:], text)
    if len(words) < 6:
        raise NotationError(text, "entry")
    seat, contract, *numbers = words[:6]
    matadors, points, tricks, bid = map(parse_signed, numbers)
    told = _pairs(words[6:], text, {"kontra", "declined", "accepted", "spitze", "given"})
    if told.get("spitze", "missed") != "missed" or told.get("given", "up") != "up":
        raise NotationError(text, "entry")
    facts = Facts(
        rules.contract(contract),
        matadors,
        points,
        tricks,
        bid,
        given_up="given" in told,
        kontra=parse_signed(told.get("kontra", "0")),
        declined=told.get("declined", ""),
        accepted=told.get("accepted", ""),
        spitze_missed="spitze" in told,
    )
    return parse_seat(seat), facts


def _ramsch(words: list[str], text: str) -> RamschFacts:
    """Card points and tricks of the three seats, who took the last trick, and what else is told."""
    if len(words) < 7:
        raise NotationError(text, "entry")
    one, two, three, some, more, rest = map(parse_signed, words[:6])
    told = _pairs(words[7:], text, {"refused", "left"})
    left = parse_seat(told["left"]) if "left" in told else None
    refusals = parse_signed(told.get("refused", "0"))
    return RamschFacts((one, two, three), (some, more, rest), parse_seat(words[6]), refusals, left)


def _pairs(words: list[str], text: str, known: set[str]) -> dict[str, str]:
    """What is told in pairs of words, each once."""
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    if 2 * len(pairs) != len(words) or not pairs.keys() <= known:
        raise NotationError(text, "entry")
    return pairs
