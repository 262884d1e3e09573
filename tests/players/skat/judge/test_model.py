"""Model files: read as written, refused when torn, changed, or of another kind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from knekt.errors import KnektError
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import MODELS, Model, Shape, model_bytes, read_model
from knekt.words import LANGUAGES, say

SHAPE = Shape.of(Kind.NULL, plain_inner=2, sum=3, second=2)
MODEL = Model.new(Kind.NULL, SHAPE, bytes(4 * SHAPE.size), {"rows": 5})
LARGEST = 2_000_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "skat-null.net"
    path.write_bytes(model_bytes(MODEL))
    return path


def refused(path: Path) -> KnektError:
    with pytest.raises(KnektError) as caught:
        read_model(path)
    assert all(say(caught.value.message, lang) for lang in LANGUAGES)
    return caught.value


def test_a_model_is_read_as_it_was_written(path: Path) -> None:
    assert read_model(path) == MODEL


@pytest.mark.parametrize("kind", Kind)
def test_the_models_that_come_along_are_whole_small_and_tell_their_story(kind: Kind) -> None:
    path = MODELS / f"skat-{kind}.net"
    model = read_model(path)
    assert model.kind is kind and path.stat().st_size <= LARGEST
    assert {"seed", "rows", "labels", "held_out", "open_cards", "calibration"} <= model.story.keys()


def test_a_torn_model_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    for size in (len(whole) - 1, whole.index(b"\n") + 1):
        path.write_bytes(whole[:size])
        assert refused(path).code == "model-damaged"
    path.write_bytes(whole[:20])
    assert refused(path).code == "no-model"


def test_a_changed_model_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + b"\x01")
    assert refused(path).code == "model-damaged"
    path.write_bytes(whole.replace(b"[0.0, 1.0]", b"[0.5, 1.0]", 1))
    assert refused(path).code == "model-damaged"


def test_a_model_of_another_version_is_refused(path: Path) -> None:
    line, _, body = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(line), "version": 2}).encode() + b"\n" + body)
    assert refused(path).code == "model-version"


@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[]\n", b"\xff\xfe", b'{"format": "knekt-rows"}\n', b"null\n1"]
)
def test_other_files_are_refused(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    assert refused(path).code == "no-model"


def test_a_model_whose_parts_do_not_fit_is_refused(path: Path) -> None:
    wide = Shape.of(Kind.NULL, plain_inner=3, sum=3, second=2)
    path.write_bytes(model_bytes(Model(Kind.NULL, wide, MODEL.body, MODEL.bends, {})))
    assert refused(path).code == "no-model"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.net").code == "unreadable-file"
