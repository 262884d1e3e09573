"""A family of games, as the rooms above see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from knekt.cards import Seed
from knekt.engine.event import Action, Event
from knekt.engine.game import Game, Rules
from knekt.engine.options import Declaration, OptionValue, declarations
from knekt.message import Message

__all__ = ["Family", "TableOptions", "TableRules"]


class TableOptions(Protocol):
    """The options of a table, whatever the game."""

    @property
    def preset(self) -> str:
        """The name of the preset of which these options are a variation."""

    @property
    def form(self) -> str:
        """The game of the family that is played; its plain preset has the same name."""

    @property
    def players(self) -> int:
        """How many people play. If there are more than seats, they take turns at sitting out."""

    @property
    def differences(self) -> dict[str, OptionValue]:
        """The settings that make these options out of their preset."""


class TableRules(Rules[Any], Protocol):
    """Rules that can also deal."""

    def dealt(self, seed: Seed) -> Event:
        """The cards that this seed deals."""


@dataclass(frozen=True, slots=True, eq=False)
class Family:
    """Games that share their stages, and all that one needs to run, keep and score them.

    `openings` are the events with which a deal can begin. `seats` are the letters of the seats. `chapters`
    are the headings under which the options are explained, in their order. `parts` names the module in which
    another room finds this family's part, with `{room}` for the name of the room. `words` is the folder of
    the family's own Fluent files, with a folder for each language, where they are not those of Knekt.
    """

    name: str
    parts: str
    seats: str
    presets: Mapping[str, Any]
    options: Callable[..., Any]  # makes them from the name of a preset and the settings that differ
    rules: Callable[[Any], TableRules]
    game: type[Game[Any]]
    actions: Mapping[str, type[Action]]
    events: Mapping[str, type[Event]]
    openings: tuple[type[Event], ...]
    result: Callable[[Any], Any]
    doubts: Callable[[Any], tuple[Message, ...]]
    chapters: tuple[str, ...]
    words: Path | None = None

    @property
    def forms(self) -> tuple[str, ...]:
        """The games of the family, each under the name of its plain preset."""
        return tuple(dict.fromkeys(each.form for each in self.presets.values()))

    @property
    def declared(self) -> Mapping[str, Declaration]:
        """What every option declares, by its name."""
        return declarations(next(iter(self.presets.values())))

    def has_option(self, form: str, name: str) -> bool:
        """Whether the option is one of this form."""
        return self.declared[name].is_of(form)

    def by_chapters(self, form: str) -> dict[str, list[str]]:
        """The options of a form in the order in which they are explained, by the names of their chapters."""
        chapters: dict[str, list[str]] = {name: [] for name in self.chapters}
        for name, declared in self.declared.items():
            names = chapters[declared.chapter]
            names.insert(len(names) if declared.before is None else names.index(declared.before), name)
        own = {
            chapter: [name for name in names if self.has_option(form, name)]
            for chapter, names in chapters.items()
        }
        return {chapter: names for chapter, names in own.items() if names}

    def open(self, options: Any, first: Event) -> Game[Any]:
        """The deal that begins with this event."""
        return self.game.open(self.rules(options), first)
