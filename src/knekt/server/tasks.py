"""What a table has to do by itself, and when: deal, let its bots act, end somebody's thinking time.

Every change of a table writes its tasks anew, in the same transaction: a task is never lost and never out of date. Delays do
not depend on the cards or on how many answers there are, so that they tell nobody anything.
"""

from __future__ import annotations

from dataclasses import dataclass

from knekt.cards import Seed
from knekt.players import steward_of
from knekt.server.table import Table

__all__ = ["BOTS", "CLOCK", "DEAL", "GRACE", "Task", "on_turn", "speakers", "tasks_of"]

DEAL, BOTS, CLOCK, GRACE = "deal", "bots", "clock", "grace"

RESULT_SHOWN = 20_000  # milliseconds until the next deal, if not everybody has asked for it
FIRST_DEAL = 500
LEAST_DELAY, MOST_DELAY = 500, 1_500  # of a bot where people are at the table


@dataclass(frozen=True, slots=True)
class Task:
    """What is due, and at which moment."""

    task: str
    at: int


def tasks_of(table: Table, now: int, seed: Seed) -> list[Task]:
    """What the table has to do next."""
    if table.is_deal_due:
        if table.all_ready or not table.sitting.rows:
            return [Task(DEAL, now + (FIRST_DEAL if _people(table) else 0))]
        return [Task(DEAL, now + RESULT_SHOWN)]
    if table.stage != "playing":
        return []
    tasks = []
    if speakers(table):
        tasks.append(Task(BOTS, now + (_delay(table, seed) if _people(table) else 0)))
    player, thinking = on_turn(table), table.settings.thinking
    if thinking is not None and player is not None and table.acts_for(player) is None:
        tasks.append(Task(CLOCK, now + 1_000 * thinking))
    return tasks


def on_turn(table: Table) -> int | None:
    """The player that the running deal waits for."""
    game = table.game
    if game is None or not table.sitting.is_running or game.turn is None:
        return None
    player: int = table.terms.seats[game.turn]
    return player


def speakers(table: Table) -> list[int]:
    """The seats of bots that have something to decide now: first those that may speak out of turn, then who must act."""
    game, terms = table.game, table.terms
    if game is None or not table.sitting.is_running:
        return []
    turn, found = game.turn, list[int]()
    if steward_of(game.rules.options).hears(game):
        found = [seat for seat in game.asks if seat != turn and table.acts_for(terms.seats[seat]) is not None]
    if turn is not None and table.acts_for(terms.seats[turn]) is not None:
        found.append(turn)
    return found


def _people(table: Table) -> bool:
    return any(table.acts_for(player) is None for player in range(len(table.places)))


def _delay(table: Table, seed: Seed) -> int:
    """As long as somebody might think: drawn from the table's own seed and the number of the event, from nothing else."""
    drawn = int.from_bytes(seed.derive(f"delay {table.seq}").bits[:4], "big")
    return LEAST_DELAY + drawn % (MOST_DELAY - LEAST_DELAY)
