"""The paragraphs of the rule page; what any game must do, the conformance suite tries."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from knekt.cards import Card, Hand, Seed
from knekt.engine import TABLE
from knekt.errors import IllegalAction, InvalidOption, InvalidPosition, NotationError
from whist.deal import Dealt
from whist.game import WhistGame, rules
from whist.options import options
from whist.play import Play
from whist.result import Result, result
from whist.sheet import terms_of

SUITS = tuple(Hand.parse(" ".join(f"{suit}{rank}" for rank in "23456789TJQKA")) for suit in "SHDC")


def test_every_paragraph_that_is_named_is_on_the_rule_page() -> None:
    folder = Path(__file__).parent
    page = set(re.findall(r"^(\d\.\d) ", (folder / "rules.md").read_text(), re.MULTILINE))
    code = [path for path in folder.rglob("*.py") if path.name != Path(__file__).name]
    named = {each for path in code for each in re.findall(r"[(# \"](\d\.\d)\b", path.read_text())}
    tested = {
        each.replace("_", ".") for each in re.findall(r"test_whist_(\d_\d)", Path(__file__).read_text())
    }
    assert len(named) > 3 and named <= page
    assert page - {"1.1", "1.2"} == tested


def opened(turned: str | None, *, preset: str = "whist") -> WhistGame:
    """A deal in which each has a suit: spades, hearts, diamonds, and the dealer clubs."""
    return WhistGame.open(rules(options(preset)), Dealt(SUITS, Card.parse(turned) if turned else None))


def played(game: WhistGame, *texts: str) -> WhistGame:
    for text in texts:
        game = game.play(text)
    return game


def test_whist_2_1_thirteen_cards_each() -> None:
    made = rules(options("whist")).dealt(Seed.parse("a deal"))
    assert [len(cards) for cards in made.hands] == [13] * 4
    with pytest.raises(InvalidPosition):
        WhistGame.open(rules(options("whist")), Dealt(SUITS[:3]))


def test_whist_2_2_the_dealers_last_card_is_turned_up_for_all() -> None:
    made = rules(options("whist")).dealt(Seed.parse("a deal"))
    dealers = made.hands[3]
    assert isinstance(dealers, Hand) and made.turned is not None and made.turned in dealers
    assert {made.seen_by(seat).turned for seat in (None, 0, 1, 2, 3)} == {made.turned}
    assert rules(options("whist-no-trumps")).dealt(Seed.parse("a deal")).turned is None
    for turned, preset in ((None, "whist"), ("C2", "whist-no-trumps"), ("S2", "whist")):
        with pytest.raises(InvalidPosition) as refused:
            opened(turned, preset=preset)
        assert refused.value.code == "whist-turned"


def test_whist_3_1_the_dealers_left_leads_and_then_who_took_the_trick() -> None:
    game = opened("C2")
    assert game.turn == 0
    assert played(game, "L SA", "P H2", "R D2", "D C3").turn == 3


def test_whist_3_2_one_follows_suit() -> None:
    made = rules(options("whist")).dealt(Seed.parse("a deal"))
    game = WhistGame.open(rules(options("whist")), made)
    game = game.apply(game.legal[0])
    led = game.state.trick[0].suit
    other = next(card for card in game.state.hand(1) if card.suit != led)
    with pytest.raises(IllegalAction) as refused:
        game.apply(Play(1, other))
    assert refused.value.code == "must-follow"


@pytest.mark.parametrize(("preset", "turned", "winner"), [("whist", "C2", 3), ("whist-no-trumps", None, 0)])
def test_whist_3_3_trumps_take_the_trick_else_the_suit_led(
    preset: str, turned: str | None, winner: int
) -> None:
    game = played(opened(turned, preset=preset), "L S2", "P HA", "R DA", "D C3")
    assert game.state.tricks[0].winner == winner


@pytest.mark.parametrize(("tricks", "points"), [(6, (0, 1)), (7, (1, 0)), (13, (7, 0)), (0, (0, 7))])
def test_whist_4_1_a_point_for_each_trick_over_six(tricks: int, points: tuple[int, int]) -> None:
    assert Result(tricks).points == points


def test_whist_4_1_all_tricks_of_the_dealer() -> None:
    game = opened("C2")
    while not game.is_over:
        game = game.apply(game.legal[0])
    assert result(game.state) == Result(0)
    assert game.state.dealt == SUITS


def test_whist_4_2_the_deal_passes_to_the_left() -> None:
    assert [terms_of(number).dealer for number in range(1, 6)] == [3, 0, 1, 2, 3]
    with pytest.raises(InvalidOption):
        options("whist", {"deals": 0})


@pytest.mark.parametrize("text", ["X S2", "L", "L S2 S3", "passes", ""])
def test_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        rules(options("whist")).read_action(text)


def test_the_table_has_nothing_to_do() -> None:
    game = opened("C2")
    assert game.rules.asks(game.state, TABLE) == ()


def test_a_deal_is_drawn() -> None:
    heading, left, *_, turned, table = str(played(opened("C2"), "L SA")).splitlines()
    assert heading == "whist, 0 tricks" and left.split()[:2] == ["L", "S2"]
    assert turned.split() == ["turned", "C2"] and table.split() == ["table", "SA"]
