"""What cards played tell of the cards still held, and that masters of Skruf make use of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from knekt.cards import Card, Hand, Seed, Trick
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.knowing.belief import Belief
from knekt.players.skruf.knowing.cards_played import UnlikelyReason, unlikely_cards
from knekt.players.skruf.knowing.knowledge import whereabouts
from knekt.players.skruf.playing.thinker import likely_worlds
from knekt.players.table import step
from knekt.skruf import SkrufGame, Stage, State, new_game, parse_bid


def at_play(number: int) -> SkrufGame:
    """A deal by the book before the first lead; deals that nobody buys are left out."""
    players = [BookPlayer(seat) for seat in range(4)]
    for other in range(100):
        game = new_game("skruf", Seed.parse(f"tells {number} {other}"))
        while not game.is_over and game.state.stage is not Stage.PLAY:
            game = step(game, players)
        if not game.is_over:
            return game
    raise AssertionError("everybody always passes")


def after(trick: str, bid: str = "4S") -> State:
    """A deal declared by seat 0, after a trick that it led;
    with three cards the trick is not yet complete.
    """
    contract, cards = parse_bid(bid), tuple(map(Card.parse, trick.split()))
    state = at_play(0).state
    done = (Trick(0, cards, 0),) if len(cards) == 4 else ()
    return replace(
        state,
        high=contract,
        bidder=0,
        order=contract.order,
        circle=(0, 1, 2, 3),
        turn=0 if done else len(cards),
        tricks=done,
        trick=() if done else cards,
    )


@pytest.mark.parametrize(
    ("trick", "bid", "told"),
    [
        # The second took the trick as cheaply as possible; the third could not take it; the fourth need not.
        (
            "H9 HQ H3 H5",
            "4S",
            [
                (1, UnlikelyReason.CHEAPER, "HT HJ"),
                (2, UnlikelyReason.LOWER, "H2"),
                (2, UnlikelyReason.TRIES, "HK HA"),
                (3, UnlikelyReason.LOWER, "H2 H3 H4"),
            ],
        ),
        # Nobody plays after the fourth, so it has no card that would have won.
        (
            "HQ H4 H2 H3",
            "4S",
            [
                (1, UnlikelyReason.LOWER, "H2 H3"),
                (3, UnlikelyReason.LOWER, "H2"),
                (3, UnlikelyReason.WINS, "HK HA"),
            ],
        ),
        # A second hand that plays low may be waiting.
        ("H4 H3", "4S", [(1, UnlikelyReason.LOWER, "H2")]),
        # A ruff is cheap, so a seat that does not ruff has no trump.
        ("H4 S4", "4S", [(1, UnlikelyReason.CHEAPER, "S2 S3")]),
        (
            "H4 HA C2",
            "4S",
            [
                (1, UnlikelyReason.CHEAPER, "H5 H6 H7 H8 H9 HT HJ HQ HK"),
                (2, UnlikelyReason.RUFFS, "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"),
            ],
        ),
        (
            "H4 S9 C2",
            "4S",
            [
                (1, UnlikelyReason.CHEAPER, "S2 S3 S4 S5 S6 S7 S8"),
                (2, UnlikelyReason.RUFFS, "ST SJ SQ SK SA"),
            ],
        ),
        # In grandissimo there are no trumps to ruff with.
        ("H4 S9 C2", "4G", []),
        # No heart would have beaten the trump.
        (
            "H4 S9 H5",
            "4S",
            [(1, UnlikelyReason.CHEAPER, "S2 S3 S4 S5 S6 S7 S8"), (2, UnlikelyReason.LOWER, "H2 H3 H4")],
        ),
    ],
)
def test_a_card_tells_what_would_have_been_better(
    trick: str, bid: str, told: list[tuple[int, UnlikelyReason, str]]
) -> None:
    all_told = [
        tell
        for tell in unlikely_cards(after(trick, bid))
        if tell.cards and tell.reason is not UnlikelyReason.LEADS
    ]
    found = [(tell.seat, tell.reason, Hand(tell.cards)) for tell in all_told]
    assert found == [(seat, why, Hand.parse(cards)) for seat, why, cards in told]


@pytest.mark.parametrize(
    ("led", "bid", "told"), [("H4", "4S", "HA DA CA"), ("HA", "4S", ""), ("H4", "4G", "")]
)
def test_the_first_lead_tells_of_aces_beside_trumps_and_no_other_lead_of_anything(
    led: str, bid: str, told: str
) -> None:
    found = [(tell.seat, tell.reason, tell.cards) for tell in unlikely_cards(after(led, bid)) if tell.cards]
    assert found == ([(0, UnlikelyReason.LEADS, Hand.parse(told).mask)] if told else [])
    later = after("HQ H4 H2 H3", bid)
    again = replace(later, trick=(Card.parse(led),), turn=1)
    assert [*unlikely_cards(again)] == [*unlikely_cards(later)]


def test_what_is_told_is_mostly_so() -> None:
    held, all_told = Counter[UnlikelyReason](), Counter[UnlikelyReason]()
    players = [BookPlayer(seat) for seat in range(4)]
    for number in range(30):
        game = at_play(number)
        while not game.is_over:
            known, before = len([*unlikely_cards(game.state)]), game.state.hands
            game = step(game, players)
            for tell in [*unlikely_cards(game.state)][known:]:
                hand = before[tell.seat]
                assert isinstance(hand, Hand)
                all_told[tell.reason] += 1
                held[tell.reason] += bool(hand.mask & tell.cards)
    assert all(all_told[told] > 12 for told in UnlikelyReason)
    assert all(held[told] < 0.3 * all_told[told] for told in UnlikelyReason)


def test_masters_think_of_worlds_that_fit_what_was_played() -> None:
    heard = read = 0.0
    players = [BookPlayer(seat) for seat in range(4)]
    for number in range(8):
        game = at_play(number)
        for _ in range(14):
            game = step(game, players)
        view = game.view(game.turn)
        places, belief = whereabouts(view), Belief(view, plays=True)
        for reads in (False, True):
            worlds, _ = likely_worlds(view, 20, number, believes=True, reads=reads)
            for world, _ in worlds:
                assert all(hand <= place for hand, place in zip(world.hands, places, strict=True))
                assert [len(hand) for hand in world.hands] == [len(hand) for hand in view.state.hands]
            fits = sum(belief.likelihood(world) for world, _ in worlds) / len(worlds)
            heard, read = (heard, read + fits) if reads else (heard + fits, read)
    assert read > 2 * heard
