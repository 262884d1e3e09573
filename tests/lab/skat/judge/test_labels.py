"""Labels: reproducible, resumable, and what the solver says."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from knekt.errors import KnektError
from knekt.lab.skat.judge import label as labelling
from knekt.lab.skat.judge.deals import draw_game
from knekt.lab.skat.judge.label import Chunk, label, label_chunk, steps_reached
from knekt.lab.skat.judge.rows import ROW, read_rows, unpack
from knekt.lab.work import Workers
from knekt.players.skat.judge.kinds import Kind
from knekt.skat import card_points
from knekt.solver import Wish, solve


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labelling, "CHUNK", 4)


def made(path: Path, rows: int = 10, seed: str = "a", discards: str = "weights") -> bytes:
    for _ in label(Kind.NULL, rows, seed, path, Workers(), discards):
        pass
    return path.read_bytes()


def test_the_same_seed_gives_the_same_rows(tmp_path: Path) -> None:
    one, two, other = (made(tmp_path / name, seed=name[0]) for name in ("a1", "a2", "b"))
    assert one == two
    assert one.partition(b"\n")[2] != other.partition(b"\n")[2]
    assert len(one.partition(b"\n")[2]) == 10 * ROW.size


@pytest.mark.parametrize("cut", [0, 1, 30, 90, 95, 110, 9999])
def test_a_run_that_was_broken_off_is_gone_on_with_byte_for_byte(tmp_path: Path, cut: int) -> None:
    whole = made(tmp_path / "whole")
    path = tmp_path / "torn"
    path.write_bytes(whole[:cut])
    assert made(path) == whole


def test_more_rows_are_added_and_fewer_cut(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    few = made(path, 6)
    assert made(path, 10).startswith(few)
    assert made(path, 6) == few


def test_rows_of_another_making_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    there = made(path)
    with pytest.raises(KnektError) as refused:
        made(path, seed="b")
    assert refused.value.code == "rows-of-another-making"
    assert path.read_bytes() == there


def test_other_files_are_no_rows(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    for text in (b"", b"{}\n", b"[]", b'{"format": "knekt-rows", "version": 9}\n'):
        path.write_bytes(text)
        with pytest.raises(KnektError) as refused:
            read_rows(path)
        assert refused.value.code == "no-rows"


@pytest.mark.parametrize("kind", Kind)
def test_a_label_is_what_the_solver_says(kind: Kind) -> None:
    rng = Random(5)
    games = [draw_game(kind, rng) for _ in range(12)]
    for game, steps in zip(games, steps_reached([game.position for game in games]), strict=True):
        if kind is Kind.NULL:
            assert steps == solve(game.position).value.low
            continue
        points = solve(game.position).value.low
        schwarz = solve(game.position, threshold=Wish.ALL_TRICKS).value.low
        assert steps == (points >= 31) + (points >= 61) + (points >= 90) + schwarz


@pytest.mark.parametrize("kind", Kind)
def test_a_row_tells_the_declarers_cards_and_no_others(kind: Kind) -> None:
    rows = list(unpack(label_chunk(Chunk(kind, "x", 0, 30, "weights"))))
    assert {row.hand.bit_count() for row in rows} == {10}
    assert {row.laid.bit_count() for row in rows} == {0, 2}
    assert {row.seat for row in rows} == {0, 1, 2}
    assert not any(row.hand & row.laid for row in rows)
    assert all(0 <= row.reached <= kind.steps for row in rows)


def test_the_judge_can_lay_away_too(tmp_path: Path) -> None:
    assert (
        made(tmp_path / "w").partition(b"\n")[2] != made(tmp_path / "j", discards="judge").partition(b"\n")[2]
    )


def test_games_drawn_are_whole() -> None:
    rng = Random(8)
    for kind in Kind:
        game = draw_game(kind, rng)
        cards = [card for hand in (*game.hands, game.skat) for card in hand]
        assert len(set(cards)) == 32
        assert game.position.banked == (0 if kind is Kind.NULL else card_points(game.skat))
