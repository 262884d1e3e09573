"""Who is told of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from knekt.engine import Seat
from knekt.sheet import Player, Terms
from knekt.telling.sentence import Named

__all__ = ["Listener", "Who"]


class Who(TypedDict):
    """The places of a sentence about somebody: whether it is the listener, and the name."""

    me: str
    name: Named


@dataclass(frozen=True, slots=True)
class Listener:
    """Who sits where in this deal, and which of the players is told of it: None is nobody of them."""

    terms: Terms
    me: Player | None

    @property
    def seat(self) -> Seat | None:
        """The listener's seat; None for who sits out or only watches."""
        return None if self.me is None else self.terms.seat_of(self.me)

    def name(self, seat: Seat) -> Named:
        """Who sits there."""
        return Named((self.terms.seats[seat],))

    def who(self, seat: Seat) -> Who:
        """The places of a sentence about who sits there."""
        return {"me": "yes" if seat == self.seat else "no", "name": self.name(seat)}

    @property
    def dealer(self) -> Who:
        """Likewise about who deals, and perhaps sits out."""
        dealer = self.terms.dealer
        return {"me": "yes" if dealer == self.me else "no", "name": Named((dealer,))}
