"""Kontra, re and so on: on which hands a seat doubles (17.1)."""

from __future__ import annotations

from itertools import combinations
from random import Random

from knekt.cards import Hand, Order
from knekt.engine import Seat, View
from knekt.players.skat.calling.evaluation import chance, sum_ready
from knekt.players.skat.knowing.knowledge import Knowledge, suits, trumps
from knekt.players.skat.playing.claims import claim_is_certain, stays_under
from knekt.players.skat.playing.open_null import NULL, is_caught
from knekt.skat import PACK, Contract, State

__all__ = ["defence", "doubles"]

KONTRA, KONTRA_GRAND = 4.0, 4.5  # a hand good for so many tricks doubles a game
SAFE_CARDS = 7  # a null is doubled if its declarer can hold no more safe cards than these
SURE = 0.97  # the chance from which the declarer says re
SAMPLES = 5  # how many hands of the partner are tried against a null that lies open
MISSES = 1  # in how many of them the declarer may win, for the null to be doubled

ACE = (0.0, 0.9, 0.9, 0.8, 0.6, 0.3, 0.1, 0.0)  # tricks of an ace, by the length of its suit
SECOND = 0.4  # tricks of a ten with the ace, or with a guard
SHORT = 4  # only a suit up to this length is worth a second trick
_PACK = Hand.of(PACK)


def doubles(view: View[State]) -> bool:
    """Whether the seat says kontra or re, if it may;
    supra and higher doublings only when they are certain to pay.
    """
    state, seat = view.state, view.own_seat
    if seat == state.declarer:
        if not _reaches_bid(state, seat):
            return False
        return _is_certain(view) or (state.kontra == 1 and _is_strong(state, seat))
    if state.looked:
        return _all_is_known(state)
    return state.kontra == 0 and _will_fail(view, seat)


def _is_certain(view: View[State]) -> bool:
    """Whether the declarer can prove a win: no trick in null, all tricks left in another game."""
    state, seat = view.state, view.own_seat
    contract = state.contract
    assert contract is not None
    if contract.is_null:
        return claim_is_certain(view, seat, 0)
    return not (contract.spitzen or state.lost) and claim_is_certain(view, seat, state.tricks_left)


def _is_strong(state: State, seat: Seat) -> bool:
    contract = state.contract
    assert contract is not None
    if contract.is_null or contract.schneider_said or contract.spitzen:
        return False
    return chance(sum_ready(contract, _ten(state, seat), _laid(state))) >= SURE


def _reaches_bid(state: State, seat: Seat) -> bool:
    assert state.contract is not None
    cards = _ten(state, seat) | (_laid(state) or Hand())
    return state.contract.certain_value(cards) >= state.bid


def _laid(state: State) -> Hand | None:
    """The cards that the declarer has discarded, if he knows them."""
    return state.laid if isinstance(state.laid, Hand) and not state.hand_game else None


def _ten(state: State, seat: Seat) -> Hand:
    """The hand of the seat, with the card that it has played to the first trick."""
    played = [(trick.lead, trick.cards) for trick in state.tricks]
    played.append(((state.turn - len(state.trick)) % 3, state.trick))
    hand = state.hand(seat)
    for lead, cards in played:
        place = (seat - lead) % 3
        hand |= Hand.of(cards[place : place + 1])
    return hand


def _will_fail(view: View[State], seat: Seat) -> bool:
    state = view.state
    contract, declarer = state.contract, state.declarer
    assert contract is not None and declarer is not None
    hand = _ten(state, seat)
    if not contract.is_null:
        return _is_beaten(contract, hand)
    if declarer in state.opened:
        return _is_caught_often(view, declarer)
    return _safe_cards(hand) <= SAFE_CARDS


def _is_beaten(contract: Contract, hand: Hand) -> bool:
    needed = KONTRA_GRAND if contract.suit is None else KONTRA
    return defence(contract.order, hand) >= needed


def defence(order: Order, hand: Hand) -> float:
    """How many tricks a hand is good for against the declarer, without its partner.

    >>> from knekt.skat import GERMAN, contracts
    >>> defence(contracts(GERMAN)["C"].order, Hand.parse("CJ SJ CA C8 C7 SA S7 HA H7 D7"))
    4.8
    """
    plain = sum(_suit_takes([card.rank for card in suit]) for suit in suits(order, hand))
    return _trumps_take(order, trumps(order, hand)) + plain


def _trumps_take(order: Order, mine: Hand) -> int:
    """How many tricks these trumps take if the declarer holds all others and draws from the top."""
    held = order.sorted(mine)
    theirs = [card for card in order.trumps if card not in mine]
    tricks = 0
    while held and theirs:
        if order.powers[held[0].index] > order.powers[theirs[0].index]:
            del held[0], theirs[-1:]
            tricks += 1
        else:
            del held[-1], theirs[0]
    return tricks + len(held)


def _suit_takes(ranks: list[str]) -> float:
    if "A" in ranks:
        return ACE[len(ranks)] + SECOND * ("T" in ranks and len(ranks) <= SHORT)
    return SECOND * ("T" in ranks and 1 < len(ranks) <= SHORT)


def _safe_cards(hand: Hand) -> int:
    """How many cards that are safe in null another hand can hold at most: in each suit the lowest ones."""
    others, safe = _PACK - hand, 0
    for suit in suits(NULL, others):
        low = NULL.sorted(suit)[::-1]
        while low and not stays_under(Hand.of(low), _suit(low[0].index) - Hand.of(low), NULL):
            low.pop()
        safe += len(low)
    return safe


def _suit(index: int) -> Hand:
    return Hand(_PACK.mask & NULL.followers[index])


def _is_caught_often(view: View[State], declarer: Seat) -> bool:
    """Whether a null that lies open is lost for most of the hands that the partner may have."""
    state, known = view.state, Knowledge.of(view)
    away = list(combinations(known.unseen, known.out_of_play))
    chosen = Random(known.mine.mask).sample(away, min(SAMPLES, len(away)))
    lead = (state.turn - len(state.trick)) % 3
    misses = 0
    for laid in chosen:
        hands = [known.unseen - Hand.of(laid)] * 3
        hands[known.seat], hands[declarer] = known.mine, state.hand(declarer)
        misses += not is_caught(hands, declarer, lead, state.trick)
        if misses > MISSES:
            return False
    return True


def _all_is_known(state: State) -> bool:
    """Whether the declarer of a revolution is seen to lose: both defenders know all cards."""
    assert state.declarer is not None
    hands = [state.hand(seat) for seat in range(3)]
    return is_caught(hands, state.declarer, (state.turn - len(state.trick)) % 3, state.trick) is True
