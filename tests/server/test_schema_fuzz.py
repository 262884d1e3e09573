"""Requests drawn from the OpenAPI file, good and bad ones, to a real server: each is answered, or refused in good form."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from serving import PATIENCE, Guest, House, serving

FILE = Path(__file__).parents[2] / "docs" / "openapi.json"
EXAMPLES = 4
ENDLESS = "/api/v1/tables/{id}/stream"  # only for a table that does not exist: else its answer has no end
SCHEMA: Any = schemathesis.openapi.from_path(FILE)
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_request_is_answered_or_refused_in_good_form(house: House, label: str) -> None:
    operation, guest = OPERATIONS[label], house.guest()
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
