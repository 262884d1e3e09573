"""The worked deals of the rule page, and whole deals for players of Skruf."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from knekt.cards import Card, Hand, Seed
from knekt.engine import Action, Seat, View
from knekt.players.player import Player
from knekt.players.table import play_deal
from knekt.skruf import Dealt, MakeBid, Options, Pass, Result, Stage, State, new_game, parse_bid, result
from knekt.skruf.game import SkrufGame

__all__ = [
    "VECTORS",
    "Silent",
    "Watched",
    "account",
    "after_calls",
    "bought",
    "laid_out",
    "played",
    "seats_of",
]

VECTORS: Any = json.loads((Path(__file__).parents[1] / "vectors" / "skruf_vectors.json").read_text())


class Watched:
    """A player whose every answer is checked: it is one that is asked for, and the same each time."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.answers = 0

    def choose(self, view: View[State]) -> Action:
        action = self.player.choose(view)
        assert any(ask.contains(action) for ask in view.asks), (action, view.events)
        assert self.player.choose(view) == action
        self.answers += 1
        return action


class Silent:
    """Passes throughout the auction, and then plays like the other player."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, view: View[State]) -> Action:
        assert view.seat is not None
        return Pass(view.seat) if view.state.stage is Stage.AUCTION else self.player.choose(view)


def seats_of(deal: Mapping[str, Any]) -> dict[str, Seat]:
    """The seats of the players A to D of a worked deal."""
    names = deal["seats_clockwise"]
    first = names.index(deal["dealer"]) + 1
    return {names[(first + place) % 4]: place for place in range(4)}


def laid_out(deal: Mapping[str, Any]) -> SkrufGame:
    """A worked deal before the first call."""
    hands = {seat: Hand.parse(" ".join(deal["hands_dealt"][name])) for name, seat in seats_of(deal).items()}
    talon = tuple(map(Card.parse, deal["kop"]))
    return new_game("skruf", Dealt.of(*(hands[seat] for seat in range(4)), talon=talon))


def after_calls(game: SkrufGame, calls: Sequence[str]) -> SkrufGame:
    """The game after these calls, each made by the seat on turn."""
    for text in calls:
        seat = game.turn
        assert seat is not None
        game = game.apply(Pass(seat) if text == "P" else MakeBid(seat, parse_bid(text)))
    return game


def played(chosen: Options | str, seed: str, players: Sequence[Player]) -> Result:
    """The result of the deal that the seed gives."""
    return result(play_deal(new_game(chosen, Seed.parse(seed)), players).state)


def account(found: Result, seat: Seat) -> int:
    """The score of the seat's side less that of the other side, in the account of this deal."""
    if found.score is None:
        return 0
    side = 0 if seat in found.sides[0] else 1
    return found.score.total(side) - found.score.total(1 - side)


def bought() -> SkrufGame:
    """The first worked deal when B has bought with four spades and is about to give."""
    deal = VECTORS["deals"][0]
    calls = ["1G", "P", "2G", "P", "3S", "P", "P", "3H", "P", "P", "4S", *["P"] * 8]
    game = after_calls(laid_out(deal), calls)
    assert game.state.stage is Stage.GIVE and game.state.buyer == seats_of(deal)["B"]
    return game
