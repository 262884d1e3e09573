"""A whole rubber of Skruf in an arena: the same deals for both sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from knekt.cards import Seed
from knekt.engine import Seat
from knekt.lab.arena.game import Outcome, PlayedRubber
from knekt.lab.arena.table import Timed, play
from knekt.lab.skruf.arena import ARENA
from knekt.sheet import SkrufSitting
from knekt.skruf import Options

__all__ = ["play_rubber"]

LONGEST = 300  # after so many deals a rubber is counted as it is, for players who never bid never end one


def play_rubber(options: Options, seed: Seed, players: Mapping[int, Timed]) -> PlayedRubber:
    """One rubber of four players from this seed."""
    sitting = SkrufSitting.new(replace(options, players=4, rubbers=1, deals=None)).prepared(seed)
    first, second = sitting.account.parties
    who = {first[0]: 0, first[1]: 2, second[0]: 1, second[1]: 3}
    deals = list[tuple[Outcome, tuple[tuple[Seat, int], ...]]]()
    while not sitting.is_over and len(deals) < LONGEST:
        sitting = sitting.dealt(seed)
        game, seats = sitting.game, [who[player] for player in sitting.terms.seats]
        assert game is not None
        over = play(game, [players[player] for player in seats])
        for event in over.events[len(game.events) :]:
            sitting = sitting.believing(event)
        deals.append((ARENA.outcome(over), tuple(enumerate(seats))))
    one, two = sitting.account.totals
    return PlayedRubber((one, two), tuple(deals))
