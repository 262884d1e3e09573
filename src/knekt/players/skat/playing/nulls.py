"""Null: the declarer stays under, and the defenders try to force a trick on the declarer."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.cards import Card, Hand
from knekt.players.skat.calling.evaluation import danger
from knekt.players.skat.knowing.knowledge import suits
from knekt.players.skat.playing.card_turn import CardTurn
from knekt.players.skat.playing.claims import stays_under

__all__ = ["play_null"]


def play_null(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    if turn.state.trick:
        follows = turn.legal[0].bit & turn.order.followers[turn.state.trick[0].index]
        if turn.declares:
            return _under(turn) if follows else _most_dangerous(turn, taste)
        return _catch(turn) if follows else _shorten(turn, taste)
    lowest = [_upwards(turn, suit)[0] for suit in suits(turn.order, turn.legal)]
    if turn.declares:
        return min(lowest, key=lambda card: (*_fear(turn, card), taste[card.suit]))
    return max(lowest, key=lambda card: (_hope(turn, card), taste[card.suit]))


def _upwards(turn: CardTurn, cards: Hand) -> list[Card]:
    """The cards from the lowest up."""
    return turn.order.sorted(cards)[::-1]


def _out(turn: CardTurn, card: Card) -> Hand:
    """The cards of this card's suit that the others may hold."""
    mask = 0
    for seat, cards in enumerate(turn.known.may_hold):
        if seat != turn.known.seat:
            mask |= cards.mask
    return Hand(mask & turn.order.followers[card.index])


def _fear(turn: CardTurn, card: Card) -> tuple[int, int]:
    """The danger of a lead by the declarer:
    how many lower cards are out, then how few cards are out at all.
    """
    out = _out(turn, card)
    return len(out) - len(turn.known.above(card, out)), -len(out)


def _under(turn: CardTurn) -> Card:
    """The declarer's highest card below the best card on the table; the lowest of all if there is none."""
    best = turn.state.trick[turn.order.winner(turn.state.trick)]
    under = turn.legal - turn.known.above(best, turn.legal)
    return _upwards(turn, under)[-1] if under else _upwards(turn, turn.legal)[0]


def _most_dangerous(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    highest = [_upwards(turn, suit)[-1] for suit in suits(turn.order, turn.legal)]
    return max(
        highest, key=lambda card: (_relief(turn, card), turn.order.powers[card.index], taste[card.suit])
    )


def _relief(turn: CardTurn, card: Card) -> float:
    """How much less dangerous the suit is once its highest card is thrown away."""
    suit, out = turn.order.follow(turn.legal, card), _out(turn, card)
    return danger(turn.order, suit, out) - danger(turn.order, suit - Hand(card.bit), out)


def _shorten(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The card that a defender throws away: the highest of the shortest suit."""
    order = turn.order
    highest = [_upwards(turn, suit)[-1] for suit in suits(order, turn.legal)]
    return min(
        highest,
        key=lambda card: (
            len(order.follow(turn.legal, card)),
            -order.powers[card.index],
            taste[card.suit],
        ),
    )


def _catch(turn: CardTurn) -> Card:
    """The card with which a defender follows: below the declarer's;
    a high card, if the declarer is safe anyway.
    """
    trick, upwards = turn.state.trick, _upwards(turn, turn.legal)
    if turn.declarer in turn.still_to_play:
        return upwards[0]
    place = (turn.declarer - turn.known.seat + len(trick)) % 3
    if turn.order.winner(trick) != place:
        return upwards[-1]
    under = turn.legal - turn.known.above(trick[place], turn.legal)
    return _upwards(turn, under)[-1] if under else upwards[-1]


def _hope(turn: CardTurn, card: Card) -> float:
    """How likely a lead of this suit catches the declarer."""
    order, known = turn.order, turn.known
    suit = order.followers[card.index]
    his, mine = Hand(known.may_hold[turn.declarer].mask & suit), Hand(known.mine.mask & suit)
    if turn.declarer not in turn.state.opened:
        return len(known.above(card, his)) - 0.5 * len(mine)
    if not his:
        return -1.0
    partners = Hand(known.may_hold[turn.partner].mask & suit)
    return 10.0 * (not stays_under(his, mine | partners, order)) + danger(order, his, mine)
