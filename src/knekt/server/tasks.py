"""What a table has to do by itself, and when: deal, let its bots act, play a forced card, end somebody's thinking time, ask
no longer who is not there.

Every change of a table writes its tasks anew, in the same transaction: a task is never lost and never out of date. Delays do
not depend on the cards or on how many answers there are, so that they tell nobody anything.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from knekt.cards import Seed
from knekt.engine import Action
from knekt.players import steward_of
from knekt.server.table import Kind, Table, bot_level

__all__ = [
    "ABSENT",
    "BOTS",
    "CLOCK",
    "DEAL",
    "FORCED",
    "USUAL",
    "Pace",
    "Task",
    "deadline_of",
    "forced_card",
    "has_people",
    "tasks_of",
]

DEAL, BOTS, CLOCK, FORCED, ABSENT = "deal", "bots", "clock", "forced", "absent"
_PLAYS = "play", "play-open"  # the actions that play a card, in every family


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take where people are at the table, in milliseconds."""

    result: int = 20_000  # until the next deal, if not everybody has asked for it
    first: int = 500  # until the first deal, and one that everybody has asked for
    least: int = 500  # of a bot's delay
    most: int = 1_500
    haste: float = 1.0  # the share of its usual time that a bot may think

    @classmethod
    def of(cls, percent: int) -> Pace:
        """So many parts in a hundred of what is usual; with 0 nothing is waited for.

        >>> Pace.of(50).result
        10000
        """
        usual = cls()
        result, first, least, most = (
            each * percent // 100 for each in (usual.result, usual.first, usual.least, usual.most)
        )
        return cls(result, first, least, most, min(1.0, percent / 100))


USUAL = Pace()


@dataclass(frozen=True, slots=True)
class Task:
    """What is due, and at which moment."""

    task: str
    at: int


def tasks_of(
    table: Table, now: int, seed: Seed, pace: Pace = USUAL, wish_forced: Collection[int] = ()
) -> list[Task]:
    """What the table has to do next. `wish_forced`: the players for whom a card that must be played is played."""
    if table.is_deal_due:
        return _next_deal(table, now, pace)
    if table.stage != "playing":
        return []
    tasks = []
    if table.proposal is not None and table.proposal.moment is not None:
        tasks.append(Task(ABSENT, now + 1_000 * table.settings.grace))
    if speakers(table):
        tasks.append(Task(BOTS, now + (_delay(table, seed, pace) if has_people(table) else 0)))
    player = on_turn(table)
    if player is None or table.acts_for(player) is not None:
        return tasks
    if player in wish_forced and forced_card(table) is not None:
        tasks.append(Task(FORCED, now + _delay(table, seed, pace)))
    deadline = deadline_of(table, now)
    if deadline is not None:
        tasks.append(Task(CLOCK, deadline))
    return tasks


def deadline_of(table: Table, since: int) -> int | None:
    """When the thinking time of who is to act ends, if that one was asked at this moment; None where nobody's does."""
    player, thinking = on_turn(table), table.settings.thinking
    if thinking is None or player is None or table.stage != "playing" or table.acts_for(player) is not None:
        return None
    return since + 1_000 * thinking


def _next_deal(table: Table, now: int, pace: Pace) -> list[Task]:
    """A sitting without an end waits between two deals when all people are gone; the deal of the day has one deal for anybody."""
    kind = table.settings.kind
    if kind is Kind.BRANCH or (kind is Kind.TABLE and table.sitting.last is None and not has_people(table)):
        return []
    if table.all_ready or not table.sitting.rows:
        return [Task(DEAL, now + (pace.first if has_people(table) else 0))]
    return [Task(DEAL, now + pace.result)]


def on_turn(table: Table) -> int | None:
    """The player that the running deal waits for; nobody between the events of one action."""
    game = table.game
    if game is None or not table.sitting.is_running or game.rules.consequence(game.state) is not None:
        return None
    if game.turn is None:
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


def forced_card(table: Table) -> Action | None:
    """The only card that can be played now; None if there is a choice, or something else is asked."""
    game = table.game
    if game is None or game.turn is None:
        return None
    asked = [ask for ask in game.asks[game.turn] if ask.must]
    only = list(asked[0].singles()) if len(asked) == 1 and asked[0].ways == 1 else []
    return only[0] if only and only[0].kind in _PLAYS else None


def has_people(table: Table) -> bool:
    """Whether any person at the table acts, and not only bots."""
    return any(
        place is not None and not place.away and bot_level(place.holder) is None for place in table.places
    )


def _delay(table: Table, seed: Seed, pace: Pace) -> int:
    """As long as somebody might think: drawn from the table's own seed and the number of the event, from nothing else."""
    drawn = int.from_bytes(seed.derive(f"delay {table.seq}").bits[:4], "big")
    return pace.least + drawn % max(1, pace.most - pace.least)
