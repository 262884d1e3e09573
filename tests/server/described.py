"""The requests that the OpenAPI file describes, and the smallest body of each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

__all__ = ["DESCRIBED", "fields", "operations", "sample", "schema_of"]

FILE = Path(__file__).parents[2] / "docs" / "openapi.json"
DESCRIBED = json.loads(FILE.read_text(encoding="utf-8"))
_SCHEMAS = DESCRIBED["components"]["schemas"]


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Method, path and description of every request, except the stream, whose answer has no end."""
    for path, methods in DESCRIBED["paths"].items():
        for method, told in methods.items():
            if not path.endswith("/stream"):
                yield method.upper(), path, told


def schema_of(told: dict[str, Any]) -> dict[str, Any] | None:
    """The schema of an operation's body; None if it has no body."""
    content = told.get("requestBody", {}).get("content", {})
    return next(iter(content.values()))["schema"] if content else None


def named(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema itself, if this one only refers to it."""
    found: dict[str, Any] = _SCHEMAS.get(schema.get("$ref", "").rpartition("/")[2], schema)
    return found


def sample(schema: dict[str, Any]) -> Any:
    """The smallest value that this schema allows."""
    schema = named(schema)
    for either in ("oneOf", "anyOf"):
        if either in schema:
            return sample(schema[either][0])
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            return {
                name: sample(each)
                for name, each in schema.get("properties", {}).items()
                if name in schema.get("required", ())
            }
        case "array":
            return []
        case "string":
            return "x" * max(1, schema.get("minLength", 1))
        case "integer" | "number":
            return schema.get("minimum", 1)
        case "boolean":
            return True
    return None


def fields(told: dict[str, Any]) -> dict[str, Any] | None:
    """The smallest body of an operation that has all its fields; None if it has no body."""
    schema = schema_of(told)
    if schema is None:
        return None
    body = sample(schema)
    return {**dict.fromkeys(named(schema).get("properties", {})), **(body if isinstance(body, dict) else {})}
