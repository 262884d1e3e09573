"""A deal of Skat drawn in plain text, for programmers: what `print(game)` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cards import Card, Hand
from knekt.engine import Cards, Event, Seat
from knekt.engine.drawing import DrawnLine, drawing, said
from knekt.skat.play import card_points
from knekt.skat.result import result
from knekt.skat.shown import order_held, sorted_hand, waited_for
from knekt.skat.spelling import DOUBLINGS, seat_letter
from knekt.skat.state import Stage, State, seat_after

__all__ = ["drawn"]

UNSAID = frozenset(("played", "ended"))  # cards are drawn where they lie


def drawn(state: State, events: Sequence[Event]) -> str:
    """The deal as far as it has gone; of a seat's view, what the seat sees."""
    return drawing(_heading(state), _lines(state, events))


def _heading(state: State) -> str:
    parts = [state.rules.options.preset]
    if state.contract is not None and state.declarer is not None:
        parts.append(f"{seat_letter(state.declarer)} plays {state.contract}")
    elif state.is_ramsch:
        parts.append("ramsch")
    if state.bid and state.declarer is not None:
        bidder = "" if state.contract else f"{seat_letter(state.declarer)} "
        parts.append(f"{bidder}bid {state.bid}")
    if state.kontra:
        named = DOUBLINGS[state.kontra - 1 : state.kontra]
        parts.append(*named or (f"doubled {state.kontra} times",))
    if state.bock > 1:
        parts.append(f"bock {state.bock}")
    parts.append(str(state.ending or state.stage.name.lower()))
    return ", ".join(parts)


def _lines(state: State, events: Sequence[Event]) -> Iterator[DrawnLine]:
    waiting = waited_for(state)
    is_over = state.stage is Stage.OVER
    for seat, cards in enumerate(state.dealt if is_over else state.hands):
        yield DrawnLine(seat_letter(seat), _heap(state, cards) or "-", seat in waiting)
    yield from _out_of_play(state)
    yield DrawnLine("said", said(events, UNSAID))
    if state.trick:
        lead = (state.turn - len(state.trick)) % 3
        yield DrawnLine("table", _trick(lead, state.trick))
    elif state.tricks and not is_over:
        last = state.tricks[-1]
        yield DrawnLine("last", f"{_trick(last.lead, last.cards)}: {seat_letter(last.winner)} takes it")
    if not is_over:
        yield DrawnLine("taken", ", ".join(_taken(state)))
        return
    counted = result(state)
    if counted.declarer is not None and counted.facts is not None:
        yield DrawnLine(
            "taken", f"{seat_letter(counted.declarer)} {_count(counted.facts.tricks, counted.facts.points)}"
        )
    else:
        yield DrawnLine("taken", ", ".join(_taken(state)))
    totals = [f"{seat_letter(seat)} {total:+}" for seat, total in enumerate(counted.totals) if total]
    yield DrawnLine("score", ", ".join(totals))


def _heap(state: State, cards: Cards) -> str:
    """Cards as one holds them, with a gap between suits; of hidden ones, how many there are."""
    if not isinstance(cards, Hand):
        return str(cards)
    order, text = order_held(state), ""
    last: Card | None = None
    for card in sorted_hand(state, cards):
        gap = "" if last is None else " " if order.suit(card) == order.suit(last) else "  "
        text, last = f"{text}{gap}{card}", card
    return text


def _out_of_play(state: State) -> Iterator[DrawnLine]:
    """The two cards that nobody holds, and the skat as dealt where they are others."""
    is_taken = state.took_skat and state.stage is not Stage.OVER
    if state.dealt and not is_taken:
        yield DrawnLine("skat", _heap(state, state.skat))
    if state.laid is not None and state.laid != state.skat:
        yield DrawnLine("laid", _heap(state, state.laid))


def _trick(lead: Seat, cards: Sequence[Card]) -> str:
    seat, told = lead, []
    for card in cards:
        told.append(f"{seat_letter(seat)} {card}")
        seat = seat_after(seat)
    return ", ".join(told)


def _taken(state: State) -> Iterator[str]:
    """The tricks of the declarer and of the defenders, or of each who has one, with their card points."""
    if state.declarer is not None and state.contract is not None:
        if state.won or state.lost:
            others = " and ".join(map(seat_letter, state.defenders))
            yield f"{seat_letter(state.declarer)} {_count(state.won, state.points)}"
            yield f"{others} {_count(state.lost, state.against)}"
        return
    before = state.taken or (Hand(),) * 3
    for seat in range(3):
        own = [trick.cards for trick in state.tricks if trick.winner == seat]
        tricks = len(before[seat]) // 3 + len(own)
        points = card_points(before[seat]) + sum(map(card_points, own))
        if tricks:
            yield f"{seat_letter(seat)} {_count(tricks, points)}"


def _count(tricks: int, points: int) -> str:
    return f"{tricks} {'trick' if tricks == 1 else 'tricks'} ({points})"
