"""`knekt show`: a deal as a diagram, a sitting as its sheet."""

from __future__ import annotations

from typing import Any

import click

from knekt.cli.diagram import deal_lines
from knekt.cli.files import Found, found_in
from knekt.cli.frame import Command, Number, json_option
from knekt.cli.protocol import sheet_lines
from knekt.cli.ramsch import ramsch_plain
from knekt.cli.speaker import Speaker
from knekt.cli.value import score_plain
from knekt.errors import KnektError, RecordError
from knekt.notation import Record, SittingRecord, facts_of, to_plain
from knekt.notation.files import deals_of
from knekt.sheet import SheetRow, Sitting, settlement, standing, tournament
from knekt.skat import BidMade, Held, Passed, Result, SkatGame, card_points, result

__all__ = ["command"]

BAD_INPUT = 2


def command(speaker: Speaker) -> Command:
    @click.command("show", cls=Command, help=speaker.say("help-show"))
    @click.argument("file", metavar=speaker.say("help-file"), help=speaker.say("help-records"))
    @click.option("--deal", "number", type=Number(1, 10**9), help=speaker.say("help-show-deal"))
    @json_option(speaker)
    def show(**given: Any) -> int:
        as_json, status = given["as_json"], 0
        if given["number"] is not None:
            _show(_deal(given["file"], given["number"]), speaker, as_json=as_json)
            return 0
        for found in found_in(given["file"]):
            try:
                if found.number > 1 and not as_json:
                    click.echo()
                _show(found, speaker, as_json=as_json)
            except KnektError as damage:
                speaker.complain(damage, as_json=as_json)
                status = BAD_INPUT
        return status

    return show


def _deal(path: str, wanted: int) -> Found:
    """The deal of this number, those of a sitting counted one by one."""
    count = 0
    for found in found_in(path):
        if isinstance(found.record, SittingRecord):
            try:
                deals = [record for _, record in deals_of(found.record)]
            except KnektError as cause:
                raise found.blamed(cause) from cause
        else:
            deals = [None] if isinstance(found.record, RecordError) else [found.record]
        if wanted <= count + len(deals):
            deal = deals[wanted - count - 1]
            if deal is not None:
                return Found(found.place, found.number, deal)
            if isinstance(found.record, RecordError):
                raise found.record
            raise KnektError("deal-without-cards", f"deal {wanted} has no cards", number=wanted)
        count += len(deals)
    raise KnektError("no-such-deal", f"no deal {wanted} of {count}", number=wanted, deals=count)


def _show(found: Found, speaker: Speaker, *, as_json: bool) -> None:
    """One record; a KnektError with its place if it does not follow the rules."""
    record = found.record
    if isinstance(record, RecordError):
        raise record
    try:
        held = record.game if isinstance(record, Record) else record.sitting
    except KnektError as cause:
        raise found.blamed(cause) from cause
    if isinstance(record, Record):
        assert not isinstance(held, Sitting)
        if as_json:
            speaker.data(_plain_deal(record, held, speaker))
        else:
            click.echo("\n".join(deal_lines(record, held, speaker)))
    else:
        assert isinstance(held, Sitting)
        if as_json:
            speaker.data(_plain_sitting(record, held, speaker))
        else:
            click.echo("\n".join(sheet_lines(held, record.players, speaker)))


def _heading(record: Record | SittingRecord) -> dict[str, Any]:
    return {
        "record": "deal" if isinstance(record, Record) else "sitting",
        "preset": record.options.preset,
        "set": record.options.differences,
        "players": list(record.players),
        "tags": dict(record.tags),
    }


def _plain_deal(record: Record, game: SkatGame, speaker: Speaker) -> dict[str, Any]:
    """The facts of the diagram."""
    state = game.state
    plain = _heading(record) | {
        "hands": to_plain(state.dealt),
        "skat": to_plain(state.skat),
        "laid": to_plain(state.laid),
        "auction": [to_plain(event) for event in game.events if isinstance(event, BidMade | Held | Passed)],
        "declarer": state.declarer,
        "contract": to_plain(state.contract),
        "bid": state.bid,
        "bock": state.bock,
        "tricks_played": [
            {
                "lead": trick.lead,
                "cards": to_plain(trick.cards),
                "winner": trick.winner,
                "points": card_points(trick.cards),
            }
            for trick in state.tricks
        ],
        "over": game.is_over,
    }
    if not game.is_over:
        return plain
    return {**facts_of(game), **plain, **_plain_result(result(state), speaker)}


def _plain_result(end: Result, speaker: Speaker) -> dict[str, Any]:
    """The count of a deal; nothing where nothing was played."""
    if end.ramsch is not None:
        return ramsch_plain(end.ramsch, speaker)
    return {} if end.score is None else score_plain(end.score, speaker)


def _plain_sitting(record: SittingRecord, sitting: Sitting, speaker: Speaker) -> dict[str, Any]:
    """The facts of the sheet."""
    paid = settlement(sitting.options, sitting.totals)
    return _heading(record) | {
        "rows": [_plain_row(row, speaker) for row in sitting.rows],
        "totals": list(sitting.totals),
        "over": sitting.is_over,
        "standing": [to_plain(place) for place in standing(sitting.totals)],
        "tournament": [
            to_plain(each) | {"final": each.final}
            for each in tournament(sitting.options, sitting.rows, sitting.players)
        ],
        "payments": [
            {
                "payer": each.payer,
                "payee": each.payee,
                "points": each.points,
                "exact": str(each.exact),
                "rounded": str(each.rounded),
            }
            for each in paid.payments
        ],
        "net": list(map(str, paid.net)),
    }


def _plain_row(row: SheetRow, speaker: Speaker) -> dict[str, Any]:
    facts = row.result.facts if row.result.ramsch is None else row.result.ramsch.facts
    return {
        "number": row.number,
        "dealer": row.dealer,
        "declarer": row.declarer,
        "ending": row.result.ending.value,
        "facts": None if facts is None else to_plain(facts),
        "result": _plain_result(row.result, speaker) or None,
        "bock": row.result.bock,
        "charged": list(row.charged),
        "score": row.score,
        "totals": list(row.totals),
        "reason": row.reason,
    }
