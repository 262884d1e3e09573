"""A beginner: calls by the book, but thinks only of the trick on the table and counts nothing."""

from __future__ import annotations

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.knowing.knowledge import strength, suits, top
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.skruf import State

__all__ = ["SkrufBeginnerPlayer"]


class SkrufBeginnerPlayer(BookPlayer):
    """Leads aces and then its longest suit; takes tricks as cheaply as it can, but not from its partner.

    In a misère, and where it has no choice, it plays as the book does.
    """

    def _card(self, view: View[State]) -> Card:
        turn = CardTurn.of(view)
        if len(turn.legal) == 1 or turn.state.is_misere:
            return super()._card(view)
        return _follow(turn) if turn.state.trick else _lead(turn.legal)


def _lead(legal: Hand) -> Card:
    aces = [card for card in legal if card.rank == "A"]
    if aces:
        return aces[0]
    return top(max(suits(legal), key=lambda suit: (len(suit), suit.mask)))


def _follow(turn: CardTurn) -> Card:
    if turn.winner[0] == turn.partner:
        return _lowest(turn, turn.legal)
    taking = [card for card in turn.legal if turn.winner_with(card)[0] == turn.place]
    return _lowest(turn, Hand.of(taking) if taking else turn.legal)


def _lowest(turn: CardTurn, cards: Hand) -> Card:
    return min(cards, key=lambda card: (turn.is_trump(card), strength(card), card))
