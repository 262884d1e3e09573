"""How whist is shown to viewers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from knekt.cards import Card, Hand
from knekt.engine import Seat, View
from knekt.server.shown.pictures.family import FamilyPictures
from knekt.server.shown.pictures.parts import (
    AuctionPicture,
    ClaimPicture,
    Heap,
    Said,
    Told,
    TrickPicture,
    heap,
    listener_of,
    trick_picture,
    trick_under_way,
    wire_message,
    wire_sentence,
)
from knekt.sheet import Terms
from knekt.telling import outcome
from whist.result import SIDES, result
from whist.sheet import WhistSitting
from whist.state import DEALER, SEATS, State

__all__ = ["FAMILY", "WhistPicture", "WhistSheet"]

CIRCLE = tuple(range(len(SEATS)))


class WhistTrumps(Struct, kw_only=True):
    """What is played: the trump suit, if there is one, and the card that was turned up for it."""

    name: Said
    turned: str | None


class WhistResult(Struct, kw_only=True):
    """The end of a deal, with all cards as they were dealt."""

    told: list[Told]  # the first sentence says who has won
    tricks: list[int]  # of both sides: the dealer's left and right, the dealer's
    totals: list[int]  # what each seat gets
    dealt: list[Heap]
    played: list[Heap]  # nothing changes hands: empty


class WhistPicture(Struct, kw_only=True, tag="whist", tag_field="game"):
    """A deal of whist as one seat, or somebody who only watches, may see it.

    Lists go by seats: the dealer's left, the dealer's partner, the dealer's right, the dealer.
    """

    number: int
    dealer: int  # a player, as in `seats`
    seats: list[int]
    resting: list[int]
    seat: int | None  # the viewer's
    stage: Literal["play", "over"]
    turn: list[int]  # the seats that the deal waits for
    roles: list[list[str]]
    hands: list[Heap]
    open: list[int]
    new: list[str]
    sorted: dict[str, list[str]]
    calls: list[Told]  # nobody calls
    auction: AuctionPicture
    contract: WhistTrumps
    trick: TrickPicture | None
    last: list[TrickPicture]  # the trick that may still be looked at
    won: list[int]  # tricks of each seat
    tricks: list[int]  # tricks of both sides
    claim: ClaimPicture | None
    result: WhistResult | None


class WhistSheetRow(Struct, kw_only=True):
    """A deal: who dealt, the tricks of the dealer's left and right, and what each player has after it."""

    number: int
    dealer: int
    tricks: int
    totals: list[int]


class WhistSheet(Struct, kw_only=True, tag="whist", tag_field="game"):
    """The whole sheet."""

    players: int
    over: bool
    last: int | None
    rows: list[WhistSheetRow]
    totals: list[int]


def _deal(view: View[State], terms: Terms, helped: bool) -> WhistPicture:
    state, seat = view.state, view.seat
    found, partner = result(state), None if seat is None else (seat + 2) % len(SEATS)
    roles = [["dealer"] * (each == DEALER) + ["partner"] * (each == partner) for each in CIRCLE]
    return WhistPicture(
        number=terms.number,
        dealer=terms.dealer,
        seats=list(terms.seats),
        resting=[],
        seat=seat,
        stage="over" if state.is_over else "play",
        turn=[] if state.is_over else [state.turn],
        roles=roles,
        hands=[heap(cards, lambda hand: _held(state, hand)) for cards in state.hands],
        open=[],
        new=[],
        sorted={},
        calls=[],
        auction=AuctionPicture(callers=list(CIRCLE), stands=[]),
        contract=WhistTrumps(
            name=wire_message(state.trumps), turned=None if state.turned is None else state.turned.text
        ),
        trick=trick_under_way(state, CIRCLE),
        last=[] if state.trick else [trick_picture(each, CIRCLE) for each in state.tricks[-1:]],
        won=[sum(trick.winner == each for trick in state.tricks) for each in CIRCLE],
        tricks=[found.tricks, len(state.tricks) - found.tricks],
        claim=None,
        result=_result(view, terms) if state.is_over else None,
    )


def _result(view: View[State], terms: Terms) -> WhistResult:
    state = view.state
    found = result(state)
    return WhistResult(
        told=[wire_sentence(each) for each in outcome(listener_of(view, terms), state.rules.options, found)],
        tricks=[found.of(side) for side in range(len(SIDES))],
        totals=[found.points[_side(seat)] for seat in CIRCLE],
        dealt=[heap(cards, lambda hand: _held(state, hand)) for cards in state.dealt],
        played=[],
    )


def _side(seat: Seat) -> int:
    return next(number for number, side in enumerate(SIDES) if seat in side)


def _held(state: State, hand: Hand) -> list[Card]:
    """A hand as it is held: trumps first, suit by suit."""
    return state.order.sorted(hand)


def _sheet(sitting: WhistSitting) -> WhistSheet:
    rows = [
        WhistSheetRow(
            number=row.terms.number,
            dealer=row.terms.dealer,
            tricks=row.result.tricks,
            totals=list(row.totals),
        )
        for row in sitting.rows
    ]
    totals = list(sitting.totals)
    return WhistSheet(
        players=sitting.players, over=sitting.is_over, last=sitting.last, rows=rows, totals=totals
    )


FAMILY = FamilyPictures(deal_type=WhistPicture, sheet_type=WhistSheet, deal=_deal, sheet=_sheet)
