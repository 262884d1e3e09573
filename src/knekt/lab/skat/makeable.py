"""What a seat could make with open cards: the games that the solver wins, with their discards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from typing import Any

from knekt.cards import Hand
from knekt.engine import Action, Game, Seat
from knekt.players.skat.calling.bidding import is_plain
from knekt.players.skat.calling.declaring import discards
from knekt.players.skat.calling.evaluation import sum_ready
from knekt.skat import (
    TO_WIN,
    Bid,
    Contract,
    Declare,
    Discard,
    Hold,
    Pass,
    PlayHand,
    Stage,
    State,
    TakeSkat,
    card_points,
)
from knekt.solver import SkatPosition, solve_all

__all__ = ["Makeable", "answer_by_solving", "makeable"]

TRIED = 4  # so many discards are tried for each contract, those that look best


@dataclass(frozen=True, slots=True)
class Makeable:
    """A game that wins against any defence, with its discard."""

    value: int
    contract: Contract
    laid: Hand


def answer_by_solving(game: Game[Any], seat: Seat) -> Action | None:
    """A bid, discard or contract by what can be made, in the German forms; None for other questions."""
    state: State = game.state
    if not state.rules.options.is_german or state.claim is not None or state.gift is not None:
        return None
    match state.stage:
        case Stage.AUCTION:
            return _call(game, seat, makeable(game, seat))
        case Stage.SKAT | Stage.DISCARD | Stage.DECLARE:
            best = makeable(game, seat)
            return None if best is None or best.value < state.bid else _step(state.stage, seat, best)
    return None


def _call(game: Game[Any], seat: Seat, best: Makeable | None) -> Action:
    ask = next(ask for ask in game.asks[seat] if ask.must)
    lowest = next((action for action in ask.singles() if isinstance(action, Bid)), None)
    value = game.state.auction.asked or (lowest.value if lowest else 0)
    if best is None or not 0 < value <= best.value:
        return Pass(seat)
    return lowest or Hold(seat)


def _step(stage: Stage, seat: Seat, best: Makeable) -> Action:
    if stage is Stage.SKAT:
        return PlayHand(seat) if best.contract.row.hand else TakeSkat(seat)
    return Discard(seat, best.laid) if stage is Stage.DISCARD else Declare(seat, best.contract)


def makeable(game: Game[Any], seat: Seat) -> Makeable | None:
    """The game of the highest value that the seat can make with this skat; None if there is none."""
    state: State = game.state
    hands, skat = state.dealt, state.skat
    assert isinstance(skat, Hand) and all(isinstance(hand, Hand) for hand in hands)
    contracts = tuple(each for each in state.rules.contracts.values() if is_plain(each))
    return _makeable(hands, skat, seat, contracts)


@lru_cache(maxsize=32)
def _makeable(hands: Any, skat: Hand, seat: Seat, contracts: tuple[Contract, ...]) -> Makeable | None:
    twelve, ways = hands[seat] | skat, list[Makeable]()
    for contract in contracts:
        worth = contract.certain_value(twelve)
        if contract.row.hand:
            ways.append(Makeable(worth, contract, skat))
            continue
        tried = nlargest(
            TRIED,
            discards(contract, twelve),
            key=lambda laid: (sum_ready(contract, twelve - laid, laid), laid.mask),
        )
        ways += [Makeable(worth, contract, laid) for laid in tried]
    ways.sort(key=lambda way: way.value, reverse=True)
    for way in ways:  # from the highest value down, most deals need few questions
        if _is_won(hands, twelve, seat, way):
            return way
    return None


def _is_won(hands: Any, twelve: Hand, seat: Seat, way: Makeable) -> bool:
    held = [twelve - way.laid if each == seat else hand for each, hand in enumerate(hands)]
    position = SkatPosition(
        (held[0], held[1], held[2]),
        declarer=seat,
        leader=0,
        order=way.contract.order,
        banked=0 if way.contract.is_null else card_points(way.laid),
        is_null=way.contract.is_null,
    )
    (found,) = solve_all([position], threshold=1 if way.contract.is_null else TO_WIN, threads=1)
    return found.value.low >= (1 if way.contract.is_null else TO_WIN)
