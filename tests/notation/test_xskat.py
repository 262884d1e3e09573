"""Logs of XSkat with its list: a few games that it really played, and the same ones damaged."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import Hand
from knekt.errors import KnektError, RecordError
from knekt.notation.record import Record, differences, facts_of
from knekt.notation.skat.xskat import read_xskat
from knekt.skat import GERMAN, ISKO, ClaimJudged, Ending, Placed

DATA = Path(__file__).parents[1] / "data" / "xskat"
LOG, LIST, GERMAN_LOG, GERMAN_LIST = (
    (DATA / name).read_text(encoding="utf-8")
    for name in ("log.txt", "list.txt", "german_log.txt", "german_list.txt")
)
END = "=" * 40 + "\n"
SUIT, LOST, HAND, SCHWARZ, OUVERT, PASSED, HAND_LOST, NULL_HAND, NULL_LOST = (
    game + END for game in LOG.split(END)[:-1]
)


def read(log: str, booked: str | None = None) -> list[Record]:
    found = list(read_xskat(log, booked))
    assert all(isinstance(each, Record) for each in found), found
    return [each for each in found if isinstance(each, Record)]


def refused(log: str) -> tuple[str, int]:
    """What is wrong in the end, and the line."""
    (error,) = read_xskat(log, place="games.log")
    assert isinstance(error, RecordError) and error.place == "games.log"
    return root(error.cause), error.line


def root(error: KnektError) -> str:
    while isinstance(error.__cause__, KnektError):
        error = error.__cause__
    return error.code


def line_of(log: str, part: str) -> int:
    return log[: log.index(part)].count("\n") + 1


# Reading


def test_the_games_come_out_as_booked() -> None:
    found = [(facts_of(record.game), record) for record in read(LOG, LIST)]
    told = [(facts.get("contract"), facts["score"], record.stated.get("points")) for facts, record in found]
    assert told == [
        ("D", 18, 71),
        ("H", -60, 52),
        ("GH", 96, 106),
        ("S", 44, 120),
        ("NHO", 59, None),
        (None, 0, None),
        ("GH", -144, 57),
        ("NH", 35, None),
        ("NH", -70, None),
    ]
    for _, record in found:
        assert differences(record, record.game) == []
        assert record.stated["score"] == facts_of(record.game)["score"]


def test_cards_seats_and_names() -> None:
    (record,) = read(SUIT)
    assert record.options == ISKO
    assert record.players == ("Computer3", "Computer1", "Computer2")  # the second deals
    assert record.tags == {"random_seed": "1 0 2"}
    placed = record.events[0]
    assert isinstance(placed, Placed)
    assert (placed.declarer, str(placed.contract), placed.bid, placed.lead) == (0, "D", 18, 0)
    assert isinstance(placed.skat, Hand) and isinstance(placed.laid, Hand)
    assert (str(placed.laid), str(placed.skat)) == told_skat(SUIT)


def told_skat(game: str) -> tuple[str, str]:
    """The two skats of an English log, read in another way."""
    found = re.findall(r"Skat (?:is|was): (\w)\w+ (\w+),(\w)\w+ (\w+)", game)
    heaps = [f"{a}{b} {c}{d}".replace("10", "T") for a, b, c, d in found]
    laid, skat = (str(Hand.parse(heap)) for heap in heaps)
    return laid, skat


def test_a_game_that_all_passed() -> None:
    (record,) = read(PASSED)
    assert record.game.state.ending is Ending.PASSED_OUT
    assert record.stated == {"ending": "passed-out", "declarer": -1, "score": 0}


def test_a_null_ends_with_the_first_trick_of_the_declarer() -> None:
    (record,) = read(NULL_LOST)
    assert len(record.game.state.tricks) == 5
    assert record.game.state.ending is Ending.PLAYED


def test_german_words_and_german_cards() -> None:
    record = read(GERMAN_LOG, GERMAN_LIST)
    assert [each.events for each in record] == [each.events for each in read(SUIT + HAND + PASSED)]
    french = GERMAN_LOG
    for german, word in (("Schellen", "Karo"), ("Rot", "Herz"), ("Grün", "Pik"), ("Eicheln", "Kreuz")):
        french = french.replace(german, word).replace(german.upper(), word.upper())
    french = re.sub(r"(?<=[ _])O\b", "D", re.sub(r"(?<=[ _])U\b", "B", french))
    assert [each.events for each in read(french)] == [each.events for each in record]


def test_without_a_list_the_log_tells_points_and_winner() -> None:
    stated = [record.stated for record in read(LOST + NULL_HAND)]
    assert stated == [{"declarer": 0, "won": False, "points": 52}, {"declarer": 2, "won": True}]


def test_the_list_belongs_to_the_last_games() -> None:
    short = "\n".join(LIST.splitlines()[-2:])
    assert ["score" in record.stated for record in read(HAND_LOST + NULL_HAND + NULL_LOST, short)] == [
        False,
        True,
        True,
    ]
    scores = [record.stated["score"] for record in read(NULL_HAND + NULL_LOST, LIST)]
    assert scores == [35, -70]


def test_another_value_in_the_list_is_a_difference() -> None:
    (record,) = read(SUIT, "e 2 0 0 36 0")
    found = {each.name: (each.stated, each.found) for each in differences(record, record.game)}
    assert found == {"won": (False, True), "score": (-36, 18)}


@pytest.mark.parametrize(
    ("said", "contract"),
    [
        ("Played Hand", "GH"),
        ("Schneider announced", "GHS"),
        ("Schwarz announced", "GHZ"),
        ("Played ouvert", "GHO"),
        ("Hand gespielt", "GH"),
        ("Schwarz angesagt", "GHZ"),
        ("Ouvert gespielt", "GHO"),
    ],
)
def test_announcements(said: str, contract: str) -> None:
    (record,) = read(HAND.replace("Played Hand", said))
    assert str(record.game.state.contract) == contract


def test_null_ouvert_with_and_without_hand() -> None:
    assert str(read(OUVERT)[0].game.state.contract) == "NHO"
    assert str(read(OUVERT.replace("ouvert Hand", "ouvert"))[0].game.state.contract) == "NO"


def test_a_log_without_the_seed() -> None:
    for game in (SUIT, NULL_LOST, PASSED):
        bare = re.sub(r"-+ random_seed .*", "-" * 40, game)
        assert read(bare)[0].events == read(game)[0].events
        assert read(bare)[0].tags == {}


def test_names_of_two_lines_and_a_bid_not_told() -> None:
    head, rest = SUIT.split("\n", 2)[0], SUIT.split("\n", 2)[2]
    two = head.replace("Computer3", "Anna     ") + "\n" + " " * 26 + "Berg\n" + rest
    (record,) = read(two.replace("Computer3 played", "Anna Berg played").replace("Last bid: 18\n", ""))
    assert record.players[0] == "Anna Berg"
    assert record.game.state.bid == 0


# Games that were not played to the last card


def unplayed(game: str, tricks: int) -> str:
    """The log of the game where the last tricks were not played: their rows only list the cards."""
    rows = game.split("\n")
    for place in range(13 - tricks, 13):
        rows[place] = rows[place].replace("_", " ").title()
    return "\n".join(rows)


def test_the_rest_taken_by_the_declarer() -> None:
    (whole,), (short,) = read(SCHWARZ), read(unplayed(SCHWARZ, 4))
    assert short.game.state.ending is Ending.CLAIMED and short.events[-2] == ClaimJudged(True)
    assert facts_of(short.game) == facts_of(whole.game) | {"ending": "claimed"}


def test_the_rest_taken_by_the_defenders() -> None:
    """In a lost game the tricks that were not played are left out."""
    (whole,), (short,) = read(LOST), read("\n".join(cut_last_trick(LOST)))
    assert whole.game.state.tricks[-1].winner != whole.game.state.declarer
    assert facts_of(short.game) == facts_of(whole.game) | {"ending": "claimed"}


def test_null_not_played_out() -> None:
    (won,), (lost,) = read(unplayed(NULL_HAND, 5)), read("\n".join(cut_last_trick(NULL_LOST)))
    assert facts_of(won.game)["score"] == 35
    assert facts_of(lost.game)["score"] == -70


def cut_last_trick(game: str) -> list[str]:
    rows = game.split("\n")
    end = next(place for place, row in enumerate(rows) if "random_seed" in row)
    return rows[: end - 1] + rows[end:]


def test_points_that_fit_neither_side() -> None:
    assert refused(unplayed(SCHWARZ, 4).replace("120 points", "99 points"))[0] == "deal-not-finished"


def test_a_won_game_shows_all_its_cards() -> None:
    for game in (SUIT, NULL_HAND):
        assert refused("\n".join(cut_last_trick(game)))[0] == "deal-not-finished"


# Damage


@pytest.mark.parametrize(
    ("change", "at"),
    [
        (("Skat is:", "Skat ist:"), "Skat ist:"),
        (("Skat is: ", "Skat is: Foo 7,"), "Skat is: Foo"),
        (("Skat was: ", "Skat was: Club J,"), "Skat was: Club J,"),
        (("Computer3 played Diamond", "Computer9 played Diamond"), "Computer9"),
        (("Computer3 played Diamond", "Computer3 played Bridge"), "played Bridge"),
        (("Computer3 played Diamond", "Skat is: Club 7,Club 8"), "Skat is: Club 7,Club 8"),
        (("Won with: 71 points", "Won with: many points"), "Won with"),
        (("Won with: 71 points\n", ""), "Computer3 played"),
        (("Last bid: 18", "Last bid: 99999"), "Last bid"),
    ],
)
def test_damaged_notes(change: tuple[str, str], at: str) -> None:
    log = SUIT.replace(*change)
    assert refused(log) == ("unreadable", line_of(log, at))


def test_a_row_that_breaks_the_rules() -> None:
    rows = SUIT.split("\n")
    first = next(place for place in range(3, 13) if "_" in rows[place])
    for change, code in (
        (rows[first].replace("_", " "), "trick-differs"),
        (rows[first].title().replace("_", " "), "unreadable"),  # the rows after it are played
        (rows[first - 1], "card-not-held"),
        (rows[first + 1], "must-follow-trump"),
        (rows[first][:26], "unreadable"),
        (rows[first] + "Club 7", "unreadable"),
        ("", "unreadable"),
    ):
        log = "\n".join([*rows[:first], change, *rows[first + 1 :]])
        found, line = refused(log)
        assert found == code, change
        assert first <= line - 1 <= first + 1


def test_hands_that_are_no_deal() -> None:
    rows = SUIT.split("\n")
    for row, code in ((rows[15], "doubled-card"), (rows[14].replace("J", "9", 1), "doubled-card")):
        assert refused("\n".join([*rows[:14], row, *rows[15:]])) == (code, 15)
    assert refused("\n".join(rows[:14] + rows[15:])) == ("missing-card", 15)


def test_a_damaged_game_leaves_the_others_and_their_scores() -> None:
    damaged = HAND.replace("CLUB J", "CLOB J")
    found = list(read_xskat(SUIT + LOST + damaged + SCHWARZ, "\n".join(LIST.splitlines()[:10])))
    assert [type(each) for each in found] == [Record, Record, RecordError, Record]
    assert [each.stated["score"] for each in found if isinstance(each, Record)] == [18, -60, 44]


def test_a_lost_line_between_two_games_costs_only_these() -> None:
    log = SUIT + LOST + HAND.removesuffix(END) + SCHWARZ + OUVERT
    found = list(read_xskat(log, "\n".join(LIST.splitlines()[:11])))
    assert [type(each) for each in found] == [Record, Record, RecordError, Record]
    assert [each.stated["score"] for each in found if isinstance(each, Record)] == [18, -60, 59]


def test_a_damaged_list() -> None:
    found = list(read_xskat(LOST + HAND, "0 0 0\ne 1 0 0 sixty 0\ne 0 0 0 96 1\n", list_place="games.lst"))
    assert [type(each) for each in found] == [RecordError, Record, Record]
    error, first, second = found
    assert isinstance(error, RecordError) and (error.place, error.line) == ("games.lst", 2)
    assert isinstance(first, Record) and "score" not in first.stated
    assert isinstance(second, Record) and second.stated["score"] == 96


def test_a_preset_without_claims_still_reads_what_was_played() -> None:
    (record,) = read_xskat(SUIT, options=GERMAN)
    assert isinstance(record, Record) and record.options == GERMAN
    (error,) = read_xskat(unplayed(SCHWARZ, 4), options=GERMAN)
    assert isinstance(error, RecordError)


def test_nothing_at_all() -> None:
    assert list(read_xskat("")) == []
    assert list(read_xskat(f"\n\n{END}\n{END}", "0 0 0\n")) == []


def well_behaved(log: str, booked: str | None = None) -> None:
    for found in read_xskat(log, booked):
        if isinstance(found, Record):
            assert found.game.is_over
            assert replace(found, tags={}).game.events == found.events
        else:
            assert found.line >= 1 and found.message


@pytest.mark.parametrize("game", [SUIT, PASSED, NULL_LOST])
def test_a_log_cut_anywhere(game: str) -> None:
    whole = read(game)[0]
    for end in range(len(game)):
        for found in read_xskat(game[:end]):
            assert isinstance(found, RecordError) or found.events == whole.events


@given(st.text(), st.text())
def test_any_text(log: str, booked: str) -> None:
    well_behaved(log, booked)


@given(st.sampled_from([SUIT, HAND, OUVERT, PASSED, NULL_LOST, unplayed(SCHWARZ, 3)]), st.data())
def test_a_game_with_something_changed(game: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(game)))
    end = data.draw(st.integers(start, min(len(game), start + 8)))
    put = data.draw(
        st.text(max_size=3) | st.sampled_from(["_", " ", "\n", "-" * 40, END, "Club 7", "10", "="])
    )
    well_behaved(game[:start] + put + game[end:], LIST)


@given(st.sampled_from([SUIT, HAND_LOST, OUVERT, NULL_LOST]), st.data())
def test_a_game_with_its_lines_changed(game: str, data: st.DataObject) -> None:
    rows = game.split("\n")
    place, other = (data.draw(st.integers(0, len(rows) - 1)) for _ in range(2))
    put = data.draw(st.sampled_from([[], [rows[place]] * 2, [rows[other]]]))
    well_behaved("\n".join([*rows[:place], *put, *rows[place + 1 :]]))
