"""What the table in the terminal asks of Skat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from knekt.cards import Trick
from knekt.cli.skat.score_sheet import sheet_lines
from knekt.cli.speaker import Speaker
from knekt.cli.table.drawing import heading
from knekt.cli.table.family import FamilyTable
from knekt.cli.table.seating import Seating
from knekt.cli.table.skat.answers import Reader
from knekt.cli.table.skat.outcome import outcome_lines
from knekt.cli.table.skat.person import Person
from knekt.cli.table.skat.screen import table_lines
from knekt.cli.table.skat.special_rounds import rounds_told
from knekt.cli.table.skat.telling import tell, trick_told
from knekt.engine import Event
from knekt.sheet import SkatSitting
from knekt.skat import Options, Result, State, sorted_hand

__all__ = ["FAMILY", "SkatTable"]


class SkatTable:
    """The table in the terminal for Skat and Tournée."""

    heading = staticmethod(heading)
    person = Person
    reader = Reader
    sheet_lines = staticmethod(sheet_lines)
    sorted_hand = staticmethod(sorted_hand)
    table_lines = staticmethod(table_lines)
    event_told = staticmethod(tell)

    def greeting(self, speaker: Speaker, options: Options, others: Sequence[str]) -> list[str]:
        """The game, the others at the table, and how it is won."""
        first, last = ", ".join(others[:-1]), others[-1]
        return [
            speaker.say("table-greeting", form=options.form, first=first, last=last),
            speaker.say("table-greeting-game", form=options.form),
        ]

    def between_told(self, seating: Seating, sitting: SkatSitting, events: Sequence[Event]) -> list[str]:
        """Nothing: seats are taken once, before the first deal."""
        return []

    def note(self, speaker: Speaker, sitting: SkatSitting, names: Sequence[str]) -> str:
        """The special rounds that the deal belongs to."""
        return rounds_told(speaker, sitting)

    def outcome_pages(self, seating: Seating, state: State, end: Result) -> list[list[str]]:
        """The whole result on one page."""
        return [outcome_lines(seating, state, end)]

    def standing_lines(
        self, sitting: SkatSitting, names: Sequence[str], speaker: Speaker, room: int | None
    ) -> Iterable[str]:
        """The whole sheet, of which a screen shows the last rows."""
        return sheet_lines(sitting, names, speaker)

    def trick_told(self, seating: Seating, state: State, trick: Trick) -> str:
        """A trick in words."""
        return trick_told(seating, trick)

    def last_trick(self, state: State) -> Trick | None:
        """The trick that was taken last."""
        return state.tricks[-1] if state.tricks else None

    def open_tricks(self, state: State) -> Sequence[Trick]:
        """The last trick, which may be looked at at any time."""
        return state.tricks[-1:]


FAMILY: FamilyTable = SkatTable()
