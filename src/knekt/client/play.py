"""A player of any kind at a table of a server."""

from __future__ import annotations

from knekt.client.moment import Moment
from knekt.client.table import ClientTable
from knekt.engine import Action
from knekt.errors import ServerRefused
from knekt.players import Outspoken, Player

__all__ = ["play"]

_CONFLICT = 409  # the table has moved on


def play(table: ClientTable, player: Player) -> Moment:
    """Let the player act in this client's place until the table is closed; the last moment of the table.

    An action that comes too late, because somebody else was first, is dropped: the stream tells what is asked
    now.
    """
    for moment in table.moments():
        try:
            if moment.may_go_on:
                table.go_on()
            elif (action := _wanted(moment, player)) is not None:
                table.act(action, moment)
        except ServerRefused as refused:
            if not refused.late and refused.status != _CONFLICT:
                raise
    return moment


def _wanted(moment: Moment, player: Player) -> Action | None:
    view = moment.view
    if view is None or not moment.asks:
        return None
    if moment.must_act:
        return player.choose(view)
    return player.interject(view) if isinstance(player, Outspoken) else None
