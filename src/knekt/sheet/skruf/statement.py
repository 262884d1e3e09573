"""The account of a rubber as it is written out: above the line, below it, and what remains (8.7, 8.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate, combinations, groupby

from knekt.errors import KnektError
from knekt.sheet.skruf.account import Party, Posting, points_of
from knekt.sheet.skruf.sitting import SkrufSitting
from knekt.skruf import Line

__all__ = ["Balance", "Column", "Item", "Statement", "statement"]


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a column; `carried` is the sum of the column down to it."""

    deal: int  # its number in the sitting
    line: Line
    carried: int


@dataclass(frozen=True, slots=True)
class Column:
    """One account, from top to bottom.

    It grows both ways from the line: above it the newest deal is on top; below it stand trick points, with
    games that they made, come one under the other.
    """

    party: Party
    above: tuple[Item, ...]
    below: tuple[Item, ...]

    @property
    def total(self) -> int:
        return sum(item.line.points for item in (*self.above, *self.below))

    @property
    def total_above(self) -> int:
        return sum(item.line.points for item in self.above)

    @property
    def total_below(self) -> int:
        return self.total - self.total_above


@dataclass(frozen=True, slots=True)
class Balance:
    """One account against another: what remains for the first, and how many whole points that is."""

    one: int  # the places of the two columns
    two: int
    difference: int
    points: int


@dataclass(frozen=True, slots=True)
class Statement:
    """The accounts of one rubber side by side, and what they come to for each player.

    `alone` are the players who bear bets alone, and how much: their points and their partners' differ from
    the balance. While `is_settled` is false the rubber is on its way, and balances and points are as if it
    ended now.
    """

    rubber: int
    columns: tuple[Column, ...]
    balances: tuple[Balance, ...]  # one; in trekarl, of each pair of players
    alone: tuple[tuple[int, int], ...]
    points: tuple[int, ...]  # of each player of the sitting
    is_settled: bool


def statement(sitting: SkrufSitting, rubber: int) -> Statement:
    """The account of a rubber, the first being 1; KnektError where it has not begun.

    >>> from knekt.cards import Card
    >>> from knekt.skruf import SKRUF, Facts, parse_bid
    >>> sitting = SkrufSitting.new(SKRUF).draw([Card.parse(text) for text in ("S5", "D7", "C9", "HQ")])
    >>> told = statement(sitting.enter(3, Facts(parse_bid("6S"), tricks=12, aces=4, honours=4)), 1)
    >>> [(item.line.item, item.carried) for item in (*told.columns[0].above, *told.columns[0].below)]
    [('slam-bid', 700), ('honours', 1180), ('tricks', 1252), ('game', 1452)]
    """
    if not 1 <= rubber <= len(sitting.rubbers):
        begun = len(sitting.rubbers)
        raise KnektError("no-such-rubber", f"there is no rubber {rubber}", number=rubber, rubbers=begun)
    account, options = sitting.accounts[rubber - 1], sitting.options
    totals = account.totals
    return Statement(
        rubber,
        tuple(
            _column(party, [each for each in account.postings if each.account == place])
            for place, party in enumerate(account.parties)
        ),
        tuple(
            Balance(one, two, difference, points_of(options, difference))
            for one, two in combinations(range(len(totals)), 2)
            for difference in (totals[one] - totals[two],)
        ),
        account.alone,
        account.settled(options, sitting.players),
        sitting.is_settled(rubber),
    )


def _column(party: Party, postings: Iterable[Posting]) -> Column:
    above, below = list[list[Posting]](), list[Posting]()
    for _, deal in groupby(postings, key=lambda posting: posting.deal):
        entries = sorted(deal, key=_nearness)
        above.append([each for each in entries if not _is_below(each)])
        below += [each for each in entries if _is_below(each)]
    ordered = [*(each for deal in reversed(above) for each in deal), *below]
    sums = accumulate(each.points for each in ordered)
    items = [Item(each.deal, each.line, carried) for each, carried in zip(ordered, sums, strict=True)]
    line = len(items) - len(below)
    return Column(party, tuple(items[:line]), tuple(items[line:]))


def _is_below(posting: Posting) -> bool:
    """A game is written under the tricks that made it, though it builds no further one."""
    return posting.line.below or posting.line.item == "game"


def _nearness(posting: Posting) -> int:
    """Bets stand last of what a deal writes above the line, as in the old book; all else as it is counted."""
    return posting.line.item == "bets"
