"""The strong player of Skruf: its estimates, bids and gifts, and that its calls mean what the table says."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from conformance.of_skruf import SKRUF as FAMILIES
from conformance.twins import twin
from players.skruf_deals import VECTORS, Watched, laid_out, seats_of
from strategies_skruf import skruf_pairwise

from knekt.cards import Card, Hand, Seed, Suit
from knekt.engine import View
from knekt.errors import KnektError
from knekt.notation import parse_action
from knekt.players.levels import Level, level_player
from knekt.players.random import RandomPlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.calling.prospects import HOME, Prospects
from knekt.players.skruf.calling.tricks import MODEL, Pair, Way, model_text, read_model, shipped_model
from knekt.players.skruf.giving.exchange_guess import cheapest, gather_trumps, suit_bits
from knekt.players.skruf.knowing.reading import shown_by_all
from knekt.players.skruf.levels import GIFTS, WORLDS
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import play_deal, step
from knekt.players.thinking.budget import Budget
from knekt.skruf import PACK, PRESETS, SKRUF, Give, Options, Stage, State, aces_in, new_game, parse_bid
from knekt.solver import position_of, solve

(FAMILY, *_) = FAMILIES
DEALS = VECTORS["deals"]


class Caller(SkrufStrongPlayer):
    """Calls and gives as the strong player does, but plays its cards by the book, to be quick."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(worlds=2, nodes=1_000), worlds=3)

    def _card(self, view: View[State]) -> Card:
        return BookPlayer._card(self, view)


def dealt(number: int) -> list[int]:
    """Four hands of twelve and the talon."""
    pack = list(PACK)
    Random(number).shuffle(pack)
    return [Hand.of(pack[start : start + 12]).mask for start in range(0, 48, 12)] + [Hand.of(pack[48:]).mask]


# --- the estimate


def test_the_model_that_is_shipped_is_whole_and_small() -> None:
    assert read_model(MODEL) == shipped_model()
    assert MODEL.stat().st_size < 2_000_000
    assert model_text(shipped_model()) == MODEL.read_text()


def test_a_model_that_was_changed_is_refused(tmp_path: Path) -> None:
    told = json.loads(MODEL.read_text())
    changes: list[dict[str, object]] = [
        {"version": told["version"] + 1},
        {"guessed": 0.5},
        {"bases": [1.0, 2.0]},
        {"weights": [[], []]},
    ]
    for change in changes:
        path = tmp_path / "model.json"
        path.write_text(json.dumps({**told, **change}))
        with pytest.raises(KnektError) as refused:
            read_model(path)
        assert refused.value.code == "tricks-model"


def test_suits_are_exchangeable_and_so_are_the_two_hands() -> None:
    for number in range(20):
        one, _, other, *_ = dealt(number)
        here, there = _turned(one), _turned(other)
        plain = shipped_model().estimate(one, other, Suit.DIAMONDS)
        assert shipped_model().estimate(other, one, Suit.DIAMONDS).mean == pytest.approx(plain.mean)
        assert shipped_model().estimate(here, there, Suit.HEARTS).mean == pytest.approx(plain.mean)
        in_none = shipped_model().estimate(one, other, None).mean
        assert shipped_model().estimate(here, there, None).mean == pytest.approx(in_none)


def _turned(hand: int) -> int:
    """Every suit becomes the next one in the pack."""
    return (hand << 13 | hand >> 39) & (1 << 52) - 1


def test_better_hands_come_to_more() -> None:
    strong = (
        Hand.parse("SA SK SQ SJ ST S9 HA HK D2 D3 C2 C3 C4"),
        Hand.parse("S8 S7 DA DK CA H2 H3 H4 D4 D5 C5 C6 C7"),
    )
    weak = (
        Hand.parse("S2 S3 S4 S5 S6 H5 H6 H7 D6 D7 C8 C9 CT"),
        Hand.parse("H8 H9 HT HJ HQ D8 D9 DT DJ DQ CJ CQ CK"),
    )
    good, bad = (shipped_model().estimate(one.mask, other.mask, Suit.SPADES) for one, other in (strong, weak))
    assert good.mean > 10 > 7 > bad.mean
    assert good.chance(10) > 0.8 and sum(good.chances()) == pytest.approx(1.0)


@pytest.mark.parametrize("trumps", [*Suit, None])
def test_5_the_guess_of_an_exchange_keeps_twenty_six_cards_and_no_trump_is_given_away(
    trumps: Suit | None,
) -> None:
    for number in range(30):
        one, _, other, _, talon = dealt(number)
        found = gather_trumps(one, other, talon, trumps)
        assert found.master.bit_count() == found.buyer.bit_count() == 13
        together = found.master | found.buyer | sum(found.away)
        assert together == one | other | talon and together.bit_count() == 28
        if trumps is not None:
            assert not suit_bits(sum(found.away), trumps)
            assert suit_bits(found.master, trumps).bit_count() >= suit_bits(found.buyer, trumps).bit_count()


def test_what_is_missed_least_is_no_ace() -> None:
    for number in range(30):
        hand, *_ = dealt(number)
        assert aces_in(Hand(cheapest(hand, Suit.SPADES, spares=1.5))) == 0


def test_8_a_contract_out_of_reach_is_worth_less_than_one_that_is_sure() -> None:
    one = Hand.parse("SA SK SQ SJ ST S9 S8 HA HK D2 D3 C2 C3").mask
    other = Hand.parse("S7 S6 DA DK CA H2 H3 H4 D4 D5 C5 C6 C7").mask
    found = Prospects.of_pairs(SKRUF, shipped_model(), [Pair(one, other)], Way.HELD)
    assert found.value(parse_bid("4S")) > 0 > found.value(parse_bid("4C"))
    assert found.hope(parse_bid("4S")) >= found.value(parse_bid("4S"))
    assert found.best([parse_bid("4C"), parse_bid("4S")]) == parse_bid("4S")


def test_8_a_contract_that_comes_home_counts_more_than_its_points() -> None:
    one, _, other, *_ = dealt(3)
    found = Prospects.of_pairs(
        SKRUF, shipped_model(), [Pair(one | dealt(3)[4] & -dealt(3)[4], other)], Way.HELD
    )
    for bid in map(parse_bid, ("4S", "4G", "6H")):
        assert found.value(bid) == pytest.approx(found.in_points.value(bid) + HOME * found.chance(bid))
        assert found.in_points.chance(bid) == found.chance(bid)


# --- the player


@pytest.mark.parametrize(("deal", "bid"), [(DEALS[0], "6S"), (DEALS[1], "5H")], ids=["first", "second"])
def test_15_the_worked_deals_are_bid_sensibly(deal: dict[str, object], bid: str) -> None:
    """A and B play in the suit of the page, within a level of it, and what they play can be made."""
    game = laid_out(deal)
    players = [AtTable(seed) for seed in range(4)]
    while game.state.stage is not Stage.PLAY:
        game = step(game, players)
    contract, seats, by_book = game.state.high, seats_of(deal), parse_bid(bid)
    assert contract is not None and contract.strain == by_book.strain
    assert abs(contract.level - by_book.level) <= 1 and contract.level > 4
    assert game.state.bidder in (seats["A"], seats["B"])
    # The solver counts for the side that leads.
    assert 13 - solve(position_of(game)).value.low >= contract.due


class AtTable(Caller):
    """The same player with as many worlds as at a table."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._worlds, self._gift_worlds = WORLDS[Level.STRONG], GIFTS * WORLDS[Level.STRONG]


def test_14_who_bids_holds_what_the_table_says() -> None:
    """Aces that are shown are there, and so are suits that are named."""
    told = 0
    for number in range(8):
        game = new_game("skruf", Seed.parse(f"truth {number}"))
        players = [Caller(seed) for seed in range(4)]
        dealt_hands = game.state.hands
        while not game.is_over and game.state.stage is Stage.AUCTION:
            game = step(game, players)
        for hand, shown in zip(dealt_hands, shown_by_all(game.state), strict=True):
            assert isinstance(hand, Hand)
            assert not shown.aces or shown.aces == aces_in(hand)
            told += shown.aces > 0
            for suit in shown.suits[:1]:
                told += 1
                assert suit_bits(hand.mask, suit).bit_count() >= 4
    assert told > 3


@pytest.mark.parametrize("number", [11, 41, 92, 89, 96])
def test_14_a_good_hand_without_a_good_suit_opens_so_that_there_is_room_to_speak(number: int) -> None:
    game = new_game("skruf", Seed.parse(f"dev {number}"))
    players = [AtTable(seed) for seed in range(4)]
    while game.state.high is None:
        game = step(game, players)
    bid, opener = game.state.high, game.state.bidder
    assert opener is not None and bid is not None and bid.level == 1
    suit, hand = bid.trumps, game.state.hands[opener]
    assert suit is not None and isinstance(hand, Hand)
    assert suit_bits(hand.mask, suit).bit_count() == 4


@pytest.mark.parametrize("bid", ["7D", "7H"])
def test_5_a_buyer_of_the_highest_bids_gives_for_a_strain_that_can_be_played(bid: str) -> None:
    """No other suit is left to bid, whatever suit four cards might tell of."""
    game = new_game("skruf", Seed.parse("x1"))
    game = game.apply(parse_action(f"D {bid}", game.rules))
    while game.state.stage is Stage.AUCTION:
        assert game.turn is not None
        game = game.apply(parse_action(f"{'LORD'[game.turn]} P", game.rules))
    gift = level_player(game.rules.options, Level(4), 1).choose(game.view(3))
    assert isinstance(gift, Give) and len(gift.cards) == 4
    assert game.apply(gift).turn is not None


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_is_asked_for_and_the_same_each_time(preset: str) -> None:
    players = [Watched(Caller(seed)) for seed in range(4)]
    for number in range(2):
        assert play_deal(new_game(preset, Seed.parse(f"strong {number}")), players).is_over


@pytest.mark.parametrize("preset", PRESETS)
def test_under_any_options_every_answer_is_asked_for(preset: str) -> None:
    for number, chosen in enumerate(skruf_pairwise(PRESETS[preset])):
        if number % 10:
            continue
        rng = Random(number)
        one = Watched(Caller(number))
        table = [one if seat % 2 else RandomPlayer(rng) for seat in range(4)]
        assert play_deal(new_game(chosen, Seed.parse(f"any {number}")), table).is_over


@pytest.mark.parametrize("chosen", list(PRESETS.values()), ids=lambda chosen: chosen.preset)
def test_it_does_not_look_beyond_its_view(chosen: Options) -> None:
    found, players = 0, [Caller(seed) for seed in range(4)]
    for number in range(3):
        rng, game = Random(number), new_game(chosen, Seed.parse(f"twins {number}"))
        while not game.is_over and game.state.stage is not Stage.PLAY:
            seat = game.turn
            assert seat is not None
            other = twin(FAMILY, game, seat, rng) if rng.random() < 0.3 else None
            if other is not None:
                found += 1
                assert players[seat].choose(other.view(seat)) == players[seat].choose(game.view(seat))
            game = step(game, players)
    assert found > 0
