"""Notices to the viewers of a table, besides its events: who is connected, what is said, who has a new name.

Nothing here knows a card.
"""

from __future__ import annotations

from knekt.server.hall.live_table import LiveTable
from knekt.server.shown.frames import encode
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import Muted, PhraseSaid, Presence, Renamed

__all__ = ["tell_mutes", "tell_name", "tell_phrase", "tell_presence"]


def tell_presence(live: LiveTable, newcomer: Watcher | None = None) -> None:
    """Tell everybody who is connected, if that has changed; otherwise tell only the newcomer."""
    live.note_present()
    now = Presence(table=live.id, present=sorted(live.present), watching=live.watching)
    told = list(live.watchers) if now != live.presence_told else [] if newcomer is None else [newcomer]
    live.presence_told = now
    frame = encode(now)
    for watcher in told:
        watcher.send(frame)


def tell_phrase(live: LiveTable, person: str, player: int, phrase: str) -> None:
    """Send everybody what a person says as this player, except those who have muted that person."""
    frame = encode(PhraseSaid(table=live.id, player=player, phrase=phrase))
    for watcher in list(live.watchers):
        if person not in live.muted_by(watcher.who):
            watcher.send(frame)


def tell_mutes(live: LiveTable) -> None:
    """Tell each viewer whom that viewer has muted, if that has changed."""
    for watcher in list(live.watchers):
        players = {live.table.player_of(each) for each in live.muted_by(watcher.who)}
        muted = sorted(player for player in players if player is not None)
        if muted != watcher.muted:
            watcher.muted = muted
            watcher.send(encode(Muted(table=live.id, players=muted)))


def tell_name(live: LiveTable, person: str) -> None:
    """Tell everybody the new name of a person at the table."""
    player = live.table.player_of(person)
    if player is not None:
        frame = encode(Renamed(table=live.id, player=player, name=live.names[person]))
        for watcher in list(live.watchers):
            watcher.send(frame)
