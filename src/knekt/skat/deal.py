"""The deal of 32 cards: three to each player, two to the skat, then four and three to each (7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Self

from knekt.cards import Card, Hand, Seed, pack, shuffled
from knekt.engine import Cards, Hidden, Move, Seat, check_pack, known, value
from knekt.engine.parts import Pairs, parse_cards
from knekt.errors import InvalidPosition
from knekt.skat import ramsch
from knekt.skat.spelling import SPELLING, SkatEvent, parts_of
from knekt.skat.state import SEATS, Stage, State

__all__ = ["ALL", "MOVES", "PACK", "Dealt", "check_bock"]

PACK = pack("AKQJT987")
ALL = Hand.of(PACK)  # the pack as a heap


@value
class Dealt(SkatEvent):
    """The cards have been dealt, ten to each seat and two to the skat. A seat sees its own ten."""

    kind = "dealt"

    hands: tuple[Cards, ...]
    skat: Cards
    bock: int = 1  # what the score is multiplied by, in a bock round (17.4)
    schieberramsch: bool = False  # a deal of a schieberramsch round, in which nobody bids (17.7)
    top: Card | None = None  # the upper card of the skat, in games where a card is turned up (Tournée 7.1)

    @classmethod
    def of(cls, forehand: Hand, middlehand: Hand, rearhand: Hand, skat: Hand) -> Dealt:
        """A deal of these cards; InvalidPosition if they are not a whole pack dealt in the right numbers."""
        dealt = cls((forehand, middlehand, rearhand), skat)
        dealt.check()
        return dealt

    def check(self) -> None:
        """Nothing, if these are all cards of the pack, each once; InvalidPosition if not."""
        check_bock(self.bock)
        heaps = known((*self.hands, self.skat))
        for name, cards in zip((*SEATS, "skat"), heaps, strict=True):
            due = 2 if name == "skat" else 10
            if len(cards) != due:
                raise InvalidPosition("wrong-number-dealt", place=name, cards=len(cards), due=due)
        check_pack(heaps, ALL)
        if self.top is not None and self.top not in heaps[-1]:
            raise InvalidPosition("top-not-in-skat", card=self.top.message)

    @classmethod
    def from_pack(cls, cards: Sequence[Card], *, with_top: bool = False) -> Dealt:
        """The pack dealt out as at the table, from its first card on.

        `with_top` also says which card of the skat is the upper one.
        """
        hands, skat = [Hand(), Hand(), Hand()], Hand.of(cards[9:11])
        rest = iter((*cards[:9], *cards[11:]))
        for count in (3, 4, 3):
            for seat in range(3):
                hands[seat] |= Hand.of(islice(rest, count))
        return cls(tuple(hands), skat, top=cards[10] if with_top else None)

    @classmethod
    def from_seed(cls, seed: Seed, *, with_top: bool = False) -> Dealt:
        return cls.from_pack(shuffled(PACK, seed), with_top=with_top)

    def seen_by(self, seat: Seat | None) -> Self:
        hands = tuple(cards if each == seat else Hidden(len(cards)) for each, cards in enumerate(self.hands))
        return replace(self, hands=hands, skat=Hidden(len(self.skat)), top=None)

    def __str__(self) -> str:
        told = [] if self.top is None else [f"top {self.top}"]
        told += ([f"bock {self.bock}"] if self.bock > 1 else []) + ["schieberramsch"] * self.schieberramsch
        return "deal " + " | ".join([*map(str, (*self.hands, self.skat)), *told])

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        word, _, what = text.partition(" ")
        if word != "deal":
            return None
        parts, told = parts_of(what, 4, text)
        *hands, skat = map(parse_cards, parts)
        ramsch = told[-1:] == ["schieberramsch"]
        words = " ".join(told[:-1] if ramsch else told).split()
        pairs = Pairs.of(words, ("top", "bock"), text, SPELLING.event)
        top = pairs.card("top")
        return cls(tuple(hands), skat, pairs.factor("bock"), ramsch, top)


def check_bock(factor: int) -> None:
    """Nothing, if the factor can come from bock rounds, each of which doubles; InvalidPosition if not."""
    if factor < 1 or factor & (factor - 1):
        raise InvalidPosition("bock-factor", factor=factor)


def evolve_dealt(state: State, event: Dealt) -> State:
    dealt = state.but(dealt=event.hands, hands=event.hands, skat=event.skat, top=event.top, bock=event.bock)
    if event.schieberramsch:
        return ramsch.begin(dealt, pushing=True)
    return dealt.but(stage=Stage.AUCTION, turn=1)


MOVES = (Move(Dealt, evolve_dealt),)
