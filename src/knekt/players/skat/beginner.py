"""A beginner: it follows a few rules, thinks of the trick on the table, and soon forgets earlier tricks."""

from __future__ import annotations

from knekt.cards import Card, Hand
from knekt.engine import Action, View
from knekt.players.skat.knowing.knowledge import suits, trumps
from knekt.players.skat.playing.card_turn import CardTurn, points
from knekt.players.skat.rules import RulePlayer
from knekt.skat import Kontra, Offer, State

__all__ = ["BeginnerPlayer"]

MEMORY = 2  # how many tricks it remembers
RICH = 10  # it ruffs for so many card points on the table
MANY = 3  # a declarer with so many trumps draws those of the others


class BeginnerPlayer(RulePlayer):
    """Makes the mistakes of people who have just learned the game, and no others.

    As declarer it draws trumps while it has many, then leads cards that it believes to be the highest, then
    its longest suit. It takes tricks as cheaply as it can, ruffs when there is much on the table, gives
    points to a partner who has the trick already, and else throws the lowest card. It neither doubles nor
    makes gifts.
    """

    def interject(self, view: View[State]) -> Action | None:
        said = super().interject(view)
        return None if isinstance(said, Kontra | Offer) else said

    def _card(self, view: View[State]) -> Card:
        turn = CardTurn.of(view, memory=MEMORY)
        if len(turn.legal) == 1 or turn.state.is_ramsch or turn.contract.is_null:
            return super()._card(view)
        return _follow(turn) if turn.state.trick else _lead(turn)


def _lead(turn: CardTurn) -> Card:
    mine = trumps(turn.order, turn.legal)
    if turn.declares and len(mine) >= MANY:
        return turn.order.sorted(mine)[0]
    side = turn.legal - mine or turn.legal
    high = [card for card in side if turn.known.is_master(card)]
    if high:
        return max(high, key=lambda card: (points(card), card))
    longest = max(suits(turn.order, side), key=lambda suit: (len(suit), suit.mask), default=side)
    return _lowest(turn, longest)


def _follow(turn: CardTurn) -> Card:
    table = sum(map(points, turn.state.trick))
    taker, _ = turn.best_with(_lowest(turn, turn.legal))
    friend_has_it = not turn.declares and taker == turn.partner
    if friend_has_it and not turn.still_to_play:
        return max(turn.legal, key=lambda card: (points(card), not turn.is_trump(card), card))
    taking = [card for card in turn.legal if turn.best_with(card)[0] == turn.known.seat]
    ruffs = bool(taking) and turn.is_trump(taking[0]) and not turn.is_trump(turn.state.trick[0])
    if taking and not friend_has_it and (not ruffs or table >= RICH or turn.declares):
        return min(taking, key=lambda card: (turn.order.powers[card.index], card))
    return _lowest(turn, turn.legal)


def _lowest(turn: CardTurn, cards: Hand) -> Card:
    return min(
        cards, key=lambda card: (turn.is_trump(card), points(card), turn.order.powers[card.index], card)
    )
