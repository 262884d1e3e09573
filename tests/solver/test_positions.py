"""Positions of games and of claims, with what was won before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_deals import Style, line
from skruf import table
from solver.endings import SMALL, Position, worth_of
from solver.placed import FOUR, LED, NULL, RAMSCH, THREE, hands

from knekt.cards import Seed
from knekt.engine import Game
from knekt.errors import KnektError
from knekt.games import new_game
from knekt.notation import Record, read_text
from knekt.skat import Played, ramsch_facts, ramsch_score, result
from knekt.skruf import Claim, PlayedOpen, options, place_game
from knekt.skruf import Played as PlayedSkruf
from knekt.solver import (
    RamschPosition,
    SkatPosition,
    SkrufPosition,
    Wish,
    best_line,
    position_of,
    solve,
    solve_all,
)
from knekt.solver.reference import values

PLAYED = Played, PlayedSkruf, PlayedOpen
GOLDEN = Path(__file__).parents[1] / "golden" / "deals"
RAMSCH_DEALS = {  # whether the last trick takes the skat
    "ramsch": True,
    "schieberramsch": True,
    "pub-ramsch": True,
    "tournee-house-ramsch": True,
    "ramsch-to-loser": False,
    "tournee-ramsch-tie": False,
}
PRESETS = "german", "isko", "xskat", "tournee", "tournee-house", "skruf", "skruf-plain", "trekarl"


@pytest.mark.parametrize("position", [THREE, FOUR, LED, RAMSCH, replace(FOUR, trumps=None, is_misere=True)])
def test_what_can_be_is_answered(position: Position) -> None:
    assert solve(position, limits=SMALL).value.is_exact


def test_a_banked_threshold_is_reached_already() -> None:
    banked = replace(THREE, banked=70)
    assert solve(banked, threshold=61).value.reaches(61) is True
    assert solve(banked, threshold=121).value.reaches(121) is False
    assert {bounds.reaches(61) for bounds in solve(banked, threshold=61, cards=True).cards.values()} == {True}


def test_a_trick_before_settles_a_wish_and_a_null() -> None:
    top = replace(THREE, hands=hands("CJ SJ", "CT C9", "HA H9"))
    assert solve(top, threshold=Wish.ALL_TRICKS).value.low == 1
    assert solve(replace(top, tricks=(4, 0)), threshold=Wish.ALL_TRICKS).value.low == 1
    lost = solve(replace(top, tricks=(3, 1)), threshold=Wish.ALL_TRICKS, cards=True)
    assert lost.value.low == 0 and {bounds.high for bounds in lost.cards.values()} == {0}
    low = replace(THREE, hands=hands("C7 H7", "CT C9", "HA H9"), order=NULL, is_null=True)
    assert (solve(low).value.low, solve(replace(low, tricks=(1, 0))).value.low) == (1, 0)
    assert best_line(replace(low, tricks=(1, 0))).line == ()


def test_skruf_asks_for_a_number_of_tricks() -> None:
    with pytest.raises(KnektError) as refused:
        solve_all([THREE, FOUR], threshold=Wish.ALL_TRICKS)
    assert refused.value.code == "threshold-of-skruf"


# --- of games


def played_lines(preset: str, wanted: int) -> list[list[Game[Any]]]:
    """Random deals that were played out."""
    found = []
    for number in range(200):
        steps = list(line(new_game(preset, Seed.parse(f"solver {number}")), Random(number), Style()))
        if steps[-1].state.ending == "played":
            found.append(steps)
        if len(found) == wanted:
            return found
    raise AssertionError(f"no deals of {preset} are played out")


def comes_to(position: Position, game: Game[Any], last: Game[Any]) -> int:
    """What the deal came to from this moment on, by its own count."""
    if isinstance(position, SkrufPosition):
        side = position.sides[position.leader]
        return int(last.state.won[side] - game.state.won[side])
    if isinstance(position, RamschPosition):
        score = ramsch_score(last.state.rules.options, ramsch_facts(last.state))
        return score.points[position.turn]
    facts = result(last.state).facts
    assert facts is not None
    return int(facts.tricks == 0) if position.is_null else facts.points


@pytest.mark.parametrize("preset", PRESETS)
def test_from_any_card_on_the_count_is_that_of_the_deal(preset: str) -> None:
    """So cards, turn, order, sides and earlier tricks are all right."""
    places = 0
    for steps in played_lines(preset, 6):
        for game in steps:
            must = {ask.id.partition("-")[0] for asks in game.asks.values() for ask in asks if ask.must}
            if "card" not in must:
                with pytest.raises(KnektError) as refused:
                    position_of(game)
                assert refused.value.code == "nothing-to-solve"
                continue
            position = position_of(game)
            position.check()
            if isinstance(position, SkatPosition):
                assert position.tricks == (game.state.won, game.state.lost)
            events = steps[-1].events[len(game.events) :]
            rest = [event.card for event in events if isinstance(event, PLAYED)]
            assert worth_of(position, rest) == comes_to(position, game, steps[-1])
            places += 1
    assert places > 52


def test_what_must_be_feared_in_a_ramsch_is_told_as_an_approximation() -> None:
    """Whatever forehand leads, the others make it take both clubs, and the last trick with the skat."""
    position = RamschPosition(hands("CJ H7", "CA H8", "CT H9"), 0, taken=(5, 0, 7), skat=10)
    found = solve(position, cards=True)
    assert (
        found.is_approximate
        and solve(position, threshold=1).is_approximate
        and best_line(position).is_approximate
    )
    assert not solve(THREE).is_approximate and not solve(FOUR).is_approximate
    assert {card: bounds.low for card, bounds in found.cards.items()} == values(position)
    assert solve(replace(position, skat=0)).value.low < found.value.low


@pytest.mark.parametrize("name", RAMSCH_DEALS)
def test_skat_17_6_a_ramsch_in_play_comes_to_what_the_deal_came_to(name: str) -> None:
    """The skat counts where the last trick takes it, but not where the loser gets it, or nobody."""
    text = (GOLDEN / f"{name}.txt").read_text().partition("\n% ")[0] + "\n"
    (record,) = read_text(text)
    assert isinstance(record, Record)
    last, places = record.game, 0
    facts = ramsch_facts(last.state)
    with_skat = ramsch_score(last.state.rules.options, facts).points if RAMSCH_DEALS[name] else facts.points
    for number, event in enumerate(last.events):
        if not isinstance(event, Played):
            continue
        position = position_of(last.until(number))
        position.check()
        assert isinstance(position, RamschPosition)
        rest = [event.card for event in last.events[number:] if isinstance(event, Played)]
        assert worth_of(position, rest) == with_skat[position.turn]
        assert sum(position.tricks) == places // 3
        places += 1
    assert places == 30


def test_trekarl_in_the_middle_of_a_trick() -> None:
    """The open hand plays between the declarer's opponents, on his side."""
    game = table.contracted("4S", table.LEFT, "trekarl")
    while not (game.state.cards_played % 4 == 2 and game.state.tricks_left < 5):
        game = table.first_answer(game)
    position = position_of(game)
    assert isinstance(position, SkrufPosition)
    assert position.circle != (0, 1, 2, 3) and len(position.trick) == 2
    assert [position.sides[seat] for seat in position.circle] in ([0, 1, 0, 1], [1, 0, 1, 0])
    found = solve(game, cards=True, limits=SMALL)
    assert {card: bounds.low for card, bounds in found.cards.items()} == values(position)


# --- claims


def placed_ending(*texts: str) -> Game[Any]:
    """The seat left of the dealer is declarer in spades, and leads."""
    one, two, three, four = texts
    placed = table.placed((one, two, three, four), declarer=table.LEFT)
    return place_game(options("skruf", {"claims": True}), placed)


def test_the_solver_proves_a_claim() -> None:
    """Spades from the top take all; without the ace of hearts they do not."""
    texts = "SA SK SQ HA", "S2 H2 H3 H4", "S3 H5 D3 D4", "S4 C2 C3 C4"
    game = placed_ending(*texts).apply(Claim(0, 4))
    assert solve(game, threshold=4).value.reaches(4) is True
    game = placed_ending("SA SK SQ H9", *texts[1:3], "S4 HA C3 C4").apply(Claim(0, 4))
    assert solve(game, threshold=4).value.reaches(4) is False
    assert solve(game).value.low == 3
