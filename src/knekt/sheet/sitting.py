"""Many deals of the same players in one log, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from knekt.cards import Seed
from knekt.engine import Action, Event, Game, TableOptions, retraced
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.sheet.event import TimeUp
from knekt.sheet.family import sheet_of
from knekt.sheet.seating import Terms

__all__ = ["Sitting", "sitting_of"]


def sitting_of(options: TableOptions) -> type[Sitting]:
    """The kind of sitting that these options are for.

    >>> from knekt.games import options
    >>> sitting_of(options("german")).family
    'skat'
    """
    return sheet_of(options).sitting


@dataclass(frozen=True, slots=True)
class Sitting(ABC):
    """Many deals of the same players on one sheet. It never changes; each step gives a new one.

    The log holds the events of the deals one after another, with the sheet's own events among them; all else
    follows. Every family has its kind of sitting, which `Sitting.new`, `Sitting.replay` and `Sitting.retrace`
    find from the options.
    """

    family: ClassVar[str]
    own_events: ClassVar[Mapping[str, type[Event]]]  # what can happen between deals, by its kind

    options: Any
    log: tuple[Event, ...] = ()
    rows: tuple[Any, ...] = ()  # one for each deal that is over; each has its `terms`
    game: Game[Any] | None = None  # the running deal, or the last that was played with cards
    under_way: Any = None  # the terms of the deal that is running; None: there is none
    is_time_up: bool = False
    last: int | None = None  # the number of the last deal; None: nobody knows yet

    @classmethod
    def new(cls, options: Any) -> Sitting:
        """A sitting of which nothing has happened yet but what its kind begins with."""
        return sitting_of(options).new(options)

    @classmethod
    @abstractmethod
    def opened(cls, options: Any, log: tuple[Event, ...]) -> Self:
        """The sitting that the head of this log describes.

        Where the log has no head but should, it is a usual one.
        """

    @classmethod
    def replay(cls, options: Any, events: Iterable[Event]) -> Sitting:
        """The sitting that this log tells of. The log is believed; `retrace` does not believe it."""
        return sitting_of(options)._replayed(options, tuple(events))

    @classmethod
    def retrace(cls, options: Any, events: Iterable[Event]) -> Sitting:
        """The sitting that this log tells of, played again by the rules.

        It raises BrokenLog where they say otherwise.
        """
        return sitting_of(options)._retraced(options, tuple(events))

    @classmethod
    def _replayed(cls, options: Any, events: tuple[Event, ...]) -> Self:
        sitting, log = cls._headed(options, events)
        family, deal = family_of(options), list[Event]()
        made = family.rules(options)
        state = made.start()
        for event in log[len(sitting.log) :]:
            if event.kind in cls.own_events:
                sitting = sitting._noted(event)
                continue
            if not sitting.is_running:
                sitting, state, deal = sitting._begun(), made.start(), []
            deal.append(event)
            state = made.evolve(state, event)
            if made.is_over(state):
                sitting = sitting._played(family.game(made, tuple(deal), state))
        if sitting.is_running:
            sitting = sitting._played(family.game(made, tuple(deal), state))
        return replace(sitting, log=log)

    @classmethod
    def _retraced(cls, options: Any, events: tuple[Event, ...]) -> Self:
        sitting, log = cls._headed(options, events)
        return retraced(sitting, log, lambda held: held.log)

    @classmethod
    def _headed(cls, options: Any, events: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """The sitting as the log begins it, and the log with the head that it must have."""
        sitting = cls.opened(options, events)
        head = sitting.log
        return sitting, events if events[: len(head)] == head else (*head, *events)

    @property
    def players(self) -> int:
        """How many take part, those who sit out with them."""
        players: int = self.options.players
        return players

    @property
    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """What each player has on the sheet."""

    @property
    def is_running(self) -> bool:
        """Whether a deal is under way."""
        return self.under_way is not None

    @property
    def is_over(self) -> bool:
        """Whether the last deal has been written down."""
        return not self.is_running and self.last is not None and len(self.rows) >= self.last

    @property
    def terms(self) -> Any:
        """The terms of the running deal, or of the next one; None when the sitting is over."""
        return None if self.is_over else self._next_terms()

    def terms_of(self, number: int) -> Any:
        """The terms of any deal; of those to come, as far as one knows now."""
        if number <= len(self.rows):
            return self.rows[number - 1].terms
        if self.under_way is not None and number == self.under_way.number:
            return self.under_way
        return self._terms_to_come(number)

    @abstractmethod
    def _terms_to_come(self, number: int) -> Terms:
        """The terms of a deal that has not begun."""

    def _next_terms(self) -> Any:
        return self.terms_of(len(self.rows) + 1)

    def dealt(self, seed: Seed) -> Self:
        """The sitting after all that has to happen before the next deal can be played, made from the seed."""
        cards = seed.derive(f"deal {len(self.rows) + 1}")
        return self.prepared(seed).begin(family_of(self.options).rules(self.options).dealt(cards))

    def prepared(self, seed: Seed) -> Self:
        """The sitting after what has to happen before cards can be dealt, where that is anything."""
        return self

    def on_terms_of(self, terms: Any) -> Self:
        """The sitting whose next deal is an earlier one of these terms again.

        A family may have to note that.
        """
        return self

    def begin(self, first: Event) -> Self:
        """The next deal begins, with cards dealt or with a position set up, on the terms that are due."""
        self._check_between_deals()
        game = family_of(self.options).open(self.options, self._on_terms(first))
        return self._logged(*game.events)._begun()._played(game)

    def _on_terms(self, first: Event) -> Event:
        """The event that opens a deal, with what the sheet adds to it.

        It raises KnektError if such a deal is not due.
        """
        return first

    def apply(self, action: Action, answering: str | None = None) -> Self:
        """The action in the running deal; when that ends, its row is written."""
        return self._continued(self._running().apply(action, answering))

    def taken_back(self, events: int) -> Self:
        """The running deal as it was after its first so many events; what is not of the deal stays."""
        game, kept = self._running(), list(self.log)
        undone, place = len(game.events) - events, len(kept)
        while undone > 0:
            place -= 1
            if kept[place].kind not in self.own_events:
                del kept[place]
                undone -= 1
        return replace(self, log=tuple(kept), game=game.until(events))

    def time_up(self) -> Self:
        """The time is over: nothing new is begun but what the options say."""
        self._check_not_over()
        if self.is_time_up:
            raise KnektError("time-is-up", "the time is up already")
        return self._happened(TimeUp())

    def after(self, event: Event) -> Self:
        """The sitting after what makes the event happen, if the rules allow it."""
        if isinstance(event, TimeUp):
            return self.time_up()
        if event.kind in self.own_events:
            return self._made(event)
        return self._in_deal(event)

    def without(self, number: int) -> Self | None:
        """The sitting before its event of this number, if an older log may go on without that event.

        It is None where it may not.
        """
        before, event = self._replayed(self.options, self.log[:number]), self.log[number]
        if not before.is_running or before.game is None:
            return None
        return before if before.game.rules.came_later(before.game.state, event) else None

    def believing(self, event: Event) -> Self:
        """The sitting after an event that has happened, as the log tells of it; it is believed."""
        if event.kind in self.own_events:
            return self._happened(event)
        if self.is_running and self.game is not None:
            held, game = self, self.game
        else:
            family = family_of(self.options)
            held, game = self._begun(), family.game.replay(family.rules(self.options), ())
        return held._logged(event)._played(game.believing(event))

    def _in_deal(self, event: Event) -> Self:
        if not self.is_running:
            return self.begin(event)
        return self._continued(self._running().after(event))

    @abstractmethod
    def _made(self, event: Event) -> Self:
        """The sitting after what makes an event of the sheet happen; KnektError if it cannot."""

    @abstractmethod
    def _follows(self, event: Event) -> Self:
        """What follows from an event of the sheet. It cannot refuse: the event has happened."""

    @abstractmethod
    def _last_by_time(self) -> int | None:
        """The number of the last deal, now that the time is up."""

    @abstractmethod
    def _finished(self, game: Game[Any]) -> Self:
        """What a deal that is over writes on the sheet."""

    def _running(self) -> Game[Any]:
        self._check_not_over()
        if not self.is_running or self.game is None:
            raise KnektError("no-deal-is-running", "no deal is running")
        return self.game

    def _check_not_over(self) -> None:
        if self.is_over:
            raise KnektError("sitting-is-over", "the sitting is over")

    def _check_between_deals(self) -> None:
        self._check_not_over()
        if self.is_running:
            raise KnektError("deal-is-running", "a deal is running")

    def _logged(self, *events: Event) -> Self:
        return replace(self, log=(*self.log, *events))

    def _happened(self, event: Event) -> Self:
        """An event of the sheet is written into the log, with what follows from it."""
        return self._logged(event)._noted(event)

    def _noted(self, event: Event) -> Self:
        if isinstance(event, TimeUp):
            return replace(self, is_time_up=True, last=self._last_by_time())
        return self._follows(event)

    def _continued(self, game: Game[Any]) -> Self:
        return self._logged(*game.events[len(self._running().events) :])._played(game)

    def _begun(self) -> Self:
        """A deal is under way, on the terms as they are now: nothing changes them any more."""
        return replace(self, under_way=self._next_terms())

    def _played(self, game: Game[Any]) -> Self:
        """What follows from the deal as it stands now."""
        held = replace(self, game=game)
        return held._finished(game) if game.is_over else held
