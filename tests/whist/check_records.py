"""Whist among the families: found by name, written and read, on a sheet."""

from __future__ import annotations

from typing import Any

import pytest

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.games import FAMILIES, new_game, options, part
from knekt.message import Message
from knekt.notation import Record, SittingRecord, facts_of, read_lines, read_text, write_lines, write_text
from knekt.players import opponent
from knekt.sheet import Sitting
from knekt.words import LANGUAGES, say

SEED = Seed.parse("a first deal")
LENGTHS = {"whist": 4, "whist-no-trumps": 2}


def sitting(preset: str) -> Any:
    """Played by four plain players to its end."""
    chosen = options(preset, {"deals": LENGTHS[preset]})
    player, held = opponent(chosen), Sitting.new(chosen).dealt(SEED)
    while not held.is_over:
        game = held.game
        assert game is not None
        if held.is_running and game.turn is not None:
            held = held.apply(player.choose(game.view(game.turn)))
        else:
            held = held.dealt(SEED)
    return held


def test_whist_is_a_family_like_the_others() -> None:
    assert list(FAMILIES) == ["skat", "skruf", "whist"]
    assert new_game("whist", SEED).turn == 0
    assert [say(Message("form", {"form": "whist"}), each) for each in LANGUAGES] == [
        "whist",
        "whist",
        "Whist",
        "whist",
    ]
    with pytest.raises(KnektError) as refused:
        part(options("whist"), "solver")
    assert refused.value.code == "game-without-part"


@pytest.mark.parametrize("preset", LENGTHS)
def test_a_sitting_is_written_and_read(preset: str) -> None:
    held = sitting(preset)
    record = SittingRecord(held.options, held.log, ("Anna", "Bo", "Cilla", "Dan"))
    assert list(read_text(write_text(record))) == [record] == list(read_lines(write_lines(record)))
    again = Sitting.retrace(held.options, held.log)
    assert (again.rows, again.totals) == (held.rows, held.totals)


@pytest.mark.parametrize("preset", LENGTHS)
def test_a_deal_is_written_with_its_result(preset: str) -> None:
    game = sitting(preset).game
    stated = facts_of(game)
    record = Record(game.rules.options, game.events, ("Anna", "Bo", "Cilla", "Dan"), stated=stated)
    text = write_text(record)
    assert '[Left "Anna"]' in text and f'[Result "{stated["tricks"]} tricks"]' in text
    assert list(read_text(text)) == [record] == list(read_lines(write_lines(record)))


def test_the_sheet_has_a_row_for_each_deal_and_partners_stand_alike() -> None:
    held = sitting("whist")
    assert [row.terms.dealer for row in held.rows] == [3, 0, 1, 2]
    one, two, three, four = held.totals
    assert (one, two) == (three, four)
    assert one + two == sum(sum(row.result.points) for row in held.rows)


def test_the_time_may_end_the_sitting() -> None:
    begun = Sitting.new(options("whist")).dealt(SEED)
    assert begun.time_up().last == 1
