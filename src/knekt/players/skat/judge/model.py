"""Model files: the weights of a net, after a line of JSON that says how it was made and how good it is."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from knekt import _core
from knekt.errors import KnektError
from knekt.players.skat.judge.kinds import Kind

__all__ = ["MODELS", "VERSION", "Model", "Shape", "model_bytes", "read_model"]

FORMAT, VERSION = "knekt-net", 1
MODELS = Path(__file__).parent.parent.parent / "models"
_SEATS = 3
_BYTES = 4  # the size of a number in a file


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of the layers of a net, in the order in which the core asks for them."""

    trumps: int
    plains: int
    width: int
    steps: int
    trump_inner: int
    plain_inner: int
    sum: int
    second: int

    @classmethod
    def of(
        cls, kind: Kind, *, trump_inner: int = 64, plain_inner: int = 32, sum: int = 48, second: int = 24
    ) -> Shape:
        return cls(
            *(kind.trumps, kind.plains, kind.width, kind.steps),
            *(trump_inner if kind.trumps else 0, plain_inner, sum, second),
        )

    def parts(self) -> Iterator[tuple[str, int, int, float]]:
        """Each table of the net, in the order of the file:
        name, rows, columns, and the spread of its first numbers.
        """
        if self.trumps:
            yield "trump_in", self.trumps, self.trump_inner, 0.5
            yield "trump_bias", 1, self.trump_inner, 0.5
            yield "trump_out", self.trump_inner, self.sum, sqrt(1 / self.trump_inner)
            yield "laid", self.trumps, self.sum, 0.0
        yield "plain_in", 2 * self.width, self.plain_inner, 0.7
        yield "plain_bias", 1, self.plain_inner, 0.5
        yield "plain_out", self.plain_inner, self.sum, sqrt(1 / self.plain_inner)
        yield "seat", _SEATS, self.sum, 0.0
        yield "unknown", 1, self.sum, 0.0
        yield "bias", 1, self.sum, 0.0
        yield "second", self.sum, self.second, sqrt(2 / self.sum)
        yield "second_bias", 1, self.second, 0.0
        yield "out", self.second, self.steps, sqrt(1 / self.second)
        yield "out_bias", 1, self.steps, 0.0

    @property
    def size(self) -> int:
        return sum(rows * columns for _, rows, columns, _ in self.parts())


Bend = tuple[float, float]  # a and b: a logit x becomes a + b x


@dataclass(frozen=True, slots=True)
class Model:
    """A net that has learned, and the bends that turn its chances with open cards into real ones.

    `bends` has a row for each way to play: closed, and in null also open. `story` says how the model was made
    and measured; nothing depends on it.
    """

    kind: Kind
    shape: Shape
    body: bytes
    bends: dict[str, tuple[Bend, ...]]
    story: dict[str, Any]

    @classmethod
    def new(cls, kind: Kind, shape: Shape, body: bytes, story: dict[str, Any]) -> Model:
        """A new model without bends: its chances are those with open cards."""
        straight = ((0.0, 1.0),) * kind.steps
        ways = ("closed", "open") if kind is Kind.NULL else ("closed",)
        return cls(kind, shape, body, dict.fromkeys(ways, straight), story)

    def net(self) -> _core.Net:
        shape = asdict(self.shape)
        return _core.Net(list(shape.values()), self.body)


def model_bytes(model: Model) -> bytes:
    """The bytes of the model's file."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "kind": model.kind,
        "shape": asdict(model.shape),
        "bends": model.bends,
        "story": model.story,
    }
    return json.dumps({**head, "sha256": _digest(head, model.body)}).encode() + b"\n" + model.body


def read_model(path: Path) -> Model:
    """The model in a file; KnektError if the file is torn, was changed, or is of another kind.

    >>> read_model(Path(__file__))
    Traceback (most recent call last):
    knekt.errors.KnektError: model.py is no model
    """
    try:
        line, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        raise KnektError("unreadable-file", f"{path} cannot be read", name=path.name) from None
    try:
        head = json.loads(line)
        is_model = head["format"] == FORMAT
    except (ValueError, KeyError, TypeError):
        is_model = False
    if not is_model:
        raise KnektError("no-model", f"{path.name} is no model", name=path.name)
    if head.get("version") != VERSION:
        raise KnektError(
            "model-version",
            f"{path.name} is of version {head.get('version')}",
            name=path.name,
            version=str(head.get("version")),
            known=VERSION,
        )
    said = head.pop("sha256", "")
    if said != _digest(head, body):
        raise KnektError("model-damaged", f"{path.name} is torn or was changed", name=path.name)
    try:
        return _model(head, body)
    except (KeyError, TypeError, ValueError):
        raise KnektError("no-model", f"{path.name} is no model", name=path.name) from None


def _model(head: dict[str, Any], body: bytes) -> Model:
    kind, shape = Kind(head["kind"]), Shape(**head["shape"])
    bends = {way: tuple((float(a), float(b)) for a, b in rows) for way, rows in head["bends"].items()}
    if shape.size * _BYTES != len(body) or any(len(rows) != kind.steps for rows in bends.values()):
        raise ValueError
    return Model(kind, shape, body, bends, head["story"])


def _digest(head: dict[str, Any], body: bytes) -> str:
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode() + b"\n" + body).hexdigest()
