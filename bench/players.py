"""How long the levels think, by the clock: one of them at a table of rule players.

`python -m bench.players --save docs/figures/clock/levels.json` keeps the figures.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

from docs.figures import Row, save
from knekt.cards import Seed
from knekt.engine import Action, View
from knekt.games import PRESETS, new_game
from knekt.players import Level, level_player, opponent, play_deal
from knekt.players.player import Player
from knekt.skat import Play as SkatCard
from knekt.skruf import Play as SkrufCard

__all__ = ["players", "thinking_times"]

GAMES = "isko", "tournee", "skruf"
CEILINGS = {
    Level.BEGINNER: 1,
    Level.CASUAL: 1,
    Level.CLUB: 50,
    Level.STRONG: 300,
    Level.MASTER: 1000,
}  # milliseconds for a card, in 95 of 100 cases; never more than twice that
CARDS = {Level.BEGINNER: 400, Level.CASUAL: 400, Level.CLUB: 120, Level.STRONG: 60, Level.MASTER: 40}


class _Timed:
    """A player whose answers are timed: cards, and all else."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.cards, self.words = list[float](), list[float]()

    def choose(self, view: View[Any]) -> Action:
        begun = perf_counter()
        action = self._player.choose(view)
        taken = 1000 * (perf_counter() - begun)
        (self.cards if isinstance(action, SkatCard | SkrufCard) else self.words).append(taken)
        return action


def thinking_times(game: str, level: Level, cards: int) -> tuple[list[float], list[float]]:
    """Milliseconds for so many cards at least, and for all else that was asked in those deals."""
    chosen, found = PRESETS[game], (list[float](), list[float]())
    number = 0
    while len(found[0]) < cards:
        deal = new_game(chosen, Seed.parse(f"thinking {number}"))
        table: list[Player] = [opponent(chosen, seat) for seat in range(deal.rules.seats)]
        timed = table[number % len(table)] = _Timed(level_player(chosen, level, number))
        play_deal(deal, table)
        found[0].extend(timed.cards)
        found[1].extend(timed.words)
        number += 1
    return found


def players() -> list[Row]:
    """Print every time, and return those of the cards: the 95th percentile and the most."""
    print(
        "How long the levels think, milliseconds by the clock: "
        "on average, 95th percentile, most; ratios to the ceiling"
    )
    rows: list[Row] = [
        {"game": "wanted"} | {_name(level): [ceiling, 2 * ceiling] for level, ceiling in CEILINGS.items()}
    ]
    for game in GAMES:
        row: dict[str, Any] = {"game": game}
        for level, ceiling in CEILINGS.items():
            cards, words = (sorted(times) for times in thinking_times(game, level, CARDS[level]))
            late, most, spoken = _percentile(cards), cards[-1], _percentile(words)
            print(
                f"  {game:<8} level {level}: a card {sum(cards) / len(cards):8.2f} {late:8.2f} {most:8.2f}"
                f"   ceiling {ceiling:4}: {late / ceiling:.2f} of it, "
                f"most {most / (2 * ceiling):.2f} of twice"
                f"   other answers, 95th percentile {spoken:8.2f}"
            )
            row[_name(level)] = [_short(late), _short(most)]
        rows.append(row)
    return rows


def _name(level: Level) -> str:
    return f"level {level}"


def _short(milliseconds: float) -> float:
    return round(milliseconds, 2) if milliseconds < 10 else round(milliseconds)


def _percentile(times: list[float]) -> float:
    return times[min(len(times) - 1, int(0.95 * len(times)))] if times else 0.0


if __name__ == "__main__":
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--save", type=Path, help="keep the figures in this file")
    given = flags.parse_args()
    found = players()
    if given.save:
        measures = "Milliseconds for a card, with the levels' own time: 95th percentile and most"
        save(given.save, measures, "python -m bench.players", found)
