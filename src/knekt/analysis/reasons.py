"""Reasons computed from worlds: which places of hidden cards make an action win or fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from knekt.message import Message

__all__ = ["AskedWorld", "Fact", "mean_chance", "reasons_for"]

RARE = 0.04  # a fact that is true in a smaller share of the worlds is not mentioned
TELLING = 0.15  # a fact must change the chance by so much to be mentioned
SURE, LOST = 0.995, 0.005
CONFIDENCE = 1.96
BETTER = 0.02  # the second choice must do better in this share of the worlds to be mentioned


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is true in some worlds: a message with a number or a card in it."""

    message: Message
    key: str  # differs from that of every other fact

    def __hash__(self) -> int:
        return hash(self.key)


@dataclass(frozen=True, slots=True)
class AskedWorld:
    """A world that was asked: its weight, the facts true in it, and the chance of each action there."""

    weight: float
    facts: frozenset[Fact]
    chances: Mapping[object, float]


def mean_chance(witnesses: Sequence[AskedWorld], action: object) -> tuple[float, float]:
    """The mean chance of an action, and half of its 95 % interval."""
    asked = [each for each in witnesses if action in each.chances]
    mean, total = _chance(asked, action), _weight(asked)
    spread = sum((each.weight * (each.chances[action] - mean)) ** 2 for each in asked)
    least = mean * (1 - mean) / len(asked) / 4  # a few worlds that agree prove nothing
    return mean, CONFIDENCE * sqrt(max(spread / total**2, least))


def reasons_for(
    witnesses: Sequence[AskedWorld],
    action: object,
    other: object | None,
    curve: Callable[[float], float] = lambda chance: chance,
) -> tuple[Message, ...]:
    """What speaks for and against an action; and when the other choice, if there is one, would be better.

    `curve` corrects the chances that come from worlds.
    """
    asked = [each for each in witnesses if action in each.chances]
    if not asked:
        return ()
    overall = _chance(asked, action)
    if overall >= SURE:
        return (Message("reason-always"),)
    if overall <= LOST:
        return (Message("reason-never"),)
    found = [*_telling(asked, action, overall, curve)]
    if other is not None:
        found += _better_elsewhere([each for each in asked if other in each.chances], action, other)
    return tuple(found)


def _telling(
    asked: Sequence[AskedWorld], action: object, overall: float, curve: Callable[[float], float]
) -> Iterable[Message]:
    """The fact that costs most, and the one that helps most."""
    changes = []
    total = _weight(asked)
    for fact in sorted({fact for each in asked for fact in each.facts}, key=lambda fact: fact.key):
        there = [each for each in asked if fact in each.facts]
        share = _weight(there) / total
        if RARE <= share <= 1 - RARE:
            changes.append((_chance(there, action) - overall, share, fact))
    if not changes:
        return
    worst, best = min(changes, key=lambda each: each[0]), max(changes, key=lambda each: each[0])
    if worst[0] <= -TELLING:
        yield Message("reason-suffers", _arguments(worst[2], curve(overall + worst[0]), worst[1]))
    if best[0] >= TELLING:
        yield Message("reason-gains", _arguments(best[2], curve(overall + best[0]), best[1]))


def _better_elsewhere(asked: Sequence[AskedWorld], action: object, other: object) -> Iterable[Message]:
    """The fact that is most often true where the second choice does better."""
    better = [each for each in asked if each.chances[other] > each.chances[action] + 0.5]
    if not better or _weight(better) / _weight(asked) < BETTER:
        return
    total, shares = _weight(asked), []
    for fact in sorted({fact for each in better for fact in each.facts}, key=lambda fact: fact.key):
        there = _weight([each for each in better if fact in each.facts]) / _weight(better)
        usual = _weight([each for each in asked if fact in each.facts]) / total
        shares.append((there - usual, there, fact))
    if shares and (most := max(shares, key=lambda each: each[0]))[1] >= 0.5:
        yield Message("reason-other", _arguments(most[2], _weight(better) / total, most[1]))


def _arguments(fact: Fact, chance: float, share: float) -> dict[str, str | int | Message]:
    return {"fact": fact.message, "chance": round(100 * chance), "share": round(100 * share)}


def _weight(witnesses: Iterable[AskedWorld]) -> float:
    return sum(each.weight for each in witnesses)


def _chance(witnesses: Sequence[AskedWorld], action: object) -> float:
    total = _weight(witnesses)
    return sum(each.weight * each.chances[action] for each in witnesses) / total if total else 0.0
