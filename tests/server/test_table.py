"""A table as its log tells it: who may sit down when, and that the log alone gives the table again."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import Seed, shuffled
from knekt.errors import IllegalAction, KnektError
from knekt.games import family_of, options
from knekt.notation import to_plain
from knekt.server.table import EVENTS, Table, TableSettings, Visibility, bot
from knekt.server.table.codec import codec_of
from knekt.server.table.dealing import commitment, deal_seed, sitting_seed
from knekt.server.table.event import Closed, Promised, Revealed, SeatTaken
from knekt.sheet import Sitting
from knekt.skat import PACK, Dealt, Pass

SEED = Seed.parse("a table")
GERMAN = TableSettings(options=options("german"))
PRESETS = ["german", "isko", "tournee", "tournee-house", "skruf", "trekarl"]


def full(settings: TableSettings = GERMAN) -> Table:
    table = Table.new(settings)
    for player in range(settings.options.players):
        table = table.take(player, f"person {player}", "ab" * player)
    return table


@pytest.mark.parametrize("preset", PRESETS)
def test_what_happens_at_a_table_is_called_as_nothing_in_its_game_is(preset: str) -> None:
    """Otherwise the log could not tell a look at the result from a look of defenders at their hands."""
    chosen = options(preset)
    of_game = {*family_of(chosen).events, *Sitting.new(chosen).own_events}
    assert of_game and of_game.isdisjoint(EVENTS)


def after_random_play(table: Table, rng: Random, actions: int) -> Table:
    """The table after this many random actions; deals are dealt when they are due."""
    for _ in range(actions):
        if table.is_deal_due:
            table = table.dealt(SEED)
        game = table.game
        assert game is not None
        seat = rng.choice(list(game.asks))
        table = table.act(rng.choice(game.asks[seat]).sample(rng))
        if not table.sitting.is_running:
            table = table.revealed(SEED)
        if table.stage == "over":
            break
    return table


def refused(code: str) -> pytest.RaisesExc[KnektError]:
    """Check that the table refuses something under this code."""
    return pytest.raises(KnektError, check=lambda error: error.code == code)


@pytest.mark.parametrize("preset", ["german", "skruf"])
def test_the_log_tells_for_whom_bots_have_acted_in_a_deal(preset: str) -> None:
    table, rng = full(TableSettings(options=options(preset))).begin().dealt(SEED), Random(4)
    nobody = (None,) * len(table.places)
    assert table.bots_acted == nobody and table.game is not None and table.game.turn is not None
    player = table.terms.seats[table.game.turn]
    away = table.stand_in(player)
    assert away.bots_acted == nobody  # nothing has been done for that one yet
    acted = after_random_play(away, rng, 1)
    assert acted.bots_acted[player] == 3 and [*acted.bots_acted].count(None) == len(nobody) - 1
    back = acted.come_back(player)
    while back.sitting.is_running:
        back = after_random_play(back, rng, 1)
    assert back.bots_acted == acted.bots_acted
    assert Table.replay(back.settings, back.log) == back
    assert back.dealt(SEED).bots_acted == nobody


@pytest.mark.parametrize("preset", ["german", "skruf"])
def test_a_place_that_a_bot_gets_is_played_by_the_strongest_that_had_it(preset: str) -> None:
    table, rng = full(TableSettings(options=options(preset))).begin().dealt(SEED), Random(4)
    assert table.game is not None and table.game.turn is not None
    player = table.terms.seats[table.game.turn]
    table = after_random_play(table.take(player, bot(5)), rng, 1).take(player, bot(2))
    while table.sitting.is_running:
        table = after_random_play(table, rng, 1)
    assert table.bots_acted[player] == 5


@given(st.sampled_from(PRESETS), st.integers(0, 2**32), st.integers(0, 150))
def test_the_log_alone_gives_the_table_again(preset: str, number: int, actions: int) -> None:
    settings = TableSettings(options=options(preset))
    table = after_random_play(full(settings).begin(), Random(number), actions)
    codec = codec_of(settings.options)
    written = [json.dumps(to_plain(event)) for event in table.log]
    assert Table.replay(settings, map(codec.event, written)) == table


@given(st.integers(0, 2**32))
def test_every_prefix_of_a_log_is_a_table(number: int) -> None:
    table = after_random_play(full().begin(), Random(number), 60)
    retold = Table.new(GERMAN)
    for event in table.log:
        retold = retold.believing(event)
        assert retold.seq <= table.seq and retold.deal_began <= retold.seq
    assert retold == table


def test_a_place_is_taken_once_and_one_person_has_one() -> None:
    table = Table.new(GERMAN).take(1, "anna")
    with refused("place-taken"):
        table.take(1, "bo")
    with refused("already-seated"):
        table.take(2, "anna")
    with refused("no-such-place"):
        table.take(3, "bo")
    assert table.take(0, "bo").player_of("bo") == 0 and table.player_of("bo") is None
    assert table.leave(1).free == (0, 1, 2)


def test_nothing_is_dealt_before_every_place_is_taken() -> None:
    table = Table.new(GERMAN).take(0, "anna")
    with refused("places-free"):
        table.begin()
    with refused("sitting-not-begun"):
        table.dealt(SEED)
    with refused("sitting-has-begun"):
        full().begin().begin()
    with refused("sitting-has-begun"):
        full().begin().leave(0)


def test_a_person_takes_the_place_of_a_bot_and_a_bot_that_of_a_leaver() -> None:
    table = full().begin().dealt(SEED)
    botted = table.take(1, "bot:4")
    assert botted.acts_for(1) == 4 and botted.player_of("person 1") is None
    # The seed of the deals does not change.
    assert botted.places[1] is not None and botted.places[1].seed == "ab"
    back = botted.take(1, "cilla", "ffff")
    assert back.player_of("cilla") == 1 and back.places[1] is not None and back.places[1].seed == "ab"


def test_who_is_away_keeps_the_place_while_a_bot_acts() -> None:
    table = full().begin().dealt(SEED).stand_in(2)
    assert table.acts_for(2) is not None and table.player_of("person 2") == 2
    with refused("already-away"):
        table.stand_in(2)
    assert table.come_back(2).acts_for(2) is None
    with refused("not-away"):
        table.come_back(1)


def test_the_next_deal_waits_for_people_and_not_for_bots() -> None:
    table = full().take(2, "bot:1").begin().dealt(SEED)
    for seat in (1, 2, 0):
        table = table.act(Pass(seat))
    table = table.revealed(SEED)
    assert table.is_deal_due and not table.all_ready
    table = table.go_on(0)
    assert table.go_on(0) is table
    assert table.go_on(1).all_ready
    assert not table.go_on(1).dealt(SEED).ready


def test_an_illegal_action_changes_nothing() -> None:
    table = full().begin().dealt(SEED)
    with pytest.raises(IllegalAction):
        table.act(Pass(0))
    assert table.seq == len(table.log)


def test_a_closed_table_stays_as_it_is() -> None:
    table = full().begin().dealt(SEED).close(SEED)
    assert table.stage == "over"
    with refused("table-closed"):
        table.act(Pass(1))
    with refused("table-closed"):
        table.take(0, "bot:1")
    with refused("table-closed"):
        table.close(SEED)


def test_a_deal_is_promised_before_and_shown_after() -> None:
    table = full().begin().dealt(SEED)
    (promised,) = (each for each in table.log if isinstance(each, Promised))
    (dealt,) = (each for each in table.log if isinstance(each, Dealt))
    assert table.log.index(promised) < table.log.index(dealt)
    assert not any(isinstance(each, Revealed) for each in table.log)
    assert table.revealed(SEED) is table  # it is refused during play
    for seat in (1, 2, 0):
        table = table.act(Pass(seat))
    shown = table.revealed(SEED).log[-1]
    assert isinstance(shown, Revealed)
    seed = Seed.parse(shown.seed)
    assert commitment(seed) == promised.commitment
    assert Dealt.from_seed(seed) == dealt
    assert len(set(shuffled(PACK, seed))) == 32
    closed = table.revealed(SEED).close(SEED).log[-1]
    assert isinstance(closed, Closed)
    added = [each.seed for each in table.log if isinstance(each, SeatTaken)]
    assert deal_seed(sitting_seed(Seed.parse(closed.seed), added), 1) == seed


def test_what_a_player_adds_changes_the_deal() -> None:
    one = full().begin().dealt(SEED)
    other = full().leave(0).take(0, "person 0", "01").begin().dealt(SEED)
    assert [each for each in one.log if isinstance(each, Dealt)] != [
        each for each in other.log if isinstance(each, Dealt)
    ]
    with refused("bad-contribution"):
        Table.new(GERMAN).take(0, "anna", "not hexadecimal")


@pytest.mark.parametrize("thinking", [4, 3601, 0])
def test_a_thinking_time_that_makes_no_sense_is_refused(thinking: int) -> None:
    with refused("bad-thinking-time"):
        TableSettings(options=options("german"), thinking=thinking)


def test_settings_are_kept_as_they_are() -> None:
    settings = TableSettings(
        options=options("german", {"kontra.max": 3}),
        visibility=Visibility.PRIVATE,
        practice=True,
        thinking=30,
    )
    assert TableSettings.from_plain(json.loads(json.dumps(settings.plain))) == settings
