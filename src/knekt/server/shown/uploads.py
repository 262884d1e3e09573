"""Records that somebody uploads to look at: they are read, played again by the rules, and forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from knekt.errors import KnektError, RecordError
from knekt.notation import Record, SittingRecord, facts_of, write_iss, write_lines, write_text
from knekt.notation.files import deals_of, decoded, records_in
from knekt.server.shown.replay import Form, Replay, ReplayPlayer, SeatWanted, replay_of_record
from knekt.sheet.family import sheet_of

__all__ = [
    "LARGEST_RECORD",
    "BroughtDeal",
    "Upload",
    "converted",
    "first_with_cards",
    "uploaded_deals",
    "uploaded_replay",
]

LARGEST_RECORD = 512 * 1024  # letters of a file: some thousand deals


class BroughtDeal(Struct, kw_only=True):
    """A deal of a file, with its number there.

    `cards`: whether they are known, or only the row of the sheet.
    """

    number: int
    preset: str
    players: list[str]
    cards: bool
    over: bool
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Upload:
    """The deals of a file in their order, with their terms, and the errors of what could not be read."""

    deals: tuple[tuple[BroughtDeal, Record | None, Any], ...]
    damaged: tuple[KnektError, ...]


def uploaded_deals(text: str, name: str) -> Upload:
    """The deals of a file; KnektError, with line and reason, if nothing in it can be read."""
    deals, damaged = list[tuple[BroughtDeal, Record | None, Any]](), list[KnektError]()
    for number, record in enumerate(_records(text, name), start=1):
        try:
            if isinstance(record, RecordError):
                raise record
            found = [
                (_head(len(deals) + at, record.options, deal, terms), deal, terms)
                for at, (deal, terms) in enumerate(_deals(record), start=1)
            ]
        except KnektError as cause:
            damaged.append(_blamed(cause, name, number))
        else:
            deals += found
    if not deals:
        raise damaged[0] if damaged else KnektError("file-empty", f"{name} holds no records", name=name)
    return Upload(tuple(deals), tuple(damaged))


def first_with_cards(brought: Upload) -> int:
    """The number of the first deal whose cards are known; 1, if there is none."""
    return next((head.number for head, record, _ in brought.deals if record is not None), 1)


def uploaded_replay(brought: Upload, number: int, wanted: SeatWanted) -> Replay:
    """The deal of this number, step by step."""
    if not 1 <= number <= len(brought.deals):
        count = len(brought.deals)
        raise KnektError("no-such-deal", f"no deal {number} of {count}", number=number, deals=count)
    head, record, terms = brought.deals[number - 1]
    if record is None:
        raise KnektError("deal-without-cards", f"deal {number} has no cards", number=number)
    players = [ReplayPlayer(name=name, level=None) for name in head.players]
    return replay_of_record(record, terms, players, wanted, deals=len(brought.deals))


def converted(text: str, name: str, form: Form) -> str:
    """All records of a file in one form; KnektError at the first that this form cannot express."""
    written = list[str]()
    for number, record in enumerate(_records(text, name), start=1):
        try:
            if isinstance(record, RecordError):
                raise record
            _ = record.game if isinstance(record, Record) else record.sitting  # only what follows the rules
            written += [_WRITE[form](each) for each in _parts(record, form)]
        except KnektError as cause:
            raise _blamed(cause, name, number) from cause
    if not written:
        raise KnektError("file-empty", f"{name} holds no records", name=name)
    return ("\n" if form == "txt" else "").join(written)


_WRITE: Mapping[Form, Callable[[Any], str]] = {
    "jsonl": write_lines,
    "txt": write_text,
    "iss": lambda record: write_iss(record) + "\n",
}


def _parts(record: Record | SittingRecord, form: Form) -> Iterator[Record | SittingRecord]:
    """The records that are written one by one: a whole sitting, or its deals, as ISS knows no sheet."""
    if form != "iss" or isinstance(record, Record):
        yield record
        return
    for number, deal in deals_of(record):
        if deal is None:
            raise KnektError("deal-without-cards", f"deal {number} has no cards", number=number)
        yield deal


def _records(text: str, name: str) -> Iterator[Record | SittingRecord | RecordError]:
    return records_in(decoded(text.encode(), name), name)


def _blamed(cause: KnektError, name: str, number: int) -> KnektError:
    """The error with the number of its record; an error of a line knows its place itself."""
    if isinstance(cause, RecordError):
        return cause
    note = f"{name}, record {number}: {cause}"
    return KnektError("in-record", note, place=name, number=number, cause=cause.message)


def _deals(record: Record | SittingRecord) -> Iterator[tuple[Record | None, Any]]:
    if isinstance(record, Record):
        yield record, sheet_of(record.options).terms(record.options)
        return
    sitting = record.sitting
    for number, deal in deals_of(record):
        yield deal, sitting.terms_of(number)


def _head(number: int, options: Any, record: Record | None, terms: Any) -> BroughtDeal:
    game = None if record is None else record.game
    over = game is not None and game.is_over
    names = [""] * options.players
    for seat, name in enumerate(record.players if record else ()):
        if terms.seats[seat] >= 0:
            names[terms.seats[seat]] = name
    return BroughtDeal(
        number=number,
        preset=options.preset,
        players=names,
        cards=record is not None,
        over=over,
        facts=facts_of(game) if game is not None and over else {},
    )
