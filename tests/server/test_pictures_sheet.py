"""Pictures of the sheet: the short one in every frame, and the whole one."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from random_deals import answer
from sheet.games import GRAND_HAND, after_deals, bock_table
from sheet.skruf_sheet import GRAND, LOST, SMALL, seated

from knekt.cards import Seed
from knekt.games import PRESETS, options
from knekt.server.shown.pictures import FullSheet, full_sheet, sheet_picture
from knekt.server.shown.pictures.skat.sheet import SkatSheet
from knekt.server.shown.pictures.skruf.sheet import SkrufSheet
from knekt.sheet import Sitting, SkatSitting, tournament
from knekt.sheet.skruf import statement
from knekt.skat import options as skat_options


def skat_sheet(sitting: SkatSitting) -> SkatSheet:
    sheet = full_sheet(sitting)
    assert isinstance(sheet, SkatSheet)
    return sheet


def test_a_list_row_by_row() -> None:
    sitting = after_deals(skat_options("german", {"players": 4}), 3)
    sheet = skat_sheet(sitting)
    assert [(row.number, row.dealer, row.declarer, row.score) for row in sheet.rows] == [
        (1, 3, 0, 18),
        (2, 0, 1, 18),
        (3, 1, 2, 18),
    ]
    assert [row.totals for row in sheet.rows] == [[18, 0, 0, 0], [18, 18, 0, 0], [18, 18, 18, 0]]
    assert [each.id for each in sheet.rows[0].count] == ["count-with", "count-game", "count-times"]
    assert sheet.rows[0].contract == "D" and sheet.rows[0].charged == [0]
    assert [(each.place, each.player) for each in sheet.standing] == [(1, 0), (1, 1), (1, 2), (4, 3)]
    assert sheet.tournament == [] and sheet.money is None


def test_a_corrected_row_says_why() -> None:
    sitting = after_deals(skat_options("german"), 2).correct(1, 0, GRAND_HAND, "misread")
    assert [(row.score, row.reason) for row in skat_sheet(sitting).rows] == [(72, "misread"), (18, None)]


def test_tournament_scores_and_money() -> None:
    sitting = after_deals(skat_options("isko", {"settlement.rate": "0.10"}), 2)
    sheet = skat_sheet(sitting)
    assert [each.final for each in sheet.tournament] == [
        each.final for each in tournament(sitting.options, sitting.rows, 3)
    ]
    assert sheet.tournament[0].won_points == 50
    assert sheet.money is not None and sheet.money.rate == "0.10"
    assert [(each.payer, each.payee, each.points, each.exact) for each in sheet.money.payments] == [
        (2, 0, 18, "1.80"),
        (2, 1, 18, "1.80"),
    ]


def test_special_rounds_are_told_from_this_deal_on() -> None:
    told = sheet_picture(after_deals(bock_table(), 1, triggers=[1]))
    assert [(each.deals, each.bock, each.schieberramsch) for each in told.rounds] == [(3, 2, False)]
    assert sheet_picture(after_deals(bock_table(), 1)).rounds == []


def test_a_rubber_above_and_below_the_line() -> None:
    sitting = seated().enter(3, SMALL).enter(3, LOST)
    short, sheet = sheet_picture(sitting), full_sheet(sitting)
    assert isinstance(sheet, SkrufSheet) and short.rubber is not None
    (rubber,) = sheet.rubbers
    told = statement(sitting, 1)
    assert [column.total for column in rubber.columns] == [column.total for column in told.columns]
    assert short.rubber.totals == [column.total for column in told.columns]
    assert short.rubber.parts == [column.part for column in rubber.columns]
    for column, plain in zip(rubber.columns, told.columns, strict=True):
        assert [(item.deal, item.points, item.carried) for item in (*column.above, *column.below)] == [
            (item.deal, item.line.points, item.carried) for item in (*plain.above, *plain.below)
        ]
    assert [(row.bid, row.tricks, row.bets) for row in rubber.deals] == [("4S", 10, 0), ("6H", 9, 3)]
    assert not rubber.settled and sheet.totals == [0, 0, 0, 0]


def test_a_settled_rubber_is_worth_money() -> None:
    sitting = seated(stake="0.10").enter(3, GRAND).enter(2, GRAND)
    sheet = full_sheet(sitting)
    assert isinstance(sheet, SkrufSheet)
    assert sheet.stake == "0.10" and sheet.totals == list(sitting.totals) != [0, 0, 0, 0]
    assert [float(each) for each in sheet.winnings] == pytest.approx([each / 10 for each in sheet.totals])


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_sheets_of_played_deals_go_over_the_wire(preset: str) -> None:
    rng, sitting = Random(preset), Sitting.new(options(preset))
    for _ in range(2):
        sitting = sitting.dealt(Seed.parse(f"sheet {preset}"))
        while sitting.is_running:
            assert sitting.game is not None
            ask = rng.choice([each for asks in sitting.game.asks.values() for each in asks if each.must])
            sitting = sitting.apply(answer(ask, rng, low=True), ask.id)
    sheet, short = full_sheet(sitting), sheet_picture(sitting)
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=FullSheet) == sheet
    assert short.deals == 2 and short.totals == sheet.totals == list(sitting.totals)
    rows = (
        sheet.rows if isinstance(sheet, SkatSheet) else [row for each in sheet.rubbers for row in each.deals]
    )
    assert [row.number for row in rows] == [1, 2]


def test_an_empty_sheet_is_one_too() -> None:
    for preset in PRESETS:
        assert sheet_picture(Sitting.new(options(preset))).deals == 0
        assert full_sheet(Sitting.new(options(preset))).totals == [0] * options(preset).players
