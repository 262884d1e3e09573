"""Labels for the estimate of tricks: the same for the same seed, made in pieces or at once, and enough to learn from."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from knekt.cards import Hand
from knekt.lab.skruf import labels as stage
from knekt.lab.skruf.fit import fitted, measured
from knekt.lab.skruf.labels import Label, label, labels
from knekt.players.skruf.tricks import shipped
from knekt.solver import SkrufPosition, solve


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "CHUNK", 4)


def test_work_that_was_stopped_is_gone_on_with(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    assert list(label(whole, "a seed", 8)) == [0, 4, 8]
    assert list(label(pieces, "a seed", 4)) == [0, 4]
    pieces.write_text(pieces.read_text() + "[1, 2")  # torn in the middle of a row
    assert list(label(pieces, "a seed", 8)) == [4, 8]
    assert pieces.read_text() == whole.read_text()


def test_a_label_is_what_the_solver_says(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    list(label(path, "another", 4))
    for found in labels(path):
        assert len(found.one) == len(found.other) == 13 and found.one.isdisjoint(found.other)
        assert 0 <= found.tricks <= 13


def test_the_declarers_side_has_what_the_leaders_lack() -> None:
    """All high cards on one side: its label is thirteen, not none."""
    hands = [Hand.parse(text) for text in ("SA HA", "S2 H2", "SK HK", "S3 H3")]
    one, two, three, four = hands
    assert solve(SkrufPosition((one, two, three, four), leader=1)).value.low == 0


def test_what_is_fitted_is_nearer_than_the_mean() -> None:
    """From labels that the shipped model itself gives: what it knows can be learned again."""
    drawn = []
    for number in range(400):
        rng = Random(f"fit {number}")
        made = stage._drawn(rng)
        mean = shipped().estimate(made.hands[0].mask, made.hands[2].mask, made.trumps).mean
        drawn.append(Label(made.hands[0], made.hands[2], made.trumps, round(mean)))
    model = fitted(drawn, "a test")
    error, _ = measured(model, drawn)
    tricks = [each.tricks for each in drawn if each.trumps is not None]
    middle = sum(tricks) / len(tricks)
    spread = (sum((each - middle) ** 2 for each in tricks) / len(tricks)) ** 0.5
    assert error < 0.8 * spread
