"""What `print(game)` shows of a deal of Skruf."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

from knekt.cards import Seed
from knekt.engine import Game
from knekt.games import new_game
from knekt.notation import parse_action

BOUGHT = "D P, L 4S, O P, R P, D P, L P, O P, R P, D P, L P, L gives D3 D4 C4 C6"
GIVEN = "R gives H7, R gives D3, R gives H5, L P, R P, O swaps HA, D swaps D9"


def after(calls: str) -> Game[Any]:
    """The first deal after what is said there."""
    game = new_game("skruf", Seed.parse("a first deal"))
    for call in calls.split(", "):
        game = game.apply(parse_action(call, game.rules))
    return game


def test_the_auction() -> None:
    assert str(after("D P, L 4S")) == cleandoc(
        """
        skruf, L bids 4S, auction
          L      SQ S9 S7 S5  HJ HT H8 H4  DA DQ D4 D3
        > O      SJ S6 S3  HA H9  CA CT C7 C5  DJ D7 D2
          R      ST S4  H7 H5  CQ CJ C8 C3  DK D8 D6 D5
          D      SA SK S8 S2  HK HQ H3 H2  CK C9 C2  D9
          talon  C6 C4 DT H6
          said   D P, L 4S
        """
    )


def test_what_a_partner_sees_of_cards_given() -> None:
    assert str(after(BOUGHT).view(2)) == cleandoc(
        """
        skruf, L bids 4S, give
          L     ?12
          O     ?12
        > R     ST S4  H7 H5  CQ CJ C8 C6 C4 C3  DK D8 D6 D5 D4 D3
          D     ?12
          said  D P, L 4S, O P, R P, D P, L P, O P, R P, D P, L P, L talon DT H6 C4 C6, L gives R D3 D4 C4
                C6
        """
    )


def test_the_tricks_of_both_sides() -> None:
    drawn = str(after(f"{BOUGHT}, {GIVEN}, O CA, R C4, D C2, L HT, O CT")).splitlines()
    assert drawn[0] == "skruf, L plays 4S, play"
    assert drawn[-2:] == ["  table  O CT", "  taken  L and R 0 tricks, O and D 1 trick"]


def test_trekarl_says_which_hand_is_the_open_one() -> None:
    game = new_game("trekarl", Seed.parse("7"))
    assert str(game).startswith("trekarl, open hand O, auction\n")
    assert str(game.view(0)).startswith("trekarl, open hand O, auction\n")
