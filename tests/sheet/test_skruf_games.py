"""Games of sixty trick points, and the end of the rubber (8.7)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sheet.skruf_sheet import (
    GRAND,
    SMALL,
    facts,
    game_of,
    played,
    played_to_end,
    refusal,
    same_again,
    seated,
)
from skruf.table import DEAL, LEFT, placed
from strategies_skruf import JUMPING

from knekt.engine import TABLE as THE_TABLE
from knekt.engine import Seat
from knekt.sheet.skruf import Account, Entered, SkrufSitting, statement
from knekt.skruf import DEALER, Ending, Facts, MisereFacts, Result, Stop, options, score, sides_of


def test_skruf_8_7_the_surplus_is_not_carried() -> None:
    sitting = seated().enter(DEALER, facts("6S", 12))  # 72
    assert sitting.account.parts == (0, 0) and sitting.account.games == (1, 0)
    sitting = sitting.enter(0, facts("5H", 11))  # 55: with the 12 over sixty it would be a game
    assert sitting.account.parts == (55, 10) and sitting.account.games == (1, 0)


@pytest.mark.parametrize(("reset", "parts"), [("both", (0, 0)), ("winner_only", (0, 12))])
def test_skruf_8_7_whose_part_score_begins_anew(reset: str, parts: tuple[int, int]) -> None:
    sitting = seated(game_reset=reset).enter(DEALER, SMALL).enter(0, GRAND)
    assert sitting.account.parts == parts and sitting.account.games == (1, 0)


def test_skruf_8_7_a_deal_wins_one_game_at_most() -> None:
    account = seated().enter(DEALER, facts("4S", 12)).enter(0, GRAND).account  # 48 and 91 below the line
    assert account.games == (1, 0)
    assert [each.points for each in account.postings if each.line.item == "game"] == [200]


def test_skruf_8_7_defenders_can_win_a_game() -> None:
    sitting = seated().enter(DEALER, facts("7H", 4))  # nine tricks in seven make 63
    assert sitting.account.games == (0, 1)
    (posting,) = (each for each in sitting.account.postings if each.line.item == "game")
    assert (posting.account, posting.points, posting.line.side) == (1, 200, 1)


def test_skruf_8_7_trick_points_of_a_failed_contract_count() -> None:
    account = seated().enter(DEALER, facts("7H", 12)).account  # one bet, and 84 below the line
    assert account.games == (1, 0)


def test_skruf_8_7_sixty_is_enough_and_59_is_not() -> None:
    assert seated().enter(DEALER, facts("5H", 12)).account.games == (1, 0)
    account = seated().enter(DEALER, facts("5H", 7)).enter(0, facts("4S", 6)).account
    assert account.parts == (59, 58) and account.games == (0, 0)


def test_skruf_10_4_a_misere_builds_no_game() -> None:
    sitting = seated(general_pass="misere").enter(None, MisereFacts(0))
    assert sitting.account.parts == (0, 0) and sitting.account.totals == (1300, 0)
    assert statement(sitting, 1).columns[0].below == ()


@pytest.mark.parametrize(
    ("end", "premiums", "over"),
    [("second_game_of_one_side", [200, 200], False), ("two_games_total", [200, 400], True)],
)
def test_skruf_8_7_when_the_rubber_ends(end: str, premiums: list[int], over: bool) -> None:
    sitting = seated(rubber_end=end).enter(DEALER, GRAND).enter(DEALER, GRAND)  # A, then D
    games = [each for each in sitting.account.postings if each.line.item == "game"]
    assert [each.points for each in games] == premiums
    assert [each.account for each in games] == [0, 1]
    assert [dict(each.line.args)["number"] for each in games] == [1, 2 if over else 1]
    assert sitting.is_draw_due == over
    assert sitting.totals == ((-2, -2, 2, 2) if over else (0, 0, 0, 0))
    if not over:
        sitting = sitting.enter(1, GRAND)
        assert sitting.is_draw_due and sorted(sitting.account.games) == [1, 2]


def test_skruf_8_7_the_rubber_goes_on_until_one_side_has_two_games() -> None:
    sitting = seated()
    for declarer in (DEALER, DEALER, DEALER):  # A, D, B: two games for A and B
        assert not sitting.is_draw_due
        sitting = sitting.enter(declarer, GRAND)
    assert sitting.account.games == (2, 1) and sitting.is_draw_due
    assert sorted(each.points for each in sitting.account.postings if each.line.item == "game") == [
        200,
        200,
        400,
    ]


@pytest.mark.parametrize("honours", ["printed", "regular"])
def test_skruf_8_9_the_options_stand_for_a_whole_sitting(honours: str) -> None:
    sitting = seated(honours=honours)
    for number in range(1, 4):
        assert game_of(sitting.begin(DEAL)).rules.options == sitting.options
        sitting = sitting.enter(sitting.terms.seat_of(0), facts("4S", 7, 1, 3))
        counted = sum(each.points for each in sitting.account.postings if each.line.item == "honours")
        assert counted == (0 if honours == "printed" else number * 40)


# Both sides reach sixty in one deal


def near_sixty(**wanted: Any) -> SkrufSitting:
    """56 to 48 for A and B."""
    sitting = seated(**wanted)
    for declarer in (DEALER, 0):
        sitting = sitting.enter(declarer, facts("4S", 7))
    assert sitting.account.parts == (56, 48)
    return sitting


@pytest.mark.parametrize(("declarer", "games"), [(DEALER, (1, 0)), (0, (0, 1))])
@pytest.mark.parametrize("reset", ["both", "winner_only"])
def test_skruf_8_7_the_declaring_side_is_first(declarer: Seat, games: tuple[int, int], reset: str) -> None:
    account = near_sixty(game_reset=reset).enter(declarer, facts("4S", 9)).account
    assert account.games == games
    if reset == "both":
        assert account.parts == (0, 0)
    else:
        assert account.parts == ((0, 48 + 16) if games == (1, 0) else (56 + 16, 0))


def test_skruf_8_7_only_the_tricks_tell_who_was_first() -> None:
    sitting = near_sixty(both_60="first_by_trick")
    both, one = facts("4S", 9), facts("4S", 12)
    assert refusal(sitting, Entered(DEALER, both)) == "first-missing"
    assert refusal(sitting, Entered(DEALER, one, first=0)) == "first-not-asked"
    assert refusal(sitting, Entered(DEALER, both, first=2)) == "no-such-side"
    assert refusal(sitting, Entered(None, None, first=0)) == "first-not-asked"
    assert refusal(near_sixty(), Entered(DEALER, both, first=0)) == "first-not-asked"
    assert sitting.enter(DEALER, one).account.games == (1, 0)
    for first, games in ((0, (1, 0)), (1, (0, 1))):
        entered = sitting.enter(DEALER, both, first=first)
        assert entered.account.games == games and entered.rows[-1].first == first
        same_again(entered)


def first_there(parts: tuple[int, int], level: int, order: list[int]) -> int:
    """Counted on one's fingers: which side reaches sixty first."""
    points = list(parts)
    for side in order:
        points[side] += level
        if points[side] >= 60:
            return side
    raise AssertionError("nobody")


def test_skruf_8_7_first_by_trick_in_deals_that_are_played() -> None:
    before, seen = near_sixty(both_60="first_by_trick"), set()
    for number in range(12):
        sitting = played(before, Random(number), JUMPING)
        found = sitting.rows[-1].result
        if not isinstance(found.facts, Facts) or found.declarer is None:
            continue  # passed out
        ours = sitting.rows[-1].terms.seats[found.declarer] in (0, 1)
        parts = (56, 48) if ours else (48, 56)
        tricks = found.facts.tricks
        both = all(
            part + won * found.facts.contract.level >= 60
            for part, won in zip(parts, (tricks, 13 - tricks), strict=True)
        )
        if both:
            state = game_of(sitting).state
            order = [state.side_of(trick.winner) for trick in state.tricks]
            side = first_there(parts, found.facts.contract.level, order)
            assert sitting.account.games == ((1, 0) if (side == 0) == ours else (0, 1))
            seen.add(side)
        same_again(sitting)
    assert seen == {0, 1}


ONE_SUIT_EACH = tuple(" ".join(f"{suit}{rank}" for rank in "AKQ") for suit in "SHCD")


@pytest.mark.parametrize(
    ("declarer", "won", "lead", "games"),
    [
        (DEALER, (4, 6), DEALER, (1, 0)),  # A and B had 64 before the first card of the log, C and D 48
        (DEALER, (6, 4), LEFT, (0, 1)),  # 52 and 60
        (LEFT, (4, 6), LEFT, (0, 1)),  # the same, and A and B declare
        (LEFT, (6, 4), DEALER, (1, 0)),
    ],
)
def test_skruf_8_7_tricks_before_a_set_up_come_first(
    declarer: Seat, won: tuple[int, int], lead: Seat, games: tuple[int, int]
) -> None:
    """D deals, so A and B sit at the left and the right. Who leads has the rest: nobody can follow."""
    sitting = seated(both_60="first_by_trick").enter(DEALER, facts("4S", 7))
    assert sitting.account.parts == (28, 24)
    one, two, three, four = ONE_SUIT_EACH
    sitting = sitting.begin(placed((one, two, three, four), "6G", declarer, lead=lead, won=won))
    sitting = played_to_end(sitting)
    assert sitting.account.games == games and sitting.account.parts == (0, 0)


def test_skruf_8_7_sixty_that_were_kept_are_there_first() -> None:
    sitting = near_sixty(both_60="first_by_trick", game_reset="winner_only")
    sitting = sitting.enter(DEALER, facts("4S", 9), first=0)
    assert sitting.account.parts == (0, 64) and sitting.account.games == (1, 0)
    assert sitting.enter(None, None).account.games == (1, 0)  # nobody wins a game without playing
    void = sitting.begin(DEAL).apply(Stop(THE_TABLE, Ending.VOID))
    assert void.account.games == (1, 0) and void.account.parts == (0, 64)
    assert refusal(sitting, Entered(0, GRAND, first=1)) == "first-not-asked"
    assert sitting.enter(0, GRAND).account.games == (1, 1)  # C has dealt: A's ninety-one come too late


def test_skruf_8_7_sixty_that_were_kept_yield_to_the_declarer() -> None:
    sitting = near_sixty(game_reset="winner_only").enter(DEALER, facts("4S", 9))
    assert sitting.account.parts == (0, 64)
    assert sitting.enter(0, GRAND).account.games == (2, 0)
    sitting = sitting.enter(0, SMALL)  # 40 for A: only the others have sixty
    assert sitting.account.games == (1, 1) and sitting.account.parts == (40, 0)


def test_skruf_10_4_sixty_that_were_kept_win_nothing_in_a_misere() -> None:
    sitting = near_sixty(game_reset="winner_only", general_pass="misere").enter(DEALER, facts("4S", 9))
    sitting = sitting.enter(None, MisereFacts(13))
    assert sitting.account.parts == (0, 64) and sitting.account.games == (1, 0)


def test_skruf_8_7_a_claim_that_leaves_the_order_open_is_for_the_declarer() -> None:
    account = Account(((0, 1), (2, 3)), parts=(56, 56), games=(0, 0))
    chosen, found = options("skruf", {"both_60": "first_by_trick"}), facts("4S", 10)
    for order, games in (((), (1, 0)), ((1,), (0, 1)), ((0, 1), (1, 0))):
        result = Result(Ending.CLAIMED, sides_of(DEALER), DEALER, found, score(chosen, found), order)
        assert account.after(chosen, 1, (3, 1, 2, 0), result).games == games
