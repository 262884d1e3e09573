"""What a deal is worth, and the count that is spoken over it (4, 6, 12 to 14)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cards import Hand
from knekt.engine import Seat, value
from knekt.message import Message
from knekt.skat.contract import Contract
from knekt.skat.options import Options
from knekt.skat.play import CARD_POINTS, card_points
from knekt.skat.state import Ending, State

__all__ = [
    "LAST_TRICK",
    "OUT_OF_SCHNEIDER",
    "TO_WIN",
    "Facts",
    "Line",
    "Result",
    "Score",
    "facts",
    "result",
    "score",
]

LAST_TRICK = 10
OUT_OF_SCHNEIDER = 31  # 4.3
TO_WIN = 61


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the score of a declared game depends on.

    `matadors`: with n, or minus n for without; 0 in null. `points` and `tricks` are the declarer's, skat or
    discards included; they do not matter where the game was given up.
    """

    contract: Contract
    matadors: int = 0
    points: int = 0
    tricks: int = 0
    bid: int = 0
    given_up: bool = False

    @property
    def is_schwarz(self) -> bool:
        """Whether a side took no trick; never in null, nor where the game was given up."""
        return not self.contract.is_null and not self.given_up and self.tricks in (0, LAST_TRICK)

    def is_schneider(self, options: Options) -> bool:
        """Whether a side stayed in schneider (4.1 to 4.3)."""
        if self.contract.is_null or self.given_up:
            return False
        return self.is_schwarz or not OUT_OF_SCHNEIDER <= self.points < options.schneider


@value
class Line:
    """One step of the count, with the number that is said."""

    step: str
    number: int
    base: int = 0
    game: Message | None = None

    @property
    def message(self) -> Message:
        args: dict[str, str | int | Message] = {"n": self.number}
        if self.game is not None:
            args |= {"base": self.base, "game": self.game}
        return Message(f"count-{self.step}", args)


@dataclass(frozen=True, slots=True)
class Score:
    """A score and how it comes about.

    >>> from knekt.skat import contracts, options
    >>> german = options("german")
    >>> hearts = Facts(contracts(german)["H"], matadors=-2, points=95, tricks=9)
    >>> [f"{line.step} {line.number}" for line in score(german, hearts).lines]
    ['without 2', 'game 3', 'schneider 4', 'times 40']
    """

    lines: tuple[Line, ...]
    won: bool
    value: int  # multiplier × base, or the fixed value of a null
    total: int  # what is written on the sheet

    @property
    def is_overbid(self) -> bool:
        """Whether the value fell short of the bid."""
        return any(line.step == "overbid" for line in self.lines)


def score(options: Options, facts: Facts) -> Score:
    """The score of a declared game."""
    contract = facts.contract
    if contract.is_null:
        won = not facts.given_up and facts.tricks == 0
        lines = [Line("null", contract.base, contract.base, contract.game)]
        return _settled(facts, lines, contract.base, contract.base, won=won)
    lines = _count(options, facts)
    value = lines[-1].number * contract.base
    lines.append(Line("times", value, contract.base, contract.game))
    won = not facts.given_up and _made(options, facts) and value >= facts.bid
    due = value
    while not won and due < facts.bid:  # 13.2
        due += contract.base
        lines.append(Line("overbid", due))
    return _settled(facts, lines, value, due, won=won)


def _settled(facts: Facts, lines: list[Line], value: int, due: int, *, won: bool) -> Score:
    if won:
        return Score(tuple(lines), won, value, due)
    factor = facts.contract.row.lost
    if factor > 1:
        lines.append(Line("lost", factor * due))
    return Score(tuple(lines), won, value, -factor * due)


def _made(options: Options, facts: Facts) -> bool:
    """Whether the cards made the game and what was announced with it (12.2 a and b)."""
    if facts.contract.schwarz_said:
        return facts.tricks == LAST_TRICK
    if facts.contract.schneider_said:
        return facts.points >= options.schneider
    return facts.points >= TO_WIN


def _count(options: Options, facts: Facts) -> list[Line]:
    """The matadors and the ladder of levels, each step one more (4.5 to 4.9)."""
    run = abs(facts.matadors)
    lines = [Line("with" if facts.matadors > 0 else "without", run)]
    for number, step in enumerate(_steps(options, facts), start=run + 1):
        lines.append(Line(step, number))
    return lines


def _steps(options: Options, facts: Facts) -> list[str]:
    contract = facts.contract
    said = not facts.given_up or options.surrender.announced_levels == "count"
    schneider_said = said and contract.schneider_said
    schwarz_said = said and contract.schwarz_said
    ladder = {
        "game": True,
        "hand": contract.row.hand,
        "schneider": facts.is_schneider(options) or schneider_said,
        "schneider-announced": schneider_said or _implied(options, facts),
        "schwarz": facts.is_schwarz or schwarz_said,
        "schwarz-announced": schwarz_said,
        "ouvert": said and contract.said == "O",
    }
    return [step for step, counts in ladder.items() if counts]


def _implied(options: Options, facts: Facts) -> bool:
    """Whether schwarz from the hand counts the announcement of schneider along (4.6, 4.8)."""
    levels = options.levels
    if not facts.is_schwarz or not facts.contract.row.hand:
        return False
    if facts.tricks == 0 and levels.hand_schwarz_on_loss == "additive":
        return False
    return levels.hand_schwarz == "implies_announced_schneider"


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished deal gives the score sheet; the score keeper makes the same by hand.

    `declarer` is None where nobody played: passed out, or void.
    """

    declarer: Seat | None
    facts: Facts | None
    score: Score | None
    ending: Ending


def result(state: State) -> Result:
    """The result of a deal that is over."""
    assert state.ending is not None
    if state.contract is None or state.ending is Ending.VOID:
        return Result(None, None, None, state.ending)
    found = facts(state)
    return Result(state.declarer, found, score(state.rules.options, found), state.ending)


def facts(state: State) -> Facts:
    """The facts of a deal that is over; what was not played out goes where its ending says."""
    contract, laid = state.contract, state.laid
    assert contract is not None and isinstance(laid, Hand) and state.declarer is not None
    given_up = state.ending in (Ending.SURRENDERED, Ending.OVERBID) or (
        state.ending in (Ending.LEFT, Ending.TIMEOUT) and state.ended_by == state.declarer
    )
    points, tricks = _rest(state)
    return Facts(
        contract,
        matadors=_matadors(state),
        points=state.points + points + card_points(laid),
        tricks=state.won + tricks,
        bid=state.bid,
        given_up=given_up,
    )


def _matadors(state: State) -> int:
    """Over the twelve cards that were the declarer's before the first lead (5.1)."""
    contract, seat = state.contract, state.declarer
    assert contract is not None and seat is not None
    if state.matadors is not None or contract.is_null:
        return state.matadors or 0
    ten, two = state.dealt[seat], state.skat if state.took_skat else state.laid
    assert isinstance(ten, Hand) and isinstance(two, Hand)
    return contract.matadors(ten | two)


def _rest(state: State) -> tuple[int, int]:
    """Card points and tricks of the declarer among those not played out."""
    contract, left = state.contract, state.tricks_left
    assert contract is not None
    claimed = _claimed(state, left)
    if claimed is None:
        return 0, 0
    if contract.is_null:
        return 0, claimed
    return _points_of(state, claimed, left), claimed


def _claimed(state: State, left: int) -> int | None:
    """How many of the tricks left go to the declarer; None where the game was lost outright."""
    contract, claim = state.contract, state.claim
    assert contract is not None
    match state.ending:
        case Ending.CLAIMED:
            assert claim is not None
            return claim.tricks if claim.seat == state.declarer else left - claim.tricks
        case Ending.RESIGNED | Ending.LEFT | Ending.TIMEOUT if state.ended_by != state.declarer:
            return 0 if contract.is_null else left
    return None


def _points_of(state: State, claimed: int, left: int) -> int:
    """The declarer's card points when he takes `claimed` of the tricks left.

    A claim of some tricks does not say which: whoever gives tricks away gives the dearest card of each hand
    to them, so that nobody gains by claiming.
    """
    claim = state.claim
    points = []
    for seat in range(3):
        hand = state.hands[seat]
        assert isinstance(hand, Hand)
        place = (seat - state.turn + len(state.trick)) % 3
        cards = [*hand, *state.trick[place : place + 1]]
        points.append(sorted((CARD_POINTS.get(card.rank, 0) for card in cards), reverse=True))
    gives = claim is not None and claim.seat == state.declarer
    given = left - claimed if gives else claimed
    dearest = sum(sum(each[:given]) for each in points)
    return sum(map(sum, points)) - dearest if gives else dearest
