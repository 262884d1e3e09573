"""What those at a table are told beside its events: who is connected, what is said, how somebody is called now.

Nothing here knows a card.
"""

from __future__ import annotations

from knekt.server.hall.live_table import LiveTable
from knekt.server.shown.frames import encode
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import Muted, PhraseSaid, Presence, Renamed

__all__ = ["tell_mutes", "tell_name", "tell_phrase", "tell_presence"]


def tell_presence(live: LiveTable, newcomer: Watcher | None = None) -> None:
    """Tell everybody who is connected, if that has changed; else only who has just come."""
    live.note_present()
    now = Presence(table=live.id, present=sorted(live.present), watching=live.watching)
    told = list(live.watchers) if now != live.presence_told else [] if newcomer is None else [newcomer]
    live.presence_told = now
    frame = encode(now)
    for watcher in told:
        watcher.send(frame)


def tell_phrase(live: LiveTable, person: str, player: int, phrase: str) -> None:
    """Let everybody hear what somebody says as this player, but those who do not want to."""
    frame = encode(PhraseSaid(table=live.id, player=player, phrase=phrase))
    for watcher in list(live.watchers):
        if person not in live.muted_by(watcher.who):
            watcher.send(frame)


def tell_mutes(live: LiveTable) -> None:
    """Tell each one whom that one does not want to hear, if that has changed."""
    for watcher in list(live.watchers):
        players = {live.table.player_of(each) for each in live.muted_by(watcher.who)}
        muted = sorted(player for player in players if player is not None)
        if muted != watcher.muted:
            watcher.muted = muted
            watcher.send(encode(Muted(table=live.id, players=muted)))


def tell_name(live: LiveTable, person: str) -> None:
    """Tell everybody how somebody at the table is called now."""
    player = live.table.player_of(person)
    if player is not None:
        frame = encode(Renamed(table=live.id, player=player, name=live.names[person]))
        for watcher in list(live.watchers):
            watcher.send(frame)
