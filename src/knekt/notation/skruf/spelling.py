"""The short text form of every action and event of Skruf read back; `str` writes it.

    deal … | … | … | … | H3 D4 CT S9    D 1G    L P    D talon H3 D4 CT S9    D gives O SJ S9 S6 S3
    O gives D D8    L swaps R H5    L lays ?1    talon to D H3 | D4 | CT | S9    O opens …    D HA    D open HA
    L claims 3 …    O accepts    R refuses    table allows    table bars S    table left L    table void
    O leaves the loss    O shares the loss    end … | … | … | … | … | …

An action is written like the event it makes, without the cards that come to light by it and without whom a gift goes
to. Cards that a seat may not see are written ?n, no cards at all -.
"""

from __future__ import annotations

from typing import TypeVar

from knekt.cards import Card, Hand, Suit
from knekt.engine import TABLE, Action, Cards, Event, Hidden, Seat
from knekt.errors import NotationError
from knekt.notation.parts import parse_cards, parse_number
from knekt.notation.skruf.parts import parse_seat
from knekt.skruf import (
    OPEN_HAND,
    Answer,
    BarSuit,
    Bear,
    Bid,
    BidMade,
    Borne,
    Claim,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Dealt,
    Ended,
    Ending,
    Gave,
    Give,
    Judge,
    MakeBid,
    Opened,
    Pass,
    Passed,
    Placed,
    Play,
    Played,
    PlayedOpen,
    PlayOpen,
    SkrufRules,
    Stop,
    Stopped,
    SuitBarred,
    Swap,
    SwapLaid,
    Swapped,
    TalonDealt,
    TalonTaken,
    parse_bid,
)

__all__ = ["parse_action", "parse_event"]

Read = TypeVar("Read", Action, Event)

_LOSS = {"leaves the loss": True, "shares the loss": False}
_ANSWERS = {"accepts": True, "refuses": False}
_OPEN = "open"


def parse_action(text: str, rules: SkrufRules) -> Action:
    """The action written so.

    >>> from knekt.skruf import SKRUF, rules
    >>> parse_action("D 1G", rules(SKRUF))
    MakeBid(seat=3, bid=parse_bid('1G'))
    >>> parse_action("D bids", rules(SKRUF))
    Traceback (most recent call last):
    knekt.errors.NotationError: 'D bids' is not a Skruf action
    """
    if text.endswith(" pass"):  # spoken out, as in Skat
        text = f"{text.removesuffix(' pass')} P"
    return _written(_action(text), text, "skruf-action")


def parse_event(text: str, rules: SkrufRules) -> Event:
    """The event written so.

    >>> from knekt.skruf import SKRUF, rules
    >>> parse_event("D gives O ?4", rules(SKRUF))
    Gave(seat=3, to=1, cards=Hidden(count=4), face_up=False)
    """
    return _written(_event(text), text, "skruf-event")


def _written(read: Read, text: str, expected: str) -> Read:
    """What was read, if it is written so: cards stand in any order, but no word is more, less or another."""
    if sorted(str(read).split()) != sorted(text.split()):
        raise NotationError(text, expected)
    return read


def _action(text: str) -> Action:
    who, _, what = text.partition(" ")
    word, _, rest = what.partition(" ")
    if who == "table":
        return _table_action(text, word, rest, "skruf-action")
    seat = parse_seat(who)
    if what == "P":
        return Pass(seat)
    if what in _ANSWERS:
        return Answer(seat, _ANSWERS[what])
    if what in _LOSS:
        return Bear(seat, _LOSS[what])
    match word:
        case "gives":
            return Give(seat, _known(rest, text, "skruf-action"))
        case "swaps":
            return Swap(seat, _card(rest, text, "skruf-action"))
        case "claims":
            return Claim(seat, parse_number(rest))
        case "open":
            return PlayOpen(seat, _card(rest, text, "skruf-action"))
    bid = _bid(what)
    return Play(seat, _card(what, text, "skruf-action")) if bid is None else MakeBid(seat, bid)


def _event(text: str) -> Event:
    who, _, what = text.partition(" ")
    word, _, rest = what.partition(" ")
    match who:
        case "deal":
            return _dealt(text, what)
        case "end":
            return _ended(text, what)
        case "place":
            return _placed(text, what)
        case "talon" if word == "to":
            first, _, cards = rest.partition(" ")
            return TalonDealt(parse_seat(first), _heaps(_parts(text, cards, 4), text))
        case "table":
            return _table_event(_table_action(text, word, rest, "skruf-event"))
    return _event_of_seat(parse_seat(who), what, text)


def _event_of_seat(seat: Seat, what: str, text: str) -> Event:
    if what == "P":
        return Passed(seat)
    if what in _ANSWERS:
        return ClaimAnswered(seat, _ANSWERS[what])
    if what in _LOSS:
        return Borne(seat, _LOSS[what])
    word, _, rest = what.partition(" ")
    match word:
        case "talon":
            down = rest.startswith("face down ")
            return TalonTaken(seat, _heap(rest.removeprefix("face down "), text), face_up=not down)
        case "opens":
            return Opened(seat, _known(rest, text, "skruf-event"))
        case "gives":
            to, _, cards = rest.partition(" ")
            openly = cards.startswith("openly ")
            return Gave(seat, parse_seat(to), _heap(cards.removeprefix("openly "), text), openly)
        case "swaps":
            to, _, cards = rest.partition(" ")
            return Swapped(seat, parse_seat(to), _heap(cards, text))
        case "lays":
            return SwapLaid(seat, _heap(rest, text))
        case "claims":
            number, _, cards = rest.partition(" ")
            return ClaimMade(seat, parse_number(number), _known(cards, text, "skruf-event"))
        case "open":
            return PlayedOpen(seat, _card(rest, text, "skruf-event"))
    bid = _bid(what)
    return Played(seat, _card(what, text, "skruf-event")) if bid is None else BidMade(seat, bid)


def _table_action(text: str, word: str, rest: str, expected: str) -> Judge | Stop | BarSuit:
    if word in ("allows", "denies") and not rest:
        return Judge(TABLE, word == "allows")
    if word == "bars" and rest in tuple(Suit):
        return BarSuit(TABLE, Suit(rest))
    if word in (Ending.LEFT, Ending.TIMEOUT):
        return Stop(TABLE, Ending(word), parse_seat(rest))
    if word in (Ending.VOID, Ending.MISDEAL) and not rest:
        return Stop(TABLE, Ending(word))
    raise NotationError(text, expected)


def _table_event(action: Judge | Stop | BarSuit) -> Event:
    match action:
        case Judge(_, stands):
            return ClaimJudged(stands)
        case BarSuit(_, suit):
            return SuitBarred(suit)
        case Stop(_, cause, absent):
            return Stopped(cause, absent)


def _dealt(text: str, what: str) -> Dealt:
    parts, is_open = _with_open(what)
    if len(parts) not in (4, 5):
        raise NotationError(text, "skruf-event")
    talon = _talon(parts[4]) if parts[4:] else ()
    return Dealt(_heaps(parts[:4], text), talon, OPEN_HAND if is_open else None)


def _with_open(what: str) -> tuple[list[str], bool]:
    """The parts, and whether a hand lies open that nobody holds."""
    parts = what.split(" | ")
    return (parts[:-1], True) if parts[-1] == _OPEN else (parts, False)


def _talon(text: str) -> tuple[Card, ...] | Hidden:
    """The talon from its top card down."""
    if text == "-":
        return ()
    hidden = parse_cards(text) if text.startswith("?") else None
    return hidden if isinstance(hidden, Hidden) else tuple(map(Card.parse, text.split()))


def _ended(text: str, what: str) -> Ended:
    parts = what.split(" | ")
    if len(parts) < 9:
        raise NotationError(text, "skruf-event")
    dealt, hands, gifts = (_heaps(each, text) for each in (parts[:4], parts[5:9], parts[9:]))
    return Ended(dealt, _talon(parts[4]), gifts, hands)


def _placed(text: str, what: str) -> Placed:
    parts, is_open = _with_open(what)
    if len(parts) not in (6, 11):
        raise NotationError(text, "skruf-event")
    hands, told, trick = parts[:4], parts[4].split(), parts[5]
    if len(told) != 3:
        raise NotationError(text, "skruf-event")
    declarer, bid, lead = told
    is_misere = (declarer, bid) == ("-", "misere")
    won, played = (0, 0), tuple[Hand, ...]()
    if parts[6:]:
        numbers = parts[6].split()
        if len(numbers) != 2:
            raise NotationError(text, "skruf-event")
        won = parse_number(numbers[0]), parse_number(numbers[1])
        played = tuple(_known(heap, text, "skruf-event") for heap in parts[7:])
    return Placed(
        _heaps(hands, text),
        None if is_misere else parse_seat(declarer),
        None if is_misere else parse_bid(bid),
        parse_seat(lead),
        () if trick == "-" else tuple(map(Card.parse, trick.split())),
        played,
        won,
        OPEN_HAND if is_open else None,
    )


def _bid(word: str) -> Bid | None:
    """A bid, if it begins like one: no card begins with a number."""
    return parse_bid(word) if word[:1].isdigit() else None


def _parts(text: str, what: str, count: int) -> list[str]:
    parts = what.split(" | ")
    if len(parts) != count:
        raise NotationError(text, "skruf-event")
    return parts


def _heap(words: str, text: str) -> Cards:
    if not words:
        raise NotationError(text, "skruf-event")
    return parse_cards(words)


def _heaps(parts: list[str], text: str) -> tuple[Cards, ...]:
    return tuple(_heap(part, text) for part in parts)


def _known(words: str, text: str, expected: str) -> Hand:
    """Cards that everybody sees."""
    cards = parse_cards(words) if words else None
    if not isinstance(cards, Hand):
        raise NotationError(text, expected)
    return cards


def _card(word: str, text: str, expected: str) -> Card:
    try:
        return Card.parse(word)
    except NotationError:
        raise NotationError(text, expected) from None
