"""What games are worth by the cards that the viewer knows.

Whoever names a game is told; where nothing counts, it helps in bidding as well.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from knekt.cards import Hand
from knekt.engine import Seat
from knekt.server.shown.pictures.parts import Said, texts, wire_message
from knekt.skat import (
    Contract,
    SkatRules,
    Stage,
    State,
    is_plain,
    known_cards,
    may_name,
    may_raise,
    must_hold,
    raises,
    seldom_laid,
    still_needed,
    turned_games,
)

__all__ = ["TEN", "GameWorth", "games_worth", "value_known"]

TEN = 10  # the cards of a whole hand


class GameWorth(Struct, kw_only=True):
    """A game that could be played, and what it is worth if it is simply won."""

    contract: str
    name: Said
    game: str  # its letter: C S H D G N R
    way: str  # the way to play it in Tournée: turn, second-turn, guckser, guetz, solo
    value: int
    matadors: int  # matadors: with so many, or below 0 without so many; 0 in null
    needs: str  # what it takes to reach the bid: nothing, schneider, schwarz; or overbid
    met: int  # the value with that
    keeps: list[str]  # while cards are laid away: the cards that may not be laid away in this game
    dear: list[str]  # while cards are laid away and nothing counts: the cards that are seldom laid away in it


def games_worth(state: State, seat: Seat | None, *, helped: bool) -> list[GameWorth]:
    """The games that the seat may name now; with `helped`, also the worth of the hand before that."""
    if seat is None or not state.hands or (state.stage in _BEFORE and not helped):
        return []
    if state.stage is Stage.AUCTION:
        return [_worth(state, each, state.hand(seat), helped) for each in _plain(state.rules)]
    if seat != state.declarer or state.stage not in _NAMING or (state.contract and not may_raise(state)):
        return []
    cards = known_cards(state)
    return [_worth(state, each, cards, helped) for each in _in_question(state)]


_BEFORE = frozenset({Stage.AUCTION, Stage.SKAT})  # no game is named yet, and its worth helps in bidding
_NAMING = frozenset({Stage.SKAT, Stage.TURN, Stage.DISCARD, Stage.DECLARE, Stage.PLAY})


def _in_question(state: State) -> list[Contract]:
    if state.stage is Stage.SKAT:
        return list(_plain(state.rules))
    if state.stage is Stage.PLAY:
        return [each.contract for each in raises(state)]
    if state.stage is Stage.TURN and state.deciding is None:
        asked = isinstance(state.first, Hand) and not state.verdict
        return (
            turned_games(state) if asked else []
        )  # otherwise a card is about to be shown, or both are taken for a null
    return list(may_name(state))


_LEVELS = {"schneider": 1, "schwarz": 2}


@lru_cache(maxsize=64)
def _plain(rules: SkatRules) -> tuple[Contract, ...]:
    return tuple(each for each in rules.contracts.values() if is_plain(each))


def _worth(state: State, contract: Contract, cards: Hand, helped: bool) -> GameWorth:
    value, laying = contract.certain_value(cards), state.stage is Stage.DISCARD
    needs = still_needed(contract, value, state.bid)
    return GameWorth(
        contract=str(contract),
        name=wire_message(contract.message),
        game=contract.letter,
        way="guetz" if contract.row.name == "guetz" else contract.row.way,
        value=value,
        matadors=0 if contract.is_null else contract.matadors(cards),
        needs=needs,
        met=value + _LEVELS.get(needs, 0) * contract.base,
        keeps=texts(must_hold(contract)) if laying else [],
        dear=texts(seldom_laid(contract, cards)) if laying and helped else [],
    )


def value_known(state: State, seat: Seat | None, contract: Contract) -> int | None:
    """What the contract is worth at least.

    Everybody is told the value of a null; only the declarer that of another game, by his cards before the
    lead.
    """
    if contract.is_null:
        return contract.base
    if seat is None or seat != state.declarer:
        return None
    ten, two = state.dealt[seat], state.skat if state.took_skat else state.laid
    if not isinstance(ten, Hand) or len(ten) < TEN:
        return None  # the deal was set up in the middle of play
    if state.stage is Stage.TURN and isinstance(state.first, Hand):
        two = state.first | state.turned
    return contract.certain_value(ten | two if isinstance(two, Hand) and not state.hand_game else ten)
