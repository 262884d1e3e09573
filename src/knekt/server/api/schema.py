"""The OpenAPI file: what the application says of itself, and the messages of the streams.

A description is the docstring of a route or a type. Where it is too long for a line of the source it goes on
after a backslash, and is one line in the file.

`make api` writes it; a test compares.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from knekt.server.api.app import create_app
from knekt.server.api.problems import PROBLEM_JSON, Problem
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.shown.wire import FromClient, ToClient

__all__ = ["described", "main", "written"]

_REF = "#/components/schemas/{name}"
_PROBLEM = {
    "description": "What was wrong.",
    "content": {PROBLEM_JSON: {"schema": {"$ref": _REF.format(name="Problem")}}},
}


def described() -> dict[str, Any]:
    """The description as a value."""
    found: dict[str, Any] = _joined(_described())
    return found


def _joined(part: Any) -> Any:
    """The same, without the indentation that a docstring has where it goes on after a backslash."""
    if isinstance(part, dict):
        return {name: _joined(each) for name, each in part.items()}
    if isinstance(part, list):
        return [_joined(each) for each in part]
    return re.sub(r"(?<=\S) {2,}(?=\S)", " ", part) if isinstance(part, str) else part


def _described() -> dict[str, Any]:
    plain: dict[str, Any] = create_app(Node(ServerSettings())).openapi_schema.to_schema()
    schemas = plain["components"]["schemas"]
    (schemas["ToClient"], schemas["FromClient"], _), parts = msgspec.json.schema_components(
        (ToClient, FromClient, Problem), ref_template=_REF
    )
    schemas.update(parts)
    for path in plain["paths"].values():
        for operation in path.values():
            operation["responses"]["400"] = _PROBLEM
            operation["responses"]["default"] = _PROBLEM
    lines = plain["paths"]["/api/v1/tables/{id}/stream"]["get"]["responses"]["200"]["content"]
    for media in lines.values():
        media["schema"] = {"$ref": _REF.format(name="ToClient")}
    return plain


def written() -> str:
    """The description as its file has it."""
    return json.dumps(described(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the file."""
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
