"""The account of a rubber: the worked one of the rule page, its settlement, its statement (8.8, 9)."""

from __future__ import annotations

from typing import Any

import pytest
from sheet.skruf_sheet import SMALL, VECTORS, facts, same_again, seated, worked
from skruf.table import cards

from knekt.errors import KnektError
from knekt.sheet.skruf import Account, Drawn, Item, SkrufSitting, points_of, statement
from knekt.skruf import DEALER, options

TOLD = VECTORS["rubber_example"]
FIRST = facts("6S", 12, 4, 4, "us:aces:1:D")
SECOND = facts("5H", 11, 3, 4)
THIRD = facts("6H", 11, 2, 4, "us:H:1", "them:C:1")
ITEMS = {  # the lines of the account as the vectors name them
    "slam": ("slam-bid", {"level": 6, "tricks": 12}),
    "ace_karonka": ("karonka-aces", {"aces": 3}),
    "trump_karonka": ("karonka-suit", {"count": 1}),
    "D karonka": ("karonka-suit", {"count": 1}),
    "bet i6": ("bets", {"level": 6, "bets": 1}),
    "first game": ("game", {"number": 1}),
    "second game": ("game", {"number": 2}),
}


def of_vector(entry: Any) -> tuple[int, str, int]:
    """A line of the vectors: deal, item, points."""
    name = entry["item"]
    words = name.split()
    item = ITEMS[name][0] if name in ITEMS else "honours" if words[0] == "aces_honours" else "tricks"
    return int(entry["deal"].removeprefix("deal")), item, entry["points"]


def args_of_vector(entry: Any) -> dict[str, int]:
    name = entry["item"]
    if name in ITEMS:
        return ITEMS[name][1]
    words = name.split()
    level = {"level": int(words[-1].removeprefix("i"))}
    if words[0] != "aces_honours":
        return level | {"tricks": int(words[0])}
    aces, honours = map(int, words[1].split("+"))
    return level | {"aces": aces, "honours": honours}


def entered_rubber() -> SkrufSitting:
    """The three deals as a score keeper enters them: A dealt and bid, then B for D's deal, then B again."""
    return seated().enter(DEALER, FIRST).enter(0, SECOND).enter(DEALER, THIRD)


def played_rubber() -> SkrufSitting:
    """The same with the two worked deals really played."""
    sitting = seated()
    for deal in VECTORS["deals"]:
        sitting = worked(sitting, deal)
    return sitting.enter(DEALER, THIRD)


RUBBERS = {"entered": entered_rubber, "played": played_rubber}


@pytest.mark.parametrize("made", RUBBERS)
def test_skruf_9_the_worked_rubber_line_by_line(made: str) -> None:
    sitting = RUBBERS[made]()
    account = sitting.account
    assert account.parties == ((0, 1), (2, 3))
    for place, name in enumerate(("ab", "cd")):
        found = [posting for posting in account.postings if posting.account == place]
        told = [(each.deal, each.line.item, each.points) for each in found]
        assert sorted(told) == sorted(map(of_vector, TOLD[name]))
        for entry in TOLD[name]:
            (line,) = (
                each.line for each in found if (each.deal, each.line.item, each.points) == of_vector(entry)
            )
            assert dict(line.args).items() >= args_of_vector(entry).items()
    assert account.totals == (TOLD["totals"]["AB"], TOLD["totals"]["CD"]) == (2883, 1178)
    assert account.totals[0] - account.totals[1] == TOLD["difference"] == 1705
    assert sitting.totals == tuple(TOLD["settled"][name] for name in "ABCD") == (17, 17, -17, -17)
    assert sitting.is_draw_due and account.games == (2, 0)
    same_again(sitting)


def test_skruf_9_the_rubber_is_the_same_played_and_entered() -> None:
    played, entered = played_rubber(), entered_rubber()
    assert played.totals == entered.totals
    assert [row.result.facts for row in played.rows] == [row.result.facts for row in entered.rows]
    assert [row.terms for row in played.rows] == [row.terms for row in entered.rows]
    assert played.account == entered.account


@pytest.mark.parametrize("made", RUBBERS)
def test_skruf_8_7_the_race_to_sixty_in_the_worked_rubber(made: str) -> None:
    sitting = RUBBERS[made]()
    below, won = [0, 0], list[int]()
    games: tuple[int, ...] = (0, 0)
    for number, told in enumerate(TOLD["game_trace"], start=1):
        account = Account.opened(sitting.account.parties)
        for row in sitting.rows[:number]:
            account = account.after(sitting.options, row.number, row.terms.seats, row.result)
        score_of_deal = sitting.rows[number - 1].result.score
        assert score_of_deal is not None
        below = [below[side] + score_of_deal.below(side) for side in (0, 1)]
        assert below == [told["AB"], told["CD"]]  # in the vectors since the last game
        if account.games == games:
            assert told["event"].startswith("none") and account.parts == (told["AB"], told["CD"])
        else:
            assert "AB reach 60" in told["event"] and account.parts == (0, 0)
            below, games = [0, 0], account.games
            won.append(number)
    assert won == [1, 3] and games == (2, 0)


@pytest.mark.parametrize("case", VECTORS["settlement_truncating"], ids=lambda case: str(case["difference"]))
def test_skruf_8_8_only_whole_hundreds_are_entered(case: Any) -> None:
    assert points_of(options("skruf"), case["difference"]) == case["points"]
    assert points_of(options("skruf"), -case["difference"]) == -case["points"]


@pytest.mark.parametrize(
    ("difference", "points"),
    [
        (1705, 17),
        (1799, 18),
        (99, 1),
        (-1705, -17),
        (-50, -1),
        (0, 0),
        (1750, 18),
        (49, 0),
        (-49, 0),
        (50, 1),
    ],
)
def test_skruf_8_8_or_the_nearest(difference: int, points: int) -> None:
    assert points_of(options("skruf", {"settle_round": "nearest"}), difference) == points


# The statement, as the old book prints it


def told(items: tuple[Item, ...]) -> list[tuple[int, str, int]]:
    return [(item.deal, item.line.item, item.line.points) for item in items]


@pytest.mark.parametrize("made", RUBBERS)
def test_skruf_9_the_statement_reads_as_in_the_old_book(made: str) -> None:
    found = statement(RUBBERS[made](), 1)
    ours, theirs = found.columns
    assert (ours.party, theirs.party) == ((0, 1), (2, 3))
    assert told(ours.above) == [
        (3, "karonka-suit", 100),
        (3, "honours", 360),
        (2, "honours", 350),
        (1, "slam-bid", 700),
        (1, "karonka-aces", 100),
        (1, "honours", 480),
    ]
    assert told(ours.below) == [
        (1, "tricks", 72),
        (1, "game", 200),
        (2, "tricks", 55),
        (3, "tricks", 66),
        (3, "game", 400),
    ]
    assert told(theirs.above) == [(3, "karonka-suit", 50), (3, "bets", 1100)]
    assert told(theirs.below) == [(1, "tricks", 6), (2, "tricks", 10), (3, "tricks", 12)]
    assert ours.below[1].carried == TOLD["carried_subtotal_in_source"] == 2362
    assert (ours.above[-1].carried, ours.total_above, ours.total_below) == (2090, 2090, 793)
    assert (ours.below[-1].carried, ours.total) == (2883, 2883)
    assert (theirs.below[-1].carried, theirs.total, theirs.total_above) == (1178, 1178, 1150)
    (balance,) = found.balances
    assert (balance.one, balance.two, balance.difference, balance.points) == (0, 1, 1705, 17)
    assert found.points == (17, 17, -17, -17) and found.alone == () and found.is_settled


def test_the_statement_of_a_rubber_on_its_way() -> None:
    sitting = seated()
    empty = statement(sitting, 1)
    assert [(column.above, column.below, column.total) for column in empty.columns] == [((), (), 0)] * 2
    assert empty.points == (0, 0, 0, 0) and not empty.is_settled
    sitting = sitting.enter(DEALER, FIRST)
    found = statement(sitting, 1)
    assert found.points == (15, 15, -15, -15) and not found.is_settled  # 1552 to 6
    assert sitting.totals == (0, 0, 0, 0)
    ended = sitting.time_up()
    assert statement(ended, 1).is_settled and ended.totals == found.points


def test_the_statement_of_an_older_rubber() -> None:
    sitting = entered_rubber().draw(cards("S2 S3 S4 S5")).enter(DEALER, SMALL)
    assert statement(sitting, 1) == statement(entered_rubber(), 1)
    assert statement(sitting, 2).columns[0].party == (0, 2)
    assert told(statement(sitting, 2).columns[0].below) == [(4, "tricks", 40)]


@pytest.mark.parametrize("rubber", [0, -1, 2])
def test_there_is_no_statement_of_a_rubber_that_has_not_begun(rubber: int) -> None:
    for sitting, begun in ((seated(), 1), (SkrufSitting.new(options("skruf")), 0)):
        with pytest.raises(KnektError) as refused:
            statement(sitting, rubber)
        assert refused.value.code == "no-such-rubber"
        assert refused.value.args_said == {"number": rubber, "rubbers": begun}


def test_the_draw_is_no_part_of_the_account() -> None:
    sitting = SkrufSitting.new(options("skruf"))
    with pytest.raises(KnektError) as refused:
        _ = sitting.account
    assert refused.value.code == "draw-is-due"
    assert sitting.after(Drawn(cards("S5 D7 C9 HQ"))).account.totals == (0, 0)
