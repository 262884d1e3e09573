"""The net learns, is calibrated, and says honestly how good it is."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from cli.running import Knekt

from knekt.errors import KnektError
from knekt.lab.measure import measure
from knekt.lab.skat.judge.calibrate import CalibrationGame, chances, fit_bends
from knekt.lab.skat.judge.fit import fit, split_held_out
from knekt.lab.skat.judge.label import Chunk, label_chunk
from knekt.lab.skat.judge.learn import learn_model
from knekt.lab.skat.judge.net import LearningNet, examples
from knekt.lab.skat.judge.rows import RowFile, unpack
from knekt.players.skat.judge.judge import Judge, hand_of
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import Model, Shape, read_model
from knekt.skat import GERMAN, contracts


@pytest.fixture
def knekt(capsys: pytest.CaptureFixture[str]) -> Knekt:
    return Knekt(capsys)


@pytest.fixture(scope="module")
def rows() -> bytes:
    return label_chunk(Chunk(Kind.GRAND, "learn", 0, 600, "weights"))


def row_file(path: Path, rows: bytes, kind: Kind = Kind.GRAND) -> Path:
    file = RowFile(path, {"kind": kind, "seed": "learn", "discards": "weights"})
    file.add(rows)
    file.close()
    return path


def test_the_gradient_is_the_slope_of_the_loss(rows: bytes) -> None:
    rng = np.random.default_rng(2)
    given = examples(Kind.GRAND, rows)[:50]
    net = LearningNet(Shape.of(Kind.GRAND, trump_inner=4, plain_inner=4, sum=5, second=3), rng)
    for name, table in net.weights.items():
        net.weights[name] = table.astype(float) + 0.05 * rng.standard_normal(table.shape)
    found = net.gradient(given)
    for name, table in net.weights.items():
        place = tuple(int(rng.integers(0, size)) for size in table.shape)
        kept, losses = table[place], []
        for nudge in (1e-5, -1e-5):
            table[place] = kept + nudge
            losses.append(net.loss(given))
        table[place] = kept
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(found[name][place], abs=2e-5), name


def test_a_small_fit_learns_and_is_repeatable(tmp_path: Path, rows: bytes) -> None:
    told: list[float] = []
    path = row_file(tmp_path / "rows", rows)
    model = learn_model([path], 3, 40, lambda epoch: told.append(epoch.held_out))
    assert told[-1] < 0.85 * told[0]
    win = model.story["open_cards"]["61"]
    assert win["brier"] < 0.95 * win["base"]
    assert learn_model([path], 3, 40, lambda epoch: None) == model


def test_the_net_that_learned_and_that_in_use_say_the_same(rows: bytes) -> None:
    rng = np.random.default_rng(1)
    given = examples(Kind.GRAND, rows)
    net = LearningNet(Shape.of(Kind.GRAND), rng)
    list(fit(net, given, 1, rng))
    judge = Judge({Kind.GRAND: Model.new(Kind.GRAND, net.shape, net.body(), {})})
    said = net.chances(given[:60])
    for row, steps in zip(unpack(rows[: 60 * 9]), said, strict=True):
        laid = hand_of(row.laid) if row.laid else None
        found = judge.ready(contracts(GERMAN)["G"], hand_of(row.hand), laid, row.seat).steps
        assert found == pytest.approx(steps, abs=1e-4)


def test_the_last_tenth_is_held_out(rows: bytes) -> None:
    learn, check = split_held_out(examples(Kind.GRAND, rows))
    assert (len(learn), len(check)) == (540, 60)


def test_files_of_two_kinds_are_refused(tmp_path: Path, rows: bytes) -> None:
    both = [row_file(tmp_path / kind, rows, kind) for kind in (Kind.GRAND, Kind.SUIT)]
    with pytest.raises(KnektError) as refused:
        learn_model(both, 1, 1, lambda epoch: None)
    assert refused.value.code == "rows-of-two-kinds"


def test_measures_of_chances_by_hand() -> None:
    found = measure(np.array([0.8, 0.8, 0.2, 0.2]), np.array([1, 1, 0, 1]))
    assert found["brier"] == pytest.approx((3 * 0.04 + 0.64) / 4)
    assert found["auc"] == pytest.approx((2 * 1 + 1 * 0.5) / 3, abs=1e-4)
    assert found["base"] == pytest.approx(3 / 16)


def test_bends_find_what_was_bent() -> None:
    rng, games = Random(1), []
    for _ in range(4000):
        logit = rng.gauss(0, 1.5)
        chance = 1 / (1 + np.exp(-0.7 - 1.4 * logit))
        games.append(CalibrationGame("closed", (logit,), int(rng.random() < chance)))
    ((start, slope),) = fit_bends(Kind.NULL, "closed", games)
    assert start == pytest.approx(0.7, abs=0.15) and slope == pytest.approx(1.4, abs=0.15)
    came = [game.reached for game in games]
    before, after = (
        measure(chances(bends, games, 0), came)
        for bends in ({"closed": ((0.0, 1.0),)}, {"closed": ((start, slope),)})
    )
    assert after["ece"] < 0.03 < before["ece"]
    assert fit_bends(Kind.NULL, "open", games) == ((0.0, 1.0),)


def test_from_labels_to_a_calibrated_model_by_commands(tmp_path: Path, knekt: Knekt) -> None:
    rows, model = str(tmp_path / "rows"), str(tmp_path / "model.net")
    label = ("lab", "label", "--kind", "null", "--rows", "60", "--out", rows, "--jobs", "1")
    assert knekt(*label).status == 0
    fitted = knekt("lab", "fit", rows, "--epochs", "2", "--out", model)
    assert fitted.status == 0 and "60" in fitted.out
    done = knekt("lab", "calibrate", model, "--games", "20", "--jobs", "1", "--json")
    assert done.status == 0
    told = json.loads(done.out)
    assert told["games"] == 20 and told["ways"].keys() == {"closed", "open"}
    assert read_model(Path(model)).story["calibration"] == told


@pytest.mark.parametrize("lang", ["en", "sv", "de", "fi"])
def test_bad_files_are_refused_in_a_sentence(tmp_path: Path, knekt: Knekt, lang: str) -> None:
    path = tmp_path / "rows"
    path.write_text("nothing of ours")
    for words in (("fit", str(path), "--out", str(tmp_path / "out")), ("calibrate", str(path))):
        refused = knekt("lab", *words, "--lang", lang)
        assert refused.status == 2 and "rows" in refused.err and "Traceback" not in refused.err
