"""Whole evenings under any mixture of the variants that span deals, beside a calendar of the rounds."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st
from sheet.games import dealt

from knekt.cards import Hand
from knekt.engine import TABLE as THE_TABLE
from knekt.sheet import SkatSitting, SkatTerms, check_facts, check_ramsch, fired, possible_tricks
from knekt.skat import (
    PACK,
    Bid,
    Contract,
    Ending,
    Facts,
    Options,
    Pass,
    RamschFacts,
    Result,
    Stop,
    Trigger,
    card_points,
    options,
    rules,
)

TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
POINTS = [points for points in range(121) if possible_tricks(points)]
FAVOURED = [20, 30, 60, 60, 70, 95, 120]  # those that bring something


def table_of(wanted: dict[str, Any]) -> Options:
    return options("german", wanted)


tables = st.fixed_dictionaries(
    {
        "players": st.sampled_from([3, 4]),
        "bock.enabled": st.sampled_from([True, True, True, False]),
        "bock.triggers": st.just(TRIGGERS) | st.permutations(TRIGGERS).map(lambda found: tuple(found[:3])),
        "bock.value_basis": st.sampled_from(["game_value", "score"]),
        "bock.kontra_lost_means": st.sampled_from(["declarer_lost", "kontra_side_lost", "either"]),
        "bock.stack": st.sampled_from(["append", "ignore_while_active", "multiply"]),
        "bock.per_deal": st.sampled_from(["one", "each_trigger"]),
        "special_rounds.mode": st.sampled_from(["bock_then_schieberramsch", "bock", "schieberramsch"]),
        "special_rounds.schieberramsch_triggers": st.just(())
        | st.permutations(TRIGGERS).map(lambda found: tuple(found[:2])),
        "ramsch.on_pass_out": st.sampled_from(["none", "ramsch", "schieberramsch"]),
        "ramsch.skat_to": st.sampled_from(["last_trick", "loser"]),
        "ramsch.three_way_tie": st.sampled_from(["all_lose", "no_score"]),
        "kontra.enabled": st.booleans(),
        "kontra.max": st.sampled_from([1, 2, 4, "unlimited"]),
        "schenken.enabled": st.booleans(),
        "spitzen.enabled": st.booleans(),
        "revolution.enabled": st.booleans(),
        "session.rounds": st.sampled_from([3, 5, 8]),
        "session.time_end": st.sampled_from(["complete_round", "complete_deal"]),
    }
).map(table_of)

Booked = tuple[str, int, int]  # what kind of round, its first deal, its last


def calendar(chosen: Options, results: list[Result]) -> list[Booked]:
    """The special rounds after these deals, each with the numbers of its deals."""
    bock, special, length = chosen.bock, chosen.special_rounds, chosen.players
    booked: list[Booked] = []
    for number, result in enumerate(results, start=1):
        if bock.stack == "ignore_while_active" and any(number <= end for _, _, end in booked):
            continue
        reasons = fired(chosen, result)
        for group in [reasons] if bock.per_deal == "one" else [(each,) for each in reasons]:
            heard = bock.enabled and any(each in bock.triggers for each in group)
            pushed = any(each in special.schieberramsch_triggers for each in group)
            wanted = {
                "bock": heard and "bock" in special.mode,
                "schieberramsch": pushed or (heard and "schieberramsch" in special.mode),
            }
            first = number + 1
            if bock.stack != "multiply":
                first = max([number, *(end for _, _, end in booked)]) + 1
            for kind in [kind for kind, is_wanted in wanted.items() if is_wanted]:
                booked.append((kind, first, first + length - 1))
                first += length
    return booked


def due(chosen: Options, results: list[Result], number: int, last: int | None) -> tuple[int, bool]:
    """The factor of a deal to come, and whether it is a schieberramsch without bidding."""
    on_that_day = [kind for kind, first, end in calendar(chosen, results) if first <= number <= end]
    doublings, ramsch = on_that_day.count("bock"), "schieberramsch" in on_that_day
    if last is not None and number in range(last - chosen.players + 1, last + 1):
        heard = chosen.bock.enabled and "last_round" in chosen.bock.triggers
        if heard and "bock" in chosen.special_rounds.mode:
            doublings = doublings + 1 if chosen.bock.stack == "multiply" else max(doublings, 1)
        elif heard or "last_round" in chosen.special_rounds.schieberramsch_triggers:
            ramsch = True
    return 2**doublings, ramsch


def some_gift(contract: Contract, rng: Random) -> tuple[str, str]:
    """A gift declined and a gift taken, or neither."""
    if contract.is_null or contract.schwarz_said:
        return "", ""
    if contract.schneider_said:
        return rng.choice([("", ""), ("schneider", ""), ("", "schneider")])
    return rng.choice([("", ""), ("game", ""), ("", "game"), ("game", "schneider"), ("schneider", "")])


def some_game(chosen: Options, rng: Random) -> Facts:
    contract = rng.choice(list(rules(chosen).contracts.values()))
    if rng.random() < 0.5:
        contract = rules(chosen).contract(rng.choice(["GH", "D", "H"]))
    without = min(contract.most_matadors, len(contract.order.trumps) - contract.spitzen)
    run = 0 if contract.is_null else rng.choice([1, contract.most_matadors, -1, -without])
    points = rng.choice(FAVOURED if rng.random() < 0.7 else POINTS)
    most = {"unlimited": 6}.get(str(chosen.kontra.max), chosen.kontra.max) if chosen.kontra.enabled else 0
    declined, accepted = some_gift(contract, rng) if chosen.schenken.enabled else ("", "")
    return Facts(
        contract,
        run,
        points,
        rng.choice(possible_tricks(points)),
        given_up=not accepted and rng.random() < 0.1,
        kontra=rng.choice([0, rng.randint(0, int(most))]),
        declined=declined,
        accepted=accepted,
        spitze_missed=bool(contract.spitzen) and rng.random() < 0.5,
    )


def some_ramsch(rng: Random, *, pushing: bool) -> RamschFacts:
    """The pack in ten heaps of three and the skat, and each heap to somebody."""
    cards = rng.sample(PACK, len(PACK))
    heaps = [Hand.of(cards[at : at + 3]) for at in range(0, 30, 3)]
    takers = [rng.randrange(3) if rng.random() < 0.9 else 0 for _ in heaps]
    if rng.random() < 0.1:
        takers = [rng.randrange(3)] * 10
    points, tricks = [0, 0, 0], [0, 0, 0]
    for taker, heap in zip(takers, heaps, strict=True):
        points[taker] += card_points(heap)
        tricks[taker] += 1
    one, two, three = points
    some, more, rest = tricks
    return RamschFacts((one, two, three), (some, more, rest), takers[-1], rng.randrange(4) if pushing else 0)


def some_entry(
    chosen: Options, terms: SkatTerms, rng: Random
) -> tuple[int | None, Facts | RamschFacts | None]:
    """What a score keeper can write of a deal on these terms."""
    if not terms.schieberramsch and rng.random() < 0.8:
        return rng.randrange(3), some_game(chosen, rng)
    kind = "schieberramsch" if terms.schieberramsch else chosen.ramsch.on_pass_out
    return None, None if kind == "none" else some_ramsch(rng, pushing=kind == "schieberramsch")


def one_step(sitting: SkatSitting, rng: Random) -> SkatSitting:
    """One action in the running deal."""
    assert sitting.game is not None
    if rng.random() < 0.02:
        causes = Stop(THE_TABLE, Ending.VOID), Stop(THE_TABLE, Ending.LEFT, rng.randrange(3))
        return sitting.apply(rng.choice(causes))
    asks = [ask for each in sitting.game.asks.values() for ask in each if ask.must or rng.random() < 0.1]
    if not asks:
        return sitting
    ask = rng.choice(asks)
    action = ask.sample(rng)
    if isinstance(action, Bid) and action.value > 40:
        action = Pass(ask.seat)
    return sitting.apply(action, ask.id)


class Evening:
    """A sitting on its way, with what the calendar said of each deal when it was dealt."""

    def __init__(self, chosen: Options, rng: Random) -> None:
        self.chosen, self.rng = chosen, rng
        self.sitting = SkatSitting.new(chosen, rng.randrange(chosen.players))
        self.said: list[tuple[int, bool]] = []

    def __repr__(self) -> str:
        return "\n".join([str(self.chosen.differences), *map(str, self.sitting.log)])

    def before_a_deal(self) -> SkatTerms:
        """The terms of the deal to come, which must be what the calendar says of it."""
        sitting = self.sitting
        results = [row.result for row in sitting.rows]
        assert sitting.last is not None
        for number in range(len(results) + 1, sitting.last + 1):
            terms = sitting.terms_of(number)
            expected = due(self.chosen, results, number, sitting.last)
            assert (terms.number, terms.bock, terms.schieberramsch) == (number, *expected)
        assert sitting.terms == sitting.terms_of(len(results) + 1)
        self.said.append(due(self.chosen, results, len(results) + 1, sitting.last))
        terms_now: SkatTerms = sitting.terms_of(len(results) + 1)
        return terms_now

    def enter(self) -> None:
        terms = self.before_a_deal()
        self.sitting = self.sitting.enter(*some_entry(self.chosen, terms, self.rng))

    def play(self, *, correcting: bool) -> None:
        terms = self.before_a_deal()
        self.sitting = self.sitting.begin(dealt(self.rng.randrange(10**9)))
        while self.sitting.is_running:
            assert self.sitting.terms == terms  # whatever is corrected meanwhile
            self.sitting = one_step(self.sitting, self.rng)
            if correcting and self.sitting.rows and self.rng.random() < 0.05:
                self.correct()

    def correct(self) -> None:
        number = self.rng.randint(1, len(self.sitting.rows))
        entry = some_entry(self.chosen, self.sitting.terms_of(number), self.rng)
        self.sitting = self.sitting.correct(number, *entry, "misread")


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    evening = Evening(draw(tables), Random(draw(st.integers(0, 2**32 - 1))))
    for step in draw(st.lists(st.sampled_from("eeeeeeppqct"), min_size=8, max_size=24)):
        if evening.sitting.is_over:
            break
        match step:
            case "e":
                evening.enter()
            case "p" | "q":
                evening.play(correcting=step == "q")
            case "c" if evening.sitting.rows:
                evening.correct()
            case "t" if not evening.sitting.is_time_up and evening.rng.random() < 0.3:
                evening.sitting = evening.sitting.time_up()
    return evening


@given(evenings())
def test_skat_17_4_the_rounds_follow_the_calendar(evening: Evening) -> None:
    rows = evening.sitting.rows
    assert [(row.terms.bock, row.terms.schieberramsch) for row in rows] == evening.said
    for row in rows:
        assert row.result.bock == row.terms.bock
        if row.terms.schieberramsch:
            assert row.result.ramsch is not None or row.result.ending is Ending.VOID


@given(evenings())
def test_skat_15_2_totals_are_the_sums_of_what_the_rows_change(evening: Evening) -> None:
    sums = [0] * evening.sitting.players
    for row in evening.sitting.rows:
        for player, gets in zip(row.terms.seats, row.result.totals, strict=True):
            assert gets == (row.score if player in row.charged else 0)
            sums[player] += gets
        assert row.totals == tuple(sums)
        assert row.score % row.terms.bock == 0
    assert evening.sitting.totals == tuple(sums)


@given(evenings())
def test_the_log_alone_gives_the_same_evening(evening: Evening) -> None:
    sitting = evening.sitting
    assert SkatSitting.replay(evening.chosen, sitting.log) == sitting
    assert SkatSitting.retrace(evening.chosen, sitting.log) == sitting
    part = sitting.log[: evening.rng.randint(1, len(sitting.log))]
    begun = SkatSitting.retrace(evening.chosen, part)
    assert begun.log[: len(part)] == part
    assert begun.rows == SkatSitting.replay(evening.chosen, begun.log).rows


@given(evenings())
def test_what_play_gives_the_score_keeper_could_have_entered(evening: Evening) -> None:
    for row in evening.sitting.rows:
        found = row.result
        if found.facts is not None:
            check_facts(evening.chosen, found.facts)
        if found.ramsch is not None:
            pushing = row.terms.schieberramsch or evening.chosen.ramsch.on_pass_out == "schieberramsch"
            check_ramsch(found.ramsch.facts, pushing=pushing)
            assert sum(found.ramsch.facts.points) + found.ramsch.facts.skat == 120
