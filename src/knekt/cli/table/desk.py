"""Where the person sits: what has happened is told or drawn, questions are asked, answers are read."""

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
WHAT = "?"  # before what is to be explained


class PersonLeft(Exception):
    """The person gets up from the table."""


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer]):
    """A question, what `?` says about it, and how the answer is read; `explains`: what `?` says before something else."""

    text: str
    read: Callable[[str], Answer]
    help: Sequence[str] = ()
    explains: Callable[[str], Sequence[str]] | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be seen while a question is asked: above and below the story; told, where nothing is drawn."""

    top: Sequence[str] = ()
    bottom: Sequence[str] = ()
    told: Sequence[str] = ()
    has_story: bool = False


class Desk:
    """The person's place at the table, whatever game that is laid for."""

    def __init__(self, terminal: Terminal, speaker: Speaker, table: FamilyTable) -> None:
        self.terminal, self.speaker, self.table = terminal, speaker, table
        self.faces = Faces(speaker, symbols=terminal.signs, colours=terminal.colours)
        self.reader = table.reader(speaker, self.faces)
        self.sheet: Callable[[], Sequence[str]] = list
        self.stakes = speaker.say("table-quit")  # what is asked before one leaves
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
        """A deal begins; `rounds` says whether it is a special one."""
        self._seating, self._view, self._story = seating, None, []
        self._heading, self._rounds = self.table.heading(seating, last, totals), rounds
        self._tell(["", self._heading, *wrapped(rounds)] if rounds else ["", self._heading])

    def watch(self, view: View[Any]) -> None:
        """See what has happened since one last looked."""
        seen = View.of(view.rules, view.seat, ()) if self._view is None else self._view
        has_seen = self._view is not None  # otherwise all that was before is told at once
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
            self._draw(self.at_table(seen))
            is_taken = self.table.last_trick(seen.state) != self.table.last_trick(before)
            self.terminal.pause(1.0 if is_taken else 0.5)

    def at_table(
        self,
        view: View[Any],
        bottom: Sequence[str] = (),
        told: Sequence[str] = (),
        *,
        with_trick: bool = True,
    ) -> Picture:
        """The picture of the table; without anything below, with the person's cards there."""
        seating, drawn = self.seating, rule(self.seating)
        head = [self._heading, rule(seating, self._rounds)]
        top = [*head, *self.table.table_lines(seating, view, with_trick=with_trick), drawn]
        if not bottom and seating.seat is not None:
            cards = self.table.sorted_hand(view.state, view.state.hand(seating.seat))
            bottom = hand_lines(seating, cards, cards)
        return Picture(top, [drawn, *bottom], told, has_story=True)

    def ask(self, question: Question[Answer], picture: Picture) -> Answer:
        """The person's answer; what cannot be read or is not allowed is explained, and asked again."""
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
        """What is said to an answer that is refused; the words that help anywhere are understood here."""
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
        """Whether the person says yes; anything else is no."""
        self._draw(self._picture, wrapped(text))
        self._tell(wrapped(text))
        return self.terminal.read(PROMPT).casefold() in self._yes

    def page(self, lines: Sequence[str]) -> None:
        """Text to read: in pages where the table is drawn, with Enter from one to the next."""
        self._tell(lines)
        if not self.terminal.screens:
            return
        room = self.terminal.lines - 3
        for start in range(0, len(lines), room):
            self.terminal.draw([*lines[start : start + room], ""])
            self.terminal.read(self.say("table-enter-goes-on") + " ")

    def show(self, lines: Sequence[str]) -> None:
        """The last thing to be seen; nothing is asked any more."""
        if self.terminal.screens:
            self.terminal.draw(lines)
        self._tell(lines)

    def _tell(self, lines: Sequence[str]) -> None:
        """Lines after each other, where nothing is drawn."""
        if not self.terminal.screens:
            for line in lines:
                self.terminal.put(line)

    def _draw(self, picture: Picture, asked: Sequence[str] = ()) -> None:
        """A screen: the story fills what the rest leaves free."""
        if not self.terminal.screens:
            return
        top, bottom = list(picture.top), [*picture.bottom, *asked]
        room = self.terminal.lines - 1 - len(top) - len(bottom)
        story = self._story[-room:] if picture.has_story and room > 0 else []
        blank = [""] * (room - len(story)) if picture.has_story else []
        lines = [*top, *story, *blank, *bottom]
        self.terminal.draw(lines[-(self.terminal.lines - 1) :])
