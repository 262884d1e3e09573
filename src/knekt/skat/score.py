"""The score of a declared game, and the steps by which it is counted aloud (4, 6, 12 to 14)."""

from __future__ import annotations

from dataclasses import dataclass, field

from knekt.engine import ADDED, value
from knekt.message import Message
from knekt.skat.contract import Contract
from knekt.skat.options import Options
from knekt.skat.spelling import DOUBLINGS

__all__ = [
    "LAST_TRICK",
    "OUT_OF_SCHNEIDER",
    "TO_WIN",
    "Facts",
    "Line",
    "Score",
    "doubled",
    "score",
]

LAST_TRICK = 10
OUT_OF_SCHNEIDER = 31  # 4.3
TO_WIN = 61


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the score of a declared game depends on.

    `matadors` is n for with n, minus n for without n, and 0 in null. `points` and `tricks` are the
    declarer's, with the card points of the skat or the discards; they do not matter if the game was given up,
    or taken as a gift.
    """

    contract: Contract
    matadors: int = 0
    points: int = 0
    tricks: int = 0
    bid: int = 0
    given_up: bool = False
    kontra: int = 0  # how often it was doubled (17.1)
    declined: str = ""  # the highest gift that was declined: game or schneider (17.3)
    accepted: str = ""  # the gift that was taken
    spitze_missed: bool = False  # not every spitze won its trick (17.12)
    # whether the deal ended when an announcement was missed (11.7): then nothing more is lost
    cut_short: bool = field(default=False, metadata=ADDED)

    @property
    def is_counted(self) -> bool:
        """Whether card points and tricks matter.

        They do not in null, nor if the game was given up, taken as a gift, or cut short.
        """
        return not (self.contract.is_null or self.given_up or self.accepted or self.cut_short)

    @property
    def is_schwarz(self) -> bool:
        """Whether a side took no trick."""
        return self.is_counted and self.tricks in (0, LAST_TRICK)

    @property
    def must_be_schwarz(self) -> bool:
        """Whether the declarer has undertaken to take every trick."""
        return self.contract.schwarz_said or self.declined == "schneider"

    @property
    def must_be_schneider(self) -> bool:
        """Whether the declarer has undertaken to keep the defenders in schneider, or was given schneider."""
        return self.contract.schneider_said or bool(self.declined) or self.accepted == "schneider"

    def is_schneider(self, options: Options) -> bool:
        """Whether a side stayed in schneider (4.1 to 4.3)."""
        if not self.is_counted:
            return False
        return self.is_schwarz or not OUT_OF_SCHNEIDER <= self.points < options.schneider


@value
class Line:
    """One step of the count, with the number that is said aloud."""

    step: str
    number: int
    base: int = 0
    game: Message | None = None
    which: int = 0  # the number of the step, if there are several of the same name

    @property
    def message(self) -> Message:
        args: dict[str, str | int | Message] = {"n": self.number}
        if self.which:
            args["which"] = self.which
        if self.game is not None:
            args |= {"base": self.base, "game": self.game}
        return Message(f"count-{self.step}", args)


@dataclass(frozen=True, slots=True)
class Score:
    """A score, and the steps by which it was counted.

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
    is_overbid: bool = False  # the value fell short of the bid


def score(options: Options, facts: Facts, bock: int = 1) -> Score:
    """The score of a declared game; `bock` is the factor of a bock round."""
    contract = facts.contract
    if contract.is_null:
        won = not facts.given_up and facts.tricks == 0 and contract.base >= facts.bid
        lines = [Line("null", contract.base, contract.base, contract.game)]
        return _final_score(facts, lines, contract.base, contract.base, bock, won=won)
    lines = _count_lines(options, facts)
    value = lines[-1].number * contract.base
    lines.append(Line("times", value, contract.base, contract.game))
    won = not facts.given_up and _is_made(options, facts) and value >= facts.bid
    due = value
    tops_up = options.overbid.loss == "top_up"
    while not won and due < facts.bid and tops_up:  # 13.2
        due += contract.base
        lines.append(Line("overbid", due))
    return _final_score(facts, lines, value, due, bock, won=won)


def _final_score(facts: Facts, lines: list[Line], value: int, due: int, bock: int, *, won: bool) -> Score:
    """The score after all doublings; a lost game counts against the declarer."""
    for level in range(1, facts.kontra + 1):
        due *= 2
        named = DOUBLINGS[level - 1] if level <= len(DOUBLINGS) else "doubled"
        lines.append(Line(named, due, which=level if named == "doubled" else 0))
    due = doubled(lines, "bock", due, bock)
    if won:
        return Score(tuple(lines), won, value, due)
    factor = facts.contract.row.lost
    if factor > 1:
        lines.append(Line("lost", factor * due))
    return Score(tuple(lines), won, value, -factor * due, is_overbid=value < facts.bid)


def doubled(lines: list[Line], step: str, due: int, factor: int) -> int:
    """The amount multiplied by a power of two; each doubling adds a line to the count."""
    while factor > 1:
        due, factor = due * 2, factor // 2
        lines.append(Line(step, due))
    return due


def _is_made(options: Options, facts: Facts) -> bool:
    """Whether the declarer made the game, and all that was announced with it (12.2 a and b)."""
    if facts.accepted:
        return True
    if facts.spitze_missed:
        return False
    if facts.must_be_schwarz:
        return facts.tricks == LAST_TRICK
    if facts.must_be_schneider:
        return facts.points >= options.schneider
    return facts.points >= TO_WIN


def _count_lines(options: Options, facts: Facts) -> list[Line]:
    """The lines for the matadors and for the levels, each of which adds one (4.5 to 4.9)."""
    run = abs(facts.matadors)
    lines = [Line("with" if facts.matadors > 0 else "without", run)]
    for number, step in enumerate(_steps(options, facts), start=run + 1):
        lines.append(Line(step, number))
    for which in range(1, facts.contract.spitzen + 1):
        lines.append(Line("spitze", lines[-1].number + 1, which=which))
    return lines


def _steps(options: Options, facts: Facts) -> list[str]:
    """The levels that count, from the lowest to the highest (4.5 to 4.9)."""
    contract = facts.contract
    said = not facts.given_up or options.surrender.announced_levels == "count"
    schneider_said = said and contract.schneider_said
    schwarz_said = said and contract.schwarz_said
    ladder = {
        "game": True,
        "hand": contract.row.hand and contract.row.hand_step,
        "gift-declined": bool(facts.declined) and not contract.schneider_said,
        "schneider": facts.is_schneider(options)
        or schneider_said
        or bool(facts.declined)
        or facts.accepted == "schneider",
        "schneider-announced": schneider_said or _implies_schneider(options, facts),
        "schneider-gift-declined": facts.declined == "schneider",
        "schwarz": (facts.is_schwarz and (facts.tricks > 0 or options.levels.loss_schwarz))
        or schwarz_said
        or facts.declined == "schneider",
        "schwarz-announced": schwarz_said,
        "ouvert": said and contract.said == "O",
    }
    return [step for step, counts in ladder.items() if counts]


def _implies_schneider(options: Options, facts: Facts) -> bool:
    """Whether schwarz in a hand game also counts as if schneider had been announced (4.6, 4.8)."""
    levels = options.levels
    declined = facts.declined == "schneider"  # lost at the level at which it would have been won (4.9)
    if not (declined or facts.is_schwarz) or not facts.contract.row.hand:
        return False
    if not declined and facts.tricks == 0 and levels.hand_schwarz_on_loss == "additive":
        return False
    return levels.hand_schwarz == "implies_announced_schneider"
