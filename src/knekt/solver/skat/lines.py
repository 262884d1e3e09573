"""Positions of Skat as lines of JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from knekt.cards import Hand, Order, Suit
from knekt.errors import InvalidPosition, NotationError
from knekt.skat import PACK, card_points, trump_order
from knekt.solver.position_lines import (
    Plain,
    cards_in,
    check_fields,
    field_of,
    hand_in,
    numbers_in,
    seat_in,
    shown,
)
from knekt.solver.skat.position import TEN, TOTAL, RamschPosition, SkatPosition

__all__ = ["CONTRACTS", "read"]

CONTRACTS: Mapping[str, Order] = {
    "grand": trump_order("grand", None),
    "null": trump_order("null", None),
    **{suit.name.lower(): trump_order("suit", suit) for suit in reversed(Suit)},
}
_SKAT = {"hands", "skat", "declarer", "leader", "contract", "trick", "points", "tricks"}
_RAMSCH = {"hands", "skat", "leader", "contract", "trick", "points", "tricks"}


def read(plain: Plain, hands: Sequence[object]) -> SkatPosition | RamschPosition:
    """The position of a line with three hands; NotationError or InvalidPosition if there is none."""
    return _ramsch(plain, hands) if plain.get("contract") == "ramsch" else _skat(plain, hands)


def _skat(plain: Plain, told: Sequence[object]) -> SkatPosition:
    check_fields(plain, _SKAT)
    contract = field_of(plain, "contract")
    if not isinstance(contract, str) or contract not in CONTRACTS:
        raise NotationError(shown(contract), "named-contract")
    one, two, three = map(hand_in, told)
    skat, is_null = hand_in(field_of(plain, "skat", [])), contract == "null"
    before = _points(field_of(plain, "points", 0))
    position = SkatPosition(
        (one, two, three),
        seat_in(plain, "declarer"),
        seat_in(plain, "leader"),
        CONTRACTS[contract],
        cards_in(field_of(plain, "trick", [])),
        0 if is_null else before + card_points(skat),
        is_null,
        _tricks(field_of(plain, "tricks", [0, 0])),
    )
    position.check()
    is_whole = len(position.hands[position.turn]) == TEN
    _check_skat(position, skat, is_needed=is_whole and not is_null)
    left = sum(map(card_points, position.hands)) + card_points(position.trick)
    if position.banked + left > TOTAL:
        raise InvalidPosition("too-many-points", points=position.banked, left=left)
    return position


def _ramsch(plain: Plain, told: Sequence[object]) -> RamschPosition:
    """A ramsch; the skat goes with the last trick, and counts for nobody where it is left out."""
    check_fields(plain, _RAMSCH)
    one, two, three = map(hand_in, told)
    skat = hand_in(field_of(plain, "skat", []))
    position = RamschPosition(
        (one, two, three),
        seat_in(plain, "leader"),
        cards_in(field_of(plain, "trick", [])),
        _of_each(field_of(plain, "points", [0, 0, 0]), "card-points-of-each"),
        _of_each(field_of(plain, "tricks", [0, 0, 0]), "tricks-of-each"),
        card_points(skat),
    )
    position.check()
    _check_skat(position, skat, is_needed=False)
    return position


def _check_skat(position: SkatPosition | RamschPosition, skat: Hand, *, is_needed: bool) -> None:
    """That two cards lie there which nobody holds. They may be left out where they do not count."""
    for cards in (Hand.of(position.trick), *position.hands):
        if not cards.isdisjoint(skat):
            raise InvalidPosition("doubled-card", card=(cards & skat)[0].message)
    if foreign := skat - Hand.of(PACK):
        raise InvalidPosition("card-not-in-pack", card=foreign[0].message)
    if len(skat) != 2 and (skat or is_needed):
        raise InvalidPosition("skat-size", cards=len(skat))


def _points(value: object) -> int:
    if type(value) is not int or not 0 <= value <= TOTAL:
        raise NotationError(shown(value), "card-points")
    return value


def _tricks(value: object) -> tuple[int, int]:
    his, theirs = numbers_in(value, 2, "tricks-of-both")
    return his, theirs


def _of_each(value: object, expected: str) -> tuple[int, int, int]:
    one, two, three = numbers_in(value, 3, expected)
    return one, two, three
