"""A sitting's list as Skat keeps it: what a deal writes on it, and tournament scoring (15, 16.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from knekt.engine import Seat
from knekt.errors import KnektError
from knekt.sheet.seating import Player
from knekt.sheet.skat.facts import check_facts, check_latest, check_ramsch
from knekt.sheet.skat.seating import SkatTerms
from knekt.skat import SEATS, Ending, Facts, Options, RamschFacts, Result, ramsch_score, score

__all__ = ["SheetRow", "TournamentScore", "check_entry", "check_kind", "entered", "tournament", "written"]

FOR_A_GAME = 50  # won, or lost (16.2)
FOR_OTHERS_LOSS = {3: 40, 4: 30}  # by the number of players


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row of the list: the deal, who played it, what it gave, and the totals after it.

    The count to be spoken over it is `result.lines`.
    """

    terms: SkatTerms
    declarer: Player | None  # None: passed out, void, or a ramsch
    result: Result
    score: int  # the column "game"; of a ramsch, what each loser pays
    totals: tuple[int, ...]  # one for each player, who sits out too
    reason: str | None = None  # why the row was corrected, where it was

    @property
    def number(self) -> int:
        return self.terms.number

    @property
    def dealer(self) -> Player:
        return self.terms.dealer

    @property
    def charged(self) -> tuple[Player, ...]:
        """Whose totals it changes: the declarer's.

        After a ramsch it changes the losers' totals, or those of the seat that took all tricks.
        """
        if self.result.ramsch is not None:
            return tuple(self.terms.seats[seat] for seat in self.result.ramsch.charged)
        return () if self.declarer is None else (self.declarer,)


def written(terms: SkatTerms, result: Result, before: Sequence[int], reason: str | None = None) -> SheetRow:
    """The row of a deal: who is charged with it has a new total, the others' are repeated (15.2, 17.6)."""
    declarer = None if result.declarer is None else terms.seats[result.declarer]
    if result.ramsch is not None:
        number = result.ramsch.amount
    else:
        number = 0 if result.score is None else result.score.total
    gets = dict(zip(terms.seats, result.totals, strict=True))
    totals = tuple(total + gets.get(player, 0) for player, total in enumerate(before))
    return SheetRow(terms, declarer, result, number, totals, reason)


def check_entry(
    options: Options, terms: SkatTerms, declarer: Seat | None, facts: Facts | RamschFacts | None
) -> None:
    """Nothing, if the score keeper's entry can be true of a deal on these terms; KnektError if not."""
    if declarer is not None and not 0 <= declarer < len(SEATS):
        raise KnektError("no-such-seat", f"there is no seat {declarer}", seat=declarer)
    if (declarer is None) == isinstance(facts, Facts):
        raise KnektError("declarer-and-game", "a declarer needs a game, and a game its declarer")
    if facts is None and not terms.schieberramsch and not options.can_be_passed_out:
        raise KnektError("passed-out-is-ramsch", "where all pass, a ramsch is played")
    check_kind(options, terms, is_ramsch=isinstance(facts, RamschFacts))
    if isinstance(facts, Facts):
        check_facts(options, facts)
    elif facts is not None:
        pushing = terms.schieberramsch or options.ramsch.on_pass_out == "schieberramsch"
        check_ramsch(facts, pushing=pushing)
        check_latest(options, facts)


def check_kind(options: Options, terms: SkatTerms, *, is_ramsch: bool) -> None:
    """Nothing, if a deal on these terms can be a ramsch, or can be none; KnektError if not."""
    if terms.schieberramsch and not is_ramsch:
        raise KnektError("ramsch-is-due", "the deal is of a schieberramsch round")
    if is_ramsch and not terms.schieberramsch and not options.ramsch_follows_passes:
        raise KnektError("no-ramsch", "this deal cannot be a ramsch")


def entered(
    options: Options, terms: SkatTerms, declarer: Seat | None, facts: Facts | RamschFacts | None
) -> Result:
    """The result that the score keeper's entry means on these terms: the same as from play."""
    bock = terms.bock
    if facts is None:
        return Result(None, None, None, Ending.PASSED_OUT, bock=bock)
    if isinstance(facts, RamschFacts):
        ending = Ending.PLAYED if facts.left is None else Ending.LEFT
        return Result(None, None, None, ending, ramsch_score(options, facts, bock), bock)
    ending = Ending.SURRENDERED if facts.given_up else Ending.GIVEN if facts.accepted else Ending.PLAYED
    return Result(declarer, facts, score(options, facts, bock), ending, bock=bock)


@dataclass(frozen=True, slots=True)
class TournamentScore:
    """A player's tournament score and its parts (16.2)."""

    player: Player
    total: int  # on the list
    won: int  # own games
    lost: int
    others_lost: int  # games lost by the other players, also while sitting out
    for_others_loss: int  # what each of those gives

    @property
    def won_points(self) -> int:
        return FOR_A_GAME * self.won

    @property
    def lost_points(self) -> int:
        return -FOR_A_GAME * self.lost

    @property
    def others_points(self) -> int:
        return self.for_others_loss * self.others_lost

    @property
    def final(self) -> int:
        return self.total + self.won_points + self.lost_points + self.others_points


def tournament(options: Options, rows: Sequence[SheetRow], players: int) -> tuple[TournamentScore, ...]:
    """Each player's tournament score; nothing where `scoring.tournament` is off.

    >>> from knekt.skat import options
    >>> [each.final for each in tournament(options("isko"), (), 3)], tournament(options("german"), (), 3)
    ([0, 0, 0], ())
    """
    if not options.scoring.tournament:
        return ()
    won, lost = [0] * players, [0] * players
    for row in rows:
        if row.declarer is not None and row.result.score is not None:
            (won if row.result.score.won else lost)[row.declarer] += 1
    totals = rows[-1].totals if rows else (0,) * players
    bonus = FOR_OTHERS_LOSS[players]
    return tuple(
        TournamentScore(player, total, won[player], lost[player], sum(lost) - lost[player], bonus)
        for player, total in enumerate(totals)
    )
