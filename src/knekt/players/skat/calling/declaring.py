"""The declarer's choices before the first lead: skat or hand, discard, contract, announcement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from math import inf

from knekt.cards import Hand
from knekt.players.skat.calling.bidding import is_plain, is_safe_revolution
from knekt.players.skat.calling.evaluation import chance, sum_before_skat, sum_ready
from knekt.players.skat.knowing.knowledge import trumps
from knekt.players.skat.playing.claims import certain_tricks
from knekt.players.skat.playing.spitzen import certain_spitzen
from knekt.skat import PACK, Contract, State

__all__ = ["SCHNEIDER", "SCHWARZ", "best_contract", "best_discard", "discards", "prefers_hand"]

SCHNEIDER, SCHWARZ = 3.5, 7.0  # how much more a hand must weigh for schneider and schwarz
GAME = 50  # what a game won or lost counts besides its value: no table likes a gambler (16.2)
SURE_ENOUGH = 0.9  # the chance from which a game is played without the skat
_PACK = Hand.of(PACK)


def prefers_hand(state: State, hand: Hand) -> bool:
    """Whether to play hand: the game is as good as won, or no other game reaches the bid with a chance."""
    from_hand, with_skat = [], []
    for contract in state.rules.contracts.values():
        if _is_sure_revolution(state, contract, hand):
            return True
        if not is_plain(contract):
            continue
        if contract.row.hand:
            total = sum_ready(contract, hand, None)
            from_hand.append((_expectation(contract, total, hand, state.bid), chance(total)))
        else:
            with_skat.append(_expectation(contract, sum_before_skat(contract, hand), hand, state.bid))
    (best, sure), other = max(from_hand), max(with_skat)
    return best > other and (sure >= SURE_ENOUGH or best > 0 > other)


def best_discard(state: State, twelve: Hand) -> Hand:
    """The two cards to discard for the game that then promises most."""
    ways = []
    for contract in state.rules.contracts.values():
        if is_plain(contract) and not contract.row.hand:
            total, mask = max(
                (sum_ready(contract, twelve - laid, laid), laid.mask) for laid in discards(contract, twelve)
            )
            ways.append((_expectation(contract, total, twelve, state.bid), mask))
    return Hand(max(ways)[1])


def discards(contract: Contract, twelve: Hand) -> Iterator[Hand]:
    """Every two cards that are worth discarding: no trumps while there are other cards."""
    plain = twelve if contract.is_null else twelve - trumps(contract.order, twelve)
    return (Hand(one.bit | two.bit) for one, two in combinations(plain if len(plain) > 1 else twelve, 2))


def best_contract(state: State, hand: Hand, laid: Hand | None, named: Iterable[Contract]) -> Contract:
    """The most promising contract that may be named; if all are lost, the one that costs least (13.4)."""
    listed = tuple(named)
    for contract in listed:
        if _is_sure_revolution(state, contract, hand):
            return contract
    simple = [contract for contract in listed if not (contract.schneider_said or contract.row.exchange)]
    # More than none, if no other contract reaches the bid.
    fewest = min(contract.spitzen for contract in simple)
    plain = [contract for contract in simple if contract.spitzen == fewest]
    best = max(plain, key=lambda contract: _promise(contract, hand, laid, state.bid))
    if best.is_null:
        return best
    spitzen = _spitzen(state, best, hand, laid)
    if not best.row.hand:
        return replace(best, spitzen=spitzen)
    said = _announcement(state, best, hand)
    if said in best.row.says:
        return replace(best, said=said, spitzen=spitzen)
    return next((contract for contract in listed if contract.row.open and not contract.is_null), best)  # 17.9


def _is_sure_revolution(state: State, contract: Contract, hand: Hand) -> bool:
    return contract.row.exchange and is_safe_revolution(contract, hand, leads=state.declarer == 0)


def _announcement(state: State, contract: Contract, hand: Hand) -> str:
    """The announcement that is as good as certain: with one loser at most the defenders stay below 31."""
    theirs = _PACK - hand
    losers = 10 - certain_tricks(contract.order, hand, [theirs, theirs])
    on_lead = state.declarer == 0
    if losers == 0:
        return "O" if on_lead else "S"
    return "S" if losers == 1 and on_lead else ""


def _spitzen(state: State, contract: Contract, hand: Hand, laid: Hand | None) -> int:
    """How many spitzen are certain in a game that is as good as won."""
    if not contract.row.spitzen or chance(sum_ready(contract, hand, laid)) < SURE_ENOUGH:
        return contract.spitzen
    others = _PACK - hand - (laid or Hand())
    return max(contract.spitzen, certain_spitzen(contract, hand, others, leads=state.declarer == 0))


def _promise(contract: Contract, hand: Hand, laid: Hand | None, bid: int) -> float:
    cards = hand if laid is None else hand | laid
    return _expectation(contract, sum_ready(contract, hand, laid), cards, bid)


def _expectation(contract: Contract, total: float, cards: Hand, bid: int) -> float:
    """What the contract brings on average, with lost games and overbids (13.2)."""
    worth, base = contract.certain_value(cards), contract.base
    lost = worth if worth >= bid else -(-bid // base) * base
    if contract.is_null and worth < bid:
        return -inf  # it may not even be named (9.6)
    for needed in (0.0, SCHNEIDER, SCHWARZ):
        if worth >= bid:
            return _average(contract, chance(total - needed), worth, lost)
        worth += base
    return _average(contract, 0.0, worth, lost)


def _average(contract: Contract, won: float, worth: int, lost: int) -> float:
    return won * (worth + GAME) - (1 - won) * (contract.row.lost * lost + GAME)
