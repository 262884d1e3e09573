"""What holds at any time in any deal of Skat."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from skat.table import DEAL, after, declared
from strategies import (
    DOUBLING,
    PASSING,
    REVOLTING,
    STYLES,
    TURNING,
    VARIED,
    Line,
    line,
    lines,
    option_sets,
    pairwise,
    presets,
    skat_openings,
    skat_placements,
    tournee_sets,
    variants,
)

from knekt.cards import Hand, Seed
from knekt.engine import Hidden, changed
from knekt.skat import (
    EVENTS,
    HOUSE,
    JACKS,
    PACK,
    PRESETS,
    TOURNEE,
    Agree,
    BidMade,
    Dealt,
    Declare,
    Declared,
    Discarded,
    Ended,
    Ending,
    Exchange,
    GiftAnswered,
    HandChosen,
    Held,
    Kept,
    KontraSaid,
    NullSaid,
    Opened,
    Options,
    Passed,
    PassedOn,
    Peeked,
    Placed,
    Played,
    Proposed,
    Pushed,
    RamschSaid,
    Rejected,
    SkatGame,
    SkatTaken,
    Stage,
    State,
    Stopped,
    Surrendered,
    TookUp,
    TurnedUp,
    card_points,
    contracts,
    matadors,
    new_game,
    result,
)

ALL = Hand.of(PACK)
DEALS = 220  # in which everything must occur, each played in every style
varied = lines(skat_openings(variants()), st.sampled_from(VARIED))
tournee = lines(skat_openings(tournee_sets()))
deals = lines(skat_openings(presets() | option_sets())) | varied | tournee
passed_out = lines(skat_openings(presets("pub", "club", "xskat") | variants()), st.just(PASSING))
given_away = lines(  # cards go from hand to hand before play, and sometimes the table stops that
    skat_openings(variants()), st.sampled_from((PASSING, replace(PASSING, table=0.3), REVOLTING, DOUBLING))
)
turned = lines(skat_openings(tournee_sets()), st.sampled_from((TURNING, replace(TURNING, table=0.2))))
ramsches = lines(skat_openings(tournee_sets()), st.just(PASSING))


def heaps(state: State) -> list[Hand]:
    """Every place where a card can lie."""
    found = [*state.hands, Hand.of(state.trick), *(Hand.of(trick.cards) for trick in state.tricks)]
    if state.laid is not None:
        found.append(state.laid)
    elif not state.took_skat and state.stage is not Stage.PUSH:
        found.append(state.skat)
    assert all(isinstance(heap, Hand) for heap in found)
    return [heap for heap in found if isinstance(heap, Hand)]


@given(deals | given_away)
def test_no_card_is_lost_or_doubled(played: Line) -> None:
    for game in played:
        found = heaps(game.state)
        assert sum(map(len, found)) == 32
        together = Hand()
        for heap in found:
            together |= heap
        assert together == ALL


@given(lines(skat_placements(option_sets() | variants() | tournee_sets())))
def test_no_card_is_lost_or_doubled_after_a_set_up(played: Line) -> None:
    first = played[0].events[0]
    assert isinstance(first, Placed)
    for game in played:
        state = game.state
        found = [*state.hands, state.laid, *first.taken, Hand.of(state.trick)]
        found += [Hand.of(trick.cards) for trick in state.tricks]
        assert sum(len(heap) for heap in found if isinstance(heap, Hand)) == 32


@given(deals | given_away)
def test_hands_are_of_equal_length_up_to_the_trick(played: Line) -> None:
    for game in played:
        state = game.state
        sizes = [len(hand) for hand in state.hands]
        if state.stage is Stage.OVER:
            continue
        if state.stage is Stage.DISCARD or (state.stage is Stage.PUSH and state.laid is None):
            assert sizes.pop(state.turn) == 12 and sizes == [10, 10]
        else:
            lead = (state.turn - len(state.trick)) % 3
            due = [10 - len(state.tricks) - ((seat - lead) % 3 < len(state.trick)) for seat in range(3)]
            assert sizes == due and state.won + state.lost == len(state.tricks)


@given(deals)
def test_card_points_of_both_sides_add_up_to_120(played: Line) -> None:
    state = played[-1].state
    if state.ending is not Ending.PLAYED or state.contract is None or state.contract.is_null:
        return
    found, declarer = result(state).facts, state.declarer
    assert found is not None
    defenders = sum(card_points(trick.cards) for trick in state.tricks if trick.winner != declarer)
    assert found.points + defenders == 120
    assert found.tricks == sum(trick.winner == declarer for trick in state.tricks)
    assert len(state.tricks) == 10


@given(deals)
def test_a_result_agrees_with_its_deal(played: Line) -> None:
    state = played[-1].state
    found = result(state)
    assert found.ending is state.ending and found.bock == state.bock
    if found.score is None or found.facts is None:
        nothing = state.ending in (Ending.PASSED_OUT, Ending.VOID)
        assert found.declarer is None and nothing == (found.ramsch is None)
        assert any(found.totals) <= (found.ramsch is not None)
        return
    facts, score = found.facts, found.score
    assert (found.declarer, facts.contract, facts.bid) == (state.declarer, state.contract, state.bid)
    assert found.totals == tuple(score.total * (seat == state.declarer) for seat in range(3))
    assert 0 <= facts.points <= 120 and 0 <= facts.tricks <= 10
    assert score.won == (score.total > 0)
    factor = 2**state.kontra * state.bock * (1 if score.won else facts.contract.row.lost)
    tops_up = not facts.contract.is_null and state.rules.options.overbid.loss == "top_up"
    least = max(score.value, state.bid) if tops_up else score.value
    assert abs(score.total) % factor == 0 and abs(score.total) >= factor * least
    assert not score.won or score.total == factor * score.value
    assert not (facts.given_up and score.won)
    if not facts.contract.is_null:
        assert state.declarer is not None
        dealt = state.dealt[state.declarer]
        assert isinstance(dealt, Hand) and isinstance(state.skat, Hand)
        run = matadors(facts.contract.order, dealt | state.skat)
        jacks_only = state.rules.options.matadors.jacks_only  # 17.11
        assert abs(facts.matadors) == (min(abs(run), 4) if jacks_only else abs(run)) > 0
        assert (facts.matadors > 0) == (run > 0)


@given(varied)
def test_what_was_doubled_given_or_aimed_at_is_in_the_result(played: Line) -> None:
    game = played[-1]
    facts = result(game.state).facts
    if facts is None:
        return
    said = [event.level for event in game.events if isinstance(event, KontraSaid)]
    assert said == list(range(1, facts.kontra + 1))
    gifts = [event.accept for event in game.events if isinstance(event, GiftAnswered)]
    assert gifts.count(False) <= 2 and gifts.count(True) == bool(facts.accepted)
    assert any(not accept for accept in gifts) == bool(facts.declined)
    assert bool(facts.accepted) == (game.state.ending is Ending.GIVEN)
    if game.state.ending is Ending.PLAYED and facts.contract.spitzen:
        last = [
            trick.cards[(trick.winner - trick.lead) % 3] if trick.winner == game.state.declarer else None
            for trick in reversed(game.state.tricks)
        ]
        lowest = facts.contract.order.trumps[::-1][: facts.contract.spitzen]
        assert facts.spitze_missed == (last[: len(lowest)] != list(lowest))


@given(passed_out)
def test_what_a_ramsch_costs_follows_from_its_tricks(played: Line) -> None:
    state, chosen = played[-1].state, played[-1].rules.options.ramsch
    found = result(state).ramsch
    if found is None or state.ending is not Ending.PLAYED:
        return
    points, tricks = [0, 0, 0], [0, 0, 0]
    for trick in state.tricks:
        points[trick.winner] += card_points(trick.cards)
        tricks[trick.winner] += 1
    assert isinstance(state.laid, Hand) and sum(points) + card_points(state.laid) == 120
    last = state.tricks[-1].winner
    most = [seat for seat in range(3) if points[seat] == max(points)]
    for seat in [last] if chosen.skat_to == "last_trick" else most:
        points[seat] += card_points(state.laid)
    assert found.points == tuple(points)
    if 10 in tricks:
        assert found.charged == (last,) and found.amount in {
            120 * state.bock,
            120 * state.bock * 2**state.refusals,
        }
        return
    losers = tuple(seat for seat in range(3) if points[seat] == max(points))
    assert found.charged == (() if len(losers) == 3 and chosen.three_way_tie == "no_score" else losers)
    virgins = points.count(0) if chosen.jungfrau == "no_points" else tricks.count(0)
    due = max(points) * 2 ** (virgins + state.refusals) * state.bock
    assert found.totals == tuple(-due * (seat in found.charged) for seat in range(3))


@given(tournee | turned)
def test_tournee_10_3_a_second_turn_and_a_guckser_lose_twice(played: Line) -> None:
    found, kinds = result(played[-1].state), {type(event) for event in played[-1].events}
    if found.score is None:
        return
    once = kinds.isdisjoint({SkatTaken}) or not kinds.isdisjoint({TurnedUp, Peeked})
    twice = Rejected in kinds or not once
    assert any(line.step == "lost" for line in found.lines) == (twice and not found.score.won)


@given(turned)
def test_tournee_7_1_the_deciding_card_makes_the_trumps(played: Line) -> None:
    """And in the house form just one card of the skat is shown (Tournée 18.7)."""
    game = played[-1]
    shown = [event.card for event in game.events if isinstance(event, TurnedUp)]
    rejected, contract = any(isinstance(event, Rejected) for event in game.events), game.state.contract
    house = game.rules.options.form == "tournee-house"
    assert len(shown) <= (1 if house else 1 + rejected)
    if contract is None or contract.row.way not in ("turn", "second-turn"):
        return
    assert len(shown) == (1 if house else 1 + rejected)
    assert contract.row.way == ("second-turn" if rejected else "turn")
    assert contract.suit is shown[-1].suit or (contract.suit is None and shown[-1] in JACKS)
    assert not contract.said


@given(ramsches)
def test_tournee_11_4_and_18_16_what_a_ramsch_costs_follows_from_its_tricks(played: Line) -> None:
    state, chosen = played[-1].state, played[-1].rules.options
    found = result(state).ramsch
    if found is None or state.ending is not Ending.PLAYED:
        return
    assert isinstance(state.skat, Hand) and state.laid == state.skat
    points, tricks, latest = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for number, trick in enumerate(state.tricks, start=1):
        points[trick.winner] += card_points(trick.cards)
        tricks[trick.winner] += 1
        latest[trick.winner] = number
    if chosen.form == "tournee":
        (loser,) = found.charged
        assert points[loser] == max(points) and found.totals[loser] == -(20, 30, 50)[tricks.count(0)]
        assert all(latest[loser] >= latest[seat] for seat in range(3) if points[seat] == max(points))
        assert sum(map(bool, found.totals)) == 1
        return
    points[state.tricks[-1].winner] += card_points(state.skat)
    assert found.points == tuple(points) and sum(points) == 120
    if 10 in tricks:
        bonus = 20 * chosen.ramsch.sweep_bonus_to_others
        assert sorted(found.totals) == [-30, bonus, bonus] and found.totals[tricks.index(10)] == -30
    elif 0 in tricks:
        assert found.totals == tuple(20 * (number == 0) for number in tricks)
    else:
        best = [seat for seat in range(3) if points[seat] == min(points)]
        if chosen.ramsch.tie == "last_trick":
            best = [min(best, key=lambda seat: latest[seat])]
        assert found.totals == tuple(10 // len(best) * (seat in best) for seat in range(3))


@given(passed_out)
def test_two_cards_go_round_before_a_schieberramsch(played: Line) -> None:
    events = played[-1].events
    moved = [event for event in events if isinstance(event, TookUp | PassedOn | Pushed)]
    assert result(played[-1].state).ramsch is None or len(moved) in (0, 3, 4, 5, 6)
    assert played[-1].state.refusals == sum(isinstance(event, PassedOn) for event in moved)
    jacks = Hand.of(JACKS)
    for event in moved:
        if isinstance(event, Pushed):
            assert isinstance(event.cards, Hand) and event.cards.isdisjoint(jacks)


@given(given_away | turned)
def test_the_end_shows_the_deal(played: Line) -> None:
    first, last = played[-1].events[0], played[-1].events[-1]
    assert isinstance(first, Dealt) and isinstance(last, Ended)
    assert (last.hands, last.skat, last.matadors) == (first.hands, first.skat, None)
    before = played[-2].state
    if before.stage is Stage.PUSH:
        assert (last.laid, last.began) == (before.laid or Hand(), before.hands)
        return
    laid = [event.cards for event in played[-1].events if isinstance(event, Discarded | Pushed)]
    assert last.laid == (laid[-1] if laid else first.skat)
    moving = [
        number for number, game in enumerate(played) if game.state.stage in (Stage.EXCHANGE, Stage.PUSH)
    ]
    since = played[max(moving, default=0) :]  # a raise to a revolution comes after the first word of play
    playing = [game.state.hands for game in since if game.state.stage is Stage.PLAY]
    changed = any(isinstance(event, PassedOn | Pushed | Proposed) for event in played[-1].events)
    assert last.began == (playing[0] if playing and changed else ())


@given(deals)
def test_a_view_knows_as_many_cards_as_there_are(played: Line) -> None:
    for game in played[:: max(1, len(played) // 6)]:
        sizes = [len(hand) for hand in game.state.hands]
        for viewer in (0, 1, 2, None):
            state = game.view(viewer).state
            assert [len(hand) for hand in state.hands] == sizes
            assert len(state.skat) == 2 and (state.laid is None or len(state.laid) == 2)
            for hidden, true in zip(state.hands, game.state.hands, strict=True):
                assert isinstance(hidden, Hidden) or hidden == true


def test_what_a_raise_changes_is_asked_under_another_name() -> None:
    """9.9: after a raise the bid is no longer too high; after an exchange the lead is another one (17.13)."""
    wanted = {"declare.raise_before_lead": True, "revolution.enabled": True}
    early = wanted | {"kontra.enabled": True, "kontra.timing": "before_first_lead"}
    game = declared("D", bid=66, wanted=early)
    raised = game.apply(Declare(0, game.rules.contract("G")))
    assert [each.asks[0][0].id for each in (game, raised)] == ["play-on-overbid", "play-on"]
    game = declared("NHO", declarer=1, wanted=wanted)
    revolt = game.apply(Declare(1, game.rules.contract("R")))
    shared = after(revolt, Exchange(2, game.state.hand(0)), Agree(0, True))
    assert shared.state.hands == (DEAL.hands[2], DEAL.hands[1], DEAL.hands[0])
    assert [each.asks[0][0].id for each in (game, shared)] == ["card-0", "card-0-exchanged"]


OF_GERMAN = sorted(name for name, each in PRESETS.items() if each.is_german)
OF_TOURNEE = TurnedUp, Peeked, Kept, Rejected, NullSaid, RamschSaid
OF_EITHER = {
    *(BidMade, Dealt, Declared, Discarded, Ended, HandChosen, Held, Opened, Passed, Played, SkatTaken),
    *(Stopped, Surrendered),
}
STOPS = Ending.LEFT, Ending.TIMEOUT, Ending.VOID


@dataclass
class Reached:
    """What has occurred in some deals."""

    events: set[type[Any]] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    endings: set[Ending] = field(default_factory=set)
    stages: set[Stage] = field(default_factory=set)

    def by(self, played: list[SkatGame]) -> State:
        """Note what the deal has brought, and give its end."""
        state = played[-1].state
        self.events.update(map(type, played[-1].events))
        self.named.add("ramsch" if state.is_ramsch else str(state.contract))
        assert state.ending is not None
        self.endings.add(state.ending)
        self.stages.update(game.state.stage for game in played)
        return state


@pytest.mark.parametrize("form", [TOURNEE, HOUSE], ids=lambda form: form.preset)
def test_random_deals_of_tournee_reach_everything(form: Options) -> None:
    reached = Reached()
    ramsches: set[str] = set()

    tables = [form, *pairwise(form)]
    for number in range(DEALS):
        opening = new_game(tables[number % len(tables)], Seed.parse(f"reach {number}"))
        for style in (*STYLES, TURNING):
            state = reached.by(list(line(opening, Random(number), style)))
            if state.is_ramsch:
                ramsches.update(each.step for each in result(state).lines)
    house = form is HOUSE
    assert reached.events == OF_EITHER | {*OF_TOURNEE} - ({NullSaid} if house else {Peeked})
    assert reached.named >= {*contracts(form), "ramsch", "None"}
    assert reached.endings == {Ending.PASSED_OUT, Ending.PLAYED, Ending.SURRENDERED, Ending.OVERBID, *STOPS}
    assert reached.stages == set(Stage) - {Stage.DEAL, Stage.EXCHANGE, Stage.PUSH}
    assert ramsches >= ({"ramsch-fewest", "ramsch-no-trick"} if house else {"ramsch-penalty", "jungfrau"})


def test_random_deals_reach_everything() -> None:
    """That the properties are about all of German Skat: every event, contract, ending and stage occurs."""
    reached = Reached()
    doublings: set[int] = set()
    gifts: set[tuple[str, str]] = set()

    on = {f"{name}.enabled": True for name in ("kontra", "schenken", "spitzen", "revolution")}
    lively = on | {"ramsch.on_pass_out": "schieberramsch", "kontra.max": "unlimited"}
    german = [PRESETS[name] for name in OF_GERMAN]
    tables = [*german, *pairwise(), *(changed(each, lively) for each in pairwise())]
    for number in range(DEALS):  # always the same, so that it either reaches everything or does not
        opening = new_game(tables[number % len(tables)], Seed.parse(f"reach {number}"))
        for style in STYLES:
            state = reached.by(list(line(opening, Random(number), style)))
            doublings.add(state.kontra)
            gifts.add((state.declined, state.accepted))
    assert reached.events == set(EVENTS.values()) - {Placed, *OF_TOURNEE}
    plain = {name for each in german for name, made in contracts(each).items() if not made.spitzen}
    assert reached.named >= plain | {"ramsch", "None"}
    assert {name[-1] for name in reached.named} >= set("123")  # spitzen: more are too rare
    assert reached.endings == set(Ending)
    assert reached.stages == set(Stage) - {Stage.DEAL, Stage.TURN}
    assert doublings >= {0, 1, 2, 3, 4} and max(doublings) > 4
    assert gifts >= {("", "game"), ("game", ""), ("game", "schneider"), ("schneider", "")}
