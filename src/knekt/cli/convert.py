"""`knekt convert`: records from any format into one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import click

from knekt.cli.family import pages_of
from knekt.cli.files import FoundRecord, read_records, write_whole
from knekt.cli.frame import Choice, Command, files_argument, json_option
from knekt.cli.speaker import Speaker
from knekt.engine import Game
from knekt.errors import KnektError, RecordError
from knekt.message import Message
from knekt.notation import Record, SittingRecord, write_lines, write_text
from knekt.notation.files import Format, deals_of

__all__ = ["command"]

SOME_LEFT_OUT, BAD_INPUT = 1, 2
_OWN: Mapping[Format, Callable[[Record | SittingRecord], str]] = {
    Format.TEXT: write_text,
    Format.LINES: write_lines,
}
COUNT = "Count"  # the tag for the spoken count, which is always written anew


def command(speaker: Speaker) -> Command:
    formats = [each.value for each in (Format.TEXT, Format.LINES, Format.ISS)]

    @click.command("convert", cls=Command, help=speaker.say("help-convert"))
    @files_argument(speaker)
    @click.option("--to", "wanted", type=Choice(formats), help=speaker.say("help-convert-to"))
    @click.option("-o", "--out", metavar=speaker.say("help-file"), help=speaker.say("help-convert-out"))
    @click.option("--list", "listed", metavar=speaker.say("help-file"), help=speaker.say("help-check-list"))
    @json_option(speaker)
    def convert(**given: Any) -> int:
        as_json, wanted = given["as_json"], _format(given["wanted"], as_json=given["as_json"])
        written, left_out = list[str](), 0
        for found in [each for path in given["files"] for each in read_records(path, listed=given["listed"])]:
            for each in _converted_record(found, wanted, speaker):
                if isinstance(each, KnektError):
                    speaker.complain(each, as_json=as_json)
                    left_out += 1
                else:
                    written.append(each)
        if not written:
            return BAD_INPUT
        text = ("\n" if wanted is Format.TEXT else "").join(written)
        if given["out"] in (None, "-"):
            click.echo(text, nl=False)
        else:
            write_whole(given["out"], text)
        return SOME_LEFT_OUT if left_out else 0

    return convert


def _format(wanted: str | None, *, as_json: bool) -> Format:
    """The format that is asked for; --json asks for JSON Lines."""
    if wanted is None and not as_json:
        raise KnektError("format-missing", "into which format?", allowed="text, jsonl, iss")
    return Format.LINES if wanted is None else Format(wanted)


def _converted_record(found: FoundRecord, wanted: Format, speaker: Speaker) -> Iterator[str | KnektError]:
    """The record in the format, or the reason why it cannot be written in it."""
    record = found.record
    if isinstance(record, RecordError):
        yield record
        return
    try:
        if isinstance(record, SittingRecord) and wanted not in _OWN:
            yield from _each_deal(found, record, wanted)
        else:
            yield _record_text(record, wanted, speaker)
    except KnektError as cause:
        yield found.located(cause)


def _record_text(record: Record | SittingRecord, wanted: Format, speaker: Speaker) -> str:
    """The record in the format; KnektError if the format lacks words for it or it breaks the rules."""
    played = record.game if isinstance(record, Record) else record.sitting
    tags = {name: value for name, value in record.tags.items() if name != COUNT}
    is_told = wanted is Format.TEXT and isinstance(played, Game) and played.is_over
    if is_told and (said := pages_of(record.options).count_told(played, speaker)):
        tags[COUNT] = said
    made = replace(record, tags=tags)
    if wanted in _OWN:
        return _OWN[wanted](made)
    assert isinstance(made, Record)
    return _foreign_text(made, wanted)


def _foreign_text(record: Record, wanted: Format) -> str:
    """The record in the format of another program, which may not know the game."""
    write = pages_of(record.options).writers.get(wanted)
    if write is None:
        form = Message("form", {"form": record.options.form})
        raise KnektError(
            "format-not-of-form", f"no {record.options.form} in {wanted}", format=wanted, form=form
        )
    return write(record) + "\n"


def _each_deal(found: FoundRecord, record: SittingRecord, wanted: Format) -> Iterator[str | KnektError]:
    """The deals of a sitting one by one, because records of other programs know no score sheet."""
    for number, deal in deals_of(record):
        if deal is None:
            cause = KnektError("deal-without-cards", f"deal {number} has no cards", number=number)
            yield found.located(cause)
            continue
        try:
            yield _foreign_text(deal, wanted)
        except KnektError as cause:
            yield found.located(cause)
