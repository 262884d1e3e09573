"""Positions of Skruf as lines of JSON."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Suit
from knekt.errors import NotationError
from knekt.solver.position_lines import Plain, cards_in, check_fields, field_of, hand_in, seat_in, shown
from knekt.solver.skruf.position import SkrufPosition

__all__ = ["read"]

_FIELDS = {"hands", "leader", "trump", "misere", "trick"}


def read(plain: Plain, hands: Sequence[object]) -> SkrufPosition:
    """The position of a line with four hands; NotationError or InvalidPosition if there is none."""
    check_fields(plain, _FIELDS)
    trump, misere = field_of(plain, "trump"), field_of(plain, "misere", False)
    if trump is not None and (not isinstance(trump, str) or trump not in tuple(Suit)):
        raise NotationError(shown(trump), "trump")
    if not isinstance(misere, bool):
        raise NotationError(shown(misere), "true-or-false")
    one, two, three, four = map(hand_in, hands)
    position = SkrufPosition(
        (one, two, three, four),
        seat_in(plain, "leader"),
        None if trump is None else Suit(trump),
        misere,
        cards_in(field_of(plain, "trick", [])),
    )
    position.check()
    return position
