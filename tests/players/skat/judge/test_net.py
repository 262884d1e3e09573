"""The net in C++ against the same net written out plainly."""

from __future__ import annotations

from array import array
from itertools import combinations
from math import exp
from random import Random

import pytest

from knekt import _core
from knekt._core import anywhere
from knekt.cards import Card, Hand, Suit
from knekt.players.skat.judge.judge import Judge
from knekt.players.skat.judge.kinds import Kind, places
from knekt.players.skat.judge.model import MODELS, Model, Shape, read_model
from knekt.skat import GERMAN, JACKS, PACK, Contract, contracts
from knekt.solver.skat.plain import skat_mask

GAMES = {Kind.SUIT: "H", Kind.GRAND: "G", Kind.NULL: "N"}
BENDS = ((0.1, 0.9), (-0.2, 1.1), (0.3, 0.8), (0.0, 1.2))


def small(kind: Kind, seed: int = 1) -> tuple[Model, dict[str, list[list[float]]]]:
    """A small net of any weights, and its weights by name."""
    rng, shape = Random(seed), Shape.of(kind, trump_inner=5, plain_inner=4, sum=6, second=3)
    weights = {
        name: [[round(rng.gauss(0, 0.5), 3) for _ in range(columns)] for _ in range(rows)]
        for name, rows, columns, _ in shape.parts()
    }
    body = array("f", [each for table in weights.values() for row in table for each in row]).tobytes()
    bends = dict.fromkeys(("closed", "open"), BENDS[: kind.steps])
    return Model(kind, shape, body, bends, {}), weights


def through(table: list[list[float]], values: list[float]) -> list[float]:
    return [
        sum(v * row[column] for v, row in zip(values, table, strict=True)) for column in range(len(table[0]))
    ]


def rectified(*sums: list[float]) -> list[float]:
    return [max(0.0, sum(column)) for column in zip(*sums, strict=True)]


def plainly(
    model: Model,
    own: dict[str, list[list[float]]],
    contract: Contract,
    hand: Hand,
    laid: Hand | None,
    seat: int,
) -> list[float]:
    """The chances of each step, card by card and suit by suit."""
    kind, place = model.kind, places(contract.order)
    row = sorted(PACK, key=lambda card: place[PACK.index(card)])
    held = [float(card in hand) for card in row]
    away = [float(laid is not None and card in laid) for card in row]
    sums = [own["bias"][0], own["seat"][seat]]
    if laid is None:
        sums.append(own["unknown"][0])
    if kind.trumps:
        inner = rectified(own["trump_bias"][0], through(own["trump_in"], held[: kind.trumps]))
        sums += [through(own["trump_out"], inner), through(own["laid"], away[: kind.trumps])]
    for start in range(kind.trumps, 32, kind.width):
        suit = held[start : start + kind.width] + away[start : start + kind.width]
        inner = rectified(own["plain_bias"][0], through(own["plain_in"], suit))
        sums.append(through(own["plain_out"], inner))
    second = rectified(own["second_bias"][0], through(own["second"], rectified(*sums)))
    logits = [a + b for a, b in zip(through(own["out"], second), own["out_bias"][0], strict=True)]
    found, before = [], 1.0
    for (start_, slope), logit in zip(BENDS, logits, strict=False):
        before /= 1 + exp(-start_ - slope * logit)
        found.append(before)
    return found


def dealt(rng: Random) -> tuple[Hand, Hand]:
    cards = list(PACK)
    rng.shuffle(cards)
    return Hand.of(cards[:10]), Hand.of(cards[10:12])


@pytest.mark.parametrize("kind", Kind)
def test_the_core_judges_as_the_net_written_out(kind: Kind) -> None:
    model, weights = small(kind)
    judge, contract, rng = Judge({kind: model}), contracts(GERMAN)[GAMES[kind]], Random(kind)
    for number in range(40):
        hand, laid = dealt(rng)
        known = None if number % 4 == 0 else laid
        seat = rng.randrange(3)
        found = judge.ready(contract, hand, known, seat).steps
        assert found == pytest.approx(plainly(model, weights, contract, hand, known, seat), abs=1e-5)
        assert sorted(found, reverse=True) == list(found)


@pytest.mark.parametrize("kind", Kind)
def test_all_discards_at_once_are_what_they_are_one_by_one(kind: Kind) -> None:
    judge, contract = Judge({kind: small(kind)[0]}), contracts(GERMAN)[GAMES[kind]]
    hand, skat = dealt(Random(3))
    twelve = hand | skat
    found = dict(judge.discards(contract, twelve, 2))
    assert set(found) == {Hand.of(pair) for pair in combinations(twelve, 2)}
    for laid, outlook in found.items():
        assert outlook == judge.ready(contract, twelve - laid, laid, 2)


@pytest.mark.parametrize("kind", Kind)
def test_the_best_discard_is_the_best_for_each_pay(kind: Kind) -> None:
    judge, contract = Judge({kind: small(kind)[0]}), contracts(GERMAN)[GAMES[kind]]
    rng = Random(4)
    twelves = [hand | skat for hand, skat in (dealt(rng) for _ in range(3))]
    rows = {name: [rng.uniform(-9, 9) for _ in range(2 * (kind.steps + 1))] for name in (7, 8)}
    found = judge.best(contract, twelves, 0, rows, [8, 7, 8])
    for twelve, name, best in zip(twelves, (8, 7, 8), found, strict=True):
        each = kind.steps + 1
        for pay in (0, 1):
            row = rows[name][pay * each : (pay + 1) * each]
            wanted = max(outlook.expects(row) for _, outlook in judge.discards(contract, twelve, 0))
            assert best[pay] == pytest.approx(wanted, abs=1e-4)


def exchanged(hand: Hand, one: Suit, other: Suit, *, jacks_too: bool) -> Hand:
    swap = {one: other, other: one}
    return Hand.of(
        card
        if card in JACKS and not jacks_too
        else Card.parse(f"{swap.get(card.suit, card.suit)}{card.rank}")
        for card in hand
    )


@pytest.mark.parametrize("kind", Kind)
def test_plain_suits_are_exchangeable(kind: Kind) -> None:
    judge, contract, rng = Judge({kind: small(kind)[0]}), contracts(GERMAN)[GAMES[kind]], Random(5)
    for _ in range(20):
        hand, laid = dealt(rng)
        one, other = rng.sample([suit for suit in Suit if suit != contract.suit], 2)
        twin = [exchanged(cards, one, other, jacks_too=kind is Kind.NULL) for cards in (hand, laid)]
        found = judge.ready(contract, hand, laid, 1).steps
        assert judge.ready(contract, twin[0], twin[1], 1).steps == pytest.approx(found, abs=1e-6)


def test_any_trump_suit_is_judged_alike() -> None:
    judge, table = Judge({Kind.SUIT: small(Kind.SUIT)[0]}), contracts(GERMAN)
    hand, laid = dealt(Random(6))
    clubs = judge.ready(table["C"], hand, laid, 0).steps
    twin = [exchanged(cards, Suit.CLUBS, Suit.DIAMONDS, jacks_too=False) for cards in (hand, laid)]
    assert judge.ready(table["D"], twin[0], twin[1], 0).steps == pytest.approx(clubs, abs=1e-6)
    assert judge.ready(table["D"], hand, laid, 0).steps != pytest.approx(clubs, abs=1e-3)


def test_the_core_refuses_what_cannot_be() -> None:
    model, _ = small(Kind.GRAND)
    judge, grand = Judge({Kind.GRAND: model}), contracts(GERMAN)["G"]
    hand, laid = dealt(Random(7))
    with pytest.raises(ValueError, match="hand"):
        judge.ready(grand, hand, Hand(hand[0].bit | laid[0].bit), 0)
    with pytest.raises(ValueError, match="hand"):
        judge.ready(grand, hand, laid, 3)
    with pytest.raises(ValueError, match="twelve"):
        judge.discards(grand, hand, 0)
    with pytest.raises(ValueError, match="place"):
        _core.Places([0] * 32)
    with pytest.raises(ValueError, match="net"):
        _core.Net([4, 4, 7, 4, 5, 4, 6, 3], model.body[:-4])


def test_both_builds_of_the_core_say_the_same() -> None:
    """The nets for old and new processors agree; an old processor has only one, which agrees with itself."""
    model = read_model(MODELS / "skat-suit.net")
    shape = [getattr(model.shape, name) for name in model.shape.__slots__]
    order, rng = contracts(GERMAN)["S"].order, Random(9)
    nets = [(core.Net(shape, model.body), core.Places(places(order))) for core in (_core, anywhere)]
    for _ in range(200):
        hand, laid = (skat_mask(cards) for cards in dealt(rng))
        one, two = (net.chances(place, hand, laid, 1, BENDS) for net, place in nets)
        assert one == two
