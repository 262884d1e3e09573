"""`knekt show`: draw a deal as a diagram, and a sitting as its sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click

from knekt.cli.family import pages_of
from knekt.cli.files import FoundRecord, read_records
from knekt.cli.frame import Command, Number, json_option
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError, RecordError
from knekt.notation import Record, SittingRecord
from knekt.notation.files import deals_of

__all__ = ["command", "deal_numbered"]

BAD_INPUT = 2


def command(speaker: Speaker) -> Command:
    @click.command("show", cls=Command, help=speaker.say("help-show"))
    @click.argument("file", metavar=speaker.say("help-file"), help=speaker.say("help-records"))
    @click.option("--deal", "number", type=Number(1, 10**9), help=speaker.say("help-show-deal"))
    @json_option(speaker)
    def show(**given: Any) -> int:
        as_json, status = given["as_json"], 0
        if given["number"] is not None:
            _show(deal_numbered(read_records(given["file"]), given["number"]), speaker, as_json=as_json)
            return 0
        for found in read_records(given["file"]):
            try:
                if found.number > 1 and not as_json:
                    click.echo()
                _show(found, speaker, as_json=as_json)
            except KnektError as damage:
                speaker.complain(damage, as_json=as_json)
                status = BAD_INPUT
        return status

    return show


def deal_numbered(records: Iterable[FoundRecord], wanted: int) -> FoundRecord:
    """The deal of this number, with the deals of a sitting counted one by one."""
    count = 0
    for found in records:
        if isinstance(found.record, SittingRecord):
            try:
                deals = [record for _, record in deals_of(found.record)]
            except KnektError as cause:
                raise found.located(cause) from cause
        else:
            deals = [None] if isinstance(found.record, RecordError) else [found.record]
        if wanted <= count + len(deals):
            deal = deals[wanted - count - 1]
            if deal is not None:
                return FoundRecord(found.place, found.number, deal)
            if isinstance(found.record, RecordError):
                raise found.record
            raise KnektError("deal-without-cards", f"deal {wanted} has no cards", number=wanted)
        count += len(deals)
    raise KnektError("no-such-deal", f"no deal {wanted} of {count}", number=wanted, deals=count)


def _show(found: FoundRecord, speaker: Speaker, *, as_json: bool) -> None:
    """Print one record; a KnektError with its place if it breaks the rules."""
    record = found.record
    if isinstance(record, RecordError):
        raise record
    pages = pages_of(record.options)
    try:
        held: Any = record.game if isinstance(record, Record) else record.sitting
    except KnektError as cause:
        raise found.located(cause) from cause
    if isinstance(record, Record):
        if as_json:
            speaker.data(pages.deal_plain(_heading(record), held, speaker))
        else:
            click.echo("\n".join(pages.deal_lines(record, held, speaker)))
    elif as_json:
        speaker.data(_heading(record) | pages.sheet_plain(held, speaker))
    else:
        click.echo("\n".join(pages.sheet_lines(held, record.players, speaker)))


def _heading(record: Record | SittingRecord) -> dict[str, Any]:
    return {
        "record": "deal" if isinstance(record, Record) else "sitting",
        "preset": record.options.preset,
        "set": record.options.differences,
        "players": list(record.players),
        "tags": dict(record.tags),
    }
