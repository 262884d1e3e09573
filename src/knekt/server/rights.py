"""Who may do what at a table: asked here and nowhere else."""

from __future__ import annotations

from knekt.errors import KnektError
from knekt.server.held import Held
from knekt.server.table import Kind, Table, Visibility, bot_level
from knekt.server.table.event import SeatTaken
from knekt.server.viewer import Scope, Viewer

__all__ = ["check_may_sit", "check_may_watch", "check_runs", "check_takes", "player_of"]


def check_may_watch(held: Held, viewer: Viewer) -> None:
    """Nothing, if the viewer may look at the table; KnektError, as if there were none, if not."""
    settings, person = held.table.settings, viewer.person
    if settings.visibility is not Visibility.PRIVATE and settings.kind is not Kind.DAILY:
        return
    if person is None or (person != held.host and held.table.player_of(person) is None):
        raise KnektError("no-such-table", f"there is no table {held.id!r}")


def check_may_sit(held: Held, viewer: Viewer) -> str:
    """The person who may sit down here; KnektError if nobody may."""
    person = viewer.known(Scope.TABLES)
    check_may_watch(held, viewer)
    return person


def check_takes(table: Table, player: int, person: str) -> None:
    """Nothing, if the person may have this place at a table at which one may sit; KnektError if not.

    A bot's place can be taken between deals only, for one might have held another hand of this deal before; but one's own, that
    a bot was given, always.
    """
    place = table.places[player] if 0 <= player < len(table.places) else None
    if place is None or bot_level(place.holder) is None:
        return  # free, or somebody's, or not there: the table knows
    if table.settings.kind is not Kind.TABLE or not table.begun:
        raise KnektError("place-taken", f"a bot has place {player}", player=player)
    if table.sitting.is_running and _last_person(table, player) != person:
        raise KnektError("deal-is-running", "a deal is running")


def _last_person(table: Table, player: int) -> str | None:
    """Who had the place before the bot that has it now."""
    for event in reversed(table.log):
        if isinstance(event, SeatTaken) and event.player == player and bot_level(event.holder) is None:
            return event.holder
    return None


def check_runs(held: Held, viewer: Viewer) -> str:
    """The person, if it is the one who opened the table; KnektError if not."""
    person = viewer.known(Scope.TABLES)
    check_may_watch(held, viewer)
    if person != held.host:
        raise KnektError("not-the-host", f"{person} has not opened the table")
    return person


def player_of(held: Held, viewer: Viewer) -> int:
    """Which player the viewer acts for; KnektError for who has no place here."""
    person = viewer.known(Scope.PLAY)
    check_may_watch(held, viewer)
    player = held.table.player_of(person)
    if player is None:
        raise KnektError("no-place-here", f"{person} has no place here")
    return player
