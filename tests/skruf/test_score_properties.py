"""What holds for the account of any deal of Skruf, counted a second time by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from random_deals import Line, deals_of
from strategies_skruf import (
    AGREEING,
    ALL_FORMS,
    BIDDING,
    FORMS,
    JUMPING,
    MISERE,
    STOPPING,
    skruf_openings,
    skruf_placements,
    skruf_sets,
    skruf_styles,
)

from knekt.skruf import PLAIN, Dealt, Ending, Facts, MisereFacts, result

misere = {"general_pass": ("misere",)}
miseres = deals_of(skruf_openings(skruf_sets(misere) | skruf_sets(misere, PLAIN)), st.just(MISERE))
placed = deals_of(skruf_placements(ALL_FORMS), st.sampled_from((BIDDING, AGREEING, STOPPING)))
high = deals_of(skruf_openings(ALL_FORMS), st.sampled_from((JUMPING, AGREEING)))
scored = deals_of(skruf_openings(ALL_FORMS | st.sampled_from(FORMS)), skruf_styles) | miseres | placed | high

DOWN = "AKQJT98765432"
BETS = {3: (300, 300), 4: (400, 400), 5: (500, 500), 6: (1100, 600), 7: (1700, 700)}  # the first, each other


def karonkas_in(held: set[str], strain: str) -> Iterator[int]:
    """What each karonka of a hand counts under a contract in this strain."""
    aces = sum(suit + "A" in held for suit in "SCDH")
    if aces >= 3:
        yield {3: 100, 4: 200}[aces] * (2 if strain == "G" else 1)
    for suit in "SCDH":
        unbroken = next((place for place, rank in enumerate(DOWN) if suit + rank not in held), 13)
        if unbroken >= 3:
            yield (unbroken - 2) * (100 if strain in (suit, "G") else 50)


@given(scored)
def test_skruf_8_1_trick_points_of_both_sides_are_thirteen_times_the_level(played: Line) -> None:
    found = result(played[-1].state)
    if isinstance(found.facts, Facts):
        assert found.score is not None
        level, tricks = found.facts.contract.level, found.facts.tricks
        assert [found.score.below(side) for side in (0, 1)] == [level * tricks, level * (13 - tricks)]
        assert {line.item for line in found.lines if line.below} == {"tricks"}


@given(scored)
def test_skruf_7_6_and_8_6_bets_are_the_tricks_that_lack(played: Line) -> None:
    found = result(played[-1].state)
    if not isinstance(found.facts, Facts):
        return
    level, tricks = found.facts.contract.level, found.facts.tricks
    lacking = max(0, 6 + level - tricks)
    assert 0 <= tricks <= 13 and found.facts.bets == lacking and found.facts.is_made == (not lacking)
    paid = [(line.side, line.points) for line in found.lines if line.item == "bets"]
    one, more = BETS[level]
    assert paid == ([(1, one + more * (lacking - 1))] if lacking else [])
    bid = [line for line in found.lines if line.item == "slam-bid"]
    assert bool(bid) == (level >= 6 and not lacking)


@given(scored)
def test_skruf_8_2_karonkas_are_those_that_one_counts_by_hand(played: Line) -> None:
    game = played[-1]
    found = result(game.state)
    if not isinstance(found.facts, Facts):
        return
    first, hands, strain = game.events[0], game.state.began, found.facts.contract.strain
    if (
        isinstance(first, Dealt) and game.rules.options.karonka_hand == "dealt"
    ):  # a set-up knows no other hands
        hands = first.hands
    due = Counter(
        (side, points)
        for side, seats in enumerate(found.sides)
        for seat in seats
        for points in karonkas_in(set(str(hands[seat]).split()), strain)
    )
    assert due == Counter((line.side, line.points) for line in found.lines if "karonka" in line.item)


@given(scored)
def test_skruf_8_3_aces_and_honours_are_those_of_the_hands_that_were_played(played: Line) -> None:
    game = played[-1]
    found = result(game.state)
    if not isinstance(found.facts, Facts):
        return
    strain = found.facts.contract.strain
    ours, theirs = ([str(card) for seat in seats for card in game.state.began[seat]] for seats in found.sides)
    assert len(ours) == len(theirs) == 26 and not set(ours) & set(theirs)
    assert found.facts.aces == sum(card[1] == "A" for card in ours)
    honours = {strain + rank for rank in "AKQJT"}
    assert found.facts.honours == len(honours & set(ours))
    counted = [line for line in found.lines if line.item in ("honours", "honours-minus", "aces")]
    if strain == "G":
        most = max(found.facts.aces, 4 - found.facts.aces)
        assert [line.points for line in counted] == [(2 * most + 1) * 10 * found.facts.contract.level]
    else:
        (entry,) = counted
        assert entry.points % (10 * found.facts.contract.level) == 0
        taking = 0 if found.facts.tricks >= 7 else 1
        assert (entry.side == taking) == (entry.item == "honours")


@given(miseres | placed)
def test_skruf_10_4_a_misere_is_a_hundred_for_each_trick_of_difference(played: Line) -> None:
    state = played[-1].state
    found = result(state)
    assert isinstance(found.facts, MisereFacts) == (state.is_misere and bool(found.lines))
    if not isinstance(found.facts, MisereFacts):
        return
    ours, theirs = found.facts.tricks, 13 - found.facts.tricks
    (entry,) = found.lines
    assert entry.item == "misere" and not entry.below and found.declarer is None
    assert (entry.side, entry.points) == (int(ours > theirs), 100 * abs(ours - theirs))
    if state.ending is Ending.PLAYED and isinstance(played[0].events[0], Dealt):
        winners = [trick.winner for trick in state.tricks]
        assert ours == sum(winner % 2 == state.rules.forehand % 2 for winner in winners)


@given(scored)
def test_tricks_go_to_the_side_of_who_won_them(played: Line) -> None:
    state = played[-1].state
    found = result(state)
    if state.ending is not Ending.PLAYED or found.facts is None:
        return
    assert found.facts.tricks == state.won_before[0] + found.order.count(0)
    assert len(found.order) + sum(state.won_before) == 13
    assert sorted(seat for side in found.sides for seat in side) == [0, 1, 2, 3]
