"""What happens in a deal, in sentences.

Each listener is told what he has seen, in every language and without gaps.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from random_deals import Style, line
from server.laid_tables import terms_of
from telling.spoken import spoken

from knekt import skat, skruf
from knekt.cards import Hand, Seed, Suit
from knekt.engine import Event, Game, Hidden, View
from knekt.games import PRESETS, new_game
from knekt.sheet import SkatTerms
from knekt.telling import Listener, happened
from knekt.telling.skat import happened as skat_happened
from knekt.telling.skruf import happened as skruf_happened
from knekt.words import LANGUAGES

SEED = Seed.parse("told")


def in_skat(event: Event, me: int | None = 0, preset: str = "german", **state: Any) -> list[str]:
    """What a player is told of an event at the beginning of a deal, or in this state of it."""
    listener = Listener(SkatTerms(1, 2, (0, 1, 2), None), me)
    now = new_game(preset, SEED).view(listener.seat).state.but(**state)
    return spoken(skat_happened(listener, now, event, now))


def in_skruf(event: Event, me: int | None = 0) -> list[str]:
    game = new_game("skruf", SEED)
    listener = Listener(terms_of(game), me)
    now = game.view(listener.seat).state
    return spoken(skruf_happened(listener, now, event, now))


def test_what_a_turn_that_is_given_up_would_have_been_is_not_told_as_if_it_were_played() -> None:
    declared = skat.Declared(0, skat.contracts(skat.TOURNEE)["HT"])
    assert in_skat(declared, preset="tournee") == ["You play turn hearts, bid 0."]
    assert in_skat(declared, preset="tournee", ending=skat.Ending.SURRENDERED) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_event_is_told_without_gaps_in_every_language(preset: str) -> None:
    rng, told = Random(preset), 0
    while told < 500:
        *_, game = line(new_game(preset, Seed(rng.randbytes(32))), rng, Style(may=0.1))
        told += all_told(game)


def all_told(game: Game[Any]) -> int:
    """Check that each viewer is told of the whole deal, and count the sentences."""
    terms, told = terms_of(game), 0
    for seat, player in (*enumerate(terms.seats), (None, None)):
        if player == -1:
            continue  # nobody listens there
        start: View[Any] = View.of(game.rules, seat, ())
        for before, _, after in start.steps(event.seen_by(seat) for event in game.events):
            for lang in LANGUAGES:
                sentences = spoken(happened(Listener(terms, player), before, after), lang)
                assert not [each for each in sentences if "{" in each or "-told-" in each]
                told += len(sentences)
    return told


def test_a_bid_by_who_hears_it() -> None:
    bid = skat.BidMade(1, 18)
    assert [in_skat(bid, me) for me in (0, 1, 2)] == [
        ["Otto bids 18 against you."],
        ["You bid 18 against Anna."],
        ["Otto bids 18 against Anna."],
    ]


def test_cards_of_others_are_not_named() -> None:
    assert in_skat(skat.SkatTaken(1, Hidden(2))) == ["Otto picks up the skat."]
    assert in_skat(skat.Discarded(0, Hand.parse("D7 CA"))) == ["You discard CA D7."]


def test_cards_of_others_are_named_to_whoever_looks_at_open_cards() -> None:
    two = Hand.parse("D7 CA")
    assert in_skat(skat.Discarded(1, two), None) == ["Otto discards CA D7."]
    assert in_skat(skat.Discarded(1, Hidden(2)), None) == ["Otto discards two cards."]
    assert in_skat(skat.TookUp(1, two), None) == ["Otto picks up CA D7."]
    assert in_skat(skat.Pushed(1, two), None) == ["Otto passes CA D7 on to Bo."]
    assert in_skat(skat.Peeked(1, 0, Hand.parse("CA")), None) == [
        "Otto looks at the upper card of the skat: CA."
    ]


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (0, "You would give D7 and get CA."),
        (1, "Anna would give you D7 for your CA."),
        (None, "Anna would give D7 for CA."),
    ],
)
def test_skat_17_13_a_proposal_by_who_hears_it(me: int | None, told: str) -> None:
    hands = Hand.parse("D7 D8"), Hidden(10), Hidden(10)
    proposed = skat.Proposed((0, 1), Hand.parse("CA D8"))
    assert in_skat(proposed, me, stage=skat.Stage.EXCHANGE, hands=hands) == [told]


def test_whoever_leaves_or_is_late_is_named() -> None:
    assert in_skat(skat.Stopped(skat.Ending.LEFT, 1)) == ["Otto leaves the table."]
    assert in_skat(skat.Stopped(skat.Ending.TIMEOUT, 0)) == ["You run out of time."]
    assert in_skruf(skruf.Stopped(skruf.Ending.LEFT, 0)) == ["You leave the table."]
    assert in_skruf(skruf.Stopped(skruf.Ending.TIMEOUT, 1)) == ["Otto runs out of time."]
    assert in_skat(skat.Stopped(skat.Ending.VOID)) == []


def test_who_deals_and_sits_out_is_told_so_and_who_only_watches_is_not() -> None:
    dealt = new_game("german", SEED).events[0]
    terms = SkatTerms(1, 3, (0, 1, 2), 3)
    state = new_game("german", SEED).view(None).state
    assert spoken(skat_happened(Listener(terms, 3), state, dealt, state)) == [
        "You deal.",
        "The dealer sits out: you watch this deal.",
    ]
    assert spoken(skat_happened(Listener(terms, None), state, dealt, state)) == ["Karl deals."]


def test_skat_17_8_who_has_the_two_cards_last_lays_them_away() -> None:
    assert in_skat(skat.Pushed(0, Hand.parse("D7 H7"))) == ["You pass H7 D7 on to Otto."]
    assert in_skat(skat.Pushed(2, Hidden(2))) == ["Bo discards two cards."]


def test_skat_17_1_each_word_doubles() -> None:
    assert in_skat(skat.KontraSaid(1, 1)) == ["Otto says kontra: the game counts ×2."]
    assert in_skat(skat.KontraSaid(0, 2)) == ["You say re: the game counts ×4."]


def test_the_skat_is_taken_up_unturned_in_tournee_only() -> None:
    taken = skat.SkatTaken(1, Hidden(2))
    assert in_skat(taken, preset="tournee", stage=skat.Stage.SKAT) == [
        "Otto picks up the skat without a word and turns nothing."
    ]
    assert in_skat(taken, preset="german", stage=skat.Stage.SKAT) == ["Otto picks up the skat."]


def test_what_a_ramsch_is_about_differs_between_the_forms_of_tournee() -> None:
    assert "most card points loses" in in_skat(skat.RamschSaid(0), preset="tournee")[1]
    assert "fewest card points wins" in in_skat(skat.RamschSaid(0), preset="tournee-house")[1]


def test_a_gift_of_skruf_by_who_gives_gets_or_only_sees_it() -> None:
    assert in_skruf(skruf.Gave(0, 2, Hand.parse("H5 S3"))) == ["You give Bo S3 H5."]
    assert in_skruf(skruf.Gave(2, 0, Hand.parse("H5"))) == ["Bo gives you H5."]
    assert in_skruf(skruf.Gave(1, 3, Hidden(4))) == ["Otto gives Karl four cards."]


def test_skruf_a_suit_that_may_not_be_led() -> None:
    assert in_skruf(skruf.SuitBarred(Suit.SPADES)) == ["Now spades may not be led."]
