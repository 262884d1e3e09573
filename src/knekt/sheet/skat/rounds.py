"""Bock and schieberramsch rounds: what brings them, and which deals they cover (17.4, 17.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal, get_args

from knekt.skat import OUT_OF_SCHNEIDER, Options, Result, Trigger

__all__ = ["Kind", "Queue", "fired"]

OVER = 100  # a game worth more than that brings a bock round
HALF = 60
REKONTRA = 2
Kind = Literal["bock", "schieberramsch"]
BROUGHT: Mapping[str, tuple[Kind, ...]] = {  # what a bock trigger brings, by `special_rounds.mode`
    "bock": ("bock",),
    "schieberramsch": ("schieberramsch",),
    "bock_then_schieberramsch": ("bock", "schieberramsch"),
}


def fired(options: Options, result: Result) -> tuple[Trigger, ...]:
    """The triggers for which a deal has given cause, whether or not the table listens to them.

    A ramsch gives none. The last round is not of that kind: it comes by itself.
    """
    facts, score = result.facts, result.score
    if facts is None or score is None:
        return ()
    contract, bock = facts.contract, options.bock
    amount = abs(score.total) if bock.value_basis == "score" else score.value
    lost_kontra = {"declarer_lost": not score.won, "kontra_side_lost": score.won, "either": True}
    causes: dict[Trigger, bool] = {
        "value_over_100": amount > OVER,
        "grand_hand_won": contract.row.play == "grand" and contract.row.hand and score.won,
        "kontra_lost": facts.kontra > 0 and lost_kontra[bock.kontra_lost_means],
        "rekontra": facts.kontra >= REKONTRA,
        "declarer_schneider": facts.is_counted and facts.points < OUT_OF_SCHNEIDER,
        "split_60_60": facts.is_counted and facts.points == HALF,
    }
    return tuple(trigger for trigger, given in causes.items() if given)


def _brought(options: Options, trigger: Trigger) -> tuple[Kind, ...]:
    """The rounds that one trigger brings at this table, one after the other."""
    special, kinds = options.special_rounds, tuple[Kind, ...]()
    if options.bock.enabled and trigger in options.bock.triggers:
        kinds = BROUGHT[special.mode]
    if trigger in special.schieberramsch_triggers and "schieberramsch" not in kinds:
        kinds += ("schieberramsch",)
    return kinds


@dataclass(frozen=True, slots=True)
class Queue:
    """The special rounds that run or are still to come: for each coming deal, those that it belongs to.

    >>> from knekt.skat import options
    >>> queue = Queue().with_rounds(options("club"), [("bock", "schieberramsch")])
    >>> [queue.kinds(options("club"), number, 36) for number in (1, 4, 7)]
    [('bock',), ('schieberramsch',), ()]
    """

    deals: tuple[tuple[Kind, ...], ...] = ()
    played: int = 0  # how many deals there have been

    def after(self, options: Options, result: Result) -> Queue:
        """The queue when a deal is over: it has used up one deal, and may have brought new rounds."""
        gone = Queue(self.deals[1:], self.played + 1)
        if self.deals and options.bock.stack == "ignore_while_active":
            return gone
        brought = [_brought(options, trigger) for trigger in fired(options, result)]
        return gone.with_rounds(options, [kinds for kinds in brought if kinds])

    def with_rounds(self, options: Options, brought: list[tuple[Kind, ...]]) -> Queue:
        """The queue with what the triggers of one deal bring."""
        if options.bock.per_deal == "one" and brought:
            brought = [tuple(kind for kind in get_args(Kind) if any(kind in each for each in brought))]
        deals = self.deals
        for kinds in brought:
            new = tuple((kind,) for kind in kinds for _ in range(options.players))
            if options.bock.stack == "multiply":  # on top of each other, else one after the other
                deals = tuple(one + two for one, two in zip_longest(deals, new, fillvalue=()))
            else:
                deals += new
        return Queue(deals, self.played)

    def kinds(self, options: Options, number: int, last: int | None) -> tuple[Kind, ...]:
        """The special rounds that a coming deal belongs to, as far as is known now.

        `last` is the last deal's number.

        Each bock doubles. In the last round there is no time for more than the first of what that brings.
        """
        ahead = number - self.played - 1
        kinds = self.deals[ahead] if ahead < len(self.deals) else ()
        if last is None or number <= last - options.players:
            return kinds
        multiply = options.bock.stack == "multiply"
        extra = _brought(options, "last_round")[:1]
        return kinds + tuple(kind for kind in extra if multiply or kind not in kinds)
