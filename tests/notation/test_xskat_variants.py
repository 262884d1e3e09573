"""Logs of XSkat with the variants of section 17: games that it played, also changed or damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import Hand
from knekt.engine import OptionValue
from knekt.errors import KnektError, RecordError
from knekt.notation.record import Record, differences, facts_of
from knekt.notation.skat.xskat import read_xskat
from knekt.skat import Ending, GiftAnswered, Options, PassedOn, Placed, PlayedOn, Pushed, options, result

DATA = Path(__file__).parents[1] / "data" / "xskat"
END = "=" * 40 + "\n"
SUIT, _, HAND, _, _, PASSED, _, NULL_HAND, NULL_LOST = (
    game + END for game in (DATA / "log.txt").read_text(encoding="utf-8").split(END)[:-1]
)
RAMSCH = """\
 Computer1   Computer2   Computer3

----------------------------------------
  Heart 8     HEART Q     Heart_9
  Spade 9     SPADE Q     Spade 8
  Club 7      CLUB 9      Club 8
  SPADE K     Spade_7     Club A
  SPADE J     Diamond J   Heart J
  HEART K     Diamond A   Diamond K
  Diamond_7   DIAMOND 10  Diamond Q
  Heart 10    SPADE 10    Diamond 9
  Club K      CLUB 10     Diamond 8
  Club Q      Spade_A     CLUB J
---- random_seed 1 0 2 -----------------
  SPADE J     DIAMOND J   CLUB J
  Club K      Club 10     HEART J
  Club Q      Club 9      Club A
  Club 7      Spade A     Club 8
  Spade K     Spade 10    Spade 8
  Spade 9     Spade Q     Heart 9
  Heart 10    Spade 7     Diamond K
  Heart K     Heart Q     Diamond Q
  Heart 8     Diamond A   Diamond 9
  Diamond 7   Diamond 10  Diamond 8
----------------------------------------
Skat is: Heart 7,Heart A
Computer2 lost the Ramsch
Lost with: 53 points
========================================
"""
PUSHED = """\
 Computer1   Computer2   Computer3

----------------------------------------
  DIAMOND Q   Diamond 7   Club A
  Diamond_8   DIAMOND K   Club 10
  HEART A     Heart_Q     Heart 8
  Spade_7     Heart 9     SPADE Q
  Diamond A   Club Q      CLUB K
  Spade A     Club 9      HEART 7
  Spade 10    Diamond J   SPADE J
  Spade K     CLUB J      Heart_J
  Spade 9     CLUB 7      Heart 10
  Spade 8     CLUB 8      Heart K
---- random_seed 1 142 3 ---------------
  Spade A     CLUB J      SPADE J
  Spade 10    DIAMOND J   HEART J
  Spade K     Club Q      Club A
  Spade 9     Club 9      Club 10
  Spade 8     Club 8      Club K
  Spade 7     Club 7      Spade Q
  Heart A     Heart Q     Heart 10
  Diamond A   Heart 9     Heart K
  Diamond Q   Diamond K   Heart 8
  Diamond 8   Diamond 7   Heart 7
----------------------------------------
Skat is: Diamond 9,Diamond 10
Skat was: Diamond K,Heart Q
FH_passed: Diamond K,Heart Q
MH passed: Heart 10,Spade Q
RH passed: Diamond 9,Diamond 10
Computer1 won the Ramsch
Won with: 28 points
========================================
"""
SPITZE = """\
 Computer1   Computer2   Computer3

----------------------------------------
  Spade 9     Diamond J   HEART J
  Spade Q     Spade A     SPADE J
  Club 10     Diamond 8   SPADE 8
  Diamond 7   Diamond 9   CLUB J
  Heart 7     Heart Q     SPADE K
  Club 9      Club K      CLUB A
  CLUB Q      Diamond 10  Club_7
  Diamond_A   Diamond Q   SPADE 10
  Diamond K   Heart K     CLUB 8
  Heart A     Heart 10    SPITZE !
---- random_seed 1 24 2 ----------------
  SPADE Q     DIAMOND J   CLUB J
  SPADE 9     SPADE A     SPADE J
  Club 10     Club K      HEART J
  Club Q      Heart 10    SPADE 10
  Club 9      Heart K     SPADE K
  Heart A     Heart Q     SPADE 8
  Heart 7     Diamond 10  SPITZE !
  Diamond A   Diamond Q   Club A
  Diamond K   Diamond 9   Club 8
  Diamond 7   Diamond 8   Club 7
----------------------------------------
Skat is: Heart 8,Heart 9
Skat was: Heart 9,Spade K
Last bid: 18
Computer3 played Spade
Won with: 107 points
========================================
"""
ALL_UNSEEN = RAMSCH.replace(
    "Computer2 lost",
    "Skat was: Heart 7,Heart A\n"
    "FH_passed: Heart 7,Heart A\nMH_passed: Heart 7,Heart A\nRH_passed: Heart 7,Heart A\nComputer2 lost",
)
KONTRA = SUIT.replace(" Computer2  ", "_Computer2_ ")  # the third plays
RE = KONTRA.replace(" Computer3 ", "_Computer3_")
GIFT = "\n".join([*SUIT.split("\n")[:3], "  Schenken    Schenken   _Accept_", *SUIT.split("\n")[13:]])
GIFT = GIFT.replace("Won with: 71 points", "Won")

PLAIN = options("isko")
RAMSCH_TABLE = options("isko", {"ramsch.on_pass_out": "ramsch"})
PUSH_TABLE = options("isko", {"ramsch.on_pass_out": "schieberramsch"})
KONTRA_TABLE = options("isko", {"kontra.enabled": True})
SPITZE_TABLE = options("isko", {"spitzen.enabled": True})
GIFT_TABLE = options("isko", {"schenken.enabled": True})
BOCK: dict[str, OptionValue] = {
    "bock.enabled": True,
    "bock.triggers": ("grand_hand_won",),
    "session.rounds": None,
}
EVERYTHING = options("xskat")


def read(log: str, table: Options, booked: str | None = None) -> list[Record]:
    found = list(read_xskat(log, booked, table))
    assert all(isinstance(each, Record) for each in found), found
    return [each for each in found if isinstance(each, Record)]


def refused(log: str, table: Options) -> tuple[str, int, KnektError]:
    """The code of what is wrong in the end, the line, and the cause with its parts."""
    (error,) = read_xskat(log, options=table)
    assert isinstance(error, RecordError)
    cause = error.cause
    while isinstance(cause.__cause__, KnektError):
        cause = cause.__cause__
    return cause.code, error.line, cause


def line_of(log: str, part: str) -> int:
    return log[: log.index(part)].count("\n") + 1


# Ramsch


def test_skat_17_6_a_ramsch_is_a_deal_that_all_have_passed() -> None:
    (record,) = read(RAMSCH, RAMSCH_TABLE, "e 1 1 0 53 0")
    assert [str(event) for event in record.events[1:4]] == ["M pass", "R pass", "F pass"]
    assert record.stated == {"declarer": -1, "score": -53, "ramsch": "0 0 -53"}
    assert differences(record, record.game) == []
    assert facts_of(record.game)["card_points"] == "27 40 53"


def test_another_loser_in_the_list_is_a_difference() -> None:
    (record,) = read(RAMSCH, RAMSCH_TABLE, "e 2 1 0 53 0")
    assert [(each.name, each.stated) for each in differences(record, record.game)] == [("ramsch", "-53 0 0")]


def test_the_list_says_what_each_of_the_three_gets() -> None:
    """The columns are those of forehand's neighbours: forehand has the third here."""
    booked = {
        "e 0 1 0 40 1": "-40 0 -40",  # two lose together
        "e 0 1 1 120 1": "0 120 0",
        "e 0 1 0 0 0": "0 0 0",
        "e 0 0 0 24 0": None,
    }
    for line, totals in booked.items():
        (record,) = read(RAMSCH, RAMSCH_TABLE, line)
        assert record.stated.get("ramsch") == totals
    assert record.stated["declarer"] == 1  # and differs


def test_skat_17_7_cards_that_went_round() -> None:
    (record,) = read(PUSHED, PUSH_TABLE, "e 0 1 0 92 1")
    moves = [event for event in record.events if isinstance(event, PassedOn | Pushed)]
    assert moves == [PassedOn(0), Pushed(1, Hand.parse("HT SQ")), Pushed(2, Hand.parse("DT D9"))]
    assert differences(record, record.game) == []
    assert record.stated["ramsch"] == facts_of(record.game)["ramsch"] == "0 -92 -92"


def test_skat_17_7_nobody_takes_the_cards_up() -> None:
    (record,) = read(ALL_UNSEEN, PUSH_TABLE, "e 1 1 0 424 0")
    assert record.game.state.refusals == 3
    assert differences(record, record.game) == []


def test_nobody_lost() -> None:
    log = RAMSCH.replace("Computer2 lost the Ramsch\nLost with: 53 points", "Nobody lost the Ramsch")
    (record,) = read(log, RAMSCH_TABLE, "e 0 1 0 0 0")
    assert {each.name for each in differences(record, record.game)} == {"score", "ramsch"}  # for here one did


def test_german_words_of_a_ramsch() -> None:
    german = PUSHED
    for english, word in (
        ("Skat is", "Im Skat ist"),
        ("Skat was", "Im Skat war"),
        ("FH_passed", "VH_schob"),
        ("MH passed", "MH schob"),
        ("RH passed", "HH schob"),
        ("won the Ramsch", "gewann den Ramsch"),
        ("Won with: 28 points", "Gewonnen mit: 28 Augen"),
    ):
        german = german.replace(english, word)
    assert read(german, PUSH_TABLE)[0].events == read(PUSHED, PUSH_TABLE)[0].events
    lost = RAMSCH.replace("lost the", "verlor den").replace("Lost with: 53 points", "Verloren mit: 53 Augen")
    assert read(lost, RAMSCH_TABLE)[0].events == read(RAMSCH, RAMSCH_TABLE)[0].events


@pytest.mark.parametrize(
    ("log", "table", "old", "new", "code"),
    [
        (RAMSCH, RAMSCH_TABLE, "Lost with: 53 points\n", "", "unreadable"),
        (RAMSCH, RAMSCH_TABLE, "Computer2 lost the Ramsch\n", "", "unreadable"),
        (RAMSCH, RAMSCH_TABLE, "Computer2 lost", "Last bid: 18\nComputer2 lost", "unreadable"),
        (RAMSCH, RAMSCH_TABLE, "Computer2 lost", "FH passed: Club 7,Club 8\nComputer2 lost", "unreadable"),
        (RAMSCH, RAMSCH_TABLE, "Heart 8     HEART Q", "Schenken    Accept", "unreadable"),
        (RAMSCH, RAMSCH_TABLE, "  Club Q      Spade_A     CLUB J\n", "", "deal-not-finished"),
        (PUSHED, PUSH_TABLE, "Skat was: Diamond K,Heart Q\n", "", "unreadable"),
        (PUSHED, PUSH_TABLE, "MH passed: Heart 10,Spade Q\n", "", "unreadable"),
        (PUSHED, PUSH_TABLE, "MH passed: Heart 10,Spade Q", "MH passed: Heart 10", "unreadable"),
        (PUSHED, PUSH_TABLE, "RH passed: Diamond 9", "RH passed: Diamond 8", "unreadable"),
        (PUSHED, PUSH_TABLE, "MH passed: Heart 10", "MH passed: Heart 9", "wrong-number-dealt"),
        (PUSHED, PUSH_TABLE, "MH passed", "MH_passed", "cards-differ"),
        (PUSHED, PUSH_TABLE, "FH_passed: Diamond K,", "FH passed: Diamond J,", "wrong-number-dealt"),
        (PUSHED, PUSH_TABLE, "Heart 10,Spade Q", "Heart 10,Heart J", "no-jacks"),
    ],
)
def test_damaged_ramsch(log: str, table: Options, old: str, new: str, code: str) -> None:
    assert old in log
    assert refused(log.replace(old, new), table)[0] == code


# Kontra, spitze, revolution, schenken


def test_skat_17_1_kontra_and_re() -> None:
    for log, level, score in ((SUIT, 0, 18), (KONTRA, 1, 36), (RE, 2, 72)):
        (record,) = read(log, KONTRA_TABLE, f"e 2 0 0 {score} 1")
        assert record.players == ("Computer3", "Computer1", "Computer2")
        assert record.game.state.kontra == level
        assert differences(record, record.game) == []


def test_a_second_line_of_the_name_is_marked_too() -> None:
    rows = KONTRA.split("\n")
    for second, name in (("__", "Computer2"), ("_Berg_", "Computer2 Berg")):
        rows[1] = " " * 12 + second
        assert read("\n".join(rows), KONTRA_TABLE)[0].players[2] == name


@pytest.mark.parametrize("marked", [["Computer3"], ["Computer1", "Computer2"]])
def test_marks_that_cannot_be_kontra(marked: list[str]) -> None:
    """The declarer has nothing to answer, or both defenders have said it."""
    head, rest = SUIT.split("\n", 1)
    for name in marked:
        head = head.replace(f" {name} ", f"_{name}_")
    assert refused(f"{head}\n{rest}", KONTRA_TABLE)[:2] == ("unreadable", 1)


def test_the_declarer_plays_on_before_a_kontra_that_never_comes() -> None:
    table = options("isko", {"kontra.enabled": True, "kontra.timing": "before_first_lead"})
    (record,) = read(SUIT, table)
    assert record.events[1] == PlayedOn(0)


def test_skat_17_12_the_spitze_is_the_lowest_trump() -> None:
    (record,) = read(SPITZE, SPITZE_TABLE, "e 2 0 0 66 1")
    assert str(record.game.state.contract) == "S1"
    assert str(record.game.state.tricks[-1].cards[0]) == "S7"
    assert differences(record, record.game) == []


def test_skat_17_12_a_spitze_that_did_not_win() -> None:
    """The last two tricks are exchanged; but the lowest trump must win the very last one."""
    rows = SPITZE.split("\n")
    assert "CLUB 8" in rows[11] and "SPITZE" in rows[12]
    rows[11:13] = rows[12], rows[11]
    (record,) = read("\n".join(rows), SPITZE_TABLE, "e 2 0 0 132 0")
    assert differences(record, record.game) == []


def test_skat_17_13_revolution() -> None:
    table = options("isko", {"revolution.enabled": True})
    for log, score, line in ((NULL_HAND, 92, "e {} 0 0 92 1"), (NULL_LOST, -184, "e {} 0 0 184 0")):
        text = log.replace("played Null", "played Revolution")
        (record,) = read(text, table)
        assert str(record.game.state.contract) == "R"
        placed = record.events[0]
        assert isinstance(placed, Placed) and placed.hands == record.game.state.dealt
        column = int(text[text.index(" played") - 1]) - 1
        (record,) = read(text, table, line.format(column))
        assert record.stated["score"] == score and differences(record, record.game) == []


def test_skat_17_3_a_gift_taken() -> None:
    (record,) = read(GIFT, GIFT_TABLE, "e 2 0 0 18 1")
    assert record.game.state.ending is Ending.GIVEN
    assert record.events[-2] == GiftAnswered(0, True)
    assert differences(record, record.game) == []


def test_skat_17_3_gifts_declined() -> None:
    """For a declined gift the log says that it was announced; but the skat had been taken up."""
    log = GIFT.replace("Computer3 played Diamond", "Computer3 played Diamond\nSchneider announced")
    (record,) = read(log, GIFT_TABLE)
    found = record.game.state
    assert (str(found.contract), found.declined, found.accepted) == ("D", "game", "schneider")
    assert facts_of(record.game)["score"] == 36
    log = SUIT.replace("Computer3 played Diamond", "Computer3 played Diamond\nSchwarz announced")
    (record,) = read(log, GIFT_TABLE)
    assert record.game.state.declined == "schneider"
    assert facts_of(record.game)["won"] is False


def test_nothing_is_given_after_schwarz_was_announced() -> None:
    log = GIFT.replace("Computer3 played Diamond", "Computer3 played Diamond\nSchwarz announced")
    code, line, cause = refused(log, GIFT_TABLE)
    assert (code, line) == ("variant-not-played", line_of(log, "Computer3 played"))
    assert cause.args_said == {"variant": "schenken", "option": ""}


# Bock and ramsch rounds


def test_skat_17_4_the_games_before_bring_the_bock() -> None:
    """A grand hand that is won, then three games that count double, then one that does not."""
    table = options("isko", BOCK)
    log = SUIT + HAND + SUIT + PASSED + NULL_LOST + SUIT
    assert [result(record.game.state).bock for record in read(log, table)] == [1, 1, 2, 2, 2, 1]
    assert [result(record.game.state).bock for record in read(log, PLAIN)] == [1] * 6
    scores = [facts_of(record.game)["score"] for record in read(log, table)]
    assert scores == [18, 96, 36, 0, -140, 18]


def test_skat_17_4_a_game_that_cannot_be_read_uses_up_a_deal() -> None:
    table = options("isko", BOCK)
    log = HAND + SUIT.replace("Club", "Clob") + SUIT + SUIT + SUIT
    found = [each for each in read_xskat(log, options=table) if isinstance(each, Record)]
    assert [result(record.game.state).bock for record in found] == [1, 2, 2, 1]


def test_skat_17_7_a_grand_hand_is_not_one_of_the_ramsch_deals() -> None:
    """It is played instead of a ramsch and without a bid, and brings a round after those that wait."""
    table = options("isko", BOCK | {"special_rounds.mode": "schieberramsch"})
    instead = "\n".join(row for row in HAND.split("\n") if not row.startswith("Last bid"))
    found = list(read_xskat(HAND + PUSHED + instead + 4 * PUSHED + 2 * SUIT, options=table))
    assert [isinstance(each, Record) for each in found] == [True] * 7 + [False, True]  # one ramsch is missing
    error = found[7]
    assert isinstance(error, RecordError) and error.cause.code == "ramsch-is-due"


@pytest.mark.parametrize(
    ("log", "code"),
    [(SUIT, "ramsch-is-due"), (PASSED, "ramsch-is-due"), (RAMSCH, "variant-not-played")],
)
def test_skat_17_7_other_games_in_a_ramsch_round(log: str, code: str) -> None:
    table = options("isko", BOCK | {"special_rounds.mode": "schieberramsch", "ramsch.on_pass_out": "ramsch"})
    first, error = read_xskat(HAND + log, options=table)
    assert isinstance(first, Record) and isinstance(error, RecordError)
    assert error.cause.code == code


# What the table does not play


@pytest.mark.parametrize(
    ("log", "table", "variant", "option", "at"),
    [
        (KONTRA, PLAIN, "kontra", "kontra.enabled", "Computer1"),
        (RE, options("isko", {"kontra.enabled": True, "kontra.max": 1}), "re", "kontra.max", "Computer1"),
        (RAMSCH, PLAIN, "ramsch", "ramsch.on_pass_out", "Computer2 lost"),
        (RAMSCH, PUSH_TABLE, "ramsch", "ramsch.on_pass_out", "Computer2 lost"),
        (PUSHED, PLAIN, "schieberramsch", "ramsch.on_pass_out", "Computer1 won"),
        (PUSHED, RAMSCH_TABLE, "schieberramsch", "ramsch.on_pass_out", "Computer1 won"),
        (SPITZE, PLAIN, "spitze", "spitzen.enabled", "SPITZE"),
        (SPITZE.replace("played Spade", "played Grand"), SPITZE_TABLE, "grand-spitze", "", "SPITZE"),
        (
            NULL_HAND.replace("played Null", "played Revolution"),
            PLAIN,
            "revolution",
            "revolution.enabled",
            "Computer2 played",
        ),
        (GIFT, PLAIN, "schenken", "schenken.enabled", "Computer3 played"),
        (RAMSCH.replace(" Computer1 ", "_Computer1_"), RAMSCH_TABLE, "klopfen", "", "Computer2 lost"),
    ],
)
def test_variants_are_named(log: str, table: Options, variant: str, option: str, at: str) -> None:
    code, line, cause = refused(log, table)
    assert (code, cause.args_said) == ("variant-not-played", {"variant": variant, "option": option})
    assert line == line_of(log, at)


def test_a_deal_passed_out_where_ramsch_is_played() -> None:
    assert refused(PASSED, RAMSCH_TABLE)[0] == "deal-not-finished"


@pytest.mark.parametrize(
    ("log", "old", "new"),
    [
        (SPITZE, "played Spade", "played Null"),  # which has no lowest trump
        (RAMSCH, "CLUB J", "SPITZE !"),
        (SUIT, "Last bid: 18", "MH passed: Heart 10,Club A"),
        (GIFT, "_Accept_", "_Passe_"),
        (RAMSCH, "Computer2 lost", "Computer9 lost"),
        (SUIT, "played Diamond", "played Null\nSchneider announced"),  # of which nothing can be declined
    ],
)
def test_marks_where_they_do_not_belong(log: str, old: str, new: str) -> None:
    assert refused(log.replace(old, new), EVERYTHING)[0] == "unreadable"


TABLES = [RAMSCH_TABLE, PUSH_TABLE, EVERYTHING, options("club")]


def well_behaved(log: str, table: Options) -> None:
    for found in read_xskat(log, "e 1 1 0 53 0\ne 0 0 0 48 1", table):
        if isinstance(found, Record):
            assert found.game.is_over and found.game.events == found.events
        else:
            assert found.line >= 1 and found.message


@pytest.mark.parametrize(("log", "table"), [(PUSHED, PUSH_TABLE), (GIFT, GIFT_TABLE), (SPITZE, SPITZE_TABLE)])
def test_a_log_cut_anywhere(log: str, table: Options) -> None:
    (whole,) = read(log, table)
    for end in range(len(log)):
        for found in read_xskat(log[:end], options=table):
            assert isinstance(found, RecordError) or found.events == whole.events


@given(st.sampled_from([RAMSCH, PUSHED, ALL_UNSEEN, SPITZE, RE, GIFT]), st.sampled_from(TABLES), st.data())
def test_a_game_with_something_changed(log: str, table: Options, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(log)))
    end = data.draw(st.integers(start, min(len(log), start + 8)))
    put = data.draw(
        st.text(max_size=3) | st.sampled_from(["_", " ", "\n", "-" * 40, END, "Club 7", "SPITZE !"])
    )
    well_behaved(log[:start] + put + log[end:], table)


@given(st.sampled_from([RAMSCH, PUSHED, ALL_UNSEEN, SPITZE, RE, GIFT]), st.sampled_from(TABLES), st.data())
def test_a_game_with_its_lines_changed(log: str, table: Options, data: st.DataObject) -> None:
    rows = log.split("\n")
    place, other = (data.draw(st.integers(0, len(rows) - 1)) for _ in range(2))
    put = data.draw(st.sampled_from([[], [rows[place]] * 2, [rows[other]]]))
    well_behaved("\n".join([*rows[:place], *put, *rows[place + 1 :]]), table)
