"""The OpenAPI file is what the application says of itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

from knekt.server.api.schema import described, written
from knekt.server.shown.wire import FromClient, ToClient

FILE = Path(__file__).parents[2] / "docs" / "openapi.json"


def test_the_file_is_what_the_application_says() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "make api"


def test_every_message_of_the_streams_is_described() -> None:
    schemas = described()["components"]["schemas"]
    for union in (ToClient, FromClient):
        for message in get_args(union):
            kind = schemas[message.__name__]["properties"]["type"]
            assert kind == {"enum": [msgspec.inspect.type_info(message).tag]}  # type: ignore[attr-defined]


def test_every_reference_leads_somewhere() -> None:
    whole = described()
    for name in re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(whole)):
        assert name in whole["components"]["schemas"], name
    assert whole["openapi"].startswith("3.1")


def test_every_operation_is_explained_and_can_be_refused() -> None:
    for path, operations in described()["paths"].items():
        for operation in operations.values():
            assert operation["description"].endswith("."), path
            assert "application/problem+json" in operation["responses"]["default"]["content"]
