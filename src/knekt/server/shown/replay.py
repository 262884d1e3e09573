"""A deal step by step: each event, and the picture of the deal after it, as one seat saw it or with all cards open.

For deals that are over only: of a deal that runs nobody may go behind another's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from knekt.engine import Event, Seat, View
from knekt.errors import KnektError
from knekt.games import family_of
from knekt.notation import Record, to_plain, write_iss
from knekt.server.hall.live_table import Held
from knekt.server.nodes.acquaintances import name_of
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
MySeat = Literal["0", "1", "2", "3", "open", "mine"]  # mine: open for who did not play
Form = Literal["jsonl", "txt", "iss"]


_SEATS: tuple[SeatWanted, ...] = "0", "1", "2", "3"


class ReplayPlayer(Struct, kw_only=True):
    """Who played, and what they are called, empty where nobody knows it; `level` is a bot's."""

    name: str | None
    level: int | None


class Step(Struct, kw_only=True):
    """One event of the deal, what it is in words, the deal after it, and what somebody has written in the record before it."""

    event: dict[str, Any]
    told: list[Told]
    picture: DealPicture
    comments: list[str]


class Replay(Struct, kw_only=True):
    """A deal from its cards to its end. `seat` is the one that looks, null with all cards open."""

    game: str  # its family
    preset: str
    number: int
    deals: int  # that are over at the table
    players: list[ReplayPlayer]
    seat: int | None
    seats: list[int]  # those from which one can look
    forms: list[Form]  # in which the deal can be had as a record
    steps: list[Step]


def replay_of_table(held: Held, number: int, wanted: MySeat, who: str | None = None) -> Replay:
    """A deal of the table, which somebody asks for; KnektError where there is none that is over."""
    record = deal_record(held, number)
    if wanted == "mine":
        mine = held.table.seat_in(number, who)
        wanted = "open" if mine is None else _SEATS[mine]
    players = [_player(held, player) for player in range(len(held.table.places))]
    sitting = held.table.sitting
    return replay_of_record(record, sitting.terms_of(number), players, wanted, deals=len(sitting.rows))


def _player(held: Held, player: int) -> ReplayPlayer:
    place = held.table.places[player]
    level = None if place is None else bot_level(place.holder)
    return ReplayPlayer(name=name_of(held, held.table, player), level=level)


def replay_of_record(
    record: Record, terms: Any, players: Sequence[ReplayPlayer], wanted: SeatWanted, *, deals: int
) -> Replay:
    """The deal of a record, gone through again by the rules; `terms` are those of the sheet that it belongs to."""
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
    """Who looks at open cards looks as one who only watches, at a log from which nothing was taken out."""
    steps, view = list[Step](), View.of(rules, seat, ())
    listener = Listener(terms, None if seat is None else terms.seats[seat])
    for number, event in enumerate(seen):
        before, view = view, view.extended((event,))
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
