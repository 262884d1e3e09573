"""Random complete deals through the public API, beside OpenSpiel's Skat driven from Python."""

from __future__ import annotations

import random
from time import process_time

import pyspiel

from knekt.cards import Seed
from knekt.skat import Dealt, SkatGame, options, result, rules

__all__ = ["knekt_rate", "openspiel_rate"]

SEED = 20261115


def knekt_rate(preset: str, deals: int) -> float:
    """Deals a second of CPU time, from the auction to the score: every ask made, every action by `apply`."""
    made, rng = rules(options(preset)), random.Random(SEED)
    seed = Seed.parse("bench")
    packs = [Dealt.from_seed(seed.derive(f"deal {number}")) for number in range(deals)]
    begun = process_time()
    for dealt in packs:
        game = SkatGame.open(made, dealt)
        while not game.is_over:
            asks = game.asks
            must = next(ask for of_seat in asks.values() for ask in of_seat if ask.must)
            game = game.apply(must.sample(rng))
        result(game.state)
    return deals / (process_time() - begun)


def openspiel_rate(deals: int) -> float:
    """The same for OpenSpiel's Skat, whose auction names game types and whose score is card points only."""
    game, rng = pyspiel.load_game("skat"), random.Random(SEED)
    begun = process_time()
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        state.returns()
    return deals / (process_time() - begun)
