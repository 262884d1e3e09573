"""What a table has to do by itself, and when.

It deals, lets its bots act, plays forced cards, ends thinking times, and waits no longer for people who are
gone. Every change of a table writes all its tasks again, in the same transaction: so none is lost or out of
date.

A delay depends neither on the cards nor on how many answers there are, so it tells nobody anything: a bot has
thought before its delay is over, and a forced card takes as long as the player's other cards do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from knekt.cards import Seed
from knekt.engine import Action
from knekt.players import BUDGETS, Level, steward_of
from knekt.server.table import Kind, Table, only_card

__all__ = [
    "ABSENT",
    "BOTS",
    "CLOCK",
    "DEAL",
    "FORCED",
    "USUAL",
    "WHO_IS_THERE",
    "Pace",
    "Task",
    "deadline_of",
    "forced_card",
    "goes_on_alone",
    "next_deal_of",
    "tasks_of",
]

DEAL, BOTS, CLOCK, FORCED, ABSENT, WHO_IS_THERE = "deal", "bots", "clock", "forced", "absent", "there"
_FEW = 4  # with fewer cards than these it is not known how long a player takes
_ABOUT = range(80, 126)  # percent of a usual time, so that no two cards take the same to the millisecond
# Milliseconds for each second that a level may think by its budget: to begin and to end takes time too.
_AROUND = 1_300
LOOK_EVERY = 5_000  # milliseconds between two looks at who is still there


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take where people are at the table or watch it, in milliseconds."""

    first: int = 500  # before the first deal, and before one that everybody has asked for
    least: int = 500  # the shortest delay of a bot
    most: int = 1_500  # the longest delay of a bot
    haste: float = 1.0  # the share of its usual time that a bot may think
    results: bool = True  # whether people are shown a result before the next deal comes

    @classmethod
    def of(cls, percent: int) -> Pace:
        """The usual times, in percent; with 0 nothing waits.

        >>> Pace.of(50).most
        750
        """
        usual = cls()
        first, least, most = (each * percent // 100 for each in (usual.first, usual.least, usual.most))
        return cls(first, least, most, min(1.0, percent / 100), percent > 0)


USUAL = Pace()


@dataclass(frozen=True, slots=True)
class Task:
    """Something that has to be done, and at which moment."""

    task: str
    at: int


def tasks_of(
    table: Table,
    now: int,
    chance: Seed,
    pace: Pace = USUAL,
    wish_forced: Mapping[int, Sequence[int]] = MappingProxyType({}),
    shown: int | None = None,
) -> list[Task]:
    """What the table has to do next.

    `chance` is the seed from which delays are drawn. `wish_forced`: the players for whom forced cards are
    played, and how long each has taken for cards. `shown`: the moment from which the next deal is timed, if
    it is not now.
    """
    if table.is_deal_due:
        return _next_deal(table, now, pace, now if shown is None else shown)
    if table.stage != "playing":
        return []
    tasks = []
    if table.proposal is not None and table.proposal.moment is not None:
        tasks.append(Task(ABSENT, now + 1_000 * table.settings.grace))
    speaking = speakers(table)
    if speaking:
        tasks.append(Task(BOTS, now + (_bots_delay(table, chance, pace, speaking) if _is_seen(table) else 0)))
    player = on_turn(table)
    if player is None or table.acts_for(player) is not None:
        return tasks
    if player in wish_forced and forced_card(table) is not None:
        tasks.append(Task(FORCED, now + _like_other_cards(table, chance, pace, wish_forced[player])))
    deadline = deadline_of(table, now)
    if deadline is not None:
        tasks.append(Task(CLOCK, deadline))
    return tasks


def goes_on_alone(table: Table, *, watched: bool) -> bool:
    """Whether bots play on where no person acts: while somebody watches, and in a deal of the day to its end.

    All other tables rest until somebody comes.
    """
    return watched or table.settings.kind is Kind.DAILY


def _is_seen(table: Table) -> bool:
    """Whether anybody sees what the bots do.

    Without people a table goes on only while somebody watches; but a deal of the day is played out unseen.
    """
    return bool(table.people) or table.settings.kind is not Kind.DAILY


def deadline_of(table: Table, since: int) -> int | None:
    """When the thinking time of the person ends who was asked to act at `since`.

    None if the table sets no such limit, or waits for no person.
    """
    player, thinking = on_turn(table), table.settings.thinking
    if thinking is None or player is None or table.stage != "playing" or table.acts_for(player) is not None:
        return None
    return since + 1_000 * thinking


def next_deal_of(table: Table, shown: int) -> int | None:
    """When the next deal comes by itself, timed from the moment `shown`; None while it waits for people.

    It waits for a person who plays alone, for anybody who still looks at the cards, and for all people at a
    table that was opened so.
    """
    waits = len(table.people) == 1 or table.looking or not table.settings.result
    if not table.is_deal_due or waits or table.all_ready or table.settings.kind is not Kind.TABLE:
        return None
    return shown + 1_000 * table.settings.result


def _next_deal(table: Table, now: int, pace: Pace, shown: int) -> list[Task]:
    """What is to be done between two deals. A sitting without an end waits here while all people are away."""
    kind = table.settings.kind
    if kind is Kind.BRANCH or (kind is Kind.TABLE and table.sitting.last is None and not table.people):
        return []
    if table.all_ready or not table.sitting.rows or not pace.results:
        return [Task(DEAL, now + (pace.first if _is_seen(table) else 0))]
    due = next_deal_of(table, min(shown, now))  # the clock may have been set back
    if due is not None:
        return [Task(DEAL, due)]
    return [] if len(table.people) == 1 else [Task(WHO_IS_THERE, now + LOOK_EVERY)]


def on_turn(table: Table) -> int | None:
    """The player for whom the running deal waits; None between the events of one action."""
    game = table.game
    if game is None or not table.sitting.is_running or game.rules.consequence(game.state) is not None:
        return None
    if game.turn is None:
        return None
    player: int = table.terms.seats[game.turn]
    return player


def speakers(table: Table) -> list[int]:
    """The seats of bots that have something to decide.

    Those that may speak out of turn come first, then the one that has to act.
    """
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
    return None if table.game is None else only_card(table.game)


def _delay(table: Table, chance: Seed, pace: Pace) -> int:
    """A delay as if somebody thought, drawn for this table and this number of events only."""
    return pace.least + _drawn(table, chance) % max(1, pace.most - pace.least)


def _bots_delay(table: Table, chance: Seed, pace: Pace, speaking: Iterable[int]) -> int:
    """The delay of these bots, which is never shorter than their levels may need for a card."""
    levels = [table.acts_for(table.terms.seats[seat]) for seat in speaking]
    needed = max(BUDGETS[Level(level)].seconds for level in levels if level is not None)
    return max(0, round(_AROUND * needed * pace.haste) - pace.least) + _delay(table, chance, pace)


def _like_other_cards(table: Table, chance: Seed, pace: Pace, took: Sequence[int]) -> int:
    """About as long as the player took for one of the last cards.

    With few such cards, as long as a bot takes.
    """
    if len(took) < _FEW:
        return _delay(table, chance, pace)
    which, about = divmod(_drawn(table, chance), len(_ABOUT))
    return took[which % len(took)] * _ABOUT[about] // 100


def _drawn(table: Table, chance: Seed) -> int:
    return int.from_bytes(chance.derive(f"delay {table.seq}").bits[:4], "big")
