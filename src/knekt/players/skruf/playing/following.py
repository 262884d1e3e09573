"""Which card to add to a trick that has been led, in suit contracts and grandissimo."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.cards import Card, Hand, Suit
from knekt.players.skruf.knowing.knowledge import above, below, of_suit, strength, top
from knekt.players.skruf.playing.card_turn import CardTurn

__all__ = ["follow"]

TEN, NINE = 8, 7  # from this strength on, a card is worth a high card, and may force one out

# What it is worth to keep a card.
TRUMP, WINNER, COMING, GUARD = 20.0, 8.0, 3.0, 2.5
LENGTH = 0.1  # for each card of the suit in grandissimo


def follow(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    led = turn.state.trick[0].suit
    if turn.legal[0].suit == led:
        return _in_suit(turn, led)
    return _ruff(turn, led) or _thrown(turn, taste)


def _in_suit(turn: CardTurn, led: Suit) -> Card:
    """The lowest card where the trick is the partner's or lost; else the cheapest card that takes it."""
    low, (taker, best) = turn.legal[0], turn.winner
    beats = [card for card in turn.legal if turn.winner_with(card)[0] == turn.place]
    if not beats or (taker == turn.partner and _partner_is_as_good(turn, best, led)):
        return low
    standing = [card for card in beats if turn.stands(card, led)]
    is_second = len(turn.later) == 2
    if standing:
        return standing[0] if not is_second or _takes_second(turn) else low
    return low if is_second or strength(beats[-1]) < NINE else _lowest_of_equals(turn, beats)


def _partner_is_as_good(turn: CardTurn, best: Card, led: Suit) -> bool:
    """Whether the partner's card will hold, or this one is no better."""
    if turn.stands(best, led):
        return True
    high = top(turn.legal)
    return best.suit == high.suit and not above(best, turn.theirs) - above(high, turn.theirs)


def _takes_second(turn: CardTurn) -> bool:
    """Whether the second hand takes the trick: it does if a high card was led, or a later hand might ruff."""
    return turn.trumps is not None or strength(turn.state.trick[0]) >= TEN


def _lowest_of_equals(turn: CardTurn, beats: list[Card]) -> Card:
    """The lowest card that is as good as the highest, for no opponent may hold a card between them."""
    return next(card for card in beats if not below(beats[-1], above(card, turn.theirs)))


def _ruff(turn: CardTurn, led: Suit) -> Card | None:
    """The lowest trump that takes a trick which is not yet the partner's; None where there is none."""
    if turn.trumps is None or led == turn.trumps or _is_partners(turn, led):
        return None
    beats = [card for card in of_suit(turn.legal, turn.trumps) if turn.winner_with(card)[0] == turn.place]
    standing = [card for card in beats if not _may_be_overruffed(turn, card, led)]
    return next(iter(standing or beats), None)


def _is_partners(turn: CardTurn, led: Suit) -> bool:
    taker, best = turn.winner
    if taker != turn.partner or not turn.stands(best, led):
        return False
    return not turn.later_opponents or turn.is_high(best)


def _may_be_overruffed(turn: CardTurn, card: Card, led: Suit) -> bool:
    return any(turn.may_ruff(seat, led) and above(card, turn.may_hold[seat]) for seat in turn.later_opponents)


def _thrown(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The card that is missed least."""
    return min(turn.legal, key=lambda card: (round(_worth_keeping(turn, card), 6), taste[card.suit]))


def _worth_keeping(turn: CardTurn, card: Card) -> float:
    """What the card may still bring."""
    worth, suit = strength(card) / 10, of_suit(turn.hand, card.suit)
    if turn.is_trump(card):
        return TRUMP + worth
    if turn.is_high(card):
        return WINNER + worth
    if _will_be_high(turn, card, suit):
        worth += COMING
    elif _guards(turn, card, suit):
        worth += GUARD
    return worth + (LENGTH * len(suit) if turn.trumps is None else 0.0)


def _will_be_high(turn: CardTurn, card: Card, suit: Hand) -> bool:
    """Whether there are enough small cards to follow with until all higher cards are gone."""
    higher = len(above(card, turn.theirs))
    return higher <= 2 and higher <= len(below(card, suit))


def _guards(turn: CardTurn, card: Card, suit: Hand) -> bool:
    """Whether a high card of the suit would fall without this one."""
    high = top(suit)
    higher = len(above(high, turn.theirs))
    return card != high and 0 < higher <= 2 and len(suit) - 1 <= higher
