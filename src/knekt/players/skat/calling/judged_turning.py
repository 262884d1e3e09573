"""Tournée by the judge's chances: the way to play, the card turned up, the second card, discard, contract."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from statistics import fmean

from knekt.cards import Card, Hand
from knekt.engine import Seat
from knekt.players.skat.calling.judged_calls import value_of
from knekt.players.skat.calling.pushing import hope_of_ramsch
from knekt.players.skat.calling.turning import is_certain, made_by, plain_by
from knekt.players.skat.judge import Judge, Outlook
from knekt.players.skat.judge.pays import IMPOSSIBLE, pays
from knekt.players.skat.judge.prospect import hand_value, skats_of, values_of
from knekt.skat import JACKS, PACK, Contract, SkatRules, State

__all__ = [
    "PASSING",
    "best_named",
    "best_of_turn",
    "best_way",
    "dares",
    "discard_for",
    "discards",
    "is_reachable",
    "jack_promises",
    "keeps",
    "last_word",
    "last_words",
    "limit",
    "promise_named",
    "verdicts",
    "ways",
]

# What a pass brings: the games that others win count against it. No bid is made that promises less.
PASSING = -4.0
_PACK, _JACKS = Hand.of(PACK), Hand.of(JACKS)


# --- the ten cards


def best_way(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> tuple[str, float]:
    """The best way to play the hand at this bid, and what it promises.

    >>> from knekt.players.skat.judge import judge
    >>> from knekt.skat import TOURNEE, rules
    >>> best_way(judge(), rules(TOURNEE), Hand.parse("CJ SJ HJ CA CT CK CQ C9 SA HA"), 0, 10)[0]
    'solo'
    """
    return max(ways(judge, rules, hand, seat, bid).items(), key=lambda way: way[1])


@lru_cache(maxsize=64)
def ways(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> Mapping[str, float]:
    """What each way to play promises at this bid."""
    pairs = skats_of(hand)
    twelves = [hand | pair for pair in pairs]
    grand, *nulls = plain_by(rules, "guckser")
    found = {
        "turn": _promise_of_turn(judge, rules, hand, seat, bid),
        "guckser": fmean(_values(judge, rules, grand, twelves, seat, bid)),
    }
    if nulls:
        both = (_values(judge, rules, null, twelves, seat, bid) for null in nulls)
        found["guckser-null"] = fmean(map(max, *both))
    found["solo"] = max(
        hand_value(judge, rules, contract, hand, seat, bid) for contract in plain_by(rules, "solo")
    )
    return found


def _values(
    judge: Judge, rules: SkatRules, contract: Contract, twelves: Sequence[Hand], seat: Seat, bid: int
) -> list[float]:
    return [row[0] for row in values_of(judge, rules, contract, twelves, seat, (bid,))]


def _promise_of_turn(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> float:
    """What a turn promises, on average over the cards that may lie on top;
    the second is turned where it promises more.
    """
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
    """What each contract of a way brings, with each skat that has a card which can decide on the contract."""
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
    """What it promises to let the first card decide;
    after a jack, the game is named before the other card is seen.
    """
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
    """Whether the hand is good for the bid: some game is worth it, and some way promises more than a pass."""
    return is_reachable(rules, hand, bid) and best_way(judge, rules, hand, seat, bid)[1] > PASSING


def limit(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat) -> int:
    """The highest bid that the hand is good for; 0 for none.
    A higher bid never promises more than a lower one.
    """
    place = bisect_left(rules.bids, True, key=lambda bid: not dares(judge, rules, hand, seat, bid))
    return rules.bids[place - 1] if place else 0


def is_reachable(rules: SkatRules, hand: Hand, bid: int) -> bool:
    """Whether some game is worth the bid without schneider."""
    return bid <= max(contract.certain_value(hand) for contract in plain_by(rules, "solo"))


def last_word(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> str:
    """The best choice of forehand, after both others have passed."""
    return max(last_words(judge, rules, hand, seat, bid).items(), key=lambda word: word[1])[0]


def last_words(judge: Judge, rules: SkatRules, hand: Hand, seat: Seat, bid: int) -> dict[str, float]:
    """What forehand may expect of a game, of a ramsch, and, where that is allowed, of a pass."""
    promises = {
        "game": best_way(judge, rules, hand, seat, bid)[1],
        "ramsch": hope_of_ramsch(rules, hand),
    }
    if rules.options.forehand_may_pass:
        promises["pass"] = 0.0
    return promises


# --- the turn


def keeps(judge: Judge, state: State, hand: Hand) -> bool:
    """Whether to let the first card decide."""
    kept, rejected = verdicts(judge, state, hand)
    return kept >= rejected


def verdicts(judge: Judge, state: State, hand: Hand) -> tuple[float, float]:
    """What the first card promises, and what the second one does after "passt mir nicht".

    The second card may be better, but a loss then costs double.
    """
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
    return kept, rejected


def best_of_turn(judge: Judge, state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    """The game to play after a jack was turned up: its suit or grand."""
    return max(jack_promises(judge, state, hand, named).items(), key=lambda game: game[1])[0]


def jack_promises(judge: Judge, state: State, hand: Hand, named: Iterable[Contract]) -> dict[Contract, float]:
    """What each game promises that a jack can make, by the cards of the skat that the declarer has seen."""
    assert isinstance(state.first, Hand) and state.deciding is not None
    seen = hand | state.first | Hand(state.deciding.bit)
    twelves = [seen] if state.verdict == "rejected" else [seen | Hand(card.bit) for card in _PACK - seen]
    return {each: fmean(_values(judge, state.rules, each, twelves, state.turn, state.bid)) for each in named}


def discard_for(judge: Judge, state: State, twelve: Hand) -> Hand:
    """The two cards to discard for the game that is played, or for the better of the nulls with the skat."""
    return max(discards(judge, state, twelve), key=lambda found: (found[0], found[1].mask))[1]


def discards(judge: Judge, state: State, twelve: Hand) -> Iterator[tuple[float, Hand, Contract, Outlook]]:
    """Every discard, with what it promises in each game that may be played then."""
    is_null = state.way == "guckser-null"
    for contract in [state.contract] if state.contract else plain_by(state.rules, "guckser"):
        if contract.is_null == is_null:
            due = pays(state.rules, contract, contract.matadors(twelve), state.bid)
            for laid, outlook in judge.discards(contract, twelve, state.turn):
                yield outlook.expects(due), laid, contract, outlook


# --- the contract where none was turned up


def best_named(judge: Judge, state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    """The most promising contract that may be named."""
    return max(named, key=lambda contract: promise_named(judge, state, hand, contract))


def promise_named(judge: Judge, state: State, hand: Hand, contract: Contract) -> float:
    """What the contract promises; a solo with an announcement that is not certain promises nothing."""
    if contract.schneider_said:
        worth = contract.certain_value(hand)
        certain = worth >= state.bid and state.turn == 0 and is_certain(contract, hand)
        return float(worth) if certain else IMPOSSIBLE
    laid = state.laid if isinstance(state.laid, Hand) and not state.hand_game else None
    return value_of(judge, state, contract, hand, laid)
