"""Old deals replay as they always did: by the rules, as each seat saw them, to the same score."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden.golden import FOLDER, record_in, rendered, wanted


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_deal(path: Path) -> None:
    text = path.read_text()
    assert rendered(record_in(text)) == text


def test_every_contract_and_every_ending_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(wanted())
