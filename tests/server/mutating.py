"""Requests that nearly follow the OpenAPI file.

They are good requests for real tables and deals, in which something is changed.

The change is drawn from the structure: a part is made deep, wide, huge or of another kind, left out, doubled
or put somewhere else. Then the bytes may be cut, reversed, or written in another encoding.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote

from server.described import named, operations, schema_of

from knekt.games import PRESETS

__all__ = ["Mutant", "Mutator"]

MOST_CHANGES = 3
LONGEST_SOCKET = 4096
_OPERATIONS = list(operations())


@dataclass(frozen=True)
class Written:
    """A value that is written as these bytes."""

    data: bytes


@dataclass
class Pairs:
    """An object in which a name may stand twice."""

    pairs: list[tuple[Any, Any]]


ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31 - 1, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400),
    *(
        0.5,
        -0.0,
        1e308,
        "",
        " ",
        "x",
        "\0",
        "a\0b",
        "\ud800",
        "\udfff x",
        "\u202e",
        "𝕊",
        "é" * 99,
        "%s%n",
        "../..",
        "null",
    ),
    *([], {}, [None], {"": None}, "9" * 30, "2026-13-45", "1e999", "x" * 70, "x" * 5_000),
    *map(
        Written,
        (
            *(b"1e999", b"-1e999", b"1e-999", b"NaN", b"-Infinity", b"9" * 5_000, b"0" * 50, b"+1", b"0x10"),
            *(
                b"1." + b"0" * 3_000,
                b'"\xff\xfe"',
                b'"\\ud800"',
                b'"\\u0000"',
                b'"\\x41"',
                b"'x'",
                b"",
                b"tru",
            ),
            *(b"[" * 60 + b"]" * 60, b"[" * 3_000 + b"]" * 3_000, b'{"a":' * 1_500 + b"1" + b"}" * 1_500),
            *(b"[" + b"0," * 9_000 + b"0]", b'"' + b"x" * 50_000 + b'"', b"/* */ 1", b"1 2"),
        ),
    ),
)
PLACES = (
    *(
        "0",
        "-1",
        "1",
        "2",
        "9" * 30,
        "1.5",
        "1e3",
        "null",
        "..",
        "../..",
        ".",
        "a" * 3_000,
        "\0",
        "a\0",
        "½",
        "𝕊",
        " ",
    ),
    *(
        "\ud800",
        "%",
        "%00",
        "%ff",
        "//",
        "x;y",
        "<b>",
        "'--",
        '"',
        "\n",
        "\u202e",
        "٣",
        "00001",
        "True",
        "mine",
        "open",
    ),
)
HEADERS = (
    ("Accept-Language", "sv;q=x, \xff, " + "de," * 500),
    ("Accept-Language", "x" * 5_000),
    ("Content-Type", "text/plain"),
    ("Content-Type", "application/json; charset=utf-16"),
    ("Content-Type", "application/x-www-form-urlencoded"),
    ("Content-Type", "multipart/form-data; boundary=x"),
    ("Content-Type", "application/msgpack"),
    ("Content-Type", ";;;"),
    ("Content-Encoding", "gzip"),
    ("Content-Length", "-1"),
    ("Content-Length", "9" * 30),
    ("Authorization", "Bearer \xff"),
    ("Authorization", "Bearer " + "x" * 5_000),
    ("Authorization", "Basic eDp5"),
    ("Cookie", "knekt=\xff; knekt=; =;;"),
    ("Cookie", "knekt=" + "x." * 2_000),
    ("X-Knekt-CSRF", "\xff"),
    ("X-Forwarded-For", "1.2.3.4, \xff"),
    ("Origin", "null"),
    ("Origin", "http://\xff"),
    ("Host", "\xff:x"),
    ("If-None-Match", '"' * 99),
    ("Range", "bytes=9-1"),
)
_ENCODINGS: tuple[Callable[[str], bytes], ...] = (
    lambda text: text.encode("utf-16", "surrogatepass"),
    lambda text: text.encode("utf-32", "surrogatepass"),
    lambda text: text.encode("latin-1", "replace"),
    lambda text: b"\xef\xbb\xbf" + text.encode("utf-8", "surrogatepass"),
)


@dataclass(frozen=True)
class Mutant:
    """A request, and how it is said again."""

    method: str
    path: str
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.method} {self.path[:300]} {self.headers} {self.body[:500]!r}"


class Mutator:
    """Draws requests.

    `things` gives names that the server knows: one of the `tables` or `people`, an `action` …
    """

    def __init__(self, seed: int, things: Callable[[Random, str], Any]) -> None:
        self.rng, self.things = Random(seed), things

    def request(self) -> Mutant:
        rng = self.rng
        method, path, told = rng.choice(_OPERATIONS)
        parts = path.split("/")
        for place, part in enumerate(parts):
            if part == "{id}":  # of a table, a person or a token
                parts[place] = self._place(parts[place - 1])
            elif part.startswith("{"):
                parts[place] = self._place(part[1:-1])
        where = "/".join(parts)
        queries = [each["name"] for each in told.get("parameters", ()) if each["in"] == "query"]
        asked = [f"{name}={_quoted(self._place(name))}" for name in queries if rng.random() < 0.6]
        if rng.random() < 0.05:
            asked += ["=", "&&", "x=%ff", "seat=open&seat=mine", "%00=1"]
        schema, body = schema_of(told), b""
        if schema is not None or rng.random() < 0.1:
            body = self.body(self._good(schema or {"type": "object"}, ""))
        headers = dict(rng.choices(HEADERS, k=1)) if rng.random() < 0.1 else {}
        query = f"?{'&'.join(asked)}" if asked else ""
        return Mutant(method, f"{'/'.join(map(_quoted, where.split('/')))}{query}", body, headers)

    def message(self) -> bytes:
        """A message that a page might nearly send over its socket."""
        kind = self.rng.choice(["Hello", "Act", "Act", "Say", "Mute", "Pong"])
        table = self.things(self.rng, "tables")
        good = {"type": kind.lower(), **self._good({"$ref": f"#/components/schemas/{kind}"}, "")}
        return self.body({**good, "table": table} if kind != "Pong" else good)

    def body(self, good: Any) -> bytes:
        """A good body with some changes."""
        rng = self.rng
        for _ in range(rng.choice([0, 0, 0, 1, 1, 2, MOST_CHANGES])):
            good = self._changed(good)
        written = _written(good)
        match rng.randrange(24):
            case 0:
                return written[: rng.randrange(len(written) + 1)]
            case 1 if written:
                place = rng.randrange(len(written))
                return written[:place] + bytes([rng.randrange(256)]) + written[place + 1 :]
            case 2:
                return rng.choice(_ENCODINGS)(written.decode("utf-8", "replace"))
            case 3:
                return written + rng.choice([b" ", b"\n" * 2_000, b"{}", b"\0", b","])
        return written

    def _place(self, name: str) -> str:
        if self.rng.random() < 0.25:
            return self.rng.choice(PLACES)
        return str(self.things(self.rng, name))

    def _good(self, schema: dict[str, Any], name: str) -> Any:
        """A value that the schema allows; if the server knows such a thing, one that it knows."""
        rng, schema = self.rng, named(schema)
        for either in ("oneOf", "anyOf"):
            if either in schema:
                return self._good(rng.choice(schema[either]), name)
        if "const" in schema or "enum" in schema:
            return schema.get("const", rng.choice(schema.get("enum", [None])))
        known = self.things(rng, name) if name else None
        if known is not None and rng.random() < 0.9:
            return known
        match schema.get("type"):
            case "object":
                required = schema.get("required", ())
                return {
                    each: self._good(told, each)
                    for each, told in schema.get("properties", {}).items()
                    if each in required or rng.random() < 0.5
                }
            case "array":
                return [self._good(schema.get("items", {}), name) for _ in range(rng.randrange(3))]
            case "string":
                return "x" * rng.randint(max(1, schema.get("minLength", 1)), schema.get("maxLength", 20))
            case "integer" | "number":
                return rng.randint(int(schema.get("minimum", 0)), int(min(schema.get("maximum", 9), 10**6)))
            case "boolean":
                return rng.random() < 0.5
        return None

    def _changed(self, thing: Any) -> Any:
        """The value with one part changed, at some depth."""
        rng = self.rng
        if isinstance(thing, dict):
            thing = Pairs(list(thing.items()))
        if isinstance(thing, Pairs) and thing.pairs and rng.random() < 0.75:
            place = rng.randrange(len(thing.pairs))
            name, value = thing.pairs[place]
            match rng.randrange(6):
                case 0:
                    return Pairs(thing.pairs[:place] + thing.pairs[place + 1 :])
                case 1:
                    return Pairs([*thing.pairs, (name, self._odd(value))])
                case 2:
                    return Pairs([*thing.pairs, (rng.choice(ODD[14:29]), value)])
            return Pairs([*thing.pairs[:place], (name, self._changed(value)), *thing.pairs[place + 1 :]])
        if isinstance(thing, list) and thing and rng.random() < 0.6:
            place = rng.randrange(len(thing))
            return [*thing[:place], self._changed(thing[place]), *thing[place + 1 :]]
        return self._odd(thing)

    def _odd(self, thing: Any) -> Any:
        match self.rng.randrange(8):
            case 0:
                return [thing]
            case 1:
                return {"x": thing}
            case 2:
                return str(thing)
            case 3:
                written = _written(thing)
                return Written(b"[" + b",".join([written] * (20_000 // (len(written) + 1))) + b"]")
        return self.rng.choice(ODD)


def presets(rng: Random) -> str:
    """The name of a game."""
    return rng.choice(list(PRESETS))


def _quoted(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="%/;")


def _written(thing: Any) -> bytes:
    match thing:
        case Written(data):
            return data
        case Pairs(pairs):
            return b"{" + b",".join(_name(name) + b":" + _written(value) for name, value in pairs) + b"}"
        case dict():
            return _written(Pairs(list(thing.items())))
        case list() | tuple():
            return b"[" + b",".join(map(_written, thing)) + b"]"
    return json.dumps(thing, ensure_ascii=False).encode("utf-8", "surrogatepass")


def _name(name: Any) -> bytes:
    return _written(name if isinstance(name, str | Written) else str(name))
