"""Tournée: bids, ways to play, the card turned up, and the ramsch (Tournée 6, 7, 11, 18)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from players.watched import Watched
from strategies import tournee_sets

from knekt.cards import Card, Hand, Seed
from knekt.engine import Action
from knekt.players.player import Player
from knekt.players.random import RandomPlayer
from knekt.players.skat.calling.turning import best_way, dares
from knekt.players.skat.knowing.knowledge import Knowledge
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import play_deal, step
from knekt.skat import (
    PACK,
    Bid,
    Dealt,
    Declare,
    Discard,
    Ending,
    Keep,
    Options,
    Pass,
    Placed,
    Play,
    PlayHand,
    Reject,
    SayNull,
    SayRamsch,
    SkatGame,
    Stage,
    Surrender,
    TakeSkat,
    TurnUp,
    new_game,
    options,
    place_game,
    result,
    rules,
)

FORMS = "tournee", "tournee-house"
NOTHING = (Hand(), Hand(), Hand())


@pytest.mark.parametrize("preset", FORMS)
def test_a_turn_is_the_most_usual_contract_and_every_way_is_gone(preset: str) -> None:
    """Tournée 18.26"""
    chosen, ways, won, total = options(preset), Counter[str](), Counter[str](), 0
    players = [Watched(RulePlayer(seed)) for seed in range(3)]
    for number in range(150):
        over = play_deal(new_game(chosen, Seed.parse(f"ways {number}")), players).state
        score, way = result(over).score, over.way.removeprefix("second-").removesuffix("-null")
        ways[way or "ramsch"] += 1
        if score is not None:
            won[way] += score.won
            total += score.total
    assert ways.keys() == {"turn", "guckser", "solo", "ramsch"}
    assert ways["turn"] == max(ways.values())
    assert all(won[way] > 0.55 * ways[way] for way in ("turn", "guckser", "solo"))
    assert total > 0


@given(tournee_sets(), st.integers(0, 2**32 - 1))
def test_under_any_options_deals_come_to_their_end(chosen: Options, number: int) -> None:
    players: list[Player] = [Watched(RulePlayer(seed)) for seed in range(3)]
    assert play_deal(new_game(chosen, Seed.parse(f"any {number}")), players).is_over
    mixed = [players[0], RandomPlayer(Random(number)), players[2]]
    assert play_deal(new_game(chosen, Seed.parse(f"mixed {number}")), mixed).is_over


@pytest.mark.parametrize("preset", FORMS)
def test_random_players_finish_their_deals_and_lose_to_it_by_far(preset: str) -> None:
    by_rules, chosen = 0, options(preset)
    for number in range(40):
        seat = number % 3
        players: list[Player] = [RandomPlayer(Random(number + each)) for each in range(3)]
        players[seat] = RulePlayer(number)
        totals = result(play_deal(new_game(chosen, Seed.parse(f"chance {number}")), players).state).totals
        by_rules += 2 * totals[seat] - sum(totals[each] for each in range(3) if each != seat)
    assert by_rules > 2000


# --- bidding


@pytest.mark.parametrize("preset", FORMS)
@pytest.mark.parametrize(
    ("hand", "good", "too_high"),
    [
        ("C7 C8 SQ S9 HK H9 H7 DQ D9 D8", 0, 10),  # nothing
        ("CJ SJ CA CT CK C9 SA S7 HA D7", 36, 77),  # a solo in clubs with two
        ("CJ DJ ST SK H9 H8 HQ D9 CA C8", 10, 20),  # a turn, whatever lies there
        ("C7 C9 CJ S7 S8 ST H7 H9 D7 D8", 40, 42),  # a null that nobody can catch, open
        ("CJ SJ HJ DJ CA SA HA DA C7 S7", 100, 192),  # grand
    ],
)
def test_6_a_hand_is_bid_as_long_as_some_way_promises_more_than_it_risks(
    preset: str, hand: str, good: int, too_high: int
) -> None:
    made = rules(options(preset))
    assert not good or dares(made, Hand.parse(hand), good)
    assert not dares(made, Hand.parse(hand), too_high)


def test_18_19_an_overbid_costs_less_where_it_is_not_topped_up() -> None:
    weak = Hand.parse("CJ DJ ST SK H9 H8 HQ D9 CA C8")
    topped_up, plain = (best_way(rules(options(preset)), weak, 48)[1] for preset in FORMS)
    assert topped_up < -40 and -20 < plain < 0


def dealt(first: str, skat: str, seat: int = 0) -> Dealt:
    """A deal with these cards for one seat, the upper card of the skat first."""
    hand, two = Hand.parse(first), Hand.parse(skat)
    left = list(Hand.of(PACK) - hand - two)
    Random(1).shuffle(left)
    hands = [Hand.of(left[:10]), Hand.of(left[10:])]
    hands.insert(seat, hand)
    return Dealt(tuple(hands), two, top=Card.parse(skat.split()[0]))


def alone(preset: str, hand: str, skat: str = "", bid: int = 0) -> SkatGame:
    """Forehand with this hand after two passes, at the lowest bid or at this one."""
    rest = skat or str(Hand.of(list(Hand.of(PACK) - Hand.parse(hand))[:2]))
    game = new_game(preset, dealt(hand, rest))
    if not bid:
        return game.apply(Pass(1)).apply(Pass(2))
    game = game.apply(Bid(1, bid))
    return game.apply(next(iter(game.asks[0][0].singles()))).apply(Pass(1)).apply(Pass(2))


def choice(game: SkatGame) -> Action:
    assert game.turn is not None
    return RulePlayer(1).choose(game.view(game.turn))


GOOD, STRONG = "C8 C9 CQ S8 S9 SQ H8 H9 HT D8", "CJ SJ CA CT CK C9 SA S7 HA D7"
NEITHER = "SJ DJ CT CK C8 ST SK HK HQ DQ"  # no hand to bid on, but a worse one for ramsch


@pytest.mark.parametrize("preset", FORMS)
def test_11_1_forehand_says_ramsch_with_a_hand_for_it_and_plays_a_strong_one(preset: str) -> None:
    assert choice(alone(preset, GOOD)) == SayRamsch(0)
    assert choice(alone(preset, STRONG)) == Bid(0, 10)
    assert choice(alone(preset, NEITHER)) == Bid(0, 10)


def test_18_a_where_forehand_may_pass_he_still_has_the_choice() -> None:
    chosen = options("tournee-house", {"forehand_may_pass": True})
    game = new_game(chosen, dealt(GOOD, "CA SA")).apply(Pass(1)).apply(Pass(2))
    assert choice(game) == SayRamsch(0)
    game = new_game(chosen, dealt(NEITHER, "CA SA")).apply(Pass(1)).apply(Pass(2))
    assert choice(game) == Pass(0)


# --- the way


@pytest.mark.parametrize("preset", FORMS)
@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("CJ DJ ST SK H9 H8 HQ D9 CA C8", TurnUp(0, 0)),
        ("CJ HJ CA C9 C8 SA S9 HA H8 D7", TakeSkat(0)),  # jacks and aces
        (STRONG, PlayHand(0)),
        ("C7 C9 CJ S7 S8 ST H7 H9 D7 D8", PlayHand(0)),  # null ouvert
    ],
)
def test_7_the_way_to_play(preset: str, hand: str, action: Action) -> None:
    game = alone(preset, hand)
    assert choice(game.apply(Bid(0, 10))) == action


def test_7_2_null_with_the_skat_where_one_card_spoils_it() -> None:
    hand = "C7 C8 C9 S7 S8 S9 H7 H9 D7 DA"
    game = alone("tournee", hand, "D8 HK").apply(Bid(0, 10))
    assert choice(game) == SayNull(0)
    after = game.apply(SayNull(0))
    laid = choice(after)
    assert laid == Discard(0, Hand.parse("DA HK"))
    named = choice(after.apply(laid))
    assert isinstance(named, Declare) and str(named.contract) == "NO"
    without = new_game(options("tournee", {"guckser_null.enabled": False}), dealt(hand, "D8 HK"))
    assert choice(without.apply(Pass(1)).apply(Pass(2)).apply(Bid(0, 10))) != SayNull(0)


def test_7_3_schneider_schwarz_and_ouvert_are_said_only_where_they_are_certain() -> None:
    for hand, contract in (
        ("CJ SJ HJ DJ CA CT CK CQ SA HA", "GHO"),
        ("CJ SJ HJ CA CT CK CQ C9 C8 SA", "GHO"),  # the jack that is missing falls
        ("CJ SJ HJ DJ CA C9 C8 C7 SA HA", "CHZ"),
        ("CJ SJ HJ CA CT CK CQ C9 SA H7", "GHS"),
        ("CJ SJ HJ CA CT CK CQ C9 SA HT", "GH"),  # a ten may go with two aces
    ):
        game = alone("tournee", hand).apply(Bid(0, 10)).apply(PlayHand(0))
        named = choice(game)
        assert isinstance(named, Declare) and str(named.contract) == contract, hand
    game = new_game("tournee", dealt("CJ SJ HJ DJ CA C9 C8 C7 SA HA", "H7 D7", 1))
    named = choice(game.apply(Bid(1, 10)).apply(Pass(0)).apply(Pass(2)).apply(PlayHand(1)))
    assert isinstance(named, Declare) and named.contract.said == ""  # somebody else leads


# --- the card that is turned up

LONG = "CJ SJ CA CT C9 C8 S9 S8 HA D7"  # clubs, or nothing


def turned(preset: str, hand: str, skat: str, bid: int = 0) -> SkatGame:
    """Forehand has turned up the upper card of this skat."""
    game = alone(preset, hand, skat, bid)
    return (game if bid else game.apply(Bid(0, 10))).apply(TurnUp(0, 0))


@pytest.mark.parametrize("preset", FORMS)
def test_7_1_a_good_suit_is_kept_and_a_bad_one_does_not_suit(preset: str) -> None:
    assert choice(turned(preset, "CJ DJ CA CK C9 SA SK S9 HA D7", "S7 HQ")) == Keep(0)
    assert choice(turned(preset, "CJ DJ CA CK C9 SA SK S9 ST D7", "H7 HQ")) == Reject(0)


@pytest.mark.parametrize("preset", FORMS)
def test_7_1_a_suit_that_does_not_reach_the_bid_is_rejected(preset: str) -> None:
    """Diamonds with one are worth 10, enough there but not at 14; spades, clubs and grand are."""
    hand = "CJ DJ CA CK SA HA HQ H9 DT DQ"
    assert choice(turned(preset, hand, "D8 S7")) == Keep(0)
    assert choice(turned(preset, hand, "D8 S7", 14)) == Reject(0)


@pytest.mark.parametrize("preset", FORMS)
def test_7_1_of_a_jack_grand_with_aces_and_its_suit_with_trumps(preset: str) -> None:
    for hand, first, contract in (
        ("CJ SJ CA CT SA ST HA DK D8 D7", "HJ", "GT"),
        ("CJ DJ HA HT HK H9 H8 S9 S8 C9", "HJ", "HT"),
    ):
        game = turned(preset, hand, f"{first} SQ")
        named = choice(game.apply(Keep(0)))
        assert isinstance(named, Declare) and str(named.contract) == contract


def test_7_1_of_a_jack_that_comes_second_all_twelve_cards_are_weighed() -> None:
    """Discarded cards are no losers in grand; two aces and three jacks are left."""
    named = choice(turned("tournee", "CJ HJ CA C9 C7 SA SQ S9 HT DQ", "D9 SJ").apply(Reject(0)))
    assert isinstance(named, Declare) and str(named.contract) == "GTT"


@pytest.mark.parametrize("preset", FORMS)
def test_9_after_a_turn_two_cards_are_laid_away_for_the_game_that_is_played(preset: str) -> None:
    game = turned(preset, "CJ DJ CA CK C9 SA SK S9 HT D7", "S7 HQ").apply(Keep(0))
    laid = choice(game)
    assert isinstance(laid, Discard)
    assert str(game.state.contract) == "ST" and laid.cards <= Hand.parse("CK C9 HT HQ D7")


def test_9_1_a_hopeless_turn_is_given_up_and_no_other_game() -> None:
    hands = tuple(
        map(
            Hand.parse,
            (
                "D7 D8 S7 S8 S9 H8 H9 C8 C9 CQ",
                "CJ SJ DA DT DK CA CT HA HT SA",
                "HJ DJ DQ D9 ST SK SQ CK HK HQ",
            ),
        )
    )
    for preset, contract, said in (
        ("tournee", "DT", Surrender(0)),
        ("tournee", "DH", None),
        ("german", "D", None),
    ):
        named = rules(options(preset)).contracts[contract]
        game = place_game(preset, Placed(hands, Hand.parse("C7 H7"), 0, named, 18))
        assert RulePlayer().interject(game.view(0)) == said


# --- what the defenders know


def test_7_1_a_card_that_was_turned_up_is_with_the_declarer_or_laid_away() -> None:
    game = turned("tournee", LONG, "SA HQ").apply(Reject(0))
    game = game.apply(choice(game))
    assert game.state.turned == Hand.parse("SA HQ") and game.state.stage is Stage.PLAY
    for seat in (1, 2):
        known = Knowledge.of(game.view(seat))
        assert known.may_hold[3 - seat].isdisjoint(game.state.turned)
        assert game.state.turned <= known.may_hold[0]
        assert known.out_of_play == 2


def test_18_7_in_the_house_form_only_the_card_that_was_shown_is_known() -> None:
    game = turned("tournee-house", LONG, "SA HQ").apply(Reject(0))
    game = game.apply(choice(game))
    known = Knowledge.of(game.view(1))
    assert game.state.turned == Hand.parse("HQ")
    assert Hand.parse("SA") <= known.may_hold[2] and known.may_hold[2].isdisjoint(Hand.parse("HQ"))


# --- ramsch


def ramsch(preset: str, hands: str, taken: tuple[str, str, str], lead: int = 0) -> SkatGame:
    held, heaps = tuple(map(Hand.parse, hands.split(" | "))), tuple(map(Hand.parse, taken))
    laid = Hand.of(PACK)
    for cards in (*held, *heaps):
        laid -= cards
    return place_game(preset, Placed(held, laid, None, None, lead=lead, taken=heaps))


def gone(held: str) -> Hand:
    """What is in nobody's hand, but for the two cards of the skat."""
    return Hand.of(list(Hand.of(PACK) - Hand.parse(held.replace("|", "")))[2:])


@pytest.mark.parametrize("preset", FORMS)
def test_11_it_does_better_than_chance_in_ramsch(preset: str) -> None:
    chosen, better = options(preset), 0
    for number in range(90):
        players: list[Player] = [RandomPlayer(Random(3 * number + seat)) for seat in range(3)]
        players[number % 3] = RulePlayer(number)
        cards = rules(chosen).dealt(Seed.parse(f"ramsch {number}"))
        placed = Placed(cards.hands, cards.skat, None, None, taken=NOTHING)
        totals = result(play_deal(place_game(chosen, placed), players).state).totals
        better += 2 * totals[number % 3] - sum(totals[seat] for seat in range(3) if seat != number % 3)
    assert better > 600


@pytest.mark.parametrize("preset", FORMS)
def test_11_5_nobody_wants_all_ten_tricks_and_nobody_prevents_them(preset: str) -> None:
    held = "HA H7 | H8 S9 | D7 D8"
    assert choice(ramsch(preset, held, (str(gone(held)), "", ""))) == Play(0, Card.parse("H7"))
    held = "H9 HK D9 | H8 HA S7 | S8 S9 D7"
    game = ramsch(preset, held, (str(gone(held)), "", "")).apply(Play(0, Card.parse("H9")))
    assert choice(game) == Play(1, Card.parse("H8"))


@pytest.mark.parametrize(("own", "card"), [(0, "D7"), (3, "DK")])
def test_18_16_who_has_no_trick_stays_without(own: int, card: str) -> None:
    """Who has one already takes a cheap one to be rid of the king."""
    held = "D7 DK SJ | D8 DQ HK | H7 HJ S7"
    rest = list(Hand.of(PACK) - Hand.parse(held.replace("|", "")) - Hand.parse("S8 C8"))
    taken = str(Hand.of(rest[:own])), str(Hand.of(rest[own:9])), str(Hand.of(rest[9:]))
    game = ramsch("tournee-house", held, taken, lead=1)
    game = game.apply(Play(1, Card.parse("D8"))).apply(Play(2, Card.parse("H7")))
    assert choice(game) == Play(0, Card.parse(card))


def test_the_same_seed_and_view_give_the_same_action() -> None:
    for preset in FORMS:
        game = new_game(preset, Seed.parse("twins"))
        while not game.is_over:
            assert game.turn is not None
            view = game.view(game.turn)
            assert RulePlayer(5).choose(view) == RulePlayer(5).choose(view)
            game = step(game, [RulePlayer(5)] * 3)
        assert game.state.ending in (Ending.PLAYED, Ending.SURRENDERED, Ending.OVERBID)
