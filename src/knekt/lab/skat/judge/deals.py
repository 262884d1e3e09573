"""Games for the judge to learn from: ten cards ready for play, two discarded, the others dealt at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from random import Random

from knekt.cards import Card, Hand, Suit
from knekt.players.skat.calling.evaluation import chance, null_danger, sum_before_skat, sum_ready
from knekt.players.skat.judge.judge import judge
from knekt.players.skat.judge.kinds import Kind
from knekt.skat import GERMAN, JACKS, PACK, Contract, card_points, contracts
from knekt.solver import SkatPosition

__all__ = ["GAMES", "Discarding", "DrawnGame", "by_judge", "by_weights", "draw_game"]

HANDS = 3  # the best of so many hands is taken, as in an auction
ANY_HAND = 0.2  # how often the first hand is taken, good or bad, for skats may disappoint
HOPELESS = {Kind.SUIT: 0.1, Kind.GRAND: 0.1, Kind.NULL: 0.8}  # a hand with less chance is mostly drawn again
KEPT = 0.15  # how often a hopeless hand is kept
HAND_GAMES = 0.2
ANY_DISCARD = 0.25  # how often any discard is taken, for the judge must know bad ones too
SURE = 1e-4  # no chance is closer to 0 or 1 than this
WARMTH = 0.5  # how freely other good discards are tried, in logits

GAMES = {
    kind: contracts(GERMAN)[letter]
    for kind, letter in ((Kind.SUIT, "C"), (Kind.GRAND, "G"), (Kind.NULL, "N"))
}
_PACK, _JACKS = Hand.of(PACK), Hand.of(JACKS)
_SUITS = {suit: Hand.of(card for card in PACK if card.suit == suit) - _JACKS for suit in Suit}
_SUIT_GAMES = {suit: contracts(GERMAN)[suit] for suit in Suit}

# Makes a list of all discards from twelve cards, each with a logit for how good it looks.
Discarding = Callable[[Contract, Hand, int], Sequence[tuple[Hand, float]]]


@dataclass(frozen=True, slots=True)
class DrawnGame:
    """A game with all its cards; in a hand game the declarer does not know the skat."""

    contract: Contract
    declarer: int
    hands: tuple[Hand, Hand, Hand]
    skat: Hand
    is_hand_game: bool

    @property
    def position(self) -> SkatPosition:
        is_null = self.contract.is_null
        banked = 0 if is_null else card_points(self.skat)
        return SkatPosition(self.hands, self.declarer, 0, self.contract.order, (), banked, is_null)


def by_weights(contract: Contract, twelve: Hand, seat: int) -> list[tuple[Hand, float]]:
    """How good each discard looks by the rule player's hand-made weights."""
    ways = (Hand(one.bit | two.bit) for one, two in combinations(twelve, 2))
    return [(laid, sum_ready(contract, twelve - laid, laid)) for laid in ways]


def by_judge(contract: Contract, twelve: Hand, seat: int) -> list[tuple[Hand, float]]:
    """How good each discard looks to the present judge; for a second round of labels."""
    found = judge().discards(contract, twelve, seat)
    return [(laid, log(max(SURE, outlook.win) / max(SURE, 1 - outlook.win))) for laid, outlook in found]


def draw_game(kind: Kind, rng: Random, discarding: Discarding = by_weights) -> DrawnGame:
    """A game of this kind that somebody might play. In suit games clubs are trumps, for all suits are alike.

    >>> game = draw_game(Kind.NULL, Random(1))
    >>> [len(hand) for hand in game.hands], len(game.skat), str(game.contract)
    ([10, 10, 10], 2, 'N')
    """
    contract, seat, hand = GAMES[kind], rng.randrange(3), _ten(kind, rng)
    rest = _shuffled(_PACK - hand, rng)
    skat, one, two = Hand.of(rest[:2]), Hand.of(rest[2:12]), Hand.of(rest[12:])
    is_hand_game = rng.random() < HAND_GAMES
    if not is_hand_game:
        twelve = hand | skat
        skat = _draw_discard(discarding(contract, twelve, seat), rng)
        hand = twelve - skat
    first, second, third = ((hand, one, two), (one, hand, two), (one, two, hand))[seat]
    return DrawnGame(contract, seat, (first, second, third), skat, is_hand_game)


def _ten(kind: Kind, rng: Random) -> Hand:
    """Ten cards with which somebody might play such a game."""
    while True:
        cards = _shuffled(_PACK, rng)
        hands = [Hand.of(cards[10 * place : 10 * place + 10]) for place in range(HANDS)]
        if rng.random() < ANY_HAND:
            hands = hands[:1]
        total, best = max(
            (_strongest(kind, hand) for hand in hands), key=lambda found: (found[0], found[1].mask)
        )
        if chance(total) >= HOPELESS[kind] or rng.random() < KEPT:
            return best


def _strongest(kind: Kind, hand: Hand) -> tuple[float, Hand]:
    """The sum of the hand for the game, and the hand with its best suit exchanged for clubs."""
    if kind is Kind.NULL:
        return sum_ready(GAMES[kind], _without_worst(_without_worst(hand)), None), hand
    if kind is Kind.GRAND:
        return sum_before_skat(GAMES[kind], hand), hand
    total, suit = max((sum_before_skat(game, hand), suit) for suit, game in _SUIT_GAMES.items())
    return total, _as_clubs(hand, suit)


def _without_worst(cards: Hand) -> Hand:
    """The cards without the one that is most dangerous in null, which the skat may replace."""
    return min((cards - Hand(card.bit) for card in cards), key=lambda left: (null_danger(left), left.mask))


def _as_clubs(hand: Hand, suit: Suit) -> Hand:
    """The hand with clubs and this suit exchanged, without the jacks."""
    if suit is Suit.CLUBS:
        return hand
    clubs, other = _SUITS[Suit.CLUBS], _SUITS[suit]
    up = clubs[0].index - other[0].index
    moved = (hand & other).mask << up | (hand & clubs).mask >> up
    return (hand - clubs - other) | Hand(moved)


def _draw_discard(ways: Sequence[tuple[Hand, float]], rng: Random) -> Hand:
    if rng.random() < ANY_DISCARD:
        return rng.choice(ways)[0]
    most = max(logit for _, logit in ways)
    return rng.choices(ways, [exp((logit - most) / WARMTH) for _, logit in ways])[0][0]


def _shuffled(cards: Hand, rng: Random) -> list[Card]:
    row = list(cards)
    rng.shuffle(row)
    return row
