"""What the OpenAPI file says can be asked for, and the least that it takes."""

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
    """Method, path and description of all that can be asked for, but for the stream, whose answer has no end."""
    for path, methods in DESCRIBED["paths"].items():
        for method, told in methods.items():
            if not path.endswith("/stream"):
                yield method.upper(), path, told


def schema_of(told: dict[str, Any]) -> dict[str, Any] | None:
    """The schema of the body that an operation takes; None: it takes none."""
    content = told.get("requestBody", {}).get("content", {})
    return next(iter(content.values()))["schema"] if content else None


def named(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema itself, where this one only names it."""
    found: dict[str, Any] = _SCHEMAS.get(schema.get("$ref", "").rpartition("/")[2], schema)
    return found


def sample(schema: dict[str, Any]) -> Any:
    """The least that this schema takes."""
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
    """The least body that an operation takes, with all its fields; None: it takes none."""
    schema = schema_of(told)
    if schema is None:
        return None
    body = sample(schema)
    return {**dict.fromkeys(named(schema).get("properties", {})), **(body if isinstance(body, dict) else {})}
