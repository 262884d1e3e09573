"""What becomes of the cards of a side that buys: a quick guess of the exchange, for worlds by the hundred (5, 14).

Hands are plain masks here, of 52 bits, suit after suit as in the pack: a guess must cost no more than a glance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from knekt.cards import Card, Hand, Suit

__all__ = [
    "FULL",
    "SUIT_AT",
    "VOID",
    "Gathered",
    "cheapest",
    "gathered",
    "in_suit",
    "replies",
    "ways_to_share",
]

RANKS = 13
FULL = (1 << RANKS) - 1
SUIT_AT = {suit: Card.parse(suit + "2").index for suit in Suit}  # where the suit begins among the bits
FOUR, THREE = 4, 3
ACE, KING, QUEEN, JACK = 12, 11, 10, 9

# what it is worth to keep a card of a side suit
WINNER, BACKED, GUARDED, WEAK = 12.0, 9.0, 5.0, 2.0
VOID = 1.5  # what each step towards a void is worth, where there are trumps


@dataclass(frozen=True, slots=True)
class Gathered:
    """Both hands of the side after the exchange, and the two cards that the opponents got."""

    master: int
    buyer: int
    away: tuple[int, int]


def in_suit(cards: int, suit: Suit) -> int:
    """The cards of the suit, as thirteen bits."""
    return cards >> SUIT_AT[suit] & FULL


def gathered(one: int, other: int, talon: int, trumps: Suit | None) -> Gathered:
    """The trumps come together where there are more of them; in grandissimo the longest suit of the side."""
    long = _longest(one | other, trumps)
    if in_suit(one, long).bit_count() >= in_suit(other, long).bit_count():
        return bought(one, other, talon, trumps)
    return bought(other, one, talon, trumps)


def bought(master: int, buyer: int, talon: int, trumps: Suit | None) -> Gathered:
    """The same where it is settled which of them has bought."""
    long, buyer = _longest(master | buyer, trumps), buyer | talon
    wanted = in_suit(buyer, long)
    while wanted.bit_count() > FOUR - (trumps is None):
        wanted &= (
            wanted - 1
        )  # the lowest stays behind; in grandissimo a card to reach the partner with does too
    given = wanted << SUIT_AT[long]
    for _ in range(FOUR - wanted.bit_count()):
        given |= cheapest(buyer & ~given, trumps, spares=0.0)
    return given_on(master | given, buyer & ~given, trumps)


def ways_to_share(master: int, buyer: int, talon: int, trumps: Suit | None) -> Iterator[Gathered]:
    """What the two may do: bring the trumps together at the master's, or else the buyer keeps his and parts with losers."""
    yield bought(master, buyer, talon, trumps)
    if trumps is not None:
        buyer, given = buyer | talon, 0
        for _ in range(FOUR):
            given |= cheapest(buyer & ~given, trumps, spares=VOID)
        yield from replies(master | given, buyer & ~given, trumps)


def replies(master: int, buyer: int, trumps: Suit | None) -> Iterator[Gathered]:
    """What the master may do with sixteen cards: the best loser goes back to the buyer, or the highest trump."""
    yield given_on(master, buyer, trumps)
    held = 0 if trumps is None else in_suit(master, trumps)
    if trumps is not None and held:
        best = 1 << held.bit_length() - 1 + SUIT_AT[trumps]
        master &= ~best
        low = cheapest(master, trumps, spares=VOID)
        other = cheapest(master & ~low, trumps, spares=VOID)
        yield Gathered(master & ~low & ~other, buyer | best, (low, other))


def _longest(side: int, trumps: Suit | None) -> Suit:
    """The suit that is brought together: trumps, or without them the longest."""
    return trumps or max(Suit, key=lambda suit: (in_suit(side, suit).bit_count(), SUIT_AT[suit]))


def given_on(master: int, buyer: int, trumps: Suit | None) -> Gathered:
    """The master's sixteen cards and the buyer's twelve, once the master has given three away: the best of them back."""
    gone = list[int]()
    for _ in range(THREE):
        gone.append(cheapest(master, trumps, spares=VOID))
        master &= ~gone[-1]
    gone.sort(key=lambda card: (card.bit_length() - 1) % RANKS)
    return Gathered(master, buyer | gone[2], (gone[0], gone[1]))


def cheapest(cards: int, trumps: Suit | None, *, spares: float) -> int:
    """The card that is missed least, as a bit: no trump, unless there is nothing else."""
    best, found = 1e9, 0
    for suit, start in SUIT_AT.items():
        held = cards >> start & FULL
        if not held:
            continue
        worth, card = _least(held, spares if trumps is not None else 0.0)
        if suit == trumps:
            worth += 30.0
        if worth < best:
            best, found = worth, card << start
    return found


@lru_cache(maxsize=1 << 15)
def _least(held: int, spares: float) -> tuple[float, int]:
    """Of one suit the card that is missed least, and what it is worth to keep it."""
    ranks = Hand(held)
    losers = sum(_keeps(held, card.index) < GUARDED for card in ranks)
    best = min(ranks, key=lambda card: _keeps(held, card.index) + card.index / 10)
    emptied = spares * max(0, FOUR - losers)
    return _keeps(held, best.index) + best.index / 10 - emptied, best.bit


def _keeps(held: int, rank: int) -> float:
    """What a card is worth in such a suit."""
    higher, length = held >> (rank + 1), held.bit_count()
    if rank == ACE:
        return WINNER
    if rank == KING:
        return BACKED if higher else GUARDED if length > 1 else 0.0
    if rank == QUEEN:
        return GUARDED if higher else WEAK if length > 2 else 0.0
    return WEAK if rank == JACK and higher.bit_count() > 1 else 0.0
