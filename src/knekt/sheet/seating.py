"""Who deals and who sits where, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.engine import Seat

__all__ = ["Player", "Terms"]

Player = int  # 0 upwards, clockwise round the table; a player keeps the number for the whole sitting


@dataclass(frozen=True, slots=True)
class Terms:
    """What is settled before a deal: its number, who deals, who sits where; each family adds its own.

    >>> terms = Terms(1, dealer=3, seats=(0, 1, 2))
    >>> terms.seat_of(1), terms.seat_of(3), terms.resting(4)
    (1, None, (3,))
    """

    number: int  # from 1
    dealer: Player
    seats: tuple[Player, ...]  # by seat

    def seat_of(self, player: Player) -> Seat | None:
        """Where the player sits in this deal; None for who sits out."""
        return self.seats.index(player) if player in self.seats else None

    def resting(self, players: int) -> tuple[Player, ...]:
        """Those of so many players who sit out."""
        return tuple(player for player in range(players) if player not in self.seats)
