"""A search that looks at other positions than before is another search: whoever changes it says so here."""

from __future__ import annotations

from bench.solver_signature import SIGNATURE, nodes


def test_the_search_looks_at_as_many_positions_as_it_should() -> None:
    assert nodes() == SIGNATURE
