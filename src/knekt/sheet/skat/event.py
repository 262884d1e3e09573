"""What happens between deals of Skat: the first dealer, the score keeper's entries, the end of the time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from knekt.engine import Event, Seat, value
from knekt.sheet.event import Entry, TimeUp
from knekt.sheet.seating import Player
from knekt.skat import Facts, RamschFacts, seat_letter

__all__ = ["EVENTS", "Corrected", "Entered", "PlayedAgain", "Seated"]


@value
class Seated(Event):
    """The table is set: who deals first. Every sitting begins with it."""

    kind: ClassVar[str] = "seated"

    first_dealer: Player

    def __str__(self) -> str:
        return f"seated {self.first_dealer}"


@value
class Entered(Entry):
    """A deal played with real cards, as the score keeper wrote it down.

    Without a declarer it was passed out.
    """

    kind: ClassVar[str] = "entered"

    declarer: Seat | None
    facts: Facts | RamschFacts | None

    def __str__(self) -> str:
        return f"enter {_entry_text(self.declarer, self.facts)}"


@value
class Corrected(Event):
    """A row written anew, and why. What stood there before is still in the log."""

    kind: ClassVar[str] = "corrected"

    number: int
    declarer: Seat | None
    facts: Facts | RamschFacts | None
    reason: str

    def __str__(self) -> str:
        return f"correct {self.number} {_entry_text(self.declarer, self.facts)}: {self.reason}"


@value
class PlayedAgain(Event):
    """The next deal was played before and counts as it did then, whatever the rounds of this sitting say."""

    kind: ClassVar[str] = "played-again"

    bock: int  # what the score is multiplied by (17.4)
    schieberramsch: bool  # nobody bids (17.7)

    def __str__(self) -> str:
        return f"again bock {self.bock}" + " schieberramsch" * self.schieberramsch


EVENTS: Mapping[str, type[Event]] = {
    each.kind: each for each in (Seated, Entered, Corrected, PlayedAgain, TimeUp)
}


def _entry_text(declarer: Seat | None, facts: Facts | RamschFacts | None) -> str:
    if isinstance(facts, RamschFacts):
        return _ramsch_text(facts)
    if declarer is None or facts is None:
        return "-"
    parts = [
        f"{seat_letter(declarer)} {facts.contract} {facts.matadors} {facts.points} {facts.tricks} {facts.bid}"
    ]
    parts += [f"kontra {facts.kontra}"] * bool(facts.kontra)
    parts += [f"declined {facts.declined}"] * bool(facts.declined)
    parts += [f"accepted {facts.accepted}"] * bool(facts.accepted)
    parts += ["spitze missed"] * facts.spitze_missed
    parts += ["given up"] * facts.given_up
    parts += ["cut short"] * facts.cut_short
    return " ".join(parts)


def _ramsch_text(facts: RamschFacts) -> str:
    parts = ["ramsch", *map(str, (*facts.points, *facts.tricks)), seat_letter(facts.last)]
    parts += [f"refused {facts.refusals}"] * bool(facts.refusals)
    parts += [] if facts.latest is None else [f"latest {','.join(map(str, facts.latest))}"]
    parts += [] if facts.left is None else [f"left {seat_letter(facts.left)}"]
    return " ".join(parts)
