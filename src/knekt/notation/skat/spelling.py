"""The short text form of every action and event of Skat read back; `str` writes it.

    deal CJ … | … | … | …    M 18    F yes    M pass    F skat H9 C8    F hand    F lays D7 D8
    F declares CHZ    F opens …    F CJ    F surrenders    F overbid    F claims 3 …    M accepts
    R refuses    table allows    M resigns    table left M    table void    end … | … | … | … | …
    M kontra    F re    F plays on    M offers game    R agrees    F takes gift    F declines gift
    F takes up H9 C8    M passes on    R pushes D7 D8    M+R look … | …    M+R keep …

An action is written like the event it makes, without the cards that come to light by it. Cards that a seat
may not see are written ?n.
"""

from __future__ import annotations

from collections.abc import Callable

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Cards, Event, Seat
from knekt.engine.parts import Pairs, parse_cards, parse_number, parse_signed
from knekt.errors import NotationError
from knekt.notation.skat.parts import GIFTS, parse_gift, parse_seat
from knekt.skat import (
    DOUBLINGS,
    PLACES,
    SEATS,
    Agree,
    Agreed,
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
    Exchange,
    GiftAnswered,
    HandChosen,
    Held,
    Hold,
    Judge,
    Keep,
    Kept,
    Kontra,
    KontraSaid,
    Looked,
    NullSaid,
    Offer,
    Offered,
    Opened,
    Pass,
    Passed,
    PassedOn,
    PassOn,
    Peeked,
    Placed,
    Play,
    Played,
    PlayedOn,
    PlayHand,
    PlayOn,
    Proposed,
    Push,
    Pushed,
    RamschSaid,
    Reject,
    Rejected,
    Resign,
    Resigned,
    SayNull,
    SayRamsch,
    SkatRules,
    SkatTaken,
    Stop,
    Stopped,
    Surrender,
    Surrendered,
    TakeGift,
    TakeSkat,
    TakeUp,
    TookUp,
    TurnedUp,
    TurnUp,
)

__all__ = ["parse_action", "parse_event"]

_AGREES = {"agrees": True, "disagrees": False}
_ANSWERS_GIFT = {"takes gift": True, "declines gift": False}


def parse_action(text: str, rules: SkatRules) -> Action:
    """The action written so.

    >>> from knekt.skat import options, rules
    >>> parse_action("M 18", rules(options("german")))
    Bid(seat=1, value=18)
    >>> parse_action("M bids", rules(options("german")))
    Traceback (most recent call last):
    knekt.errors.NotationError: 'M bids' is not an action
    """
    who, _, what = text.partition(" ")
    word, _, rest = what.partition(" ")
    if who == "table":
        return _table_action(text, word, rest, "action", rules)
    seat = parse_seat(who)
    plain: dict[str, Callable[[Seat], Action]] = {
        "yes": Hold,
        "pass": Pass,
        "skat": TakeSkat,
        "hand": PlayHand,
        "surrenders": Surrender,
        "overbid": Concede,
        "resigns": Resign,
        "plays on": PlayOn,
        "takes up": TakeUp,
        "passes on": PassOn,
        "ramsch": SayRamsch,
        "null": SayNull,
        "keeps it": Keep,
        "rejects it": Reject,
    }
    if what in plain:
        return plain[what](seat)
    if (level := _doubling(what, text, "action")) is not None:
        return Kontra(seat, level)
    if what in _AGREES:
        return Agree(seat, _AGREES[what])
    if what in _ANSWERS_GIFT:
        return TakeGift(seat, _ANSWERS_GIFT[what])
    match word:
        case "turns" if rest in PLACES:
            return TurnUp(seat, PLACES.index(rest))
        case "offers":
            return Offer(seat, parse_gift(rest, text, "action"))
        case "pushes":
            return Push(seat, Hand.parse(rest))
        case "keeps":
            return Exchange(seat, Hand.parse(rest))
        case "lays":
            return Discard(seat, Hand.parse(rest))
        case "declares":
            return Declare(seat, rules.contract(rest))
        case "claims":
            return Claim(seat, parse_number(rest))
        case "accepts" | "refuses" if not rest:
            return Answer(seat, word == "accepts")
    if what.isdecimal():
        return Bid(seat, parse_number(what))
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
            return _dealt(text, what)
        case "end":
            return _ended(text, what)
        case "place":
            return _placed(text, what, rules)
        case "table":
            stopped = _table_action(text, word, rest, "event", rules)
            if isinstance(stopped, Judge):
                return ClaimJudged(stopped.stands)
            return Stopped(stopped.cause, stopped.absent, stopped.named)
    if "+" in who:
        return _event_of_partners(who, what, text)
    return _event_of_seat(parse_seat(who), what, text, rules)


def _event_of_partners(who: str, what: str, text: str) -> Event:
    one, _, two = who.partition("+")
    seats = parse_seat(one), parse_seat(two)
    if one == two:
        raise NotationError(text, "event")
    word, _, rest = what.partition(" ")
    match word:
        case "look":
            first, second = map(parse_cards, _parts(text, rest, 2))
            return Looked(seats, (first, second))
        case "keep":
            return Proposed(seats, _some_cards(rest, text))
    raise NotationError(text, "event")


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
        "plays on": PlayedOn(seat),
        "passes on": PassedOn(seat),
        "ramsch": RamschSaid(seat),
        "null": NullSaid(seat),
        "keeps it": Kept(seat),
        "rejects it": Rejected(seat),
        **{said: Agreed(seat, yes) for said, yes in _AGREES.items()},
        **{said: GiftAnswered(seat, accept) for said, accept in _ANSWERS_GIFT.items()},
    }
    if what in plain:
        return plain[what]
    if (level := _doubling(what, text, "event")) is not None:
        return KontraSaid(seat, level)
    word, _, rest = what.partition(" ")
    match word:
        case "turns" | "peeks":
            place, _, card = rest.partition(" ")
            if place not in PLACES:
                raise NotationError(text, "event")
            if word == "turns":
                return TurnedUp(seat, PLACES.index(place), _card(card, text, "event"))
            return Peeked(seat, PLACES.index(place), _some_cards(card, text))
        case "offers":
            return Offered(seat, parse_gift(rest, text, "event"))
        case "takes" if rest.startswith("up "):
            return TookUp(seat, parse_cards(rest.removeprefix("up ")))
        case "pushes":
            return Pushed(seat, _some_cards(rest, text))
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
            return ClaimMade(seat, parse_number(number), Hand.parse(cards))
    if what.isdecimal():
        return BidMade(seat, parse_number(what))
    return Played(seat, _card(what, text, "event"))


def _table_action(text: str, word: str, rest: str, expected: str, rules: SkatRules) -> Judge | Stop:
    if word in ("allows", "denies") and not rest:
        return Judge(TABLE, word == "allows")
    if word in (Ending.LEFT, Ending.TIMEOUT):
        seat, _, named = rest.partition(" named ")
        return Stop(TABLE, Ending(word), parse_seat(seat), rules.contract(named) if named else None)
    if word == Ending.VOID and not rest:
        return Stop(TABLE, Ending.VOID)
    raise NotationError(text, expected)


def _dealt(text: str, what: str) -> Dealt:
    parts, told = _split(text, what, 4)
    *hands, skat = map(parse_cards, parts)
    ramsch = told[-1:] == ["schieberramsch"]
    words = " ".join(told[:-1] if ramsch else told).split()
    pairs = Pairs.of(words, ("top", "bock"), text, "event")
    top = _card(pairs.told["top"], text, "event") if "top" in pairs.told else None
    return Dealt(tuple(hands), skat, pairs.factor("bock"), ramsch, top)


def _ended(text: str, what: str) -> Ended:
    parts, told = _split(text, what, 5)
    *hands, skat, laid = map(parse_cards, parts)
    began: tuple[Cards, ...] = ()
    if "began" in told:
        began = tuple(map(parse_cards, told[told.index("began") + 1 :]))
        told = told[: told.index("began")]
        if len(began) != len(SEATS):
            raise NotationError(text, "event")
    if len(told) > 1:
        raise NotationError(text, "event")
    return Ended(tuple(hands), skat, laid, parse_signed(told[0]) if told else None, began)


def _placed(text: str, what: str, rules: SkatRules) -> Placed:
    parts, heaps = _split(text, what, 6)
    *hands, laid, told, trick = parts
    words = told.split()
    is_ramsch = words[:2] == ["-", "ramsch"]
    if len(heaps) != (5 if is_ramsch else 4) or len(words) < 4:
        raise NotationError(text, "event")
    *taken, skat, run = heaps
    declarer, contract, bid, lead = words[:4]
    known = ("bock", "refused") if is_ramsch else ("bock", "kontra", "declined")
    extras = Pairs.of(words[4:], known, text, "event")
    return Placed(
        tuple(map(parse_cards, hands)),
        parse_cards(laid),
        None if is_ramsch else parse_seat(declarer),
        None if is_ramsch else rules.contract(contract),
        bid=parse_number(bid),
        lead=parse_seat(lead),
        trick=() if trick == "-" else tuple(map(Card.parse, trick.split())),
        taken=tuple(_known(heap, text) for heap in taken),
        skat=parse_cards(skat),
        matadors=None if run == "-" else parse_signed(run),
        bock=extras.factor("bock"),
        kontra=extras.count("kontra"),
        declined=extras.word("declined", GIFTS),
        refusals=extras.count("refused"),
    )


def _doubling(what: str, text: str, expected: str) -> int | None:
    """The level of a kontra, re, supra, hirsch, or of what comes after them; None if it is nothing of that kind."""
    if what in DOUBLINGS:
        return DOUBLINGS.index(what) + 1
    word, _, level = what.partition(" ")
    if word != "doubles":
        return None
    if parse_number(level) <= len(DOUBLINGS):  # those have names of their own
        raise NotationError(text, expected)
    return parse_number(level)


def _split(text: str, what: str, count: int) -> tuple[list[str], list[str]]:
    """The parts that must be there, and those that may follow."""
    parts = what.split(" | ")
    if len(parts) < count:
        raise NotationError(text, "event")
    return parts[:count], parts[count:]


def _parts(text: str, what: str, count: int) -> list[str]:
    parts = what.split(" | ")
    if len(parts) != count:
        raise NotationError(text, "event")
    return parts


def _known(heap: str, text: str) -> Hand:
    cards = parse_cards(heap)
    if not isinstance(cards, Hand):
        raise NotationError(text, "event")
    return cards


def _some_cards(word: str, text: str) -> Cards:
    if not word:
        raise NotationError(text, "event")
    return parse_cards(word)


def _card(word: str, text: str, expected: str) -> Card:
    try:
        return Card.parse(word)
    except NotationError:
        raise NotationError(text, expected) from None
