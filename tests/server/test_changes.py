"""Changes that the keeper proposes: who is asked, when they happen, and that the log tells it all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from knekt.cards import Seed, Suit
from knekt.engine import Event
from knekt.errors import IllegalAction, KnektError
from knekt.games import options
from knekt.notation import to_plain
from knekt.server.hall.hall import _settled
from knekt.server.hall.rights import is_keeper, keeper_acts
from knekt.server.table import Kind, Table, TableSettings
from knekt.server.table.codec import codec_of
from knekt.server.table.event import ChangeDropped, ChangeProposed
from knekt.server.table.proof import findings, proof_of
from knekt.sheet import Corrected
from knekt.sheet.skruf import Adjusted
from knekt.sheet.skruf import Corrected as SkrufCorrected
from knekt.skat import Ending, Facts, Pass, Stopped, contracts
from knekt.skruf import Ending as SkrufEnding
from knekt.skruf import Facts as SkrufFacts
from knekt.skruf import Pass as SkrufPass
from knekt.skruf import Stopped as SkrufStopped
from knekt.skruf import SuitBarred, parse_bid

SEED = Seed.parse("a keeper")
VOID = Stopped(Ending.VOID)
MISDEAL = SkrufStopped(SkrufEnding.MISDEAL)
HOST = "person 0"


def dealt(
    preset: str = "german", *, bots: tuple[int, ...] = (), wanted: Any = None, **settings: Any
) -> Table:
    """A table in its first deal; bots have these places, people the others."""
    chosen = TableSettings(options=options(preset, wanted or {}), **settings)
    table = Table.new(chosen)
    for player in range(chosen.options.players):
        table = table.take(player, "bot:2" if player in bots else f"person {player}")
    return table.begin().dealt(SEED)


def passed_out(table: Table) -> Table:
    """The deal of Skat that everybody has passed."""
    for seat in (1, 2, 0):
        table = table.act(Pass(seat))
    return _settled(table, SEED)


def proposed(table: Table, change: Event, player: int | None = 0) -> Table:
    return _settled(table.propose(player, change), SEED)


def answered(table: Table, *players: int, agree: bool = True) -> Table:
    for player in players:
        assert table.proposal is not None
        table = _settled(table.answer(player, table.proposal.seq, agree=agree), SEED)
    return table


def refused(code: str) -> pytest.RaisesExc[KnektError]:
    return pytest.raises(KnektError, check=lambda error: error.code == code)


def told_again(table: Table) -> Table:
    """The table to which its log leads, written and read again."""
    codec = codec_of(table.settings.options)
    written = [json.dumps(to_plain(event)) for event in table.log]
    return Table.replay(table.settings, map(codec.event, written))


def grand(table: Table, *, points: int = 61, reason: str = "counted again") -> Corrected:
    return Corrected(
        1, 0, Facts(contracts(table.settings.options)["G"], 1, points=points, tricks=6, bid=18), reason
    )


def test_a_deal_is_void_when_all_others_agree() -> None:
    table = proposed(dealt(), VOID)
    assert table.proposal is not None and table.waits_for == (1, 2) and table.sitting.is_running
    assert told_again(table) == table
    table = answered(table, 1)
    assert table.waits_for == (2,) and table.sitting.is_running
    table = answered(table, 2)
    assert table.proposal is None and not table.sitting.is_running
    assert table.sitting.rows[0].result.ending is Ending.VOID and table.sitting.totals == (0, 0, 0)
    assert table.is_deal_due and told_again(table) == table
    assert all(each.holds is not False for each in findings(proof_of(table, SEED)))


def test_who_refuses_ends_it() -> None:
    table = answered(proposed(dealt(), VOID), 2, agree=False)
    assert table.proposal is None and table.sitting.is_running
    with refused("no-such-proposal"):
        table.answer(1, table.seq, agree=True)
    assert told_again(table) == table


def test_only_who_is_asked_answers_and_once() -> None:
    table = proposed(dealt(bots=(2,)), VOID)
    assert table.proposal is not None
    for player in (0, 2):
        with refused("not-asked"):
            table.answer(player, table.proposal.seq, agree=True)
    with refused("no-such-proposal"):
        table.answer(1, table.proposal.seq - 1, agree=True)
    with refused("proposal-waits"):
        table.propose(0, VOID)


def test_alone_it_happens_at_once_in_practice_and_nowhere_else() -> None:
    bots = (1, 2)
    assert not proposed(dealt(bots=bots, practice=True), VOID).sitting.is_running
    counted = dealt(bots=bots)
    with refused("nobody-to-agree"):
        counted.propose(0, VOID)
    assert keeper_acts(counted, HOST) == ["time-up", "close"]
    for kind in (Kind.DAILY, Kind.BRANCH):
        with refused("nothing-is-changed"):
            dealt(bots=bots, kind=kind, practice=kind is Kind.BRANCH).propose(0, VOID)


def test_what_was_agreed_to_by_nobody_falls_where_it_counts() -> None:
    table = proposed(dealt(bots=(2,)), VOID)
    left = _settled(table.take(1, "bot:3"), SEED)
    assert left.proposal is None and left.sitting.is_running and isinstance(left.log[-1], ChangeDropped)
    practice = proposed(dealt(bots=(2,), practice=True), VOID)
    assert not _settled(practice.take(1, "bot:3"), SEED).sitting.is_running


def test_whoever_leaves_for_good_is_asked_no_more() -> None:
    table = answered(proposed(dealt(), VOID), 1)
    assert not _settled(table.take(2, "bot:3"), SEED).sitting.is_running


def test_a_proposal_about_the_deal_falls_with_the_deal() -> None:
    table = proposed(dealt(), VOID)
    after = passed_out(table)
    assert after.proposal is None and after.sitting.rows[0].result.ending is Ending.PASSED_OUT
    assert told_again(after) == after
    closed = proposed(dealt(), VOID).close(SEED)
    assert closed.proposal is None and closed.log[-2] == ChangeDropped()
    with refused("no-deal-is-running"):
        passed_out(dealt()).propose(0, VOID)


@pytest.mark.parametrize("cause", [Ending.LEFT, Ending.TIMEOUT])
def test_that_somebody_left_is_not_for_the_keeper_to_say(cause: Ending) -> None:
    with refused("not-now"):
        dealt().propose(0, Stopped(cause, 1))
    assert "void" in keeper_acts(dealt(), HOST)


@pytest.mark.parametrize(("misdeal", "dealers"), [("next_dealer", 1), ("same_dealer", 0)])
def test_skruf_2_5_a_misdeal_before_the_first_call(misdeal: str, dealers: int) -> None:
    table = dealt("skruf", wanted={"misdeal": misdeal})
    assert keeper_acts(table, HOST)[:2] == ["void", "misdeal"]
    first = table.terms.dealer
    again = answered(proposed(table, MISDEAL), 1, 2, 3).dealt(SEED)
    seats = table.sitting.rubbers[0].table  # type: ignore[attr-defined]
    assert seats.index(again.terms.dealer) == (seats.index(first) + dealers) % 4
    asked = next(iter(table.game.asks))  # type: ignore[union-attr]
    called = _settled(proposed(table, MISDEAL).act(SkrufPass(asked)), SEED)
    assert called.proposal is None and called.sitting.is_running, "it came too late"
    assert "misdeal" not in keeper_acts(called, HOST)
    with pytest.raises(IllegalAction):
        called.propose(0, MISDEAL)


def at_the_lead(**wanted: Any) -> Table:
    """A deal of Skruf before its first card, with the keeper in the first place."""
    table = dealt("skruf-plain", wanted=wanted)
    bid = parse_bid("4S")
    while not table.game.state.began:  # type: ignore[union-attr]
        game: Any = table.game
        ask = game.asks[game.turn][0]
        actions = list(ask.singles())
        table = table.act(next((each for each in actions if getattr(each, "bid", None) == bid), actions[0]))
    return table


def test_skruf_13_a_suit_is_barred_for_the_lead() -> None:
    table = at_the_lead(manual_table=True)
    assert "bar" in keeper_acts(table, HOST) and "bar" not in keeper_acts(at_the_lead(), HOST)
    barred = answered(proposed(table, SuitBarred(Suit.HEARTS)), 1, 2, 3)
    assert barred.game is not None and barred.game.state.barred == Suit.HEARTS
    assert told_again(barred) == barred
    waiting, game = proposed(table, SuitBarred(Suit.HEARTS)), table.game
    assert game is not None and game.turn is not None
    led = _settled(waiting.act(next(game.asks[game.turn][0].singles())), SEED)
    assert led.proposal is None and led.game is not None and led.game.state.barred is None
    with pytest.raises(IllegalAction):
        at_the_lead().propose(0, SuitBarred(Suit.HEARTS))


def test_a_row_is_corrected_between_deals_while_one_runs_and_after_the_end() -> None:
    between = passed_out(dealt())
    running = between.dealt(SEED)
    over = passed_out(dealt(wanted={"session.deals": 1}))
    assert over.closed
    for table in (between, running, over):
        assert "correct" in keeper_acts(table, HOST)
        began, game = table.deal_began, table.game
        table = answered(proposed(table, grand(table)), 1, 2)
        assert table.sitting.totals == (48, 0, 0) and table.sitting.rows[0].reason == "counted again"
        assert (table.deal_began, table.game) == (began, game), "the deal is the same as before"
        assert told_again(table) == table
    assert keeper_acts(over, HOST) == ["correct"]
    with refused("table-closed"):
        over.propose(0, VOID)


def test_a_correction_that_cannot_be_is_refused_when_it_is_proposed() -> None:
    table = passed_out(dealt())
    for code, change in [
        ("facts-contradict", grand(table, points=119)),
        ("reason-missing", grand(table, reason=" ")),
        ("reason-too-long", grand(table, reason="x" * 201)),
        ("no-such-row", Corrected(2, None, None, "why")),
    ]:
        with refused(code):
            table.propose(0, change)


def test_what_has_become_impossible_meanwhile_falls() -> None:
    """Of two rows both had a side at sixty first: without the first correction the second makes no sense."""
    wanted = {"both_60": "first_by_trick"}
    table = dealt("skruf", wanted=wanted)
    sitting = answered(proposed(table, SkrufStopped(SkrufEnding.VOID)), 1, 2, 3)
    facts = SkrufFacts(parse_bid("6S"), tricks=12, aces=4, honours=4)
    change = SkrufCorrected(1, 0, facts, "agreed")
    waiting = proposed(sitting, change)
    assert isinstance(waiting.log[-1], ChangeProposed) and waiting.proposal is not None
    broken = ChangeProposed(0, SkrufCorrected(9, 0, facts, "agreed"), (1,))
    live = _settled(sitting.believing(broken).answer(1, sitting.seq + 1, agree=True), SEED)
    assert live.proposal is None and live.log[-1] == ChangeDropped()


def test_points_are_moved_in_skruf() -> None:
    table = dealt("trekarl")
    moved = answered(proposed(table, Adjusted((3, -1, -2), "led out of turn")), 1, 2)
    assert moved.sitting.totals == (3, -1, -2) and told_again(moved) == moved
    for code, points in [
        ("adjust-points", (1, 1, 1)),
        ("adjust-points", (1, -1)),
        ("adjust-too-much", (10_001, -10_001, 0)),
    ]:
        with refused(code):
            table.propose(0, Adjusted(points, "why"))
    with refused("adjust-reason"):
        table.propose(0, Adjusted((1, -1, 0), ""))


def test_nobody_is_told_of_a_time_that_is_up_as_of_a_new_deal() -> None:
    table = passed_out(dealt())
    assert table.time_up().deal_began == table.deal_began
    assert told_again(table.time_up()) == table.time_up()


def test_the_host_keeps_the_table_and_while_that_one_is_away_the_first_of_the_others() -> None:
    table = dealt(bots=(1,))
    assert (
        is_keeper(table, HOST, HOST)
        and not is_keeper(table, HOST, "person 2")
        and not is_keeper(table, HOST, None)
    )
    away = table.stand_in(0)
    assert is_keeper(away, HOST, HOST) and is_keeper(away, HOST, "person 2")
    gone = table.take(0, "bot:3")
    assert is_keeper(gone, HOST, "person 2") and not is_keeper(gone, HOST, "bot:3")
    assert not is_keeper(away.stand_in(2), HOST, "person 2")
    waiting = Table.new(table.settings).take(0, "person 7")
    assert not is_keeper(waiting, HOST, "person 7"), "before the beginning the host alone"
    assert is_keeper(table, "an organiser", "person 0") and is_keeper(table, "an organiser", "an organiser")


def test_a_host_without_a_place_asks_everybody() -> None:
    table = dealt().propose(None, VOID)
    assert table.waits_for == (0, 1, 2) and told_again(table) == table
