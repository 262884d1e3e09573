"""The misprints that the rule pages name: the rules compute what the pages say is right (21, Tournée 20)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from knekt.sheet import SkatSitting, tournament
from knekt.skat import Facts, contracts, multipliers, options, rules, score

PAGES = Path(__file__).parents[2] / "docs" / "rules"


def told(page: str, where: str) -> list[str]:
    """What stands in bold in the rows of the page that begin so."""
    rows = [line for line in (PAGES / page).read_text().splitlines() if line.startswith(f"| {where}")]
    assert rows, where
    return [bold for row in rows for bold in re.findall(r"\*\*(.+?)\*\*", row)]


def counted(preset: str, contract: str, run: int = 0, bid: int = 0, **more: int) -> tuple[int, int]:
    """The value and the score of a game, lost or won by its tricks and card points."""
    chosen = options(preset, {"kontra.enabled": True} if more.get("kontra") else None)
    facts = Facts(contracts(chosen)[contract], run, **{"points": 61, "tricks": 5, "bid": bid} | more)  # type: ignore[arg-type]
    found = score(chosen, facts)
    return found.value, found.total


def test_skat_21_spades_lost_schneider() -> None:
    assert counted("german", "S", 1, points=30, tricks=2) == (33, -66)
    assert told("skat.md", "♠ with 1, lost schneider") == ["33"]


def test_skat_21_what_is_announced_is_a_hand_game() -> None:
    assert counted("german", "SHS", 1, points=85) == (55, -110)
    assert "SS" not in contracts(options("german"))
    assert told("skat.md", "♠ with schneider announced") == ["hand"]


def test_skat_21_kontra_needs_no_more_than_the_bid() -> None:
    (due,) = told("skat.md", "kontra (17.1)")
    assert counted("german", "D", 1, bid=18, kontra=1) == (18, int(due))


def test_skat_21_thirty_at_a_table_of_four_players() -> None:
    table = options("german", {"players": 4, "scoring.tournament": True})
    lost = SkatSitting.new(table).enter(0, Facts(contracts(table)["D"], 1, 50, 5, 18))
    others = [each.final for each in tournament(table, lost.rows, 4)]
    assert sorted(others) == [-86, 30, 30, 30]
    assert told("skat.md", "tournament scoring") == ["four players"]


def test_skat_21_the_nulls_are_not_multiplied() -> None:
    nulls = [each.base for each in contracts(options("german")).values() if each.is_null]
    assert sorted(nulls) == list(map(int, told("skat.md", "the table of base values")))
    assert all(multipliers(each) == (1,) for each in contracts(options("german")).values() if each.is_null)


def test_skat_21_counts_in_words() -> None:
    separate = options("german", {"grand_ouvert.mode": "separate"})
    every_trick = Facts(contracts(separate)["GHO"], 4, 120, 10)
    doubled = counted("german", "D", 1, kontra=2)[1]
    assert [doubled, score(separate, every_trick).total] == list(map(int, told("skat.md", "counts in words")))


def test_skat_21_one_trick_is_enough_and_all_else_is_as_printed() -> None:
    assert counted("german", "S", 1, points=0, tricks=1)[0] == 33  # schneider
    assert counted("german", "S", 1, points=0, tricks=0)[0] == 44  # schwarz
    printed = [
        counted("german", "H", -2, points=90, tricks=9)[1],
        counted("german", "CH", 4, points=90, tricks=9)[1],
        counted("german", "CH", 5, points=120, tricks=10)[1],
        counted("german", "GHO", 4, points=120, tricks=10)[1],
        counted("german", "NH", tricks=1)[1],
        counted("german", "DH", 1, bid=40, points=73)[1],
    ]
    assert printed == [40, 84, 120, 264, -70, -90]


def test_tournee_20_solo_clubs_with_schwarz_announced() -> None:
    (right,) = told("tournee.md", "♣ solo with 3")
    assert counted("tournee", "CHZ", 3, points=120, tricks=10)[1] == int(right) == 8 * 12


def games_worth(bid: int) -> set[str]:
    """Every game of Tournée that can be worth just that."""
    named = contracts(options("tournee")).values()
    return {str(each) for each in named if bid in {each.base * factor for factor in multipliers(each)}}


@pytest.mark.parametrize(
    ("row", "printed", "right"),
    [
        ("the key to the bids, 27", "HH", "DH"),
        ("the same, 30", "NHO", "NO"),
        ("the same, 45", "HH", "DH"),
        ("the same, 48", "N", "G"),
        ("the same, 48", "GHO", "G"),
    ],
)
def test_tournee_20_the_key_to_the_bids(row: str, printed: str, right: str) -> None:
    bid = int(row.split()[-1])
    assert right in games_worth(bid) and printed not in games_worth(bid)
    assert bid in rules(options("tournee")).bids and told("tournee.md", row)


def test_tournee_20_grand_ouvert_is_far_above_and_the_key_goes_on() -> None:
    ouvert = contracts(options("tournee"))["GHO"]
    assert told("tournee.md", "the same, 48")[-1] == str(ouvert.base * multipliers(ouvert)[0]) == "144"
    assert told("tournee.md", "the same, its end") == [str(rules(options("tournee")).bids[-1])]


def test_tournee_20_which_losses_count_twice() -> None:
    (due,) = told("tournee.md", "the cheat sheet, lost games")
    assert counted("tournee", "G", 2, points=60)[1] == -int(due)
    assert counted("tournee", "HT", 2, points=60) == (18, -18)
    assert counted("tournee", "HTT", 2, points=60) == (18, -36)


def test_tournee_20_two_games_of_the_house_form_have_the_same_value() -> None:
    house = contracts(options("tournee-house"))
    assert [house[each].base for each in ("CH", "GT", "G")] == [12, 12, 16]
    assert told("tournee.md", "the house form, values") == ["12"]


def test_tournee_20_all_else_is_as_printed() -> None:
    printed = [
        counted("tournee", "HT", -2, points=91, tricks=9)[1],
        counted("tournee", "GHO", 3, points=120, tricks=10)[1],
        counted("tournee", "HHS", 2, points=88)[1],
        counted("tournee", "HHS", 2, points=5, tricks=0)[1],
        counted("tournee", "DH", 1, bid=40, points=73)[1],
    ]
    assert printed == [24, 192, -50, -60, -45]
