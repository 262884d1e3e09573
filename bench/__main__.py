"""Print every figure; nothing here passes or fails."""

from __future__ import annotations

from bench.deals import knekt_rate, openspiel_rate
from bench.sittings import replay_times, sitting_of

ROUNDS, DEALS = 5, 400


def deals() -> None:
    print("Random complete deals a second of CPU time, one core, best of", ROUNDS)
    peer = max(openspiel_rate(2 * DEALS) for _ in range(ROUNDS))
    for preset in ("german", "isko", "iss"):
        rate = max(knekt_rate(preset, DEALS) for _ in range(ROUNDS))
        print(
            f"  knekt {preset:<8} {rate:8.0f}   OpenSpiel skat {peer:8.0f}   ratio {rate / peer:.2f}   goal 1000"
        )


def sittings() -> None:
    print("A sitting of 36 deals, milliseconds of CPU time, best of", ROUNDS)
    sitting = sitting_of("isko")
    runs = [replay_times(sitting, 3) for _ in range(ROUNDS)]
    replay, read, retrace = (min(column) for column in zip(*runs, strict=True))
    print(
        f"  {len(sitting.log)} events: replay {replay:.1f} (goal 50), read JSON Lines {read:.1f}, by the rules {retrace:.1f}"
    )


if __name__ == "__main__":
    deals()
    sittings()
