"""Which card to lead, in suit and grand games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from knekt.cards import Card, Hand
from knekt.engine import Seat
from knekt.players.skat.knowing.knowledge import suits, trumps
from knekt.players.skat.playing.card_turn import CardTurn, points

__all__ = ["lead"]

BEARABLE = 0.35  # the declarer leads a high card up to this risk
PARTNERS_CARD = 4  # card points that the partner adds to a high card


def lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    return _declarers_lead(turn, taste) if turn.declares else _defenders_lead(turn, taste)


def _cheapest(cards: Iterable[Card], turn: CardTurn) -> Card:
    """The card that costs least to lose."""
    return min(cards, key=lambda card: (points(card), turn.order.powers[card.index], card))


def _risk(turn: CardTurn, card: Card, seats: Iterable[Seat]) -> float:
    """How likely one of the seats takes a trick that begins with this card."""
    stands = 1.0
    for seat in seats:
        stands *= 1 - turn.chance_to_beat(seat, card, card)
    return 1 - stands


def _declarers_lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The declarer's lead: draw trumps while that pays, cash high cards, then clear the longest suit."""
    known, order = turn.known, turn.order
    mine = trumps(order, turn.legal)
    theirs = trumps(order, known.may_hold[turn.still_to_play[0]] | known.may_hold[turn.still_to_play[1]])
    side = turn.legal - mine
    masters = [card for card in order.sorted(mine) if known.is_master(card)]
    if theirs and masters and (len(mine) >= len(theirs) or len(masters) > 1):
        return masters[0]
    if theirs and len(mine) > len(theirs):
        return _cheapest(mine, turn)  # the lead drives the high trumps out
    standing = [
        card for card in side if known.is_master(card) and _risk(turn, card, turn.still_to_play) < BEARABLE
    ]
    if standing:
        return min(
            standing, key=lambda card: (len(order.follow(side, card)), -points(card), taste[card.suit])
        )
    if not side:
        return masters[0] if masters else _cheapest(mine, turn)
    low = [_cheapest(suit, turn) for suit in suits(order, side)]
    return max(low, key=lambda card: (-points(card), len(order.follow(side, card)), taste[card.suit]))


def _defenders_lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """A defender's lead: a high card, a long suit through the declarer, or a short one up to him."""
    side = turn.known.mine - trumps(turn.order, turn.known.mine)
    if not side:
        return _cheapest(turn.known.mine, turn)
    chosen = (_from_suit(turn, suit) for suit in suits(turn.order, side))
    return max(chosen, key=lambda each: (round(each[1], 6), taste[each[0].suit]))[0]


def _from_suit(turn: CardTurn, suit: Hand) -> tuple[Card, float]:
    """The card to lead from the suit, and how good that is, in card points."""
    known, followers = turn.known, turn.order.followers[suit[0].index]
    top, low = turn.order.sorted(suit)[0], _cheapest(suit, turn)
    high = known.is_master(top)
    if high and (risk := _risk(turn, top, [turn.declarer])) < 0.5:
        return top, (1 - 2 * risk) * (points(top) + PARTNERS_CARD)
    good = float(len(suit) if turn.still_to_play[0] == turn.declarer else 4 - len(suit))
    if any(trick.lead == turn.partner and trick.cards[0].bit & followers for trick in turn.state.tricks):
        good += 2  # the partner has led the suit before
    if not high and any(card.rank == "T" for card in suit):
        good -= 3
    if not known.may_hold[turn.declarer].mask & followers:
        good -= 1  # the declarer only waits to ruff
    return low, good - points(low)
