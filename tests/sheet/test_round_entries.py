"""What a score keeper enters where the variants are played: refusals, corrections, and the log of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from sheet.games import (
    GRAND_HAND,
    PLAIN,
    RAMSCH,
    SPLIT,
    after_deals,
    bock_table,
    dealt,
    next_deal,
    ramsch_deals,
)

from knekt.cards import Hand
from knekt.engine import TABLE as THE_TABLE
from knekt.engine import Event
from knekt.errors import BrokenLog, KnektError
from knekt.notation import parse_entry
from knekt.sheet import Corrected, Entered, SkatSitting, check_facts, check_ramsch
from knekt.skat import (
    Ending,
    Facts,
    Pass,
    PassOn,
    Placed,
    RamschFacts,
    Stop,
    TakeUp,
    contracts,
    options,
    rules,
)

PASSED = options("german", {"ramsch.on_pass_out": "ramsch"})
PUSHED = options("german", {"ramsch.on_pass_out": "schieberramsch"})
ROUNDS = bock_table(special_rounds__mode="bock_then_schieberramsch")
VARIANTS = options(
    "german",
    {
        "kontra.enabled": True,
        "schenken.enabled": True,
        "spitzen.enabled": True,
        "revolution.enabled": True,
        "surrender.mode": "none",
    },
)
GAMES = contracts(VARIANTS)


def code_of(attempt: Callable[[], object]) -> str:
    with pytest.raises(KnektError) as refused:
        attempt()
    assert refused.value.message.id == f"error-{refused.value.code}"
    return refused.value.code


ISS_GAMES = contracts(options("iss"))


@pytest.mark.parametrize(
    ("named", "points", "tricks", "total"),
    # with 3, game 4, hand 5, schneider 6, announced 7, schwarz 8, announced 9
    [
        ("CHS", 3, 0, -168),
        ("CHZ", 3, 0, -216),
        ("CHZ", 100, 8, -216),
        ("CHS", 89, 5, -168),
        ("CHS", 90, 5, None),
        ("CHZ", 120, 10, None),
        ("CH", 3, 0, None),
        ("NH", 3, 0, None),
    ],
)
def test_skat_11_7_a_deal_cut_short_on_the_sheet(
    named: str, points: int, tricks: int, total: int | None
) -> None:
    facts = Facts(ISS_GAMES[named], 0 if named == "NH" else 3, points, tricks, 24, cut_short=True)
    sitting = SkatSitting.new(options("iss"))
    if total is None:
        assert code_of(lambda: sitting.enter(0, facts)) == "facts-cut-short"
        return
    entered = sitting.enter(0, facts)
    assert entered.totals == (total, 0, 0)
    assert parse_entry(str(entered.log[-1]), rules(options("iss"))) == entered.log[-1]


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        (RamschFacts((53, 30, 27), (4, 3, 4)), "ramsch-tricks"),
        (RamschFacts((53, 30, 27), (4, 3, 2)), "ramsch-tricks"),
        (RamschFacts((60, 60, 0), (11, -1, 0)), "facts-contradict"),
        (RamschFacts((60, 60, 0), (-1, 11, 0), last=1), "facts-contradict"),
        (RamschFacts((34, 43, 43), (1, 4, 5)), "facts-contradict"),  # three cards: at most 33
        (RamschFacts((1, 56, 53), (4, 3, 3)), "facts-contradict"),
        (RamschFacts((-2, 60, 60), (4, 3, 3)), "facts-contradict"),
        (RamschFacts((20, 50, 40), (0, 5, 5), last=1), "facts-contradict"),
        (RamschFacts((53, 30, 38), (4, 3, 3)), "ramsch-points"),  # 121
        (RamschFacts((53, 30, 14), (4, 3, 3)), "ramsch-points"),  # 23 for two cards
        (RamschFacts((53, 30, 36), (4, 3, 3)), "ramsch-points"),  # 1 for two cards
        (RamschFacts((60, 50, 0), (6, 4, 0), last=2), "ramsch-last"),
        (RamschFacts((53, 30, 27), (4, 3, 3), last=3), "no-such-seat"),
        (RamschFacts((53, 30, 27), (4, 3, 3), last=-1), "no-such-seat"),
        (RamschFacts((53, 30, 37), (4, 3, 3), left=3), "no-such-seat"),
        (RamschFacts((53, 30, 27), (4, 3, 3), left=0), "ramsch-points"),  # who left takes all of it
        (RamschFacts((53, 30, 27), (4, 3, 3), refusals=1), "ramsch-refusals"),
        (RamschFacts((53, 30, 27), (4, 3, 3), refusals=-1), "ramsch-refusals"),
    ],
)
def test_skat_17_6_no_ramsch_goes_so(facts: RamschFacts, code: str) -> None:
    sitting = SkatSitting.new(PASSED)
    assert code_of(lambda: sitting.enter(None, facts)) == code
    assert code_of(lambda: check_ramsch(facts, pushing=False)) == code
    assert code_of(lambda: sitting.enter(None, RAMSCH).correct(1, None, facts, "counted anew")) == code


@pytest.mark.parametrize(
    "facts",
    [
        RAMSCH,
        RamschFacts((53, 30, 37), (4, 3, 3)),  # nothing in the skat
        RamschFacts((50, 21, 27), (5, 2, 3), last=2),  # 22 there
        RamschFacts((0, 0, 98), (0, 0, 10), last=2),
        RamschFacts((0, 120, 0), (0, 10, 0), last=0, left=1),  # left before the first trick
        RamschFacts((10, 100, 10), (1, 8, 1), last=0, left=1),
        RamschFacts((30, 45, 45), (4, 1, 5), last=0, left=1),  # the skat is among the 45
    ],
)
def test_skat_17_6_a_ramsch_can_go_so(facts: RamschFacts) -> None:
    check_ramsch(facts, pushing=False)
    (row,) = SkatSitting.new(PASSED).enter(None, facts).rows
    assert row.result.ending is (Ending.PLAYED if facts.left is None else Ending.LEFT)
    assert row.result.ramsch is not None and row.result.ramsch.facts == facts


def test_skat_17_7_the_cards_are_passed_on_three_times_at_most() -> None:
    scores = [
        SkatSitting.new(PUSHED).enter(None, replace(RAMSCH, refusals=refusals)).rows[0].score
        for refusals in range(4)
    ]
    assert scores == [-63, -126, -252, -504]
    assert (
        code_of(lambda: SkatSitting.new(PUSHED).enter(None, replace(RAMSCH, refusals=4))) == "ramsch-refusals"
    )
    in_round = after_deals(ROUNDS, 4, [1]).enter(None, replace(RAMSCH, refusals=3))
    assert in_round.rows[-1].score == -504


def test_what_kind_of_deal_an_entry_tells_of() -> None:
    plain, passed = SkatSitting.new(options("german")), SkatSitting.new(PASSED)
    ramsch_round = after_deals(ROUNDS, 4, [1])
    always = bock_table(special_rounds__mode="schieberramsch", ramsch__on_pass_out="ramsch")
    attempts: list[tuple[str, Callable[[], SkatSitting]]] = [
        ("no-ramsch", lambda: plain.enter(None, RAMSCH)),
        ("no-ramsch", lambda: SkatSitting.new(ROUNDS).enter(None, RAMSCH)),  # only in rounds of its own
        ("no-ramsch", lambda: plain.enter(0, PLAIN).correct(1, None, RAMSCH, "ramsch")),
        ("passed-out-is-ramsch", lambda: passed.enter(None, None)),
        ("passed-out-is-ramsch", lambda: SkatSitting.new(PUSHED).enter(None, None)),
        ("passed-out-is-ramsch", lambda: passed.enter(0, PLAIN).correct(1, None, None, "nobody")),
        ("ramsch-is-due", lambda: ramsch_round.enter(0, PLAIN)),
        ("ramsch-is-due", lambda: ramsch_round.enter(None, None)),
        ("ramsch-is-due", lambda: after_deals(always, 1, [1]).enter(None, None)),
        ("ramsch-is-due", lambda: next_deal(ramsch_round).correct(5, 0, PLAIN, "a game")),
        ("declarer-and-game", lambda: passed.enter(0, RAMSCH)),
        ("declarer-and-game", lambda: ramsch_round.enter(1, RAMSCH)),
        ("declarer-and-game", lambda: passed.enter(1, None)),
        ("declarer-and-game", lambda: passed.enter(None, PLAIN)),
        ("no-such-seat", lambda: passed.enter(3, PLAIN)),
    ]
    for code, attempt in attempts:
        assert code_of(attempt) == code
    assert passed.enter(0, PLAIN).correct(1, None, RAMSCH, "all had passed").totals == (-63, 0, 0)
    assert passed.enter(None, RAMSCH).correct(1, 1, PLAIN, "one had bid").totals == (0, 18, 0)


def facts_of(contract: str, points: int = 70, tricks: int = 6, run: int = 1, **more: int | str) -> Facts:
    return Facts(GAMES[contract], run, points, tricks, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("facts", "total"),
    [
        (facts_of("D", kontra=1), 36),
        (facts_of("D", 50, kontra=2), -144),
        (facts_of("N", 0, 0, run=0, kontra=1), 46),
        (facts_of("R", 0, 1, run=0, kontra=2), -736),
        (facts_of("D", 0, 0, kontra=1, given_up=True), -72),  # given up after kontra (17.2)
        (facts_of("G", 0, 0, run=3, accepted="game"), 96),
        (facts_of("G", 0, 0, run=3, declined="game", accepted="schneider"), 144),
        (facts_of("G", 95, 9, run=3, declined="game"), 144),
        (facts_of("G", 120, 10, run=3, declined="schneider"), 192),
        (facts_of("GHS", 0, 0, accepted="schneider"), 120),
        (facts_of("GHS", 120, 10, declined="schneider"), 168),
        (facts_of("D", 0, 0, declined="game", given_up=True), -72),
        (facts_of("H1"), 30),
        (facts_of("H1", spitze_missed=True), -60),
        (facts_of("HH2", run=-9), 130),
    ],
)
def test_skat_17_kontra_gifts_and_spitzen_on_the_sheet(facts: Facts, total: int) -> None:
    sitting = SkatSitting.new(VARIANTS).enter(0, facts)
    assert sitting.totals == (total, 0, 0)
    assert SkatSitting.retrace(VARIANTS, sitting.log) == sitting
    ending = sitting.rows[0].result.ending
    assert (ending is Ending.GIVEN) == bool(facts.accepted)
    assert (ending is Ending.SURRENDERED) == facts.given_up


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        (facts_of("D", kontra=3), "facts-kontra"),
        (facts_of("D", kontra=-1), "facts-kontra"),
        (facts_of("N", 0, 0, run=0, accepted="game"), "facts-gift"),
        (facts_of("R", 0, 0, run=0, declined="game"), "facts-gift"),
        (facts_of("GHZ", accepted="schneider"), "facts-gift"),  # schwarz is said already
        (facts_of("GHO", 120, 10, declined="game"), "facts-gift"),
        (facts_of("G", accepted="schneider"), "facts-gift-order"),  # the game comes first
        (facts_of("G", declined="game", accepted="game"), "facts-gift-order"),
        (facts_of("G", declined="schneider", accepted="schneider"), "facts-gift-order"),
        (facts_of("G", declined="schneider", accepted="game"), "facts-gift-order"),
        (facts_of("GHS", declined="game"), "facts-gift-order"),  # schneider is said already
        (facts_of("GHS", accepted="game"), "facts-gift-order"),
        (facts_of("G", accepted="schwarz"), "facts-gift-order"),
        (facts_of("G", declined="schwarz"), "facts-gift-order"),
        (facts_of("G", accepted="game", given_up=True), "facts-gift-given-up"),
        (facts_of("H", spitze_missed=True), "facts-spitze"),
        (facts_of("GHS", 3, 0, cut_short=True), "facts-cut-short"),  # this table plays on
        (facts_of("H1", run=-11), "facts-matadors"),  # who holds the seven is not without it
        (facts_of("H1", 119, 9), "facts-contradict"),
        (facts_of("G", 119, 9, declined="game"), "facts-contradict"),
    ],
)
def test_skat_17_no_game_goes_so(facts: Facts, code: str) -> None:
    assert code_of(lambda: SkatSitting.new(VARIANTS).enter(0, facts)) == code
    assert code_of(lambda: SkatSitting.new(VARIANTS).enter(None, None).correct(1, 0, facts, "anew")) == code


def test_skat_17_what_the_table_does_not_play_cannot_be_entered() -> None:
    german = options("german")
    table = contracts(german)
    assert code_of(lambda: check_facts(german, replace(PLAIN, kontra=1))) == "facts-kontra"
    assert code_of(lambda: check_facts(german, replace(PLAIN, accepted="game"))) == "facts-gift"
    assert code_of(lambda: check_facts(german, facts_of("H1"))) == "facts-contract"
    assert code_of(lambda: check_facts(german, facts_of("R", run=0))) == "facts-contract"
    grand_only = options("german", {"schenken.enabled": True, "schenken.scope": "grand_only"})
    check_facts(grand_only, Facts(table["G"], 1, accepted="game"))
    assert code_of(lambda: check_facts(grand_only, Facts(table["H"], 1, accepted="game"))) == "facts-gift"


@pytest.mark.parametrize(("most", "levels"), [(1, 1), (2, 2), (3, 3), (4, 4), ("unlimited", 99)])
def test_skat_17_1_how_often_a_game_is_doubled(most: int | str, levels: int) -> None:
    table = options("german", {"kontra.enabled": True, "kontra.max": most})
    sitting = SkatSitting.new(table)
    assert sitting.enter(0, replace(PLAIN, kontra=levels)).totals == (18 * 2**levels, 0, 0)
    too_often = replace(PLAIN, kontra=levels + 1)
    assert code_of(lambda: sitting.enter(0, too_often)) == "facts-kontra"


def test_skat_17_4_a_correction_leaves_what_was_bock_and_moves_what_comes() -> None:
    sitting = after_deals(bock_table(), 3, [1])
    assert [row.score for row in sitting.rows] == [72, 36, 36]
    without = sitting.correct(1, 0, PLAIN, "not from the hand")
    assert [(row.terms.bock, row.score) for row in without.rows] == [(1, 18), (2, 36), (2, 36)]
    assert without.totals == (18, 36, 36)
    assert [without.terms_of(number).bock for number in (4, 5)] == [1, 1]
    assert [sitting.terms_of(number).bock for number in (4, 5)] == [2, 1]
    again = without.correct(2, 0, SPLIT, "60 to 60")  # lost in bock, and a new round
    assert [(row.terms.bock, row.score) for row in again.rows] == [(1, 18), (2, -80), (2, 36)]
    assert [again.terms_of(number).bock for number in (4, 5, 6)] == [2, 2, 1]


def test_skat_17_4_a_correction_brings_a_round_as_far_as_it_is_still_to_come() -> None:
    sitting = after_deals(bock_table(), 3).correct(2, 0, GRAND_HAND, "from the hand")
    assert [row.terms.bock for row in sitting.rows] == [1, 1, 1]
    assert [row.score for row in sitting.rows] == [18, 72, 18]
    assert [sitting.terms_of(number).bock for number in range(4, 7)] == [2, 2, 1]
    passed = sitting.correct(3, None, None, "nobody played")
    assert [passed.terms_of(number).bock for number in range(4, 7)] == [2, 2, 1]


def test_skat_17_7_a_row_of_a_ramsch_round_stays_one() -> None:
    sitting = after_deals(ROUNDS, 6, [1])
    assert ramsch_deals(sitting) == [5, 6]
    without = sitting.correct(1, 0, PLAIN, "not from the hand")
    assert ramsch_deals(without) == [5, 6]
    other = without.correct(5, None, replace(RAMSCH, points=(27, 30, 53), refusals=1), "seats mixed up")
    assert other.rows[4].charged == (other.rows[4].terms.seats[2],)
    assert (other.rows[4].score, sitting.rows[4].score) == (-2 * 53, -63)
    assert not other.terms_of(7).schieberramsch


@pytest.mark.parametrize(("before", "after"), [(PLAIN, GRAND_HAND), (GRAND_HAND, PLAIN)])
def test_skat_17_4_the_running_deal_stays_what_it_was_dealt_as(before: Facts, after: Facts) -> None:
    """The row of a deal is corrected while the next is under way."""
    sitting = SkatSitting.new(bock_table()).enter(0, before).begin(dealt(2))
    bock = 1 + (before is GRAND_HAND)
    corrected = sitting.correct(1, 0, after, "the skat")
    assert corrected.terms == sitting.terms == corrected.terms_of(2)
    assert corrected.terms is not None and corrected.terms.bock == bock
    assert corrected.game is not None and corrected.game.state.bock == bock
    over = corrected.apply(Stop(THE_TABLE, Ending.VOID))
    assert (over.rows[1].terms.bock, over.rows[1].result.bock) == (bock, bock)
    assert [over.terms_of(number).bock for number in (3, 4, 5)] == ([2, 2, 1] if bock == 1 else [1, 1, 1])
    for held in (sitting, corrected, over):
        assert (
            SkatSitting.replay(held.options, held.log) == SkatSitting.retrace(held.options, held.log) == held
        )


def whole_evening() -> SkatSitting:
    """Bock and ramsch, entered and played, with corrections on the way."""
    table = bock_table(
        special_rounds__mode="bock_then_schieberramsch",
        kontra__enabled=True,
        ramsch__on_pass_out="schieberramsch",
        session__deals=9,
    )
    sitting = SkatSitting.new(table).enter(0, replace(GRAND_HAND, kontra=1))
    sitting = sitting.begin(dealt(2)).apply(Pass(1)).apply(Pass(2)).apply(Pass(0))  # a ramsch, in bock
    sitting = sitting.apply(PassOn(0)).apply(PassOn(1)).correct(1, 0, GRAND_HAND, "nobody said kontra")
    sitting = sitting.apply(PassOn(2)).apply(Stop(THE_TABLE, Ending.LEFT, 2))
    sitting = sitting.enter(None, RAMSCH).enter(1, replace(PLAIN, kontra=2))  # and so more rounds
    sitting = sitting.begin(dealt(5)).apply(PassOn(0)).apply(Stop(THE_TABLE, Ending.VOID))
    sitting = sitting.enter(None, replace(RAMSCH, refusals=2)).correct(3, 2, PLAIN, "one had bid")
    return next_deal(sitting).time_up()


def test_any_beginning_of_a_log_is_a_sitting() -> None:
    """Undo is a shorter log; what was undone can be done again."""
    sitting = whole_evening()
    for end in range(1, len(sitting.log) + 1):
        part = SkatSitting.retrace(sitting.options, sitting.log[:end])
        assert part.log == sitting.log[: len(part.log)]  # with what follows by itself
        assert SkatSitting.replay(sitting.options, part.log) == part
        for event in sitting.log[len(part.log) :][:1]:
            assert part.after(event).log[: end + 1] == sitting.log[: end + 1]
    assert SkatSitting.replay(sitting.options, sitting.log) == sitting
    assert [(row.terms.bock, row.terms.schieberramsch) for row in sitting.rows] == [
        (1, False),
        (2, False),
        (2, False),
        (2, False),
        (1, True),
        (1, True),
        (1, True),
    ]
    assert [row.score for row in sitting.rows] == [72, -120 * 8 * 2, 36, 144, 0, -252, -63]


def test_skat_17_4_a_deal_is_dealt_on_its_terms() -> None:
    bock = after_deals(ROUNDS, 1, [1]).begin(dealt(2))
    assert bock.log[-1] == replace(dealt(2), bock=2)
    boasting = SkatSitting.new(ROUNDS).begin(replace(dealt(1), bock=4, schieberramsch=True))
    assert boasting.log[-1] == dealt(1)
    ramsch = after_deals(ROUNDS, 4, [1]).begin(dealt(5))
    assert ramsch.log[-1] == replace(dealt(5), schieberramsch=True)
    assert ramsch.game is not None and ramsch.game.state.is_ramsch
    assert ramsch.apply(TakeUp(0)).is_running  # nobody bids


def placed(number: int) -> Placed:
    cards = dealt(number)
    return Placed(cards.hands, cards.skat, 1, contracts(ROUNDS)["GH"], bid=18)


def test_skat_17_7_a_position_set_up_follows_the_rounds() -> None:
    cards = dealt(1)
    ramsch = Placed(cards.hands, cards.skat, None, None, taken=(Hand(),) * 3)
    in_bock, in_ramsch = after_deals(ROUNDS, 1, [1]), after_deals(ROUNDS, 4, [1])
    assert in_bock.begin(placed(2)).log[-1] == replace(placed(2), bock=2)
    assert in_ramsch.begin(ramsch).log[-1] == ramsch
    assert code_of(lambda: in_ramsch.begin(placed(5))) == "ramsch-is-due"
    assert code_of(lambda: in_bock.begin(ramsch)) == "no-ramsch"
    assert SkatSitting.new(PASSED).begin(ramsch).log[-1] == ramsch


def test_a_log_with_the_wrong_terms_is_found_out() -> None:
    bock = after_deals(ROUNDS, 1, [1]).begin(dealt(2))
    ramsch = after_deals(ROUNDS, 4, [1]).begin(dealt(5))
    wrong: list[tuple[SkatSitting, Event]] = [
        (bock, dealt(2)),
        (bock, replace(dealt(2), bock=4)),
        (bock, replace(dealt(2), bock=2, schieberramsch=True)),
        (bock, placed(2)),
        (ramsch, dealt(5)),
        (ramsch, replace(dealt(5), schieberramsch=True, bock=2)),
        (SkatSitting.new(ROUNDS).begin(dealt(1)), replace(dealt(1), bock=2)),
    ]
    for sitting, event in wrong:
        with pytest.raises(BrokenLog) as refused:
            SkatSitting.retrace(ROUNDS, (*sitting.log[:-1], event))
        assert refused.value.number == len(sitting.log) - 1
        assert refused.value.cause is None  # it does not follow
    with pytest.raises(BrokenLog) as refused:
        SkatSitting.retrace(ROUNDS, (*ramsch.log[:-1], placed(5)))
    assert refused.value.cause is not None and refused.value.cause.code == "ramsch-is-due"
    with pytest.raises(BrokenLog) as refused:
        SkatSitting.retrace(ROUNDS, (*ramsch.log[:-1], Entered(0, PLAIN)))
    assert refused.value.cause is not None and refused.value.cause.code == "ramsch-is-due"


def test_what_is_written_of_an_entry() -> None:
    spitze = facts_of("H1", kontra=2, declined="game", spitze_missed=True)
    texts = [
        str(Entered(0, spitze)),
        str(Entered(2, facts_of("G", 0, 0, declined="game", accepted="schneider"))),
        str(Entered(None, RAMSCH)),
        str(Entered(None, replace(RAMSCH, last=2, refusals=2))),
        str(Corrected(3, None, RamschFacts((0, 120, 0), (0, 10, 0), left=1), "left")),
    ]
    assert texts == [
        "enter F H1 1 70 6 0 kontra 2 declined game spitze missed",
        "enter R G 1 0 0 0 declined game accepted schneider",
        "enter ramsch 53 30 27 4 3 3 F",
        "enter ramsch 53 30 27 4 3 3 R refused 2",
        "correct 3 ramsch 0 120 0 0 10 0 F left M: left",
    ]
