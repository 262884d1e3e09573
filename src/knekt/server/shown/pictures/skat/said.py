"""What has been said and done in a deal of Skat, read off the viewer's log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from knekt.cards import Hand, Order
from knekt.engine import Event, Seat
from knekt.server.shown.pictures.parts import Heap, Said, heap, wire_message
from knekt.sheet import SkatTerms
from knekt.skat import PassedOn, Pushed, SkatRules, State, TookUp, card_points
from knekt.telling.skat import bid_tells, words_said

__all__ = [
    "SkatCall",
    "SkatPush",
    "calls_heard",
    "cards_pushed",
    "points_taken",
    "roles_of",
    "tricks_won",
]

PLACES = "forehand", "middlehand", "rearhand"


class SkatCall(Struct, kw_only=True):
    """A word of the auction; `value` goes with a bid, `to` is who has to answer it, `tells` which games are \
    worth so much."""

    seat: int
    said: Literal["bid", "hold", "pass", "ramsch"]
    row: int  # the row in the table of calls, which a question shares with its answer
    value: int | None = None
    to: int | None = None
    tells: Said | None = None


class SkatPush(Struct, kw_only=True):
    """What a seat did with the two cards that go round before a schieberramsch: passed on unseen, or got \
    and gave."""

    seat: int
    unseen: bool
    got: Heap
    gave: Heap | None


def calls_heard(rules: SkatRules, events: Sequence[Event]) -> list[SkatCall]:
    """The auction, word by word."""
    calls = list[SkatCall]()
    for word in words_said(events[1:]):
        games = None if word.value is None else bid_tells(rules, word.value)
        calls.append(
            SkatCall(
                seat=word.seat,
                said=word.said,
                row=word.row,
                value=word.value,
                to=word.to,
                tells=None if games is None else wire_message(games),
            )
        )
    return calls


def cards_pushed(events: Sequence[Event], order: Order) -> list[SkatPush]:
    """The way of the two cards, as far as the viewer saw it."""
    pushes = list[SkatPush]()
    for event in events:
        match event:
            case PassedOn(seat):
                pushes.append(SkatPush(seat=seat, unseen=True, got=2, gave=2))
            case TookUp(seat, cards):
                pushes.append(SkatPush(seat=seat, unseen=False, got=heap(cards, order.sorted), gave=None))
            case Pushed(_, cards):
                pushes[-1].gave = heap(cards, order.sorted)
    return pushes


def roles_of(state: State, terms: SkatTerms, viewer: Seat | None) -> list[list[str]]:
    """What every seat is in this deal; the partner is the viewer's."""
    declarer = state.declarer
    defends = declarer is not None and viewer is not None and viewer != declarer
    roles = [[place] for place in PLACES]
    for seat, of_seat in enumerate(roles):
        if terms.seats[seat] == terms.dealer:
            of_seat.append("dealer")
        if seat == declarer:
            of_seat.append("declarer")
        elif defends and seat != viewer:
            of_seat.append("partner")
    return roles


def tricks_won(state: State) -> list[int]:
    """The tricks of each seat, including those that a ramsch had before it was set up."""
    won = [len(cards) // 3 for cards in state.taken] or [0, 0, 0]
    for trick in state.tricks:
        won[trick.winner] += 1
    return won


def points_taken(state: State, viewer: Seat | None) -> int | None:
    """Card points in the tricks of the viewer's side, and in what the viewer laid away as declarer.

    The viewer may know those without looking back at the others' tricks. It is None where card points do not
    count, and where a set-up does not tell them.
    """
    contract = state.contract
    if viewer is None or state.order is None or (contract is not None and contract.is_null):
        return None
    if viewer == state.declarer:
        laid = state.laid if isinstance(state.laid, Hand) and not state.hand_game else Hand()
        return state.points + card_points(laid)
    if not state.is_ramsch and state.won + state.lost > len(state.tricks):
        return None
    before = card_points(state.taken[viewer]) if state.taken else 0
    sides = {viewer} if state.is_ramsch else {*state.defenders}
    return before + sum(card_points(trick.cards) for trick in state.tricks if trick.winner in sides)
