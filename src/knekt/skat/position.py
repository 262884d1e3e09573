"""A deal that starts from a contract or in the middle of play: a puzzle, an arena, a log without auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

from knekt.cards import Card, Hand
from knekt.engine import Cards, Hidden, Move, Seat, check_pack, known, value
from knekt.engine.parts import Pairs, parse_cards, parse_number, parse_signed
from knekt.errors import InvalidPosition
from knekt.skat.contract import Contract, trump_order
from knekt.skat.deal import ALL, check_bock
from knekt.skat.play import card_points
from knekt.skat.revolution import PROPOSALS
from knekt.skat.schenken import GIFTS
from knekt.skat.spelling import SPELLING, SkatEvent, parse_seat, parts_of, seat_letter, unreadable
from knekt.skat.state import SEATS, Stage, State

__all__ = ["MOVES", "Placed"]

EVERYBODY = 0b111  # a set-up does not say who has bid, so any defender may say kontra


@value
class Placed(SkatEvent):
    """Cards, declarer and contract as somebody set them up."""

    kind = "placed"

    hands: tuple[Cards, ...]
    laid: Cards  # the declarer's discards, or the untouched skat
    declarer: Seat | None  # declarer and contract are both None in a ramsch
    contract: Contract | None
    bid: int = 0
    lead: Seat = 0  # who leads to the trick on the table
    trick: tuple[Card, ...] = ()
    # the cards in the declarer's tricks, and in the defenders'; in a ramsch, in each seat's
    taken: tuple[Hand, ...] = (Hand(), Hand())
    skat: Cards = Hidden(2)  # as dealt, if that is known
    matadors: int | None = None  # needed if cards have been played, because then they cannot be counted
    bock: int = 1
    kontra: int = 0  # how often it has been doubled
    declined: str = ""  # the highest gift that was declined
    refusals: int = 0  # how many have passed on the two cards unseen before a ramsch

    def check(self) -> None:
        """Nothing, if the cards can lie like that; InvalidPosition if not."""
        for seat in (self.lead, *(() if self.declarer is None else (self.declarer,))):
            if not 0 <= seat < len(SEATS):
                raise InvalidPosition("no-such-seat", seat=seat)
        self._check_game()
        hands = known((*self.hands, self.laid))
        check_pack((*hands, Hand.of(self.trick), *self.taken), ALL)
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
        if self.contract is not None:
            self._check_contract(self.contract, left)

    def _check_game(self) -> None:
        """Nothing, if a ramsch has only what belongs to a ramsch, and a declared game likewise."""
        if (self.declarer is None) != (self.contract is None):
            raise InvalidPosition("declarer-and-game")
        heaps = 3 if self.contract is None else 2
        if len(self.taken) != heaps:
            raise InvalidPosition("wrong-heaps", heaps=len(self.taken), due=heaps)
        check_bock(self.bock)
        if self.contract is None:
            foreign = self.bid or self.kontra or self.declined or self.matadors is not None
        else:
            foreign = self.refusals
        if foreign or not 0 <= self.refusals <= 3 or self.kontra < 0:
            raise InvalidPosition("not-of-this-game")
        if self.declined not in ("", *GIFTS):
            raise InvalidPosition("not-of-this-game")

    def _check_contract(self, contract: Contract, left: int) -> None:
        if contract.is_null and self.taken[0]:
            raise InvalidPosition("null-already-lost", cards=len(self.taken[0]))
        if contract.spitzen:
            self._check_spitzen(contract, left)
        given_less = self.declined == "game" and contract.schneider_said  # 17.3
        if self.declined and (contract.is_null or contract.schwarz_said or given_less):
            raise InvalidPosition("not-of-this-game")
        if not contract.is_null:
            self._check_matadors(contract)

    def _check_spitzen(self, contract: Contract, left: int) -> None:
        """Nothing, if the tricks of the spitzen are still to come and nobody else has those cards (17.12)."""
        if contract.spitzen > left:
            raise InvalidPosition("spitzen-unknown", spitzen=contract.spitzen, left=left)
        others = (cards for seat, cards in enumerate(self.hands) if seat != self.declarer)
        for cards in known((*others, self.laid)):
            if lacking := Hand.of(contract.lowest_trumps) & cards:
                raise InvalidPosition("spitze-not-held", card=lacking[0].message)

    def _check_matadors(self, contract: Contract) -> None:
        """Nothing, if the number of matadors is possible; it must be given once a card has been played."""
        most = contract.most_matadors
        told = self.matadors is not None
        if told and not 1 <= abs(self.matadors or 0) <= most:
            raise InvalidPosition("matadors-impossible", n=self.matadors or 0, most=most)
        if not told and (self.trick or any(self.taken)):
            raise InvalidPosition("matadors-unknown", cards=len(self.trick) + sum(map(len, self.taken)))

    def seen_by(self, seat: Seat | None) -> Self:
        hands = tuple(cards if each == seat else Hidden(len(cards)) for each, cards in enumerate(self.hands))
        if seat is not None and seat == self.declarer and self.contract and not self.contract.row.hand:
            return replace(self, hands=hands, matadors=None)
        return replace(self, hands=hands, laid=Hidden(2), skat=Hidden(2), matadors=None)

    def __str__(self) -> str:
        parts = [str(heap) or "-" for heap in (*self.hands, self.laid)]
        who = "-" if self.declarer is None else seat_letter(self.declarer)
        told = f"{who} {self.contract or 'ramsch'} {self.bid} {seat_letter(self.lead)}"
        told += f" bock {self.bock}" if self.bock > 1 else ""
        told += f" kontra {self.kontra}" if self.kontra else ""
        told += f" declined {self.declined}" if self.declined else ""
        told += f" refused {self.refusals}" if self.refusals else ""
        trick = " ".join(map(str, self.trick)) or "-"
        heaps = [str(heap) or "-" for heap in self.taken]
        run = "-" if self.matadors is None else str(self.matadors)
        return "place " + " | ".join([*parts, told, trick, *heaps, str(self.skat), run])

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        word, _, what = text.partition(" ")
        if word != "place":
            return None
        parts, heaps = parts_of(what, 6, text)
        *hands, laid, told, trick = parts
        words = told.split()
        is_ramsch = words[:2] == ["-", "ramsch"]
        if len(heaps) != (5 if is_ramsch else 4) or len(words) < 4:
            raise unreadable(text)
        *taken, skat, run = heaps
        declarer, contract, bid, lead = words[:4]
        known = ("bock", "refused") if is_ramsch else ("bock", "kontra", "declined")
        extras = Pairs.of(words[4:], known, text, SPELLING.event)
        return cls(
            tuple(map(parse_cards, hands)),
            parse_cards(laid),
            None if is_ramsch else parse_seat(declarer),
            None if is_ramsch else rules.contract(contract),
            bid=parse_number(bid),
            lead=parse_seat(lead),
            trick=() if trick == "-" else tuple(map(Card.parse, trick.split())),
            taken=tuple(_known_hand(heap, text) for heap in taken),
            skat=parse_cards(skat),
            matadors=None if run == "-" else parse_signed(run),
            bock=extras.factor("bock"),
            kontra=extras.count("kontra"),
            declined=extras.word("declined", GIFTS),
            refusals=extras.count("refused"),
        )


def _known_hand(heap: str, text: str) -> Hand:
    cards = parse_cards(heap)
    if not isinstance(cards, Hand):
        raise unreadable(text)
    return cards


def evolve_placed(state: State, event: Placed) -> State:
    placed = state.but(
        stage=Stage.PLAY,
        dealt=event.hands,
        hands=event.hands,
        skat=event.skat,
        laid=event.laid,
        bock=event.bock,
        turn=(event.lead + len(event.trick)) % 3,
        trick=event.trick,
    )
    if event.contract is None:
        return placed.but(
            is_ramsch=True,
            order=trump_order("grand", None),
            refusals=event.refusals,
            taken=event.taken,
            lost=sum(map(len, event.taken)) // 3,
        )
    won, lost = event.taken
    return placed.but(
        declarer=event.declarer,
        bid=event.bid,
        hand_game=event.contract.row.hand,
        contract=event.contract,
        order=event.contract.order,
        matadors=event.matadors,
        named=EVERYBODY,
        proposals=PROPOSALS if event.contract.row.exchange else 0,
        kontra=event.kontra,
        kontra_at=len(event.trick) + len(won) + len(lost),  # re may be said while there is time for kontra
        declined=event.declined,
        points=card_points(won),
        against=card_points(lost),
        won=len(won) // 3,
        lost=len(lost) // 3,
    )


MOVES = (Move(Placed, evolve_placed),)
