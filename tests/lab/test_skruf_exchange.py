"""The model of the exchange learned anew, from deals of strong players that are saved as they come."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.running import Knekt

from knekt.errors import KnektError
from knekt.lab.skruf import exchange as stage
from knekt.lab.skruf.exchange import ExchangeTask, PartnerHands, fit_exchange, partner_hands, play_exchanges
from knekt.lab.work import Workers
from knekt.players.skruf.knowing.gifts import (
    CountKind,
    ExchangeModel,
    Giver,
    Trait,
    model_text,
    read_model,
    shipped_model,
)

ONE = Workers()
TRIAL = ExchangeTask("exchange", 0, 4, 8)
VOID = Trait(CountKind.SIDE, Giver.MASTER, seen=1)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("BESIDE", 6), ("CHANGES", 20)):
        monkeypatch.setattr(stage, name, number)


def test_5_a_deal_is_replayed_as_it_was_bid_and_given() -> None:
    """Each seat counts in its partner's true hand just as in the hands that it believes."""
    made = play_exchanges(TRIAL)
    assert made and made == play_exchanges(TRIAL)
    for line in made:
        seats = partner_hands((TRIAL.seed, line, shipped_model()))
        assert len(seats) == 4
        for seat in seats:
            assert len(seat.believed) == 6
            for row in seat.believed:
                assert [trait for trait, _ in row] == [trait for trait, _ in seat.true]
            by_kind = [trait.kind for trait, _ in seat.true]
            assert by_kind.count(CountKind.TRUMPS) == 1 and by_kind.count(CountKind.SIDE) == 3
            assert all(0 <= number <= trait.kind.most for trait, number in seat.true)


def test_what_is_there_more_often_than_is_believed_becomes_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master who is void in two of three deals, where one of three is believed."""
    believed = (((VOID, 0),),) * 10 + (((VOID, 2),),) * 20
    true = [PartnerHands(((VOID, number),), believed) for number in (0, 0, 2)] * 60
    monkeypatch.setattr(stage, "play_exchanges", lambda trial: [{"deal": 0, "done": []}] * len(true))
    given = iter([[each] for each in true])
    monkeypatch.setattr(stage, "partner_hands", lambda asked: next(given))
    counted = list[int]()
    model = fit_exchange(4, "a seed", 8, 1, ONE, counted.append)
    factors = model.factors[VOID]
    # The odds are 2 to 1 instead of 1 to 2, so they are four times as high.
    assert factors[0] == 1.0 and factors[2] == pytest.approx(0.25, rel=0.15)
    assert model.story["contracts"] == 180 and model.story["held_out"] == 36
    assert model.story["times"] > 1.0


def test_what_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "CHUNK", 1)
    path = tmp_path / "deals.jsonl"
    whole = fit_exchange(3, "exchange", 8, 1, ONE, lambda number: None, path)
    first, *_ = path.read_text().splitlines(keepends=True)
    monkeypatch.setattr(stage, "play_exchanges", None)
    assert fit_exchange(3, "exchange", 8, 1, ONE, lambda number: None, path) == whole
    assert json.loads(first)["seed"] == "exchange"
    with pytest.raises(KnektError) as refused:
        fit_exchange(3, "another", 8, 1, ONE, lambda number: None, path)
    assert refused.value.code == "other-settings"


def test_a_model_is_read_as_it_was_written_and_nothing_else_is(tmp_path: Path) -> None:
    path = tmp_path / "exchange.json"
    path.write_text(model_text(shipped_model()))
    assert read_model(path) == shipped_model()
    assert shipped_model().story["times"] > 2 and shipped_model().factors
    for trait in shipped_model().factors:
        assert Trait.parse(str(trait)) == trait
    for text in (
        "",
        "{}",
        path.read_text().replace("10000", "9999", 1),
        model_text(ExchangeModel({VOID: (1.0,)})),
    ):
        path.write_text(text)
        with pytest.raises(KnektError) as refused:
            read_model(path)
        assert refused.value.code == "exchange-model"


def test_the_command_writes_a_model(knekt: Knekt, tmp_path: Path) -> None:
    path = tmp_path / "exchange.json"
    options = ("--deals", "8", "--worlds", "4", "--rounds", "1", "--jobs", "1")
    done = knekt("--lang", "sv", "lab", "skruf", "exchange", str(path), *options)
    assert done.status == 0 and "kontrakt" in done.out
    assert read_model(path).story["deals"] == 8
