"""The number of lines of play from a position, which checks how suit is followed and who takes a trick."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Card
from knekt.engine import Game
from knekt.skat.play import Play
from knekt.skat.position import Placed
from knekt.skat.state import State

__all__ = ["divide", "perft"]


def perft(game: Game[State], depth: int) -> int:
    """The number of ways in which the next `depth` cards can be played.

    A null is counted on after the declarer's first trick, although the deal ends there by 11.6.

    >>> from knekt.cards import Hand
    >>> from knekt.skat.game import place_game
    >>> from knekt.skat.options import GERMAN
    >>> from knekt.skat.contract import contracts
    >>> from knekt.skat.deal import PACK
    >>> hands = tuple(map(Hand.parse, ("CJ H7", "HA S7", "H9 D7")))
    >>> gone = Hand.of(PACK) - hands[0] - hands[1] - hands[2] - Hand.parse("C7 C8")
    >>> grand = contracts(GERMAN)["G"]
    >>> placed = Placed(hands, Hand.parse("C7 C8"), 0, grand, taken=(gone, Hand()), matadors=1)
    >>> [perft(place_game("german", placed), depth) for depth in range(1, 5)]
    [2, 3, 5, 5]
    """
    if depth < 1:
        return 1
    cards = tuple(_legal_cards(game))
    if depth == 1:
        return len(cards)
    return sum(perft(_game_after(game, card), depth - 1) for card in cards)


def divide(game: Game[State], depth: int) -> dict[Card, int]:
    """The same count, separately for each card that can be played first."""
    return (
        {card: perft(_game_after(game, card), depth - 1) for card in _legal_cards(game)} if depth > 0 else {}
    )


def _legal_cards(game: Game[State]) -> Iterator[Card]:
    for ask in game.rules.asks(game.state, game.state.turn):
        yield from (action.card for action in ask.singles() if isinstance(action, Play))


def _game_after(game: Game[State], card: Card) -> Game[State]:
    after = game.apply(Play(game.state.turn, card))
    state = after.state
    if not after.is_over or not state.tricks_left:
        return after
    assert state.contract is not None and state.declarer is not None and state.laid is not None
    rest = Placed(state.hands, state.laid, state.declarer, state.contract, lead=state.turn)
    return Game.replay(game.rules, [rest])
