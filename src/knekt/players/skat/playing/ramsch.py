"""Ramsch: everybody plays alone for few card points; and which cards to push before it (17.6, 17.7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from knekt.cards import Card, Hand
from knekt.engine import Seat
from knekt.players.skat.calling.evaluation import danger
from knekt.players.skat.playing.card_turn import CardTurn, points
from knekt.players.skat.playing.claims import certain_tricks, stands
from knekt.skat import JACKS, PACK, SkatRules, State, card_points, trump_order

__all__ = ["cards_to_push", "play_ramsch", "ramsch_danger", "ramsch_promise", "takes_up"]

# All numbers are card points.
ADDED = 5  # what a later hand adds to a trick that it does not take
DANGER = 3  # what a unit of danger counts
LATE = 2  # how many times more danger counts when the skat goes with the last trick
STOP = 40  # what it is worth to take a trick from a seat that has taken them all
FIRST = 8  # what the first trick costs, where taking none is rewarded (Tournée 18.16)

LATE_TRICKS = 3
MARCH = 6  # a seat that has taken all of the first so many tricks may take all ten
EVEN = 10.0  # the danger of a hand that does as well as the others
PENALTY, REWARD, BEST = 1.9, 0.9, 8.0  # points for each unit of danger less, and at most, in Tournée
GOOD = 1.0  # a hand with no more danger than this wants no other cards

_GRAND = trump_order("grand", None)
_PACK, _JACKS = Hand.of(PACK), Hand.of(JACKS)
_CLASSES = tuple({_GRAND.followers[card.index] & _PACK.mask for card in PACK})


def play_ramsch(turn: CardTurn, taste: Mapping[str, int]) -> Card:
    """The card that keeps most card points away;
    where all ten tricks are certain, the card to take the next.
    """
    marching = _next_of_all_ten(turn)
    if marching is not None:
        return marching
    return max(turn.legal, key=lambda card: (round(_promise(turn, card), 6), taste[card.suit], card))


def _promise(turn: CardTurn, card: Card) -> float:
    """What the card is worth: points for others and less danger in its suit, minus the points it may take."""
    mine = _chance_to_take(turn, card)
    table = sum(map(points, turn.state.trick)) + ADDED * len(turn.still_to_play)
    promise = (1 - mine) * points(card) - mine * (table + points(card))
    options = turn.state.rules.options
    if options.rewards_all_tricks and _marcher(turn.state) not in (None, turn.known.seat):
        promise += STOP * mine
    if options.rewards_fewest and not _has_tricks(turn.state, turn.known.seat):
        promise -= FIRST * mine
    return promise + _weight(turn) * _relief(turn, card)


def _weight(turn: CardTurn) -> float:
    skat_last = turn.state.rules.options.last_trick_brings_skat
    return DANGER * (LATE if skat_last and turn.state.tricks_left <= LATE_TRICKS else 1)


def _chance_to_take(turn: CardTurn, card: Card) -> float:
    """How likely the seat takes the trick with the card: a seat that can stay below it will."""
    taker, _ = turn.best_with(card)
    if taker != turn.known.seat:
        return 0.0
    led = turn.state.trick[0] if turn.state.trick else card
    if turn.order.suit(led) != turn.order.suit(card):
        return 1.0  # the card ruffs
    chance = 1.0
    for seat in turn.still_to_play:
        cards = turn.known.may_hold[seat]
        suit = Hand(cards.mask & turn.order.followers[card.index])
        above = len(turn.known.above(card, suit))
        lacks = 1 - min(1.0, turn.known.counts[seat] / max(1, len(cards)))
        chance *= 1 - lacks ** (len(suit) - above) * (1 - lacks**above)
    return chance


def _relief(turn: CardTurn, card: Card) -> float:
    """How much less danger the card's suit has without it."""
    followers = turn.order.followers[card.index]
    suit, out = Hand(turn.known.mine.mask & followers), Hand(turn.known.others.mask & followers)
    return danger(turn.order, suit, out) - danger(turn.order, suit - Hand(card.bit), out)


def _has_tricks(state: State, seat: Seat) -> bool:
    """Whether the seat has taken a trick."""
    return any(trick.winner == seat for trick in state.tricks) or bool(state.taken and state.taken[seat])


def _marcher(state: State) -> Seat | None:
    """The seat that has taken every trick so far, if there are many."""
    if state.lost < MARCH:
        return None
    takers = {trick.winner for trick in state.tricks}
    takers |= {seat for seat, heap in enumerate(state.taken) if heap}
    return takers.pop() if len(takers) == 1 else None


def _next_of_all_ten(turn: CardTurn) -> Card | None:
    """The card to play if the seat has taken every trick, all others are certain, and they count 120."""
    state, known = turn.state, turn.known
    if not state.rules.options.rewards_all_tricks:
        return None
    heaps = [heap for seat, heap in enumerate(state.taken) if seat != known.seat]
    if any(heaps) or any(trick.winner != known.seat for trick in state.tricks):
        return None
    others = [cards for seat, cards in enumerate(known.may_hold) if seat != known.seat]
    left, place = state.tricks_left, len(state.trick)
    if not state.trick:
        certain = certain_tricks(turn.order, known.mine, others) == left
        return turn.order.sorted(known.mine)[0] if certain else None
    later = [known.may_hold[seat] for seat in turn.still_to_play]
    for card in turn.legal:
        rest = known.mine - Hand(card.bit)
        takes = stands(turn.order, (*state.trick, card), place, later)
        if takes and certain_tricks(turn.order, rest, others) == left - 1:
            return card
    return None


def ramsch_danger(hand: Hand) -> float:
    """The danger of a hand in ramsch, jacks and suits together."""
    return sum(_class_danger(hand.mask & cards, cards) for cards in _CLASSES)


@cache
def _class_danger(mask: int, cards: int) -> float:
    return danger(_GRAND, Hand(mask), Hand(cards & ~mask))


def ramsch_promise(rules: SkatRules, hand: Hand) -> float:
    """What forehand may expect of a ramsch in Tournée more than each of the others (Tournée 11.4, 18.16)."""
    each = REWARD if rules.options.rewards_fewest else PENALTY
    return min(BEST, each * (EVEN - ramsch_danger(hand)))


def takes_up(hand: Hand) -> bool:
    """Whether to take two other cards up: always, unless the hand can hardly become better."""
    return ramsch_danger(hand) > GOOD


def cards_to_push(twelve: Hand) -> Hand:
    """The two cards, none of them a jack, without which the hand has least to fear."""
    pairs = (Hand.of(pair) for pair in combinations(twelve - _JACKS, 2))
    return min(pairs, key=lambda two: (ramsch_danger(twelve - two), -card_points(two), two.mask))
