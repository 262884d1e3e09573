"""What the table in the terminal asks of Skruf."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Trick
from knekt.cli.layout import joined
from knekt.cli.skruf.account import sheet_lines
from knekt.cli.speaker import Speaker
from knekt.cli.table.drawing import heading
from knekt.cli.table.family import FamilyTable
from knekt.cli.table.seating import Seating
from knekt.cli.table.skruf.answers import Reader
from knekt.cli.table.skruf.outcome import outcome_pages
from knekt.cli.table.skruf.person import Person
from knekt.cli.table.skruf.screen import table_lines
from knekt.cli.table.skruf.seats import drawing_told, rubber_note
from knekt.cli.table.skruf.standing import standing_lines
from knekt.cli.table.skruf.telling import tell, trick_told
from knekt.skruf import Options, State, open_tricks, sorted_hand

__all__ = ["FAMILY", "SkrufTable"]


class SkrufTable:
    """The table in the terminal for Skruf, with and without talon, and for trekarl."""

    heading = staticmethod(heading)
    note = staticmethod(rubber_note)
    between_told = staticmethod(drawing_told)
    outcome_pages = staticmethod(outcome_pages)
    person = Person
    reader = Reader
    sheet_lines = staticmethod(sheet_lines)
    standing_lines = staticmethod(standing_lines)
    open_tricks = staticmethod(open_tricks)
    sorted_hand = staticmethod(sorted_hand)
    table_lines = staticmethod(table_lines)
    event_told = staticmethod(tell)

    def greeting(self, speaker: Speaker, options: Options, others: Sequence[str]) -> list[str]:
        """The game, the others at the table, and how it is won."""
        names = joined(list(others), speaker)
        return [
            speaker.say("table-skruf-greeting", form=options.form, names=names),
            speaker.say("table-skruf-greeting-game", form=options.form),
        ]

    def last_trick(self, state: State) -> Trick | None:
        """The trick that was taken last."""
        return state.tricks[-1] if state.tricks else None

    def trick_told(self, seating: Seating, state: State, trick: Trick) -> str:
        """A trick in words."""
        return trick_told(seating, trick, state.circle)


FAMILY: FamilyTable = SkrufTable()
