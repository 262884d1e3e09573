"""A table's events in sentences for one viewer, made from that viewer's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from knekt.engine import Event, View
from knekt.message import Message
from knekt.server.hall.live_table import Views
from knekt.server.shown.pictures import Told, wire_sentence
from knekt.server.table import Table
from knekt.server.table.change import CHANGES
from knekt.server.table.event import (
    CameBack,
    ChangeAnswered,
    ChangeDropped,
    ChangeProposed,
    Closed,
    Looking,
    SeatLeft,
    SeatTaken,
    StoodIn,
    TakenBack,
)
from knekt.sheet import Player, TimeUp
from knekt.telling import Listener, Named, Sentence, entered, happened, sentence

__all__ = ["change_told", "deal_told", "event_told", "story"]


def event_told(table: Table, views: Views | None, player: Player | None) -> list[Told]:
    """The last event of the table in sentences for the player, or for somebody who only watches."""
    event = table.log[-1]
    if table.is_of_deal(event) and views is not None and table.terms is not None:
        return deal_told(Listener(table.terms, player), *views)
    return [wire_sentence(each) for each in _beside(table, event, player)]


def change_told(table: Table, change: Event) -> list[Told]:
    """A change that the keeper has proposed, in sentences."""
    return [wire_sentence(each) for each in _change(table, change)]


def deal_told(listener: Listener, before: View[Any], after: View[Any]) -> list[Told]:
    """The last event of a deal in sentences for the listener, whose views these are."""
    return [wire_sentence(each) for each in (*happened(listener, before, after), *_over(after))]


def story(table: Table, player: Player | None) -> Iterator[tuple[int, list[Told]]]:
    """Every event since the running deal or the last one began, with its number, in sentences for the player.

    Events that were taken back are left out.
    """
    game, terms, seat = table.game, table.terms, table.seat_of(player)
    standing = table.standing_events(table.deal_began)
    of_deal = (event.seen_by(seat) for _, event in standing if table.is_of_deal(event))
    steps = None if game is None else View.of(game.rules, seat, ()).steps(of_deal)
    for seq, event in standing:
        if steps is not None and terms is not None and table.is_of_deal(event):
            before, _, after = next(steps)
            yield seq, deal_told(Listener(terms, player), before, after)
        else:
            yield seq, [wire_sentence(each) for each in _beside(table, event, player)]


def _over(view: View[Any]) -> Iterator[Sentence]:
    """How the deal has ended, if the last event says that it is over."""
    if view.is_over and view.events[-1].kind == "ended":
        yield sentence("page-told-ended", ending=Message(f"ending-{view.state.ending}"))


def _beside(table: Table, event: Event, me: Player | None) -> Iterator[Sentence]:
    """An event of the table itself, apart from the cards; some are not worth a word."""
    match event:
        case ChangeProposed(player, change, asked):
            if asked:  # otherwise the change simply happens
                yield sentence("page-told-proposed", **_who(player, me))
                yield from _change(table, change)
        case ChangeAnswered(player, agree, absent):
            id = "page-told-absent" if absent else "page-told-agreed" if agree else "page-told-refused"
            yield sentence(id, **_who(player, me))
        case ChangeDropped():
            yield sentence("page-told-dropped")
        case SeatTaken(player):
            yield sentence("page-told-seat-taken", **_who(player, me))
        case SeatLeft():
            yield sentence("page-told-seat-left")
        case StoodIn(player):
            yield sentence("page-told-stood-in", **_who(player, me))
        case CameBack(player):
            yield sentence("page-told-came-back", **_who(player, me))
        case Looking(player):
            yield sentence("page-told-looking", **_who(player, me))
        case TakenBack(player):
            yield sentence("page-told-taken-back", **_who(player, me))
        case TimeUp():
            yield sentence("page-told-time-up")
        case Closed():
            yield sentence("page-told-closed")
        case _ if event.kind in CHANGES:
            yield from _change(table, event)


def _change(table: Table, change: Any) -> Iterator[Sentence]:
    """A change that has been made, or that somebody has proposed."""
    match change.kind:
        case "stopped":
            yield sentence("page-change-void" if change.cause == "void" else "page-change-misdeal")
        case "suit-barred":
            yield sentence("page-change-barred", suit=change.suit.message)
        case "corrected":
            yield sentence("page-change-corrected", number=change.number, reason=change.reason)
            yield entered(table.settings.options, table.sitting.terms_of(change.number), change)
        case "adjusted":
            yield sentence("page-change-adjusted", reason=change.reason)
            for player, points in enumerate(change.points):
                if points:
                    gets = "yes" if points > 0 else "no"
                    yield sentence("page-told-moved", name=Named((player,)), gets=gets, points=abs(points))


def _who(player: Player | None, me: Player | None) -> dict[str, str | Named]:
    """A player as the places of a sentence; None is a keeper who has no place."""
    if player is None:
        return {"me": "nobody", "name": Named(())}
    return {"me": "yes" if player == me else "no", "name": Named((player,))}
