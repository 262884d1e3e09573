"""The changes that the keeper of a table may propose.

A deal becomes void, a suit is barred, a row of the sheet is corrected, or points are moved. A change is the
event that it would become. It happens when the others agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from knekt.engine import TABLE, Event, Game
from knekt.errors import IllegalAction, KnektError, Reason
from knekt.sheet import Player, Sitting

__all__ = [
    "CHANGES",
    "OF_SHEET",
    "KeeperAct",
    "Proposal",
    "changes_of",
    "check_change",
    "is_of_deal",
    "moment_of",
]

KeeperAct = Literal["void", "misdeal", "bar", "correct", "adjust", "withdraw", "time-up", "close"]
OF_DEAL = frozenset({"stopped", "suit-barred"})
OF_SHEET = frozenset({"corrected", "adjusted"})
CHANGES = OF_DEAL | OF_SHEET  # the kinds of events that a change can be
_STOPS = "void", "misdeal"  # it is not for the keeper to say that somebody has left or run out of time
_LONGEST_REASON = 200
_MOST_POINTS = 10_000  # moved at once


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change that waits for the others. `seq` is the number of the event with which it was proposed."""

    seq: int
    player: Player | None
    change: Event
    asked: frozenset[Player]
    moment: tuple[int, str] | None  # in the deal; None for a change of the sheet
    agreed: frozenset[Player] = frozenset()

    def with_consent(self, player: Player) -> Proposal:
        """The proposal with this player's consent."""
        return replace(self, agreed=self.agreed | {player})


def is_of_deal(change: Event) -> bool:
    """Whether the change happens in the running deal, and not on the sheet."""
    return change.kind in OF_DEAL


def changes_of(sitting: Sitting) -> list[KeeperAct]:
    """The names of the changes that are possible now."""
    found = list[KeeperAct]()
    for ask in _table_asks(sitting):
        for action in ask.singles():
            if action.kind == "stop" and action.cause in _STOPS and action.absent is None:
                found.append(action.cause.value)
            elif action.kind == "bar-suit" and "bar" not in found:
                found.append("bar")
    if sitting.rows and "corrected" in sitting.own_events:
        found.append("correct")
    if "adjusted" in sitting.own_events:
        found.append("adjust")
    return found


def moment_of(sitting: Sitting, change: Event) -> tuple[int, str] | None:
    """The moment at which a change of the deal makes sense: the number of the deal, and the table's question.

    None if it cannot happen, and for a change of the sheet.
    """
    if not is_of_deal(change):
        return None
    for ask in _table_asks(sitting):
        action = sitting.game and sitting.game.rules.cause(change)
        if action is not None and ask.contains(action):
            return sitting.under_way.number, ask.id
    return None


def check_change(sitting: Sitting, change: Any) -> Event:
    """The change as it would be written down; KnektError if the keeper cannot do it here, or not now."""
    if change.kind == "stopped" and (change.cause not in _STOPS or change.absent is not None):
        raise IllegalAction(change, Reason.NOT_NOW)
    if len(getattr(change, "reason", "")) > _LONGEST_REASON:
        raise KnektError("reason-too-long", "the reason is too long", most=_LONGEST_REASON)
    if any(abs(each) > _MOST_POINTS for each in getattr(change, "points", ())):
        raise KnektError("adjust-too-much", "so many points are not moved", most=_MOST_POINTS)
    return sitting.after(change).log[len(sitting.log)]


def _table_asks(sitting: Sitting) -> Iterator[Any]:
    """The questions in the running deal that the table itself may answer."""
    game: Game[Any] | None = sitting.game
    if sitting.is_running and game is not None:
        yield from game.rules.asks(game.state, TABLE)
