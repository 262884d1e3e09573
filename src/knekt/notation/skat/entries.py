"""The text forms of entries, which are what happens between deals of Skat; `str` writes what is read here.

seated 2    enter F H -2 95 9 20    enter R GH 3 0 0 36 kontra 1 given up    enter -
enter ramsch 53 30 27 4 3 3 F refused 1
correct 3 F H 1 61 7 18: counted again    again bock 2 schieberramsch    time up
"""

from __future__ import annotations

from knekt.engine import Event, Seat
from knekt.engine.parts import Pairs, parse_signed
from knekt.errors import NotationError
from knekt.sheet import Corrected, Entered, PlayedAgain, Seated, TimeUp
from knekt.skat import GIFTS, SEATS, Facts, RamschFacts, SkatRules, parse_seat

__all__ = ["ENTRIES", "parse_entry"]

ENTRIES = "seated", "enter", "correct", "again", "time"  # the words with which an entry begins


def parse_entry(text: str, rules: SkatRules) -> Event:
    """The entry of the sheet that the text means; NotationError if it means none.

    >>> from knekt.skat import options, rules
    >>> str(parse_entry("enter F H -2 95 9 20", rules(options("german"))))
    'enter F H -2 95 9 20'
    """
    word, _, rest = text.partition(" ")
    match word:
        case "seated":
            return Seated(parse_signed(rest))
        case "enter":
            return Entered(*_read_entry(rest, text, rules))
        case "correct":
            number, _, entry = rest.partition(" ")
            entry, _, reason = entry.partition(": ")
            return Corrected(parse_signed(number), *_read_entry(entry, text, rules), reason)
        case "again":
            word, _, factor = rest.removesuffix(" schieberramsch").partition(" ")
            if word == "bock":
                return PlayedAgain(parse_signed(factor), rest.endswith(" schieberramsch"))
        case "time" if rest == "up":
            return TimeUp()
    raise NotationError(text, "entry")


def _read_entry(entry: str, text: str, rules: SkatRules) -> tuple[Seat | None, Facts | RamschFacts | None]:
    if entry == "-":
        return None, None
    words = entry.split(" ")
    if words[0] == "ramsch":
        return None, _read_ramsch(words[1:], text)
    if len(words) < 6:
        raise NotationError(text, "entry")
    seat, contract, *numbers = words[:6]
    matadors, points, tricks, bid = map(parse_signed, numbers)
    known = "kontra", "declined", "accepted", "spitze", "given", "cut"
    told = Pairs.of(words[6:], known, text, "entry")
    facts = Facts(
        rules.contract(contract),
        matadors,
        points,
        tricks,
        bid,
        given_up=told.has("given", "up"),
        kontra=told.count("kontra"),
        declined=told.word("declined", GIFTS),
        accepted=told.word("accepted", GIFTS),
        spitze_missed=told.has("spitze", "missed"),
        cut_short=told.has("cut", "short"),
    )
    return parse_seat(seat), facts


def _read_ramsch(words: list[str], text: str) -> RamschFacts:
    """The facts of a ramsch: card points and tricks of each seat, who took the last trick, and more."""
    if len(words) < 7:
        raise NotationError(text, "entry")
    one, two, three, some, more, rest = map(parse_signed, words[:6])
    told = Pairs.of(words[7:], ("refused", "latest", "left"), text, "entry")
    return RamschFacts(
        (one, two, three),
        (some, more, rest),
        parse_seat(words[6]),
        told.count("refused"),
        told.seat("left", SEATS),
        _triple(told, "latest"),
    )


def _triple(told: Pairs, name: str) -> tuple[int, int, int] | None:
    """A number for each seat; None where the name is missing."""
    numbers = told.numbers(name, len(SEATS))
    if numbers is None:
        return None
    forehand, middlehand, rearhand = numbers
    return forehand, middlehand, rearhand
