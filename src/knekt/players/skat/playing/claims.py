"""Claims: what the rest of a hand is certain to bring, from what its holder can know (11.5).

Every proof here is sound: a yes holds against every distribution of the cards that the view leaves open, and
against any play of the others. A no may only mean that no proof was found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from knekt.cards import Card, Hand, Order
from knekt.engine import Seat, View
from knekt.players.skat.knowing.knowledge import Knowledge, higher, suits, trumps
from knekt.skat import State

__all__ = ["certain_tricks", "claim_is_certain", "claim_stands", "never_takes", "stands", "stays_under"]

SMALL = 3  # with so many tricks left, every line of play is tried


def certain_tricks(order: Order, hand: Hand, others: Sequence[Hand]) -> int:
    """How many tricks the hand takes for certain when it is on lead, against what the others may hold.

    It draws the trumps from the top, then leads each suit from the top; whoever may hold a card is taken to
    hold it, and to keep it as long as he can follow with a lower one.

    >>> from knekt.skat import GERMAN, contracts
    >>> clubs = contracts(GERMAN)["C"].order
    >>> certain_tricks(clubs, Hand.parse("CJ SJ CA HA"), [Hand.parse("HJ DJ C7"), Hand.parse("H9 H8 DA")])
    2
    >>> certain_tricks(clubs, Hand.parse("CJ SJ CA HA"), [Hand.parse("HJ CT HT"), Hand.parse("H9 H8 DA")])
    4
    """
    run = _run(order, trumps(order, hand), [trumps(order, cards) for cards in others])
    if any(len(trumps(order, cards)) > run for cards in others):
        return run
    return run + sum(
        _run(order, suit, [_same(order, suit, cards) for cards in others]) for suit in suits(order, hand)
    )


def _same(order: Order, suit: Hand, cards: Hand) -> Hand:
    return Hand(cards.mask & order.followers[suit[0].index])


def _run(order: Order, suit: Hand, others: Sequence[Hand]) -> int:
    """How many leads of the suit from the top are certain to take the trick, if nobody can ruff."""
    beaten_by = higher(order)
    for led, card in enumerate(order.sorted(suit)):
        if any(len(cards) > led and cards.mask & beaten_by[card.index] for cards in others):
            return led
    return len(suit)


def stays_under(suit: Hand, others: Hand, order: Order) -> bool:
    """Whether cards of one suit can always be played below a lead of the others, in any order of leads.

    That is so if the lowest is below their lowest, the second below their second, and so on.

    >>> from knekt.skat import GERMAN, contracts
    >>> null = contracts(GERMAN)["N"].order
    >>> stays_under(Hand.parse("H7 H9 HJ"), Hand.parse("H8 HT HQ HK HA"), null)
    True
    >>> stays_under(Hand.parse("H7 HT"), Hand.parse("H8 H9"), null)
    False
    """
    mine, theirs = order.sorted(suit)[::-1], order.sorted(others)[::-1]
    return all(
        order.powers[low.index] < order.powers[out.index] for low, out in zip(mine, theirs, strict=False)
    )


def claim_stands(view: View[State], tricks: int) -> bool:
    """Whether the table should allow a claim; the view must be that of the claimer."""
    return claim_is_certain(view, view.own_seat, tricks)


def claim_is_certain(view: View[State], claimer: Seat, tricks: int) -> bool:
    """Whether the claimer takes so many of the tricks left, by all that the seat of the view can see.

    The seat must know the claimer's hand: it is its own, or lies open. A claim of no tricks gives them all
    away, so nobody can object; in null, a defender who claims all tricks gives up. Where spitzen were
    announced, a defender's claim must not decide about them, so it must be a claim of none of the tricks or
    of all.
    """
    state, known = view.state, Knowledge.of(view)
    contract, left = state.contract, state.tricks_left
    assert contract is not None
    if contract.is_null:
        return tricks == left if claimer != state.declarer else tricks == 0 and _takes_none(state, known)
    if tricks == 0:
        return True
    if contract.spitzen and tricks < left:
        return False
    hand = state.hand(claimer)
    others = {seat: known.may_hold[seat] for seat in range(3) if seat != claimer}
    if _certain_from_here(state, known.order, claimer, others) >= tricks:
        return True
    if len(hand) == left and _towers(known.order, hand, (*others.values(), Hand.of(state.trick))):
        return True
    return left <= SMALL and _some_order_wins(state, known, claimer, tricks)


def _certain_from_here(state: State, order: Order, claimer: Seat, others: Mapping[Seat, Hand]) -> int:
    """The tricks that are certain if the claimer is on lead, or takes the trick on the table."""
    hand, trick = state.hand(claimer), state.trick
    place, rivals = (claimer - state.turn + len(trick)) % 3, tuple(others.values())
    if not trick and state.turn == claimer:
        return certain_tricks(order, hand, rivals)
    if place > len(trick):
        return 0
    if place < len(trick):
        later = [others[seat] for seat in _still_to_play(state)]
        return 1 + certain_tricks(order, hand, rivals) if stands(order, trick, place, later) else 0
    later = [others[seat] for seat in _still_to_play(state) if seat != claimer]
    takes = [card for card in order.follow(hand, trick[0]) if stands(order, (*trick, card), place, later)]
    return max((1 + certain_tricks(order, hand - Hand(card.bit), rivals) for card in takes), default=0)


def _still_to_play(state: State) -> list[Seat]:
    return [(state.turn + step) % 3 for step in range(3 - len(state.trick))]


def stands(order: Order, trick: tuple[Card, ...], place: int, later: Iterable[Hand]) -> bool:
    """Whether the card at this place has the trick, and no later hand may hold a card that beats it."""
    card = trick[place]
    beaten_by = higher(order)[card.index]
    if order.suit(card) is not None:
        beaten_by |= Hand.of(order.trumps).mask
    return order.winner(trick) == place and not any(cards.mask & beaten_by for cards in later)


def _towers(order: Order, hand: Hand, others: Sequence[Hand]) -> bool:
    """Whether the hand has only trumps above all others, so that it takes every trick, whoever leads."""
    if trumps(order, hand) != hand:
        return False
    beaten_by = higher(order)[order.sorted(hand)[-1].index]
    return not any(cards.mask & beaten_by for cards in others)


def _takes_none(state: State, known: Knowledge) -> bool:
    """Whether a null declarer takes no more trick:
    every suit stays under, and the declarer loses the lead at once.

    The declarer follows with the highest card below the best one, and throws away the highest card of a suit:
    both leave every suit as safe as it was.
    """
    seat, trick = state.declarer, state.trick
    assert seat is not None
    hand, place = state.hand(seat), (seat - state.turn + len(trick)) % 3
    others = Hand()
    for each, cards in enumerate(known.may_hold):
        if each != seat:
            others |= cards
    if place >= len(trick):
        others |= Hand.of(trick)  # the declarer still has to play below the cards on the table
    leads = not trick and state.turn == seat
    if not never_takes(known.order, hand, others, known.out_of_play, leads=leads):
        return False
    if place < len(trick) and known.order.winner(trick) == place:
        return place == 0 and _is_taken(known.order, trick[0], hand, others, known.out_of_play)
    return True


def never_takes(order: Order, hand: Hand, others: Hand, out_of_play: int, *, leads: bool) -> bool:
    """Whether a null hand takes no trick, however these cards, but for so many, lie with the two others.

    >>> from knekt.skat import PACK, trump_order
    >>> null, hand = trump_order("null", None), Hand.parse("C7 C9 CJ S7 S8 ST H7 H9 D7 D8")
    >>> never_takes(null, hand, Hand.of(PACK) - hand, 2, leads=True)
    True
    """
    if not all(stays_under(suit, _same(order, suit, others), order) for suit in suits(order, hand)):
        return False
    return not leads or any(
        _is_taken(order, card, hand - Hand(card.bit), others, out_of_play) for card in hand
    )


def _is_taken(order: Order, led: Card, hand: Hand, others: Hand, out_of_play: int) -> bool:
    """Whether somebody must beat this lead of the null declarer, and the rest of the suit stays safe."""
    followers = order.followers[led.index]
    suit, out = Hand(hand.mask & followers), Hand(others.mask & followers)
    if len(out) <= out_of_play or out.mask & ~higher(order)[led.index]:
        return False
    return stays_under(suit, out - Hand(order.sorted(out)[0].bit), order)


@dataclass(frozen=True, slots=True)
class _Lie:
    """What the others may hold in a small ending; a card is only dealt to a seat when the seat plays it."""

    unseen: int
    may_hold: tuple[int, ...]
    counts: tuple[int, ...]

    def without(self, seat: Seat, card: Card, void: int) -> _Lie | None:
        """The lie after the seat has played the card and shown to have none of `void`; None if impossible."""
        may_hold, counts = list(self.may_hold), list(self.counts)
        unseen = self.unseen & ~card.bit
        may_hold[seat] &= ~void
        counts[seat] -= 1
        if any(count > (cards & unseen).bit_count() for cards, count in zip(may_hold, counts, strict=True)):
            return None
        return _Lie(unseen, tuple(may_hold), tuple(counts))


def _some_order_wins(state: State, known: Knowledge, claimer: Seat, tricks: int) -> bool:
    """Whether one fixed order of the cards, the first that is legal each time, takes so many tricks."""
    lead = (state.turn - len(state.trick)) % 3
    cards = tuple(Hand() if seat == claimer else each for seat, each in enumerate(known.may_hold))
    counts = tuple(0 if seat == claimer else count for seat, count in enumerate(known.counts))
    union = cards[0] | cards[1] | cards[2]
    lie = _Lie(union.mask, tuple(each.mask for each in cards), counts)
    return any(
        not _fails(known.order, claimer, hand, lie, lead, state.trick, tricks, state.tricks_left)
        for hand in permutations(state.hand(claimer))
    )


def _fails(
    order: Order,
    claimer: Seat,
    hand: tuple[Card, ...],
    lie: _Lie,
    lead: Seat,
    trick: tuple[Card, ...],
    needed: int,
    left: int,
) -> bool:
    """Whether the others can keep the claimer below the tricks he needs."""
    if len(trick) == 3:
        lead = (lead + order.winner(trick)) % 3
        needed, left, trick = needed - (lead == claimer), left - 1, ()
    if needed <= 0 or needed > left:
        return needed > 0
    seat = (lead + len(trick)) % 3
    follows = order.followers[trick[0].index] if trick else -1
    if seat == claimer:
        card = next((card for card in hand if card.bit & follows), hand[0])
        rest = tuple(each for each in hand if each is not card)
        return _fails(order, claimer, rest, lie, lead, (*trick, card), needed, left)
    for card in Hand(lie.may_hold[seat] & lie.unseen):
        after = lie.without(seat, card, 0 if card.bit & follows else follows)
        if after is not None and _fails(order, claimer, hand, after, lead, (*trick, card), needed, left):
            return True
    return False
