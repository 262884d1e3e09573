"""A sitting from the greeting to the standing: deals, opponents, the sheet, the file."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from knekt.cards import Seed
from knekt.cli.protocol import sheet_lines
from knekt.cli.table.company import ME, Company
from knekt.cli.table.desk import Desk, Left, Picture, Question
from knekt.cli.table.lines import wrapped
from knekt.cli.table.outcome import outcome_lines
from knekt.cli.table.person import Person
from knekt.cli.table.saving import SittingFile
from knekt.cli.table.special import rounds_told
from knekt.cli.table.terminal import Closed
from knekt.errors import KnektError, NotationError
from knekt.players import Player, RulePlayer, step
from knekt.sheet import Sitting
from knekt.skat import SkatGame, doubts, rules

__all__ = ["Host"]

LAST_ROW = 4  # lines of the sheet over its foot: the heading, what is left out, a row with its count


class Host:
    """Runs the table for one person. The seed settles all deals and how the others play."""

    def __init__(
        self, desk: Desk, sitting: Sitting, names: tuple[str, ...], seed: Seed, file: SittingFile | None
    ) -> None:
        self._desk, self._sitting, self._names, self._seed = desk, sitting, names, seed
        self._file, self._kept = file, sitting.log
        self._failed: KnektError | None = None
        desk.sheet = self._sheet
        if file is not None:
            desk.stakes = desk.say("table-quit-saved")

    def run(self) -> KnektError | None:
        """Play until the sitting is over or the person leaves; what went wrong with the file in the end, if anything."""
        try:
            self._greet()
            while not self._sitting.is_over:
                self._deal()
                self._save()
                self._show_result()
        except (Left, Closed, KeyboardInterrupt):
            pass
        self._save()
        with suppress(Closed):
            self._farewell()
        return self._failed

    def _greet(self) -> None:
        desk, others, form = self._desk, self._names[1:], self._sitting.options.form
        told = [
            desk.say("table-greeting", form=form, first=", ".join(others[:-1]), last=others[-1]),
            "",
            desk.say("table-greeting-game", form=form),
            "",
            desk.say("table-greeting-cards"),
            "",
            desk.say("table-help-keys"),
        ]
        if self._sitting.rows or self._sitting.is_running:
            told += ["", desk.say("table-greeting-again", deals=len(self._sitting.rows))]
        for doubt in doubts(self._sitting.options):
            told += ["", "! " + desk.speaker.render(doubt)]
        lines = [line for each in told for line in wrapped(each)]
        self._wait(lines, desk.say("table-ask-begin"))

    def _wait(self, lines: Sequence[str], text: str) -> None:
        """Show the lines until the person goes on."""

        def read(typed: str) -> None:
            if typed:
                raise NotationError(typed, "enter")

        help = wrapped(self._desk.say("table-help-keys"))
        self._desk.ask(Question(text, read, help), Picture(top=[*lines, ""], told=[*lines, ""]))

    def _deal(self) -> None:
        """One deal, from its first card or from where it was left, to its end."""
        terms = self._sitting.terms
        assert terms is not None
        desk, company = self._desk, Company(self._desk.speaker, self._desk.faces, self._names, terms)
        rounds = rounds_told(desk.speaker, self._sitting)
        desk.sit_down(company, self._sitting.last, self._sitting.totals, rounds)
        if not self._sitting.is_running:
            seed = self._seed.derive(f"deal {terms.number}")
            self._sitting = self._sitting.begin(rules(self._sitting.options).dealt(seed))
        players = [self._player(terms.number, player) for player in terms.seats]
        desk.watch(self._game.view(company.seat))
        while self._sitting.is_running:
            game = self._game
            after = step(game, players)
            self._sitting = self._sitting.after(after.events[len(game.events)])
            desk.watch(self._game.view(company.seat))

    def _player(self, deal: int, player: int) -> Player:
        if player == ME:
            return Person(self._desk)
        seed = self._seed.derive(f"deal {deal} player {player}")
        return RulePlayer(int.from_bytes(seed.bits))

    @property
    def _game(self) -> SkatGame:
        assert self._sitting.game is not None
        return self._sitting.game

    def _show_result(self) -> None:
        """The result and the sheet, on one screen if they fit."""
        desk, company = self._desk, self._desk.company
        result = outcome_lines(company, self._game.view(company.seat).state)
        if self._failed is not None:
            result += ["", *wrapped("! " + self._desk.speaker.render(self._failed.message))]
        if self._sitting.is_over:
            self._wait(result, desk.say("table-ask-standing"))
            return
        sheet = self._sheet()
        if self._desk.terminal.screens:
            page = self._desk.terminal.lines - 3
            room = page - len(result) - 1
            foot = len(sheet) - sheet.index("")
            if room < min(len(sheet), foot + LAST_ROW):
                self._wait(result, desk.say("table-enter-goes-on"))
                result, room = [], page
            sheet = _shortened(sheet, room)
        self._wait([*result, "", *sheet] if result else sheet, desk.say("table-ask-next"))

    def _sheet(self) -> list[str]:
        return list(sheet_lines(self._sitting, self._names, self._desk.speaker))

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
        if self._desk.terminal.screens:
            lines = _shortened(lines, self._desk.terminal.lines - 3)
        if self._file is not None and self._failed is None:
            lines += wrapped(desk.say("table-saved"))
        self._desk.show([*lines, *wrapped(desk.say("table-farewell"))])


def _shortened(sheet: list[str], room: int) -> list[str]:
    """The heading of the sheet and as many of its last lines as there is room for."""
    return sheet if len(sheet) <= room else [sheet[0], "…", *sheet[-(room - 2) :]]
