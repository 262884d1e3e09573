"""A deal played by three players, each of whom sees his own view."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.engine import TABLE
from knekt.players.claims import claim_stands
from knekt.players.player import Outspoken, Player
from knekt.skat import Answer, Judge, SkatGame

__all__ = ["play_deal", "step"]


def play_deal(game: SkatGame, players: Sequence[Player]) -> SkatGame:
    """The deal played to its end; the players sit in the order of the seats.

    >>> from random import Random
    >>> from knekt.cards import Seed
    >>> from knekt.players.random import RandomPlayer
    >>> from knekt.skat import new_game
    >>> over = play_deal(new_game("german", Seed.parse("a first deal")), [RandomPlayer(Random(1))] * 3)
    >>> over.is_over
    True
    """
    while not game.is_over:
        game = step(game, players)
    return game


def _may_speak(game: SkatGame) -> bool:
    state, rules = game.state, game.rules
    if state.claim is not None:
        return False
    return not state.trick or (state.cards_played < 3 and (rules.may_double or rules.may_give))


def step(game: SkatGame, players: Sequence[Player]) -> SkatGame:
    """The game after one more action: of somebody who speaks out of turn, or else of who must act.

    That is between tricks; where the table doubles or gives, also between the cards of the first trick, each of
    which may be the last before which something can be said (17.1, 17.3).
    """
    if _may_speak(game):
        for seat, asks in game.asks.items():
            player = players[seat]
            if not any(ask.must for ask in asks) and isinstance(player, Outspoken):
                said = player.interject(game.view(seat))
                if said is not None:
                    return game.apply(said)
    turn, claim = game.turn, game.state.claim
    assert turn is not None
    action = players[turn].choose(game.view(turn))
    if (
        claim is not None
        and action == Answer(turn, False)
        and claim_stands(game.view(claim.seat), claim.tricks)
    ):
        return game.apply(Judge(TABLE, True))  # a claim that is proved needs nobody's consent (11.5)
    return game.apply(action)
