"""A deal that starts from a given contract or from the middle of play: puzzles, arenas, logs without an auction."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Self

from knekt.cards import Card, Hand
from knekt.engine import Cards, Event, Hidden, Seat, value
from knekt.errors import InvalidPosition
from knekt.skat.contract import Contract
from knekt.skat.deal import check_pack, known
from knekt.skat.play import card_points
from knekt.skat.state import SEATS, Stage, State, seat_letter

__all__ = ["Placed"]


@value
class Placed(Event):
    """Cards, declarer and contract as somebody set them up."""

    kind: ClassVar[str] = "placed"

    hands: tuple[Cards, ...]
    laid: Cards  # the declarer's discards, or the untouched skat
    declarer: Seat
    contract: Contract
    bid: int = 0
    lead: Seat = 0  # who leads to the trick on the table
    trick: tuple[Card, ...] = ()
    taken: tuple[Hand, Hand] = (Hand(), Hand())  # in the declarer's tricks, in the defenders'
    skat: Cards = Hidden(2)  # as dealt, where that is known
    matadors: int | None = None  # needed where cards have been played, for they cannot be counted

    def check(self) -> None:
        """Nothing, if the cards can lie so; InvalidPosition if not."""
        for seat in (self.declarer, self.lead):
            if not 0 <= seat < len(SEATS):
                raise InvalidPosition("no-such-seat", seat=seat)
        hands = known((*self.hands, self.laid))
        check_pack((*hands, Hand.of(self.trick), *self.taken))
        left = max(map(len, hands[:3]))
        for seat, cards in enumerate(hands[:3]):
            due = left - ((seat - self.lead) % 3 < len(self.trick))
            if len(cards) != due or not left:
                raise InvalidPosition("wrong-number-dealt", place=SEATS[seat], cards=len(cards), due=due)
        if len(self.laid) != 2:
            raise InvalidPosition("wrong-number-dealt", place="skat", cards=len(self.laid), due=2)
        for heap in self.taken:
            if len(heap) % 3:
                raise InvalidPosition("broken-trick", cards=len(heap))
        if self.contract.is_null and self.taken[0]:
            raise InvalidPosition("null-already-lost", cards=len(self.taken[0]))
        self._check_matadors()

    def _check_matadors(self) -> None:
        """They can be counted as long as no card has been played; from then on somebody has to tell them."""
        if self.contract.is_null:
            return
        most = self.contract.most_matadors
        told = self.matadors is not None
        if told and not 1 <= abs(self.matadors or 0) <= most:
            raise InvalidPosition("matadors-impossible", n=self.matadors or 0, most=most)
        if not told and (self.trick or any(self.taken)):
            raise InvalidPosition("matadors-unknown", cards=len(self.trick) + sum(map(len, self.taken)))

    def seen_by(self, seat: Seat | None) -> Self:
        hands = tuple(cards if each == seat else Hidden(len(cards)) for each, cards in enumerate(self.hands))
        if seat == self.declarer and not self.contract.row.hand:
            return replace(self, hands=hands, matadors=None)
        return replace(self, hands=hands, laid=Hidden(2), skat=Hidden(2), matadors=None)

    def __str__(self) -> str:
        parts = [str(heap) or "-" for heap in (*self.hands, self.laid)]
        told = f"{seat_letter(self.declarer)} {self.contract} {self.bid} {seat_letter(self.lead)}"
        trick = " ".join(map(str, self.trick)) or "-"
        heaps = [str(heap) or "-" for heap in self.taken]
        run = "-" if self.matadors is None else str(self.matadors)
        return "place " + " | ".join([*parts, told, trick, *heaps, str(self.skat), run])


def evolve_placed(state: State, event: Placed) -> State:
    won, lost = event.taken
    return state.but(
        stage=Stage.PLAY,
        dealt=event.hands,
        hands=event.hands,
        skat=event.skat,
        laid=event.laid,
        declarer=event.declarer,
        bid=event.bid,
        hand_game=event.contract.row.hand,
        contract=event.contract,
        matadors=event.matadors,
        turn=(event.lead + len(event.trick)) % 3,
        trick=event.trick,
        points=card_points(won),
        won=len(won) // 3,
        lost=len(lost) // 3,
    )
