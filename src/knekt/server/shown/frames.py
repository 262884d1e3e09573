"""What each viewer of a table is sent: snapshots and events, made from that viewer's view alone.

This is the only place where the cards of a table become bytes for a client. A frame is made once for each
player, and once for all who only watch.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from knekt.engine import Event, View
from knekt.notation import to_plain
from knekt.server.hall.live_table import LiveTable, Views
from knekt.server.hall.rights import is_keeper, keeper_acts, may_take_back
from knekt.server.hall.tasks import deadline_of, next_deal_of
from knekt.server.nodes.known_people import name_of
from knekt.server.shown.pictures import DealPicture, Told, deal_picture, sheet_picture, wire_sentence
from knekt.server.shown.pictures.parts import listener_of
from knekt.server.shown.story import change_told, event_told, story
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import (
    Ask,
    Happened,
    Logged,
    PlacePicture,
    ProposalPicture,
    Snapshot,
    TablePicture,
)
from knekt.server.table import EVENTS, Table, bot_level
from knekt.server.table.change import KeeperAct
from knekt.server.table.codec import ask_plain
from knekt.server.table.dealing import commitment
from knekt.server.table.event import TakenBack
from knekt.telling import asked

__all__ = [
    "deliver",
    "encode",
    "missed_frames",
    "send_first_frames",
    "snapshot",
    "table_picture",
    "view_of",
]

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """A message as the wire has it."""
    return _encoder.encode(message)


def view_of(table: Table, player: int | None) -> View[Any] | None:
    """The running deal, or the last one, as the player may see it; None before the first."""
    game = table.game
    if game is None or not game.events:
        return None
    seat = table.seat_of(player)
    return View.of(game.rules, seat, [event.seen_by(seat) for event in game.events])


def snapshot(live: LiveTable, player: int | None, who: str | None) -> Snapshot:
    """All that the viewer may know now."""
    table = live.table
    view = live.view(player)
    log = [_logged(live, table, seq, player, told) for seq, told in story(table, player)]
    return Snapshot(
        table=live.id,
        seq=table.seq,
        picture=table_picture(live, table, view, player, who),
        asks=_asks(table, view),
        log=log,
    )


def missed_frames(live: LiveTable, who: str | None, since: int) -> list[Snapshot | Happened]:
    """The events after event `since`; a snapshot, if the viewer does not know the deal or the players."""
    table = live.table
    player = None if who is None else table.player_of(who)
    if table.deal_began < since <= table.seq and not _is_other(table, since):
        return [_happened(live, then, player, who) for then in live.tables_after(since)]
    return [snapshot(live, player, who)]


def send_first_frames(live: LiveTable, watcher: Watcher) -> None:
    """Send a connection its first frames.

    They are the events that it has missed, or a snapshot if it does not know the deal.
    """
    watcher.player = None if watcher.who is None else live.table.player_of(watcher.who)
    for message in missed_frames(live, watcher.who, watcher.seq):
        watcher.send(encode(message))
    watcher.seq = live.table.seq


def deliver(live: LiveTable) -> None:
    """Send every watcher what is new at the table."""
    table = live.table
    new = live.tables_after(min((each.seq for each in live.watchers), default=table.seq))
    made: dict[tuple[int, int | None, str | None], bytes] = {}
    for watcher in list(live.watchers):
        player = None if watcher.who is None else table.player_of(watcher.who)
        if player != watcher.player or _is_taken_back(table, watcher.seq):
            watcher.player = player
            watcher.send(encode(snapshot(live, player, watcher.who)))
        else:
            for then in new:
                key = then.seq, player, watcher.who if is_keeper(then, live.host, watcher.who) else None
                if then.seq <= watcher.seq:
                    continue
                if key not in made:
                    made[key] = encode(_happened(live, then, player, watcher.who))
                watcher.send(made[key])
        watcher.seq = table.seq


def _happened(live: LiveTable, table: Table, player: int | None, who: str | None) -> Happened:
    """The last event of `table`, with the picture of the table after it.

    The live table may have gone on since. Then there are no questions, and names and connections are those of
    now.
    """
    is_now = table is live.table
    views = live.views(player) if is_now else _views_of(table, player)
    view = None if views is None else views[1]
    logged = _logged(live, table, table.seq, player, event_told(table, views, player))
    return Happened(
        table=live.id,
        seq=logged.seq,
        at=logged.at,
        player=logged.player,
        event=logged.event,
        told=logged.told,
        picture=table_picture(live, table, view, player, who),
        asks=_asks(table, view) if is_now else [],
    )


def _views_of(table: Table, player: int | None) -> Views | None:
    view = view_of(table, player)
    return None if view is None else (View.of(view.rules, view.seat, view.events[:-1]), view)


def _logged(live: LiveTable, table: Table, seq: int, player: int | None, told: list[Told]) -> Logged:
    """An event as the player saw it. It must belong to the running deal or the last one, or be public."""
    stamp = live.stamps[seq - 1]
    event: Event = table.log[seq - 1]
    seen = event if event.kind in EVENTS else event.seen_by(table.seat_of(player))
    return Logged(seq=seq, at=stamp.at, player=stamp.player, event=to_plain(seen), told=told)


def _is_other(table: Table, since: int) -> bool:
    """Whether after that event somebody has taken a place, or a decision was taken back."""
    return any(event.kind == "seat-taken" for event in table.log[since:]) or _is_taken_back(table, since)


def _is_taken_back(table: Table, since: int) -> bool:
    return any(isinstance(event, TakenBack) for event in table.log[since:])


def _asks(table: Table, view: View[Any] | None) -> list[Ask]:
    if view is None or table.terms is None or view.is_over or table.closed:
        return []
    asks = view.asks
    waits = any(ask.must for ask in asks)
    question = wire_sentence(asked(listener_of(view, table.terms), view)) if waits else None
    return [msgspec.convert(ask_plain(ask) | {"told": question if ask.must else None}, Ask) for ask in asks]


def table_picture(
    live: LiveTable, table: Table, view: View[Any] | None, player: int | None, who: str | None
) -> TablePicture:
    """The table as the viewer may see it."""
    return TablePicture(
        id=live.id,
        stage=table.stage,
        settings=table.settings.plain,
        places=list(_places(live, table)),
        me=player,
        host=who is not None and who == live.host,
        keeper=_keeper_acts(live, table, who),
        proposal=_proposal(table),
        commitment=commitment(live.seed),
        promised=table.promised,
        deadline=_deadline(live, table),
        next_deal=next_deal_of(table, live.moment_of(table.shown_from, 0)),
        takes_back=player is not None and may_take_back(table) and table.last_choice_of(player) is not None,
        sheet=sheet_picture(table.sitting),
        deal=None if view is None or table.terms is None else _deal(table, view),
    )


def _deal(table: Table, view: View[Any]) -> DealPicture:
    return deal_picture(view, table.terms, helped=not table.settings.scored)


def _keeper_acts(live: LiveTable, table: Table, who: str | None) -> list[KeeperAct]:
    """What the viewer can do as a keeper of the table."""
    return keeper_acts(table, who) if who is not None and is_keeper(table, live.host, who) else []


def _proposal(table: Table) -> ProposalPicture | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return ProposalPicture(
        seq=proposal.seq,
        player=proposal.player,
        told=change_told(table, proposal.change),
        asked=sorted({*table.waits_for, *proposal.agreed}),
        agreed=sorted(proposal.agreed),
    )


def _places(live: LiveTable, table: Table) -> Iterable[PlacePicture]:
    present = live.present
    for player, place in enumerate(table.places):
        level = None if place is None else bot_level(place.holder)
        yield PlacePicture(
            player=player,
            name=name_of(live, table, player),
            level=level,
            away=place is not None and place.away,
            present=level is not None or player in present,
            ready=player in table.ready,
            looking=player in table.looking,
        )


def _deadline(live: LiveTable, table: Table) -> int | None:
    return deadline_of(table, live.stamps[table.seq - 1].at) if table.seq else None
