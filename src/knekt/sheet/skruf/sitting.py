"""Rubbers of the same players in one log: draws, seats, accounts, points (1, 8.7, 8.8, 11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from knekt.cards import CARDS, Card, Seed, shuffled
from knekt.engine import Event, Game, Seat
from knekt.errors import KnektError
from knekt.sheet.seating import Player
from knekt.sheet.sitting import Sitting
from knekt.sheet.skruf.account import Account
from knekt.sheet.skruf.event import EVENTS, Adjusted, Corrected, Drawn, Entered
from knekt.sheet.skruf.rows import DealRow, check_entry, entered
from knekt.sheet.skruf.schedule import drawn_order, pairing_of, rubbers_due
from knekt.sheet.skruf.seating import Rubber, SkrufTerms, drawn_rubber
from knekt.skruf import Ending, Facts, MisereFacts, Options, Result, SkrufGame, result

__all__ = ["SkrufSitting"]


@dataclass(frozen=True, slots=True)
class SkrufSitting(Sitting):
    """Rubbers of Skruf, or deals of trekarl. Its log begins with the cards that are drawn for seats.

    >>> from knekt.skruf import SKRUF, parse_bid
    >>> cards = [Card.parse(text) for text in ("S5", "D7", "C9", "HQ")]
    >>> sitting = SkrufSitting.new(SKRUF).draw(cards)
    >>> sitting.terms.seats, sitting.terms.dealer
    ((3, 1, 2, 0), 0)
    >>> sitting = sitting.enter(3, Facts(parse_bid("6S"), tricks=12, aces=4, honours=4))
    >>> sitting.account.totals, sitting.account.games
    ((1452, 6), (1, 0))
    """

    family: ClassVar[str] = "skruf"
    own_events: ClassVar[Mapping[str, type[Event]]] = EVENTS

    options: Options
    rows: tuple[DealRow, ...] = ()
    game: SkrufGame | None = None
    under_way: SkrufTerms | None = None
    order: tuple[Player, ...] = ()  # a, b, c … as they were drawn at the beginning
    rubbers: tuple[Rubber, ...] = ()
    accounts: tuple[Account, ...] = ()  # of each rubber
    adjusted: tuple[Adjusted, ...] = ()

    @classmethod
    def new(cls, options: Options) -> SkrufSitting:
        """A sitting before anybody has drawn a card."""
        return cls(options, last=options.deals)

    @classmethod
    def opened(cls, options: Options, log: tuple[Event, ...]) -> SkrufSitting:
        return cls.new(options)

    @property
    def is_over(self) -> bool:
        """Whether the last rubber is finished, or the last deal that was agreed on."""
        if self.is_running:
            return False
        if self.last is not None and len(self.rows) >= self.last:
            return True
        return (
            not self.options.is_trekarl
            and len(self.rubbers) == rubbers_due(self.options)
            and self._is_rubber()
        )

    def _is_rubber(self) -> bool:
        """Whether the rubber of the last deal is finished."""
        return bool(self.accounts) and self.accounts[-1].is_rubber(self.options)

    @property
    def is_draw_due(self) -> bool:
        """Whether cards must be drawn for seats before the next deal."""
        return not self.is_over and not self.is_running and (not self.rubbers or self._is_rubber())

    @property
    def drawers(self) -> tuple[Player, ...]:
        """Who draws now: everybody for the order, later the four who play the rubber.

        Nobody does if no draw is due.
        """
        if not self.is_draw_due:
            return ()
        if not self.order:
            return tuple(range(self.players))
        pairing = pairing_of(self.options, len(self.rubbers) + 1)
        return tuple(sorted(self.order[place] for pair in pairing.pairs for place in pair))

    @property
    def account(self) -> Account:
        """The accounts of the rubber that is being played, or that was played last."""
        if not self.accounts:
            raise _draw_is_due()
        return self.accounts[-1]

    @property
    def totals(self) -> tuple[int, ...]:
        """The whole points of each player: of the rubbers that are settled, and what was adjusted."""
        gains = [
            account.settled(self.options, self.players)
            for number, account in enumerate(self.accounts, start=1)
            if self.is_settled(number)
        ]
        gains += [each.points for each in self.adjusted]
        return tuple(map(sum, zip((0,) * self.players, *gains, strict=True)))

    def is_settled(self, rubber: int) -> bool:
        """Whether the points of this rubber count: once it is finished or another has begun.

        In trekarl always.
        """
        if self.is_over or self.options.is_trekarl or rubber < len(self.rubbers):
            return True
        return self.accounts[rubber - 1].is_rubber(self.options)

    @property
    def terms(self) -> Any:
        """The terms of the running deal or of the next one.

        None when the sitting is over or a draw is due.
        """
        return None if self.is_over or self.is_draw_due else self._next_terms()

    def _terms_to_come(self, number: int) -> SkrufTerms:
        if not self.rubbers or self.is_draw_due:
            raise _draw_is_due()
        return self.rubbers[-1].terms(number, self._dealer_of(number))

    def _dealer_of(self, number: int) -> int:
        """The dealer's place, counted on round the table: left of the last, who may deal again (2.4, 2.5)."""
        table, ahead = self.rubbers[-1].table, number - len(self.rows) - 1
        if self.under_way is not None:
            return table.index(self.under_way.dealer) + ahead
        last = self.rows[-1] if self.rows else None
        if last is None or last.terms.rubber != self.rubbers[-1].number:
            return ahead
        again = last.result.ending is Ending.MISDEAL and self.options.misdeal == "same_dealer"
        return table.index(last.terms.dealer) + (0 if again else 1) + ahead

    def draw(self, cards: Sequence[Card]) -> SkrufSitting:
        """One card for each of the drawers; with equal ranks they may have to draw again (1.3)."""
        self._check_between_deals()
        if not self.is_draw_due:
            raise KnektError("no-draw-due", "nobody has to draw now")
        if len(cards) != len(self.drawers):
            note = f"{len(cards)} cards for {len(self.drawers)} players"
            raise KnektError("draw-cards", note, cards=len(cards), due=len(self.drawers))
        if len(set(cards)) < len(cards):
            raise KnektError("draw-twice", "one card cannot be drawn twice")
        return self._happened(Drawn(tuple(cards)))

    def prepared(self, seed: Seed) -> SkrufSitting:
        """The sitting after the draws that are due, made from the seed."""
        sitting, tries = self, 0
        while sitting.is_draw_due:
            tries += 1
            pack = shuffled(CARDS, seed.derive(f"draw {len(sitting.rubbers) + 1} {tries}"))
            sitting = sitting.draw(pack[: len(sitting.drawers)])
        return sitting

    def enter(
        self,
        declarer: Seat | None,
        facts: Facts | MisereFacts | None,
        *,
        alone: bool = False,
        first: int | None = None,
    ) -> SkrufSitting:
        """The next deal as the score keeper writes it down; without facts it was thrown in."""
        self._check_between_deals()
        entry = Entered(declarer, facts, alone, first)
        check_entry(self.options, self._next_terms(), self.account, entry)
        return self._happened(entry)

    def correct(self, number: int, entry: Entered, reason: str) -> SkrufSitting:
        """A deal corrected, with the reason; its account and all points follow. Seats stay as they were."""
        if not 1 <= number <= len(self.rows):
            note = f"there is no deal {number}"
            raise KnektError("no-such-row", note, number=number, rows=len(self.rows))
        terms = self.rows[number - 1].terms
        before = self._account_of(terms.rubber, self.rows[: number - 1])
        check_entry(self.options, terms, before, entry)
        words = " ".join(reason.split())
        if not words:
            raise KnektError("reason-missing", "a correction needs its reason", number=number)
        return self._happened(Corrected(number, entry.declarer, entry.facts, words, entry.alone, entry.first))

    def adjust(self, points: Sequence[int], reason: str) -> SkrufSitting:
        """Points moved between the players by agreement; what one gets another gives."""
        if len(points) != self.players or sum(points) != 0:
            raise KnektError("adjust-points", f"{list(points)} is no exchange", players=self.players)
        words = " ".join(reason.split())
        if not words:
            raise KnektError("adjust-reason", "an adjustment needs its reason")
        return self._happened(Adjusted(tuple(points), words))

    def _made(self, event: Event) -> SkrufSitting:
        match event:
            case Drawn(cards):
                return self.draw(cards)
            case Entered(declarer, facts, alone, first):
                return self.enter(declarer, facts, alone=alone, first=first)
            case Corrected(number, reason=reason):
                return self.correct(number, event.entry, reason)
            case Adjusted(points, reason):
                return self.adjust(points, reason)
        return self._in_deal(event)

    def _follows(self, event: Event) -> SkrufSitting:
        match event:
            case Drawn(cards):
                return self._drawn(cards)
            case Entered(first=first):
                return self._with_row(entered(self.options, event), first)
            case Corrected():
                return self._corrected(event)
            case Adjusted():
                return replace(self, adjusted=(*self.adjusted, event))
        return self

    def _drawn(self, cards: Sequence[Card]) -> SkrufSitting:
        drawers = self.drawers
        lowest = drawn_order(self.options, cards)
        if lowest is None:
            return self  # they draw again
        ordered = tuple(drawers[place] for place in lowest)
        number, order = len(self.rubbers) + 1, self.order or ordered
        rubber = drawn_rubber(self.options, number, order, ordered)
        return replace(
            self,
            order=order,
            rubbers=(*self.rubbers, rubber),
            accounts=(*self.accounts, Account.opened(rubber.parties)),
        )

    def _finished(self, game: Game[Any]) -> SkrufSitting:
        return self._with_row(result(game.state))

    def _with_row(self, found: Result, first: int | None = None) -> SkrufSitting:
        row = DealRow(self._next_terms(), found, first)
        account = _posted(self.options, self.account, row)
        return replace(self, rows=(*self.rows, row), under_way=None, accounts=(*self.accounts[:-1], account))

    def _corrected(self, event: Corrected) -> SkrufSitting:
        place = event.number - 1
        row = replace(
            self.rows[place],
            result=entered(self.options, event.entry),
            first=event.entry.first,
            reason=event.reason,
        )
        rows = (*self.rows[:place], row, *self.rows[event.number :])
        accounts = tuple(self._account_of(rubber.number, rows) for rubber in self.rubbers)
        return replace(self, rows=rows, accounts=accounts)

    def _account_of(self, rubber: int, rows: Sequence[DealRow]) -> Account:
        """The accounts of a rubber, made anew from its deals."""
        account = Account.opened(self.rubbers[rubber - 1].parties)
        for row in rows:
            if row.terms.rubber == rubber:
                account = _posted(self.options, account, row)
        return account

    def _last_by_time(self) -> int:
        """The running deal is the last; a rubber that is not finished is settled as it stands."""
        return len(self.rows) + self.is_running


def _posted(options: Options, account: Account, row: DealRow) -> Account:
    return account.after(options, row.number, row.terms.seats, row.result, row.first)


def _draw_is_due() -> KnektError:
    return KnektError("draw-is-due", "cards must be drawn for seats")
