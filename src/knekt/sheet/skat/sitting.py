"""Many deals on one score sheet: whose deal it is, what has been written, when it ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from knekt.engine import Event, Game, Seat
from knekt.errors import InvalidPosition, KnektError
from knekt.sheet.seating import Player
from knekt.sheet.sitting import Sitting
from knekt.sheet.skat.event import EVENTS, Corrected, Entered, PlayedAgain, Seated
from knekt.sheet.skat.rounds import Queue
from knekt.sheet.skat.rows import SheetRow, check_entry, check_kind, entered, written
from knekt.sheet.skat.seating import SkatTerms, first_dealer_of, terms_of
from knekt.skat import Dealt, Facts, Options, Placed, RamschFacts, Result, SkatGame, result
from knekt.skat.deal import check_bock

__all__ = ["SkatSitting"]


@dataclass(frozen=True, slots=True)
class SkatSitting(Sitting):
    """Many deals of Skat on one list. Its log begins with `Seated`.

    >>> from knekt.skat import contracts, options
    >>> german = options("german", {"session.deals": 2})
    >>> facts = Facts(contracts(german)["D"], 2, points=70, tricks=6, bid=18)
    >>> sitting = SkatSitting.new(german).enter(0, facts)
    >>> sitting.totals, sitting.terms.seats
    ((27, 0, 0), (1, 2, 0))
    >>> sitting.enter(None, None).enter(None, None)
    Traceback (most recent call last):
    knekt.errors.KnektError: the sitting is over
    """

    family: ClassVar[str] = "skat"
    own_events: ClassVar[Mapping[str, type[Event]]] = EVENTS

    options: Options
    rows: tuple[SheetRow, ...] = ()
    game: SkatGame | None = None
    under_way: SkatTerms | None = None
    first_dealer: Player = 0
    queue: Queue = Queue()  # the bock and ramsch rounds that run or are still to come
    again: PlayedAgain | None = None  # of the running deal, or the next one

    @classmethod
    def new(cls, options: Options, first_dealer: Player | None = None) -> SkatSitting:
        """A sitting before its first deal.

        Player 0 is the first forehand, unless the draw gave another dealer.
        """
        dealer = first_dealer_of(options.players, first_dealer)
        return cls(options, (Seated(dealer),), last=_planned(options), first_dealer=dealer)

    @classmethod
    def opened(cls, options: Options, log: tuple[Event, ...]) -> SkatSitting:
        """The sitting with the first dealer whom the log names; with the usual one, if it names none."""
        return cls.new(options, log[0].first_dealer if log and isinstance(log[0], Seated) else None)

    @classmethod
    def replay(
        cls, options: Options, events: Iterable[Event], first_dealer: Player | None = None
    ) -> SkatSitting:
        """The sitting that this log tells of. The log is believed; `retrace` does not believe it.

        `first_dealer` is for a log that does not begin with `Seated`.
        """
        return cls._replayed(options, _seated(options, events, first_dealer))

    @classmethod
    def retrace(
        cls, options: Options, events: Iterable[Event], first_dealer: Player | None = None
    ) -> SkatSitting:
        """The sitting that this log tells of, played again by the rules.

        It raises BrokenLog where they say otherwise.
        """
        return cls._retraced(options, _seated(options, events, first_dealer))

    @property
    def totals(self) -> tuple[int, ...]:
        """What each player has on the list."""
        return self.rows[-1].totals if self.rows else (0,) * self.players

    @property
    def special_deals(self) -> tuple[SkatTerms, ...]:
        """The running deal or the next one, and the deals after it that belong to special rounds."""
        found, terms = list[SkatTerms](), self.terms
        while terms is not None and (terms.bock > 1 or terms.schieberramsch):
            found.append(terms)
            number = terms.number + 1
            terms = None if self.last is not None and number > self.last else self.terms_of(number)
        return tuple(found)

    def _terms_to_come(self, number: int) -> SkatTerms:
        terms = terms_of(self.players, self.first_dealer, number)
        if self.again is not None and number == len(self.rows) + 1:
            return replace(terms, bock=self.again.bock, schieberramsch=self.again.schieberramsch)
        kinds = self.queue.kinds(self.options, number, self.last)
        return replace(terms, bock=2 ** kinds.count("bock"), schieberramsch="schieberramsch" in kinds)

    def on_terms_of(self, terms: SkatTerms) -> SkatSitting:
        """Bock and schieberramsch are as they were; nothing is noted where they would be so anyway."""
        due = self._next_terms()
        if (due.bock, due.schieberramsch) == (terms.bock, terms.schieberramsch):
            return self
        return self.play_again(terms.bock, schieberramsch=terms.schieberramsch)

    def play_again(self, bock: int, *, schieberramsch: bool) -> SkatSitting:
        """The next deal was played before, in a round of this kind.

        It raises InvalidPosition if the table has no such round.
        """
        self._check_between_deals()
        check_bock(bock)
        if bock > 1 and not self.options.has_bock_rounds:
            raise InvalidPosition("bock-not-played", factor=bock)
        if schieberramsch and not self.options.has_ramsch_rounds:
            raise InvalidPosition("ramsch-not-played")
        return self._happened(PlayedAgain(bock, schieberramsch))

    def _on_terms(self, first: Event) -> Event:
        """Bock or ramsch, as the rounds have it."""
        terms = self._next_terms()
        match first:
            case Dealt():
                return replace(first, bock=terms.bock, schieberramsch=terms.schieberramsch)
            case Placed(contract=contract):
                check_kind(self.options, terms, is_ramsch=contract is None)
                return replace(first, bock=terms.bock)
        return first

    def enter(self, declarer: Seat | None, facts: Facts | RamschFacts | None) -> SkatSitting:
        """The next deal as the score keeper writes it down; neither declarer nor game: passed out."""
        self._check_between_deals()
        check_entry(self.options, self._next_terms(), declarer, facts)
        return self._happened(Entered(declarer, facts))

    def correct(
        self, number: int, declarer: Seat | None, facts: Facts | RamschFacts | None, reason: str
    ) -> SkatSitting:
        """A row corrected, with the reason; all totals follow.

        It may be done during a deal and after the end.

        A deal played as bock stays bock; the rounds of the deals to come follow from the corrected rows.
        """
        if not 1 <= number <= len(self.rows):
            note = f"there is no row {number}"
            raise KnektError("no-such-row", note, number=number, rows=len(self.rows))
        check_entry(self.options, self.terms_of(number), declarer, facts)
        words = " ".join(reason.split())
        if not words:
            raise KnektError("reason-missing", "a correction needs its reason", number=number)
        return self._happened(Corrected(number, declarer, facts, words))

    def _made(self, event: Event) -> SkatSitting:
        match event:
            case Entered(declarer, facts):
                return self.enter(declarer, facts)
            case Corrected(number, declarer, facts, reason):
                return self.correct(number, declarer, facts, reason)
            case PlayedAgain(bock, schieberramsch):
                return self.play_again(bock, schieberramsch=schieberramsch)
        return self._in_deal(event)  # which refuses: one sits down only once

    def _follows(self, event: Event) -> SkatSitting:
        match event:
            case Entered(declarer, facts):
                return self._with_row(entered(self.options, self._next_terms(), declarer, facts))
            case Corrected():
                return self._corrected(event)
            case PlayedAgain():
                return replace(self, again=event)
        return self

    def _finished(self, game: Game[Any]) -> SkatSitting:
        return self._with_row(result(game.state))

    def _with_row(self, found: Result) -> SkatSitting:
        row = written(self._next_terms(), found, self.totals)
        queue = self.queue.after(self.options, found)
        return replace(self, rows=(*self.rows, row), under_way=None, queue=queue, again=None)

    def _corrected(self, event: Corrected) -> SkatSitting:
        rows, totals = self.rows[: event.number - 1], (0,) * self.players
        for old in self.rows[event.number - 1 :]:
            found, reason = old.result, old.reason
            if old.number == event.number:
                found, reason = entered(self.options, old.terms, event.declarer, event.facts), event.reason
            rows = (*rows, written(old.terms, found, rows[-1].totals if rows else totals, reason))
        queue = Queue()
        for row in rows:
            queue = queue.after(self.options, row.result)
        return replace(self, rows=rows, queue=queue)

    def _last_by_time(self) -> int:
        """The running round or deal is the last, as `session.time_end` says (16.1).

        Where the last round is a special one, it has to be announced: it is the round after this one (17.5).
        """
        begun, options = len(self.rows) + self.is_running, self.options
        announced = options.has_last_round
        if options.session.time_end == "complete_round" or announced:
            begun += -begun % self.players + announced * self.players
        return begun if self.last is None else min(begun, self.last)


def _planned(options: Options) -> int | None:
    """The number of deals agreed on; a round is one deal of every player (7.3)."""
    rounds = options.session.rounds
    return options.session.deals if rounds is None else rounds * options.players


def _seated(options: Options, events: Iterable[Event], wanted: Player | None) -> tuple[Event, ...]:
    """The log with the first dealer at its head."""
    log = tuple(events)
    if log and isinstance(log[0], Seated):
        return log
    return Seated(first_dealer_of(options.players, wanted)), *log
