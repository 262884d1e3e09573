"""Calls by the convention table (14): made, read, and not made where they would cost too much."""

from __future__ import annotations

from typing import Any

import pytest
from players.skruf_deals import VECTORS, after_calls, laid_out, seats_of

from knekt.cards import Hand, Suit
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.calling.raising import goal
from knekt.players.skruf.knowing.reading import Shown, shown_by_all
from knekt.players.skruf.knowing.side_cards import SideCards
from knekt.skruf import (
    PACK,
    Dealt,
    MakeBid,
    Options,
    Pass,
    SkrufGame,
    Stage,
    new_game,
    options,
    parse_bid,
    partner_of,
)

DEALS = {deal["id"]: deal for deal in VECTORS["deals"]}
CASES = {case["id"]: case for case in VECTORS["convention_cases"]}


def before_case(case: Any) -> tuple[SkrufGame, int]:
    """The worked deal at the turn of the case, and whose turn it is."""
    deal = DEALS["worked_deal_1" if case["id"].startswith("ex1") else "worked_deal_2"]
    name = case["id"].split("_")[1]
    said = [call["call"] for call in deal["auction"]]
    turns = [place for place, call in enumerate(deal["auction"]) if call["seat"] == name]
    return after_calls(laid_out(deal), said[: turns[case["round"] - 1]]), seats_of(deal)[name]


@pytest.mark.parametrize("name", CASES)
def test_skruf_14_the_calls_of_the_book_come_out(name: str) -> None:
    case = CASES[name]
    game, seat = before_case(case)
    assert game.turn == seat and game.state.hand(seat) == Hand.parse(" ".join(case["hand"]))
    calls = [call for call in game.state.calls if call.seat == partner_of(seat)]
    assert [str(call.bid or "P") for call in calls] == case["partner_calls"]
    expected = case["expected"]
    wanted = Pass(seat) if expected == "P" else MakeBid(seat, parse_bid(expected))
    assert {BookPlayer(seed).choose(game.view(seat)) for seed in range(5)} == {wanted}


def test_skruf_14_what_the_book_says_is_read_as_it_is_meant() -> None:
    first, second = (after_calls(laid_out(deal), _said(deal)) for deal in DEALS.values())
    at, shown = seats_of(DEALS["worked_deal_1"]), shown_by_all(first.state)
    assert shown[at["A"]].aces == 3 and shown[at["A"]].suits == (Suit.SPADES,)
    assert shown[at["B"]].aces == 1 and shown[at["B"]].supports == {Suit.SPADES}
    assert shown[at["C"]].suits == (Suit.HEARTS,) and shown[at["D"]].is_silent
    at, shown = seats_of(DEALS["worked_deal_2"]), shown_by_all(second.state)
    assert shown[at["B"]].aces == 2 and shown[at["B"]].suits == (Suit.HEARTS,)
    assert shown[at["B"]].tops == {Suit.CLUBS} and not shown[at["B"]].cards  # it was the ace
    assert shown[at["A"]].supports == {Suit.HEARTS}
    assert shown[at["D"]].aces == 0 and shown[at["D"]].bids == 1  # three grandissimo tells nothing


def _said(deal: Any) -> list[str]:
    return [call["call"] for call in deal["auction"]]


def dealt_to(seat: int, hand: str, chosen: Options | str = "skruf") -> SkrufGame:
    """A deal in which the seat has this hand; the others get the remaining cards in the order of the pack."""
    own, size = Hand.parse(hand), 12
    rest = iter(sorted(Hand.of(PACK) - own, key=lambda card: (card.index * 7) % 53))
    hands = [own if each == seat else Hand.of([next(rest) for _ in range(size)]) for each in range(4)]
    return new_game(chosen, Dealt.of(*hands, talon=tuple(rest)))


@pytest.mark.parametrize(
    ("hand", "calls", "bid"),
    [
        ("SA S4 CA C6 C2 DA D9 D3 HA HK H6 H5", "", "2G"),  # four aces
        ("SA S4 CA C6 C2 DA D9 D3 HK HQ H6 H5", "", "1G"),  # three
        ("SA SK SQ ST S9 S8 S7 CA D5 D3 H6 H2", "", "2S"),  # very long and safe
        ("SA SK SQ ST S9 CK C3 CQ DK D3 H6 H2", "", "1S"),  # five with three honours and more
        ("SA SK ST S9 S3 CA CQ CJ C9 C2 H6 H2", "", "1S"),  # two suits: the lower first
        # Aces come before suits in the second round.
        ("SA SK ST S9 S3 CA CQ CJ C9 C2 H6 H2", "1S P P P", "1G"),
        ("S9 S4 C8 C6 C2 DJ D9 D3 HT H6 H5 H2", "", "P"),  # nothing
        ("SA SK ST S9 S3 CK CQ CJ C9 C2 H6 H2", "1S P P P", "1C"),  # the higher of the two suits comes next
        ("SA SK S9 S3 CA C4 DA D9 D3 HK H6 H2", "1G P 2G P P P 3H P", "4H"),  # support
    ],
)
def test_skruf_14_messages_of_the_dealer(hand: str, calls: str, bid: str) -> None:
    game = after_calls(dealt_to(3, hand), calls.split())
    said = BookPlayer(1).choose(game.view(3))
    assert said == (Pass(3) if bid == "P" else MakeBid(3, parse_bid(bid)))


def test_14_a_jump_in_a_suit_and_the_rounds_are_read() -> None:
    opening = dealt_to(3, "S9 S4 C8 C6 C2 DJ D9 D3 HT H6 H5 H2")
    jumped = shown_by_all(after_calls(opening, ["2S", "P", "P", "P"]).state)[3]
    assert jumped.strong and jumped.suit == Suit.SPADES
    twice = shown_by_all(after_calls(opening, ["P", "P", "1H", "P", "P", "P", "1G", "P"]).state)
    assert twice[1] == Shown(calls=2, bids=2, aces=2, suits=(Suit.HEARTS,))
    raised = shown_by_all(after_calls(opening, ["1G", "P", "2G", "P"]).state)
    assert (raised[3].aces, raised[1].aces) == (3, 1)


def test_11_in_trekarl_bids_tell_nothing() -> None:
    opening = dealt_to(3, "S9 S4 C8 C6 C2 DJ D9 D3 HT H6 H5 H2")
    hands = tuple(cards for cards in opening.state.dealt if isinstance(cards, Hand))
    talon = opening.state.talon
    assert isinstance(talon, tuple)
    game = new_game("trekarl", Dealt.of(*hands, talon=talon, unowned=1))
    assert set(shown_by_all(after_calls(game, ["1G", "2H", "P"]).state)) == {Shown()}


def test_the_count_rises_with_what_the_partner_shows_and_falls_with_what_the_others_do() -> None:
    opening = dealt_to(3, "SJ S4 S3 S2 CA CK C2 DQ D3 HT H6 H5")

    def tricks(*calls: str) -> float:
        return SideCards.of(after_calls(opening, calls).view(3)).tricks("S")

    silent = tricks()
    assert tricks("P", "P", "1S", "P") > silent + 0.5
    assert tricks("P", "P", "1G", "P") > silent + 0.5
    assert tricks("P", "1S", "P", "P") < silent
    assert tricks("P", "1G", "P", "P") < silent


def test_4_8_a_forced_bid_is_the_cheapest_in_the_best_strain() -> None:
    opening = dealt_to(3, "SA SK SQ ST S9 CK C3 CQ DK D3 H6 H2")
    game = after_calls(opening, ["1S", *"PPPPPPPP"])
    assert game.state.must_bid
    assert BookPlayer(1).choose(game.view(3)) == MakeBid(3, parse_bid("4S"))


def test_4_8_where_the_side_buys_low_it_reaches_the_minimum_in_the_raise_phase() -> None:
    low = options("skruf", {"below_minimum": "raise_phase"})
    game = after_calls(dealt_to(3, "S9 S4 C8 C6 C2 DJ D9 D3 HT H6 H5 H2", low), ["1S", *"PPPPPPPP"])
    while game.state.stage is not Stage.PLAY:
        seat = game.turn
        assert seat is not None
        game = game.apply(BookPlayer(1).choose(game.view(seat)))
    assert game.state.contract is not None and game.state.contract.level >= 4


def test_6_after_the_exchange_of_the_worked_deals_the_trumps_stay_trumps() -> None:
    """Whatever is shown in between, no other suit is left standing."""
    for deal in DEALS.values():
        game = after_calls(laid_out(deal), _said(deal))
        while game.state.stage is not Stage.PLAY:
            seat = game.turn
            assert seat is not None
            game = game.apply(BookPlayer(1).choose(game.view(seat)))
        contract = game.state.contract
        assert contract is not None and contract.strain == deal["contract"]["strain"]


@pytest.mark.parametrize(
    ("name", "shown", "trumps"), [("worked_deal_1", "4C", "S"), ("worked_deal_2", "5C", "H")]
)
def test_6_4_a_high_card_shown_by_the_buyer_is_corrected_to_the_trumps(
    name: str, shown: str, trumps: str
) -> None:
    game = after_calls(laid_out(DEALS[name]), _said(DEALS[name]))
    while game.state.stage is not Stage.RAISE:
        seat = game.turn
        assert seat is not None
        game = game.apply(BookPlayer(1).choose(game.view(seat)))
    game = after_calls(game, [shown])
    seat = game.turn
    assert seat is not None
    said = BookPlayer(1).choose(game.view(seat))
    assert isinstance(said, MakeBid) and said.bid.strain == trumps and said.bid.level >= 5


def test_6_the_level_follows_from_the_tricks() -> None:
    assert [goal(tricks, 4) for tricks in (8.0, 10.0, 12.0, 12.3, 12.8, 20.0)] == [4, 4, 4, 5, 6, 7]
