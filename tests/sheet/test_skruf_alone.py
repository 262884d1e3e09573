"""What players have for themselves: a slam left to its bidder, trekarl, adjustments, money."""

from __future__ import annotations

from decimal import Decimal, getcontext
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheet.skruf_sheet import (
    GRAND,
    LOST,
    SMALL,
    drawn,
    facts,
    game_of,
    played,
    refusal,
    same_again,
    seated,
    slam_lost,
)
from skruf.table import DEAL, LEFT, OPPOSITE, RIGHT
from strategies_skruf import JUMPING

from knekt.engine import Seat
from knekt.sheet.skruf import Adjusted, Entered, SkrufSitting, points_of, statement, winnings
from knekt.skruf import DEALER, Facts, bets_value, options

# A slam that its bidder bears alone


def test_skruf_13_the_bidder_bears_both_shares() -> None:
    shared = seated().enter(DEALER, LOST).time_up()
    assert shared.account.totals == (9 * 6 + 300, 4 * 6 + 2300)  # 2 + 3 in 6, and three bets in 6
    assert shared.totals == (-19, -19, 19, 19)
    alone = seated().enter(DEALER, LOST, alone=True).time_up()
    assert alone.account.totals == shared.account.totals
    assert alone.account.alone == statement(alone, 1).alone == ((0, 2300),)
    # without the bets A and B are 330 ahead: that is the partner's 3, and the bidder pays for both
    assert alone.totals == (-19 - 22, -19 + 22, 19, 19)
    assert statement(alone, 1).balances == statement(shared, 1).balances
    same_again(alone)


def test_skruf_13_also_where_the_rubber_is_won() -> None:
    sitting = seated().enter(DEALER, LOST, alone=True)
    while not sitting.is_draw_due:
        sitting = sitting.enter(sitting.terms.seat_of(0), GRAND)
    ours, theirs = sitting.account.totals
    each = (ours - theirs) // 100
    assert each > 0
    spared = points_of(sitting.options, ours - theirs + 2300) - each
    assert spared == 23
    assert sitting.totals == (each - 23, each + 23, -each, -each)


def test_skruf_13_whoever_bids_alone() -> None:
    """The defenders of one deal are the bidders of another, and each partner may have to answer for one."""
    sitting = seated().enter(DEALER, LOST, alone=True)  # A
    sitting = sitting.enter(DEALER, LOST, alone=True)  # D
    sitting = sitting.enter(DEALER, facts("7H", 8), alone=True)  # B, five bets
    sitting = sitting.enter(None, None).enter(DEALER, LOST, alone=True).time_up()  # A once more
    bets = bets_value(7, 5)
    assert sitting.account.alone == ((0, 2300), (3, 2300), (1, bets), (0, 2300))
    ours, theirs = sitting.account.totals
    difference, chosen = ours - theirs, sitting.options
    each = points_of(chosen, difference)
    for_b = points_of(chosen, difference + 4600) - each
    for_a = points_of(chosen, difference + bets) - each
    for_c = points_of(chosen, -difference + 2300) + each
    assert sitting.totals == (each - for_b + for_a, each + for_b - for_a, -each + for_c, -each - for_c)
    assert sum(sitting.totals) == 0


@pytest.mark.parametrize("alone", [True, False])
def test_skruf_13_played_and_entered_alike(alone: bool) -> None:
    for by in (LEFT, OPPOSITE, RIGHT, DEALER):
        sitting = slam_lost(seated(), DEAL, "7C", by, alone=alone)
        found = sitting.rows[0].result
        assert isinstance(found.facts, Facts) and found.facts.bets >= 3
        assert found.declarer == by and found.alone == alone
        bidder = sitting.rows[0].terms.seats[by]
        bets = bets_value(7, found.facts.bets)
        assert sitting.account.alone == (((bidder, bets),) if alone else ())
        entered = seated().enter(by, found.facts, alone=alone)
        assert entered.account == sitting.account
        assert entered.time_up().totals == sitting.time_up().totals
        shared = seated().enter(by, found.facts).time_up().totals
        partner = next(
            other
            for party in sitting.account.parties
            if bidder in party
            for other in party
            if other != bidder
        )
        totals = sitting.time_up().totals
        assert all(totals[player] == shared[player] for player in range(4) if player not in (bidder, partner))
        assert (totals[partner] > shared[partner]) == alone
        same_again(sitting)


def test_skruf_13_who_is_asked_and_who_is_not() -> None:
    sitting = slam_lost(seated(solo_slam_claim=False), DEAL, "7C", LEFT, alone=True)
    assert sitting.account.alone == ()
    assert "borne" not in [event.kind for event in game_of(sitting).events]


@pytest.mark.parametrize(
    ("preset", "wanted", "entry"),
    [
        ("skruf", {}, Entered(DEALER, facts("6H", 10), alone=True)),  # two bets
        ("skruf", {}, Entered(DEALER, facts("5H", 8), alone=True)),  # no slam
        ("skruf", {}, Entered(DEALER, GRAND, alone=True)),  # nothing is lost
        ("skruf", {}, Entered(None, None, alone=True)),
        ("skruf", {"solo_slam_claim": False}, Entered(DEALER, LOST, alone=True)),
        ("trekarl", {}, Entered(DEALER, LOST, alone=True)),
    ],
)
def test_skruf_13_nothing_to_bear_alone(preset: str, wanted: dict[str, Any], entry: Entered) -> None:
    assert refusal(seated(preset, **wanted), entry) == "not-alone"


# Trekarl


def test_skruf_11_5_every_player_has_an_account() -> None:
    sitting = seated("trekarl").enter(DEALER, facts("6S", 12, 4, 4))  # 0 declares
    assert sitting.account.totals == (700 + 480 + 72 + 200, 6, 6)
    sitting = sitting.enter(DEALER, facts("6S", 11))  # 1 declares, one bet: 1100 to each of the others
    assert sitting.account.totals == (1452 + 1100 + 12, 6 + 66 + 300 + 200, 6 + 1100 + 12)
    assert sitting.account.games == (1, 1, 0) and sitting.account.parts == (0, 0, 0)
    a, b, c = sitting.account.totals
    ab, ac, bc = ((one - two) // 100 for one, two in ((a, b), (a, c), (c, b)))
    assert sitting.totals == (ab + ac, -ab - bc, -ac + bc)
    assert [(each.one, each.two, each.difference) for each in statement(sitting, 1).balances] == [
        (0, 1, a - b),
        (0, 2, a - c),
        (1, 2, b - c),
    ]
    assert statement(sitting, 1).points == sitting.totals and statement(sitting, 1).is_settled
    same_again(sitting)


def test_skruf_11_5_both_opponents_can_win_a_game() -> None:
    sitting = seated("trekarl").enter(DEALER, facts("7H", 4))  # nine tricks in seven: 63 for each of them
    assert sitting.account.games == (0, 1, 1)
    games = [each for each in sitting.account.postings if each.line.item == "game"]
    assert [(each.account, each.points, each.line.side) for each in games] == [(1, 200, 1), (2, 200, 1)]


def test_skruf_11_5_the_first_game_of_a_player_is_200_and_every_later_one_400() -> None:
    sitting = seated("trekarl")
    for _ in range(4):
        sitting = sitting.enter(sitting.terms.seat_of(2), GRAND)
    games = [each for each in sitting.account.postings if each.line.item == "game"]
    assert [(each.account, each.points) for each in games] == [(2, 200), (2, 400), (2, 400), (2, 400)]
    assert [dict(each.line.args)["number"] for each in games] == [1, 2, 3, 4]
    assert not sitting.is_over


@pytest.mark.parametrize(
    ("both_60", "first", "games"),
    [("declarer", None, (1, 0, 0)), ("first_by_trick", 0, (1, 0, 0)), ("first_by_trick", 1, (0, 1, 0))],
)
def test_skruf_11_where_both_reach_sixty_one_side_has_the_game(
    both_60: str, first: int | None, games: tuple[int, ...]
) -> None:
    sitting = seated("trekarl", both_60=both_60).enter(LEFT, facts("5H", 9))  # 1 declares
    assert sitting.account.parts == (20, 45, 20)
    sitting = sitting.enter(RIGHT, facts("5H", 9), first=first)  # 0 has 65 then, 1 too, 2 has 40
    assert sitting.account.games == games and sitting.account.parts == (0, 0, 0)


@pytest.mark.parametrize(("deals", "last"), [(None, None), (1, 1), (5, 5)])
def test_skruf_11_6_a_sitting_is_so_many_deals(deals: int | None, last: int | None) -> None:
    sitting = seated("trekarl", deals=deals)
    assert sitting.last == last
    for _ in range(last or 30):
        assert not sitting.is_over
        sitting = sitting.enter(0, SMALL)
    assert sitting.is_over == (deals is not None)
    if sitting.is_over:
        assert refusal(sitting, Entered(0, SMALL)) == "sitting-is-over"
        assert drawn(SkrufSitting.new(sitting.options), "S5 D7 C9").last == last


def test_skruf_11_nobody_sits_at_the_open_hand() -> None:
    assert refusal(seated("trekarl"), Entered(OPPOSITE, SMALL)) == "no-such-seat"
    open_hand = facts("4S", 10, 3, 3, "us:aces:1:O")  # is the declarer's
    assert seated("trekarl").enter(LEFT, open_hand).account.totals[1] > 0
    assert refusal(seated("trekarl"), Entered(LEFT, facts("4S", 10, 3, 3, "us:aces:1:R"))) == "karonka-seat"


def test_skruf_11_6_settled_by_pairs_of_players() -> None:
    rng = Random(11)
    sitting = seated("trekarl", deals=6)
    while not sitting.is_over:
        sitting = played(sitting, rng, JUMPING)
    totals = sitting.account.totals
    wanted = [0, 0, 0]
    for one, two in combinations(range(3), 2):
        whole = abs(totals[one] - totals[two]) // 100
        better, worse = (one, two) if totals[one] > totals[two] else (two, one)
        wanted[better] += whole
        wanted[worse] -= whole
    assert sitting.totals == tuple(wanted) and any(wanted)
    same_again(sitting)


# Adjustments


def test_skruf_13_an_offender_alone_pays() -> None:
    sitting = seated().adjust((-6, 2, 2, 2), "  looked into\n the talon ")
    assert sitting.totals == (-6, 2, 2, 2)
    assert sitting.adjusted == (Adjusted((-6, 2, 2, 2), "looked into the talon"),)
    assert str(sitting.log[-1]) == "adjust -6 +2 +2 +2: looked into the talon"
    sitting = sitting.begin(DEAL).adjust((1, -1, 0, 0), "during the deal").time_up()
    sitting = sitting.adjust((0, 0, 1, -1), "once more")
    assert sitting.totals == (-5, 1, 3, 1)
    same_again(sitting)


def test_skruf_13_an_adjustment_after_the_end() -> None:
    sitting = seated("trekarl", deals=1).enter(DEALER, SMALL)
    assert sitting.is_over
    before = sitting.totals
    after = sitting.adjust((1, 1, -2), "agreed").totals
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, -2]


@pytest.mark.parametrize("points", [(), (1, -1), (1, -1, 0), (1, 0, 0, 0), (1, -1, 0, 0, 0)])
def test_skruf_13_what_one_gets_another_gives(points: tuple[int, ...]) -> None:
    assert refusal(seated(), Adjusted(points, "why")) == "adjust-points"


def test_skruf_13_an_adjustment_needs_its_reason() -> None:
    assert refusal(seated(), Adjusted((1, -1, 0, 0), " \n")) == "adjust-reason"


# Money


@pytest.mark.parametrize(
    ("stake", "wanted"),
    [
        ("0.10", ["1.70", "1.70", "-1.70", "-1.70"]),
        ("25", ["425", "425", "-425", "-425"]),
        ("0", ["0", "0", "0", "0"]),
        ("0.00", ["0.00", "0.00", "0.00", "0.00"]),
        ("999999.999999", ["16999999.999983", "16999999.999983", "-16999999.999983", "-16999999.999983"]),
    ],
)
def test_skruf_8_8_money_is_points_times_the_stake(stake: str, wanted: list[str]) -> None:
    chosen = options("skruf", {"stake": stake})
    assert [str(each) for each in winnings(chosen, (17, 17, -17, -17))] == wanted


totals = st.lists(st.integers(-(10**9), 10**9), min_size=2, max_size=5).map(lambda some: (*some, -sum(some)))
stakes = st.decimals(min_value=0, max_value=999999, places=6).map(str)


@given(totals, stakes, st.integers(1, 30))
def test_skruf_8_8_money_is_exact_whatever_the_context(
    points: tuple[int, ...], stake: str, digits: int
) -> None:
    chosen, context = options("skruf", {"stake": stake}), getcontext()
    before = context.prec
    context.prec = digits
    try:
        won = winnings(chosen, points)
    finally:
        context.prec = before
    assert sum(won) == 0
    micro = int(stake.replace(".", ""))
    assert [int(each.scaleb(6)) for each in won] == [micro * each for each in points]
    assert all(isinstance(each, Decimal) and not (each.is_zero() and each.is_signed()) for each in won)


def seats_of_all(sitting: SkrufSitting) -> list[Seat | None]:
    return [sitting.terms.seat_of(player) for player in range(sitting.players)]


def test_skruf_8_8_who_sat_out_has_nothing_of_the_rubber() -> None:
    sitting = seated(players=6)
    assert seats_of_all(sitting).count(None) == 2
    while not sitting.is_draw_due:
        sitting = sitting.enter(sitting.terms.seat_of(2), GRAND)
    assert sitting.totals[4:] == (0, 0) and sitting.totals[2] == sitting.totals[3] > 0
    assert winnings(options("skruf", {"stake": "1"}), sitting.totals)[4] == 0
