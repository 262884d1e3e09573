"""The whole list of a sitting of Skat, as it is set on a page."""

from __future__ import annotations

from decimal import Decimal

from msgspec import Struct

from knekt.server.shown.pictures.parts import Said, wire_message
from knekt.sheet import SheetRow, SkatSitting, settlement, standing, tournament

__all__ = [
    "PaymentDue",
    "SettledMoney",
    "SkatSheet",
    "SkatSheetRow",
    "Standing",
    "TournamentRow",
    "skat_sheet",
]


class SkatSheetRow(Struct, kw_only=True):
    """One deal on the list. Players, not seats, are named."""

    number: int
    dealer: int
    seats: list[int]
    declarer: int | None
    charged: list[int]  # the players whose totals the deal changes
    contract: str | None
    name: Said | None
    ending: str
    won: bool | None
    bid: int
    matadors: int
    bock: int
    schieberramsch: bool
    kontra: int
    score: int  # the column "game"
    totals: list[int]
    count: list[Said]
    reason: str | None  # the reason for a correction of the row, if it was corrected


class Standing(Struct, kw_only=True):
    """A player's place; who has as much shares it."""

    place: int
    player: int
    total: int


class TournamentRow(Struct, kw_only=True):
    """A player's tournament score and its parts."""

    player: int
    total: int
    won: int
    lost: int
    others_lost: int
    won_points: int
    lost_points: int
    others_points: int
    final: int


class PaymentDue(Struct, kw_only=True):
    """What one player pays to another for so many points. Money is written as a decimal number."""

    payer: int
    payee: int
    points: int
    exact: str
    rounded: str


class SettledMoney(Struct, kw_only=True):
    """Who pays whom at the rate of the table, and what each player gains or loses by it."""

    rate: str
    payments: list[PaymentDue]
    net: list[str]


class SkatSheet(Struct, kw_only=True, tag="skat", tag_field="game"):
    """The whole list."""

    players: int
    # whether it is set in the old way: totals only of those whom a deal concerns, and no column "game"
    traditional: bool
    over: bool
    last: int | None
    rows: list[SkatSheetRow]
    totals: list[int]
    standing: list[Standing]
    tournament: list[TournamentRow]  # empty where the table keeps no tournament score
    money: SettledMoney | None  # none where the table does not play for money


def skat_sheet(sitting: SkatSitting) -> SkatSheet:
    """The list as it stands now; places, tournament scores and money as if it ended here."""
    return SkatSheet(
        players=sitting.players,
        traditional=sitting.options.protocol.style == "traditional",
        over=sitting.is_over,
        last=sitting.last,
        rows=[_row(row) for row in sitting.rows],
        totals=list(sitting.totals),
        standing=[
            Standing(place=each.place, player=each.player, total=each.total)
            for each in standing(sitting.totals)
        ],
        tournament=_tournament(sitting),
        money=_money(sitting),
    )


def _row(row: SheetRow) -> SkatSheetRow:
    end, facts = row.result, row.result.facts
    return SkatSheetRow(
        number=row.number,
        dealer=row.dealer,
        seats=list(row.terms.seats),
        declarer=row.declarer,
        charged=sorted(row.charged),
        contract=None if facts is None else str(facts.contract),
        name=None if facts is None else wire_message(facts.contract.message),
        ending=end.ending.value,
        won=None if end.score is None else end.score.won,
        bid=0 if facts is None else facts.bid,
        matadors=0 if facts is None else facts.matadors,
        bock=end.bock,
        schieberramsch=row.terms.schieberramsch,
        kontra=0 if facts is None else facts.kontra,
        score=row.score,
        totals=list(row.totals),
        count=[wire_message(line.message) for line in end.lines],
        reason=row.reason,
    )


def _tournament(sitting: SkatSitting) -> list[TournamentRow]:
    return [
        TournamentRow(
            player=each.player,
            total=each.total,
            won=each.won,
            lost=each.lost,
            others_lost=each.others_lost,
            won_points=each.won_points,
            lost_points=each.lost_points,
            others_points=each.others_points,
            final=each.final,
        )
        for each in tournament(sitting.options, sitting.rows, sitting.players)
    ]


def _money(sitting: SkatSitting) -> SettledMoney | None:
    rate = sitting.options.settlement.rate
    if not Decimal(rate):
        return None
    settled = settlement(sitting.options, sitting.totals)
    return SettledMoney(
        rate=rate,
        payments=[
            PaymentDue(
                payer=paid.payer,
                payee=paid.payee,
                points=paid.points,
                exact=f"{paid.exact:f}",
                rounded=f"{paid.rounded:f}",
            )
            for paid in settled.payments
        ],
        net=[f"{each:f}" for each in settled.net],
    )
