"""What happens between deals of Skruf: cards drawn for seats, the score keeper's entries, corrections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from knekt.cards import Card
from knekt.engine import Event, Seat, value
from knekt.sheet.event import Entry, TimeUp
from knekt.skruf import Facts, MisereFacts, seat_letter

__all__ = ["EVENTS", "Adjusted", "Corrected", "Drawn", "Entered"]


@value
class Drawn(Event):
    """A card for each player: for all at the beginning, later for the four who play the rubber (1.3, 1.5)."""

    kind: ClassVar[str] = "drawn"

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"draw {' '.join(map(str, self.cards))}"


@value
class Entered(Entry):
    """A deal played with real cards, as the score keeper wrote it down; without facts it was thrown in.

    `alone`: the declarer bears the bets alone (13). `first`: the side that was first to sixty, where both got
    there (8.7).
    """

    kind: ClassVar[str] = "entered"

    declarer: Seat | None
    facts: Facts | MisereFacts | None
    alone: bool = False
    first: int | None = None

    def __str__(self) -> str:
        return f"enter {_entry_text(self)}"


@value
class Corrected(Event):
    """A deal entered anew, and why. What stood there before is still in the log."""

    kind: ClassVar[str] = "corrected"

    number: int
    declarer: Seat | None
    facts: Facts | MisereFacts | None
    reason: str
    alone: bool = False
    first: int | None = None

    @property
    def entry(self) -> Entered:
        """What stands there now."""
        return Entered(self.declarer, self.facts, self.alone, self.first)

    def __str__(self) -> str:
        return f"correct {self.number} {_entry_text(self.entry)}: {self.reason}"


@value
class Adjusted(Event):
    """Whole points moved between players by agreement, such as where one alone pays for a fault (13)."""

    kind: ClassVar[str] = "adjusted"

    points: tuple[int, ...]  # one for each player; together nothing
    reason: str

    def __str__(self) -> str:
        return f"adjust {' '.join(f'{each:+}' for each in self.points)}: {self.reason}"


EVENTS: Mapping[str, type[Event]] = {
    each.kind: each for each in (Drawn, Entered, Corrected, Adjusted, TimeUp)
}


def _entry_text(entry: Entered) -> str:
    facts = entry.facts
    if isinstance(facts, MisereFacts):
        return f"misere {facts.tricks}"
    if facts is None or entry.declarer is None:
        return "-"
    parts = [
        seat_letter(entry.declarer),
        *map(str, (facts.contract, facts.tricks, facts.aces, facts.honours)),
    ]
    parts += map(str, facts.karonkas)
    parts += ["alone"] * entry.alone
    parts += [] if entry.first is None else ["first", ("us", "them")[entry.first]]
    return " ".join(parts)
