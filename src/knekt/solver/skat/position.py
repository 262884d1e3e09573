"""Positions of Skat: three hands, one player against two or each for himself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from knekt.cards import Card, Hand, Order
from knekt.engine import Cards, Family, Hidden, Seat, known
from knekt.errors import InvalidPosition
from knekt.skat import FAMILY, PACK, TO_WIN, Stage, State, card_points, ramsch_facts, trump_order
from knekt.solver.answer import Threshold, Wish
from knekt.solver.position import OpenRules, check_cards, check_followed
from knekt.solver.skat.plain import SkatSearch, objective_of

__all__ = ["TEN", "TOTAL", "RamschPosition", "SkatPosition", "position_in", "skat_position"]

_SKAT = Hand.of(PACK)
_GRAND = trump_order("grand", None)
_CIRCLE = 0, 1, 2
TEN = 10
TOTAL = 120  # card points of the pack
TWO_ACES = 22  # the most card points that can lie in the skat


@dataclass(frozen=True, slots=True)
class SkatPosition:
    """Three hands and a declarer; what beats what is the contract's order.

    `banked` are the card points that the declarer has already, with the skat or the discard. `tricks` are the
    earlier tricks of the declarer and of the defenders; they only matter in null and for questions about
    tricks. With `spitzen`, so many of the lowest trumps, all in the declarer's hand, must win the last
    tricks, or else the value is far below 0.
    """

    family: ClassVar[Family] = FAMILY
    counts: ClassVar[str] = "points"
    due: ClassVar[int | None] = TO_WIN
    is_approximate: ClassVar[bool] = False
    skat: ClassVar[int] = 0  # its points are the declarer's, and banked

    hands: tuple[Hand, Hand, Hand]
    declarer: Seat
    leader: Seat  # the seat that leads to the trick, or has led
    order: Order
    trick: tuple[Card, ...] = ()
    banked: int = 0
    is_null: bool = False
    tricks: tuple[int, int] = (0, 0)
    spitzen: int = 0

    def check(self) -> None:
        """Raise InvalidPosition if the cards cannot lie so."""
        check_cards(self.hands, self.trick, self.leader, TEN, _CIRCLE)
        if not 0 <= self.declarer < len(self.hands):
            raise InvalidPosition("no-such-seat", seat=self.declarer)
        _check_pack(self.hands, self.trick)
        _check_tricks(self.tricks, len(self.hands[self.turn]))
        check_followed(self.order, self.hands, self.trick, self.leader, _CIRCLE)

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % 3

    @property
    def is_yes_or_no(self) -> bool:
        """A null is made or lost."""
        return self.is_null

    @property
    def alone(self) -> SkatPosition:
        """The position as one seat against two, as the core takes it."""
        return self

    def search(self, threshold: Threshold | None = None) -> SkatSearch:
        """How the core is asked for card points, or whether a wish comes true."""
        return SkatSearch(self.order, objective_of(self, threshold))

    def open_rules(self, threshold: Threshold | None = None) -> OpenRules:
        """The same for a search of every line; a wish is lost with the first trick that goes wrong."""
        own = [seat == self.declarer for seat in _CIRCLE]
        if not self.is_null and not isinstance(threshold, Wish):
            return OpenRules(self.order, _CIRCLE, own, own, card_points, before=self.banked)
        is_all = threshold is Wish.ALL_TRICKS and not self.is_null
        wrong = [not mine if is_all else mine for mine in own]
        is_lost = self.tricks[is_all] > 0
        return OpenRules(self.order, _CIRCLE, wrong, own, card_points, is_wish=True, is_lost=is_lost)


@dataclass(frozen=True, slots=True)
class RamschPosition:
    """Three hands, each for itself; the value is what the seat to play must fear from the two others.

    By seat, `taken` are the card points in tricks before and `tricks` how many those are; `skat` are the card
    points that go with the last trick, none where nobody or the loser gets them.
    """

    family: ClassVar[Family] = FAMILY
    counts: ClassVar[str] = "points"
    due: ClassVar[int | None] = None
    is_yes_or_no: ClassVar[bool] = False
    is_approximate: ClassVar[bool] = True

    hands: tuple[Hand, Hand, Hand]
    leader: Seat
    trick: tuple[Card, ...] = ()
    taken: tuple[int, int, int] = (0, 0, 0)
    tricks: tuple[int, int, int] = (0, 0, 0)
    skat: int = 0

    def check(self) -> None:
        """Raise InvalidPosition if the cards cannot lie so."""
        check_cards(self.hands, self.trick, self.leader, TEN, _CIRCLE)
        _check_pack(self.hands, self.trick)
        _check_tricks(self.tricks, len(self.hands[self.turn]))
        left = sum(map(card_points, self.hands)) + card_points(self.trick)
        had = sum(self.taken) + self.skat
        if not 0 <= self.skat <= TWO_ACES:
            raise InvalidPosition("skat-points", points=self.skat, most=TWO_ACES)
        if min(self.taken) < 0 or had + left > TOTAL:
            raise InvalidPosition("too-many-taken", points=had, left=left)
        check_followed(_GRAND, self.hands, self.trick, self.leader, _CIRCLE)

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % 3

    @property
    def alone(self) -> SkatPosition:
        """The seat to play as declarer: so it is asked whether it can take all tricks, or none."""
        seat = self.turn
        own = self.tricks[seat]
        both = own, sum(self.tricks) - own
        return SkatPosition(
            self.hands, seat, self.leader, _GRAND, self.trick, banked=self.taken[seat], tricks=both
        )

    def search(self, threshold: Threshold | None = None) -> SkatSearch:
        """How the core is asked what the seat to play must take, or whether a wish comes true."""
        return SkatSearch(_GRAND, objective_of(self, threshold))

    def open_rules(self, threshold: Threshold | None = None) -> OpenRules:
        """The same for a search of every line; the others want the seat to have card points."""
        if isinstance(threshold, Wish):
            return self.alone.open_rules(threshold)
        own = [seat == self.turn for seat in _CIRCLE]
        others = [not mine for mine in own]
        before = self.taken[self.turn]
        return OpenRules(_GRAND, _CIRCLE, own, others, card_points, before=before, last=self.skat)


def _check_pack(hands: Sequence[Hand], trick: Sequence[Card]) -> None:
    """Check that all cards belong to the pack of Skat."""
    for hand in (Hand.of(trick), *hands):
        if foreign := hand - _SKAT:
            raise InvalidPosition("card-not-in-pack", card=foreign[0].message)


def _check_tricks(tricks: Sequence[int], left: int) -> None:
    """Check that so many tricks can have been played before; fewer may be given than were played."""
    if min(tricks) < 0 or sum(tricks) + left > TEN:
        raise InvalidPosition("too-many-tricks", tricks=sum(tricks), left=left, most=TEN)


def position_in(state: State) -> SkatPosition | RamschPosition | None:
    """Where a deal stands in which a card is to be played; None where none is."""
    if state.stage is not Stage.PLAY:
        return None
    one, two, three = known(state.hands)
    laid: Cards = Hidden(2) if state.laid is None else state.laid
    return skat_position(state, (one, two, three), known([laid])[0])


def skat_position(state: State, hands: tuple[Hand, Hand, Hand], laid: Hand) -> SkatPosition | RamschPosition:
    """The position of the deal, if these are the hands and these the two cards that nobody holds."""
    leader = (state.turn - len(state.trick)) % 3
    if state.is_ramsch:
        return _ramsch_position(state, hands, laid, leader)
    contract, order = state.contract, state.order
    assert order is not None and contract is not None and state.declarer is not None
    return SkatPosition(
        hands,
        state.declarer,
        leader,
        order,
        state.trick,
        0 if contract.is_null else state.points + card_points(laid),
        contract.is_null,
        (state.won, state.lost),
    )


def _ramsch_position(
    state: State, hands: tuple[Hand, Hand, Hand], laid: Hand, leader: Seat
) -> RamschPosition:
    """A ramsch; the last trick brings the skat, unless the loser or nobody gets it (17.6, Tournée 11.2)."""
    facts, options = ramsch_facts(state), state.rules.options
    skat = card_points(laid) if options.last_trick_brings_skat else 0
    return RamschPosition(hands, leader, state.trick, facts.points, facts.tricks, skat)
