"""The chances that the rule player's hand-made weights give."""

from __future__ import annotations

from typing import Any

import numpy as np

from knekt.lab.skat.judge.deals import GAMES
from knekt.lab.skat.judge.rows import unpack
from knekt.players.skat.calling.evaluation import chance, sum_ready
from knekt.players.skat.judge.judge import hand_of
from knekt.players.skat.judge.kinds import Kind

__all__ = ["rule_of_thumb"]

Numbers = Any


def rule_of_thumb(kind: Kind, rows: bytes) -> Numbers:
    """The chance that the rule player's hand-made weights give each of these games."""
    contract = GAMES[kind]
    return np.array(
        [
            chance(sum_ready(contract, hand_of(row.hand), hand_of(row.laid) if row.laid else None))
            for row in unpack(rows)
        ]
    )
