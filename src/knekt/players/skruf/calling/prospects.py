"""What a contract would bring a side: tricks estimated over likely worlds, counted by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import fsum, sqrt
from operator import mul
from typing import Protocol

from knekt.cards import Hand, Suit
from knekt.players.skruf.calling.tricks import Estimate, Pair, ReckonedPair, Way
from knekt.players.skruf.giving.exchange_guess import suit_bits
from knekt.players.skruf.playing.aims import worth_table
from knekt.skruf import BIDS, GRANDISSIMO, STRAINS, Bid, Options, karonkas_of

__all__ = [
    "HIGH_LEVEL",
    "HOME",
    "SURE",
    "Estimator",
    "Prospects",
    "lowest_after",
    "suit_of",
]

ACES = Hand.parse("DA HA SA CA").mask
QUEENS = Hand.parse("DQ HQ SQ CQ").mask
HIGHEST = 7
COUNTED = 4  # the level for which karonkas are counted: they count the same at each
FORESEEN = 0.3  # the share of the gain of open cards that a side reaches by raising later
CONFIDENCE = 1.96
# What it is worth to make a contract, besides its points. By points alone a player would prefer the suit with
# the most honours, or leave to the others what it would rather have made itself. With this weight the points
# stay the same on average, and more contracts are made.
HOME = 1000.0
# Nobody is forced to bid so high, so such a contract must be made with this chance; a late bid after the
# silence of both partners must be, too.
HIGH_LEVEL, SURE = 5, 0.84
HONOURS = 8  # honours are the ten, which has this rank, and all cards above it


class Estimator(Protocol):
    """What estimates the tricks of two hands: the model, or one that has solved some of them."""

    def reckon(
        self, pairs: Sequence[Pair], trumps: Suit | None, way: Way, more: float = 0.0
    ) -> list[ReckonedPair]: ...


def lowest_after(bid: Bid, strain: str) -> Bid:
    """The lowest contract in the strain that can still come of a bid.

    >>> from knekt.skruf import parse_bid
    >>> [str(lowest_after(parse_bid("4D"), strain)) for strain in "SDH"]
    ['5S', '4D', '4H']
    """
    lower = STRAINS.index(strain) < STRAINS.index(bid.strain)
    return Bid(min(bid.level + lower, HIGHEST), strain)


def suit_of(strain: str) -> Suit | None:
    return None if strain == GRANDISSIMO else Suit(strain)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What one world brings in one strain."""

    estimate: Estimate
    chances: list[float]  # the chance of each number of tricks
    aces: int
    honours: int
    karonkas: int

    def __lt__(self, other: _Outcome) -> bool:
        return self.estimate.mean < other.estimate.mean


class Prospects:
    """What each contract is worth to a side on average; `home`: what making it counts besides its points."""

    def __init__(
        self, options: Options, outcomes: Callable[[str], list[_Outcome]], home: float = HOME
    ) -> None:
        self._account = worth_table(options, home)
        self._options, self._home = options, home
        self._outcomes = cache(outcomes)
        self._worths = cache(self._weigh)
        self._together = cache(self._sum)

    @classmethod
    def of_pairs(
        cls, options: Options, model: Estimator, pairs: Sequence[Pair], way: Way, more: float = 0.0
    ) -> Prospects:
        """The prospects of these pairs of hands; `more`: tricks to be expected beyond the estimate."""

        def outcomes(strain: str) -> list[_Outcome]:
            trumps = suit_of(strain)
            contract = Bid(COUNTED, strain)
            return [_outcome(found, trumps, contract) for found in model.reckon(pairs, trumps, way, more)]

        return cls(options, outcomes)

    def better_of(self, other: Prospects) -> Prospects:
        """The prospects of a side that has in each world the better of the two."""
        return Prospects(
            self._options,
            lambda strain: [*map(max, self._outcomes(strain), other._outcomes(strain))],
            self._home,
        )

    @property
    def in_points(self) -> Prospects:
        """The same prospects in points alone."""
        return Prospects(self._options, self._outcomes, home=0.0)

    def tricks(self, strain: str) -> float:
        """The tricks to be expected in this strain."""
        found = self._outcomes(strain)
        return sum(each.estimate.mean for each in found) / len(found)

    def chance(self, bid: Bid) -> float:
        """How likely the contract is made."""
        found = self._outcomes(bid.strain)
        return sum(each.estimate.chance(bid.due) for each in found) / len(found)

    def error(self, bid: Bid) -> float:
        """Half of the 95 % interval of the chance, as far as the choice of worlds goes."""
        chances = [each.estimate.chance(bid.due) for each in self._outcomes(bid.strain)]
        number, mean = len(chances), sum(chances) / len(chances)
        return CONFIDENCE * sqrt(sum((each - mean) ** 2 for each in chances)) / number

    def value(self, bid: Bid) -> float:
        """What the contract is worth to the side: its score less that of the other side."""
        karonkas, alike = self._together(bid.strain)
        counted: float = sum(
            sum(map(mul, chances, self._account.ends(bid, *held))) for held, chances in alike.items()
        )
        return (karonkas + counted) / len(self._outcomes(bid.strain))

    def hope(self, bid: Bid) -> float:
        """What it is worth to buy with this bid and to raise later, when more is known."""
        higher = [self._worths(Bid(level, bid.strain)) for level in range(bid.level, HIGHEST + 1)]
        if len(higher) == 1:
            return self.value(bid)
        all_known: float = sum(max(each) for each in zip(*higher, strict=True)) / len(higher[0])
        return (1 - FORESEEN) * self.value(bid) + FORESEEN * all_known

    def kept_open(self, bid: Bid, seen: float) -> float:
        """What it is worth to buy with this bid, if the strain is chosen when the talon lies open.

        `seen`: the share of the gain of open cards that is reached by seeing the talon.
        """
        contracts = [lowest_after(bid, strain) for strain in STRAINS]
        worths = [*map(max, *map(self._worths, contracts))]
        known: float = sum(worths) / len(worths)
        return max(map(self.hope, contracts)) + seen * (known - max(map(self.value, contracts)))

    def promise(self, level: int, share: float) -> tuple[float, float]:
        """What a contract of this level is worth while the strain is open, and how likely it is made.

        The partners can still tell each other more, so they reach a share of the gain of open cards.
        """
        bids = [Bid(level, strain) for strain in STRAINS]
        best = self.best(bids)
        worths = map(max, *map(self._worths, bids))
        made = map(
            max, *([each.estimate.chance(bid.due) for each in self._outcomes(bid.strain)] for bid in bids)
        )
        number = len(self._outcomes(best.strain))
        return (
            (1 - share) * self.value(best) + share * sum(worths) / number,
            (1 - share) * self.chance(best) + share * sum(made) / number,
        )

    def best(self, bids: Sequence[Bid]) -> Bid:
        """The bid that is worth most."""
        return max(bids, key=self.value)

    def best_from(self, lowest: int) -> Bid:
        """The contract that is worth most, from this place of the list of bids on."""
        return self.best(BIDS[lowest:] or BIDS[-1:])

    def _sum(self, strain: str) -> tuple[int, dict[tuple[int, int], list[float]]]:
        """The sum of karonkas over all worlds, and the sums of the chances of tricks, by aces and honours."""
        found, alike = self._outcomes(strain), dict[tuple[int, int], list[list[float]]]()
        for each in found:
            alike.setdefault((each.aces, each.honours), []).append(each.chances)
        sums = {held: [*map(fsum, zip(*chances, strict=True))] for held, chances in alike.items()}
        return sum(each.karonkas for each in found), sums

    def _weigh(self, bid: Bid) -> list[float]:
        """What the contract is worth in each world."""
        found = []
        for each in self._outcomes(bid.strain):
            counted = self._account.ends(bid, each.aces, each.honours)
            found.append(each.karonkas + sum(map(mul, each.chances, counted)))
        return found


def _outcome(found: ReckonedPair, trumps: Suit | None, contract: Bid) -> _Outcome:
    """What a pair of hands brings: its tricks, aces, honours, and karonkas as that contract counts them."""
    estimate, one, other = found
    both = one | other
    karonkas = _karonkas(one, contract) + _karonkas(other, contract)
    honours = 0 if trumps is None else (suit_bits(both, trumps) >> HONOURS).bit_count()
    return _Outcome(estimate, estimate.chances(), (both & ACES).bit_count(), honours, karonkas)


@lru_cache(maxsize=4096)  # one of the two hands is mostly the same in all worlds
def _karonkas(hand: int, contract: Bid) -> int:
    """What the karonkas of a hand count; most hands have none, which is found out at once."""
    tops = hand & hand >> 1 & hand >> 2 & QUEENS
    if not tops and (hand & ACES).bit_count() < 3:
        return 0
    return sum(each.points(contract) for each in karonkas_of(Hand(hand)))
