"""Who deals, who sits where, who sits out (7.1, 7.3, 7.6, 7.7)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.engine import Seat
from knekt.errors import KnektError

__all__ = ["Player", "Terms", "first_dealer_of", "terms_of"]

Player = int  # 0 upwards, clockwise round the table; a player keeps the number for the whole sitting
HANDS = 3


@dataclass(frozen=True, slots=True)
class Terms:
    """What is settled before a deal: its number, who deals, who sits where, who sits out, what kind of deal it is.

    >>> terms_of(4, first_dealer=3, number=1).seats
    (0, 1, 2)
    """

    number: int  # from 1
    dealer: Player
    seats: tuple[Player, Player, Player]  # forehand, middlehand, rearhand
    sits_out: Player | None
    bock: int = 1  # what the score is multiplied by (17.4)
    schieberramsch: bool = False  # nobody bids (17.7)

    def seat_of(self, player: Player) -> Seat | None:
        """Where the player sits in this deal; None for who sits out."""
        return self.seats.index(player) if player in self.seats else None


def terms_of(players: int, first_dealer: Player, number: int) -> Terms:
    """The terms of a deal: the deal passes clockwise after every deal, and with four the dealer gets no cards.

    >>> terms_of(3, first_dealer=2, number=2).seats
    (1, 2, 0)
    """
    dealer = (first_dealer + number - 1) % players
    forehand, middlehand, rearhand = ((dealer + place) % players for place in range(1, HANDS + 1))
    sits_out = dealer if players > HANDS else None
    return Terms(number, dealer, (forehand, middlehand, rearhand), sits_out)


def first_dealer_of(players: int, wanted: Player | None) -> Player:
    """Who deals first: as drawn, or else the last player, so that player 0 is the first forehand."""
    if wanted is None:
        return players - 1
    if not 0 <= wanted < players:
        raise KnektError(
            "no-such-player", f"there is no player {wanted} of {players}", player=wanted, players=players
        )
    return wanted
