"""The worked examples of the rule page on lists, tournament scoring and settlement, by their id."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from knekt.sheet import SkatSitting, SkatTerms, settlement, tournament
from knekt.skat import Facts, Options, contracts, options, score

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text()
)


def of_skat(name: str) -> list[Any]:
    return [
        pytest.param(each, id=each["id"])
        for each in VECTORS[name]
        if each.get("ruleset", "skat") == "skat"  # the others belong to Tournée
    ]


def game_worth(chosen: Options, wanted: int) -> Facts:
    """A suit game with pickup that gives this score."""
    for contract in contracts(chosen).values():
        if contract.row.name == "suit":
            for run in range(1, 12):
                for points, tricks in ((70, 6), (50, 5)):
                    facts = Facts(contract, matadors=run, points=points, tricks=tricks, bid=18)
                    if score(chosen, facts).total == wanted:
                        return facts
    raise AssertionError(wanted)


def seat_of(sitting: SkatSitting, player: int) -> int | None:
    terms: SkatTerms | None = sitting.terms
    assert terms is not None
    return terms.seat_of(player)


@pytest.mark.parametrize("vector", of_skat("protocol"))
def test_skat_15_3_rows_of_the_protocol(vector: Any) -> None:
    german = options("german")
    sitting = SkatSitting.new(german)
    for deal in vector["deals"]:
        if deal["player"] is None:
            sitting = sitting.enter(None, None)
        else:
            player = vector["players"].index(deal["player"])
            sitting = sitting.enter(seat_of(sitting, player), game_worth(german, deal["score"]))
    assert [[row.number, *row.totals, row.score] for row in sitting.rows] == vector["expected_rows"]
    named = [None if row.declarer is None else vector["players"][row.declarer] for row in sitting.rows]
    assert named == [deal["player"] for deal in vector["deals"]]


GAMES = {  # games that make up the list points, wins and losses of the vectors, player by player
    "G-TUR-01": ((27,), (), (-80, 33)),
    "G-TUR-02": ((50, 50), (-48,), (), (20,)),
}


@pytest.mark.parametrize("vector", of_skat("tournament_scoring"))
def test_skat_16_2_tournament_scoring(vector: Any) -> None:
    players = vector["table_size"]
    chosen = options("german", {"players": players, "scoring.tournament": True})
    sitting = SkatSitting.new(chosen)
    for player, games in enumerate(GAMES[vector["id"]]):
        for wanted in games:
            while seat_of(sitting, player) is None:  # sits out: let this deal be passed out
                sitting = sitting.enter(None, None)
            sitting = sitting.enter(seat_of(sitting, player), game_worth(chosen, wanted))
    found = tournament(chosen, sitting.rows, players)
    assert [each.player for each in found] == list(range(players))
    assert [each.total for each in found] == vector["list_points"]
    assert [each.won for each in found] == vector["won"]
    assert [each.lost for each in found] == vector["lost"]
    assert [each.final for each in found] == vector["expected"]
    for each in found:
        assert each.final == each.total + each.won_points + each.lost_points + each.others_points
        assert each.others_lost == sum(vector["lost"]) - each.lost


def test_skat_16_2_is_off_by_default() -> None:
    assert tournament(options("german"), (), 3) == ()


MONEY = [vector for vector in of_skat("settlement") if "scores" in vector.values[0]]


@pytest.mark.parametrize("vector", MONEY)
def test_skat_16_5_settlement(vector: Any) -> None:
    kronor = Decimal(vector["rate_per_point"]) / 100
    names = list(vector["scores"])
    found = settlement(options("german", {"settlement.rate": str(kronor)}), list(vector["scores"].values()))
    paid = [
        {
            "payer": names[each.payer],
            "payee": names[each.payee],
            "points": each.points,
            "exact": each.exact * 100,
            "rounded": each.rounded * 100,
        }
        for each in found.payments
    ]
    assert paid == vector["expected_pairs"]
    assert (
        dict(zip(names, (100 * each for each in found.net_exact), strict=True))
        == (vector["expected_net_exact"])
    )
    assert dict(zip(names, (100 * each for each in found.net), strict=True)) == vector["expected_net_rounded"]


ORDERS = [vector for vector in of_skat("settlement") if "expected_pair_order" in vector.values[0]]


@pytest.mark.parametrize("vector", ORDERS)
@pytest.mark.parametrize("totals", [(40, 30, 20, 10), (-5, 80, 3, 9)])
def test_skat_16_3_order_of_the_pairs(vector: Any, totals: tuple[int, ...]) -> None:
    chosen = options("isko", {"players": 4, "settlement.rate": "1"})
    found = settlement(chosen, totals)
    pairs = [
        "-".join(sorted((vector["players"][each.payer], vector["players"][each.payee])))
        for each in found.payments
    ]
    assert pairs == vector["expected_pair_order"]
    assert all(totals[each.payer] < totals[each.payee] for each in found.payments)


def test_every_vector_of_the_sheet_is_run() -> None:
    run = {each.id for each in (*MONEY, *ORDERS)}
    assert run == {each.id for each in of_skat("settlement")}
    assert GAMES.keys() == {each.id for each in of_skat("tournament_scoring")}
