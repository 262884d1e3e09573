"""Many deals on one score sheet: whose deal it is, what has been written, when it ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from knekt.engine import Action, Event, Seat, retraced
from knekt.errors import KnektError
from knekt.sheet.event import Corrected, Entered, Seated, TimeUp
from knekt.sheet.rounds import Queue
from knekt.sheet.seating import Player, Terms, first_dealer_of, terms_of
from knekt.sheet.skat import SheetRow, check_entry, check_kind, entered, written
from knekt.skat import Dealt, Facts, Options, Placed, RamschFacts, Result, SkatGame, result, rules

__all__ = ["Sitting"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Many deals of the same players on one sheet. It never changes; each step gives a new one.

    The log holds the deals' own events one after another and the sheet's events among them; all else follows.

    >>> from knekt.skat import contracts, options
    >>> german = options("german", {"session.deals": 2})
    >>> sitting = Sitting.new(german).enter(0, Facts(contracts(german)["D"], 2, points=70, tricks=6, bid=18))
    >>> sitting.totals, sitting.terms.seats
    ((27, 0, 0), (1, 2, 0))
    >>> sitting.enter(None, None).enter(None, None)
    Traceback (most recent call last):
    knekt.errors.KnektError: the sitting is over
    """

    options: Options
    log: tuple[Event, ...]
    first_dealer: Player
    rows: tuple[SheetRow, ...] = ()
    game: SkatGame | None = None  # the running deal, or the last that was played with cards
    dealt: Terms | None = None  # the terms of the deal under way; None: there is none
    is_time_up: bool = False
    last: int | None = None  # the number of the last deal; None: nobody knows yet
    queue: Queue = Queue()  # the bock and ramsch rounds that run or are still to come

    @classmethod
    def new(cls, options: Options, first_dealer: Player | None = None) -> Sitting:
        """A sitting before its first deal. Player 0 is the first forehand, unless another first dealer was drawn."""
        dealer = first_dealer_of(options.players, first_dealer)
        return cls(options, (Seated(dealer),), dealer, last=_planned(options))

    @classmethod
    def replay(cls, options: Options, events: Iterable[Event], first_dealer: Player | None = None) -> Sitting:
        """The sitting that this log tells of. The log is believed; `retrace` does not believe it.

        `first_dealer` is for a log that does not begin with `Seated`.
        """
        log = _seated(options, events, first_dealer)
        sitting, made, deal = cls.new(options, log[0].first_dealer), rules(options), list[Event]()
        state = made.start()
        for event in log[1:]:
            if isinstance(event, Entered | Corrected | TimeUp):
                sitting = sitting._noted(event)
                continue
            if not sitting.is_running:
                sitting, state, deal = sitting._begun(), made.start(), []
            deal.append(event)
            state = made.evolve(state, event)
            if made.is_over(state):
                sitting = sitting._played(SkatGame(made, tuple(deal), state))
        if sitting.is_running:
            sitting = sitting._played(SkatGame(made, tuple(deal), state))
        return replace(sitting, log=log)

    @classmethod
    def retrace(
        cls, options: Options, events: Iterable[Event], first_dealer: Player | None = None
    ) -> Sitting:
        """The sitting that this log tells of, gone through again by the rules; BrokenLog where they say otherwise."""
        log = _seated(options, events, first_dealer)
        return retraced(cls.new(options, log[0].first_dealer), log, lambda sitting: sitting.log)

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def totals(self) -> tuple[int, ...]:
        """What each player has on the sheet."""
        return _totals(self.rows, self.players)

    @property
    def is_running(self) -> bool:
        """Whether a deal is under way."""
        return self.dealt is not None

    @property
    def is_over(self) -> bool:
        return not self.is_running and self.last is not None and len(self.rows) >= self.last

    @property
    def terms(self) -> Terms | None:
        """The terms of the running deal, or of the next one; None when the sitting is over."""
        return None if self.is_over else self._next_terms()

    def terms_of(self, number: int) -> Terms:
        """The terms of any deal; of those to come, as far as one knows now."""
        if number <= len(self.rows):
            return self.rows[number - 1].terms
        if self.dealt is not None and number == self.dealt.number:
            return self.dealt
        kinds = self.queue.kinds(self.options, number, self.last)
        return replace(
            terms_of(self.players, self.first_dealer, number),
            bock=2 ** kinds.count("bock"),
            schieberramsch="schieberramsch" in kinds,
        )

    def _next_terms(self) -> Terms:
        return self.terms_of(len(self.rows) + 1)

    def begin(self, first: Event) -> Sitting:
        """The next deal begins, with cards dealt or with a position set up; bock or ramsch, as the rounds have it."""
        self._check_between_deals()
        game = SkatGame.open(rules(self.options), self._on_terms(first))
        return self._logged(*game.events)._begun()._played(game)

    def _on_terms(self, first: Event) -> Event:
        terms = self._next_terms()
        match first:
            case Dealt():
                return replace(first, bock=terms.bock, schieberramsch=terms.schieberramsch)
            case Placed(contract=contract):
                check_kind(self.options, terms, is_ramsch=contract is None)
                return replace(first, bock=terms.bock)
        return first

    def apply(self, action: Action, answering: str | None = None) -> Sitting:
        """The action in the running deal; when that ends, its row is written."""
        return self._continued(self._running().apply(action, answering))

    def enter(self, declarer: Seat | None, facts: Facts | RamschFacts | None) -> Sitting:
        """The next deal as the score keeper writes it down; neither declarer nor game: passed out."""
        self._check_between_deals()
        check_entry(self.options, self._next_terms(), declarer, facts)
        event = Entered(declarer, facts)
        return self._logged(event)._noted(event)

    def correct(
        self, number: int, declarer: Seat | None, facts: Facts | RamschFacts | None, reason: str
    ) -> Sitting:
        """A row written anew, with the reason; all totals follow. Also while a deal is running, and after the end.

        What was played as bock stays bock; the rounds of the deals to come follow from the rows as they are now.
        """
        if not 1 <= number <= len(self.rows):
            note = f"there is no row {number}"
            raise KnektError("no-such-row", note, number=number, rows=len(self.rows))
        check_entry(self.options, self.terms_of(number), declarer, facts)
        words = " ".join(reason.split())
        if not words:
            raise KnektError("reason-missing", "a correction needs its reason", number=number)
        event = Corrected(number, declarer, facts, words)
        return self._logged(event)._noted(event)

    def time_up(self) -> Sitting:
        """The time is over: the running round or deal is the last, as `session.time_end` says (16.1).

        Where the last round is a special one, it has to be announced: it is the round after this one (17.5).
        """
        self._check_not_over()
        if self.is_time_up:
            raise KnektError("time-is-up", "the time is up already")
        return self._logged(TimeUp())._noted(TimeUp())

    def after(self, event: Event) -> Sitting:
        """The sitting after what makes the event happen, if the rules allow it."""
        match event:
            case Entered(declarer, facts):
                return self.enter(declarer, facts)
            case Corrected(number, declarer, facts, reason):
                return self.correct(number, declarer, facts, reason)
            case TimeUp():
                return self.time_up()
        if not self.is_running:
            return self.begin(event)
        return self._continued(self._running().after(event))

    def _running(self) -> SkatGame:
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

    def _logged(self, *events: Event) -> Sitting:
        return replace(self, log=(*self.log, *events))

    def _continued(self, game: SkatGame) -> Sitting:
        return self._logged(*game.events[len(self._running().events) :])._played(game)

    def _noted(self, event: Entered | Corrected | TimeUp) -> Sitting:
        """What follows from an event of the sheet. It cannot refuse: the event has happened."""
        match event:
            case Entered(declarer, facts):
                return self._with_row(entered(self.options, self._next_terms(), declarer, facts))
            case Corrected():
                return self._corrected(event)
            case TimeUp():
                return replace(self, is_time_up=True, last=self._last_by_time())

    def _begun(self) -> Sitting:
        """A deal is under way, on the terms as they are now: no correction changes them any more."""
        return replace(self, dealt=self._next_terms())

    def _played(self, game: SkatGame) -> Sitting:
        """What follows from the deal as it stands now."""
        held = replace(self, game=game)
        return held._with_row(result(game.state)) if game.is_over else held

    def _with_row(self, found: Result) -> Sitting:
        row = written(self._next_terms(), found, self.totals)
        return replace(self, rows=(*self.rows, row), dealt=None, queue=self.queue.after(self.options, found))

    def _corrected(self, event: Corrected) -> Sitting:
        rows = self.rows[: event.number - 1]
        for old in self.rows[event.number - 1 :]:
            found, reason = old.result, old.reason
            if old.number == event.number:
                found, reason = entered(self.options, old.terms, event.declarer, event.facts), event.reason
            rows = (*rows, written(old.terms, found, _totals(rows, self.players), reason))
        queue = Queue()
        for row in rows:
            queue = queue.after(self.options, row.result)
        return replace(self, rows=rows, queue=queue)

    def _last_by_time(self) -> int:
        begun, options = len(self.rows) + self.is_running, self.options
        announced = options.has_last_round
        if options.session.time_end == "complete_round" or announced:
            begun += -begun % self.players + announced * self.players
        return begun if self.last is None else min(begun, self.last)


def _planned(options: Options) -> int | None:
    """The number of deals agreed on; a round is one deal of every player (7.3)."""
    rounds = options.session.rounds
    return options.session.deals if rounds is None else rounds * options.players


def _totals(rows: tuple[SheetRow, ...], players: int) -> tuple[int, ...]:
    return rows[-1].totals if rows else (0,) * players


def _seated(
    options: Options, events: Iterable[Event], wanted: Player | None
) -> tuple[Seated, *tuple[Event, ...]]:
    """The log with the first dealer at its head."""
    log = tuple(events)
    if log and isinstance(log[0], Seated):
        return log[0], *log[1:]
    return Seated(first_dealer_of(options.players, wanted)), *log
