"""A sitting from the greeting to the final standing.

The host runs its deals, its bots, its sheet and its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from knekt.cards import Seed
from knekt.cli.table.desk import Desk, PersonLeft, Picture, Question
from knekt.cli.table.lines import wrapped
from knekt.cli.table.saving import SittingFile
from knekt.cli.table.seating import ME, Seating
from knekt.cli.table.terminal import InputEnded
from knekt.engine import Event, Game
from knekt.errors import KnektError, NotationError
from knekt.games import family_of
from knekt.players import Level, Player, decision, level_player
from knekt.sheet import Sitting

__all__ = ["Host"]

# lines over the foot of the sheet: the heading, a note on what is left out, a row with its count
LAST_ROW = 4


class Host:
    """Runs the table for one person.

    The seed settles all deals, and how the bots play that do not think by the clock.
    """

    def __init__(
        self,
        desk: Desk,
        sitting: Sitting,
        names: tuple[str, ...],
        seed: Seed,
        file: SittingFile | None,
        level: Level = Level.CASUAL,
    ) -> None:
        self._desk, self._sitting, self._names, self._seed = desk, sitting, names, seed
        self._level = level
        self._file, self._kept = file, sitting.log
        self._failed: KnektError | None = None
        desk.sheet = self._sheet
        if file is not None:
            desk.stakes = desk.say("table-quit-saved")

    def run(self) -> KnektError | None:
        """Play until the sitting is over or the person leaves.

        The result is the last error in writing the file, if there was one.
        """
        try:
            self._greet()
            while not self._sitting.is_over:
                self._deal()
                self._save()
                self._show_result()
        except (PersonLeft, InputEnded, KeyboardInterrupt):
            pass
        self._save()
        with suppress(InputEnded):
            self._farewell()
        return self._failed

    def _greet(self) -> None:
        desk, options = self._desk, self._sitting.options
        told = [
            *desk.table.greeting(desk.speaker, options, self._names[1:]),
            desk.speaker.render(self._level.message),
            desk.say("table-greeting-cards"),
            desk.say("table-help-keys"),
        ]
        if self._sitting.rows or self._sitting.is_running:
            told.append(desk.say("table-greeting-again", deals=len(self._sitting.rows)))
        told += ["! " + desk.speaker.render(doubt) for doubt in family_of(options).doubts(options)]
        lines = [line for each in told for line in (*wrapped(each), "")]
        self._wait(lines[:-1], desk.say("table-ask-begin"))

    def _wait(self, lines: Sequence[str], text: str) -> None:
        """Show the lines until the person goes on."""

        def read(typed: str) -> None:
            if typed:
                raise NotationError(typed, "enter")

        help = wrapped(self._desk.say("table-help-keys"))
        self._desk.ask(Question(text, read, help), Picture(top=[*lines, ""], told=[*lines, ""]))

    def _deal(self) -> None:
        """Play one deal, from its first card or from where it was left, to its end."""
        desk, logged = self._desk, len(self._sitting.log)
        if not self._sitting.is_running:
            self._sitting = self._sitting.dealt(self._seed)
        terms = self._sitting.terms
        seating = Seating(desk.speaker, desk.faces, self._names, terms)
        self._tell_of_the_seats(seating, self._sitting.log[logged:])
        note = desk.table.note(desk.speaker, self._sitting, self._names)
        desk.sit_down(seating, self._sitting.last, self._sitting.totals, note)
        players = [self._player(terms.number, player) for player in terms.seats]
        desk.watch(self._game.view(seating.seat))
        while self._sitting.is_running:
            self._sitting = self._sitting.apply(decision(self._game, players))
            desk.watch(self._game.view(seating.seat))

    def _tell_of_the_seats(self, seating: Seating, events: Sequence[Event]) -> None:
        told = self._desk.table.between_told(seating, self._sitting, events)
        if told:
            lines = [line for each in told for line in (*wrapped(each), "")]
            self._wait(lines[:-1], self._desk.say("table-enter-goes-on"))

    def _player(self, deal: int, player: int) -> Player:
        if player == ME:
            return self._desk.table.person(self._desk)
        seed = self._seed.derive(f"deal {deal} player {player}")
        return level_player(self._sitting.options, self._level, int.from_bytes(seed.bits))

    @property
    def _game(self) -> Game[Any]:
        assert self._sitting.game is not None
        return self._sitting.game

    def _show_result(self) -> None:
        """Show the result and the sheet, on one screen if they fit."""
        desk, seating = self._desk, self._desk.seating
        state, end = self._game.view(seating.seat).state, self._sitting.rows[-1].result
        *pages, result = self._pages(desk.table.outcome_pages(seating, state, end))
        for lines in pages:
            self._wait(lines, desk.say("table-enter-goes-on"))
        if self._failed is not None:
            result = [*result, "", *wrapped("! " + self._desk.speaker.render(self._failed.message))]
        if self._sitting.is_over:
            self._wait(result, desk.say("table-ask-standing"))
            return
        sheet, page = self._standing(), self._room
        if page is not None:
            room = page - len(result) - 1
            foot = len(sheet) - sheet.index("")
            if room < min(len(sheet), foot + LAST_ROW):
                self._wait(result, desk.say("table-enter-goes-on"))
                result, room = [], page
            sheet = _shortened(sheet, room)
        self._wait([*result, "", *sheet] if result else sheet, desk.say("table-ask-next"))

    @property
    def _room(self) -> int | None:
        """The number of lines of a page; None where no table is drawn."""
        return self._desk.terminal.lines - 3 if self._desk.terminal.screens else None

    def _pages(self, pages: Sequence[list[str]]) -> list[list[str]]:
        """The pages, with as many on one screen as fit; all on one where no table is drawn."""
        room, found = self._room, [pages[0]]
        for page in pages[1:]:
            together = [*found[-1], "", *page]
            if room is None or len(together) <= room:
                found[-1] = together
            else:
                found.append(page)
        return found

    def _sheet(self) -> list[str]:
        return list(self._desk.table.sheet_lines(self._sitting, self._names, self._desk.speaker))

    def _standing(self) -> list[str]:
        desk = self._desk
        return list(desk.table.standing_lines(self._sitting, self._names, desk.speaker, self._room))

    def _save(self) -> None:
        if self._file is None or self._sitting.log == self._kept:
            return
        try:
            self._file.save(self._sitting, self._names)
        except KnektError as failed:
            self._failed = failed
        else:
            self._failed, self._kept = None, self._sitting.log

    def _farewell(self) -> None:
        desk = self._desk
        lines = self._sheet() if self._sitting.rows else []
        if lines and self._room is not None:
            lines = _shortened(self._standing(), self._room)
        if self._file is not None and self._failed is None:
            lines += wrapped(desk.say("table-saved"))
        self._desk.show([*lines, *wrapped(desk.say("table-farewell"))])


def _shortened(sheet: list[str], room: int) -> list[str]:
    """The heading of the sheet and as many of its last lines as there is room for."""
    return sheet if len(sheet) <= room else [sheet[0], "…", *sheet[-(room - 2) :]]
