"""The short text form of every action and event of Skat read back; `str` writes it.

    deal CJ … | … | … | …    M 18    F yes    M pass    F skat H9 C8    F hand    F lays D7 D8
    F declares CHZ    F opens …    F CJ    F surrenders    F overbid    F claims 3 …    M accepts
    R refuses    table allows    M resigns    table left M    table void    end … | … | … | … | …

An action is written like the event it makes, without the cards that come to light by it. Cards that a seat
may not see are written ?n.
"""

from __future__ import annotations

from collections.abc import Callable

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Cards, Event, Hidden, Seat
from knekt.errors import NotationError
from knekt.skat import (
    SEATS,
    Answer,
    Bid,
    BidMade,
    Claim,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Concede,
    Dealt,
    Declare,
    Declared,
    Discard,
    Discarded,
    Ended,
    Ending,
    HandChosen,
    Held,
    Hold,
    Judge,
    Opened,
    Pass,
    Passed,
    Placed,
    Play,
    Played,
    PlayHand,
    Resign,
    Resigned,
    SkatRules,
    SkatTaken,
    Stop,
    Stopped,
    Surrender,
    Surrendered,
    TakeSkat,
)

__all__ = ["parse_action", "parse_event", "parse_seat", "parse_signed"]


def parse_seat(text: str) -> Seat:
    """The seat of a letter: F, M or R."""
    if len(text) != 1 or text not in SEATS:
        raise NotationError(text, "seat")
    return SEATS.index(text)


def parse_action(text: str, rules: SkatRules) -> Action:
    """The action written so.

    >>> from knekt.skat import options, rules
    >>> parse_action("M 18", rules(options("german")))
    Bid(seat=1, value=18)
    >>> parse_action("M bids", rules(options("german")))
    Traceback (most recent call last):
    knekt.errors.NotationError: 'M bids' is not a action
    """
    who, _, what = text.partition(" ")
    word, _, rest = what.partition(" ")
    if who == "table":
        return _table_action(text, word, rest)
    seat = parse_seat(who)
    plain: dict[str, Callable[[Seat], Action]] = {
        "yes": Hold,
        "pass": Pass,
        "skat": TakeSkat,
        "hand": PlayHand,
        "surrenders": Surrender,
        "overbid": Concede,
        "resigns": Resign,
    }
    if what in plain:
        return plain[what](seat)
    match word:
        case "lays":
            return Discard(seat, Hand.parse(rest))
        case "declares":
            return Declare(seat, rules.contract(rest))
        case "claims":
            return Claim(seat, _number(rest))
        case "accepts" | "refuses" if not rest:
            return Answer(seat, word == "accepts")
    if what.isdecimal():
        return Bid(seat, _number(what))
    return Play(seat, _card(what, text, "action"))


def parse_event(text: str, rules: SkatRules) -> Event:
    """The event written so.

    >>> from knekt.skat import options, rules
    >>> parse_event("F skat ?2", rules(options("german")))
    SkatTaken(seat=0, cards=Hidden(count=2))
    """
    who, _, what = text.partition(" ")
    word, _, rest = what.partition(" ")
    match who:
        case "deal":
            *hands, skat = map(_cards, _parts(text, what, 4))
            return Dealt(tuple(hands), skat)
        case "end":
            return _ended(text, what)
        case "place":
            return _placed(text, what, rules)
        case "table":
            stopped = _table_action(text, word, rest)
            if isinstance(stopped, Judge):
                return ClaimJudged(stopped.stands)
            return Stopped(stopped.cause, stopped.absent)
    return _event_of_seat(parse_seat(who), what, text, rules)


def _event_of_seat(seat: Seat, what: str, text: str, rules: SkatRules) -> Event:
    plain: dict[str, Event] = {
        "yes": Held(seat),
        "pass": Passed(seat),
        "hand": HandChosen(seat),
        "surrenders": Surrendered(seat),
        "overbid": Surrendered(seat, overbid=True),
        "resigns": Resigned(seat),
        "accepts": ClaimAnswered(seat, accept=True),
        "refuses": ClaimAnswered(seat, accept=False),
    }
    if what in plain:
        return plain[what]
    word, _, rest = what.partition(" ")
    match word:
        case "skat":
            return SkatTaken(seat, _some_cards(rest, text))
        case "lays":
            return Discarded(seat, _some_cards(rest, text))
        case "declares":
            return Declared(seat, rules.contract(rest))
        case "opens":
            return Opened(seat, Hand.parse(rest))
        case "claims":
            number, _, cards = rest.partition(" ")
            return ClaimMade(seat, _number(number), Hand.parse(cards))
    if what.isdecimal():
        return BidMade(seat, _number(what))
    return Played(seat, _card(what, text, "event"))


def _table_action(text: str, word: str, rest: str) -> Judge | Stop:
    if word in ("allows", "denies") and not rest:
        return Judge(TABLE, word == "allows")
    if word in (Ending.LEFT, Ending.TIMEOUT):
        return Stop(TABLE, Ending(word), parse_seat(rest))
    if word == Ending.VOID and not rest:
        return Stop(TABLE, Ending.VOID)
    raise NotationError(text, "action")


def _ended(text: str, what: str) -> Ended:
    parts = what.split(" | ")
    if len(parts) not in (5, 6):
        raise NotationError(text, "event")
    *hands, skat, laid = map(_cards, parts[:5])
    told = parse_signed(parts[5]) if len(parts) == 6 else None
    return Ended(tuple(hands), skat, laid, told)


def _placed(text: str, what: str, rules: SkatRules) -> Placed:
    first, second, third, laid, told, trick, won, lost, skat, run = _parts(text, what, 10)
    words = told.split()
    if len(words) != 4:
        raise NotationError(text, "event")
    declarer, contract, bid, lead = words
    return Placed(
        tuple(map(_cards, (first, second, third))),
        _cards(laid),
        parse_seat(declarer),
        rules.contract(contract),
        bid=_number(bid),
        lead=parse_seat(lead),
        trick=() if trick == "-" else tuple(map(Card.parse, trick.split())),
        taken=(_known(won, text), _known(lost, text)),
        skat=_cards(skat),
        matadors=None if run == "-" else parse_signed(run),
    )


def _parts(text: str, what: str, count: int) -> list[str]:
    parts = what.split(" | ")
    if len(parts) != count:
        raise NotationError(text, "event")
    return parts


def _cards(text: str) -> Cards:
    if text.startswith("?"):
        return Hidden(_number(text[1:]))
    return Hand() if text == "-" else Hand.parse(text)


def _known(heap: str, text: str) -> Hand:
    cards = _cards(heap)
    if not isinstance(cards, Hand):
        raise NotationError(text, "event")
    return cards


def _some_cards(word: str, text: str) -> Cards:
    if not word:
        raise NotationError(text, "event")
    return _cards(word)


def _card(word: str, text: str, expected: str) -> Card:
    try:
        return Card.parse(word)
    except NotationError:
        raise NotationError(text, expected) from None


def parse_signed(text: str) -> int:
    """A number with its sign: matadors, scores."""
    return -_number(text[1:]) if text.startswith("-") else _number(text.removeprefix("+"))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise NotationError(text, "number")
    return int(text)
