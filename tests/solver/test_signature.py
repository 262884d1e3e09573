"""The solver's node count over a fixed set: a change of the search changes it, and this number with it."""

from __future__ import annotations

import subprocess
import sys

from bench.solver_signature import SIGNATURE, nodes

FOR_ANY_PROCESSOR = """
import knekt._core.anywhere as anywhere
from knekt import _core
for name in _core.__all__:
    setattr(_core, name, getattr(anywhere, name))
from bench.solver_signature import nodes
print(nodes())
"""


def test_the_search_looks_at_as_many_positions_as_it_should() -> None:
    assert nodes() == SIGNATURE


def test_the_core_for_any_processor_looks_at_the_same_positions() -> None:
    told = subprocess.run(
        [sys.executable, "-c", FOR_ANY_PROCESSOR], capture_output=True, text=True, check=True
    )
    assert int(told.stdout) == SIGNATURE
