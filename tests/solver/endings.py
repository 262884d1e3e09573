"""Random endings of every kind, at any place of a trick."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from knekt.cards import CARDS, Card, Hand, Order, Suit
from knekt.skat import PACK, card_points, trump_order
from knekt.skruf import NO_TRUMP, parse_bid
from knekt.solver import Limits, RamschPosition, SkatPosition, SkrufPosition

__all__ = [
    "BATCHES",
    "KINDS",
    "SKAT_KINDS",
    "SMALL",
    "SOAK",
    "Position",
    "ending",
    "endings",
    "full_deal",
    "is_most",
    "order_of",
    "rng_of",
    "seed_of",
    "worth_of",
]

Position = Any  # of any family, with what it alone has

SOAK = bool(os.environ.get("KNEKT_SOAK"))
SEED = os.environ.get("KNEKT_SEED", "")
SMALL = Limits(megabytes=1)
KINDS = "suit", "grand", "null", "ramsch", "trump", "no trump", "misère"
SKAT_KINDS = KINDS[:4]

# How many endings of one, two, three and four cards a hand. The reference looks at every line, so one card
# more in each of four hands takes ten times as long.
SIZES = {kind: (100, 500, 900, 500) if kind in SKAT_KINDS else (150, 900, 800, 150) for kind in KINDS}
# The same with the plain search as the reference, which is fast enough for five cards.
SOAK_SIZES = {kind: SIZES[kind] if kind == "ramsch" else (100, 400, 600, 500, 400) for kind in KINDS}
BATCHES = range(50) if SOAK else range(1)  # each batch has 2,000 endings, so that the workers can share them
TREKARL = (0, 2, 1, 3), (0, 0, 1, 1)  # another order of play and other sides than across the table


def seed_of(name: str) -> str:
    """The text by which deals of this name are drawn.

    They are the same in every test run: a change that breaks nothing must not be held up by what lay there
    before. A soak draws new ones by a number that it prints, and that can be set: `KNEKT_SEED` (see
    `conftest.py`).
    """
    return f"{name} {SEED}" if SEED else name


def rng_of(name: str) -> Random:
    """The source of chance of this name."""
    return Random(seed_of(name))


def endings(kind: str, batch: int = 0) -> list[Position]:
    """2,000 endings, in a soak with up to five cards a hand."""
    rng = rng_of(f"endings {kind} {batch}")
    counts = (SOAK_SIZES if SOAK else SIZES)[kind]
    return [ending(kind, size, rng) for size, count in enumerate(counts, start=1) for _ in range(count)]


def full_deal(kind: str, rng: Random) -> Position:
    """All cards of the game, before the first lead."""
    return _dealt(kind, 10 if kind in SKAT_KINDS else 13, rng)


def ending(kind: str, size: int, rng: Random) -> Position:
    """An ending with so many cards a hand when the trick began; some of them may lie on the table."""
    position = _dealt(kind, size, rng)
    order = order_of(position)
    for _ in range(rng.randrange(len(position.hands))):
        led = position.trick[0] if position.trick else None
        card = rng.choice(list(order.follow(position.hands[position.turn], led)))
        hands = [
            hand - Hand(card.bit) if seat == position.turn else hand
            for seat, hand in enumerate(position.hands)
        ]
        trick = (*position.trick, card)
        position = _with(position, hands, trick)
    return position


def _with(position: Position, hands: Sequence[Hand], trick: tuple[Card, ...]) -> Position:
    if not isinstance(position, SkrufPosition):
        one, two, three = hands
        return replace(position, hands=(one, two, three), trick=trick)
    one, two, three, four = hands
    return replace(position, hands=(one, two, three, four), trick=trick)


def _dealt(kind: str, size: int, rng: Random) -> Position:
    if kind in SKAT_KINDS:
        one, two, three = _hands(PACK, 3, size, rng)
        if kind == "ramsch":
            taken = (rng.randrange(3), rng.randrange(3), rng.randrange(3)) if size < 5 else (0, 0, 0)
            out = 120 - sum(map(card_points, (one, two, three))) - sum(taken)  # the points of all other cards
            skat = 0 if size == 10 else min(rng.choice([0, 0, 4, 10]), out)
            return RamschPosition((one, two, three), rng.randrange(3), taken=taken, skat=skat)
        suit = rng.choice(list(Suit)) if kind == "suit" else None
        return SkatPosition(
            (one, two, three),
            declarer=rng.randrange(3),
            leader=rng.randrange(3),
            order=trump_order("null" if kind == "null" else "suit", suit),
            banked=0 if kind == "null" else rng.randrange(3),
            is_null=kind == "null",
        )
    one, two, three, four = _hands(CARDS, 4, size, rng)
    circle, sides = TREKARL if rng.random() < 0.25 else ((0, 1, 2, 3), (0, 1, 0, 1))
    return SkrufPosition(
        (one, two, three, four),
        leader=rng.randrange(4),
        trumps=rng.choice(list(Suit)) if kind == "trump" else None,
        is_misere=kind == "misère",
        circle=circle,
        sides=sides,
    )


def _hands(pack: Sequence[Card], seats: int, size: int, rng: Random) -> list[Hand]:
    """The pack to draw from; sometimes of few ranks, so that suits are long and cards touch."""
    cards = list(pack)
    if rng.random() < 0.5 and 2 * seats * size <= len(cards):
        start = rng.randrange(len(cards) - 2 * seats * size + 1)
        cards = cards[start : start + 2 * seats * size]
    chosen = rng.sample(cards, seats * size)
    return [Hand.of(chosen[seat::seats]) for seat in range(seats)]


def is_most(position: Position) -> bool:
    """Whether the seat to play wants a high value."""
    if isinstance(position, SkatPosition):
        return position.turn == position.declarer
    if isinstance(position, RamschPosition):
        return False
    same_side = position.sides[position.turn] == position.sides[position.leader]
    return bool(same_side != position.is_misere)


def order_of(position: Position) -> Order:
    """What beats what."""
    if isinstance(position, SkatPosition):
        return position.order
    if isinstance(position, RamschPosition):
        return trump_order("grand", None)
    return NO_TRUMP if position.trumps is None else parse_bid(f"1{position.trumps}").order


def worth_of(position: Position, line: Sequence[Card]) -> int:
    """The value of a line of play to the end, with every card checked;
    written without the code that it tests.
    """
    order, hands, trick, lead = (
        order_of(position),
        list(position.hands),
        list(position.trick),
        position.leader,
    )
    circle = position.circle if isinstance(position, SkrufPosition) else (0, 1, 2)
    points, tricks = position.banked if isinstance(position, SkatPosition) else 0, 0
    if isinstance(position, RamschPosition):
        points = position.taken[position.turn]
    for card in line:
        seat = circle[(circle.index(lead) + len(trick)) % len(circle)]
        assert card in order.follow(hands[seat], trick[0] if trick else None), f"{card} is not allowed"
        hands[seat] -= Hand(card.bit)
        trick.append(card)
        if len(trick) < len(circle):
            continue
        lead = circle[(circle.index(lead) + order.winner(trick)) % len(circle)]
        if isinstance(position, SkatPosition):
            counts = lead == position.declarer
        elif isinstance(position, RamschPosition):
            counts = lead == position.turn
            points += position.skat if counts and not any(hands) else 0
        else:
            counts = position.sides[lead] == position.sides[position.leader]
        if counts:
            points, tricks = points + card_points(tuple(trick)), tricks + 1
        trick = []
    if isinstance(position, SkatPosition) and position.is_null:
        assert tricks or not any(hands), "the line ends before anything is decided"
        return int(not tricks)
    assert not any(hands) and not trick, "the line ends too early"
    return tricks if isinstance(position, SkrufPosition) else points
