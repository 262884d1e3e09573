"""A deal and a sheet of Skruf as data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from knekt.cli.skruf.result_words import count_told
from knekt.cli.speaker import Speaker
from knekt.notation import facts_of, to_plain
from knekt.sheet import SkrufSitting
from knekt.sheet.skruf import Column, DealRow, Item, Statement, statement, winnings
from knekt.skruf import Call, Gave, Line, Result, SkrufGame, Swapped, result

__all__ = ["deal_plain", "lines_plain", "sheet_plain"]

SIDES = "us", "them"  # the side of the declarer, in a misère that of forehand, and the other side


def lines_plain(lines: Iterable[Line], speaker: Speaker) -> list[dict[str, Any]]:
    """The entries of both sides, with the words for them."""
    return [
        {
            "side": SIDES[line.side],
            "item": line.item,
            "points": line.points,
            "below": line.below,
            "spoken": speaker.render(line.message),
        }
        for line in lines
    ]


def deal_plain(heading: dict[str, Any], game: SkrufGame, speaker: Speaker) -> dict[str, Any]:
    """The facts of the diagram, after those that any record has."""
    state = game.state
    bought_at = len(state.calls) if state.buyer is None else state.bought_at
    plain = heading | {
        "hands": to_plain(state.dealt),
        "open_hand": state.unowned,
        "talon": to_plain(state.talon),
        "auction": _calls(state.calls[:bought_at]),
        "buyer": state.buyer,
        "gifts": [to_plain(event) for event in game.events if isinstance(event, Gave)],
        "raise": _calls(state.calls[bought_at:]),
        "swap": [to_plain(event) for event in game.events if isinstance(event, Swapped)],
        "declarer": state.declarer,
        "contract": to_plain(state.contract),
        "misere": state.is_misere,
        "played_hands": to_plain(state.began),
        "tricks_played": [
            {"lead": trick.lead, "cards": to_plain(trick.cards), "winner": trick.winner}
            for trick in state.tricks
        ],
        "over": game.is_over,
    }
    if not game.is_over:
        return plain
    end = result(state)
    return plain | facts_of(game) | _result(end, speaker) | {"spoken": count_told(game, speaker)}


def _calls(calls: Sequence[Call]) -> list[dict[str, Any]]:
    """The calls; a pass has no bid."""
    return [{"seat": call.seat, "bid": to_plain(call.bid)} for call in calls]


def _result(end: Result, speaker: Speaker) -> dict[str, Any]:
    below = [0, 0] if end.score is None else [end.score.below(side) for side in (0, 1)]
    return {
        "sides": to_plain(end.sides),
        "lines": lines_plain(end.lines, speaker),
        "below": dict(zip(SIDES, below, strict=True)),
    }


def sheet_plain(sitting: SkrufSitting, speaker: Speaker) -> dict[str, Any]:
    """The facts of the sheet; players have the numbers of their names."""
    return {
        "rows": [_row(row, speaker) for row in sitting.rows],
        "drawn_order": list(sitting.order),
        "rubbers": [_rubber(sitting, rubber.number, speaker) for rubber in sitting.rubbers],
        "adjusted": [{"points": list(each.points), "reason": each.reason} for each in sitting.adjusted],
        "totals": list(sitting.totals),
        "over": sitting.is_over,
        "draw_due": sitting.is_draw_due,
        "winnings": list(map(str, winnings(sitting.options, sitting.totals))),
    }


def _row(row: DealRow, speaker: Speaker) -> dict[str, Any]:
    end, seats = row.result, row.terms.seats
    us, them = (0, 0) if end.score is None else (end.score.total(0), end.score.total(1))
    return {
        "number": row.number,
        "rubber": row.terms.rubber,
        "dealer": row.terms.dealer,
        "seats": list(seats),
        "declarer": None if end.declarer is None else seats[end.declarer],
        "ending": end.ending.value,
        "facts": None if end.facts is None else to_plain(end.facts),
        "alone": end.alone,
        "us": us,
        "them": them,
        "reason": row.reason,
    } | _result(end, speaker)


def _rubber(sitting: SkrufSitting, number: int, speaker: Speaker) -> dict[str, Any]:
    rubber, account, told = (
        sitting.rubbers[number - 1],
        sitting.accounts[number - 1],
        statement(sitting, number),
    )
    return {
        "number": number,
        "table": list(rubber.table),
        "out": list(rubber.out),
        "accounts": [_account(column, speaker) for column in told.columns],
        "games": list(account.games),
        "towards_game": list(account.parts),
        **_balance(told),
    }


def _account(column: Column, speaker: Speaker) -> dict[str, Any]:
    return {
        "players": list(column.party),
        "above": [_item(item, speaker) for item in column.above],
        "below": [_item(item, speaker) for item in column.below],
        "total_above": column.total_above,
        "total_below": column.total_below,
        "total": column.total,
    }


def _item(item: Item, speaker: Speaker) -> dict[str, Any]:
    return {
        "deal": item.deal,
        "item": item.line.item,
        "points": item.line.points,
        "carried": item.carried,
        "spoken": speaker.render(item.line.message),
    }


def _balance(told: Statement) -> dict[str, Any]:
    return {
        "balances": [to_plain(each) for each in told.balances],
        "alone": [{"player": player, "points": points} for player, points in told.alone],
        "points": list(told.points),
        "settled": told.is_settled,
    }
