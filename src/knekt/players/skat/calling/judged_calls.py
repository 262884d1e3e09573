"""Bids, discards and contracts of German Skat by the judge's chances:
each is worth what it brings on average.
"""

from __future__ import annotations

from collections.abc import Iterable

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.calling.announcing import best_spitzen
from knekt.players.skat.calling.bidding import is_safe_revolution
from knekt.players.skat.calling.pushing import hope_of_ramsch
from knekt.players.skat.judge import Judge, prospect_of
from knekt.players.skat.judge.pays import cost_of_giving_up, pays
from knekt.players.skat.judge.prospect import hand_value
from knekt.players.skat.playing.claims import certain_tricks
from knekt.skat import PACK, Contract, SkatRules, State

__all__ = [
    "DARING",
    "best_contract",
    "best_discard",
    "gives_up",
    "is_good_for",
    "limit",
    "prefers_hand",
    "worth_of_passing",
]

# What a pass brings. In tournaments every player gets a share of the games that others lose; on a plain list
# their wins count against this one.
PASSING, PASSING_PLAIN = 6.0, -4.0
# A game is bid although it promises so much less than a pass: with 6, about 97 of 100 deals are played. On a
# plain list, where winning counts nothing besides the value, a point is worth more, and the number is cut to
# this share.
DARING, PLAIN = 6.0, 0.7
_PACK = Hand.of(PACK)


def worth_of_passing(rules: SkatRules, hand: Hand, *, last: bool = False) -> float:
    """What a hand expects after a pass; `last`: nobody else is left to play, so there may be a ramsch."""
    value = PASSING if rules.options.scoring.tournament else PASSING_PLAIN
    if not last or rules.options.ramsch.on_pass_out == "none":
        return 0.0 if last else value
    return hope_of_ramsch(rules, hand)


def limit(
    judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, *, last: bool = False, skats: int | None = None
) -> int:
    """The highest bid at which the hand promises more than passing; 0 for none."""
    daring = DARING if rules.options.scoring.tournament else PLAIN * DARING
    least = worth_of_passing(rules, hand, last=last) - daring
    prospect = prospect_of(judge, rules, hand, seat, skats)
    highest = max((bid for bid in rules.bids if prospect.expects(bid) > least), default=0)
    safe = (
        contract.certain_value(hand)
        for contract in rules.contracts.values()
        if contract.row.exchange and is_safe_revolution(contract, hand, leads=seat == 0)
    )
    return max(highest, *safe, 0)


def is_good_for(judge: Judge, view: View[State], hand: Hand, value: int, skats: int | None = None) -> bool:
    """Whether the hand is good enough for a bid of this value."""
    state, seat = view.state, view.own_seat
    return value <= limit(judge, state.rules, hand, seat, last=state.auction.caller is None, skats=skats)


def prefers_hand(judge: Judge, state: State, hand: Hand, skats: int | None = None) -> bool:
    """Whether to play hand: it promises more than taking the skat."""
    seat = state.turn
    if any(_is_sure_revolution(state, contract, hand) for contract in state.rules.contracts.values()):
        return True
    return prospect_of(judge, state.rules, hand, seat, skats).prefers_hand(state.bid)


def best_discard(judge: Judge, state: State, twelve: Hand) -> Hand:
    """The two cards to discard for the game that then promises most."""
    rules, ways = state.rules, []
    for contract in rules.contracts.values():
        if contract.row.hand or contract.spitzen:
            continue
        due = pays(rules, contract, contract.matadors(twelve), state.bid)
        for laid, outlook in judge.discards(contract, twelve, state.turn):
            ways.append((outlook.expects(due), laid.mask))
    return Hand(max(ways)[1])


def best_contract(
    judge: Judge, state: State, hand: Hand, laid: Hand | None, named: Iterable[Contract]
) -> Contract:
    """The most promising contract that may be named, announcements included; no `laid` in a hand game."""
    listed = tuple(named)
    for contract in listed:
        if _is_sure_revolution(state, contract, hand):
            return contract
    simple = [each for each in listed if not each.row.exchange and _may_be_said(state, each, hand)]
    # More than none, if no other contract reaches the bid.
    fewest = min(contract.spitzen for contract in simple)
    plain = [contract for contract in simple if contract.spitzen == fewest]
    best = max(plain, key=lambda contract: value_of(judge, state, contract, hand, laid))
    if best.is_null or not best.row.spitzen:
        return best
    return best_spitzen(judge, state, best, hand, laid, listed)


def value_of(judge: Judge, state: State, contract: Contract, hand: Hand, laid: Hand | None) -> float:
    """What a contract brings on average, with lost games and overbids."""
    if laid is None:
        return hand_value(judge, state.rules, contract, hand, state.turn, state.bid)
    due = pays(state.rules, contract, contract.matadors(hand | laid), state.bid)
    return judge.ready(contract, hand, laid, state.turn).expects(due)


def gives_up(judge: Judge, state: State, seat: Seat) -> bool:
    """Whether to give the game up before a card is played, because it may cost more to become schneider."""
    contract, hand = state.contract, state.hand(seat)
    if contract is None or state.hand_game or not isinstance(state.laid, Hand):
        return False  # in a hand game the declarer does not know yet what it would cost
    run = contract.matadors(hand | state.laid)
    due = pays(state.rules, contract, run, state.bid)
    return judge.ready(contract, hand, state.laid, seat).expects(due) < cost_of_giving_up(
        state.rules, contract, run, state.bid
    )


def _may_be_said(state: State, contract: Contract, hand: Hand) -> bool:
    """Whether to consider the contract: with an open hand, outside null, only if every trick is certain.

    The judge knows nothing of defenders who see the declarer's cards.
    """
    if not contract.is_open or contract.is_null:
        return True
    others = _PACK - hand
    return state.turn == 0 and certain_tricks(contract.order, hand, [others, others]) == len(hand)


def _is_sure_revolution(state: State, contract: Contract, hand: Hand) -> bool:
    return contract.row.exchange and is_safe_revolution(contract, hand, leads=state.turn == 0)
