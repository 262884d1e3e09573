"""DDS, the solver that bridge programs use, asked through the package endplay."""

from __future__ import annotations

from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

from knekt.cards import Card, Hand, Suit
from knekt.solver import SkrufPosition

__all__ = ["dds_best", "dds_deal", "dds_values"]

_DENOM = {
    Suit.SPADES: Denom.spades,
    Suit.HEARTS: Denom.hearts,
    Suit.DIAMONDS: Denom.diamonds,
    Suit.CLUBS: Denom.clubs,
    None: Denom.nt,
}
_SUIT = {denom: suit for suit, denom in _DENOM.items() if suit is not None}
_PLAYERS = Player.north, Player.east, Player.south, Player.west


def dds_deal(position: SkrufPosition) -> Deal:
    """The position as DDS takes it, our seats in order for its north, east, south and west."""
    assert position.circle == (0, 1, 2, 3) and position.sides == (0, 1, 0, 1) and not position.is_misere
    deal = Deal("N:" + " ".join(map(_written, position.hands)))
    deal.trump = _DENOM[position.trumps]
    deal.first = _PLAYERS[position.leader]
    for card in position.trick:
        deal.play(f"{card.suit}{card.rank}", False)
    return deal


def dds_values(position: SkrufPosition) -> dict[Card, int]:
    """Tricks of the leader's side for every legal card; DDS counts those of the side that is to play."""
    tricks = max(map(len, position.hands))
    ours = (position.turn - position.leader) % 2 == 0
    return {
        Card.parse(f"{_SUIT[card.suit]}{card.rank.abbr}"): score if ours else tricks - score
        for card, score in solve_board(dds_deal(position))
    }


def dds_best(deal: Deal) -> int:
    """Tricks of the side to play with its best card."""
    return max(int(score) for _, score in solve_board(deal, SolveMode.OptimalOne))


def _written(hand: Hand) -> str:
    suits = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    return ".".join(
        "".join(card.rank for card in reversed(list(hand)) if card.suit == suit) for suit in suits
    )
