"""A sitting of 36 deals replayed from its log."""

from __future__ import annotations

import random
from time import process_time

from knekt.cards import Seed
from knekt.notation import SittingRecord, read_lines, write_lines
from knekt.sheet import Sitting
from knekt.skat import Dealt, options

__all__ = ["replay_times", "sitting_of"]


def sitting_of(preset: str) -> Sitting:
    """A whole sitting of random play."""
    rng, seed = random.Random(36), Seed.parse("sitting")
    sitting = Sitting.new(options(preset))
    while not sitting.is_over:
        terms = sitting.terms
        assert terms is not None
        sitting = sitting.begin(Dealt.from_seed(seed.derive(f"deal {terms.number}")))
        while sitting.is_running:
            assert sitting.game is not None
            must = next(ask for asks in sitting.game.asks.values() for ask in asks if ask.must)
            sitting = sitting.apply(must.sample(rng))
    return sitting


def replay_times(sitting: Sitting, times: int) -> tuple[float, float, float]:
    """Milliseconds to replay the log, to read it from JSON Lines, and to play it again by the rules."""
    text = write_lines(SittingRecord(sitting.options, sitting.log))
    begun = process_time()
    for _ in range(times):
        assert Sitting.replay(sitting.options, sitting.log).totals == sitting.totals
    replayed = process_time()
    for _ in range(times):
        (record,) = read_lines(text)
        assert isinstance(record, SittingRecord)
    read = process_time()
    for _ in range(times):
        Sitting.retrace(sitting.options, sitting.log)
    retraced = process_time()
    each = 1000 / times
    return (replayed - begun) * each, (read - replayed) * each, (retraced - read) * each
