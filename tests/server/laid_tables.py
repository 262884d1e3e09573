"""Tables on which a given deal lies, as a node has them in memory, and the frames that it sends."""

from __future__ import annotations

from typing import Any

from random_tables import together

from knekt.cards import Seed
from knekt.engine import Action, Game, Seat
from knekt.server.hall.live_table import LiveTable, Stamp
from knekt.server.shown.frames import deliver, encode, snapshot
from knekt.server.shown.pictures import DealPicture, deal_picture
from knekt.server.shown.watching import Watcher
from knekt.server.table import Table, TableSettings
from knekt.sheet import Sitting
from knekt.sheet.family import sheet_of

__all__ = ["after", "delivered", "live_with", "person", "seen", "snapped", "terms_of", "viewers_of"]

SEED = Seed.parse("00" * 32)
NOBODY = "somebody else"  # somebody who only watches


def person(player: int | None) -> str:
    """The id of the person in a place, or of somebody who only watches."""
    return NOBODY if player is None else f"person{player}"


def live_with(game: Game[Any], until: int | None = None) -> LiveTable:
    """A table of people at which this deal is played, up to event `done`; as many players sit out as can.

    The log is told as it is, so that the cards may be any.
    """
    options = game.rules.options
    for more in range(6, options.players, -1):
        options = together(options, {"players": more}) or options
    table = Table.new(TableSettings(options=options, thinking=30))
    for player in range(options.players):
        table = table.take(player, person(player))
    table = table.begin()
    for event in Sitting.new(options).dealt(SEED).log:
        if event.kind in table.sitting.own_events and event not in table.sitting.log:
            table = table.believing(event)
    for event in game.events[:until]:
        table = table.believing(event)
    live = LiveTable("atable", table.settings, SEED, person(0), 0)
    live.names = {person(player): f"Player {player}" for player in range(options.players)}
    live.table, live.stamps = table, [Stamp(1000 * seq, None) for seq in range(table.seq)]
    return live


def viewers_of(live: LiveTable) -> list[int | None]:
    """Every player, even one who sits out, and somebody who only watches."""
    return [*range(len(live.table.places)), None]


def snapped(live: LiveTable, player: int | None) -> bytes:
    """The snapshot that the viewer gets."""
    return encode(snapshot(live, player, person(player)))


def delivered(live: LiveTable, player: int | None, last: int) -> list[bytes]:
    """The frames of the last `count` events, for a viewer who was there all the time."""
    watcher = Watcher(person(player), live.table.seq - last)
    watcher.player = player
    live.watchers = {watcher}
    deliver(live)
    live.watchers = set()
    frames = list[bytes]()
    while not watcher.outbox._frames.empty():
        frame = watcher.outbox._frames.get_nowait()
        assert frame is not None
        frames.append(frame)
    return frames


def terms_of(game: Game[Any]) -> Any:
    """The terms of a first deal."""
    return sheet_of(game.rules.options).terms(game.rules.options)


def after(game: Game[Any], *actions: Action) -> Game[Any]:
    """The game after these actions."""
    for action in actions:
        game = game.apply(action)
    return game


def seen(game: Game[Any], viewer: Seat | None, *, helped: bool = True) -> DealPicture:
    """The picture that the viewer has now, in practice if nothing else is said."""
    return deal_picture(game.view(viewer), terms_of(game), helped=helped)
