"""What pictures of every family are made of: heaps of cards, tricks, messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from knekt.cards import Card, Hand, Trick
from knekt.engine import Cards, Hidden, Seat, View
from knekt.message import Message
from knekt.sheet import Terms
from knekt.telling import Listener, Sentence

__all__ = [
    "AuctionPicture",
    "ClaimPicture",
    "Heap",
    "RubberPicture",
    "Said",
    "SpecialRound",
    "Told",
    "TrickPicture",
    "claim_picture",
    "heap",
    "listener_of",
    "sortings",
    "texts",
    "trick_picture",
    "trick_under_way",
    "wire_message",
    "wire_sentence",
]

# The cards in the order in which the player sorts them, or how many they are if the viewer may not see them.
Heap = list[str] | int


class Said(Struct, omit_defaults=True):
    """A message of the Fluent files: its id and what goes into its places, perhaps a message again."""

    id: str
    args: dict[str, str | int | Said] = {}


class Told(Struct, omit_defaults=True):
    """A sentence about the table: a message, and apart from it the cards and the players that go into its \
    places.

    Cards are those that the viewer knows, perhaps none. A player of −1 is the hand that nobody holds.
    """

    id: str
    args: dict[str, str | int | Said] = {}
    cards: dict[str, list[str]] = {}
    names: dict[str, list[int]] = {}


class AuctionPicture(Struct, kw_only=True):
    """How the calls are read as a table: its columns, and what is to be known while one calls.

    That is who holds the last bid or asks whom, who is still to come, what a pass leads to.
    """

    callers: list[int]  # the seats in the order in which they call
    stands: list[Told]  # empty when the auction is not open


class TrickPicture(Struct, kw_only=True):
    """Cards in the order in which they were played, and from which seats they come; the first has led."""

    seats: list[int]
    cards: list[str]
    winner: int | None  # none until the trick is full


class ClaimPicture(Struct, kw_only=True):
    """A claim on the table: by whom, for how many of so many tricks that are left, and who has accepted \
    it."""

    seat: int
    tricks: int
    left: int
    accepted: list[int]


class SpecialRound(Struct, kw_only=True):
    """So many deals one after the other that count bock times as much, or are played as schieberramsch."""

    deals: int
    bock: int
    schieberramsch: bool


class RubberPicture(Struct, kw_only=True):
    """The rubber under way: for each party its players, its trick points towards the next game, its games, \
    all its points."""

    number: int
    parties: list[list[int]]
    parts: list[int]
    games: list[int]
    totals: list[int]


def wire_message(message: Message) -> Said:
    """The message as it goes to viewers."""
    return Said(
        message.id,
        {
            name: wire_message(each) if isinstance(each, Message) else each
            for name, each in message.args.items()
        },
    )


def wire_sentence(sentence: Sentence) -> Told:
    """The sentence as it goes to viewers."""
    message = wire_message(sentence.message)
    return Told(
        message.id,
        message.args,
        {place: texts(cards) for place, cards in sentence.cards.items()},
        {place: list(players) for place, players in sentence.names.items()},
    )


def listener_of(view: View[Any], terms: Terms) -> Listener:
    """The player whose view it is, as the one to whom the deal is told."""
    return Listener(terms, None if view.seat is None else terms.seats[view.seat])


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards as they are written."""
    return [card.text for card in cards]


def heap(cards: Cards, sort: Callable[[Hand], Iterable[Card]]) -> Heap:
    """The cards in the order that `sort` gives them, or how many they are if they are hidden."""
    return cards.count if isinstance(cards, Hidden) else [card.text for card in sort(cards)]


def sortings(own: Cards, orders: Mapping[str, Callable[[Hand], Iterable[Card]]]) -> dict[str, list[str]]:
    """The viewer's own hand, sorted for each game that it may be sorted for, by that game's letter."""
    if not isinstance(own, Hand):
        return {}
    return {letter: texts(sort(own)) for letter, sort in orders.items()}


def trick_picture(trick: Trick, circle: Sequence[Seat]) -> TrickPicture:
    """A trick that has been taken."""
    return _trick(trick.lead, trick.cards, circle, trick.winner)


def trick_under_way(state: Any, circle: Sequence[Seat]) -> TrickPicture | None:
    """The trick on the table, if there is one."""
    cards: tuple[Card, ...] = state.trick
    if not cards:
        return None
    return _trick(circle[(circle.index(state.turn) - len(cards)) % len(circle)], cards, circle, None)


def _trick(lead: Seat, cards: Sequence[Card], circle: Sequence[Seat], winner: Seat | None) -> TrickPicture:
    start, count = circle.index(lead), len(circle)
    seats = [circle[(start + place) % count] for place in range(len(cards))]
    return TrickPicture(seats=seats, cards=[card.text for card in cards], winner=winner)


def claim_picture(state: Any) -> ClaimPicture | None:
    """The claim that waits for an answer, if there is one."""
    claim = state.claim
    if claim is None:
        return None
    accepted = sorted(claim.accepted)
    return ClaimPicture(seat=claim.seat, tricks=claim.tricks, left=state.tricks_left, accepted=accepted)
