"""Old deals and sittings replay as they always did, with the same views and the same score."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden.golden import FOLDER, KINDS, SITTINGS_FOLDER, record_in, rendered, sheet, sitting_in


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_deal(path: Path) -> None:
    text = path.read_text()
    assert rendered(record_in(text)) == text


@pytest.mark.parametrize("path", sorted(SITTINGS_FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_sitting(path: Path) -> None:
    text = path.read_text()
    assert sheet(sitting_in(text)) == text


def test_every_contract_every_ending_and_every_variant_is_there() -> None:
    kinds = KINDS.values()
    assert {path.stem for path in FOLDER.glob("*.txt")} == {name for kind in kinds for name in kind.deals}
    assert {path.stem for path in SITTINGS_FOLDER.glob("*.txt")} == {
        name for kind in kinds for name in kind.sittings
    }
