"""What the table in the terminal asks of a family of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from knekt.cards import Card, Hand, Trick
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.seating import Seating
from knekt.engine import Event, TableOptions, View
from knekt.games import part
from knekt.players import Player
from knekt.sheet import Sitting

if TYPE_CHECKING:
    from knekt.cli.table.desk import Desk

__all__ = ["FamilyTable", "table_for"]


class FamilyTable(Protocol):
    """What a family has of its own at the table in the terminal.

    Everything that is shown comes from the person's view, or from the states that follow from it.
    """

    def greeting(self, speaker: Speaker, options: Any, others: Sequence[str]) -> list[str]:
        """Sentences to begin with: the game, the others at the table, and what it is about."""

    def between_told(self, seating: Seating, sitting: Any, events: Sequence[Event]) -> list[str]:
        """Sentences on what happened between deals, such as a draw for seats; perhaps none."""

    def note(self, speaker: Speaker, sitting: Any, names: Sequence[str]) -> str:
        """What is special about the running deal, such as the state of its rubber; perhaps nothing."""

    def heading(self, seating: Seating, last: int | None, totals: Sequence[int]) -> str:
        """The line over the table: the deal's number and the players' totals."""

    def event_told(
        self, seating: Seating, after: Any, event: Event, before: Any, *, each_card: bool
    ) -> Iterable[str]:
        """Sentences on an event, between two states of the person's view.

        With `each_card`, every card played is told, as it must be where no table is drawn.
        """

    def table_lines(self, seating: Seating, view: View[Any], *, with_trick: bool = True) -> list[str]:
        """The seats with the cards before them, the game that is played, and open cards."""

    def sorted_hand(self, state: Any, cards: Hand) -> list[Card]:
        """A hand in the order in which a player holds it."""

    def last_trick(self, state: Any) -> Trick | None:
        """The trick that was taken last."""

    def open_tricks(self, state: Any) -> Sequence[Trick]:
        """The tricks that may still be looked at, the oldest first."""

    def trick_told(self, seating: Seating, state: Any, trick: Trick) -> str:
        """A trick in words: who played what, and who took it."""

    def reader(self, speaker: Speaker, faces: Faces) -> Any:
        """What reads typed answers as actions."""

    def person(self, desk: Desk) -> Player:
        """The person at the desk, as a player."""

    def outcome_pages(self, seating: Seating, state: Any, end: Any) -> list[list[str]]:
        """What a finished deal came to, given its result; each page fits on a screen."""

    def sheet_lines(self, sitting: Sitting, names: Sequence[str], speaker: Speaker) -> Iterable[str]:
        """The sheet so far, with an empty line before its foot."""

    def standing_lines(
        self, sitting: Any, names: Sequence[str], speaker: Speaker, room: int | None
    ) -> Iterable[str]:
        """The part of the sheet that is shown after a deal, for a page with this number of lines."""


def table_for(options: TableOptions) -> FamilyTable:
    """The table for the game of these options; KnektError if there is none."""
    found: FamilyTable = part(options, "cli.table")
    return found
