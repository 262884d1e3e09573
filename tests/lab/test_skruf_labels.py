"""The estimate of tricks made anew: labels in pieces or at once, and corrected by real play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from cli.running import Knekt

from knekt.cards import Hand, Suit
from knekt.errors import KnektError
from knekt.lab.skruf import labels as stage
from knekt.lab.skruf import table_tricks as table
from knekt.lab.skruf.fit import fit, measure
from knekt.lab.skruf.labels import Label, label, read_labels
from knekt.lab.skruf.table_tricks import PlayedContract, calibrate
from knekt.lab.work import Workers
from knekt.players.skruf.calling.tricks import MODEL, read_model, shipped_model
from knekt.solver import SkrufPosition, solve

ONE = Workers()


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "CHUNK", 4)


def test_work_that_was_stopped_is_gone_on_with(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    assert list(label(whole, "any", "a seed", 8, ONE)) == [0, 4, 8]
    assert list(label(pieces, "any", "a seed", 4, ONE)) == [0, 4]
    pieces.write_text(pieces.read_text() + '{"one":1')  # torn in the middle of a row
    assert list(label(pieces, "any", "a seed", 8, ONE)) == [4, 8]
    assert pieces.read_text() == whole.read_text()


def test_rows_of_another_seed_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    list(label(path, "any", "a seed", 4, ONE))
    with pytest.raises(KnektError) as refused:
        list(label(path, "any", "another", 8, ONE))
    assert refused.value.code == "other-settings"


def test_a_label_is_what_the_solver_says(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    list(label(path, "any", "another", 4, ONE))
    making, found = read_labels(path)
    assert making == {"exchange": "any", "seed": "another", "rows": 4} and found
    for each in found:
        assert len(each.one) == len(each.other) == 13 and each.one.isdisjoint(each.other)
        assert 0 <= each.tricks <= 13


def test_what_is_no_file_of_labels_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    for text in ("", "[1, 2]\n", '{"kind":"other"}\n{}\n'):
        path.write_text(text)
        with pytest.raises(KnektError) as refused:
            read_labels(path)
        assert refused.value.code == "no-rows"


def test_every_deal_that_is_drawn_is_one_of_fifty_two_cards() -> None:
    for number in range(60):
        way = stage.EXCHANGES["any" if number % 2 else "guess"]
        hands = stage._draw(Random(f"drawn {number}"), way).hands
        together = Hand()
        for hand in hands:
            assert len(hand) == 13
            together |= hand
        assert len(together) == 52


def test_the_declarers_side_has_what_the_leaders_lack() -> None:
    """All high cards on one side: its label is thirteen, not none."""
    hands = [Hand.parse(text) for text in ("SA HA", "S2 H2", "SK HK", "S3 H3")]
    one, two, three, four = hands
    assert solve(SkrufPosition((one, two, three, four), leader=1)).value.low == 0


def test_what_is_fitted_is_nearer_than_the_mean() -> None:
    """From labels of the shipped model itself, its weights can be learned again."""
    drawn = []
    for number in range(400):
        made = stage._draw(Random(f"fit {number}"), stage.EXCHANGES["guess"])
        said = shipped_model().open_cards(made.hands[0].mask, made.hands[2].mask, made.trumps)
        drawn.append(Label(made.hands[0], made.hands[2], made.trumps, round(said)))
    model = fit(drawn, [{"seed": "a seed"}])
    error, _ = measure(model, drawn)
    tricks = [each.tricks for each in drawn if each.trumps is not None]
    middle = sum(tricks) / len(tricks)
    spread = (sum((each - middle) ** 2 for each in tricks) / len(tricks)) ** 0.5
    assert error < 0.8 * spread
    assert model.story["files"] == [{"seed": "a seed"}] and model.story["open_cards"]["trumps"] == round(
        error, 3
    )


def test_what_play_comes_to_is_learned_from_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every side takes a trick less than with open cards, and guessed more:
    the new model says so and is closer.
    """
    said = [PlayedContract(None if place % 5 == 0 else Suit.SPADES, 10.5, 10.0, 10, 9) for place in range(40)]
    monkeypatch.setattr(table, "play_contracts", lambda trial: said)
    told = list[int]()
    model = calibrate(shipped_model(), 4, "a seed", 2, ONE, told.append)
    assert model.shifts == pytest.approx((-1.0, -1.0)) and sum(told) == 4
    assert model.guessed == pytest.approx(-0.5)
    assert model.story["played"]["after"]["tricks"] == pytest.approx(0.0)
    assert model.story["played"]["made"] == 0.0


def test_a_deal_is_played_as_it_is_bid() -> None:
    trial = table.PlayTask(shipped_model(), "played", 0, 2, 2)
    found = table.play_contracts(trial)
    assert found == table.play_contracts(trial)
    assert all(0 <= each.came <= 13 and each.due >= 10 for each in found)
    assert all(abs(each.guessed - each.said) < 6 for each in found)  # of the same contract


def test_the_commands_make_a_model_that_can_be_read(knekt: Knekt, tmp_path: Path) -> None:
    rows, model = tmp_path / "rows", tmp_path / "model.json"
    assert knekt("lab", "skruf", "label", "--rows", "40", "--jobs", "1", "--out", rows).status == 0
    ran = knekt("lab", "skruf", "fit", rows, "--out", model)
    assert ran.status == 0 and "held out" in ran.out
    assert read_model(model).story["labels"] <= 40
    ran = knekt(
        *("lab", "skruf", "calibrate", model, "--deals", "8", "--worlds", "1", "--jobs", "1", "--json")
    )
    (told,) = ran.lines
    assert told["deals"] == 8 and read_model(model).story["played"] == told


def test_the_model_that_is_shipped_tells_how_it_was_made() -> None:
    story = read_model(MODEL).story
    assert story["labels"] > 10_000 and story["held_out"] > 1_000
    assert story["open_cards"]["trumps"] < 1.0
    assert sum(each["rows"] for each in story["files"]) >= story["labels"]
