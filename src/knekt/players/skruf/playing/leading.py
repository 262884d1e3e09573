"""Which card to lead, in suit contracts and grandissimo."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.cards import Card, Hand, Suit
from knekt.players.skruf.knowing.knowledge import above, of_suit, strength, suits, top
from knekt.players.skruf.playing.card_turn import CardTurn

__all__ = ["lead", "leads_apart"]

TEN = 8  # the strength of the ten
BARE = 9  # a suit is not led away from a card of this strength or more, if there are few others

# What speaks for a suit that a defender leads, besides the cards of the partner.
WINNER, SEQUENCE, SINGLETON, FROM_PARTNER = 4.0, 2.0, 1.5, 1.5
LENGTH = 0.3  # for each card of the suit in grandissimo


def lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    return _declarers_lead(turn, taste) if turn.declares else _defenders_lead(turn, taste)


def leads_apart(turn: CardTurn) -> Hand:
    """A few leads that differ much: high and low trumps, and one or two cards of each other suit."""
    found = 0
    for suit in suits(turn.legal):
        high, low = top(suit), suit[0]
        if suit[0].suit == turn.trumps:
            found |= high.bit | low.bit
        else:
            found |= high.bit if turn.is_high(high) or _runs(suit) else low.bit
    return Hand(found)


def _side_suits(turn: CardTurn) -> list[Hand]:
    """The suits that may be led, without the trumps."""
    return [suit for suit in suits(turn.legal) if suit[0].suit != turn.trumps]


def _runs(suit: Hand) -> bool:
    """Whether the two highest cards touch, and are worth leading from the top."""
    high = top(suit)
    return (
        strength(high) >= TEN and len(suit) > 1 and strength(top(suit - Hand(high.bit))) == strength(high) - 1
    )


def _may_be_ruffed(turn: CardTurn, card: Card) -> bool:
    return any(turn.may_ruff(seat, card.suit) for seat in turn.opponents)


# --- the declarer's side


def _declarers_lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The declarer's side leads: it draws trumps, cashes winners, reaches the partner, clears a long suit."""
    return (
        _trump_to_draw(turn) or _winner(turn, taste) or _to_partner(turn, taste) or _from_longest(turn, taste)
    )


def _trump_to_draw(turn: CardTurn) -> Card | None:
    if turn.trumps is None or not turn.trumps_out:
        return None
    mine = of_suit(turn.legal, turn.trumps)
    if not mine:
        return None
    high = top(mine)
    if turn.is_high(high) or _runs(mine):
        return high
    helped = any(turn.is_sure_with_partner(card) for card in above(high, turn.may_hold[turn.partner]))
    long = len(mine) > 1 and len(mine) + 1 >= len(turn.trumps_out)
    return mine[0] if helped or long or _partner_is_longer(turn, len(mine)) else None


def _partner_is_longer(turn: CardTurn, mine: int) -> bool:
    """Whether the partner has more trumps: a seat that gave them away, or only answered, has few."""
    assert turn.trumps is not None
    return mine <= 2 and len(of_suit(turn.may_hold[turn.partner], turn.trumps)) > len(turn.trumps_out) / 2


def _winner(turn: CardTurn, taste: Mapping[str, int]) -> Card | None:
    """A card that takes the trick: of the longest suit in grandissimo, else of the shortest suit."""
    high = [top(suit) for suit in _side_suits(turn) if turn.is_high(top(suit))]
    sure = [card for card in high if not _may_be_ruffed(turn, card)]
    if not sure:
        return None
    sign = 1 if turn.trumps is None else -1
    return max(sure, key=lambda card: (sign * len(of_suit(turn.legal, card.suit)), taste[card.suit]))


def _to_partner(turn: CardTurn, taste: Mapping[str, int]) -> Card | None:
    """A low card of a suit in which the partner is known to have the highest card, or has shown one."""
    found = []
    for suit in _side_suits(turn):
        high = [card for card in above(top(suit), turn.may_hold[turn.partner]) if turn.is_high(card)]
        if any(turn.trusts_partner_with(card) for card in high):
            found.append((2, suit[0]))
        elif high and turn.shown[turn.partner].tells_of(suit[0].suit):
            found.append((1, suit[0]))
    best = max(found, key=lambda each: (each[0], -strength(each[1]), taste[each[1].suit]), default=None)
    return None if best is None else best[1]


def _from_longest(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """A card of the longest suit, from the top where the cards touch; a trump if there is nothing else."""
    side = _side_suits(turn)
    if not side:
        return top(turn.legal)
    suit = max(side, key=lambda cards: (_runs(cards), len(cards), taste[cards[0].suit]))
    return top(suit) if _runs(suit) else suit[0]


# --- the opponents


def _defenders_lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    side = _side_suits(turn)
    if not side:
        return turn.legal[0]
    chosen = [_from_suit(turn, suit) for suit in side]
    return max(chosen, key=lambda each: (round(each[1], 6), taste[each[0].suit]))[0]


def _from_suit(turn: CardTurn, suit: Hand) -> tuple[Card, float]:
    """The card to lead from the suit, and how good that is."""
    high, good = top(suit), _call_for(turn, suit[0].suit)
    if turn.is_high(high) and not _may_be_ruffed(turn, high):
        return high, good + WINNER
    if _runs(suit):
        return high, good + SEQUENCE
    if len(suit) == 1 and turn.trumps_held:
        return high, good + SINGLETON
    if turn.trumps is None:
        good += LENGTH * len(suit)
    bare = strength(high) >= BARE and len(suit) < 4
    return suit[0], good - bare


def _call_for(turn: CardTurn, suit: Suit) -> float:
    """What speaks for the suit: strength with the partner or the second hand, none with the last hand."""
    left, right, partner = turn.shown[turn.later[0]], turn.shown[turn.later[-1]], turn.shown[turn.partner]
    return (
        FROM_PARTNER * _came_from_partner(turn, suit)
        + _partner_has_led(turn, suit)
        + _partner_is_high(turn, suit)
        + partner.tells_of(suit)
        + left.tells_of(suit) / 2
        - right.tells_of(suit)
    )


def _came_from_partner(turn: CardTurn, suit: Suit) -> bool:
    """Whether the partner has given a card of the suit."""
    return any(
        gift.seat == turn.partner and gift.to == turn.place and gift.cards[0].suit == suit
        for gift in turn.state.gifts
        if isinstance(gift.cards, Hand)
    )


def _partner_has_led(turn: CardTurn, suit: Suit) -> bool:
    return any(trick.lead == turn.partner and trick.cards[0].suit == suit for trick in turn.state.tricks)


def _partner_is_high(turn: CardTurn, suit: Suit) -> bool:
    """Whether a court card of the suit is known to be with the partner."""
    cards = of_suit(turn.may_hold[turn.partner], suit)
    return any(strength(card) > TEN and turn.is_sure_with_partner(card) for card in cards)
