"""Print every figure; nothing here passes or fails."""

from __future__ import annotations

from bench.deals import knekt_rate, openspiel_rate
from bench.players import players
from bench.server import server
from bench.sittings import replay_times, sitting_of
from bench.solver import solver
from bench.stalls import stalls

ROUNDS, DEALS = 5, 400
SKAT = "skat"  # its auction names game types, its score is card points only
BRIDGE = (
    "bridge(use_double_dummy_result=false)"  # the nearest to Skruf: an auction, thirteen tricks played out
)


def deals(presets: tuple[str, ...], peer: str, goal: int) -> None:
    print("Random complete deals a second of CPU time, one core, best of", ROUNDS)
    theirs, name = max(openspiel_rate(peer, 2 * DEALS) for _ in range(ROUNDS)), peer.partition("(")[0]
    for preset in presets:
        rate = max(knekt_rate(preset, DEALS) for _ in range(ROUNDS))
        print(
            f"  knekt {preset:<11} {rate:8.0f}   OpenSpiel {name:<6} {theirs:8.0f}"
            f"   ratio {rate / theirs:.2f}   goal {goal}"
        )


def sittings() -> None:
    print("A sitting of 36 deals, milliseconds of CPU time, best of", ROUNDS)
    sitting = sitting_of("isko")
    runs = [replay_times(sitting, 3) for _ in range(ROUNDS)]
    replay, read, retrace = (min(column) for column in zip(*runs, strict=True))
    print(
        f"  {len(sitting.log)} events: replay {replay:.1f} (goal 50), read JSON Lines {read:.1f}, "
        f"by the rules {retrace:.1f}"
    )


if __name__ == "__main__":
    deals(("german", "isko", "iss"), SKAT, goal=1000)
    deals(("skruf", "skruf-plain", "trekarl"), BRIDGE, goal=300)
    sittings()
    solver()
    players()
    server()
    stalls()
