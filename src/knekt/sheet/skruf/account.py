"""The accounts of a rubber: entries above and below the line, games, and the settlement (8.7, 8.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from knekt.skruf import TRICKS, Ending, Facts, Line, Options, Result

__all__ = ["GAME", "Account", "Party", "Posting", "points_of"]

GAME = 60  # trick points that make a game
PREMIUMS = 200, 400  # for the first game and for the second
Party = tuple[int, ...]  # the players of one account: partners; in trekarl, one player
Sides = Sequence[tuple[int, ...]]  # the accounts of the declarer's side, and those of the others


@dataclass(frozen=True, slots=True)
class Posting:
    """A line of a deal in one account."""

    deal: int  # its number in the sitting
    account: int
    line: Line

    @property
    def points(self) -> int:
        return self.line.points


@dataclass(frozen=True, slots=True)
class Account:
    """All accounts of one rubber side by side; in trekarl, those of the three players."""

    parties: tuple[Party, ...]
    postings: tuple[Posting, ...] = ()
    parts: tuple[int, ...] = ()  # trick points of each in the game that is being played
    games: tuple[int, ...] = ()  # that each has won
    alone: tuple[tuple[int, int], ...] = ()  # players who bear bets alone, and how much (13)

    @classmethod
    def opened(cls, parties: Sequence[Party]) -> Account:
        """The accounts before the first deal."""
        nothing = (0,) * len(parties)
        return cls(tuple(parties), parts=nothing, games=nothing)

    def total(self, account: int) -> int:
        """All that stands in one account."""
        return sum(posting.points for posting in self.postings if posting.account == account)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self.total(account) for account in range(len(self.parties)))

    def is_rubber(self, options: Options) -> bool:
        """Whether the rubber is over: one side has two games, or two have been played (8.7)."""
        if options.is_trekarl:
            return False
        return (sum if options.rubber_end == "two_games_total" else max)(self.games) >= 2

    def after(
        self, options: Options, deal: int, seats: Sequence[int], result: Result, first: int | None = None
    ) -> Account:
        """The accounts with a deal entered; `seats` are the players by seat.

        `first` is the side that reached sixty first, where a score keeper says so instead of the tricks.
        """
        sides = self._sides(seats, result)
        postings = [Posting(deal, account, line) for line in result.lines for account in sides[line.side]]
        entered = replace(
            self, postings=(*self.postings, *postings), parts=tuple(self._parts_after(sides, result))
        )
        if result.alone and result.declarer is not None:
            (bets,) = (line.points for line in result.lines if line.item == "bets")
            entered = replace(entered, alone=(*self.alone, (seats[result.declarer], bets)))
        if self.is_rubber(options):
            return entered  # a deal that a correction has left behind the end of its rubber
        return entered._with_games(options, deal, sides, self._winners(options, sides, result, first))

    def asks_who_was_first(self, options: Options, seats: Sequence[int], result: Result) -> bool:
        """Whether both sides reach sixty in this deal, so that only its tricks tell who wins the game."""
        if options.both_60 != "first_by_trick" or self.is_rubber(options):
            return False
        sides = self._sides(seats, result)
        return len(self._there(sides, result)) == 2 and self._ahead(sides) is None

    def _sides(self, seats: Sequence[int], result: Result) -> Sides:
        """The accounts of either side of a deal."""
        return [
            tuple(
                account
                for account, party in enumerate(self.parties)
                if any(seats[seat] in party for seat in side)
            )
            for side in result.sides
        ]

    def _parts_after(self, sides: Sides, result: Result) -> list[int]:
        parts = list(self.parts)
        for side, accounts in enumerate(sides):
            for account in accounts:
                parts[account] += 0 if result.score is None else result.score.below(side)
        return parts

    def _reached(self, sides: Sides, result: Result) -> list[int]:
        """The accounts with sixty or more after a deal with trick points; a misère has none (10.4)."""
        if not isinstance(result.facts, Facts):
            return []
        return [account for account, part in enumerate(self._parts_after(sides, result)) if part >= GAME]

    def _there(self, sides: Sides, result: Result) -> list[int]:
        """The sides that have reached sixty."""
        reached = self._reached(sides, result)
        return [side for side, accounts in enumerate(sides) if any(each in reached for each in accounts)]

    def _ahead(self, sides: Sides) -> int | None:
        """The side that has sixty before the first trick: it kept them when others won the game."""
        kept = (
            side for side, accounts in enumerate(sides) if any(self.parts[each] >= GAME for each in accounts)
        )
        return next(kept, None)

    def _winners(self, options: Options, sides: Sides, result: Result, first: int | None) -> list[int]:
        """Who wins a game: where both sides have reached sixty in one deal, only one of them (8.7)."""
        reached = self._reached(sides, result)
        if len(self._there(sides, result)) < 2:
            return reached
        side = 0
        if options.both_60 == "first_by_trick":
            ahead = self._ahead(sides)
            if ahead is not None:
                side = ahead
            else:
                side = self._first_by_trick(sides, result) if first is None else first
        return [account for account in reached if account in sides[side]]

    def _first_by_trick(self, sides: Sides, result: Result) -> int:
        parts = list(self.parts)
        for side, points in _race(result):
            for account in sides[side]:
                parts[account] += points
                if parts[account] >= GAME:
                    return side
        return 0  # the rest was claimed: the declarer's side counts first

    def _with_games(self, options: Options, deal: int, sides: Sides, winners: Sequence[int]) -> Account:
        if not winners:
            return self
        games, postings = list(self.games), list(self.postings)
        for account in winners:
            games[account] += 1
            number = sum(games) if options.rubber_end == "two_games_total" else games[account]
            premium = PREMIUMS[min(number, len(PREMIUMS)) - 1]
            side = 0 if account in sides[0] else 1
            postings.append(Posting(deal, account, Line(side, "game", premium, args=(("number", number),))))
        parts = tuple(
            0 if options.game_reset == "both" or each in winners else part
            for each, part in enumerate(self.parts)
        )
        return replace(self, postings=tuple(postings), games=tuple(games), parts=parts)

    def settled(self, options: Options, players: int) -> tuple[int, ...]:
        """What each player gets in whole points; they add up to nothing (8.8)."""
        gains = [0] * players
        for one, two in combinations(range(len(self.parties)), 2):
            whole = points_of(options, self.total(one) - self.total(two))
            for party, gain in ((self.parties[one], whole), (self.parties[two], -whole)):
                for player in party:
                    gains[player] += gain
        for bidder in dict(self.alone):
            self._leave_alone(options, gains, bidder)
        return tuple(gains)

    def _leave_alone(self, options: Options, gains: list[int], bidder: int) -> None:
        """The partner settles as if there had been no bets; the bidder pays what then lacks (13)."""
        own = next(account for account, party in enumerate(self.parties) if bidder in party)
        (partner,) = (player for player in self.parties[own] if player != bidder)
        bets = sum(points for player, points in self.alone if player == bidder)
        difference = self.total(own) - self.total(1 - own)
        spared = points_of(options, difference + bets) - points_of(options, difference)
        gains[partner] += spared
        gains[bidder] -= spared


def _race(result: Result) -> Iterator[tuple[int, int]]:
    """The trick points in the order they fell, each with its side; a set-up begins with those before it."""
    assert isinstance(result.facts, Facts)
    level, tricks = result.facts.contract.level, result.facts.tricks
    if result.ending is Ending.PLAYED:
        for side, won in enumerate((tricks, TRICKS - tricks)):
            yield side, level * (won - result.order.count(side))
    yield from ((side, level) for side in result.order)


def points_of(options: Options, difference: int) -> int:
    """A difference in whole points: hundreds that are full, or the nearest.

    >>> from knekt.skruf import SKRUF
    >>> points_of(SKRUF, 1705), points_of(SKRUF, -1799), points_of(SKRUF, 99)
    (17, -17, 0)
    """
    sign = -1 if difference < 0 else 1
    return sign * ((abs(difference) + (50 if options.settle_round == "nearest" else 0)) // 100)
