"""A deal of Skruf drawn in plain text, for programmers: what `print(game)` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cards import Card, Hand
from knekt.engine import Cards, Event, Hidden, Seat
from knekt.engine.drawing import DrawnLine, drawing, said
from knekt.skruf.result import result, tricks_of
from knekt.skruf.shown import sorted_hand, waited_for
from knekt.skruf.spelling import seat_letter
from knekt.skruf.state import Stage, State

__all__ = ["drawn"]

UNSAID = frozenset(("played", "played-open", "ended"))  # cards are drawn where they lie


def drawn(state: State, events: Sequence[Event]) -> str:
    """The deal as far as it has gone; of a seat's view, what the seat sees."""
    return drawing(_heading(state), _lines(state, events))


def _heading(state: State) -> str:
    parts = [state.rules.options.preset]
    if state.unowned is not None:
        parts.append(f"open hand {seat_letter(state.unowned)}")
    if state.is_misere:
        parts.append("misère")
    elif state.bidder is not None:
        does = "plays" if state.contract else "bids"
        parts.append(f"{seat_letter(state.bidder)} {does} {state.high}")
    parts.append(str(state.ending or state.stage.name.lower()))
    return ", ".join(parts)


def _lines(state: State, events: Sequence[Event]) -> Iterator[DrawnLine]:
    waiting = waited_for(state)
    is_over = state.stage is Stage.OVER
    for seat, cards in enumerate((state.began or state.dealt) if is_over else state.hands):
        yield DrawnLine(seat_letter(seat), _heap(state, cards) or "-", seat in waiting)
    if state.stage in (Stage.AUCTION, Stage.TALON) or not (state.began or state.gifts):
        yield DrawnLine("talon", _talon(state.talon))
    yield DrawnLine("said", said(events, UNSAID))
    if state.trick:
        yield DrawnLine("table", _trick(state, _leader(state), state.trick))
    elif state.tricks and not is_over:
        last = state.tricks[-1]
        yield DrawnLine(
            "last", f"{_trick(state, last.lead, last.cards)}: {seat_letter(last.winner)} takes it"
        )
    sides = [" and ".join(map(seat_letter, seats)) for seats in state.sides]
    tricks = tricks_of(state) if is_over and state.began else state.won
    if any(tricks):
        yield DrawnLine(
            "taken", ", ".join(f"{who} {_count(won)}" for who, won in zip(sides, tricks, strict=True))
        )
    scored = result(state).score if is_over else None
    if scored is not None:
        yield DrawnLine("score", ", ".join(f"{who} {scored.total(side)}" for side, who in enumerate(sides)))


def _heap(state: State, cards: Cards) -> str:
    """Cards as one holds them, with a gap between suits; of hidden ones, how many there are."""
    if not isinstance(cards, Hand):
        return str(cards)
    text = ""
    last: Card | None = None
    for card in sorted_hand(state, cards):
        gap = "" if last is None else " " if card.suit == last.suit else "  "
        text, last = f"{text}{gap}{card}", card
    return text


def _talon(talon: tuple[Card, ...] | Hidden) -> str:
    """The talon, its top card first."""
    return str(talon) if isinstance(talon, Hidden) else " ".join(map(str, talon))


def _leader(state: State) -> Seat:
    """Who led to the trick on the table."""
    circle = state.circle
    return circle[(circle.index(state.turn) - len(state.trick)) % len(circle)]


def _trick(state: State, lead: Seat, cards: Sequence[Card]) -> str:
    seat, told = lead, []
    for card in cards:
        told.append(f"{seat_letter(seat)} {card}")
        seat = state.after(seat)
    return ", ".join(told)


def _count(tricks: int) -> str:
    return f"{tricks} {'trick' if tricks == 1 else 'tricks'}"
