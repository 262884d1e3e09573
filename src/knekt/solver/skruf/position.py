"""Positions of Skruf: four hands in two sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from knekt.cards import Card, Hand, Order, Suit
from knekt.engine import Family, Seat, known
from knekt.errors import InvalidPosition
from knekt.skruf import FAMILY, NO_TRUMP, Stage, State, parse_bid
from knekt.skruf.state import CIRCLE
from knekt.solver.answer import Threshold
from knekt.solver.position import OpenRules, check_cards, check_followed
from knekt.solver.skruf.plain import SkrufSearch, checked

__all__ = ["SkrufPosition", "position_in", "skruf_position"]

THIRTEEN = 13


@dataclass(frozen=True, slots=True)
class SkrufPosition:
    """Four hands; `trumps` is None in grandissimo and in a misère, where both sides avoid tricks.

    `circle` is the order of play and `ours` the side of each seat, 0 or 1: in trekarl both depend on who
    declares.
    """

    family: ClassVar[Family] = FAMILY
    counts: ClassVar[str] = "tricks"
    due: ClassVar[int | None] = None
    is_yes_or_no: ClassVar[bool] = False
    is_approximate: ClassVar[bool] = False

    hands: tuple[Hand, Hand, Hand, Hand]
    leader: Seat
    trumps: Suit | None = None
    is_misere: bool = False
    trick: tuple[Card, ...] = ()
    circle: tuple[Seat, ...] = CIRCLE
    sides: tuple[int, ...] = (0, 1, 0, 1)

    def check(self) -> None:
        """Raise InvalidPosition if the cards cannot lie so."""
        check_cards(self.hands, self.trick, self.leader, THIRTEEN, self.circle)
        if self.is_misere and self.trumps is not None:
            raise InvalidPosition("misere-trumps", suit=self.trumps.message)
        check_followed(self.order, self.hands, self.trick, self.leader, self.circle)

    @property
    def turn(self) -> Seat:
        """The seat whose hand plays next."""
        return self.circle[(self.circle.index(self.leader) + len(self.trick)) % 4]

    @property
    def order(self) -> Order:
        """What beats what."""
        return NO_TRUMP if self.trumps is None else parse_bid(f"1{self.trumps}").order

    def search(self, threshold: Threshold | None = None) -> SkrufSearch:
        """How the core is asked for tricks; KnektError for a wish."""
        checked(threshold)
        return SkrufSearch(self.trumps, self.is_misere)

    def open_rules(self, threshold: Threshold | None = None) -> OpenRules:
        """The same for a search of every line."""
        own = [self.sides[seat] == self.sides[self.leader] for seat in range(4)]
        wanting = [mine != self.is_misere for mine in own]
        return OpenRules(self.order, self.circle, own, wanting, lambda trick: 1)


def position_in(state: State) -> SkrufPosition | None:
    """Where a deal stands in which a card is to be played; None where none is."""
    if state.stage is not Stage.PLAY:
        return None
    one, two, three, four = known(state.hands)
    return skruf_position(state, (one, two, three, four))


def skruf_position(state: State, hands: tuple[Hand, Hand, Hand, Hand]) -> SkrufPosition:
    """The position of the deal, if these are the hands."""
    circle = state.circle
    return SkrufPosition(
        hands,
        circle[(circle.index(state.turn) - len(state.trick)) % 4],
        None if state.high is None else state.high.trumps,
        state.is_misere,
        state.trick,
        circle,
        tuple(state.side_of(seat) for seat in range(4)),
    )
