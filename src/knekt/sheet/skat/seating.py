"""Who deals, who sits where, who sits out (7.1, 7.3, 7.6, 7.7)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.errors import KnektError
from knekt.sheet.seating import Player, Terms

__all__ = ["SkatTerms", "first_dealer_of", "terms_of"]

HANDS = 3


@dataclass(frozen=True, slots=True)
class SkatTerms(Terms):
    """The terms of a deal of Skat: also who sits out, and what kind of deal it is.

    >>> terms_of(4, first_dealer=3, number=1).seats
    (0, 1, 2)
    """

    seats: tuple[Player, Player, Player]  # forehand, middlehand, rearhand
    sits_out: Player | None
    bock: int = 1  # what the score is multiplied by (17.4)
    schieberramsch: bool = False  # nobody bids (17.7)


def terms_of(players: int, first_dealer: Player, number: int) -> SkatTerms:
    """The terms of a deal: the deal passes on clockwise, and with four players the dealer gets no cards.

    >>> terms_of(3, first_dealer=2, number=2).seats
    (1, 2, 0)
    """
    dealer = (first_dealer + number - 1) % players
    forehand, middlehand, rearhand = ((dealer + place) % players for place in range(1, HANDS + 1))
    sits_out = dealer if players > HANDS else None
    return SkatTerms(number, dealer, (forehand, middlehand, rearhand), sits_out)


def first_dealer_of(players: int, wanted: Player | None) -> Player:
    """Who deals first: as drawn, or else the last player, so that player 0 is the first forehand."""
    if wanted is None:
        return players - 1
    if not 0 <= wanted < players:
        raise KnektError(
            "no-such-player", f"there is no player {wanted} of {players}", player=wanted, players=players
        )
    return wanted
