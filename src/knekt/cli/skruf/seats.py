"""The names of a deal's players in its drawing."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cli.layout import shortened
from knekt.cli.speaker import Speaker
from knekt.engine import Seat
from knekt.notation import Record
from knekt.skruf import OPEN_HAND, SEATS, Result

__all__ = ["Seats"]

_SHORT = 9  # columns for a name over a narrow column


@dataclass(frozen=True, slots=True)
class Seats:
    """The names by seat; a seat whose name the record lacks is called by its place."""

    names: tuple[str, ...]
    speaker: Speaker
    unowned: Seat | None = None

    @classmethod
    def of(cls, record: Record, speaker: Speaker) -> Seats:
        names = tuple(shortened(name) for name in [*record.players, "", "", "", ""][: len(SEATS)])
        return cls(names, speaker, OPEN_HAND if record.options.is_trekarl else None)

    def name(self, seat: Seat) -> str:
        """The name of a player, or else of the seat."""
        if seat == self.unowned:
            return self.speaker.say("skruf-open-hand")
        return self.names[seat] or self._seat(seat)

    def _seat(self, seat: Seat) -> str:
        return self.speaker.say("skruf-seat", seat=SEATS[seat])

    def full_name(self, seat: Seat) -> str:
        """The name of a player, with the seat."""
        name = self.names[seat]
        if not name or seat == self.unowned:
            return self.name(seat)
        return self.speaker.say("show-player", name=name, seat=self._seat(seat))

    def short_name(self, seat: Seat) -> str:
        """The name or seat over a narrow column."""
        if seat == self.unowned or not self.names[seat]:
            return self.speaker.say("skruf-seat-short", seat=SEATS[seat] if seat != self.unowned else "open")
        return shortened(self.names[seat], _SHORT)

    def side_names(self, end: Result, side: int) -> list[str]:
        """The names of a side's players, the declarer first, without the open hand."""
        seats = sorted(end.sides[side], key=lambda seat: seat != end.declarer)
        return [self.name(seat) for seat in seats if seat != self.unowned]
