"""Of which side of a stated result a seat is."""

from __future__ import annotations

from random import Random

import pytest

from knekt.cards import Seed
from knekt.engine import Game
from knekt.games import PRESETS, new_game, options
from knekt.notation import facts_of, side_of
from knekt.players import RandomPlayer, play_deal
from knekt.skruf import Pass, Stage, State

DEALS = [
    *((preset, {}) for preset in PRESETS if preset.startswith(("skruf", "trekarl"))),
    ("skruf", {"general_pass": "misere"}),
    ("skruf", {"general_pass": "misere", "misere_forehand": "left_of_dealer"}),
]


@pytest.mark.parametrize(("preset", "wanted"), DEALS)
def test_skruf_sides_are_those_of_the_deal(preset: str, wanted: dict[str, str]) -> None:
    chosen = options(preset, wanted)
    for number in range(6):
        game: Game[State] = new_game(chosen, Seed.parse(f"side {number}"))
        while chosen.general_pass == "misere" and game.state.stage is Stage.AUCTION:
            game = game.apply(Pass(game.state.turn))
        game = play_deal(game, [RandomPlayer(Random(number))] * 4)
        facts = facts_of(game)
        for seat in range(4):
            side = side_of(chosen, facts, seat)
            if game.state.began and seat != game.state.unowned:
                assert side == game.state.side_of(seat)


def test_skat_has_no_sides_and_who_sat_out_neither() -> None:
    assert side_of(options("german"), {"contract": "G", "declarer": 0}, 0) is None
    assert side_of(options("skruf"), {"contract": "4S", "declarer": 0, "us": 0, "them": 0}, None) is None
