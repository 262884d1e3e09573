"""A drawing of a deal for a terminal of 80 columns: cards, calls, exchange, tricks, entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cards import Card
from knekt.cli.layout import set_in_lines, table
from knekt.cli.skruf.auction import auction_lines, exchange_lines
from knekt.cli.skruf.hands import hands_drawn
from knekt.cli.skruf.ledger import column_head, count_lines
from knekt.cli.skruf.result_words import outcome, sides_told
from knekt.cli.skruf.seats import Seats
from knekt.cli.speaker import Speaker
from knekt.cli.story import story_lines
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import wrapped
from knekt.cli.table.seating import Seating
from knekt.engine import Seat
from knekt.message import Message, printable
from knekt.notation import Record
from knekt.sheet import Terms
from knekt.skruf import (
    SEATS,
    Borne,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Ending,
    Played,
    PlayedOpen,
    Result,
    SkrufGame,
    State,
    Stopped,
    SuitBarred,
    result,
)

__all__ = ["deal_lines"]

_TOLD = {"Count"}  # tags with facts that the diagram shows itself
_NOT_DRAWN = ClaimMade, ClaimAnswered, ClaimJudged, SuitBarred, Borne, Stopped
_SIDE = 18  # columns for the names of a side


def deal_lines(record: Record, game: SkrufGame, speaker: Speaker) -> Iterator[str]:
    """The deal from its heading to its account, as far as it was played."""
    state, faces, seats = game.state, Faces(speaker), Seats.of(record, speaker)
    yield from _heading(record, state, seats)
    for part in (
        hands_drawn(state.dealt, state.talon, seats, faces) if state.dealt else (),
        auction_lines(game, seats, faces),
        exchange_lines(game, seats, faces),
        _tricks(state, seats, faces),
        _story(game, seats, faces),
    ):
        if lines := list(part):
            yield from ("", *lines)
    yield ""
    if game.is_over:
        yield from _end(result(state), seats)
    else:
        yield speaker.say("show-unfinished")


def _story(game: SkrufGame, seats: Seats, faces: Faces) -> Iterator[str]:
    """Claims, faults, players who left, and who bears a lost slam."""
    names = tuple(seats.name(seat) for seat in range(len(SEATS)))
    seating = Seating(seats.speaker, faces, names, Terms(1, 3, (0, 1, 2, 3)), None)
    return story_lines(
        game, seating, (Played, PlayedOpen), lambda event, _: not isinstance(event, _NOT_DRAWN)
    )


def _heading(record: Record, state: State, seats: Seats) -> Iterator[str]:
    speaker, parts = seats.speaker, list[str]()
    if state.contract is not None and state.declarer is not None:
        parts.append(speaker.render(state.contract.message))
        parts.append(speaker.say("show-skruf-declarer", player=seats.full_name(state.declarer)))
    elif state.is_misere:
        parts.append(speaker.say("skruf-misere"))
    elif state.ending is not None:
        parts.append(speaker.render(Message(f"ending-{state.ending}")))
    else:
        parts.append(speaker.say("show-deal"))
    told = " · ".join([*parts, record.options.preset])
    yield from wrapped(told[:1].upper() + told[1:])
    tags = [f"{name} {value}" for name, value in record.tags.items() if value and name not in _TOLD]
    if tags:
        yield from set_in_lines(list(map(printable, tags)), " · ")


def _tricks(state: State, seats: Seats, faces: Faces) -> Iterator[str]:
    """A row for each trick: the cards under their players, and the tricks of both sides so far."""
    if not state.tricks and not state.trick:
        return
    speaker, won = seats.speaker, list(state.won_before)
    rows = [
        ["", *(f" {seats.short_name(seat)}" for seat in range(len(SEATS))), speaker.say("show-skruf-tricks")]
    ]
    for number, trick in enumerate(state.tricks, start=1 + sum(won)):
        won[state.side_of(trick.winner)] += 1
        cells = _row(state, trick.cards, trick.lead, trick.winner, faces)
        rows.append([str(number), *cells, f"{won[0]}–{won[1]}"])
    if state.trick:
        lead = state.circle[(state.circle.index(state.turn) - len(state.trick)) % 4]
        rows.append([str(1 + sum(won)), *_row(state, state.trick, lead, None, faces), ""])
    yield from table(rows, right=(0, 5), gap=3)
    yield "     " + speaker.say("show-skruf-marks", sides="misere" if state.is_misere else "bid")


def _row(state: State, cards: tuple[Card, ...], lead: Seat, winner: Seat | None, faces: Faces) -> list[str]:
    cells, seat = [""] * len(SEATS), lead
    for card in cards:
        cells[seat] = f"{'>' if seat == lead else ' '}{faces.show(card)}{'*' if seat == winner else ''}"
        seat = state.after(seat)
    return cells


def _end(end: Result, seats: Seats) -> Iterator[str]:
    """How the deal ended, and the entries of both sides in their accounts."""
    speaker = seats.speaker
    if end.ending is not Ending.PLAYED:
        yield from wrapped(speaker.say("show-ending", ending=Message(f"ending-{end.ending}")))
    if end.score is None:
        return
    told = outcome(end, [seats.name(seat) for seat in range(len(SEATS))], speaker)
    yield from wrapped(told[:1].upper() + told[1:])
    if end.alone and end.declarer is not None:
        yield from wrapped(speaker.say("show-skruf-alone", player=seats.name(end.declarer)))
    heads: Sequence[str] = sides_told(end, speaker)
    if any(seats.names):
        heads = [column_head(seats.side_names(end, side), _SIDE, speaker) for side in (0, 1)]
    yield from count_lines(end.lines, heads, speaker)
