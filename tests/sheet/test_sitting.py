"""Whole sittings: rotation, rows, totals, and the log that alone gives them again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import Hand, Seed
from knekt.engine import TABLE as THE_TABLE
from knekt.engine import Event
from knekt.errors import BrokenLog, IllegalAction
from knekt.sheet import (
    Corrected,
    Entered,
    PlayedAgain,
    Seated,
    SkatSitting,
    TimeUp,
    check_facts,
    possible_tricks,
    tournament,
)
from knekt.skat import EVENTS as SKAT_EVENTS
from knekt.skat import (
    Bid,
    Dealt,
    Ending,
    Facts,
    Options,
    Pass,
    Placed,
    Played,
    Stop,
    Stopped,
    contracts,
    options,
    rules,
    score,
)

GERMAN = options("german")
D27 = Facts(contracts(GERMAN)["D"], matadors=2, points=70, tricks=6, bid=18)

presets = st.sampled_from(["german", "isko", "iss"])
tables = st.sampled_from([3, 4])
POSSIBLE_POINTS = [points for points in range(121) if possible_tricks(points)]


def dealt(number: int) -> Dealt:
    return Dealt.from_seed(Seed.parse(f"sitting {number}"))


def played(sitting: SkatSitting, rng: Random, *, void: float = 0.01) -> SkatSitting:
    """The sitting after one deal of random actions, with all that may be said beside the cards."""
    sitting = sitting.begin(dealt(rng.randrange(10**9)))
    while sitting.is_running:
        game = sitting.game
        assert game is not None
        if rng.random() < void:
            cause = rng.choice([Stop(THE_TABLE, Ending.VOID), Stop(THE_TABLE, Ending.LEFT, rng.randrange(3))])
            sitting = sitting.apply(cause)
            continue
        asks = [ask for each in game.asks.values() for ask in each if ask.must or rng.random() < 0.05]
        ask = rng.choice(asks)
        action = ask.sample(rng)
        if isinstance(action, Bid) and action.value > 60:
            action = Pass(ask.seat)
        sitting = sitting.apply(action, ask.id)
    return sitting


@st.composite
def facts(draw: st.DrawFn, chosen: Options) -> Facts:
    contract = draw(st.sampled_from(sorted(rules(chosen).contracts)).map(rules(chosen).contract))
    most = len(contract.order.trumps)
    points = draw(st.sampled_from(POSSIBLE_POINTS))
    bids = [0, *(bid for bid in rules(chosen).bids if not contract.is_null or bid <= contract.base)]
    return Facts(
        contract,
        matadors=draw(st.integers(1, most)) * draw(st.sampled_from([1, -1])) if most else 0,
        points=points,
        tricks=draw(st.sampled_from(possible_tricks(points))),
        bid=draw(st.sampled_from(bids)),
        given_up=draw(st.booleans()),
    )


def entries(chosen: Options) -> st.SearchStrategy[tuple[int | None, Facts | None]]:
    return st.just((None, None)) | st.tuples(st.integers(0, 2), facts(chosen))


@st.composite
def sittings(draw: st.DrawFn) -> SkatSitting:
    """Deals with cards, entries, corrections between and within deals, and perhaps the end of the time."""
    players = draw(tables)
    sitting = SkatSitting.new(
        options(draw(presets), {"players": players, "session.rounds": 2}), draw(st.integers(0, players - 1))
    )
    rng = Random(draw(st.integers(0, 10**6)))
    for step in draw(st.lists(st.sampled_from("penpcpect"), max_size=14)):
        if sitting.is_over:
            break
        match step:
            case "p":
                sitting = played(sitting, rng)
            case "e" | "n":
                sitting = sitting.enter(*draw(entries(sitting.options)))
            case "c" if sitting.rows:
                number = draw(st.integers(1, len(sitting.rows)))
                sitting = sitting.correct(number, *draw(entries(sitting.options)), "misread")
            case "t" if not sitting.is_time_up:
                sitting = sitting.time_up()
    if not sitting.is_over and draw(st.booleans()):
        sitting = sitting.begin(dealt(0)).apply(Bid(1, 18))  # a deal left under way
        if not sitting.is_time_up and draw(st.booleans()):
            sitting = sitting.time_up().apply(Pass(0))
    return sitting


def random_sitting(chosen: Options, seed: int) -> SkatSitting:
    sitting, rng = SkatSitting.new(chosen), Random(seed)
    while not sitting.is_over:
        sitting = played(sitting, rng)
    return sitting


@given(sittings())
def test_the_log_alone_gives_the_same_sitting(sitting: SkatSitting) -> None:
    for again in (
        SkatSitting.replay(sitting.options, sitting.log),
        SkatSitting.retrace(sitting.options, sitting.log),
    ):
        assert again == sitting
        assert again.rows == sitting.rows
        assert again.terms == sitting.terms
        if sitting.game is not None:
            assert again.game is not None
            assert again.game.state == sitting.game.state


@given(sittings())
def test_skat_15_2_totals_are_the_sums_of_the_rows(sitting: SkatSitting) -> None:
    sums = [0] * sitting.players
    for number, row in enumerate(sitting.rows, start=1):
        assert row.number == number
        if row.declarer is None:
            assert row.score == 0
            assert row.result.score is None
        else:
            assert row.result.facts is not None
            assert row.score == score(sitting.options, row.result.facts).total != 0
            sums[row.declarer] += row.score
        assert row.totals == tuple(sums)
    assert sitting.totals == tuple(sums)


@given(sittings())
def test_skat_7_7_the_deal_passes_clockwise_after_every_deal(sitting: SkatSitting) -> None:
    n, first = sitting.players, sitting.first_dealer
    for row in sitting.rows:
        assert row.dealer == (first + row.number - 1) % n
        terms = sitting.terms_of(row.number)
        assert terms.dealer == row.dealer
        assert terms.sits_out == (row.dealer if n == 4 else None)
        assert terms.seats[0] == (row.dealer + 1) % n
        assert sorted({*terms.seats, row.dealer}) == list(range(n))
        assert n == 4 or terms.seats[2] == row.dealer  # 7.6
        if row.declarer is not None:
            assert terms.seat_of(row.declarer) == row.result.declarer
    assert (sitting.terms is None) == sitting.is_over
    if sitting.terms is not None:
        assert sitting.terms.number == len(sitting.rows) + 1


@given(sittings())
def test_what_play_gives_the_score_keeper_could_have_entered(sitting: SkatSitting) -> None:
    keeper = SkatSitting.new(
        options(sitting.options.preset, {"players": sitting.players}), sitting.first_dealer
    )
    for row in sitting.rows:
        if row.result.facts is not None:
            check_facts(sitting.options, row.result.facts)
        if not keeper.is_over:
            keeper = keeper.enter(row.result.declarer, row.result.facts)
    assert keeper.totals == sitting.totals


@pytest.mark.parametrize(("players", "deals"), [(3, 36), (4, 48)])
def test_skat_20_a_series_of_isko(players: int, deals: int) -> None:
    sitting = random_sitting(options("isko", {"players": players}), seed=players)
    assert len(sitting.rows) == deals == sitting.last
    assert sitting.terms is None
    assert SkatSitting.replay(sitting.options, sitting.log) == sitting
    found = tournament(sitting.options, sitting.rows, players)
    assert sum(each.won + each.lost for each in found) == sum(
        row.declarer is not None for row in sitting.rows
    )
    assert [each.total for each in found] == list(sitting.totals)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("preset", ["german", "iss"])
def test_whole_sittings_of_random_play(preset: str, players: int) -> None:
    chosen = options(preset, {"players": players, "session.deals": None, "session.rounds": 3})
    sitting = random_sitting(chosen, seed=7)
    assert len(sitting.rows) == 3 * players
    assert [type(event) for event in sitting.log].count(Dealt) == 3 * players
    assert SkatSitting.retrace(chosen, sitting.log) == sitting


def test_a_log_without_its_first_dealer_is_told_him() -> None:
    sitting = SkatSitting.new(GERMAN, 0).enter(1, D27)
    assert SkatSitting.replay(GERMAN, sitting.log[1:], 0) == sitting
    assert SkatSitting.replay(GERMAN, sitting.log[1:]).totals == (0, 27, 0)
    assert sitting.totals == (0, 0, 27)


def test_a_deal_may_begin_from_a_position() -> None:
    cards = dealt(5)
    placed = Placed(cards.hands, cards.skat, 1, contracts(GERMAN)["GH"], bid=18)
    sitting = SkatSitting.new(GERMAN).begin(placed)
    rng = Random(1)
    while sitting.is_running:
        assert sitting.game is not None and sitting.game.turn is not None
        ask = next(ask for ask in sitting.game.asks[sitting.game.turn] if ask.must)
        sitting = sitting.apply(ask.sample(rng))
    assert sitting.rows[0].declarer == 1
    assert sitting.log[:2] == (Seated(2), placed)
    assert SkatSitting.retrace(GERMAN, sitting.log) == sitting


def broken(log: tuple[Event, ...], at: int, wrong: Event) -> tuple[Event, ...]:
    return (*log[:at], wrong, *log[at + 1 :])


def test_a_log_that_cannot_have_happened_is_found_out() -> None:
    log = played(SkatSitting.new(GERMAN).enter(0, D27), Random(3), void=0).log
    assert isinstance(log[2], Dealt)
    first_card = next(at for at, event in enumerate(log) if isinstance(event, Played))
    held = log[first_card]
    assert isinstance(held, Played)
    others = log[2].hands[(held.seat + 1) % 3]
    assert isinstance(others, Hand)
    wrong: list[tuple[int, Event]] = [
        (1, TimeUp()),  # the sitting is over, and the deal after it cannot begin
        (2, Entered(0, D27)),
        (first_card, Played(held.seat, others[0])),
        (first_card, Seated(0)),
        (len(log) - 1, dealt(99)),
        (1, Corrected(1, None, None, "no such row")),
        (1, Entered(0, Facts(D27.contract, 2, points=119, tricks=9))),
        (1, Stopped(Ending.VOID)),
        (1, Entered(7, D27)),
    ]
    for at, event in wrong:
        with pytest.raises(BrokenLog) as refused:
            SkatSitting.retrace(GERMAN, broken(log, at, event))
        assert refused.value.number in (at, at + 1)


def test_a_refused_card_says_why_in_a_broken_log() -> None:
    log = SkatSitting.new(GERMAN).begin(dealt(1)).apply(Pass(1)).log
    with pytest.raises(BrokenLog) as refused:
        SkatSitting.retrace(GERMAN, broken(log, 2, SKAT_EVENTS["bid"](1, 19)))  # type: ignore[call-arg]
    assert isinstance(refused.value.cause, IllegalAction)
    assert refused.value.cause.code == "no-such-bid"


def test_the_sheets_events_have_kinds_of_their_own() -> None:
    assert set(SkatSitting.own_events) == {"seated", "entered", "corrected", "played-again", "time-up"}
    assert SkatSitting.own_events.keys().isdisjoint(SKAT_EVENTS)
    texts = [
        str(Seated(2)),
        str(Entered(0, D27)),
        str(Entered(None, None)),
        str(Corrected(4, 2, Facts(D27.contract, -1, bid=20, given_up=True), "misread")),
        str(PlayedAgain(4, False)),
        str(TimeUp()),
    ]
    assert texts == [
        "seated 2",
        "enter F D 2 70 6 18",
        "enter -",
        "correct 4 R D -1 0 0 20 given up: misread",
        "again bock 4",
        "time up",
    ]
