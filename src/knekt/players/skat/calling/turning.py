"""Tournée: what a hand promises, how it is played, and what the card turned up decides (Tournée 6, 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import inf
from random import Random
from statistics import fmean

from knekt.cards import Card, Hand
from knekt.engine import Seat
from knekt.players.skat.calling.declaring import SCHNEIDER, SCHWARZ, discards
from knekt.players.skat.calling.evaluation import chance, null_danger, sum_before_skat, sum_ready, sum_turned
from knekt.players.skat.knowing.knowledge import higher
from knekt.players.skat.playing.claims import certain_tricks
from knekt.players.skat.playing.ramsch import ramsch_promise
from knekt.skat import JACKS, PACK, Contract, SkatRules, State, card_points

__all__ = [
    "best_named",
    "best_of_turn",
    "best_way",
    "dares",
    "discard_for",
    "gives_up",
    "is_certain",
    "keeps",
    "last_word",
    "made_by",
    "plain_by",
]

# How much more, or less, the sum of a hand must be than in German Skat, found from many deals.
READY = {"suit": 0.7, "grand": -0.5, "null": -0.5}

BEARABLE = 2.0  # null is considered if the hand without its two worst cards has no more danger than this
PAIRS = 25  # so many skats are considered
HOPELESS = 0.04  # a turn with less chance than this is given up, for it may cost more to become schneider
CHEAP = 7  # a lost card of so many points, with two aces on it, still leaves the defenders in schneider
_PACK, _JACKS = Hand.of(PACK), Hand.of(JACKS)


def _sum_ready(contract: Contract, hand: Hand, laid: Hand | None) -> float:
    return sum_ready(contract, hand, laid) + READY[contract.row.play]


def _promise(rules: SkatRules, contract: Contract, total: float, cards: Hand, bid: int) -> float:
    """What the contract brings on average, with lost games and overbids (Tournée 12)."""
    if contract.is_null and contract.base < bid:
        return -inf  # it may not be named, or is lost (Tournée 7.4)
    worth, base = contract.certain_value(cards), contract.base
    plain = worth >= bid or rules.options.overbid.loss == "plain_value"
    lost = contract.row.lost * (worth if plain else -(-bid // base) * base)
    for needed in (0.0, SCHNEIDER, SCHWARZ):
        if worth >= bid:
            won = chance(total - needed)
            return won * worth - (1 - won) * lost
        worth += base
    return float(-lost)


@lru_cache(maxsize=64)
def plain_by(rules: SkatRules, way: str) -> tuple[Contract, ...]:
    """The contracts to which a way leads, without announcements."""
    return tuple(
        contract
        for contract in rules.contracts.values()
        if contract.row.way == way and not contract.schneider_said
    )


def made_by(rules: SkatRules, way: str, card: Card) -> Iterator[Contract]:
    """The contracts that may be played when this card decides: its suit, and grand after a jack."""
    for contract in plain_by(rules, way):
        if contract.suit == card.suit or (contract.suit is None and card.bit & _JACKS.mask):
            yield contract


# --- the ten cards


def best_way(rules: SkatRules, hand: Hand, bid: int) -> tuple[str, float]:
    """The best way to play the hand at this bid, and what it promises.

    >>> from knekt.skat import TOURNEE, rules
    >>> best_way(rules(TOURNEE), Hand.parse("CJ SJ HJ CA CT CK CQ C9 SA HA"), 10)[0]
    'solo'
    """
    grand, *nulls = plain_by(rules, "guckser")
    ways = {
        "turn": _promise_of_turn(rules, hand, bid),
        "guckser": _promise(rules, grand, sum_before_skat(grand, hand), hand, bid),
    }
    if nulls:
        ways["guckser-null"] = _promise_of_null(rules, nulls, hand, bid)
    ways["solo"] = max(_promise_of_solo(rules, contract, hand, bid) for contract in plain_by(rules, "solo"))
    best = max(ways, key=lambda way: ways[way])
    return best, ways[best]


def _promise_of_solo(rules: SkatRules, contract: Contract, hand: Hand, bid: int) -> float:
    return _promise(rules, contract, _sum_ready(contract, hand, None), hand, bid)


def _promise_of_null(rules: SkatRules, nulls: Sequence[Contract], hand: Hand, bid: int) -> float:
    """What the better of the nulls promises, on average over the hands that the skat may give."""
    return fmean(
        max(_promise(rules, null, _sum_ready(null, ready, None), ready, bid) for null in nulls)
        for ready in _ready_for_null(hand) or (hand,)
    )


@lru_cache(maxsize=64)
def _ready_for_null(hand: Hand) -> tuple[Hand, ...]:
    """The hands after some of the skats that may lie there, each without its two worst cards.

    There are none if null is hopeless.
    """
    if null_danger(_without_worst(_without_worst(hand))) > BEARABLE:
        return ()
    rng, cards = Random(hand.mask), list(_PACK - hand)
    pairs = (Hand.of(rng.sample(cards, 2)) for _ in range(PAIRS))
    return tuple(_without_worst(_without_worst(hand | pair)) for pair in pairs)


def _without_worst(cards: Hand) -> Hand:
    """The cards without the one that is most dangerous in null."""
    return min((cards - Hand(card.bit) for card in cards), key=lambda left: (null_danger(left), left.mask))


def _promise_of_turn(rules: SkatRules, hand: Hand, bid: int) -> float:
    """What a turn promises, on average over the cards that may lie there;
    after a bad card the second is turned.
    """
    cards = _PACK - hand
    second = fmean(_promise_of_card(rules, "second-turn", hand, card, bid) for card in cards)
    return fmean(max(_promise_of_card(rules, "turn", hand, card, bid), second) for card in cards)


def _promise_of_card(rules: SkatRules, way: str, hand: Hand, card: Card, bid: int) -> float:
    eleven = hand | Hand(card.bit)
    return max(
        _promise(rules, contract, sum_turned(contract, eleven), eleven, bid)
        for contract in made_by(rules, way, card)
    )


def dares(rules: SkatRules, hand: Hand, bid: int) -> bool:
    """Whether the hand is good for the bid: some game is worth it without schneider, and some way gains."""
    most = max(contract.certain_value(hand) for contract in plain_by(rules, "solo"))
    return bid <= most and best_way(rules, hand, bid)[1] > 0


def last_word(rules: SkatRules, hand: Hand, bid: int) -> str:
    """The best choice of forehand after both others have passed:
    a game, a ramsch or, where it is allowed, a pass.
    """
    promises = {"game": best_way(rules, hand, bid)[1], "ramsch": ramsch_promise(rules, hand)}
    if rules.options.forehand_may_pass:
        promises["pass"] = 0.0
    return max(promises, key=lambda word: promises[word])


# --- the turn


def keeps(state: State, hand: Hand) -> bool:
    """Whether to let the first card decide, or to say "passt mir nicht".

    The second card may be better, but a loss then costs double.
    """
    assert isinstance(state.first, Hand)
    rules, bid, first = state.rules, state.bid, state.first
    second = fmean(
        max(
            _promise_of_twelve(rules, contract, hand | first | Hand(card.bit), bid)
            for contract in made_by(rules, "second-turn", card)
        )
        for card in _PACK - hand - first
    )
    return _promise_of_card(rules, "turn", hand, first[0], bid) >= second


def _promise_of_twelve(rules: SkatRules, contract: Contract, twelve: Hand, bid: int) -> float:
    total = max(_sum_ready(contract, twelve - laid, laid) for laid in discards(contract, twelve))
    return _promise(rules, contract, total, twelve, bid)


def best_of_turn(state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    """The jack's suit or grand, by the cards of the skat that the declarer has seen."""
    assert isinstance(state.first, Hand) and state.deciding is not None
    rules, bid, cards = state.rules, state.bid, hand | state.first | Hand(state.deciding.bit)
    if state.verdict == "rejected":
        return max(named, key=lambda contract: _promise_of_twelve(rules, contract, cards, bid))
    return max(named, key=lambda contract: _promise(rules, contract, sum_turned(contract, cards), cards, bid))


def discard_for(state: State, twelve: Hand) -> Hand:
    """The two cards to discard for the game that is played, or for the better of the nulls with the skat."""
    nulls = state.way == "guckser-null"
    playing = [state.contract] if state.contract else plain_by(state.rules, "guckser")
    ways = []
    for contract in playing:
        if contract.is_null == nulls:
            total, mask = max(
                (_sum_ready(contract, twelve - laid, laid), laid.mask) for laid in discards(contract, twelve)
            )
            ways.append((_promise(state.rules, contract, total, twelve, state.bid), mask))
    return Hand(max(ways)[1])


def gives_up(state: State, seat: Seat) -> bool:
    """Whether to give a turn up before a card is played."""
    contract, laid = state.contract, state.laid
    if contract is None or not contract.row.way or state.has_begun or not isinstance(laid, Hand):
        return False
    return chance(_sum_ready(contract, state.hand(seat), laid)) < HOPELESS


# --- the contract where none was turned up


def best_named(state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    """The most promising contract that may be named; announcements with a solo are certain."""
    rules, bid = state.rules, state.bid
    if state.hand_game:
        return _best_solo(state, hand, named)
    laid = state.laid
    assert isinstance(laid, Hand)
    return max(
        named,
        key=lambda contract: _promise(rules, contract, _sum_ready(contract, hand, laid), hand | laid, bid),
    )


def _best_solo(state: State, hand: Hand, named: Iterable[Contract]) -> Contract:
    def promise(contract: Contract) -> float:
        if not contract.schneider_said:
            return _promise_of_solo(state.rules, contract, hand, state.bid)
        worth = contract.certain_value(hand)
        return worth if worth >= state.bid and leads and is_certain(contract, hand) else -inf

    leads = state.declarer == 0
    return max(named, key=promise)


def is_certain(contract: Contract, hand: Hand) -> bool:
    """Whether a declarer on lead is certain to keep the announcement (Tournée 18.26).

    No trick is lost; for schneider, one cheap trick may be.
    """
    order, theirs = contract.order, _PACK - hand
    losers = len(hand) - certain_tricks(order, hand, [theirs, theirs])
    if losers == 0 or contract.schwarz_said:
        return losers == 0
    beatable = (card for card in hand if higher(order)[card.index] & theirs.mask)
    return losers == 1 and all(card_points((card,)) <= CHEAP for card in beatable)
