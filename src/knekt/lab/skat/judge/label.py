"""Games labelled by the open-card solver: how far the declarer gets when everybody sees all cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from knekt.lab.skat.judge.deals import Discarding, DrawnGame, by_judge, by_weights, draw_game
from knekt.lab.skat.judge.rows import LabelledGame, RowFile, pack
from knekt.lab.work import Workers, run_all
from knekt.players.skat.judge.kinds import Kind
from knekt.solver import SkatPosition, Wish, solve_all
from knekt.solver.answer import Threshold
from knekt.solver.skat.plain import skat_mask

__all__ = ["CHUNK", "DISCARDINGS", "Chunk", "label", "label_chunk", "steps_reached"]

CHUNK = 500  # rows that are made from one seed; so many are lost at most when the work is stopped
DISCARDINGS: dict[str, Discarding] = {"weights": by_weights, "judge": by_judge}


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some rows to be made; the same chunk always gives the same rows."""

    kind: Kind
    seed: str
    number: int
    rows: int
    discards: str


def label(
    kind: Kind, rows: int, seed: str, path: Path, workers: Workers, discards: str = "weights"
) -> Iterator[int]:
    """Write labelled games to a file, or go on with it;
    yields how many rows the file has after each chunk.
    """
    file = RowFile(path, {"kind": kind, "seed": seed, "discards": discards})
    try:
        file.keep(min(rows, file.rows // CHUNK * CHUNK))
        yield file.rows
        chunks = (
            Chunk(kind, seed, first // CHUNK, min(CHUNK, rows - first), discards)
            for first in range(file.rows, rows, CHUNK)
        )
        for made in run_all(label_chunk, chunks, workers):
            file.add(made)
            yield file.rows
    finally:
        file.close()


def label_chunk(chunk: Chunk) -> bytes:
    """The rows of a chunk."""
    rng = Random(f"{chunk.kind} {chunk.seed} {chunk.number}")
    games = [draw_game(chunk.kind, rng, DISCARDINGS[chunk.discards]) for _ in range(chunk.rows)]
    return pack(map(_row, games, steps_reached([game.position for game in games])))


def _row(game: DrawnGame, reached: int) -> LabelledGame:
    laid = 0 if game.is_hand_game else skat_mask(game.skat)
    return LabelledGame(skat_mask(game.hands[game.declarer]), laid, game.declarer, reached)


def steps_reached(positions: Sequence[SkatPosition]) -> list[int]:
    """How many steps each declarer reaches: 31, 61, 90 card points, every trick; in null 1 for making it.

    The first question is whether the declarer wins, and then only what is still open: so most answers are
    fast.
    """
    steps: dict[int, int] = {}
    nulls = [place for place, position in enumerate(positions) if position.is_null]
    rest = [place for place, position in enumerate(positions) if not position.is_null]
    for place, made in zip(nulls, _reach(positions, nulls, 1), strict=True):
        steps[place] = int(made)
    won = dict(zip(rest, _reach(positions, rest, 61), strict=True))
    for found, threshold, low, high in ((False, 31, 0, 1), (True, 90, 2, 3)):
        places = [place for place in rest if won[place] is found]
        for place, made in zip(places, _reach(positions, places, threshold), strict=True):
            steps[place] = high if made else low
    near = [place for place in rest if steps[place] == 3]
    for place, made in zip(near, _reach(positions, near, Wish.ALL_TRICKS), strict=True):
        steps[place] += made
    return [steps[place] for place in range(len(positions))]


def _reach(positions: Sequence[SkatPosition], places: Sequence[int], threshold: Threshold) -> list[bool]:
    found = solve_all([positions[place] for place in places], threshold=threshold, threads=1)
    least = threshold if isinstance(threshold, int) else 1
    return [each.value.low >= least for each in found]
