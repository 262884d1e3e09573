"""From chances with open cards to real ones, by games of players who only see their own cards.

The games are those that the judge would declare: of three hands the one that promises most with the skat, in
the best contract and with the best discard. The best of many estimates is mostly too good, so the judge is
measured on just these games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from math import exp, log
from pathlib import Path
from random import Random

from knekt.cards import Hand
from knekt.lab.book import Line
from knekt.lab.saved_work import digest, run_saved
from knekt.lab.work import Workers
from knekt.players.roster import named
from knekt.players.skat.judge.judge import Judge
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import MODELS, Bend, Model, model_bytes, read_model
from knekt.players.skat.judge.pays import pays
from knekt.players.skat.judge.prospect import hand_value, plain_contracts, values_of
from knekt.players.table import play_deal
from knekt.skat import (
    GERMAN,
    ISKO,
    OUT_OF_SCHNEIDER,
    PACK,
    TO_WIN,
    Contract,
    Facts,
    Placed,
    State,
    place_game,
    result,
    rules,
)

__all__ = [
    "CalibrationGame",
    "CalibrationTask",
    "chances",
    "collect_games",
    "fit_bends",
    "play_games",
    "straight_bends",
]

RULES = rules(ISKO)  # the best contract is chosen by the count of these rules
BID = 18
# A game must promise so much to be played: less than anybody would bid on, so that doubtful games are seen
# too.
LEAST = -40.0
HAND_GAMES = 0.15
CHUNK = 25
TRUST_START, TRUST_SLOPE = 0.5, 8.0  # a bend is drawn towards a straight one as if by so many games
ROUNDS = 30
SURE = 1e-4
TRICKS = 10


@dataclass(frozen=True, slots=True)
class CalibrationTask:
    """Some games to be played; the same task always gives the same games."""

    models: Mapping[Kind, Model]  # the models that choose the games
    kind: Kind
    seed: str
    number: int
    games: int
    player: str


@dataclass(frozen=True, slots=True)
class CalibrationGame:
    """The chances of each step that a model gave a game, for open cards, and how far the declarer came."""

    way: str  # closed or open
    logits: tuple[float, ...]  # of reaching each step, if the one before is reached
    reached: int


@dataclass(frozen=True, slots=True)
class _Chosen:
    """The game that one of three hands would play, and what it promises."""

    value: float
    seat: int
    contract: Contract


def collect_games(
    model: Model, count: int, seed: str, player: str, workers: Workers, out: Path | None = None
) -> Iterator[list[CalibrationGame]]:
    """So many games of the model's kind by this player, some at a time; the file `out` keeps them."""
    shipped = {kind: read_model(MODELS / f"skat-{kind}.net") for kind in Kind}
    models = {**shipped, model.kind: model}
    tasks = [
        CalibrationTask(models, model.kind, seed, first // CHUNK, min(CHUNK, count - first), player)
        for first in range(0, count, CHUNK)
    ]
    settings = {
        "judge_games": 1,
        "kind": model.kind,
        "seed": seed,
        "games": count,
        "player": player,
        "models": {kind: digest(model_bytes(each)) for kind, each in models.items()},
    }
    yield from run_saved(play_games, tasks, workers, out, settings, plain=_plain, read=_read)


def _plain(some: list[CalibrationGame]) -> Line:
    return {"games": [*map(astuple, some)]}


def _read(line: Line) -> list[CalibrationGame]:
    return [CalibrationGame(way, tuple(logits), reached) for way, logits, reached in line["games"]]


def play_games(task: CalibrationTask) -> list[CalibrationGame]:
    """The games of a task, played to the end."""
    rng = Random(f"play {task.kind} {task.seed} {task.number}")
    judge, open_cards = Judge(task.models), Judge({task.kind: _unbent(task.models[task.kind])})
    return [_play(judge, open_cards, task, rng) for _ in range(task.games)]


def straight_bends(model: Model) -> dict[str, tuple[Bend, ...]]:
    """Bends that change nothing."""
    return dict.fromkeys(model.bends, ((0.0, 1.0),) * model.kind.steps)


def _unbent(model: Model) -> Model:
    return Model(model.kind, model.shape, model.body, straight_bends(model), model.story)


def _play(judge: Judge, open_cards: Judge, task: CalibrationTask, rng: Random) -> CalibrationGame:
    while True:
        cards = list(PACK)
        rng.shuffle(cards)
        hands = [Hand.of(cards[start : start + 10]) for start in (0, 10, 20)]
        skat = Hand.of(cards[30:])
        if rng.random() < HAND_GAMES:
            best = max((_by_hand(judge, hand, seat) for seat, hand in enumerate(hands)), key=_value)
        else:
            best = max((_with_skat(judge, hand, skat, seat) for seat, hand in enumerate(hands)), key=_value)
        if best.value > LEAST and Kind.of(best.contract) is task.kind:
            break
    contract, seat = best.contract, best.seat
    laid = None if contract.row.hand else _laid(judge, contract, hands[seat] | skat, seat)
    if laid is not None:
        hands[seat] = (hands[seat] | skat) - laid
    said = open_cards.ready(contract, hands[seat], laid, seat).steps
    players = [named(task.player, GERMAN, rng.randrange(1 << 30)) for _ in range(3)]
    placed = Placed(tuple(hands), skat if laid is None else laid, seat, contract, skat=skat)
    over = play_deal(place_game(GERMAN, placed), players)
    way = "open" if contract.is_null and contract.is_open else "closed"
    logits = tuple(_logit(step / max(SURE, last)) for last, step in zip((1.0, *said), said, strict=False))
    return CalibrationGame(way, logits, _reached(over.state))


def _value(chosen: _Chosen) -> float:
    return chosen.value


def _with_skat(judge: Judge, hand: Hand, skat: Hand, seat: int) -> _Chosen:
    twelve = [hand | skat]
    return max(
        (
            _Chosen(values_of(judge, RULES, each, twelve, seat, (BID,))[0][0], seat, each)
            for each in plain_contracts(RULES)
            if not each.row.hand
        ),
        key=_value,
    )


def _by_hand(judge: Judge, hand: Hand, seat: int) -> _Chosen:
    return max(
        (
            _Chosen(hand_value(judge, RULES, each, hand, seat, BID), seat, each)
            for each in plain_contracts(RULES)
            if each.row.hand
        ),
        key=_value,
    )


def _laid(judge: Judge, contract: Contract, twelve: Hand, seat: int) -> Hand:
    due = pays(RULES, contract, contract.matadors(twelve), BID)
    return max(judge.discards(contract, twelve, seat), key=lambda way: way[1].expects(due))[0]


def _reached(state: State) -> int:
    found = result(state)
    facts, counted = found.facts, found.score
    assert isinstance(facts, Facts) and counted is not None
    if facts.contract.is_null:
        return int(counted.won)
    steps = OUT_OF_SCHNEIDER, TO_WIN, GERMAN.schneider
    return sum(facts.points >= least for least in steps) + (facts.tricks == TRICKS)


def fit_bends(kind: Kind, way: str, seen: Sequence[CalibrationGame]) -> tuple[Bend, ...]:
    """For each step the line through the logits that fits best what came;
    nearly straight where little was seen.

    >>> fit_bends(Kind.NULL, "closed", [])
    ((0.0, 1.0),)
    """
    bends = []
    for step in range(kind.steps):
        asked = [
            (game.logits[step], game.reached > step)
            for game in seen
            if game.way == way and game.reached >= step
        ]
        bends.append(_bend(asked))
    return tuple(bends)


def _bend(asked: Sequence[tuple[float, bool]]) -> Bend:
    """Logistic regression by Newton's method, drawn towards the chances as they were given."""
    start, slope = 0.0, 1.0
    for _ in range(ROUNDS):
        down_start, down_slope = TRUST_START * start, TRUST_SLOPE * (slope - 1)
        start_start, start_slope, slope_slope = TRUST_START, 0.0, TRUST_SLOPE
        for logit, made in asked:
            chance = 1 / (1 + exp(-start - slope * logit))
            weight = chance * (1 - chance)
            down_start += chance - made
            down_slope += (chance - made) * logit
            start_start += weight
            start_slope += weight * logit
            slope_slope += weight * logit * logit
        whole = start_start * slope_slope - start_slope * start_slope
        start -= (slope_slope * down_start - start_slope * down_slope) / whole
        slope -= (start_start * down_slope - start_slope * down_start) / whole
    return round(start, 4), round(slope, 4)


def chances(bends: Mapping[str, Sequence[Bend]], seen: Sequence[CalibrationGame], step: int) -> list[float]:
    """The chance of each game to reach a step, by these bends."""
    found = []
    for game in seen:
        chance = 1.0
        for (start, slope), logit in zip(bends[game.way][: step + 1], game.logits, strict=False):
            chance /= 1 + exp(-start - slope * logit)
        found.append(chance)
    return found


def _logit(chance: float) -> float:
    kept = min(1 - SURE, max(SURE, chance))
    return log(kept / (1 - kept))
