"""Positions with all cards open: three hands of Skat, four of Skruf, at any place of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from knekt.cards import Card, Hand, Order, Suit
from knekt.engine import Cards, Game, Hidden, Seat, known
from knekt.errors import InvalidPosition, KnektError
from knekt.skat import PACK, card_points, ramsch_facts, trump_order
from knekt.skat import Stage as SkatStage
from knekt.skat import State as SkatState
from knekt.skruf import NO_TRUMP, parse_bid
from knekt.skruf import Stage as SkrufStage
from knekt.skruf import State as SkrufState
from knekt.skruf.state import CIRCLE

__all__ = [
    "Position",
    "RamschPosition",
    "SkatPosition",
    "SkrufPosition",
    "position_of",
    "skat_position",
    "skruf_position",
]

_SKAT = Hand.of(PACK)
_GRAND = trump_order("grand", None)
TEN, THIRTEEN = 10, 13
TOTAL = 120  # card points of the pack
TWO_ACES = 22  # those that can lie in the skat


@dataclass(frozen=True, slots=True)
class SkatPosition:
    """Three hands and a declarer; what beats what is the contract's order.

    `banked` are the card points that the declarer has already: his tricks and the two cards laid away or left. `tricks`
    are those played before, his and the defenders'; only a null and questions about tricks look at them. With `spitzen` so many
    of the lowest trumps, all in the declarer's hand, are to win the last tricks: else the value is far below 0.
    """

    hands: tuple[Hand, Hand, Hand]
    declarer: Seat
    leader: Seat  # who leads to the trick, or has led to it
    order: Order
    trick: tuple[Card, ...] = ()
    banked: int = 0
    is_null: bool = False
    tricks: tuple[int, int] = (0, 0)
    spitzen: int = 0

    def check(self) -> None:
        """Nothing, if the cards can lie so; InvalidPosition if not."""
        _check(self.hands, self.trick, self.leader, TEN)
        if not 0 <= self.declarer < len(self.hands):
            raise InvalidPosition("no-such-seat", seat=self.declarer)
        _check_pack(self.hands, self.trick)
        _check_tricks(self.tricks, len(self.hands[self.turn]))
        _check_followed(self.order, self.hands, self.trick, self.leader, (0, 1, 2))

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return (self.leader + len(self.trick)) % 3


@dataclass(frozen=True, slots=True)
class RamschPosition:
    """Three hands, each for himself. What is asked is what the seat to play must fear: the two others together against it.

    By seat, `taken` are the card points in tricks before and `tricks` how many those are; `skat` are the card points that
    go with the last trick, none where nobody or the loser gets them.
    """

    hands: tuple[Hand, Hand, Hand]
    leader: Seat
    trick: tuple[Card, ...] = ()
    taken: tuple[int, int, int] = (0, 0, 0)
    tricks: tuple[int, int, int] = (0, 0, 0)
    skat: int = 0

    def check(self) -> None:
        """Nothing, if the cards can lie so; InvalidPosition if not."""
        _check(self.hands, self.trick, self.leader, TEN)
        _check_pack(self.hands, self.trick)
        _check_tricks(self.tricks, len(self.hands[self.turn]))
        left = sum(map(card_points, self.hands)) + card_points(self.trick)
        had = sum(self.taken) + self.skat
        if not 0 <= self.skat <= TWO_ACES:
            raise InvalidPosition("skat-points", points=self.skat, most=TWO_ACES)
        if min(self.taken) < 0 or had + left > TOTAL:
            raise InvalidPosition("too-many-taken", points=had, left=left)
        _check_followed(_GRAND, self.hands, self.trick, self.leader, (0, 1, 2))

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return (self.leader + len(self.trick)) % 3

    @property
    def alone(self) -> SkatPosition:
        """The same cards with the seat to play as declarer: so it is asked whether it can take all tricks, or none."""
        seat = self.turn
        own = self.tricks[seat]
        both = own, sum(self.tricks) - own
        return SkatPosition(
            self.hands, seat, self.leader, _GRAND, self.trick, banked=self.taken[seat], tricks=both
        )


@dataclass(frozen=True, slots=True)
class SkrufPosition:
    """Four hands; `trumps` is None in grandissimo and in a misère, where both sides avoid tricks.

    `circle` is the order of play and `ours` the side of each seat, 0 or 1: in trekarl both depend on who declares.
    """

    hands: tuple[Hand, Hand, Hand, Hand]
    leader: Seat
    trumps: Suit | None = None
    is_misere: bool = False
    trick: tuple[Card, ...] = ()
    circle: tuple[Seat, ...] = CIRCLE
    sides: tuple[int, ...] = (0, 1, 0, 1)

    def check(self) -> None:
        """Nothing, if the cards can lie so; InvalidPosition if not."""
        _check(self.hands, self.trick, self.leader, THIRTEEN, self.circle)
        if self.is_misere and self.trumps is not None:
            raise InvalidPosition("misere-trumps", suit=self.trumps.message)
        order = NO_TRUMP if self.trumps is None else parse_bid(f"1{self.trumps}").order
        _check_followed(order, self.hands, self.trick, self.leader, self.circle)

    @property
    def turn(self) -> Seat:
        """Whose hand plays next."""
        return self.circle[(self.circle.index(self.leader) + len(self.trick)) % 4]


Position = SkatPosition | RamschPosition | SkrufPosition


def _check(
    hands: Sequence[Hand], trick: Sequence[Card], leader: Seat, most: int, circle: Sequence[Seat] = (0, 1, 2)
) -> None:
    """That every card lies in one place, and that everybody has as many as he should at this place of the trick."""
    if leader not in circle:
        raise InvalidPosition("no-such-seat", seat=leader)
    if len(trick) >= len(hands):
        raise InvalidPosition("trick-too-long", cards=len(trick), most=len(hands) - 1)
    seen = Hand()
    for hand in (*(Hand(card.bit) for card in trick), *hands):
        if not hand.isdisjoint(seen):
            raise InvalidPosition("doubled-card", card=(hand & seen)[0].message)
        seen |= hand
    start = circle.index(leader)
    played = {circle[(start + place) % len(circle)] for place in range(len(trick))}
    tricks = {len(hand) + (seat in played) for seat, hand in enumerate(hands)}
    if len(tricks) > 1:
        raise InvalidPosition("uneven-hands", cards=" ".join(str(len(hand)) for hand in hands))
    (left,) = tricks
    if not 0 < left <= most:
        raise InvalidPosition("hand-size", cards=left, most=most)


def _check_pack(hands: Sequence[Hand], trick: Sequence[Card]) -> None:
    """That all cards are of the pack of Skat."""
    for hand in (Hand.of(trick), *hands):
        if foreign := hand - _SKAT:
            raise InvalidPosition("card-not-in-pack", card=foreign[0].message)


def _check_tricks(tricks: Sequence[int], left: int) -> None:
    """That so many can have been played before. None need be told of, although some must have been."""
    if min(tricks) < 0 or sum(tricks) + left > TEN:
        raise InvalidPosition("too-many-tricks", tricks=sum(tricks), left=left, most=TEN)


def _check_followed(
    order: Order, hands: Sequence[Hand], trick: Sequence[Card], leader: Seat, circle: Sequence[Seat]
) -> None:
    """That nobody has failed to follow in the trick on the table."""
    start = circle.index(leader)
    for place, card in enumerate(trick[1:], start=1):
        hand = hands[circle[(start + place) % len(circle)]] | Hand(card.bit)
        if card not in order.follow(hand, trick[0]):
            raise InvalidPosition("not-followed", card=card.message)


def position_of(game: Game[Any]) -> Position:
    """The position of a deal that is being played; KnektError where no card is to be played now."""
    state = game.state
    if isinstance(state, SkatState) and state.stage is SkatStage.PLAY:
        one, two, three = known(state.hands)
        laid: Cards = Hidden(2) if state.laid is None else state.laid
        return skat_position(state, (one, two, three), known([laid])[0])
    if isinstance(state, SkrufState) and state.stage is SkrufStage.PLAY:
        one, two, three, four = known(state.hands)
        return skruf_position(state, (one, two, three, four))
    raise KnektError("nothing-to-solve", "no card is to be played now")


def skat_position(
    state: SkatState, hands: tuple[Hand, Hand, Hand], laid: Hand
) -> SkatPosition | RamschPosition:
    """Where the deal stands if these are the hands, and these the two cards that nobody holds."""
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
    state: SkatState, hands: tuple[Hand, Hand, Hand], laid: Hand, leader: Seat
) -> RamschPosition:
    """The skat goes with the last trick, unless the loser gets it, or nobody as in Tournée (17.6, Tournée 11.2)."""
    facts, options = ramsch_facts(state), state.rules.options
    skat = card_points(laid) if options.last_trick_brings_skat else 0
    return RamschPosition(hands, leader, state.trick, facts.points, facts.tricks, skat)


def skruf_position(state: SkrufState, hands: tuple[Hand, Hand, Hand, Hand]) -> SkrufPosition:
    """Where the deal stands if these are the hands."""
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
