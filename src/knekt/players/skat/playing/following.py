"""Which card to add to a trick that somebody else has led, in suit and grand games."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.cards import Card
from knekt.players.skat.playing.card_turn import CardTurn, points

__all__ = ["follow"]

# All numbers are card points.
LEAD = 2  # what it is worth to be on lead
ONE_TRICK = 60  # what a trick is worth where a single one decides the game
FAT, LEAN = 5, 1  # what a later hand adds to a trick of its own side, and to one of the other side
JACK, MASTER_JACK = 5.0, 7.0
TRUMP, DEFENDERS_TRUMP = 3.0, 2.0
HIGH = 4.0  # a card that nobody can beat in its suit
GUARDED_TEN, GUARD = 3.0, 1.5  # a ten below the ace, and the only card beside it
LAST_OF_SUIT = -2.0  # the last card of a suit: without it the hand may ruff or throw away


def follow(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The card that promises most: points won or saved, less what the card is worth for later."""
    return max(turn.legal, key=lambda card: (round(_promise(turn, card), 6), taste[card.suit], card))


def _promise(turn: CardTurn, card: Card) -> float:
    ours = _chance(turn, card)
    table = sum(map(points, turn.state.trick)) + points(card)
    won, lost = table, table
    for seat in turn.still_to_play:
        friend = not turn.declares and seat == turn.partner
        won += FAT if friend else LEAN
        lost += LEAN if friend else FAT
    taker, _ = turn.best_with(card)
    lead = LEAD if taker == turn.known.seat else 0
    if turn.is_all_or_nothing:
        won += ONE_TRICK
    return ours * (won + lead) - (1 - ours) * lost - _worth_keeping(turn, card)


def _chance(turn: CardTurn, card: Card) -> float:
    """How likely the own side gets the trick if the card is played."""
    led = turn.state.trick[0]
    taker, best = turn.best_with(card)
    ours = turn.declares == (taker == turn.declarer)
    if not turn.still_to_play:
        return float(ours)
    # At most one seat plays after a seat that follows.
    beaten = turn.chance_to_beat(turn.still_to_play[0], best, led)
    if not turn.declares and turn.still_to_play[0] == turn.partner:
        return 1.0 if ours else beaten
    return 1 - beaten if ours else 0.0


def _worth_keeping(turn: CardTurn, card: Card) -> float:
    """What the card may still bring in later tricks, in card points."""
    known = turn.known
    if turn.is_trump(card):
        if card.rank == "J":
            return MASTER_JACK if known.is_master(card) else JACK
        return TRUMP if turn.declares else DEFENDERS_TRUMP
    suit = known.order.follow(known.mine, card)
    if known.is_master(card):
        return HIGH
    if len(suit) == 1:
        return LAST_OF_SUIT
    if card.rank == "T":
        return GUARDED_TEN
    return GUARD if len(suit) == 2 and any(each.rank == "T" for each in suit) else 0.0
