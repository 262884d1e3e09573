"""The whole sheet of a sitting of Skruf, as it is set on a page: every rubber's account, points, money."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from msgspec import Struct

from knekt.server.shown.pictures.parts import Said, wire_message
from knekt.sheet import SkrufSitting
from knekt.sheet.skruf import Column, DealRow, Item, Statement, statement, winnings
from knekt.skruf import Facts, MisereFacts

__all__ = [
    "AccountColumn",
    "AccountItem",
    "AdjustedPoints",
    "BalanceRow",
    "BorneAlone",
    "RubberSheet",
    "SkrufSheet",
    "SkrufSheetRow",
    "skruf_sheet",
]


class SkrufSheetRow(Struct, kw_only=True):
    """One deal of a rubber. Players, not seats, are named."""

    number: int
    dealer: int
    seats: list[int]
    declarer: int | None
    bid: str | None
    name: Said | None
    misere: bool
    ending: str
    tricks: int | None  # tricks of the declarer's side, in a misère of forehand's
    bets: int
    alone: bool
    reason: str | None  # the reason for a correction of the deal, if it was corrected


class AccountItem(Struct, kw_only=True):
    """An entry of an account, and the sum of its column down to it."""

    deal: int
    name: Said
    points: int
    carried: int


class AccountColumn(Struct, kw_only=True):
    """The account of a party: above the line the newest deal is the topmost, below it they follow each \
    other."""

    party: list[int]
    above: list[AccountItem]
    below: list[AccountItem]
    total_above: int
    total_below: int
    total: int
    part: int  # trick points towards the next game
    games: int


class BalanceRow(Struct, kw_only=True):
    """One column against another: what remains for the first, and how many whole points that is."""

    one: int
    two: int
    difference: int
    points: int


class BorneAlone(Struct, kw_only=True):
    """Who bears bets alone, and how much."""

    player: int
    points: int


class RubberSheet(Struct, kw_only=True):
    """A rubber, or a sitting of trekarl: its deals and its accounts side by side."""

    number: int
    out: list[int]
    deals: list[SkrufSheetRow]
    columns: list[AccountColumn]
    balances: list[BalanceRow]
    alone: list[BorneAlone]
    points: list[int]  # whole points of each player of the sitting
    settled: bool  # if not, everything is as if the rubber ended now


class AdjustedPoints(Struct, kw_only=True):
    """Whole points moved between players by agreement."""

    points: list[int]
    reason: str


class SkrufSheet(Struct, kw_only=True, tag="skruf", tag_field="game"):
    """The whole sheet."""

    players: int
    trekarl: bool
    over: bool
    last: int | None
    rubbers: list[RubberSheet]
    adjusted: list[AdjustedPoints]
    totals: list[int]
    stake: str | None  # none where the table does not play for money
    winnings: list[str]


def skruf_sheet(sitting: SkrufSitting) -> SkrufSheet:
    """The sheet as it stands now."""
    stake = sitting.options.stake if Decimal(sitting.options.stake) else None
    return SkrufSheet(
        players=sitting.players,
        trekarl=sitting.options.is_trekarl,
        over=sitting.is_over,
        last=sitting.last,
        rubbers=[_rubber(sitting, rubber.number) for rubber in sitting.rubbers],
        adjusted=[AdjustedPoints(points=list(each.points), reason=each.reason) for each in sitting.adjusted],
        totals=list(sitting.totals),
        stake=stake,
        winnings=[f"{each:f}" for each in winnings(sitting.options, sitting.totals)] if stake else [],
    )


def _rubber(sitting: SkrufSitting, number: int) -> RubberSheet:
    told, account = statement(sitting, number), sitting.accounts[number - 1]
    return RubberSheet(
        number=number,
        out=list(sitting.rubbers[number - 1].out),
        deals=[_row(row) for row in sitting.rows if row.terms.rubber == number],
        columns=[
            _column(column, part, games)
            for column, part, games in zip(told.columns, account.parts, account.games, strict=True)
        ],
        balances=_balances(told),
        alone=[BorneAlone(player=player, points=points) for player, points in told.alone],
        points=list(told.points),
        settled=told.is_settled,
    )


def _row(row: DealRow) -> SkrufSheetRow:
    end, facts = row.result, row.result.facts
    bid = facts.contract if isinstance(facts, Facts) else None
    return SkrufSheetRow(
        number=row.number,
        dealer=row.terms.dealer,
        seats=list(row.terms.seats),
        declarer=None if end.declarer is None else row.terms.seats[end.declarer],
        bid=None if bid is None else bid.text,
        name=None if bid is None else wire_message(bid.message),
        misere=isinstance(facts, MisereFacts),
        ending=end.ending.value,
        tricks=None if facts is None else facts.tricks,
        bets=facts.bets if isinstance(facts, Facts) else 0,
        alone=end.alone,
        reason=row.reason,
    )


def _column(column: Column, part: int, games: int) -> AccountColumn:
    return AccountColumn(
        party=list(column.party),
        above=_items(column.above),
        below=_items(column.below),
        total_above=column.total_above,
        total_below=column.total_below,
        total=column.total,
        part=part,
        games=games,
    )


def _items(items: Iterable[Item]) -> list[AccountItem]:
    return [
        AccountItem(
            deal=item.deal,
            name=wire_message(item.line.message),
            points=item.line.points,
            carried=item.carried,
        )
        for item in items
    ]


def _balances(told: Statement) -> list[BalanceRow]:
    return [
        BalanceRow(one=each.one, two=each.two, difference=each.difference, points=each.points)
        for each in told.balances
    ]
