"""Paragraphs on Tournée that no stage of the game has for itself: games, levels, examples, the house form."""

from __future__ import annotations

import pytest
from skat.table import DEAL, auction_told, bid_by, played_out, twelve

from knekt.cards import Hand, Seed, shuffled
from knekt.engine import Hidden
from knekt.errors import InvalidOption
from knekt.sheet import SkatSitting, settlement, standing
from knekt.skat import (
    GERMAN,
    PACK,
    Dealt,
    Declare,
    Facts,
    PlayHand,
    Score,
    contracts,
    multipliers,
    options,
    result,
    rules,
    score,
)

FORMS = "tournee", "tournee-house"
both_forms = pytest.mark.parametrize("form", FORMS)
KNOWN = contracts(options("tournee"))


def counted(
    named: str, run: int, points: int = 61, tricks: int = 6, bid: int = 10, form: str = "tournee"
) -> Score:
    table = options(form)
    return score(table, Facts(rules(table).contract(named), run, points, tricks, bid))


def steps(found: Score) -> list[str]:
    return [f"{line.step} {line.number}" for line in found.lines]


def level_of(named: str, points: int, tricks: int, form: str) -> int:
    found = counted(named, 1, points, tricks, form=form)
    return found.value // contracts(options(form))[named].base - 1


@both_forms
def test_tournee_3_1_no_guckser_in_a_suit_and_no_open_suit_game(form: str) -> None:
    of_suits = [each for each in contracts(options(form)).values() if each.suit is not None]
    assert {each.row.way for each in of_suits} == {"turn", "second-turn", "solo"}
    assert not any(each.is_open for each in of_suits)


@both_forms
def test_tournee_3_2_grand_ouvert_is_every_trick_with_the_hand_open(form: str) -> None:
    assert counted("GHO", 1, 120, 10, form=form).won and not counted("GHO", 1, 120, 9, form=form).won
    game = bid_by(0, 10, form, dealt=ORDERED).apply(PlayHand(0))
    game = game.apply(Declare(0, game.rules.contract("GHO")))
    assert all(game.view(viewer).state.hands[0] == DEAL.hands[0] for viewer in (0, 1, 2, None))


ORDERED = Dealt(DEAL.hands, DEAL.skat, top=next(iter(DEAL.skat)))  # type: ignore[arg-type]


@both_forms
def test_tournee_4_3_a_solo_has_no_step_of_its_own_but_a_higher_base(form: str) -> None:
    known = contracts(options(form))
    for suit in "DHSC":
        assert steps(counted(f"{suit}H", 1, form=form))[:-1] == steps(counted(f"{suit}T", 1, form=form))[:-1]
        assert known[f"{suit}H"].base > known[f"{suit}T"].base
    assert known["GH"].base > known["G"].base > known["GT"].base


LEVELS = [
    ("HT", 61, 6, 1), ("HT", 91, 8, 2), ("HT", 120, 10, 3),
    ("HH", 61, 6, 1), ("HH", 91, 8, 2), ("HH", 120, 10, 3),
    ("HHS", 91, 8, 3), ("HHS", 120, 10, 4), ("HHZ", 120, 10, 5), ("GHO", 120, 10, 5),
]  # fmt: skip


@both_forms
@pytest.mark.parametrize(("named", "points", "tricks", "level"), LEVELS)
def test_tournee_4_4_the_steps_are_added_up(
    named: str, points: int, tricks: int, level: int, form: str
) -> None:
    assert level_of(named, points, tricks, form) == level


def test_tournee_4_4_schwarz_is_announced_with_schneider() -> None:
    assert steps(counted("HHZ", 1, 120, 10))[:-1] == [
        "with 1", "game 2", "schneider 3", "schneider-announced 4", "schwarz 5", "schwarz-announced 6",
    ]  # fmt: skip


def test_tournee_4_5_a_missed_announcement_counts_with_what_was_really_lost() -> None:
    missed, schwarz = counted("HHS", 2, 88, 8), counted("HHS", 2, 4, 0)
    assert (missed.won, missed.total) == (False, -50)
    assert (schwarz.won, schwarz.total) == (False, -60)
    assert steps(schwarz) == [
        "with 2", "game 3", "schneider 4", "schneider-announced 5", "schwarz 6", "times 60",
    ]  # fmt: skip


@both_forms
def test_tournee_5_1_matadors_are_those_of_german_skat_over_twelve_cards(form: str) -> None:
    known, german = contracts(options(form)), contracts(GERMAN)
    for number in range(50):
        dealt = Dealt.from_seed(Seed.parse(f"twelve {number}"))
        for name, each in known.items():
            if not each.is_null:
                assert each.matadors(twelve(dealt)) == german[name[0]].matadors(twelve(dealt))
    game = bid_by(0, 10, form, dealt=ORDERED).apply(PlayHand(0))
    game = played_out(game.apply(Declare(0, game.rules.contract("DH"))))
    facts = result(game.state).facts
    assert facts is not None
    assert facts.matadors == german["D"].matadors(twelve(DEAL))


@both_forms
def test_tournee_5_2_matadors_and_level_are_multiplied_by_the_base(form: str) -> None:
    for name, each in contracts(options(form)).items():
        for run in range(1, each.most_matadors + 1):
            found = counted(name, run, 120, 10, form=form)
            assert found.value == (run + level_of(name, 120, 10, form)) * each.base


@both_forms
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_tournee_6_2_who_holds_the_last_bid_declares(declarer: int, form: str) -> None:
    state = bid_by(declarer, 12, form, dealt=ORDERED).state  # forehand by a yes, the others by naming it
    assert (state.declarer, state.bid) == (declarer, 12)


def test_tournee_6_4_the_auction_of_the_page() -> None:
    game, outcome = auction_told("tournee", "tournee", "6.4")
    assert (game.state.declarer, game.state.bid) == (2, 16) and outcome == "rearhand plays for 16"


@both_forms
@pytest.mark.parametrize(
    ("named", "won", "lost"),
    [
        ("CT", (61, 6, 16), (60, 6, 16)),
        ("CT", (61, 6, 16), (61, 6, 18)),  # its value is below the bid
        ("CHS", (91, 8, 10), (90, 8, 10)),
        ("CHZ", (120, 10, 10), (120, 9, 10)),
        ("NH", (0, 0, 20), (0, 1, 20)),
    ],
)
def test_tournee_10_1_what_wins_a_game(
    named: str, won: tuple[int, int, int], lost: tuple[int, int, int], form: str
) -> None:
    assert counted(named, 1, *won, form=form).won and not counted(named, 1, *lost, form=form).won


@both_forms
def test_tournee_10_2_a_game_won_counts_its_value(form: str) -> None:
    for name, each in contracts(options(form)).items():
        found = counted(name, 1, *((0, 0) if each.is_null else (120, 10)), form=form)
        assert found.won and found.total == found.value


def test_tournee_10_4_the_examples_of_the_page() -> None:
    turn = counted("HT", -2, 91, 9)
    assert steps(turn) == ["without 2", "game 3", "schneider 4", "times 24"] and turn.total == 24
    assert counted("CHZ", 3, 120, 10).total == 8 * 12 == 96
    lost = counted("G", 2, 60)
    assert (lost.value, lost.total) == (3 * 16, -96)


def test_tournee_12_1_why_a_game_falls_short_of_its_bid() -> None:
    assert not counted("HT", 1, 91, 8, bid=18).is_overbid and counted("HT", 1, 90, 8, bid=18).is_overbid
    assert not counted("HH", -4, bid=50).is_overbid and counted("HH", 1, bid=50).is_overbid  # ♣J in the skat
    assert not counted("CT", 1, bid=16).is_overbid and counted("DT", 1, bid=16).is_overbid


def test_tournee_12_3_the_example_of_the_page() -> None:
    found = counted("DH", 1, 73, 7, bid=40)
    assert steps(found)[2:] == ["times 18", "overbid 27", "overbid 36", "overbid 45"] and found.total == -45


@both_forms
def test_tournee_13_4_the_highest_total_wins_and_money_is_paid_as_in_german_skat(form: str) -> None:
    sitting = SkatSitting.new(options(form)).enter(2, Facts(KNOWN["DH"], 2, 70, 6))
    assert sitting.totals == (0, 0, 27) and standing(sitting.totals)[0].player == 2
    paid = {"settlement.rate": "0.10", "settlement.rounding": "nearest_unit_half_up"}
    totals = (27, 0, -47)
    assert settlement(options(form, paid), totals) == settlement(options("german", paid), totals)


# Tournée 18: the house form beside that of the books


@both_forms
def test_tournee_18_1_three_or_four(form: str) -> None:
    assert options(form).players == 3
    assert SkatSitting.new(options(form, {"players": 4})).terms_of(1).sits_out == 3
    with pytest.raises(InvalidOption):
        options(form, {"players": 5})


@both_forms
def test_tournee_18_2_three_two_to_the_skat_four_three(form: str) -> None:
    seed = Seed.parse("a turn")
    pack = shuffled(PACK, seed)
    found = rules(options(form)).dealt(seed)
    assert isinstance(found, Dealt)
    for place, seat in enumerate(range(3)):
        first, second, third = 3 * place, 11 + 4 * place, 23 + 3 * place
        assert found.hands[seat] == Hand.of(
            (*pack[first : first + 3], *pack[second : second + 4], *pack[third : third + 3])
        )
    assert found.skat == Hand.of(pack[9:11]) and found.top in pack[9:11]


@both_forms
def test_tournee_18_12_announced_is_in_solos_and_each_counts_a_step(form: str) -> None:
    known = contracts(options(form))
    said = {name for name, each in known.items() if each.said}
    assert said == {f"{game}H{word}" for game in "DHSCG" for word in "SZ"}
    for game in "DHSCG":
        plain, schneider, schwarz = (level_of(f"{game}H{word}", 120, 10, form) for word in ("", "S", "Z"))
        assert (schneider - plain, schwarz - schneider) == (1, 1)


@both_forms
def test_tournee_18_13_grand_ouvert_has_both_announcements(form: str) -> None:
    ouvert = counted("GHO", 1, 120, 10, form=form)
    assert steps(ouvert) == [
        "with 1", "game 2", "schneider 3", "schneider-announced 4",
        "schwarz 5", "schwarz-announced 6", "times 144",
    ]  # fmt: skip
    assert contracts(options(form))["GHO"].base == 24


@both_forms
def test_tournee_18_21_the_house_form_ends_after_the_deal(form: str) -> None:
    table = options(form)
    sitting = SkatSitting.new(table).begin(ORDERED).time_up()
    assert sitting.last == (1 if form == "tournee-house" else 3)


def test_tournee_18_23_both_forms_bid_alike() -> None:
    books, house = (rules(options(form)).bids for form in FORMS)
    assert books == house
    worth: dict[int, set[str]] = {15: set(), 30: set()}
    for name, each in contracts(options("tournee-house")).items():
        for value in worth.keys() & {each.base * factor for factor in multipliers(each)}:
            worth[value].add(name)
    assert worth.keys() <= {*house} and worth[15] == {"DT", "DTT"} < worth[30]
    assert not {"N", "NO"} & worth[30]  # a guckser null is not played


def test_tournee_18_24_the_auction_of_the_page() -> None:
    game, outcome = auction_told("tournee-house", "tournee", "18.24")
    assert (game.state.declarer, game.state.bid) == (2, 20) and outcome == "rearhand plays for 20"


@both_forms
def test_tournee_18_25_the_skat_of_a_solo_is_shown_at_the_end_and_counts(form: str) -> None:
    game = bid_by(0, 10, form, dealt=ORDERED).apply(PlayHand(0))
    game = game.apply(Declare(0, game.rules.contract("CH")))
    assert [game.view(viewer).state.skat for viewer in (0, 1, 2, None)] == [Hidden(2)] * 4
    over = played_out(game)
    facts = result(over.state).facts
    assert [over.view(viewer).state.skat for viewer in (0, 1, 2, None)] == [DEAL.skat] * 4
    assert facts is not None and facts.points == over.state.points + 3  # the queen of diamonds
