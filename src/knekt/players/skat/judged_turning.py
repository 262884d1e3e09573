"""Tournée by the judge's chances: the way to play, the card turned up, the second one, discard and contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from statistics import fmean

from knekt.cards import Card, Hand
from knekt.engine import Seat
from knekt.players.judge import Judge
from knekt.players.judge.pays import IMPOSSIBLE, pays
from knekt.players.judge.prospect import hand_value, skats_of, values_of
from knekt.players.skat.judged import value_of
from knekt.players.skat.pushing import hope_of_ramsch
from knekt.players.skat.turning import is_certain, made_by, plain_by
from knekt.skat import JACKS, PACK, Contract, SkatRules, State

__all__ = [
    "best_named",
    "best_of_turn",
    "best_way",
    "dares",
    "discard_for",
    "keeps",
    "last_word",
]

LEAST = 0.0  # what a way to play must promise more than, to be bid on
_PACK, _JACKS = Hand.of(PACK), Hand.of(JACKS)


# --- the ten cards


@lru_cache(maxsize=64)
def best_way(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> tuple[str, float]:
    """How the hand is best played at this bid, and what it promises then.

    >>> from knekt.players.judge import judge
    >>> from knekt.skat import TOURNEE, rules
    >>> best_way(judge(), rules(TOURNEE), Hand.parse("CJ SJ HJ CA CT CK CQ C9 SA HA"), 0, 10)[0]
    'solo'
    """
    pairs = skats_of(hand)
    twelves = [hand | pair for pair in pairs]
    grand, *nulls = plain_by(rules, "guckser")
    ways = {
        "turn": _promise_of_turn(judge, rules, hand, seat, bid),
        "guckser": fmean(_values(judge, rules, grand, twelves, seat, bid)),
    }
    if nulls:
        both = (_values(judge, rules, null, twelves, seat, bid) for null in nulls)
        ways["guckser-null"] = fmean(map(max, *both))
    ways["solo"] = max(
        hand_value(judge, rules, contract, hand, seat, bid) for contract in plain_by(rules, "solo")
    )
    best = max(ways, key=lambda way: ways[way])
    return best, ways[best]


def _values(
    judge: Judge, rules: SkatRules, contract: Contract, twelves: Sequence[Hand], seat: Seat, bid: int
) -> list[float]:
    return [row[0] for row in values_of(judge, rules, contract, twelves, seat, (bid,))]


def _promise_of_turn(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> float:
    """On average over every card that may lie on top, the second being turned where that promises more."""
    by_pair = {way: _by_pair(judge, rules, way, hand, seat, bid) for way in ("turn", "second-turn")}
    cards = _PACK - hand
    return fmean(
        max(
            _first_decides(rules, by_pair["turn"], cards, first),
            _second_decides(rules, by_pair["second-turn"], cards, first),
        )
        for first in cards
    )


def _by_pair(
    judge: Judge, rules: SkatRules, way: str, hand: Hand, seat: Seat, bid: int
) -> dict[Contract, dict[int, float]]:
    """What each contract of a way brings with each skat that holds a card to decide on it."""
    found = {}
    for contract in plain_by(rules, way):
        pairs = [pair for pair in skats_of(hand) if any(_decides(contract, card) for card in pair)]
        values = _values(judge, rules, contract, [hand | pair for pair in pairs], seat, bid)
        found[contract] = {pair.mask: value for pair, value in zip(pairs, values, strict=True)}
    return found


def _decides(contract: Contract, card: Card) -> bool:
    return contract.suit == card.suit or (contract.suit is None and card in _JACKS)


def _first_decides(
    rules: SkatRules, by_pair: Mapping[Contract, Mapping[int, float]], cards: Hand, first: Card
) -> float:
    """Which game a jack makes is said before the other card is seen."""
    return max(
        fmean(by_pair[contract][first.bit | other.bit] for other in cards if other is not first)
        for contract in made_by(rules, "turn", first)
    )


def _second_decides(
    rules: SkatRules, by_pair: Mapping[Contract, Mapping[int, float]], cards: Hand, first: Card
) -> float:
    return fmean(
        max(by_pair[contract][first.bit | second.bit] for contract in made_by(rules, "second-turn", second))
        for second in cards
        if second is not first
    )


def dares(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> bool:
    """Whether the hand is good for the bid: some game is worth it without schneider, and some way promises a gain."""
    most = max(contract.certain_value(hand) for contract in plain_by(rules, "solo"))
    return bid <= most and best_way(judge, rules, hand, seat, bid)[1] > LEAST


def last_word(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> str:
    """What forehand, whom two have left to speak, would best do: play a game, a ramsch, or where he may, pass."""
    promises = {
        "game": best_way(judge, rules, hand, seat, bid)[1],
        "ramsch": hope_of_ramsch(rules, hand),
    }
    if rules.options.forehand_may_pass:
        promises["pass"] = 0.0
    return max(promises, key=lambda word: promises[word])


# --- the turn


def keeps(judge: Judge, state: State, hand: Hand) -> bool:
    """Whether the first card may decide, or "passt mir nicht": the second may be better, but lost it costs double."""
    assert isinstance(state.first, Hand)
    rules, first, seat, bid = state.rules, state.first[0], state.turn, state.bid
    seconds = list(_PACK - hand - state.first)
    kept = max(
        fmean(
            _values(
                judge, rules, contract, [hand | Hand(first.bit | card.bit) for card in seconds], seat, bid
            )
        )
        for contract in made_by(rules, "turn", first)
    )
    rejected = fmean(
        max(
            _values(judge, rules, contract, [hand | Hand(first.bit | card.bit)], seat, bid)[0]
            for contract in made_by(rules, "second-turn", card)
        )
        for card in seconds
    )
    return kept >= rejected


def best_of_turn(judge: Judge, state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    """The jack's suit or grand, by all of the skat that its declarer has seen."""
    assert isinstance(state.first, Hand) and state.deciding is not None
    seen = hand | state.first | Hand(state.deciding.bit)
    twelves = [seen] if state.verdict == "rejected" else [seen | Hand(card.bit) for card in _PACK - seen]
    return max(
        named,
        key=lambda each: fmean(_values(judge, state.rules, each, twelves, state.turn, state.bid)),
    )


def discard_for(judge: Judge, state: State, twelve: Hand) -> Hand:
    """The two cards to lay away for the game that is played, or for the better of the nulls with the skat."""
    is_null = state.way == "guckser-null"
    playing = [state.contract] if state.contract else plain_by(state.rules, "guckser")
    ways = []
    for contract in playing:
        if contract.is_null == is_null:
            due = pays(state.rules, contract, contract.matadors(twelve), state.bid)
            for laid, outlook in judge.discards(contract, twelve, state.turn):
                ways.append((outlook.expects(due), laid.mask))
    return Hand(max(ways)[1])


# --- the contract where none was turned up


def best_named(judge: Judge, state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    """The most promising of the contracts that may be named; what is announced with a solo is certain."""
    laid = state.laid if isinstance(state.laid, Hand) and not state.hand_game else None

    def promise(contract: Contract) -> float:
        if contract.schneider_said:
            worth = contract.certain_value(hand)
            certain = worth >= state.bid and state.turn == 0 and is_certain(contract, hand)
            return float(worth) if certain else IMPOSSIBLE
        return value_of(judge, state, contract, hand, laid)

    return max(named, key=promise)
