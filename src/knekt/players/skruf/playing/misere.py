"""Misère: the fewest tricks win, and both partners' tricks count (10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from knekt.cards import Card, Hand
from knekt.engine import Seat
from knekt.players.skruf.knowing.knowledge import ALL, above, below, of_suit, strength, suits, top
from knekt.players.skruf.knowing.worlds import World
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.skruf import partner_of

__all__ = ["card_for_partner", "play_misere", "safest_gift"]

BOOK = 0.1  # tricks by which a card must be safer than that of the book, which the partner can read


def danger(suit: Hand, out: Hand) -> float:
    """How many tricks the cards of one suit threaten to take, against the cards of the suit that are out.

    The lowest card is safe as long as a higher one is out, and so on upwards: a suit is as good as its low
    cards.
    """
    risk = 0.0
    for place, card in enumerate(suit):
        under = len(below(card, out))
        over = len(above(card, out))
        if not out:
            risk += 1.0
        elif under > place:
            risk += under / (under + over)
    return risk


def card_for_partner(hand: Hand, taste: Mapping[str, int]) -> Card:
    """The lowest card of the worst suit, which tells the partner which suit that is (14)."""
    worst = max(
        suits(hand),
        key=lambda suit: (round(danger(suit, of_suit(ALL - hand, suit[0].suit)), 6), taste[suit[0].suit]),
    )
    return worst[0]


def safest_gift(seat: Seat, worlds: Sequence[World], by_book: Card) -> Card:
    """The card after which both partners threaten to take the fewest tricks, over likely worlds."""
    partner = partner_of(seat)

    def threatened(card: Card) -> float:
        found, given = 0.0, Hand(card.bit)
        for world in worlds:
            out = world.hands[(seat + 1) % 4] | world.hands[(seat + 3) % 4]
            for hand in (world.hands[seat] - given, world.hands[partner] | given):
                found += sum(danger(suit, of_suit(out, suit[0].suit)) for suit in suits(hand))
        return found / len(worlds)

    (mine, *_) = (world.hands[seat] for world in worlds)
    return min(mine, key=lambda card: threatened(card) - BOOK * (card == by_book))


def play_misere(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    if not turn.state.trick:
        return _lead(turn, taste)
    if turn.legal[0].suit == turn.state.trick[0].suit:
        return _follow(turn)
    return _throw(turn, taste)


def _lead(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The highest card of the suit the partner gave, for the first lead;
    later the card likeliest to be beaten.
    """
    if not turn.state.tricks and (received := _received(turn)):
        return top(received)
    lowest = [suit[0] for suit in suits(turn.legal)]
    return min(lowest, key=lambda card: (round(_risk_of_lead(turn, card), 6), taste[card.suit]))


def _received(turn: CardTurn) -> Hand:
    """The cards in hand of the suit of which the partner gave a card."""
    for gift in turn.state.gifts:
        if gift.to == turn.place and isinstance(gift.cards, Hand):
            return of_suit(turn.legal, gift.cards[0].suit)
    return Hand()


def _risk_of_lead(turn: CardTurn, card: Card) -> float:
    out = of_suit(turn.theirs, card.suit)
    if not out:
        return 2.0
    return len(below(card, out)) / len(out) - 0.02 * len(out)


def _follow(turn: CardTurn) -> Card:
    """The highest card below the best one; the highest of all where the side has the trick anyway."""
    taker, best = turn.winner
    under = below(best, turn.legal)
    if not turn.later and (taker == turn.partner or not under):
        return top(turn.legal)
    if under:
        return top(under)
    return turn.legal[0] if turn.later else top(turn.legal)


def _throw(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The high card of the most dangerous suit."""
    highest = [top(suit) for suit in suits(turn.legal)]
    return max(highest, key=lambda card: (round(_relief(turn, card), 6), strength(card), taste[card.suit]))


def _relief(turn: CardTurn, card: Card) -> float:
    """How much less dangerous the suit is once its highest card is thrown away."""
    suit, out = of_suit(turn.hand, card.suit), of_suit(turn.theirs, card.suit)
    return danger(suit, out) - danger(suit - Hand(card.bit), out)
