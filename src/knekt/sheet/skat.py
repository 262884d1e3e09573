"""A sitting's list as Skat keeps it: what a deal writes on it, and tournament scoring (15, 16.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from knekt.engine import Seat
from knekt.errors import KnektError
from knekt.sheet.facts import check_facts
from knekt.sheet.seating import Player, Terms
from knekt.skat import SEATS, Ending, Facts, Options, Result, score

__all__ = ["SheetRow", "TournamentScore", "check_entry", "entered", "tournament", "written"]

FOR_A_GAME = 50  # won, or lost (16.2)
FOR_OTHERS_LOSS = {3: 40, 4: 30}  # by the number of players


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row of the list: the deal, who played it, what it gave, and the totals after it.

    The count to be spoken over it is `result.score.lines`.
    """

    number: int
    dealer: Player
    declarer: Player | None  # None: passed out, or void
    result: Result
    score: int  # the column "game"
    totals: tuple[int, ...]  # one for each player, who sits out too
    reason: str | None = None  # why the row was corrected, where it was


def written(terms: Terms, result: Result, before: Sequence[int], reason: str | None = None) -> SheetRow:
    """The row of a deal: the declarer's total changes, the others are repeated (15.2)."""
    declarer = None if result.declarer is None else terms.seats[result.declarer]
    number = 0 if result.score is None else result.score.total
    totals = tuple(total + number * (player == declarer) for player, total in enumerate(before))
    return SheetRow(terms.number, terms.dealer, declarer, result, number, totals, reason)


def check_entry(options: Options, declarer: Seat | None, facts: Facts | None) -> None:
    """Nothing, if the score keeper's entry can be true; KnektError if not."""
    if declarer is not None and not 0 <= declarer < len(SEATS):
        raise KnektError("no-such-seat", f"there is no seat {declarer}", seat=declarer)
    if (declarer is None) != (facts is None):
        raise KnektError("declarer-and-game", "a declarer needs a game, and a game its declarer")
    if facts is not None:
        check_facts(options, facts)


def entered(options: Options, declarer: Seat | None, facts: Facts | None) -> Result:
    """The result that the score keeper's entry means: the same as from play."""
    if facts is None:
        return Result(None, None, None, Ending.PASSED_OUT)
    ending = Ending.SURRENDERED if facts.given_up else Ending.PLAYED
    return Result(declarer, facts, score(options, facts), ending)


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
