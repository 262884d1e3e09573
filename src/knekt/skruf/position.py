"""A deal that starts from a contract without an auction, or in the middle of play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

from knekt.cards import Card, Hand
from knekt.engine import Cards, Hidden, Move, Seat, check_pack, known, value
from knekt.engine.parts import parse_number
from knekt.errors import InvalidPosition
from knekt.skruf.bid import NO_TRUMP, Bid, parse_bid
from knekt.skruf.deal import ALL, hand_of
from knekt.skruf.exchange import circle_of
from knekt.skruf.spelling import (
    SkrufEvent,
    parse_seat,
    parts_of,
    read_heaps,
    read_known,
    seat_letter,
    unreadable,
)
from knekt.skruf.state import OPEN_HAND, SEATS, Stage, State

__all__ = ["MOVES", "Placed"]

TRICKS = 13


@value
class Placed(SkrufEvent):
    """The hands and the contract as somebody set them up, with all cards that were played before.

    If `bid` is None, it is a misère. In trekarl the hand that nobody holds lies open.
    """

    kind = "placed"

    hands: tuple[Cards, ...]
    declarer: Seat | None
    bid: Bid | None
    lead: Seat  # the seat that has led to the trick on the table, or is to lead
    trick: tuple[Card, ...] = ()
    played: tuple[Hand, ...] = ()  # the cards that each seat has played to earlier tricks
    won: tuple[int, int] = (0, 0)  # the earlier tricks of the declarer's side and of the others
    unowned: Seat | None = None

    def check(self) -> None:
        """Nothing, if the cards can lie like that; InvalidPosition if not."""
        for seat in (self.lead, *(() if self.declarer is None else (self.declarer,))):
            if not 0 <= seat < len(SEATS):
                raise InvalidPosition("no-such-seat", seat=seat)
        if self.declarer is not None and self.declarer == self.unowned:  # nobody holds that hand
            raise InvalidPosition("no-such-seat", seat=self.declarer)
        if (self.bid is None) != (self.declarer is None):
            raise InvalidPosition("bid-and-declarer")
        if len(self.hands) != len(SEATS) or len(self.heaps) != len(SEATS):
            raise InvalidPosition("wrong-number-of-hands", hands=len(self.hands), due=len(SEATS))
        hands, done = known(self.hands), sum(self.won)
        if min(self.won) < 0 or done >= TRICKS or len(self.trick) > 3:
            raise InvalidPosition("tricks-so-far", tricks=done, most=TRICKS - 1)
        circle = circle_of(self.declarer, self.unowned)
        started = [circle[(circle.index(self.lead) + place) % 4] for place in range(len(self.trick))]
        for seat, name in enumerate(SEATS):
            due = TRICKS - done - (seat in started)
            if len(hands[seat]) != due:
                raise InvalidPosition(
                    "wrong-number-dealt", place=hand_of(name), cards=len(hands[seat]), due=due
                )
            if len(self.heaps[seat]) != done:
                raise InvalidPosition(
                    "wrong-number-played", place=hand_of(name), cards=len(self.heaps[seat]), due=done
                )
        check_pack((*hands, *self.heaps, Hand.of(self.trick)), ALL)

    @property
    def heaps(self) -> tuple[Hand, ...]:
        """The cards that each seat has played to earlier tricks."""
        return self.played or (Hand(),) * len(SEATS)

    def seen_by(self, seat: Seat | None) -> Self:
        known_to = {seat, self.unowned} - {None}
        if seat == self.unowned:
            known_to = {self.unowned} - {None}
        hands = tuple(
            cards if each in known_to else Hidden(len(cards)) for each, cards in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def __str__(self) -> str:
        who = "- misere" if self.declarer is None else f"{seat_letter(self.declarer)} {self.bid}"
        told = [f"{who} {seat_letter(self.lead)}", " ".join(map(str, self.trick)) or "-"]
        parts = [*(str(cards) or "-" for cards in self.hands), *told]
        if any(self.won):
            parts += [f"{self.won[0]} {self.won[1]}", *(str(heap) or "-" for heap in self.heaps)]
        return "place " + " | ".join(parts + ["open"] * (self.unowned is not None))

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        word, _, what = text.partition(" ")
        if word != "place":
            return None
        parts, is_open = parts_of(what)
        if len(parts) not in (6, 11) or len(parts[4].split()) != 3:
            raise unreadable(text)
        declarer, bid, lead = parts[4].split()
        is_misere = (declarer, bid) == ("-", "misere")
        won, played = (0, 0), tuple[Hand, ...]()
        if parts[6:]:
            numbers = parts[6].split()
            if len(numbers) != 2:
                raise unreadable(text)
            won = parse_number(numbers[0]), parse_number(numbers[1])
            played = read_known(parts[7:], text)
        return cls(
            read_heaps(parts[:4], text),
            None if is_misere else parse_seat(declarer),
            None if is_misere else parse_bid(bid),
            parse_seat(lead),
            () if parts[5] == "-" else tuple(map(Card.parse, parts[5].split())),
            played,
            won,
            OPEN_HAND if is_open else None,
        )


def evolve_placed(state: State, event: Placed) -> State:
    circle = circle_of(event.declarer, event.unowned)
    turn = circle[(circle.index(event.lead) + len(event.trick)) % 4]
    placed = state.but(
        stage=Stage.PLAY,
        dealt=event.hands,
        hands=event.hands,
        unowned=event.unowned,
        opened=frozenset() if event.unowned is None else frozenset({event.unowned}),
        high=event.bid,
        bidder=event.declarer,
        buyer=event.declarer,
        is_misere=event.bid is None,
        talon_dealt=True,
        circle=circle,
        order=NO_TRUMP if event.bid is None else event.bid.order,
        turn=turn,
        trick=event.trick,
        played=event.heaps if any(event.won) else (),
        won_before=event.won,
    )
    return placed.but(began=_hands_at_start(placed, event))


def _hands_at_start(state: State, event: Placed) -> tuple[Cards, ...]:
    """The thirteen cards with which each hand began, as far as they are known."""
    began = list[Cards]()
    for seat, cards in enumerate(event.hands):
        place = (state.circle.index(seat) - state.circle.index(event.lead)) % 4
        on_table = Hand.of(event.trick[place : place + 1])
        whole = len(cards) + len(on_table) + len(event.heaps[seat])
        began.append(cards | on_table | event.heaps[seat] if isinstance(cards, Hand) else Hidden(whole))
    return tuple(began)


MOVES = (Move(Placed, evolve_placed),)
