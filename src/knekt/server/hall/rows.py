"""The rows that are written with a table's events, so that questions over many tables need not read logs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Executable, delete, exists, insert, select, update
from sqlalchemy.sql.expression import bindparam

from knekt.notation import facts_of
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.tasks import Task
from knekt.server.store.schema import deals, due, members, tables
from knekt.server.table import Table, bot_level

__all__ = ["rows_for_waking", "rows_with_events"]

_BINDS = {"key": "table", "again": "task", "at_seq": "seq", "moment": "at"}
_STAGE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(stage=bindparam("now"), free=bindparam("left_free"), changed=bindparam("at"))
)
_NOT_DUE = delete(due).where(due.c.table == bindparam("key"))
_DUE = insert(due)
_AGAIN = insert(due).from_select(
    ["table", "task", "seq", "at"],
    select(*(bindparam(name, type_=due.c[column].type) for name, column in _BINDS.items())).where(
        ~exists().where(due.c.table == bindparam("key"), due.c.task == bindparam("again"))
    ),
)
_DEAL = insert(deals)
_GONE = delete(members).where(members.c.table == bindparam("key"), members.c.person == bindparam("who"))
_MEMBER = insert(members)
_LEFT = (
    update(members)
    .where(members.c.table == bindparam("key"), members.c.person == bindparam("who"))
    .values(left=bindparam("at"))
)


def rows_with_events(
    live: LiveTable, after: Table, now: int, tasks: Iterable[Task]
) -> list[tuple[Executable, Mapping[str, Any]]]:
    """The statements that go with the events from the live table to `after`: tasks, stage, members, deals."""
    before, key = live.table, live.id
    now = max(now, live.used)  # never before the last event, even if the clock was set back
    written: list[tuple[Executable, Mapping[str, Any]]] = [(_NOT_DUE, {"key": key})]
    written += [(_DUE, {"table": key, "task": each.task, "seq": after.seq, "at": each.at}) for each in tasks]
    if after.stage != before.stage or len(after.free) != len(before.free):
        values = {"key": key, "now": after.stage, "left_free": len(after.free), "at": now}
        written.append((_STAGE, values))
    for old, new in zip(before.places, after.places, strict=True):
        if old is not None and old.holder != (new and new.holder) and bot_level(old.holder) is None:
            written.append((_LEFT, {"key": key, "who": old.holder, "at": now}))
        if new is not None and new.holder != (old and old.holder) and bot_level(new.holder) is None:
            player = after.player_of(new.holder)
            written.append((_GONE, {"key": key, "who": new.holder}))
            written.append(
                (
                    _MEMBER,
                    {"table": key, "person": new.holder, "player": player, "since": now, "left": None},
                )
            )
    if len(after.sitting.rows) > len(before.sitting.rows):
        written.append((_DEAL, _deal_row(live, after, now)))
    return written


def rows_for_waking(live: LiveTable, tasks: Iterable[Task]) -> list[tuple[Executable, Mapping[str, Any]]]:
    """The statements by which these tasks of a table that rested are due again, if they are not."""
    seq = live.table.seq
    return [
        (_AGAIN, {"key": live.id, "again": each.task, "at_seq": seq, "moment": each.at}) for each in tasks
    ]


def _deal_row(live: LiveTable, after: Table, now: int) -> dict[str, Any]:
    """The row of the deal that has just ended, for the lists of deals."""
    game, row = after.game, after.sitting.rows[-1]
    assert game is not None
    return {
        "table": live.id,
        "number": row.terms.number,
        "first": after.deal_began + 1,
        "last": _last_of_deal(after),
        "ended": now,
        "seats": list(row.terms.seats),
        "facts": facts_of(game),
        "bots": [after.bots_acted[player] if player >= 0 else None for player in row.terms.seats],
    }


def _last_of_deal(table: Table) -> int:
    """The number of the last event of the deal that has just ended; only the table's own events follow it."""
    last = table.seq
    while table.deal_events(last) == table.deal_events(last - 1):
        last -= 1
    return last
