"""The score of a deal: what it counts for both sides, line by line (8, 10.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from knekt.message import Message
from knekt.skruf.bid import Bid
from knekt.skruf.honours import grandissimo_units, honour_units
from knekt.skruf.karonka import Karonka
from knekt.skruf.options import Options

__all__ = [
    "ACES",
    "HONOURS",
    "SOLO_BETS",
    "TO_TAKE",
    "TRICKS",
    "Facts",
    "Line",
    "MisereFacts",
    "Score",
    "bets_value",
    "is_lost_high",
    "score",
]

TRICKS = 13
TO_TAKE = 7  # the side with this many tricks is the one whose aces and honours are counted
ACES, HONOURS = 4, 5  # the number of aces in the pack, and of honours in the trump suit
SLAM, GRAND_SLAM = 6, 7  # the levels at which slams are bid
SOLO_BETS = 3  # from this many bets on, a partner who has not bid need not share the loss (13)
_SLAM_TRICKS = {12: 200, 13: 400}
_SLAM_BID = {SLAM: 500, GRAND_SLAM: 1000}  # added to a slam that is made, and to the bets of one that is not


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the score of a deal depends on; `tricks`, `aces` and `honours` are the declarer's side's."""

    contract: Bid
    tricks: int
    aces: int
    honours: int = 0  # of the trump suit; none in grandissimo
    karonkas: tuple[Karonka, ...] = ()

    @property
    def bets(self) -> int:
        """The number of tricks that are missing to the contract."""
        return max(0, self.contract.due - self.tricks)

    @property
    def is_made(self) -> bool:
        return not self.bets

    @property
    def trick_side(self) -> int:
        """The side with at least seven tricks: 0 for the declarer's, 1 for the others."""
        return 0 if self.tricks >= TO_TAKE else 1


@dataclass(frozen=True, slots=True)
class MisereFacts:
    """All that the score of a misère depends on: the tricks of forehand's side."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of the account: for which side, for what, and how many points.

    Only trick points are entered `below` the line.
    """

    side: int  # 0: the declarer's side; in a misère, forehand's
    item: str
    points: int
    below: bool = False
    args: tuple[tuple[str, str | int | Message], ...] = field(default=(), hash=False)

    @property
    def message(self) -> Message:
        return Message(f"skruf-line-{self.item}", {**dict(self.args), "points": self.points})


@dataclass(frozen=True, slots=True)
class Score:
    """All lines of a deal, as they are entered in the two accounts.

    >>> from knekt.skruf import SKRUF, parse_bid
    >>> counted = score(SKRUF, Facts(parse_bid("5H"), tricks=11, aces=3, honours=4))
    >>> [(line.side, line.item, line.points) for line in counted.lines]
    [(0, 'honours', 350), (0, 'tricks', 55), (1, 'tricks', 10)]
    """

    lines: tuple[Line, ...]

    def total(self, side: int) -> int:
        """The sum of the side's points."""
        return sum(line.points for line in self.lines if line.side == side)

    def below(self, side: int) -> int:
        """The side's trick points, which count towards games."""
        return sum(line.points for line in self.lines if line.side == side and line.below)


def score(options: Options, facts: Facts | MisereFacts) -> Score:
    """The score of one deal; what a game brings is added by the rubber."""
    return Score(tuple(_misere(facts) if isinstance(facts, MisereFacts) else _lines(options, facts)))


def _lines(options: Options, facts: Facts) -> Iterator[Line]:
    yield from _slam(options, facts)
    yield from _bets(facts)
    for karonka in facts.karonkas:
        yield _karonka(facts, karonka)
    yield from _aces(facts) if facts.contract.is_grandissimo else _honours(options, facts)
    for side, tricks in enumerate((facts.tricks, TRICKS - facts.tricks)):
        if tricks:
            args = ("tricks", tricks), ("level", facts.contract.level)
            yield Line(side, "tricks", facts.contract.level * tricks, below=True, args=args)


def _slam(options: Options, facts: Facts) -> Iterator[Line]:
    """The lines for twelve or thirteen tricks, whether bid or not, by either side (8.5)."""
    level = facts.contract.level
    if not facts.trick_side and facts.tricks in _SLAM_TRICKS:
        points, item = _SLAM_TRICKS[facts.tricks], "slam"
        if not facts.is_made:
            points = options.failed_grand_12
        elif level >= SLAM:
            points, item = points + _SLAM_BID[level], "slam-bid"
        if points:
            yield Line(0, item, points, args=(("tricks", facts.tricks), ("level", level)))
    against = TRICKS - facts.tricks
    if against in _SLAM_TRICKS and options.defender_slam == "pay":
        yield Line(1, "slam", _SLAM_TRICKS[against], args=(("tricks", against), ("level", level)))


def _bets(facts: Facts) -> Iterator[Line]:
    if facts.bets:
        args = ("bets", facts.bets), ("level", facts.contract.level)
        yield Line(1, "bets", bets_value(facts.contract.level, facts.bets), args=args)


def is_lost_high(contract: Bid, tricks: int) -> bool:
    """Whether this is a slam lost so high that the partner may leave the loss to its bidder (13)."""
    return contract.level >= SLAM and contract.due - tricks >= SOLO_BETS


def bets_value(level: int, bets: int) -> int:
    """The points of the opponents for this number of bets (8.6).

    >>> [bets_value(level, 1) for level in (3, 4, 5, 6, 7)]
    [300, 400, 500, 1100, 1700]
    """
    return 100 * level * bets + _SLAM_BID.get(level, 0) if bets else 0


def _karonka(facts: Facts, karonka: Karonka) -> Line:
    args: tuple[tuple[str, str | int | Message], ...] = (("count", karonka.count),)
    points = karonka.points(facts.contract)
    if karonka.suit is None:
        return Line(karonka.side, "karonka-aces", points, args=(*args, ("aces", karonka.count + 2)))
    lowest = "QJT98765432"[karonka.count - 1]
    suit = ("suit", karonka.suit.message), ("rank", lowest)
    return Line(karonka.side, "karonka-suit", points, args=(*args, *suit))


def _honours(options: Options, facts: Facts) -> Iterator[Line]:
    """The line for aces and trump honours of the side with at least seven tricks (8.3)."""
    side, level = facts.trick_side, facts.contract.level
    aces, honours = facts.aces, facts.honours
    if side:
        aces, honours = ACES - aces, HONOURS - honours
    points = 10 * level * honour_units(options.honours, aces, honours)
    args = ("aces", aces), ("honours", honours), ("level", level)
    if points < 0 and options.minus == "credit_opponents":
        yield Line(1 - side, "honours-minus", -points, args=args)
    else:
        yield Line(side, "honours", points, args=args)


def _aces(facts: Facts) -> Iterator[Line]:
    """The line for aces in grandissimo (8.4).

    Three or four aces count for the side that holds them, two each for the side with at least seven tricks.
    """
    for side, aces in enumerate((facts.aces, ACES - facts.aces)):
        if aces > 2 or (aces == 2 and side == facts.trick_side):
            points = 10 * facts.contract.level * grandissimo_units(aces)
            yield Line(side, "aces", points, args=(("aces", aces), ("level", facts.contract.level)))


def _misere(facts: MisereFacts) -> Iterator[Line]:
    """The line of a misère: a hundred for each trick fewer than the others have (10.4)."""
    fewer = 0 if facts.tricks < TO_TAKE else 1
    tricks = facts.tricks if fewer == 0 else TRICKS - facts.tricks
    points = 100 * (TRICKS - 2 * tricks)
    yield Line(fewer, "misere", points, args=(("tricks", tricks),))
