"""The person's place at the table.

Here what happened is told or drawn, questions are asked, and answers are read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from knekt.cli.speaker import Speaker
from knekt.cli.table.drawing import hand_lines, rule
from knekt.cli.table.faces import Faces, alternatives
from knekt.cli.table.family import FamilyTable
from knekt.cli.table.lines import wrapped
from knekt.cli.table.seating import Seating
from knekt.cli.table.terminal import Terminal
from knekt.engine import Event, View
from knekt.errors import KnektError, NotationError
from knekt.message import Message

__all__ = ["Desk", "PersonLeft", "Picture", "Question"]

Answer = TypeVar("Answer")
PROMPT = "> "
WHAT = "?"  # stands before a word that is to be explained


class PersonLeft(Exception):
    """The person leaves the table."""


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer]):
    """A question, how its answer is read, and the help that `?` shows.

    `explains` gives the help for a `?` with words after it.
    """

    text: str
    read: Callable[[str], Answer]
    help: Sequence[str] = ()
    explains: Callable[[str], Sequence[str]] | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """What is seen while a question is asked.

    `top` stands above the story of the deal and `bottom` below it. `told` is said instead where no table is
    drawn.
    """

    top: Sequence[str] = ()
    bottom: Sequence[str] = ()
    told: Sequence[str] = ()
    has_story: bool = False


class Desk:
    """The person's place at the table of any game."""

    def __init__(self, terminal: Terminal, speaker: Speaker, table: FamilyTable) -> None:
        self.terminal, self.speaker, self.table = terminal, speaker, table
        self.faces = Faces(speaker, symbols=terminal.signs, colours=terminal.colours)
        self.reader = table.reader(speaker, self.faces)
        self.sheet: Callable[[], Sequence[str]] = list
        self.stakes = speaker.say("table-quit")  # the question before the person leaves
        self._heading = self._rounds = ""
        self._view: View[Any] | None = None
        self._seating: Seating | None = None
        self._story: list[str] = []
        self._picture = Picture()
        self._yes = alternatives(speaker.say("typed-yes"))
        self._quit = alternatives(speaker.say("typed-quit"))
        self._last = alternatives(speaker.say("typed-last"))
        self._show = alternatives(speaker.say("typed-sheet"))
        self._help = alternatives(speaker.say("typed-help"))

    def say(self, id: str, **args: str | int | Message) -> str:
        return self.speaker.say(id, **args)

    @property
    def seating(self) -> Seating:
        assert self._seating is not None
        return self._seating

    def sit_down(self, seating: Seating, last: int | None, totals: Sequence[int], rounds: str = "") -> None:
        """A deal begins; `rounds` names the special rounds that it belongs to, if any."""
        self._seating, self._view, self._story = seating, None, []
        self._heading, self._rounds = self.table.heading(seating, last, totals), rounds
        self._tell(["", self._heading, *wrapped(rounds)] if rounds else ["", self._heading])

    def watch(self, view: View[Any]) -> None:
        """Show what has happened since the last look."""
        seen = View.of(view.rules, view.seat, ()) if self._view is None else self._view
        has_seen = self._view is not None  # on the first look, everything so far is shown at once
        for before, event, after in seen.steps(view.events[len(seen.events) :]):
            self._see(before.state, event, after, at_leisure=has_seen)
        self._view = view

    def _see(self, before: Any, event: Event, seen: View[Any], *, at_leisure: bool) -> None:
        each_card = not self.terminal.screens
        for sentence in self.table.event_told(self.seating, seen.state, event, before, each_card=each_card):
            lines = wrapped(sentence, indent="   ")
            self._story += lines
            self._tell(lines)
        if self.terminal.screens and at_leisure and not seen.is_over:
            self._draw(self.table_picture(seen))
            is_taken = self.table.last_trick(seen.state) != self.table.last_trick(before)
            self.terminal.pause(1.0 if is_taken else 0.5)

    def table_picture(
        self,
        view: View[Any],
        bottom: Sequence[str] = (),
        told: Sequence[str] = (),
        *,
        with_trick: bool = True,
    ) -> Picture:
        """The picture of the table; if nothing else is to stand below, the person's cards do."""
        seating, drawn = self.seating, rule(self.seating)
        head = [self._heading, rule(seating, self._rounds)]
        top = [*head, *self.table.table_lines(seating, view, with_trick=with_trick), drawn]
        if not bottom and seating.seat is not None:
            cards = self.table.sorted_hand(view.state, view.state.hand(seating.seat))
            bottom = hand_lines(seating, cards, cards)
        return Picture(top, [drawn, *bottom], told, has_story=True)

    def ask(self, question: Question[Answer], picture: Picture) -> Answer:
        """The person's answer; it is asked for again until it can be read and is allowed."""
        self._picture = picture
        self._tell(picture.told)
        notice: list[str] = []
        while True:
            asked = [*notice, *wrapped(question.text)]
            self._draw(picture, asked)
            self._tell(asked)
            typed = self.terminal.read(PROMPT)
            notice = []
            word = typed.casefold()
            if word in self._help:
                self.page(question.help)
            elif word in self._quit:
                if self.confirm(self.stakes):
                    raise PersonLeft
            else:
                try:
                    if question.explains is None or not typed.startswith(WHAT):
                        return question.read(typed)
                    self.page(question.explains(typed.removeprefix(WHAT).strip()))
                except KnektError as refused:
                    notice = self._answered(typed, refused)

    def _answered(self, typed: str, refused: KnektError) -> list[str]:
        """The response to an answer that cannot be read; words that help anywhere are understood here."""
        word = typed.casefold()
        if isinstance(refused, NotationError):
            if word in self._show:
                self.page(self.sheet())
                return []
            if word in self._last:
                return self._last_trick()
            if not word:
                return wrapped(self.say("table-please-answer"))
        return wrapped("! " + self.speaker.render(refused.message), indent="  ")

    def _last_trick(self) -> list[str]:
        state = None if self._view is None else self._view.state
        if state is None or self.table.last_trick(state) is None:
            return wrapped(self.say("table-no-trick-yet"))
        told = [self.table.trick_told(self.seating, state, each) for each in self.table.open_tricks(state)]
        if not told:
            return wrapped(self.say("table-tricks-turned"))
        *before, last = told
        lines = wrapped(self.say("table-last-trick", trick=last))
        for each in reversed(before):
            lines += wrapped(self.say("table-trick-before", trick=each))
        return lines

    def confirm(self, text: str) -> bool:
        """Whether the person says yes; any other answer is no."""
        self._draw(self._picture, wrapped(text))
        self._tell(wrapped(text))
        return self.terminal.read(PROMPT).casefold() in self._yes

    def page(self, lines: Sequence[str]) -> None:
        """Show a text: in pages where the table is drawn, with Enter to go on."""
        self._tell(lines)
        if not self.terminal.screens:
            return
        room = self.terminal.lines - 3
        for start in range(0, len(lines), room):
            self.terminal.draw([*lines[start : start + room], ""])
            self.terminal.read(self.say("table-enter-goes-on") + " ")

    def show(self, lines: Sequence[str]) -> None:
        """Show these lines as the last thing; no question follows."""
        if self.terminal.screens:
            self.terminal.draw(lines)
        self._tell(lines)

    def _tell(self, lines: Sequence[str]) -> None:
        """Print lines, where no table is drawn."""
        if not self.terminal.screens:
            for line in lines:
                self.terminal.put(line)

    def _draw(self, picture: Picture, asked: Sequence[str] = ()) -> None:
        """Draw a screen; the story fills the lines that the rest leaves free."""
        if not self.terminal.screens:
            return
        top, bottom = list(picture.top), [*picture.bottom, *asked]
        room = self.terminal.lines - 1 - len(top) - len(bottom)
        story = self._story[-room:] if picture.has_story and room > 0 else []
        blank = [""] * (room - len(story)) if picture.has_story else []
        lines = [*top, *story, *blank, *bottom]
        self.terminal.draw(lines[-(self.terminal.lines - 1) :])
