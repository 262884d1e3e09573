"""A deal step by step, as one seat saw it or with all cards open: each event, and the picture after it.

This is for deals that are over only: while a deal runs nobody may see another's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from knekt.engine import Event, Seat, View
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.notation import Record, to_plain, write_iss
from knekt.server.hall.live_table import LiveTable
from knekt.server.nodes.known_people import name_of
from knekt.server.shown.pictures import DealPicture, Told, deal_picture
from knekt.server.shown.records import deal_record
from knekt.server.shown.story import deal_told
from knekt.server.table import bot_level
from knekt.telling import Listener

__all__ = [
    "Form",
    "MySeat",
    "Replay",
    "ReplayPlayer",
    "SeatWanted",
    "Step",
    "replay_of_record",
    "replay_of_table",
]

SeatWanted = Literal["0", "1", "2", "3", "open"]
MySeat = Literal["0", "1", "2", "3", "open", "mine"]  # mine: open, if the viewer did not play
Form = Literal["jsonl", "txt", "iss"]


_SEATS: tuple[SeatWanted, ...] = "0", "1", "2", "3"


class ReplayPlayer(Struct, kw_only=True):
    """A player and the name, which is empty if it is not known; `level` is a bot's."""

    name: str | None
    level: int | None


class Step(Struct, kw_only=True):
    """One event: in words, with the picture of the deal after it, and with the comments before it."""

    event: dict[str, Any]
    told: list[Told]
    picture: DealPicture
    comments: list[str]


class Replay(Struct, kw_only=True):
    """A deal from its cards to its end. `seat` is the seat that looks; it is null with all cards open."""

    game: str  # its family
    preset: str
    number: int
    deals: int  # how many are over at the table
    players: list[ReplayPlayer]
    seat: int | None
    seats: list[int]  # the seats from which one can look
    forms: list[Form]  # the forms of record in which the deal can be had
    steps: list[Step]


def replay_of_table(live: LiveTable, number: int, wanted: MySeat, who: str | None = None) -> Replay:
    """The replay of a deal of the table, asked for by `who`; KnektError if no such deal is over."""
    record = deal_record(live, number)
    if wanted == "mine":
        mine = live.table.seat_in(number, who)
        wanted = "open" if mine is None else _SEATS[mine]
    players = [_player(live, player) for player in range(len(live.table.places))]
    sitting = live.table.sitting
    return replay_of_record(record, sitting.terms_of(number), players, wanted, deals=len(sitting.rows))


def _player(live: LiveTable, player: int) -> ReplayPlayer:
    place = live.table.places[player]
    level = None if place is None else bot_level(place.holder)
    return ReplayPlayer(name=name_of(live, live.table, player), level=level)


def replay_of_record(
    record: Record, terms: Any, players: Sequence[ReplayPlayer], wanted: SeatWanted, *, deals: int
) -> Replay:
    """The replay of a record, played again by the rules.

    `terms` are those of the sheet to which it belongs.
    """
    family, game = family_of(record.options), record.game
    seats = [seat for seat, player in enumerate(terms.seats) if player >= 0]
    seat = None if wanted == "open" else int(wanted)
    if seat is not None and seat not in seats:
        raise KnektError("no-such-place", f"nobody sits in seat {seat}")
    seen = game.events if seat is None else tuple(event.seen_by(seat) for event in game.events)
    return Replay(
        game=family.name,
        preset=record.options.preset,
        number=terms.number,
        deals=deals,
        players=list(players),
        seat=seat,
        seats=seats,
        forms=["jsonl", "txt", "iss"] if _is_told_by_iss(record) else ["jsonl", "txt"],
        steps=_steps(record, game.rules, seen, seat, terms),
    )


def _steps(record: Record, rules: Any, seen: Sequence[Event], seat: Seat | None, terms: Any) -> list[Step]:
    """The steps.

    With all cards open the view is that of a watcher, of a log from which nothing was removed.
    """
    steps = list[Step]()
    listener = Listener(terms, None if seat is None else terms.seats[seat])
    for number, (before, event, view) in enumerate(View.of(rules, seat, ()).steps(seen)):
        told = deal_told(listener, before, view)
        picture = deal_picture(view, terms, helped=False)  # nobody has anything to decide any more
        said = [comment for place, comment in record.comments if place == number]
        steps.append(Step(event=to_plain(event), told=told, picture=picture, comments=said))
    return steps


def _is_told_by_iss(record: Record) -> bool:
    try:
        return bool(write_iss(record))
    except KnektError:
        return False
