"""What `print(game)` shows of a deal of Skat."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

from knekt.cards import Seed
from knekt.engine import Game
from knekt.games import new_game
from knekt.notation import parse_action


def after(calls: str, preset: str = "isko") -> Game[Any]:
    """The first deal after what is said there."""
    game = new_game(preset, Seed.parse("a first deal"))
    for call in calls.split(", "):
        game = game.apply(parse_action(call, game.rules))
    return game


DECLARED = "M 18, F pass, R pass, M skat, M lays DQ ST, M declares C"


def test_the_auction_and_who_is_asked() -> None:
    assert str(after("M 18, F yes")) == cleandoc(
        """
        isko, auction
          F     CJ  C9 C8  S9 S7  HA H9  DT D9 D8
        > M     DJ  CA CT CK C7  SA ST  HT HK  DQ
          R     SJ HJ  SK S8  HQ H8 H7  DA DK D7
          skat  CQ  SQ
          said  M 18, F yes
        """
    )


def test_the_trick_on_the_table_and_what_was_taken() -> None:
    assert str(after(f"{DECLARED}, F HA, M HK, R HQ, F S7, M SA")) == cleandoc(
        """
        isko, M plays C, bid 18, play
          F      CJ C9 C8  S9  H9  DT D9 D8
          M      DJ CA CT CK CQ C7  SQ  HT
        > R      SJ HJ  SK S8  H8 H7  DA DK D7
          laid   ST  DQ
          said   M 18, F pass, R pass, M skat SQ CQ, M lays DQ ST, M declares C
          table  F S7, M SA
          taken  M 0 tricks (0), F and R 1 trick (18)
        """
    )


def test_a_view_shows_what_the_seat_sees() -> None:
    assert str(after(f"{DECLARED}, F HA, M HK, R HQ").view(2)) == cleandoc(
        """
        isko, M plays C, bid 18, play
        > F      ?9
          M      ?9
          R      SJ HJ  SK S8  H8 H7  DA DK D7
          said   M 18, F pass, R pass, M skat ?2, M lays ?2, M declares C
          last   F HA, M HK, R HQ: F takes it
          taken  M 0 tricks (0), F and R 1 trick (18)
        """
    )


def test_a_deal_that_is_over_shows_the_hands_as_dealt_and_the_score() -> None:
    assert str(after(f"{DECLARED}, F HA, M HK, R HQ, F resigns")) == cleandoc(
        """
        isko, M plays C, bid 18, resigned
          F      CJ C9 C8  S9 S7  HA H9  DT D9 D8
          M      DJ CA CT CK C7  SA ST  HT HK  DQ
          R      SJ HJ  SK S8  HQ H8 H7  DA DK D7
          skat   CQ  SQ
          laid   ST  DQ
          said   M 18, F pass, R pass, M skat SQ CQ, M lays DQ ST, M declares C, F resigns
          taken  M 9 tricks (102)
          score  M +60
        """
    )


def test_the_turned_card_of_tournee() -> None:
    drawn = str(after("M 10, F pass, R pass, M turns top", "tournee").view(0))
    assert drawn.splitlines()[0] == "tournee, M bid 10, turn"
    assert "  said  M 10, F pass, R pass, M turns top" in drawn
