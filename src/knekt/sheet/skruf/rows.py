"""A deal as the account has it: from play, or as the score keeper enters it."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.engine import Seat
from knekt.errors import KnektError
from knekt.sheet.skruf.account import Account
from knekt.sheet.skruf.event import Entered
from knekt.sheet.skruf.facts import check_facts, check_misere
from knekt.sheet.skruf.schedule import NOBODY
from knekt.sheet.skruf.seating import SkrufTerms
from knekt.skruf import (
    OPEN_HAND,
    SEATS,
    SOLO_BETS,
    Ending,
    Facts,
    MisereFacts,
    Options,
    Result,
    is_lost_high,
    rules,
    score,
    sides_of,
)

__all__ = ["DealRow", "check_entry", "entered"]

Sides = tuple[tuple[Seat, ...], tuple[Seat, ...]]


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal that is over: on what terms it was played, and what came of it."""

    terms: SkrufTerms
    result: Result
    first: int | None = None  # the side that reached sixty first, where a score keeper said so
    reason: str | None = None  # why the deal was entered anew, where it was

    @property
    def number(self) -> int:
        return self.terms.number


def check_entry(options: Options, terms: SkrufTerms, account: Account, entry: Entered) -> None:
    """Nothing, if the score keeper's entry can be true of a deal on these terms; KnektError if not."""
    declarer, facts = entry.declarer, entry.facts
    if declarer is not None and (not 0 <= declarer < len(SEATS) or terms.seats[declarer] == NOBODY):
        raise KnektError("no-such-seat", f"there is no seat {declarer}", seat=declarer)
    if (declarer is None) == isinstance(facts, Facts):
        raise KnektError("declarer-and-game", "a declarer needs a contract, and a contract its declarer")
    if isinstance(facts, MisereFacts):
        check_misere(options, facts)
    elif facts is not None:
        check_facts(options, facts)
        _check_hands(_sides(options, declarer), facts)
    solo = isinstance(facts, Facts) and is_lost_high(facts.contract, facts.tricks)
    if entry.alone and not (solo and options.solo_slam_claim and not options.is_trekarl):
        raise KnektError("not-alone", "no lost slam that could be left to its bidder", bets=SOLO_BETS)
    asked = account.asks_who_was_first(options, terms.seats, entered(options, entry))
    if (entry.first is None) == asked:
        code = "first-missing" if asked else "first-not-asked"
        raise KnektError(code, "who reached sixty first?" if asked else "only one side reaches sixty")
    if entry.first not in (None, 0, 1):
        raise KnektError("no-such-side", f"there is no side {entry.first}", side=entry.first)


def _check_hands(sides: Sides, facts: Facts) -> None:
    """A karonka is in a hand of its side, where that is told."""
    for karonka in facts.karonkas:
        if karonka.seat is not None and karonka.seat not in sides[karonka.side]:
            raise KnektError("karonka-seat", f"{karonka} is in a hand of the other side")


def _sides(options: Options, declarer: Seat | None) -> Sides:
    """The declarer's side and the others; in a misère, forehand's side first."""
    seat = rules(options).forehand if declarer is None else declarer
    return sides_of(seat, OPEN_HAND if options.is_trekarl else None)


def entered(options: Options, entry: Entered) -> Result:
    """The result that the score keeper's entry means: the same as from play.

    A deal without facts was passed out; where misère is played, there was a fault in it.
    """
    facts = entry.facts
    if facts is None:
        return Result(Ending.VOID if options.plays_misere else Ending.PASSED_OUT)
    sides, counted = _sides(options, entry.declarer), score(options, facts)
    return Result(Ending.PLAYED, sides, entry.declarer, facts, counted, alone=entry.alone)
