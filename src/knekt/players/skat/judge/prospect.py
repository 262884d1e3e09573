"""What ten cards promise before the skat is seen, over every skat that may lie there."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random

from knekt.cards import Hand
from knekt.players.skat.judge.judge import Judge, Outlook
from knekt.players.skat.judge.pays import pays
from knekt.skat import PACK, Contract, SkatRules

__all__ = [
    "Prospect",
    "best_hand_game",
    "hand_value",
    "plain_contracts",
    "prospect_of",
    "skats_of",
    "values_of",
]

_PACK = Hand.of(PACK)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a hand is expected to bring at every bid, with the skat and without it."""

    bids: tuple[int, ...]
    with_skat: tuple[float, ...]  # the average over the skats, each with its best game
    by_hand: tuple[float, ...]  # what the best hand game brings
    hand_game: tuple[Contract, ...]  # the best hand game
    each: tuple[float, ...]  # what each skat brings at the lowest bid
    # The share of skats in which each contract is the best, most frequent first.
    favourites: tuple[tuple[Contract, float], ...]

    @property
    def skats(self) -> int:
        """How many skats were considered."""
        return len(self.each)

    def expects(self, bid: int) -> float:
        """What the hand brings if it gets the game at this bid."""
        place = self.place(bid)
        return max(self.with_skat[place], self.by_hand[place])

    def prefers_hand(self, bid: int) -> bool:
        """Whether a hand game promises more than taking the skat."""
        place = self.place(bid)
        return self.by_hand[place] > self.with_skat[place]

    def helped(self, least: float) -> float:
        """The share of skats that make a game worth more than this."""
        return sum(brought > least for brought in self.each) / len(self.each)

    def place(self, bid: int) -> int:
        """The place of the bid among `bids`; the last place for a bid that is higher than all."""
        return min(bisect_left(self.bids, bid), len(self.bids) - 1)


def skats_of(cards: Hand, count: int | None = None) -> list[Hand]:
    """Every skat that may lie there, or so many of them; the same cards always give the same skats."""
    pairs = [Hand(one.bit | two.bit) for one, two in combinations(_PACK - cards, 2)]
    return pairs if count is None or count >= len(pairs) else Random(cards.mask).sample(pairs, count)


@lru_cache(maxsize=32)
def prospect_of(judge: Judge, rules: SkatRules, hand: Hand, seat: int, skats: int | None = None) -> Prospect:
    """The prospect of ten cards in German Skat, over all skats or over so many.

    >>> from knekt.players.skat.judge import judge
    >>> from knekt.skat import GERMAN, rules
    >>> found = prospect_of(judge(), rules(GERMAN), Hand.parse("CJ SJ HJ CA CT CK C9 HA HT D7"), 0, 20)
    >>> found.skats, found.expects(18) >= found.expects(48) > 0
    (20, True)
    """
    bids = rules.bids
    twelves = [hand | pair for pair in skats_of(hand, skats)]
    with_skat = [each for each in plain_contracts(rules) if not each.row.hand]
    values = [values_of(judge, rules, contract, twelves, seat, bids) for contract in with_skat]
    best = [tuple(map(max, *rows)) for rows in zip(*values, strict=True)]
    lowest = [max(range(len(with_skat)), key=lambda one: rows[one][0]) for rows in zip(*values, strict=True)]
    by_hand, games = zip(*(best_hand_game(judge, rules, hand, seat, bid) for bid in bids), strict=True)
    count = len(twelves)
    return Prospect(
        bids,
        tuple(sum(column) / count for column in zip(*best, strict=True)),
        by_hand,
        games,
        tuple(row[0] for row in best),
        tuple((with_skat[one], often / count) for one, often in Counter(lowest).most_common()),
    )


def values_of(
    judge: Judge,
    rules: SkatRules,
    contract: Contract,
    twelves: Sequence[Hand],
    seat: int,
    bids: Sequence[int],
) -> list[tuple[float, ...]]:
    """What the contract brings at each bid with each of these twelve cards, after the best discard."""
    if not twelves:
        return []
    runs = [contract.matadors(twelve) for twelve in twelves]
    tables = {run: _table(rules, contract, run, tuple(bids), judge.home) for run in dict.fromkeys(runs)}
    return judge.best(contract, twelves, seat, tables, runs)


def best_hand_game(judge: Judge, rules: SkatRules, hand: Hand, seat: int, bid: int) -> tuple[float, Contract]:
    """What the best hand game without announcements brings at this bid, and which it is."""
    return max(
        (
            (hand_value(judge, rules, contract, hand, seat, bid), contract)
            for contract in plain_contracts(rules)
            if contract.row.hand
        ),
        key=lambda found: found[0],
    )


def hand_value(judge: Judge, rules: SkatRules, contract: Contract, hand: Hand, seat: int, bid: int) -> float:
    """What a hand game brings on average; the skat may change its matadors."""
    outlook = hand_outlook(judge, contract, hand, seat)
    return sum(
        share * outlook.expects(pays(rules, contract, run, bid, judge.home))
        for run, share in _runs(contract, hand)
    )


@lru_cache(maxsize=256)
def hand_outlook(judge: Judge, contract: Contract, hand: Hand, seat: int) -> Outlook:
    return judge.ready(contract, hand, None, seat)


@lru_cache(maxsize=256)
def _runs(contract: Contract, hand: Hand) -> tuple[tuple[int, float], ...]:
    """The numbers of matadors that the skat may give the hand, each with its chance."""
    pairs = skats_of(hand)
    found = Counter(contract.matadors(hand | pair) for pair in pairs)
    return tuple((run, often / len(pairs)) for run, often in found.items())


@lru_cache(maxsize=64)
def plain_contracts(rules: SkatRules) -> tuple[Contract, ...]:
    """The contracts that announce nothing, without revolution."""
    return tuple(
        contract
        for contract in rules.contracts.values()
        if not (contract.schneider_said or contract.spitzen or contract.row.exchange)
    )


@lru_cache(maxsize=1024)
def _table(
    rules: SkatRules, contract: Contract, run: int, bids: tuple[int, ...], home: float
) -> tuple[float, ...]:
    return tuple(pay for bid in bids for pay in pays(rules, contract, run, bid, home))
