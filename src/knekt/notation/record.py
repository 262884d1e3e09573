"""A deal, or a whole sitting, as it is kept: its log, who played, and what the file says of the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from knekt.engine import Event
from knekt.sheet import Sitting
from knekt.skat import Options, SkatGame, result, rules

__all__ = ["Difference", "Record", "SittingRecord", "Stamp", "differences", "facts_of"]

Stated = Mapping[str, int | str | bool]


@dataclass(frozen=True, slots=True)
class Stamp:
    """When an event was written into a table's log, by whom, and by which command; what is not known is None."""

    at: str | None = None
    by: int | None = None
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """What any record keeps.

    `stamps` are those of the events, one each, or none at all; `tags` are all else that the file says, in its own words; `comments` stand before the event of that number;
    `stated` is the result that the file states, as far as it does, under the names of `facts_of`.
    """

    options: Options
    events: tuple[Event, ...]
    players: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    comments: tuple[tuple[int, str], ...] = ()
    stated: Stated = field(default_factory=dict)
    stamps: tuple[Stamp, ...] = ()


class Record(Kept):
    """A deal; `players` are the names at forehand, middlehand, rearhand. The log is not believed before it is played."""

    __slots__ = ()

    @property
    def game(self) -> SkatGame:
        """The deal played again by the rules; BrokenLog where they say otherwise."""
        return SkatGame.retrace(rules(self.options), self.events)


class SittingRecord(Kept):
    """A whole sitting; `players` are the names clockwise round the table."""

    __slots__ = ()

    @property
    def sitting(self) -> Sitting:
        """The sitting played again by the rules; BrokenLog where they say otherwise."""
        return Sitting.retrace(self.options, self.events)


@dataclass(frozen=True, slots=True)
class Difference:
    """A point in which the rules and the file give another result."""

    name: str
    stated: int | str | bool
    found: int | str | bool


def facts_of(game: SkatGame) -> dict[str, int | str | bool]:
    """The result of a finished deal, point by point, as records state it.

    `declarer` is a seat, or −1 where nobody played alone; `score` is what goes on the sheet; `points` and `tricks`
    are the declarer's; `matadors` are negative for without; `schneider` and `schwarz` were reached by either side.
    Of a ramsch, `ramsch` has what each seat gets, and `card_points` those of each.
    """
    end = result(game.state)
    found: dict[str, int | str | bool] = {"ending": end.ending.value}
    if end.ramsch is not None:
        totals, points = (" ".join(map(str, three)) for three in (end.ramsch.totals, end.ramsch.points))
        return found | {"declarer": -1, "score": end.ramsch.amount, "ramsch": totals, "card_points": points}
    if end.declarer is None or end.facts is None or end.score is None:
        return found | {"declarer": -1, "score": 0}
    facts, score = end.facts, end.score
    return found | {
        "declarer": end.declarer,
        "contract": str(facts.contract),
        "bid": facts.bid,
        "won": score.won,
        "score": score.total,
        "matadors": facts.matadors,
        "points": facts.points,
        "tricks": facts.tricks,
        "overbid": score.is_overbid,
        "schneider": facts.is_schneider(game.state.rules.options),
        "schwarz": facts.is_schwarz,
        "kontra": facts.kontra,
    }


def differences(record: Record, game: SkatGame) -> list[Difference]:
    """Where the result that the record states is not the one that the rules give."""
    found = facts_of(game)
    return [
        Difference(name, stated, found[name])
        for name, stated in record.stated.items()
        if name in found and found[name] != stated
    ]
