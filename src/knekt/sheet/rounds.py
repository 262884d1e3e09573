"""Bock and schieberramsch rounds: what brings them, and which deals they cover (17.4, 17.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, get_args

from knekt.skat import OUT_OF_SCHNEIDER, Options, Result, Trigger

__all__ = ["Queue", "fired"]

OVER = 100  # a game worth more than that brings a bock round
HALF = 60
REKONTRA = 2
Kind = Literal["bock", "schieberramsch"]


def fired(options: Options, result: Result) -> tuple[Trigger, ...]:
    """The triggers for which a deal has given cause, whether or not the table listens to them.

    The last round is not of that kind: it comes by itself.
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
        "declarer_schneider": facts.is_counted and (facts.points < OUT_OF_SCHNEIDER or facts.tricks == 0),
        "split_60_60": facts.is_counted and facts.points == HALF,
    }
    return tuple(trigger for trigger in get_args(Trigger) if causes.get(trigger))


def _brought(options: Options, trigger: Trigger) -> tuple[Kind, ...]:
    """The rounds that one trigger brings at this table, bock first."""
    special, kinds = options.special_rounds, set[Kind]()
    if options.bock.enabled and trigger in options.bock.triggers:
        if special.mode != "schieberramsch":
            kinds.add("bock")
        if special.mode != "bock":
            kinds.add("schieberramsch")
    if trigger in special.schieberramsch_triggers:
        kinds.add("schieberramsch")
    return tuple(kind for kind in get_args(Kind) if kind in kinds)


@dataclass(frozen=True, slots=True)
class Round:
    """A special round: how many deals until it begins, and how many it still has then."""

    kind: Kind
    wait: int
    left: int


@dataclass(frozen=True, slots=True)
class Queue:
    """The special rounds that run or are still to come.

    >>> from knekt.skat import options
    >>> Queue().with_rounds(options("pub"), [("bock",)]).factor(options("pub"), 5, None)
    2
    """

    rounds: tuple[Round, ...] = ()

    def after(self, options: Options, result: Result) -> Queue:
        """The queue when a deal is over: it has used up one deal, and may have brought new rounds."""
        brought = [_brought(options, trigger) for trigger in fired(options, result)]
        gone = Queue(tuple(each for each in map(_one_deal_on, self.rounds) if each.left))
        if self.rounds and options.bock.stack == "ignore_while_active":
            return gone
        return gone.with_rounds(options, [kinds for kinds in brought if kinds])

    def with_rounds(self, options: Options, brought: list[tuple[Kind, ...]]) -> Queue:
        """The queue with what the triggers of one deal bring."""
        if options.bock.per_deal == "one" and brought:
            brought = [tuple(kind for kind in get_args(Kind) if any(kind in each for each in brought))]
        rounds, length = self.rounds, options.players
        for kinds in brought:
            wait = 0
            if options.bock.stack != "multiply":  # one after the other, else on top of each other
                wait = max((each.wait + each.left for each in rounds), default=0)
            rounds += tuple(Round(kind, wait + place * length, length) for place, kind in enumerate(kinds))
        return Queue(rounds)

    def factor(self, options: Options, number: int, last: int | None) -> int:
        """What bock multiplies the score of the next deal by: its number, and that of the last, where it is known."""
        active = sum(each.kind == "bock" and not each.wait for each in self.rounds)
        if _is_in_last_round(options, "bock", number, last):
            active = active + 1 if options.bock.stack == "multiply" else max(active, 1)
        return 1 << active

    def is_ramsch(self, options: Options, number: int, last: int | None) -> bool:
        """Whether the next deal is a schieberramsch without bidding."""
        active = any(each.kind == "schieberramsch" and not each.wait for each in self.rounds)
        return active or _is_in_last_round(options, "schieberramsch", number, last)

    def deals_left(self, kind: Kind) -> int:
        """How many of the coming deals are of this kind, as far as one knows now."""
        return len(
            {
                at
                for each in self.rounds
                if each.kind == kind
                for at in range(each.wait, each.wait + each.left)
            }
        )


def _one_deal_on(each: Round) -> Round:
    return replace(each, wait=each.wait - 1) if each.wait else replace(each, left=each.left - 1)


def _is_in_last_round(options: Options, kind: Kind, number: int, last: int | None) -> bool:
    """Whether the last round is of this kind, and the deal is in it."""
    return (
        last is not None and number > last - options.players and kind in _brought(options, "last_round")[:1]
    )
