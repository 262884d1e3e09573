"""The model of what gifts tell, learned by comparing real hands with those that a seat believes in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from math import exp, log
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from knekt.cards import Hand, Seed
from knekt.engine import Action
from knekt.lab.book import Line
from knekt.lab.saved_work import run_saved
from knekt.lab.work import Workers, run_all
from knekt.players.skruf.knowing.belief import Belief
from knekt.players.skruf.knowing.gifts import SCALE, ExchangeModel, Sign, Trait, signs
from knekt.players.skruf.knowing.worlds import World, Worlds
from knekt.players.skruf.playing.thinker import OVERSAMPLED, fitting
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import Give, MakeBid, Pass, SkrufGame, Stage, Swap, new_game, parse_bid
from knekt.solver.clues import Lying

__all__ = ["ExchangeTask", "PartnerHands", "fit_exchange", "partner_hands", "play_exchanges"]

CHUNK = 4  # deals that are played together
NODES = 3_000  # positions for a question about the swap, as few as at a table
HELD_OUT = 5  # one of so many contracts is only for measuring
BESIDE = 40  # worlds that a seat believes in, for each real one
CHANGES = 300  # exchanges of two cards tried in each world; fewer would not reach unlikely worlds
PULL = 2.0  # towards no change: a factor on which few hands bear stays near what it was
STEPS, RATE = 300, 0.05  # the steps and the rate of the descent
SLOPE, SQUARE = 0.9, 0.99  # Adam keeps these shares of the slope and of its square

Count = tuple[Trait, int]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ExchangeTask:
    """Some deals to be bid and exchanged; the same task always gives the same deals."""

    seed: str
    first: int
    deals: int
    worlds: int


@dataclass(frozen=True, slots=True)
class PartnerHands:
    """The counts in the partner's hand at the first lead:
    the true ones, and those in worlds that the seat believes.
    """

    true: tuple[Count, ...]
    believed: tuple[tuple[Count, ...], ...]


def play_exchanges(task: ExchangeTask) -> list[Line]:
    """The suit contracts that strong players reach, each with all actions before the first lead."""
    found = []
    for number in range(task.first, task.first + task.deals):
        game = _dealt(task.seed, number)
        budget = Budget(task.worlds, nodes=NODES)
        table = [SkrufStrongPlayer(seat, budget, worlds=task.worlds) for seat in range(4)]
        done = list[str | int]()
        while not game.is_over and game.state.stage is not Stage.PLAY:
            before, game = game.state, step(game, table)
            done.append(_plain(game, calls=len(before.calls)))
        if not game.is_over and game.state.high is not None and game.state.high.trumps is not None:
            found.append({"deal": number, "done": done})
    return found


def _dealt(seed: str, number: int) -> SkrufGame:
    return new_game("skruf", Seed.parse(f"{seed} {number}"))


def _plain(game: SkrufGame, calls: int) -> str | int:
    """The last action for a file: a bid, or the mask of cards given."""
    state = game.state
    if len(state.calls) > calls:
        return str(state.calls[-1].bid or "P")
    cards = state.gifts[-1].cards
    assert isinstance(cards, Hand)
    return cards.mask


def _replayed(seed: str, line: Line) -> SkrufGame:
    """The deal at the first lead."""
    game = _dealt(seed, line["deal"])
    for done in line["done"]:
        game = game.apply(_action(game, done))
    return game


def _action(game: SkrufGame, done: str | int) -> Action:
    seat, stage = game.state.turn, game.state.stage
    if isinstance(done, str):
        return Pass(seat) if done == "P" else MakeBid(seat, parse_bid(done))
    cards = Hand(done)
    return Swap(seat, cards[0]) if stage is Stage.SWAP else Give(seat, cards)


def partner_hands(asked: tuple[str, Line, ExchangeModel]) -> list[PartnerHands]:
    """For each seat of a contract, the partner's hand as it is and as the seat believes by this model."""
    seed, line, model = asked
    game, found = _replayed(seed, line), []
    hands = game.state.hand(0), game.state.hand(1), game.state.hand(2), game.state.hand(3)
    assert game.state.high is not None and game.state.high.trumps is not None
    for seat in range(4):
        view, number = game.view(seat), 4 * line["deal"] + seat
        looked = list(signs(view.state, seat, game.state.high.trumps, [0] * 4))
        worlds = Worlds(view)
        drawn = worlds.some(OVERSAMPLED * BESIDE, number)[1]
        believed = fitting(worlds, Belief(view, exchange=model), drawn, BESIDE, CHANGES, number)
        found.append(
            PartnerHands(
                _counts(looked, World.of(hands).lying),
                tuple(_counts(looked, each.lying) for each in believed),
            )
        )
    return found


def _counts(looked: Sequence[Sign], lying: Lying) -> tuple[Count, ...]:
    return tuple(
        (trait, min(trait.kind.most, (look.at(lying) & cards).bit_count())) for trait, look, cards in looked
    )


def fit_exchange(
    deals: int,
    seed: str,
    worlds: int,
    rounds: int,
    workers: Workers,
    progress: Callable[[int], None],
    out: Path | None = None,
) -> ExchangeModel:
    """The model learned from so many deals; the file `out` keeps their bids and gifts.

    Each round corrects the factors of things that are in the hands more, or less, often than the model of the
    round before believes. The result is measured on deals held out, by how many times likelier the real hands
    have become.
    """
    tasks = [ExchangeTask(seed, first, min(CHUNK, deals - first), worlds) for first in range(0, deals, CHUNK)]
    settings = {"skruf_exchange": 1, "seed": seed, "deals": deals, "worlds": worlds}
    lines = list[Line]()
    for made in run_saved(
        play_exchanges, tasks, workers, out, settings, plain=lambda each: {"made": each}, read=_made
    ):
        lines += made
        progress(CHUNK)
    model, gains = ExchangeModel(), list[float]()
    for _ in range(rounds):
        found = list[list[PartnerHands]]()
        for seats in run_all(partner_hands, [(seed, line, model) for line in lines], workers):
            found.append(seats)
            progress(1)
        progress(deals - len(lines))  # deals without a suit contract
        learn = [each for place, seats in enumerate(found) if place % HELD_OUT for each in seats]
        check = [each for seats in found[::HELD_OUT] for each in seats]
        changes = _changes(learn)
        gains.append(_gain(check, changes))
        model = _changed(model, changes)
    story = {
        "seed": seed,
        "deals": deals,
        "worlds": worlds,
        "contracts": len(lines),
        "held_out": len(lines[::HELD_OUT]),
        "rounds": [round(exp(gain), 2) for gain in gains],
        "times": round(exp(sum(gains)), 1),
    }
    return ExchangeModel(model.factors, story)


def _made(line: Line) -> list[Line]:
    made: list[Line] = line["made"]
    return made


def _places(learn: Sequence[PartnerHands]) -> tuple[dict[Count, int], NDArray[np.int64]]:
    """A number for each count, and the numbers of the counts in each seat's true and believed worlds."""
    place_of = dict[Count, int]()
    numbers = count()
    most = max(len(each.true) for each in learn)
    rows = [[each.true, *each.believed] for each in learn]
    for some in rows:
        for row in some:
            for each in row:
                if each not in place_of:
                    place_of[each] = next(numbers)
    nothing = len(place_of)
    padded = [
        [[*(place_of[each] for each in row), *[nothing] * (most - len(row))] for row in some] for some in rows
    ]
    return place_of, np.array(padded, dtype=np.int64)


def _changes(learn: Sequence[PartnerHands]) -> dict[Count, float]:
    """The changes to the factors' logarithms that make true hands likeliest beside believed ones."""
    if not learn:
        return {}
    place_of, places = _places(learn)
    size = len(place_of)
    found: Floats = np.zeros(size + 1)  # the last place stands for no count and stays 0
    mean, square = np.zeros(size + 1), np.zeros(size + 1)
    for turn in range(1, STEPS + 1):
        likely = found[places].sum(axis=2)
        share = np.exp(likely - likely.max(axis=1, keepdims=True))
        share /= share.sum(axis=1, keepdims=True)
        share[:, 0] -= 1
        spread = np.repeat(share.ravel(), places.shape[2])
        slope = np.bincount(places.ravel(), weights=spread, minlength=size + 1) + PULL * found
        mean = SLOPE * mean + (1 - SLOPE) * slope
        square = SQUARE * square + (1 - SQUARE) * slope**2
        found -= RATE * (mean / (1 - SLOPE**turn)) / (np.sqrt(square / (1 - SQUARE**turn)) + 1e-9)
        found[size] = 0.0
    return {each: float(found[place]) for each, place in place_of.items()}


def _gain(check: Sequence[PartnerHands], changes: dict[Count, float]) -> float:
    """The mean logarithm of how many times likelier the changes make the true hands."""
    return sum(_one_gain(each, changes) for each in check) / max(1, len(check))


def _one_gain(each: PartnerHands, changes: dict[Count, float]) -> float:
    def weight(row: Sequence[Count]) -> float:
        return sum(changes.get(counted, 0.0) for counted in row)

    weights = [weight(row) for row in (each.true, *each.believed)]
    highest = max(weights)
    total = sum(exp(one - highest) for one in weights)
    return weights[0] - highest - log(total) + log(len(weights))


def _changed(model: ExchangeModel, changes: dict[Count, float]) -> ExchangeModel:
    """The model with changed factors; the likeliest count of each trait has factor 1, and none is quite 0."""
    factors = dict(model.factors)
    for trait in sorted({trait for trait, _ in changes}, key=str):
        before = factors.get(trait, (1.0,) * (trait.kind.most + 1))
        after = [old * exp(changes.get((trait, number), 0.0)) for number, old in enumerate(before)]
        factors[trait] = tuple(max(1 / SCALE, each / max(after)) for each in after)
    return ExchangeModel(factors)
