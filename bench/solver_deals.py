"""Deals to measure the solver by.

In Skat those that somebody would play, for a weak declarer is soon refuted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations
from random import Random

from knekt.cards import CARDS, Card, Hand, Rank, Suit
from knekt.skat import PACK, card_points, trump_order
from knekt.solver import RamschPosition, SkatPosition, SkrufPosition, best_line

__all__ = ["ramsch_deals", "realistic_games", "realistic_nulls", "skruf_deals", "worlds_of"]

BIDS_FROM, GRAND_FROM, NULL_UP_TO = 70, 86, 3  # what a hand must show before somebody plays it
JACK_WORTH = {Suit.CLUBS: 18, Suit.SPADES: 16, Suit.HEARTS: 14, Suit.DIAMONDS: 12}
Cards = tuple[Card, ...]


def realistic_games(count: int, seed: str) -> list[SkatPosition]:
    """Suit games and grands before the first lead: the strongest seat has the skat and has discarded."""
    rng, found = Random(seed), list[SkatPosition]()
    while len(found) < count:
        if (position := _game(*_dealt(rng))) is not None:
            found.append(position)
    return found


def realistic_nulls(count: int, seed: str) -> list[SkatPosition]:
    """Nulls with hardly a card that could be caught."""
    rng, found = Random(seed), list[SkatPosition]()
    while len(found) < count:
        hands, skat = _dealt(rng)
        declarer = min(range(3), key=lambda seat: _risk(hands[seat]))
        kept, _ = _laid_away((*hands[declarer], *skat), lambda rest, _: -_risk(rest))
        if _risk(kept) <= NULL_UP_TO:
            hands[declarer] = kept
            found.append(SkatPosition(_three(hands), declarer, 0, trump_order("null", None), is_null=True))
    return found


def ramsch_deals(count: int, seed: str) -> list[RamschPosition]:
    """Random deals before forehand leads; the skat goes with the last trick."""
    rng, found = Random(seed), list[RamschPosition]()
    for _ in range(count):
        hands, skat = _dealt(rng)
        found.append(RamschPosition(_three(hands), 0, skat=card_points(skat)))
    return found


def skruf_deals(
    count: int, seed: str, trumps: Suit | None, *, cards: int = 13, is_misere: bool = False
) -> list[SkrufPosition]:
    """Random deals of four hands, anybody on lead."""
    rng, found = Random(seed), list[SkrufPosition]()
    for _ in range(count):
        pack = rng.sample(CARDS, 4 * cards)
        one, two, three, four = (Hand.of(pack[seat::4]) for seat in range(4))
        found.append(SkrufPosition((one, two, three, four), rng.randrange(4), trumps, is_misere))
    return found


def worlds_of(position: SkatPosition, tricks_left: int, count: int, rng: Random) -> list[SkatPosition]:
    """The deal after some tricks of best play, with the defenders' cards dealt anew so many times."""
    later = _after(position, best_line(position).line[: 3 * (10 - tricks_left)])
    one, two = (seat for seat in range(3) if seat != later.declarer)
    theirs, worlds = list(later.hands[one] | later.hands[two]), []
    for _ in range(count):
        rng.shuffle(theirs)
        hands = list(later.hands)
        hands[one], hands[two] = Hand.of(theirs[:tricks_left]), Hand.of(theirs[tricks_left:])
        worlds.append(replace(later, hands=_three(hands)))
    return worlds


def _after(position: SkatPosition, line: Cards) -> SkatPosition:
    """The position after whole tricks."""
    hands, leader, banked = list(position.hands), position.leader, position.banked
    for start in range(0, len(line), 3):
        trick = line[start : start + 3]
        for place, card in enumerate(trick):
            hands[(leader + place) % 3] -= Hand(card.bit)
        leader = (leader + position.order.winner(trick)) % 3
        banked += card_points(trick) if leader == position.declarer else 0
    return replace(position, hands=_three(hands), leader=leader, banked=banked)


def _dealt(rng: Random) -> tuple[list[Cards], Cards]:
    pack = rng.sample(PACK, len(PACK))
    return [tuple(pack[10 * seat : 10 * seat + 10]) for seat in range(3)], tuple(pack[30:])


def _three(hands: Iterable[Iterable[Card]]) -> tuple[Hand, Hand, Hand]:
    one, two, three = map(Hand.of, hands)
    return one, two, three


def _game(hands: list[Cards], skat: Cards) -> SkatPosition | None:
    """What is played with these cards; None if everybody passes, or the skat has spoilt the game."""
    strengths = [max(_grand_strength(hand), *(_suit_strength(hand, suit) for suit in Suit)) for hand in hands]
    declarer = strengths.index(max(strengths))
    if strengths[declarer] < BIDS_FROM:
        return None
    twelve = (*hands[declarer], *skat)
    best = max(Suit, key=lambda suit: _suit_strength(twelve, suit))
    jacks = sum(card.rank == Rank.JACK for card in twelve)
    trumps: Suit | None = None
    if jacks < 2 or _grand_strength(twelve) < GRAND_FROM:
        trumps = best
        if sum(card.rank == Rank.JACK or card.suit == trumps for card in twelve) < 6:
            return None
    hands[declarer], laid = _laid_away(twelve, lambda rest, away: _away_worth(rest, away, trumps))
    return SkatPosition(_three(hands), declarer, 0, trump_order("suit", trumps), banked=card_points(laid))


def _laid_away(twelve: Cards, worth: Callable[[Cards, Cards], int]) -> tuple[Cards, Cards]:
    """The ten kept and the two laid away: the best of all 66 ways."""

    def kept(away: Cards) -> Cards:
        return tuple(card for card in twelve if card not in away)

    best = max(combinations(twelve, 2), key=lambda away: worth(kept(away), away))
    return kept(best), best


def _suit_strength(hand: Cards, trumps: Suit) -> int:
    """What a player sees for a suit game: length, jacks, and what the side suits bring."""
    strength = 0
    for card in hand:
        if card.rank == Rank.JACK:
            strength += JACK_WORTH[card.suit]
        elif card.suit == trumps:
            strength += 13 if card.rank in (Rank.ACE, Rank.TEN) else 10
        else:
            strength += {Rank.ACE: 8, Rank.TEN: 3}.get(card.rank, 0)
    held = {card.suit for card in hand if card.rank != Rank.JACK}
    return strength + 4 * len(set(Suit) - held - {trumps})


def _grand_strength(hand: Cards) -> int:
    strength, aces = 0, {card.suit for card in hand if card.rank == Rank.ACE}
    for card in hand:
        led_by_ace = card.suit in aces
        if card.rank == Rank.JACK:
            strength += JACK_WORTH[card.suit] + 2
        elif card.rank == Rank.ACE:
            strength += 14
        elif card.rank == Rank.TEN:
            strength += 9 if led_by_ace else 2
        elif card.rank == Rank.KING and led_by_ace:
            strength += 2
    return strength


def _away_worth(rest: Cards, away: Cards, trumps: Suit | None) -> int:
    """How well two cards lie in the skat: they save points, void suits and leave no bare card."""
    worth = card_points(away)
    worth -= sum(60 for card in away if card.rank == Rank.JACK or card.suit == trumps)
    worth -= sum(25 for card in away if card.rank == Rank.ACE)
    for suit in set(Suit) - {trumps}:
        held = {card.rank for card in rest if card.suit == suit and card.rank != Rank.JACK}
        has_ace, has_ten = Rank.ACE in held, Rank.TEN in held
        if not held:
            worth += 6 if trumps is None else 12
        elif len(held) == 1:
            worth += 6 if has_ace else -14 if has_ten else -4
        if has_ten:
            worth += 6 if has_ace else -6
    return worth


def _risk(hand: Iterable[Card]) -> int:
    """How much a hand fears a null: the holes below its cards."""
    risk, cards = 0, set(hand)
    for suit in Suit:
        mine = theirs = 0
        for rank in "789TJQKA":
            if Card.parse(f"{suit}{rank}") not in cards:
                theirs += 1
                continue
            mine += 1
            risk += max(0, theirs - mine + 1)
    return risk
