"""From chances with open cards to real ones: games played by players who see their own cards only.

Such a game is set up, not bid: a hand that the judge would play, its best discard, the others' cards anywhere. So every
kind of game comes often enough, the doubtful ones too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from random import Random

from knekt.lab.judge.deals import Drawn, drawn
from knekt.lab.work import Workers, worked
from knekt.players.judge.judge import Judge
from knekt.players.judge.kinds import Kind
from knekt.players.judge.model import Bend, Model
from knekt.players.roster import named
from knekt.players.table import play_deal
from knekt.skat import (
    GERMAN,
    OUT_OF_SCHNEIDER,
    TO_WIN,
    Contract,
    Facts,
    Placed,
    State,
    contracts,
    place_game,
    result,
)

__all__ = ["Game", "Trial", "bent", "chances", "games", "played", "straight"]

LEAST = 0.2  # the chance with open cards from which a game is played at all
CHUNK = 25
TRUST_START, TRUST_SLOPE = 0.5, 4.0  # how much a bend is held to be straight: as so many games would tell
ROUNDS = 30
SURE = 1e-4
TRICKS = 10


@dataclass(frozen=True, slots=True)
class Trial:
    """Some games to be played; the same trial gives the same games."""

    model: Model
    seed: str
    number: int
    games: int
    player: str


@dataclass(frozen=True, slots=True)
class Game:
    """What was said of a game before, step by step, with open cards, and how far its declarer came."""

    way: str  # closed or open
    logits: tuple[float, ...]  # of reaching each step once the one before is reached
    reached: int


def games(model: Model, count: int, seed: str, player: str, workers: Workers) -> Iterator[list[Game]]:
    """So many games of the model's kind, played by three players of this name, some at a time."""
    trials = (
        Trial(model, seed, first // CHUNK, min(CHUNK, count - first), player)
        for first in range(0, count, CHUNK)
    )
    yield from worked(played, trials, workers)


def played(trial: Trial) -> list[Game]:
    """The games of a trial."""
    rng = Random(f"play {trial.model.kind} {trial.seed} {trial.number}")
    judge = Judge({trial.model.kind: replace(trial.model, bends=straight(trial.model))})
    return [_play(judge, trial.model.kind, trial.player, rng) for _ in range(trial.games)]


def straight(model: Model) -> dict[str, tuple[Bend, ...]]:
    """Bends that change nothing."""
    return dict.fromkeys(model.bends, ((0.0, 1.0),) * model.kind.steps)


def _play(judge: Judge, kind: Kind, player: str, rng: Random) -> Game:
    while True:
        game = _best_discard(judge, drawn(kind, rng))
        contract = _contract(game, rng)
        hand, laid = game.hands[game.declarer], None if game.is_hand_game else game.skat
        outlook = judge.ready(contract, hand, laid, game.declarer)
        if outlook.win >= LEAST:
            break
    players = [named(player, GERMAN, rng.randrange(1 << 30)) for _ in range(3)]
    placed = Placed(game.hands, game.skat, game.declarer, contract, skat=game.skat)
    over = play_deal(place_game(GERMAN, placed), players)
    way = "open" if contract.is_null and contract.is_open else "closed"
    before = (1.0, *outlook.steps)
    logits = tuple(_logit(step / max(SURE, last)) for last, step in zip(before, outlook.steps, strict=False))
    return Game(way, logits, _reached(over.state))


def _best_discard(judge: Judge, game: Drawn) -> Drawn:
    """The same game with the discard that the judge likes best."""
    if game.is_hand_game:
        return game
    twelve = game.hands[game.declarer] | game.skat
    found = judge.discards(game.contract, twelve, game.declarer)
    laid = max(found, key=lambda each: (each[1].win, each[0].mask))[0]
    hands = list(game.hands)
    hands[game.declarer] = twelve - laid
    first, second, third = hands
    return replace(game, hands=(first, second, third), skat=laid)


def _contract(game: Drawn, rng: Random) -> Contract:
    """As it is named: from the hand or not, and of nulls every other one open."""
    name = str(game.contract) + ("H" if game.is_hand_game else "")
    if game.contract.is_null and rng.random() < 1 / 2:
        name += "O"
    return contracts(GERMAN)[name]


def _reached(state: State) -> int:
    found = result(state)
    facts, counted = found.facts, found.score
    assert isinstance(facts, Facts) and counted is not None
    if facts.contract.is_null:
        return int(counted.won)
    steps = OUT_OF_SCHNEIDER, TO_WIN, GERMAN.schneider
    return sum(facts.points >= least for least in steps) + (facts.tricks == TRICKS)


def bent(kind: Kind, way: str, seen: Sequence[Game]) -> tuple[Bend, ...]:
    """For each step the line through the logits that fits best what came; straight where little was seen.

    >>> bent(Kind.NULL, "closed", [])
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
    """Logistic regression by Newton's steps, with a leaning towards what was said."""
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


def chances(bends: Mapping[str, Sequence[Bend]], seen: Sequence[Game], step: int) -> list[float]:
    """The chance of reaching a step that is told of each game."""
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
