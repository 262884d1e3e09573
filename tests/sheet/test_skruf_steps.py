"""One step after another: corrections, the end of the time, and all that is refused."""

from __future__ import annotations

from typing import Any

import pytest
from sheet.skruf_sheet import (
    GRAND,
    LOST,
    SMALL,
    code_of,
    drawn,
    facts,
    played_to_end,
    refusal,
    same_again,
    seated,
)
from skruf.table import DEAL, DEALER, DEALS, LEFT, OPPOSITE, RIGHT, cards

from knekt.cards import Suit
from knekt.engine import TABLE as THE_TABLE
from knekt.errors import BrokenLog, KnektError
from knekt.sheet import TimeUp
from knekt.sheet.skruf import Corrected, Drawn, Entered, SkrufSitting, check_facts, statement
from knekt.skruf import Ending, Facts, Karonka, MisereFacts, Pass, Stop, options, parse_bid

# Corrections


def won_rubber(**wanted: Any) -> SkrufSitting:
    """Two grand slams of A and B, each worth 1831 before the games."""
    return seated(**wanted).enter(DEALER, GRAND).enter(LEFT, GRAND)


def test_a_correction_changes_the_account_and_all_points() -> None:
    sitting = won_rubber()
    assert sitting.is_draw_due and sitting.totals == (42, 42, -42, -42)  # 2 × (1400 + 350 + 91) + 600
    mended = sitting.correct(2, Entered(LEFT, SMALL), "  the wrong\n contract ")
    assert not mended.is_draw_due and mended.totals == (0, 0, 0, 0)
    assert mended.account.totals == (1400 + 350 + 91 + 200 + 200 + 40, 12)
    assert [row.reason for row in mended.rows] == [None, "the wrong contract"]
    assert mended.log == (*sitting.log, Corrected(2, LEFT, SMALL, "the wrong contract"))
    assert str(mended.log[-1]) == "correct 2 L 4S 10 2 3: the wrong contract"
    assert Entered(LEFT, GRAND) in mended.log
    assert mended.terms.dealer == 1 and mended.terms.rubber == 1  # the rubber goes on
    again = mended.correct(2, Entered(LEFT, GRAND), "it was right")
    assert again.account == sitting.account and again.is_draw_due
    same_again(mended)
    same_again(again)


def test_a_correction_of_a_deal_that_was_played() -> None:
    sitting = played_to_end(seated().begin(DEAL))
    assert sitting.rows[0].result.order
    mended = sitting.correct(1, Entered(None, None), "a card was missing")
    assert mended.rows[0].result.ending is Ending.PASSED_OUT and mended.account.totals == (0, 0)
    assert mended.rows[0].terms == sitting.rows[0].terms
    same_again(mended)


def test_a_correction_of_an_older_rubber() -> None:
    sitting = drawn(won_rubber(), "S2 S3 S4 S5").enter(DEALER, SMALL)
    assert sitting.totals == (42, 42, -42, -42)
    mended = sitting.correct(1, Entered(OPPOSITE, LOST), "six hearts")
    assert mended.accounts[1] == sitting.accounts[1]
    assert mended.accounts[0].games == (1, 0)  # not finished any more, but settled: the next has begun
    assert mended.accounts[0].totals == (1400 + 350 + 91 + 200 + 300 + 54, 2300 + 24)
    assert mended.totals == (0, 0, 0, 0) and sitting.totals != mended.totals
    assert statement(mended, 1).is_settled and not statement(mended, 2).is_settled
    assert mended.terms == sitting.terms
    same_again(mended)


def test_a_correction_that_ends_the_rubber_earlier() -> None:
    sitting = seated().enter(DEALER, GRAND).enter(LEFT, SMALL).enter(DEALER, GRAND)
    assert sitting.account.games == (2, 0) and sitting.is_draw_due
    mended = sitting.correct(2, Entered(LEFT, GRAND), "seven hearts")
    # the third deal was played and counts, but it wins no game after the rubber
    assert mended.account.games == (2, 0) and mended.is_draw_due
    items = [(each.deal, each.line.item) for each in mended.account.postings if each.account == 0]
    assert [deal for deal, item in items if item == "game"] == [1, 2]
    assert (3, "tricks") in items
    same_again(mended)


def test_a_correction_while_a_deal_is_running() -> None:
    sitting = seated().enter(DEALER, GRAND).enter(LEFT, SMALL).begin(DEAL)
    mended = sitting.correct(2, Entered(LEFT, GRAND), "seven hearts")
    assert mended.is_running and not mended.is_draw_due and mended.terms == sitting.terms
    same_again(mended)
    ended = played_to_end(mended)
    assert ended.is_draw_due and ended.rows[-1].terms.rubber == 1
    same_again(ended)


def test_a_correction_after_the_end() -> None:
    sitting = won_rubber(rubbers=1)
    assert sitting.is_over
    mended = sitting.correct(2, Entered(LEFT, GRAND), "counted again")
    assert mended.is_over and mended.totals == sitting.totals
    reopened = sitting.correct(2, Entered(LEFT, SMALL), "four spades")
    assert not reopened.is_over and reopened.totals == (0, 0, 0, 0)  # its last rubber is not finished yet
    assert reopened.enter(DEALER, SMALL).is_over
    same_again(reopened)
    late = sitting.correct(1, Entered(DEALER, SMALL), "four spades").time_up()
    assert late.is_over and late.correct(1, Entered(DEALER, GRAND), "no").is_over


def test_a_correction_of_time_that_was_up() -> None:
    sitting = seated().enter(DEALER, SMALL).time_up()
    assert sitting.is_over and sitting.totals == (2, 2, -2, -2)  # 200 + 40 to 12
    mended = sitting.correct(1, Entered(OPPOSITE, LOST), "a slam")
    assert mended.is_over and mended.totals == (-19, -19, 19, 19)


def test_a_correction_asks_who_was_first_as_things_were_then() -> None:
    sitting = seated(both_60="first_by_trick")
    for declarer in (DEALER, LEFT):
        sitting = sitting.enter(declarer, facts("4S", 7))
    sitting = sitting.enter(DEALER, facts("4S", 12)).enter(LEFT, SMALL)
    assert sitting.account.games == (1, 0)
    both = Entered(DEALER, facts("4S", 9))
    with pytest.raises(KnektError) as refused:
        sitting.correct(3, both, "nine tricks")
    assert code_of(refused) == "first-missing"
    mended = sitting.correct(3, Entered(DEALER, facts("4S", 9), first=1), "nine tricks")
    assert mended.account.games == (0, 1) and mended.rows[2].first == 1
    assert str(mended.log[-1]) == "correct 3 D 4S 9 2 3 first them: nine tricks"
    same_again(mended)


@pytest.mark.parametrize(("declarer", "games"), [(DEALER, (0, 1)), (LEFT, (1, 0))])
def test_a_correction_can_leave_open_who_was_first_in_a_later_deal(
    declarer: int, games: tuple[int, int]
) -> None:
    """Nobody is asked once more: the declarer's side counts first."""
    sitting = seated(both_60="first_by_trick").enter(DEALER, GRAND).enter(declarer, facts("4S", 7))
    mended = sitting.correct(1, Entered(DEALER, facts("7H", 6)), "six tricks")  # 42 and 49: both pass sixty
    assert mended.account.games == games and mended.rows[1].first is None
    same_again(mended)


def test_a_correction_behind_the_end_of_its_rubber_does_not_ask_who_was_first() -> None:
    sitting = seated(both_60="first_by_trick")
    for declarer, told in ((DEALER, GRAND), (LEFT, facts("4S", 5)), (DEALER, facts("4S", 7)), (LEFT, GRAND)):
        sitting = sitting.enter(declarer, told)
    assert sitting.account.games == (2, 0)
    sitting = sitting.correct(2, Entered(LEFT, GRAND), "seven hearts")  # the rubber ended here
    both = facts("7H", 7)  # after 28 and 24
    assert refusal(sitting, Corrected(4, LEFT, both, "why", first=0)) == "first-not-asked"
    mended = sitting.correct(4, Entered(LEFT, both), "seven tricks")
    assert mended.account.games == (2, 0) and min(mended.account.parts) >= 60
    same_again(mended)


@pytest.mark.parametrize("number", [0, -1, 3])
def test_only_a_deal_that_is_there_can_be_corrected(number: int) -> None:
    sitting = seated().enter(DEALER, SMALL).enter(DEALER, SMALL)
    assert refusal(sitting, Corrected(number, None, None, "why")) == "no-such-row"


def test_a_correction_needs_its_reason() -> None:
    assert refusal(seated().enter(DEALER, SMALL), Corrected(1, None, None, "\t ")) == "reason-missing"


def test_a_correction_is_checked_like_an_entry() -> None:
    sitting = seated().enter(DEALER, SMALL)
    assert refusal(sitting, Corrected(1, DEALER, None, "why")) == "declarer-and-game"
    assert refusal(sitting, Corrected(1, DEALER, facts("3S", 9), "why")) == "below-minimum"
    assert refusal(sitting, Corrected(1, DEALER, SMALL, "why", alone=True)) == "not-alone"


# The time


def test_skruf_8_8_time_up_settles_what_is_not_finished() -> None:
    sitting = seated().enter(DEALER, GRAND)
    assert sitting.totals == (0, 0, 0, 0)
    ended = sitting.time_up()
    assert ended.is_over and ended.totals == (20, 20, -20, -20)  # 2041: its only game is 200
    same_again(ended)


def test_the_running_deal_is_the_last_when_the_time_is_up() -> None:
    sitting = seated().enter(DEALER, GRAND).begin(DEAL).time_up()
    assert not sitting.is_over and sitting.last == 2
    assert refusal(sitting, TimeUp()) == "time-is-up"
    ended = played_to_end(sitting)
    assert ended.is_over and len(ended.rows) == 2
    same_again(ended)
    assert refusal(ended, TimeUp()) == "sitting-is-over"


def test_no_time_at_all() -> None:
    ended = SkrufSitting.new(options("skruf")).time_up()
    assert ended.is_over and ended.terms is None and ended.totals == (0, 0, 0, 0) and ended.drawers == ()
    assert refusal(ended, Drawn(cards("S5 D7 C9 HQ"))) == "sitting-is-over"
    with pytest.raises(KnektError) as refused:
        ended.terms_of(1)
    assert code_of(refused) == "draw-is-due"
    same_again(ended)


def test_skruf_11_time_up_never_makes_a_sitting_longer() -> None:
    sitting = seated("trekarl", deals=2).enter(LEFT, SMALL).begin(DEALS["trekarl"]).time_up()
    assert sitting.last == 2
    assert seated("trekarl", deals=9).enter(LEFT, SMALL).time_up().last == 1


# What is refused


def test_a_draw_is_one_card_for_each() -> None:
    sitting = SkrufSitting.new(options("skruf"))
    assert refusal(sitting, Drawn(cards("S5 D7 C9"))) == "draw-cards"
    assert refusal(sitting, Drawn(cards("S5 D7 C9 HQ HK"))) == "draw-cards"
    assert refusal(sitting, Drawn(cards("S5 D7 C9 S5"))) == "draw-twice"
    assert refusal(seated().begin(DEAL), Drawn(cards("S5 D7 C9 HQ"))) == "deal-is-running"
    assert refusal(seated(), Drawn(cards("S5 D7 C9 HQ"))) == "no-draw-due"


def test_one_deal_at_a_time() -> None:
    sitting = seated()
    with pytest.raises(KnektError) as refused:
        sitting.apply(Pass(DEALER))
    assert code_of(refused) == "no-deal-is-running"
    assert refusal(sitting.begin(DEAL), Entered(None, None)) == "deal-is-running"
    with pytest.raises(KnektError) as refused:
        sitting.begin(DEAL).begin(DEAL)
    assert code_of(refused) == "deal-is-running"


KARONKA = {"karonka_hand": "dealt"}
MISERE = {"general_pass": "misere"}


@pytest.mark.parametrize(
    ("wanted", "declarer", "told", "code"),
    [
        ({}, 4, SMALL, "no-such-seat"),
        ({}, -1, SMALL, "no-such-seat"),
        ({}, DEALER, None, "declarer-and-game"),
        ({}, None, SMALL, "declarer-and-game"),
        (MISERE, DEALER, MisereFacts(3), "declarer-and-game"),
        ({}, None, MisereFacts(3), "misere-not-played"),
        (MISERE, None, MisereFacts(14), "skruf-tricks"),
        (MISERE, None, MisereFacts(-1), "skruf-tricks"),
        ({}, DEALER, facts("3G", 9), "below-minimum"),
        ({"min_level": 3}, DEALER, facts("2H", 9), "below-minimum"),
        ({}, DEALER, facts("4S", 14), "skruf-tricks"),
        ({}, DEALER, facts("4S", -1), "skruf-tricks"),
        ({}, DEALER, facts("4S", 10, 5), "skruf-aces"),
        ({}, DEALER, facts("4S", 10, -1), "skruf-aces"),
        ({}, DEALER, facts("4S", 10, 2, 6), "skruf-honours"),
        ({}, DEALER, facts("4S", 10, 2, -1), "skruf-honours"),
        ({}, DEALER, facts("4G", 10, 2, 1), "skruf-honours"),
        ({}, DEALER, facts("4S", 10, 0, 5), "aces-honours"),
        ({}, DEALER, facts("4S", 10, 4, 0), "aces-honours"),
        ({}, DEALER, facts("4S", 10, 2, 3, "us:H:1", "them:H:1"), "karonka-twice"),
        (KARONKA, DEALER, facts("4S", 10, 2, 3, "us:H:1", "us:H:2"), "karonka-twice"),
        ({}, DEALER, facts("4S", 10, 4, 3, "us:aces:1", "us:aces:2"), "karonka-twice"),
        ({}, DEALER, facts("4S", 10, 2, 3, "us:aces:1"), "karonka-aces"),
        ({}, DEALER, facts("4S", 10, 3, 3, "us:aces:2"), "karonka-aces"),
        ({}, DEALER, facts("4S", 10, 2, 3, "them:aces:1"), "karonka-aces"),
        ({}, DEALER, facts("4S", 10, 1, 3, "us:H:1", "us:C:1"), "karonka-aces"),
        ({}, DEALER, facts("4S", 10, 4, 3, "them:H:1"), "karonka-aces"),
        ({}, DEALER, facts("4S", 10, 2, 2, "us:S:1"), "karonka-honours"),
        ({}, DEALER, facts("4S", 10, 2, 4, "us:S:9"), "karonka-honours"),
        ({}, DEALER, facts("4S", 10, 2, 3, "them:S:1"), "karonka-honours"),
        (KARONKA, DEALER, facts("4S", 10, 2, 3, "us:H:11"), "karonka-length"),
        ({}, DEALER, facts("4S", 10, 3, 3, "us:aces:1:L"), "karonka-seat"),
        ({}, LEFT, facts("4S", 10, 2, 3, "them:H:1:R"), "karonka-seat"),
    ],
)
def test_what_cannot_have_been(
    wanted: dict[str, Any], declarer: int | None, told: Facts | MisereFacts | None, code: str
) -> None:
    assert refusal(seated(**wanted), Entered(declarer, told)) == code


@pytest.mark.parametrize(
    ("karonka", "code"),
    [
        (Karonka(2, Suit.HEARTS, 1), "no-such-side"),
        (Karonka(-1, None, 1), "no-such-side"),
        (Karonka(0, Suit.HEARTS, 0), "karonka-length"),
        (Karonka(0, Suit.HEARTS, 12), "karonka-length"),
        (Karonka(0, None, 3), "karonka-length"),
        (Karonka(0, None, 0), "karonka-length"),
        (Karonka(0, Suit.HEARTS, 1, 7), "karonka-seat"),
    ],
)
def test_what_is_no_karonka(karonka: Karonka, code: str) -> None:
    assert refusal(seated(), Entered(DEALER, Facts(parse_bid("4S"), 10, 4, 4, (karonka,)))) == code


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({}, facts("4S", 0, 1, 1)),
        ({}, facts("7G", 13, 4, 0, "us:aces:2:D", "us:H:1:D")),
        ({}, facts("4S", 13, 2, 5, "us:S:11")),
        ({}, facts("4S", 10, 2, 3, "us:S:1:O", "us:C:2:D", "them:H:1:L", "them:D:1")),
        ({}, facts("4S", 10, 1, 0, "them:aces:1:R", "them:S:3:R")),
        (KARONKA, facts("4S", 10, 0, 0, "us:aces:2", "us:S:10", "us:H:1")),  # the hands as they were dealt
        ({"min_level": 3}, facts("3C", 9)),
    ],
)
def test_what_can_have_been(wanted: dict[str, Any], told: Facts) -> None:
    sitting = seated(**wanted)
    check_facts(sitting.options, told)
    same_again(sitting.enter(DEALER, told))


def test_skruf_2_5_a_deal_without_facts() -> None:
    """A deal that is passed out; at a table that would play a misère then, it is void."""
    assert seated().enter(None, None).rows[0].result.ending is Ending.PASSED_OUT
    sitting = seated(general_pass="misere").enter(None, None)
    assert sitting.rows[0].result.ending is Ending.VOID and sitting.terms.dealer == 3
    mended = sitting.enter(None, MisereFacts(2)).correct(2, Entered(None, None), "the pack had 51 cards")
    assert mended.account.totals == (0, 0)


@pytest.mark.parametrize(("forehand", "totals"), [("dealer", (900, 0)), ("left_of_dealer", (0, 900))])
def test_skruf_10_3_a_misere_is_told_from_forehands_side(forehand: str, totals: tuple[int, int]) -> None:
    sitting = seated(general_pass="misere", misere_forehand=forehand).enter(None, MisereFacts(2))
    assert sitting.account.totals == totals
    assert str(sitting.log[-1]) == "enter misere 2"


def test_a_wrong_log_is_found_out() -> None:
    sitting = seated().enter(DEALER, SMALL)
    for wrong in (
        sitting.log[1:],  # nobody has drawn
        (*sitting.log, sitting.log[0]),
        (*sitting.log, Entered(DEALER, None)),
        (*sitting.log, Corrected(1, None, None, "two  spaces")),
    ):
        with pytest.raises(BrokenLog):
            SkrufSitting.retrace(sitting.options, wrong)


def test_an_entry_and_a_stop_are_written_in_turn() -> None:
    sitting = seated().begin(DEAL).apply(Stop(THE_TABLE, Ending.LEFT, RIGHT))
    assert sitting.rows[0].result.ending is Ending.VOID  # before the first card there is nothing to count
    sitting = sitting.enter(DEALER, LOST, alone=True)
    assert str(sitting.log[-1]) == "enter D 6H 9 2 3 alone"
    assert [row.number for row in sitting.rows] == [1, 2]
    same_again(sitting)
