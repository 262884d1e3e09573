"""Random complete deals through the public API, beside games of OpenSpiel driven from Python."""

from __future__ import annotations

import random
from time import process_time

import pyspiel

from knekt.cards import Seed
from knekt.games import PRESETS, family_of

__all__ = ["knekt_rate", "openspiel_rate"]

SEED = 20261115


def knekt_rate(preset: str, deals: int) -> float:
    """Deals a second of CPU time, from the auction to the score: every ask made, every action by `apply`."""
    options, rng, seed = PRESETS[preset], random.Random(SEED), Seed.parse("bench")
    family = family_of(options)
    rules = family.rules(options)
    packs = [rules.dealt(seed.derive(f"deal {number}")) for number in range(deals)]
    begun = process_time()
    for dealt in packs:
        game = family.open(options, dealt)
        while not game.is_over:
            asks = game.asks
            must = next(ask for of_seat in asks.values() for ask in of_seat if ask.must)
            game = game.apply(must.sample(rng))
        family.result(game.state)
    return deals / (process_time() - begun)


def openspiel_rate(name: str, deals: int) -> float:
    """The same for a game of OpenSpiel: its cards are dealt before the clock starts, too."""
    game, rng = pyspiel.load_game(name), random.Random(SEED)
    states = [_dealt(game, rng) for _ in range(deals)]
    begun = process_time()
    for state in states:
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        state.returns()
    return deals / (process_time() - begun)


def _dealt(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    """A deal of which all cards are dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
    return state
