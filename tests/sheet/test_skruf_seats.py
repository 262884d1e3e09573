"""Who plays with whom, who sits where, who deals: draws, schedules, rotation."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheet.skruf_sheet import GRAND, VECTORS, drawn, game_of, refusal, same_again, seated
from skruf.table import DEAL, DEALS, cards

from knekt.cards import CARDS, Seed
from knekt.engine import TABLE as THE_TABLE
from knekt.errors import InvalidOption, KnektError
from knekt.sheet.skruf import NOBODY, SCHEDULES, Drawn, Entered, SkrufSitting, drawn_order
from knekt.skruf import Ending, MisereFacts, Options, Pass, Stop, options, partner_of

TOLD = {
    4: VECTORS["schedules"]["4"],
    5: VECTORS["schedules"]["5"],
    6: VECTORS["schedules"]["6_default_inferred"],
}
LETTERS = "ABCDEF"


def letters(places: tuple[int, ...]) -> str:
    return "".join(LETTERS[place] for place in places)


def to_next_rubber(sitting: SkrufSitting) -> SkrufSitting:
    """The first rubber is played: two grand slams of one pair end it."""
    mine = sitting.rubbers[-1].parties[0][0]
    while not sitting.is_draw_due and not sitting.is_over:
        sitting = sitting.enter(sitting.terms.seat_of(mine), GRAND)
    return sitting


@pytest.mark.parametrize("players", [4, 5, 6])
def test_skruf_1_1_four_play_in_two_pairs_and_partners_sit_opposite(players: int) -> None:
    sitting = seated(players=players)
    (rubber,) = sitting.rubbers
    assert len(rubber.out) == players - 4
    assert len({*rubber.parties[0], *rubber.parties[1]}) == 4
    for one, two in rubber.parties:
        assert partner_of(sitting.terms.seat_of(one)) == sitting.terms.seat_of(two)
    game = game_of(sitting.begin(DEAL))
    assert all(partner_of(one) == two for one, two in game.state.sides)


def test_skruf_1_8_three_play_trekarl_and_there_is_no_form_for_two() -> None:
    assert options("trekarl").players == 3
    for preset, players in product(("skruf", "skruf-plain", "trekarl"), (2, 3)):
        if (preset, players) != ("trekarl", 3):
            with pytest.raises(InvalidOption):
                options(preset, {"players": players})


def test_skruf_1_9_who_comes_in_plays_with_a_or_with_somebody_not_yet_played_with() -> None:
    a, played = 0, set[frozenset[int]]()
    for before, now in pairwise(SCHEDULES[5]):
        played |= {frozenset(pair) for pair in before.pairs}
        (mine,) = (frozenset(pair) for pair in now.pairs if before.out[0] in pair)
        assert a in mine or (a in now.out and mine not in played)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_skruf_1_4_to_1_7_the_schedule_cell_by_cell(players: int) -> None:
    found = [
        {"partners": [letters(pair) for pair in pairing.pairs]}
        | ({"out": letters(pairing.out)} if pairing.out else {})
        for pairing in SCHEDULES[players]
    ]
    assert found == [{name: row[name] for name in row if name != "paragraph"} for row in TOLD[players]]


@pytest.mark.parametrize(("players", "rubbers", "together"), [(4, 3, 1), (5, 5, 1), (6, 15, 2)])
def test_skruf_1_4_to_1_7_every_pair_plays_together_as_often(
    players: int, rubbers: int, together: int
) -> None:
    schedule = SCHEDULES[players]
    assert len(schedule) == rubbers
    pairs = Counter(tuple(sorted(pair)) for pairing in schedule for pair in pairing.pairs)
    assert pairs == dict.fromkeys(combinations(range(players), 2), together)
    for pairing in schedule:
        everybody = [*pairing.pairs[0], *pairing.pairs[1], *pairing.out]
        assert sorted(everybody) == list(range(players))


def test_skruf_1_6_each_of_five_is_out_once() -> None:
    assert sorted(pairing.out for pairing in SCHEDULES[5]) == [(place,) for place in range(5)]


def test_skruf_1_7_each_two_of_six_are_out_once_and_nobody_twice_running() -> None:
    out = [pairing.out for pairing in SCHEDULES[6]]
    assert sorted(out) == list(combinations(range(6), 2))
    assert not any(set(one) & set(two) for one, two in pairwise(out))


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("S5 D7 C9 HQ", (0, 1, 2, 3)),  # the draw of the old book
        ("HQ C9 D7 S5", (3, 2, 1, 0)),
        ("SK HA C2 DT", (1, 2, 3, 0)),  # the ace is low
        ("H7 D7 C7 S7", (3, 2, 1, 0)),  # spades, clubs, diamonds, hearts
        ("DJ H3 SJ CJ", (1, 2, 3, 0)),
    ],
)
def test_skruf_1_3_lowest_first(text: str, order: tuple[int, ...]) -> None:
    assert drawn_order(options("skruf"), cards(text)) == order


def test_skruf_1_3_equal_ranks_may_mean_another_draw() -> None:
    chosen = options("skruf", {"draw_tie": "redraw"})
    sitting = drawn(SkrufSitting.new(chosen), "H7 S7 D2 C3")
    assert sitting.is_draw_due and not sitting.rubbers and sitting.drawers == (0, 1, 2, 3)
    assert refusal(sitting, DEAL) == refusal(sitting, Entered(None, None)) == "draw-is-due"
    sitting = drawn(sitting, "H7 S8 D2 C3")
    assert sitting.order == (2, 3, 0, 1) and not sitting.is_draw_due
    assert [str(event) for event in sitting.log] == ["draw H7 S7 D2 C3", "draw H7 S8 D2 C3"]
    same_again(sitting)


def test_skruf_1_3_a_and_b_are_partners_and_a_deals_first() -> None:
    sitting = drawn(SkrufSitting.new(options("skruf")), "C9 S5 HQ D7")  # c a d b
    assert sitting.order == (1, 3, 0, 2)
    (rubber,) = sitting.rubbers
    assert rubber.parties == ((1, 3), (0, 2))
    assert rubber.table == (1, 2, 3, 0)  # as the book's deals have it: a d b c clockwise
    assert (sitting.terms.dealer, sitting.terms.seats) == (1, (2, 3, 0, 1))


def test_skruf_1_5_a_new_draw_at_each_change_of_seats() -> None:
    sitting = to_next_rubber(seated())
    assert sitting.terms is None and sitting.drawers == (0, 1, 2, 3)
    assert refusal(sitting, DEAL) == "draw-is-due"
    sitting = drawn(sitting, "HK D2 S3 C4")
    assert sitting.order == (0, 1, 2, 3)  # is fixed once, at the first draw
    assert sitting.rubbers[1].parties == ((0, 2), (1, 3))
    assert sitting.rubbers[1].table == (1, 2, 3, 0)  # b was lowest, chooses a seat and deals
    assert sitting.terms.dealer == 1
    sitting = drawn(to_next_rubber(sitting), "HK D2 S3 CA")
    assert sitting.rubbers[2].parties == ((0, 3), (1, 2))
    assert sitting.terms.dealer == 3 and sitting.terms.seats == (2, 0, 1, 3)
    assert refusal(sitting, Drawn(cards("HK D2 S3 CA"))) == "no-draw-due"
    assert to_next_rubber(sitting).is_over


@pytest.mark.parametrize(("players", "wanted"), [(4, None), (5, None), (6, None), (4, 2), (5, 7), (6, 1)])
def test_skruf_1_4_to_1_7_a_sitting_goes_through_its_schedule(players: int, wanted: int | None) -> None:
    sitting = SkrufSitting.new(options("skruf", {"players": players, "rubbers": wanted}))
    rubbers = 0
    for number in range(100):
        if sitting.is_over:
            break
        pack = list(CARDS[number % 7 :: 3])
        assert len(sitting.drawers) == (4 if rubbers else players)
        sitting = sitting.draw(pack[: len(sitting.drawers)])
        pairing = SCHEDULES[players][rubbers % len(SCHEDULES[players])]
        rubber = sitting.rubbers[-1]
        assert rubber.parties == tuple(
            tuple(sitting.order[place] for place in pair) for pair in pairing.pairs
        )
        assert rubber.out == sitting.terms.out == tuple(sitting.order[place] for place in pairing.out)
        assert set(sitting.terms.resting(players)) == set(rubber.out)
        for party in rubber.parties:  # partners sit opposite each other
            one, two = (rubber.table.index(player) for player in party)
            assert abs(one - two) == 2
        assert rubber.table[0] == sitting.terms.dealer
        rubbers += 1
        sitting = to_next_rubber(sitting)
    assert rubbers == (wanted or len(SCHEDULES[players]))
    assert refusal(sitting, Entered(None, None)) == refusal(sitting, DEAL) == "sitting-is-over"
    assert refusal(sitting, Drawn(cards("S2 S3 S4 S5"))) == "sitting-is-over"
    assert sitting.terms is None and sitting.drawers == ()
    same_again(sitting)


def test_skruf_1_5_who_sits_out_does_not_draw() -> None:
    sitting = to_next_rubber(seated(players=5))
    assert sitting.drawers == (0, 1, 2, 4)  # d is out
    sitting = drawn(sitting, "HK DK S3 C2")
    assert sitting.terms.dealer == 4 and sitting.terms.out == (3,)
    assert sitting.terms.seat_of(3) is None
    assert to_next_rubber(sitting).totals[3] == sitting.totals[3]


@pytest.mark.parametrize(
    ("preset", "table"), [("skruf", (0, 3, 1, 2)), ("skruf-plain", (0, 3, 1, 2)), ("trekarl", (0, 1, 2))]
)
def test_skruf_2_4_the_deal_passes_to_the_left(preset: str, table: tuple[int, ...]) -> None:
    sitting = seated(preset)
    for number in range(1, 10):
        dealer = table[(number - 1) % len(table)]
        assert sitting.terms == sitting.terms_of(number)
        assert (sitting.terms.number, sitting.terms.dealer, sitting.terms.seats[3]) == (
            number,
            dealer,
            dealer,
        )
        left = table[number % len(table)]
        assert sitting.terms.seats[0] == left
        ahead = sitting.terms_of(number + 2)
        assert (ahead.number, ahead.dealer) == (number + 2, table[(number + 1) % len(table)])
        sitting = sitting.enter(None, None)
    assert [sitting.terms_of(row.number) for row in sitting.rows] == [row.terms for row in sitting.rows]


def passed_out(sitting: SkrufSitting) -> SkrufSitting:
    sitting = sitting.begin(DEALS[sitting.options.form])
    while sitting.is_running:
        assert sitting.game is not None and sitting.game.turn is not None
        sitting = sitting.apply(Pass(sitting.game.turn))
    return sitting


@pytest.mark.parametrize("preset", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_2_5_passed_out_and_void_deals_go_to_the_next_dealer(preset: str) -> None:
    sitting = seated(preset)
    table = sitting.rubbers[0].table
    sitting = passed_out(sitting)
    sitting = sitting.begin(DEALS[preset]).apply(Stop(THE_TABLE, Ending.VOID))
    assert [row.result.ending for row in sitting.rows] == [Ending.PASSED_OUT, Ending.VOID]
    assert [row.terms.dealer for row in sitting.rows] == list(table[:2])
    assert sitting.terms.dealer == table[2]
    assert sitting.account.totals == (0,) * len(sitting.account.parties)
    same_again(sitting)


@pytest.mark.parametrize("preset", ["skruf", "skruf-plain"])
def test_skruf_10_5_after_a_misere_the_deal_passes_to_the_left(preset: str) -> None:
    sitting = seated(preset, general_pass="misere")
    dealers = []
    for _ in range(5):
        dealers.append(sitting.terms.dealer)
        sitting = sitting.enter(None, MisereFacts(3))
    assert dealers == [*sitting.rubbers[0].table, sitting.rubbers[0].table[0]]


@pytest.mark.parametrize(
    ("misdeal", "dealers"), [("next_dealer", [0, 3, 1, 2, 0]), ("same_dealer", [0, 0, 0, 3, 3])]
)
def test_skruf_2_5_a_misdeal(misdeal: str, dealers: list[int]) -> None:
    sitting = seated(misdeal=misdeal)
    for wrong in (True, True, False, True):
        sitting = sitting.begin(DEAL)
        assert sitting.terms_of(sitting.terms.number + 1).dealer != sitting.terms.dealer
        sitting = sitting.apply(Stop(THE_TABLE, Ending.MISDEAL if wrong else Ending.VOID))
    assert [*(row.terms.dealer for row in sitting.rows), sitting.terms.dealer] == dealers
    same_again(sitting)
    mended = sitting.correct(1, Entered(None, None), "it was passed out")
    assert [row.terms.dealer for row in mended.rows] == dealers[:4]
    assert mended.terms == sitting.terms  # who has dealt last has dealt last, whatever is corrected before
    last = sitting.correct(4, Entered(None, None), "it was passed out").terms.dealer
    assert last == (1 if misdeal == "same_dealer" else 0)


def test_skruf_2_5_who_is_dealing_is_not_changed_by_a_correction() -> None:
    sitting = seated(misdeal="same_dealer").begin(DEAL).apply(Stop(THE_TABLE, Ending.MISDEAL)).begin(DEAL)
    before = [sitting.terms_of(number) for number in (1, 2, 3, 4)]
    sitting = sitting.correct(1, Entered(None, None), "it was passed out")
    assert [sitting.terms_of(number) for number in (1, 2, 3, 4)] == before
    assert [terms.dealer for terms in before] == [0, 0, 3, 1]
    sitting = sitting.apply(Stop(THE_TABLE, Ending.VOID))
    assert sitting.terms == before[2]
    same_again(sitting)


def test_skruf_11_three_sit_round_an_open_hand() -> None:
    sitting = drawn(SkrufSitting.new(options("trekarl")), "C9 S5 D7")
    assert sitting.rubbers[0].table == (1, 2, 0)
    assert sitting.rubbers[0].parties == ((0,), (1,), (2,))
    assert sitting.terms.seats == (2, NOBODY, 0, 1) and sitting.terms.dealer == 1
    assert sitting.drawers == () and not sitting.is_draw_due
    for _ in range(20):
        sitting = sitting.enter(0, GRAND)
    assert len(sitting.rubbers) == 1 and not sitting.is_draw_due and not sitting.is_over


def test_skruf_8_7_the_rubber_begins_with_the_chooser_whoever_dealt_last() -> None:
    sitting = seated().enter(None, None)
    sitting = drawn(to_next_rubber(sitting), "S2 S3 S4 S5")
    assert sitting.terms.dealer == 0
    assert sitting.rows[-1].terms.dealer == 1 and sitting.terms.rubber == 2


CHOSEN = [
    options("skruf"),
    options("skruf", {"players": 6, "draw_tie": "redraw"}),
    options("skruf-plain", {"players": 5, "draw_tie": "redraw"}),
    options("trekarl", {"draw_tie": "redraw"}),
]


@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: f"{chosen.preset} {chosen.players}")
def test_a_seed_makes_draws_and_deals(chosen: Options) -> None:
    for number in range(8):
        seed, sitting = Seed.parse(f"evening {number}"), SkrufSitting.new(chosen)
        begun = sitting.dealt(seed)
        assert begun.is_running and begun == sitting.dealt(seed)
        assert begun.log[-1].kind == "dealt" and len(begun.rubbers) == 1
        assert begun != sitting.dealt(seed.derive("another"))
        with pytest.raises(KnektError, match="a deal is running"):
            begun.dealt(seed)
        same_again(begun)
        if not chosen.is_trekarl:
            later = to_next_rubber(begun.apply(Stop(THE_TABLE, Ending.VOID)))
            assert later.is_draw_due and later.dealt(seed).terms.rubber == 2


def test_a_seed_draws_until_the_ranks_differ() -> None:
    chosen = options("skruf", {"players": 6, "draw_tie": "redraw"})
    draws = [len(SkrufSitting.new(chosen).dealt(Seed.parse(f"tie {number}")).log) - 1 for number in range(20)]
    assert min(draws) == 1 and max(draws) > 1


@given(st.permutations(CARDS), st.sampled_from([3, 4, 5, 6]))
def test_skruf_1_3_by_suit_everybody_has_a_place(pack: list[Any], players: int) -> None:
    chosen = options("trekarl" if players == 3 else "skruf", {"players": players})
    order = drawn_order(chosen, pack[:players])
    assert order is not None and sorted(order) == list(range(players))
    ranks = ["A23456789TJQK".index(pack[place].rank) for place in order]
    assert ranks == sorted(ranks)
