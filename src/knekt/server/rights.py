"""Who may do what at a table: asked here and nowhere else."""

from __future__ import annotations

from knekt.errors import KnektError
from knekt.server.held import Held
from knekt.server.table import Kind, Visibility
from knekt.server.viewer import Scope, Viewer

__all__ = ["check_may_sit", "check_may_watch", "check_runs", "player_of"]


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
