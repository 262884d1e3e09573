"""Requests drawn from the OpenAPI file, good and bad, to a real server.

The server answers, or refuses in good form.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from serving import PATIENCE, Guest, House, serving

FILE = Path(__file__).parents[2] / "docs" / "openapi.json"
EXAMPLES = 4
ENDLESS = (
    "/api/v1/tables/{id}/stream"  # only for a table that does not exist: otherwise its answer has no end
)
LABELS = [
    f"{method.upper()} {path}"
    for path, methods in json.loads(FILE.read_text(encoding="utf-8"))["paths"].items()
    for method in methods
]


@pytest.fixture(scope="module")
def operations() -> dict[str, Any]:
    """The operations of the file. Schemathesis is imported only by the worker that needs it."""
    import schemathesis

    schema: Any = schemathesis.openapi.from_path(FILE)
    found = {each.ok().label: each.ok() for each in schema.get_all_operations()}
    assert sorted(found) == sorted(LABELS)
    return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.mark.parametrize("label", LABELS)
def test_every_request_is_answered_or_refused_in_good_form(
    house: House, operations: dict[str, Any], label: str
) -> None:
    operation, guest = operations[label], house.guest()
    mine = guest.plays(practice=True) if "/tables/{id}" in operation.path else guest.id

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        _check(case, guest)
        if "{id}" in operation.path and operation.path != ENDLESS:
            case.path_parameters["id"] = mine
            _check(case, guest)

    ask()


def _check(case: Any, guest: Guest) -> None:
    known = {"X-Knekt-CSRF": guest.http.headers.get("X-Knekt-CSRF", "")}
    answer = case.call(
        base_url=guest.house.address,
        headers=known,
        cookies=dict(guest.http.cookies),
        timeout=PATIENCE,
    )
    said = case.as_curl_command()
    assert answer.status_code < 500, f"{answer.text}\n{said}"
    if answer.status_code >= 400:
        assert answer.headers["content-type"][0].startswith("application/problem+json"), said
        problem = answer.json()
        assert problem["status"] == answer.status_code and problem["code"] and problem["detail"], said
