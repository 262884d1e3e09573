"""What a side plays for: what each number of tricks is worth to it, by the account of the rules.

The value with open cards is not yet a result, for nobody will play as if all cards lay open. So each value is
weighed as if the result might still be a trick higher or lower, the more so the more cards are to be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp

from knekt.cards import Hand
from knekt.players.skruf.knowing.worlds import World, played_by
from knekt.skruf import Bid, Facts, MisereFacts, Options, State, aces_in, honours_in, score

__all__ = ["TRICKS", "Aim", "WorthTable", "aim_of", "deal_worth", "misere_worth", "worth_table"]

TRICKS = 13
# What a point below the line is worth besides itself: sixty of them make a game of 200 or 400 (8.7).
TOWARDS_GAME = 3.0
DOUBT = 0.07  # for each trick that is left, the value with open cards is unsure by so many tricks
EXACT = 9  # with so many tricks left, or fewer, every number of tricks is told apart
AROUND = (-1, 0, 1)  # with more tricks left, only these numbers around the contract are


@dataclass(frozen=True, slots=True)
class Aim:
    """What is asked of the solver, and what its answers are worth to the seat to play.

    `steps` are the numbers of tricks that the voter is asked about. By the number of steps reached, or
    without steps by the number of tricks, `worths` says what that is worth and `chances` how likely the side
    then reaches its aim. `stake` is the difference between a contract just made and one trick short of it.
    """

    steps: tuple[int, ...]
    worths: tuple[float, ...]
    chances: tuple[float, ...]
    stake: float = 0.0

    def worth(self, value: int) -> float:
        return self.worths[value]


class WorthTable:
    """What contracts are worth at one table; each worth is counted once and kept.

    `home`: what making a contract counts besides its points.
    """

    def __init__(self, options: Options, home: float) -> None:
        self._options, self._home = options, home
        self.ends = cache(self._ends)

    def _ends(self, contract: Bid, aces: int, honours: int) -> tuple[float, ...]:
        """What each number of tricks is worth to the declarer's side, less what the other side gets.

        Karonkas are left out, for they count whatever is made.
        """
        facts = [Facts(contract, tricks, aces, honours) for tricks in range(TRICKS + 1)]
        return tuple(deal_worth(self._options, each) + self._home * each.is_made for each in facts)


@lru_cache(maxsize=16)
def worth_table(options: Options, home: float = 0.0) -> WorthTable:
    """The table of worths for these options."""
    return WorthTable(options, home)


def deal_worth(options: Options, facts: Facts) -> float:
    """What a deal with this result is worth to the declarer's side, less what the other side gets.

    >>> from knekt.skruf import SKRUF, parse_bid
    >>> deal_worth(SKRUF, Facts(parse_bid("5H"), 11, 3, 4))
    530.0
    """
    counted = score(options, facts)
    points = counted.total(0) - counted.total(1)
    return points + TOWARDS_GAME * (counted.below(0) - counted.below(1))


def misere_worth(options: Options, tricks: int) -> float:
    """What a misère with so many tricks is worth to forehand's side, less what the other side gets (10.4)."""
    counted = score(options, MisereFacts(tricks))
    return float(counted.total(0) - counted.total(1))


def aim_of(state: State, worlds: Sequence[World], *, hurried: bool = False) -> Aim:
    """What the hand whose turn it is plays for; aces and honours are counted as they lie in these worlds.

    `hurried`: the solver is only asked whether the contract is made, which takes a third of the time.
    """
    declares, left = state.side_of(state.turn) == 0, state.tricks_left
    doubt = DOUBT * (left - 1)
    sharp = _ends(state, worlds)
    ends = [end if declares else -end for end in _doubted(sharp, doubt)]
    due = TRICKS // 2 + 1 if state.high is None else state.high.due
    stake = abs(sharp[due] - sharp[due - 1])
    reached = [float((tricks >= due) != state.is_misere) for tricks in range(TRICKS + 1)]
    won = [chance if declares else 1 - chance for chance in _doubted(reached, doubt)]
    circle = state.circle
    had = state.won[0]
    if state.side_of(circle[(circle.index(state.turn) - len(state.trick)) % 4]):
        # The solver counts for the side that has led, here the opponents of the declarer.
        ends.reverse()
        won.reverse()
        due, had = TRICKS + 1 - due, state.won[1]
    if left <= EXACT:
        return Aim((), tuple(ends[had : had + left + 1]), tuple(won[had : had + left + 1]), stake)
    around = (0,) if hurried else AROUND
    steps = [due + step - had for step in around if 0 < due + step - had <= left]
    if not steps:  # the contract is made or lost already, so any tricks count
        steps = [left // 2 + step for step in around]
    reached_tricks = [had + more for more in (steps[0] - 1, *steps)]
    return Aim(
        tuple(steps),
        tuple(ends[each] for each in reached_tricks),
        tuple(won[each] for each in reached_tricks),
        stake,
    )


def _ends(state: State, worlds: Sequence[World]) -> list[float]:
    """What each number of tricks is worth to the declarer's side; in a misère to forehand's."""
    options, contract = state.rules.options, state.high
    if contract is None:
        return [misere_worth(options, tricks) for tricks in range(TRICKS + 1)]
    account, held = worth_table(options), _honours(state, contract, worlds)
    total = sum(held.values())
    ends = [(number, account.ends(contract, *each)) for each, number in held.items()]
    return [sum(number * end[tricks] for number, end in ends) / total for tricks in range(TRICKS + 1)]


def _honours(state: State, contract: Bid, worlds: Sequence[World]) -> Counter[tuple[int, int]]:
    """In how many worlds the declarer's side has so many aces and honours."""
    (one, other), trumps = state.sides[0], contract.trumps
    played = played_by(state)
    gone = (played[one] | played[other]).mask
    found = Counter[tuple[int, int]]()
    for world in worlds:
        ours = Hand(world.lying[one] | world.lying[other] | gone)
        found[aces_in(ours), 0 if trumps is None else honours_in(ours, trumps)] += 1
    return found


def _doubted(ends: Sequence[float], doubt: float) -> list[float]:
    """The values blurred, because real play may still differ from play with open cards."""
    if doubt <= 0:
        return list(ends)
    found = []
    for tricks in range(len(ends)):
        bell = [exp(-0.5 * ((other - tricks) / doubt) ** 2) for other in range(len(ends))]
        found.append(sum(weight * end for weight, end in zip(bell, ends, strict=True)) / sum(bell))
    return found
