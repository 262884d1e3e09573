"""What those at a table are told beside its events: who is connected, what is said, how somebody is called now.

Nothing here knows a card.
"""

from __future__ import annotations

from knekt.server.hall.live_table import Held
from knekt.server.shown.frames import encode
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import Muted, PhraseSaid, Presence, Renamed

__all__ = ["tell_mutes", "tell_name", "tell_phrase", "tell_presence"]


def tell_presence(held: Held, newcomer: Watcher | None = None) -> None:
    """Tell everybody who is connected, if that has changed; else only who has just come."""
    held.note_present()
    now = Presence(table=held.id, present=sorted(held.present), watching=held.watching)
    told = list(held.watchers) if now != held.presence_told else [] if newcomer is None else [newcomer]
    held.presence_told = now
    frame = encode(now)
    for watcher in told:
        watcher.send(frame)


def tell_phrase(held: Held, person: str, player: int, phrase: str) -> None:
    """Let everybody hear what somebody says as this player, but those who do not want to."""
    frame = encode(PhraseSaid(table=held.id, player=player, phrase=phrase))
    for watcher in list(held.watchers):
        if person not in held.muted_by(watcher.who):
            watcher.send(frame)


def tell_mutes(held: Held) -> None:
    """Tell each one whom that one does not want to hear, if that has changed."""
    for watcher in list(held.watchers):
        players = {held.table.player_of(each) for each in held.muted_by(watcher.who)}
        muted = sorted(player for player in players if player is not None)
        if muted != watcher.muted:
            watcher.muted = muted
            watcher.send(encode(Muted(table=held.id, players=muted)))


def tell_name(held: Held, person: str) -> None:
    """Tell everybody how somebody at the table is called now."""
    player = held.table.player_of(person)
    if player is not None:
        frame = encode(Renamed(table=held.id, player=player, name=held.names[person]))
        for watcher in list(held.watchers):
            watcher.send(frame)
