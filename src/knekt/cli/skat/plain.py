"""A deal and a sheet of Skat as data for programs."""

from __future__ import annotations

from typing import Any

from knekt.cli.skat.ramsch import ramsch_plain
from knekt.cli.skat.value import score_plain
from knekt.cli.speaker import Speaker
from knekt.notation import facts_of, to_plain
from knekt.sheet import SheetRow, Sitting, settlement, standing, tournament
from knekt.skat import BidMade, Held, Passed, Result, SkatGame, card_points, result

__all__ = ["deal_plain", "sheet_plain"]


def deal_plain(heading: dict[str, Any], game: SkatGame, speaker: Speaker) -> dict[str, Any]:
    """The facts of the diagram, after those that any record has."""
    state = game.state
    plain = heading | {
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
    """The count of a deal; nothing if nothing was played."""
    if end.ramsch is not None:
        return ramsch_plain(end.ramsch, speaker)
    return {} if end.score is None else score_plain(end.score, speaker)


def sheet_plain(sitting: Sitting, speaker: Speaker) -> dict[str, Any]:
    """The facts of the sheet."""
    paid = settlement(sitting.options, sitting.totals)
    return {
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
