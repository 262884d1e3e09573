"""Every game that XSkat plays is played again here: cards, tricks, points and score must agree.

No difference is known or allowed for.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from differential.xskat_games import GAMES, SOAK, pairs, play, seeded

from knekt.skat import ISKO, options

FEW = 1, 3, 5, 12, 22, 37, 41  # these hold hand games won schwarz, nulls won and lost, deals passed out
SEEDS = range(1, 61) if SOAK else FEW


@pytest.mark.parametrize("seed", SEEDS)
def test_xskat_and_the_rules_agree(seed: int, tmp_path: Path) -> None:
    assert len(pairs(play(tmp_path, seeded(seed)), ISKO)) == GAMES


@pytest.mark.parametrize("seed", [3, 5])  # these hold hand games that are lost
def test_xskat_and_the_old_rules_agree(seed: int, tmp_path: Path) -> None:
    """17.8 and 17.9: lost hand games count once, grand ouvert is a game of its own."""
    old = options("isko", {"lost_hand_single": True, "grand_ouvert.mode": "separate"})
    games = pairs(play(tmp_path, seeded(seed), "-oldrules"), old)
    assert len(games) == GAMES
    assert any("Played Hand" in each.told.notes and not each.won for each in games)


def test_enough_games() -> None:
    assert len(SEEDS) * GAMES >= 2000
