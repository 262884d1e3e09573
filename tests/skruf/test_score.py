"""The account of a deal (8): every line, and every option that concerns it."""

from __future__ import annotations

from typing import Any

import pytest
from skruf.table import (
    DEALER,
    LEFT,
    OPPOSITE,
    RIGHT,
    bought,
    call,
    contracted,
    give,
    placed,
    played_out,
    scored,
    swapped,
)

from knekt.cards import Hand, Suit
from knekt.skruf import (
    Bid,
    Facts,
    Karonka,
    SkrufGame,
    Stage,
    facts,
    honour_units,
    honours_in,
    karonkas_of,
    options,
    parse_bid,
    place_game,
    result,
    score,
)

Entries = list[tuple[int, str, int]]


def lines(bid: str, tricks: int, aces: int, honours: int = 0, *karonkas: Karonka, **wanted: Any) -> Entries:
    """The account of these facts: side, item, points."""
    found = score(options("skruf", wanted), Facts(parse_bid(bid), tricks, aces, honours, karonkas))
    return [(line.side, line.item, line.points) for line in found.lines]


def of(item: str, entries: Entries) -> list[tuple[int, int]]:
    return [(side, points) for side, name, points in entries if name == item]


def facts_of(game: SkrufGame) -> Facts:
    found = facts(game.state)
    assert isinstance(found, Facts)
    return found


def test_skruf_8_a_contract_made() -> None:
    assert lines("4H", 10, 2, 3) == [(0, "honours", 200), (0, "tricks", 40), (1, "tricks", 12)]


def test_skruf_8_a_contract_lost_keeps_what_the_side_has() -> None:
    ours = Karonka(0, Suit.HEARTS, 1), Karonka(1, None, 1)
    assert lines("4H", 8, 2, 4, *ours) == [
        (1, "bets", 800),
        (0, "karonka-suit", 100),
        (1, "karonka-aces", 100),
        (0, "honours", 240),
        (0, "tricks", 32),
        (1, "tricks", 20),
    ]


def test_skruf_8_1_only_trick_points_are_below_the_line() -> None:
    karonkas = Karonka(0, Suit.SPADES, 3), Karonka(1, Suit.HEARTS, 1)
    found = score(options("skruf"), Facts(parse_bid("6S"), 12, 3, 5, karonkas))
    assert [line.item for line in found.lines if line.below] == ["tricks", "tricks"]
    assert (found.below(0), found.below(1)) == (72, 6)
    assert (found.total(0), found.total(1)) == (700 + 300 + 480 + 72, 50 + 6)


@pytest.mark.parametrize("tricks", range(14))
def test_skruf_7_6_made_and_bets(tricks: int) -> None:
    for level in range(3, 8):
        found = Facts(Bid(level, "S"), tricks, 2, 3)
        assert found.is_made is (tricks >= 6 + level)
        assert found.bets == max(0, 6 + level - tricks)
        assert found.trick_side == (0 if tricks >= 7 else 1)


def test_skruf_8_1_no_line_for_no_tricks() -> None:
    assert of("tricks", lines("3S", 13, 2, 3)) == [(0, 39)]
    assert of("tricks", lines("3S", 0, 2, 3)) == [(1, 39)]


@pytest.mark.parametrize("tricks", [10, 7])
def test_skruf_8_3_counted_from_the_side_with_seven_tricks_made_or_not(tricks: int) -> None:
    assert of("honours", lines("4S", tricks, 4, 4)) == [(0, 320)]


def test_skruf_8_3_the_opponents_with_seven_tricks_count_theirs() -> None:
    assert of("honours", lines("4S", 6, 1, 1)) == [(1, 280)], "3 aces and 4 honours in 4"
    assert of("honours-minus", lines("4S", 6, 3, 4)) == [(0, 280)], "1 and 1: minus seven"


@pytest.mark.parametrize(
    ("table", "units"),
    [("printed", (0, -6, -1, 2, 0)), ("regular", (1, -6, -5, 2, 0)), ("majority", (0, -2, -1, 1, -1))],
)
def test_skruf_8_3_where_the_tables_differ(table: str, units: tuple[int, ...]) -> None:
    rows = (1, 3), (2, 1), (2, 2), (1, 4), (3, 1)
    assert tuple(honour_units(table, *row) for row in rows) == units


def test_skruf_8_3_minus_is_credited_or_deducted_with_the_same_difference() -> None:
    credited, deducted = lines("5D", 8, 1, 1), lines("5D", 8, 1, 1, minus="deduct")
    assert of("honours-minus", credited) == [(1, 350)] and of("honours", credited) == []
    assert of("honours", deducted) == [(0, -350)] and of("honours-minus", deducted) == []
    difference = [
        sum(points if side == 0 else -points for side, _, points in each) for each in (credited, deducted)
    ]
    assert difference[0] == difference[1]


def test_skruf_8_3_minus_of_the_opponents() -> None:
    assert of("honours-minus", lines("4S", 5, 3, 4)) == [(0, 280)]
    assert of("honours", lines("4S", 5, 3, 4, minus="deduct")) == [(1, -280)]


@pytest.mark.parametrize("honours", ["printed", "regular", "majority"])
@pytest.mark.parametrize("minus", ["credit_opponents", "deduct"])
def test_skruf_8_3_the_line_says_what_it_counts(honours: str, minus: str) -> None:
    for tricks in (6, 7):
        for line in score(
            options("skruf", {"honours": honours, "minus": minus}), Facts(parse_bid("4S"), tricks, 1, 2)
        ).lines:
            if line.item.startswith("honours"):
                held = {"aces": 1, "honours": 2} if tricks == 7 else {"aces": 3, "honours": 3}
                assert dict(line.args) == {**held, "level": 4}


@pytest.mark.parametrize("tricks", [6, 7, 9])
def test_skruf_8_4_grandissimo_counts_aces_and_no_honours(tricks: int) -> None:
    winner = 0 if tricks >= 7 else 1
    assert of("aces", lines("3G", tricks, 2)) == [(winner, 150)]
    assert of("aces", lines("3G", tricks, 3)) == [(0, 210)]
    assert of("aces", lines("3G", tricks, 1)) == [(1, 210)]
    assert of("aces", lines("3G", tricks, 4)) == [(0, 270)]
    assert of("aces", lines("3G", tricks, 0)) == [(1, 270)]
    assert not [item for _, item, _ in lines("3G", tricks, 2) if item.startswith("honours")]
    assert of("aces", lines("3S", tricks, 4, 4)) == [], "nor do aces count so with trumps"


@pytest.mark.parametrize(("option", "points"), [(0, []), (200, [(0, 200)])])
def test_skruf_8_5_a_grand_slam_that_lacks_one_trick(option: int, points: list[tuple[int, int]]) -> None:
    assert of("slam", lines("7S", 12, 2, 3, failed_grand_12=option)) == points
    assert of("slam-bid", lines("7S", 12, 2, 3, failed_grand_12=option)) == []
    assert of("slam", lines("7S", 11, 2, 3, failed_grand_12=option)) == []
    assert of("slam-bid", lines("6S", 12, 2, 3, failed_grand_12=option)) == [(0, 700)]
    assert of("bets", lines("7S", 12, 2, 3, failed_grand_12=option)) == [(1, 1700)]


@pytest.mark.parametrize("option", ["pay", 0])
@pytest.mark.parametrize(("tricks", "points"), [(2, 0), (1, 200), (0, 400)])
def test_skruf_8_5_a_slam_of_the_opponents(option: Any, tricks: int, points: int) -> None:
    for bid in ("3S", "6S", "7S", "4G"):
        found = of("slam", lines(bid, tricks, 2, 3 * (bid != "4G"), defender_slam=option))
        assert found == ([(1, points)] if points and option == "pay" else [])


def test_skruf_8_2_karonkas_count_for_either_side_whatever_the_result() -> None:
    found = Karonka(0, Suit.CLUBS, 2), Karonka(1, Suit.SPADES, 1), Karonka(1, None, 2)
    for tricks in (0, 6, 10, 13):
        counted = lines("4S", tricks, 2, 3, *found)
        assert of("karonka-suit", counted) == [(0, 100), (1, 100)]
        assert of("karonka-aces", counted) == [(1, 200)]


def test_skruf_8_2_the_line_names_the_karonka() -> None:
    found = Karonka(0, Suit.CLUBS, 2), Karonka(0, None, 1), Karonka(1, Suit.HEARTS, 11)
    said = [
        dict(line.args)
        for line in score(options("skruf"), Facts(parse_bid("4S"), 10, 2, 3, found)).lines
        if line.item.startswith("karonka")
    ]
    assert said == [
        {"count": 2, "suit": Suit.CLUBS.message, "rank": "J"},
        {"count": 1, "aces": 3},
        {"count": 11, "suit": Suit.HEARTS.message, "rank": "2"},
    ]


def test_skruf_3_2_only_the_five_of_the_trump_suit_are_honours() -> None:
    hand = Hand.parse("SA SK SQ SJ ST S9 HA HK HQ HJ HT")
    assert (honours_in(hand, Suit.SPADES), honours_in(hand, Suit.CLUBS)) == (5, 0)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("SA SK", []),
        ("SK SQ SJ ST", []),
        ("SA SQ SJ", []),
        ("SA SK SQ ST S9", [(Suit.SPADES, 1)]),
        ("SA CA", []),
        ("SA CA DA", [(None, 1)]),
        ("SA SK SQ CA CK CQ CJ DA HA", [(None, 2), (Suit.SPADES, 1), (Suit.CLUBS, 2)]),
    ],
)
def test_skruf_3_3_and_3_4_what_is_a_karonka(text: str, found: list[tuple[Suit | None, int]]) -> None:
    assert [(each.suit, each.count) for each in karonkas_of(Hand.parse(text))] == found


def with_ace_of_hearts_given(**wanted: Any) -> SkrufGame:
    """The dealer buys, gives two aces away, and so loses the three that he was dealt."""
    game = give(bought("4S", **wanted), "HA DA D3 D4", "HJ", "H8", "H2")
    while game.state.stage is not Stage.PLAY:
        game = call(game, "P") if game.state.stage is Stage.RAISE else swapped(game)
    return played_out(game)


@pytest.mark.parametrize(
    ("option", "held"),
    [("dealt", [(DEALER, None, 1)]), ("final", [(OPPOSITE, None, 1)])],
)
def test_skruf_3_5_karonkas_of_the_hand_dealt_or_of_the_final_hand(option: str, held: list[Any]) -> None:
    found = facts_of(with_ace_of_hearts_given(karonka_hand=option))
    assert [(each.seat, each.suit, each.count) for each in found.karonkas] == held
    assert found.aces == 4, "aces and honours are always those of the final hands"


def test_skruf_3_5_a_position_set_up_knows_only_the_hands_it_began_with() -> None:
    hands = ("HA HK", "SA C2", "DA C3", "CA C4")
    heaps = ("HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2", "SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3")
    more = ("DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3", "CK CQ CJ CT C9 C8 C7 C6 C5 D2 S2")
    setting = placed(hands, "4H", LEFT, lead=LEFT, played=tuple(map(Hand.parse, (*heaps, *more))))
    for option in ("dealt", "final"):
        done = played_out(place_game(options("skruf", {"karonka_hand": option}), setting))
        counts = {(each.seat, each.suit): each.count for each in facts_of(done).karonkas}
        assert counts[LEFT, Suit.HEARTS] == 11 and counts[OPPOSITE, Suit.SPADES] == 10


def test_skruf_8_3_the_final_hands_of_the_side_count() -> None:
    done = played_out(contracted("4S"))
    ours = done.state.began[DEALER], done.state.began[OPPOSITE]
    both = [card for hand in ours if isinstance(hand, Hand) for card in hand]
    found = facts_of(done)
    assert found.aces == sum(card.rank == "A" for card in both)
    assert found.honours == sum(card.suit == "S" and card.rank in "AKQJT" for card in both)


def test_skruf_11_5_declarer_and_open_hand_are_one_side() -> None:
    done = played_out(contracted("4S", LEFT, "trekarl"))
    found = result(done.state)
    assert found.sides == ((LEFT, OPPOSITE), (RIGHT, DEALER)) and found.declarer == LEFT
    both = [card for seat in found.sides[0] for card in str(done.state.began[seat]).split()]
    assert facts_of(done).aces == sum(card[1] == "A" for card in both)
    assert found.score is not None
    assert found.score.below(0) == 4 * done.state.won[0] and sum(done.state.won) == 13


@pytest.mark.parametrize("form", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_11_and_12_all_scoring_is_unchanged(form: str) -> None:
    done = played_out(contracted("4S", DEALER, form))
    account = score(options("skruf"), facts_of(done))
    assert scored(done) == [(line.side, line.item, line.points) for line in account.lines]


def test_skruf_8_7_the_order_of_the_tricks_is_kept() -> None:
    done = played_out(contracted("4S"))
    order = result(done.state).order
    assert order == tuple(0 if trick.winner in (DEALER, OPPOSITE) else 1 for trick in done.state.tricks)
    assert RIGHT not in result(done.state).sides[0]
