"""What a contract would bring a side: the estimate of tricks over likely worlds, counted by the account of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from operator import mul
from typing import Protocol

from knekt.cards import Hand, Suit
from knekt.players.skruf.aims import account_of
from knekt.players.skruf.gathering import bought, gathered, in_suit
from knekt.players.skruf.tricks import Estimate
from knekt.skruf import BIDS, GRANDISSIMO, STRAINS, Bid, Options, karonkas_of

__all__ = ["Estimator", "Pair", "Played", "Prospects", "as_buyer", "as_held", "suit_of", "with_talon"]

ACES = Hand.parse("DA HA SA CA").mask
QUEENS = Hand.parse("DQ HQ SQ CQ").mask
HIGHEST = 7
FORESEEN = 0.3  # how much of what would be gained by knowing all is gained in the raise
CONFIDENCE = 1.96
HONOURS = 8  # the ten and what is above it begin at this rank


@dataclass(frozen=True, slots=True)
class Pair:
    """The two hands of a side in one world, as masks, and what comes or came to them besides."""

    one: int
    other: int
    talon: int = 0


class Estimator(Protocol):
    """What says how many tricks two hands come to: the model, or one that knows some of it better."""

    def estimate(self, one: int, other: int, trumps: Suit | None, more: float = 0.0) -> Estimate: ...


Played = Callable[[Pair, Suit | None], tuple[int, int]]  # with which hands a pair plays in these trumps


def as_held(pair: Pair, trumps: Suit | None) -> tuple[int, int]:
    """The hands as they are: nothing is given any more."""
    return pair.one, pair.other


def with_talon(pair: Pair, trumps: Suit | None) -> tuple[int, int]:
    """The hands after the side has bought."""
    found = gathered(pair.one, pair.other, pair.talon, trumps)
    return found.master, found.buyer


def as_buyer(pair: Pair, trumps: Suit | None) -> tuple[int, int]:
    """The hands after the first of them has bought, whoever has more trumps."""
    found = bought(pair.other, pair.one, pair.talon, trumps)
    return found.master, found.buyer


def suit_of(strain: str) -> Suit | None:
    return None if strain == GRANDISSIMO else Suit(strain)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What one world holds for one strain."""

    estimate: Estimate
    chances: list[float]  # of each number of tricks
    aces: int
    honours: int
    karonkas: int


class Prospects:
    """What each contract is worth to a side, on average over worlds."""

    def __init__(
        self, options: Options, model: Estimator, pairs: Sequence[Pair], played: Played, more: float = 0.0
    ) -> None:
        self._account, self._model = account_of(options), model
        self._pairs, self._played = pairs, played
        self._more = more  # tricks that are to be expected beyond what these pairs come to
        self._outcomes = cache(self._found)
        self._worths = cache(self._weigh)

    def tricks(self, strain: str) -> float:
        """The tricks to be expected."""
        found = self._outcomes(strain)
        return sum(each.estimate.mean for each in found) / len(found)

    def chance(self, bid: Bid) -> float:
        """How likely it is made."""
        found = self._outcomes(bid.strain)
        return sum(each.estimate.chance(bid.due) for each in found) / len(found)

    def error(self, bid: Bid) -> float:
        """Half of the interval that holds that chance with 95 in 100, as far as the choice of worlds goes."""
        chances = [each.estimate.chance(bid.due) for each in self._outcomes(bid.strain)]
        number, mean = len(chances), sum(chances) / len(chances)
        return CONFIDENCE * sqrt(sum((each - mean) ** 2 for each in chances)) / number

    def value(self, bid: Bid) -> float:
        """What the contract is worth to the side, over the other."""
        worths = self._worths(bid)
        return sum(worths) / len(worths)

    def hope(self, bid: Bid) -> float:
        """What it is worth to buy with this bid: once the cards have been given, one knows better how high to go."""
        higher = [self._worths(Bid(level, bid.strain)) for level in range(bid.level, HIGHEST + 1)]
        if len(higher) == 1:
            return self.value(bid)
        all_known: float = sum(max(each) for each in zip(*higher, strict=True)) / len(higher[0])
        return (1 - FORESEEN) * self.value(bid) + FORESEEN * all_known

    def promise(self, level: int, told: float) -> tuple[float, float]:
        """What it is worth to the side to play at this level, and how likely it is made, while the strain is still open.

        The partners can tell each other more, so a part of what would be gained by knowing all cards is gained.
        """
        bids = [Bid(level, strain) for strain in STRAINS]
        best = self.best(bids)
        worths = map(max, *map(self._worths, bids))
        made = map(
            max, *([each.estimate.chance(bid.due) for each in self._outcomes(bid.strain)] for bid in bids)
        )
        number = len(self._pairs)
        return (
            (1 - told) * self.value(best) + told * sum(worths) / number,
            (1 - told) * self.chance(best) + told * sum(made) / number,
        )

    def best(self, bids: Sequence[Bid]) -> Bid:
        """The bid that is worth most."""
        return max(bids, key=self.value)

    def best_from(self, lowest: int) -> Bid:
        """The contract that is worth most among those from this place of the list on."""
        return self.best(BIDS[lowest:] or BIDS[-1:])

    def _weigh(self, bid: Bid) -> list[float]:
        """What the contract is worth in each world."""
        found = []
        for each in self._outcomes(bid.strain):
            counted = self._account.ends(bid, each.aces, each.honours)
            found.append(each.karonkas + sum(map(mul, each.chances, counted)))
        return found

    def _found(self, strain: str) -> list[_Outcome]:
        trumps, contract = suit_of(strain), Bid(4, strain)
        found = []
        for pair in self._pairs:
            one, other = self._played(pair, trumps)
            both = one | other
            karonkas = _karonkas(one, contract) + _karonkas(other, contract)
            honours = 0 if trumps is None else (in_suit(both, trumps) >> HONOURS).bit_count()
            estimate = self._model.estimate(one, other, trumps, self._more)
            found.append(_Outcome(estimate, estimate.chances(), (both & ACES).bit_count(), honours, karonkas))
        return found


def _karonkas(hand: int, contract: Bid) -> int:
    """What the karonkas of a hand count; most hands have none, and one sees that at once."""
    tops = hand & hand >> 1 & hand >> 2 & QUEENS
    if not tops and (hand & ACES).bit_count() < 3:
        return 0
    return sum(each.points(contract) for each in karonkas_of(Hand(hand)))
