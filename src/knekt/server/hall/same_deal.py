"""The same deal again: a new table with the cards of a deal that is over, on the same terms.

It counts nowhere.
"""

from __future__ import annotations

from knekt.errors import KnektError
from knekt.server.hall.hall import Hall
from knekt.server.hall.lobby import Lobby
from knekt.server.hall.rights import check_may_watch
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.shown.records import opening_of
from knekt.server.table import Kind, Table, TableSettings, Visibility, bot

__all__ = ["play_again"]


async def play_again(
    hall: Hall,
    lobby: Lobby,
    id: str,
    number: int,
    viewer: Viewer,
    *,
    seat: int | None,
    level: int,
    command: str | None,
) -> str:
    """Open a table where the viewer plays that deal again against bots, in this seat or the old one.

    The answer is the id of the new table.
    """
    person, holder = viewer.require(Scope.TABLES), bot(level)
    live = await hall.live_table(id)
    check_may_watch(live, viewer)
    first = opening_of(live, number)
    # Somebody who did not play in the deal gets forehand's seat.
    wanted = (live.table.seat_in(number, person) or 0) if seat is None else seat
    terms = live.table.sitting.terms_of(number)
    if not 0 <= wanted < len(terms.seats) or terms.seats[wanted] < 0:
        raise KnektError("no-such-place", f"nobody sits in seat {wanted}", player=wanted)
    settings = TableSettings(
        options=live.table.settings.options,
        visibility=Visibility.PRIVATE,
        kind=Kind.BRANCH,
        practice=True,
        origin=id,
        origin_deal=number,
    )
    await lobby.check_may_open(person, command)
    branch = await hall.live_table(await hall.open(settings, person, command=command))

    def step(table: Table) -> Table:
        if table.begun:
            return table
        chosen = table.sitting.prepared(branch.seed).terms.seats[wanted]
        for player in table.free:
            table = table.take(player, person if player == chosen else holder)
        return table.begin().placed(first, branch.seed, terms)

    await hall.change(branch.id, step, who=person)
    return branch.id
