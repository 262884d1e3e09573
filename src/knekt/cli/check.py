"""`knekt check`: play records again by the rules, and compare the results that they state."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

from knekt.cli.family import pages_of
from knekt.cli.files import FoundRecord, read_records
from knekt.cli.frame import Command, files_argument, json_option
from knekt.cli.rules import rule_options, rules_of_record, rules_of_some_game, warn
from knekt.cli.speaker import Speaker
from knekt.engine import TableOptions
from knekt.errors import KnektError, RecordError
from knekt.message import Message, printable
from knekt.notation import Difference, Record, differences

__all__ = ["command"]

DIFFERENCES, BAD_INPUT = 1, 2


def command(speaker: Speaker) -> Command:
    @click.command("check", cls=Command, help=speaker.say("help-check"))
    @files_argument(speaker)
    @click.option("--list", "listed", metavar=speaker.say("help-file"), help=speaker.say("help-check-list"))
    @rule_options(speaker)
    @json_option(speaker)
    def check(**given: Any) -> int:
        as_json, counts, unreadable = given["as_json"], Counter[str](), False
        preset, settings = given["preset"], given["settings"]
        # bad settings are refused once, and not for every file
        options = rules_of_some_game(preset, settings)
        warn(options, speaker, as_json=as_json)
        for path in given["files"]:
            try:
                for found in read_records(
                    path,
                    listed=given["listed"],
                    options_for=lambda own: rules_of_record(preset, settings, own),
                ):
                    counts[_checked(found, speaker, as_json=as_json)] += 1
            except KnektError as refused:
                speaker.complain(refused, as_json=as_json)
                unreadable = True
        _sum_up(counts, speaker, as_json=as_json)
        if unreadable:
            return BAD_INPUT
        return DIFFERENCES if counts["differ"] or counts["broken"] else 0

    return check


def _checked(found: FoundRecord, speaker: Speaker, *, as_json: bool) -> str:
    """Print what is wrong with the record; the outcome is agree, differ, broken or unfinished."""
    try:
        wrong, finished = _differences(found.record)
    except KnektError as cause:
        _report_broken(found, found.located(cause), speaker, as_json=as_json)
        return "broken"
    for each in wrong:
        _report(found, each, speaker, as_json=as_json)
    return "differ" if wrong else "agree" if finished else "unfinished"


def _differences(record: Any) -> tuple[list[Difference], bool]:
    """Where the record and the rules differ, and whether the deal or sitting came to its end."""
    if isinstance(record, RecordError):
        raise record
    if not isinstance(record, Record):
        return [], not record.sitting.is_running
    game = record.game
    if game.is_over:
        return differences(record, game), True
    if record.stated:
        raise KnektError("deal-not-finished", "a result is stated, but the deal is not over")
    return [], False


def _report_broken(found: FoundRecord, damage: KnektError, speaker: Speaker, *, as_json: bool) -> None:
    sentence = printable(speaker.render(damage.message))
    if not as_json:
        click.echo(sentence)
        return
    cause = damage.cause if isinstance(damage, RecordError) else damage
    line = {"line": damage.line} if isinstance(damage, RecordError) else {}
    place = {"kind": "broken", "file": found.place, "record": found.number, **line}
    speaker.data({**place, "error": cause.code, "message": sentence})


def _report(found: FoundRecord, wrong: Difference, speaker: Speaker, *, as_json: bool) -> None:
    if as_json:
        place = {"kind": "difference", "file": found.place, "record": found.number}
        speaker.data({**place, "name": wrong.name, "stated": wrong.stated, "found": wrong.found})
        return
    assert isinstance(found.record, Record)
    options = found.record.options
    speaker.tell(
        "check-difference",
        place=printable(found.place),
        number=found.number,
        name=Message("check-fact", {"name": wrong.name}),
        stated=_value(wrong.name, wrong.stated, options),
        found=_value(wrong.name, wrong.found, options),
    )


def _value(name: str, value: int | str | bool, options: TableOptions) -> str | Message:
    """An item of a result in the users' words."""
    if isinstance(value, bool):
        return Message("check-yes" if value else "check-no")
    return pages_of(options).fact_told(name, value, options) or printable(str(value))


def _sum_up(counts: Counter[str], speaker: Speaker, *, as_json: bool) -> None:
    each = {name: counts[name] for name in ("agree", "differ", "broken", "unfinished")}
    if as_json:
        speaker.data({"kind": "summary", "records": counts.total(), **each})
    elif counts:
        speaker.tell("check-summary", records=counts.total(), **each)
