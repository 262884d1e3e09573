"""A drawing of a deal for a terminal of 80 columns: the cards, the auction, the tricks, the count."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Card, Hand, Order
from knekt.cli.layout import joined, set_in_lines, shortened, signed, table
from knekt.cli.speaker import Speaker
from knekt.cli.story import story_lines
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import wrapped
from knekt.cli.table.seating import Seating
from knekt.engine import Cards, Event, Seat
from knekt.message import Message, printable
from knekt.notation import Record
from knekt.sheet import Terms
from knekt.skat import (
    SEATS,
    BidMade,
    Dealt,
    Declared,
    Discarded,
    Ended,
    Ending,
    HandChosen,
    Held,
    Opened,
    Passed,
    PassedOn,
    Placed,
    Played,
    PlayedOn,
    RamschSaid,
    RamschScore,
    Result,
    SkatGame,
    SkatTaken,
    State,
    TookUp,
    card_points,
    result,
    trump_order,
)
from knekt.words import say_all

__all__ = ["deal_lines", "grouped_by_amount", "heap", "seat_message"]

_TEN = 10
# tags with facts that the diagram shows itself
_FOREIGN = {
    "GM",
    "MV",
    "R",
    "P0",
    "P1",
    "P2",
    "R0",
    "R1",
    "R2",
    "Count",
}
_CALLS = BidMade, Held, Passed, RamschSaid
_DRAWN = *_CALLS, Dealt, Placed, SkatTaken, HandChosen, Discarded, Opened, Played, PlayedOn, Ended


def heap(cards: Cards, order: Order, faces: Faces) -> str:
    """Cards as a player sorts them, with a gap after the trumps; how many, if they are hidden.

    >>> heap(Hand.parse("HA CJ HT CA"), trump_order("grand", None), Faces(Speaker("en")))
    '♣J  ♣A  ♥A ♥10'
    """
    if not isinstance(cards, Hand):
        return str(cards)
    drawn, last = "", None
    for card in order.sorted(cards):
        gap = "" if last is None else " " if order.suit(card) == order.suit(last) else "  "
        drawn, last = drawn + gap + faces.show(card), card
    return drawn


def deal_lines(record: Record, game: SkatGame, speaker: Speaker) -> Iterator[str]:
    """The deal from its heading to its score, as far as it was played."""
    state = game.state
    yield from _heading(record, state, speaker)
    yield ""
    yield from _heaps(record, state, speaker)
    calls = [said for event in game.events if (said := _call(event, speaker))]
    if calls:
        yield ""
        yield from set_in_lines(speaker.say("show-auction", calls=" · ".join(calls)).split(" · "), " · ")
    if state.tricks or state.trick:
        yield ""
        yield from _tricks(record.events[0], state, speaker)
    names = tuple(speaker.render(seat_message(seat)) for seat in range(len(SEATS)))
    seating = Seating(speaker, Faces(speaker), names, Terms(1, 2, (0, 1, 2)), None)
    if story := list(story_lines(game, seating, (Played,), _is_drawn)):
        yield ""
        yield from story
    yield ""
    if game.is_over:
        yield from _end(record, result(state), speaker)
    else:
        yield speaker.say("show-unfinished")


def _is_drawn(event: Event, before: State) -> bool:
    """Whether the diagram shows the event; of several games named, it shows only the first."""
    return isinstance(event, _DRAWN) or (isinstance(event, Declared) and before.contract is None)


def seat_message(seat: Seat) -> Message:
    """Forehand, middlehand or rearhand."""
    return Message("seat", {"seat": SEATS[seat]})


def player(record: Record, seat: Seat, speaker: Speaker) -> str:
    """The player in a seat, by name and seat."""
    place = seat_message(seat)
    name = _names(record)[seat]
    return speaker.say("show-player", name=shortened(name), seat=place) if name else speaker.render(place)


def _names(record: Record) -> list[str]:
    """A name for each seat, empty where the record has none."""
    return [*record.players, "", "", ""][: len(SEATS)]


def _heading(record: Record, state: State, speaker: Speaker) -> Iterator[str]:
    parts = []
    if state.contract is not None and state.declarer is not None:
        parts.append(speaker.render(state.contract.message))
        parts.append(speaker.say("show-declarer", player=player(record, state.declarer, speaker)))
        parts += [speaker.say("show-bid", bid=state.bid)] if state.bid else []
        parts += [speaker.say("doubling", level=state.kontra)] if state.kontra else []
    elif state.is_ramsch:
        pushed = any(isinstance(event, TookUp | PassedOn) for event in record.events)
        parts.append(speaker.say("show-ramsch", pushed="yes" if pushed else "no"))
    elif state.ending is not None:
        parts.append(speaker.render(Message(f"ending-{state.ending}")))
    else:
        parts.append(speaker.say("show-deal"))
    parts += [speaker.say("show-bock", factor=state.bock)] if state.bock > 1 else []
    told = " · ".join([*parts, record.options.preset])
    yield from wrapped(told[:1].upper() + told[1:])
    tags = [f"{name} {value}" for name, value in record.tags.items() if value and name not in _FOREIGN]
    if tags:
        yield from set_in_lines(list(map(printable, tags)), " · ")


def _heaps(record: Record, state: State, speaker: Speaker) -> list[str]:
    hands = _as_dealt(state)
    order = trump_order("grand", None) if state.contract is None else state.contract.order
    faces = Faces(speaker)
    names = _names(record)
    rows = [
        [speaker.render(Message("seat", {"seat": letter})), shortened(name), heap(cards, order, faces)]
        # without hands, nothing is dealt yet
        for letter, name, cards in zip(SEATS, names, hands, strict=False)
    ]
    if isinstance(state.skat, Hand):
        rows.append([speaker.say("show-skat"), "", heap(state.skat, order, faces)])
    if state.laid is not None and not state.hand_game and state.laid != state.skat:
        rows.append([speaker.say("show-laid"), "", heap(state.laid, order, faces)])
    elif state.laid is not None and not isinstance(state.skat, Hand):
        rows.append([speaker.say("show-skat"), "", heap(state.laid, order, faces)])
    if not any(names):
        rows = [[first, last] for first, _, last in rows]
    return table(rows, indent=2)


def _as_dealt(state: State) -> tuple[Cards, ...]:
    """The hands as dealt; where a set-up tells the skat, its hands are those after the exchange."""
    hands, seat, skat, laid = state.dealt, state.declarer, state.skat, state.laid
    if seat is None or state.took_skat or state.hand_game or state.contract is None:
        return hands
    held = hands[seat]
    if not (isinstance(held, Hand) and isinstance(skat, Hand) and isinstance(laid, Hand)):
        return hands
    if len(held) < _TEN or not skat <= held | laid:
        return hands
    return (*hands[:seat], (held | laid) - skat, *hands[seat + 1 :])


def _call(event: Event, speaker: Speaker) -> str | None:
    """What a seat said in the auction."""
    match event:
        case BidMade(seat, value):
            said = str(value)
        case Held(seat):
            said = speaker.say("show-yes")
        case Passed(seat):
            said = speaker.say("show-pass")
        case RamschSaid(seat):
            said = speaker.say("show-says-ramsch")
        case _:
            return None
    return f"{speaker.say('seat-letter', seat=SEATS[seat])} {said}"


def _tricks(first: Event, state: State, speaker: Speaker) -> Iterator[str]:
    """A row for each trick: the cards under their players, and the card points of each side so far."""
    faces = Faces(speaker)
    seats = [speaker.render(seat_message(seat)) for seat in range(len(SEATS))]
    sides = _sides(state, speaker)
    rows = [["", *(f" {seat}" for seat in seats), *sides]]
    taken = [0] * max(len(sides), 2)
    if isinstance(first, Placed):
        taken = [card_points(heap) for heap in first.taken]
    for number, trick in enumerate(state.tricks, start=1):
        taken[trick.winner if state.is_ramsch else trick.winner != state.declarer] += card_points(trick.cards)
        points = list(map(str, taken[: len(sides)]))
        rows.append([str(number), *_row(trick.cards, trick.lead, trick.winner, faces), *points])
    if state.trick:
        lead = (state.turn - len(state.trick)) % 3
        rows.append([str(len(rows)), *_row(state.trick, lead, None, faces), *("" for _ in sides)])
    yield from table(rows, right=(0, 4, 5, 6), gap=3)
    yield "      " + speaker.say("show-marks")


def _sides(state: State, speaker: Speaker) -> list[str]:
    """The names of those whose card points are counted: sides, or seats in a ramsch, or nobody in null."""
    if state.is_ramsch:
        return [speaker.say("seat-letter", seat=letter) for letter in SEATS]
    assert state.contract is not None
    if state.contract.is_null:
        return []
    return [speaker.say("show-declarer-side"), speaker.say("show-defenders")]


def _row(cards: tuple[Card, ...], lead: Seat, winner: Seat | None, faces: Faces) -> list[str]:
    cells = ["", "", ""]
    for place, card in enumerate(cards):
        seat = (lead + place) % 3
        cells[seat] = f"{'>' if seat == lead else ' '}{faces.show(card)}{'*' if seat == winner else ''}"
    return cells


def _end(record: Record, end: Result, speaker: Speaker) -> Iterator[str]:
    if end.ending is not Ending.PLAYED:
        yield from wrapped(speaker.say("show-ending", ending=Message(f"ending-{end.ending}")))
    if end.ramsch is not None:
        each = zip(range(len(SEATS)), end.ramsch.points, strict=True)
        points = [f"{player(record, seat, speaker)} {points}" for seat, points in each]
        yield from wrapped(speaker.say("show-card-points", points=", ".join(points)))
    elif end.facts is not None and (end.facts.is_counted or end.facts.cut_short):
        yield from wrapped(speaker.say("show-result", points=end.facts.points, tricks=end.facts.tricks))
    if end.facts is not None and end.facts.cut_short:
        yield from wrapped(speaker.say("table-announcement-missed"))
    if end.lines:
        count = say_all((line.message for line in end.lines), speaker.lang)
        yield from set_in_lines(speaker.say("show-count", count=count).split(", "))
    shares = [] if end.ramsch is None else grouped_by_amount(end.ramsch)
    if end.declarer is not None:
        shares = [([end.declarer], end.totals[end.declarer])]
    for seats, amount in shares:
        names = joined([player(record, seat, speaker) for seat in seats], speaker)
        yield from wrapped(speaker.say("show-score", player=names, score=signed(amount)))


def grouped_by_amount(counted: RamschScore) -> list[tuple[list[Seat], int]]:
    """The seats that a ramsch concerns, in groups that get the same amount."""
    found: dict[int, list[Seat]] = {}
    for seat in counted.charged:
        found.setdefault(counted.totals[seat], []).append(seat)
    return [(seats, amount) for amount, seats in found.items()]
