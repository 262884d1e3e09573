"""Every action, event and deal of Skruf is written in one way and read back as it was."""

from __future__ import annotations

import json
import re
from itertools import product
from random import Random
from typing import Any

import pytest
from golden.golden import FOLDER, record_in
from hypothesis import given, settings
from hypothesis import strategies as st
from random_deals import Line, actions_of, deals_of, line
from strategies_skruf import (
    ALL_FORMS,
    FORMS,
    MISERE,
    SKRUF_STYLES,
    skruf_openings,
    skruf_placements,
    skruf_styles,
)

from knekt.cards import Hand, Seed
from knekt.engine import Game, Hidden
from knekt.notation import (
    Record,
    differences,
    facts_of,
    from_plain,
    parse_action,
    parse_event,
    read_lines,
    read_text,
    to_plain,
    write_lines,
    write_text,
)
from knekt.skruf import ACTIONS, EVENTS, SKRUF, ClaimMade, Ending, Gave, Options, new_game, options, rules

OPENINGS = skruf_openings(ALL_FORMS) | skruf_placements(ALL_FORMS)
DEALS = deals_of(OPENINGS, skruf_styles)
NAMES = "Disa", 'Bo "the \\ fox"', "Cilla", "Anna"
WAYS = (write_lines, read_lines), (write_text, read_text)


def through_json(plain: object) -> Any:
    return json.loads(json.dumps(plain))


def names_of(chosen: Options) -> tuple[str, ...]:
    """A name for every seat that somebody sits at."""
    return tuple("" if chosen.is_trekarl and seat == 1 else name for seat, name in enumerate(NAMES))


def record_of(game: Game[Any], **more: Any) -> Record:
    return Record(game.rules.options, game.events, **more)


def only(read: Any) -> Record:
    (record,) = read
    assert isinstance(record, Record), record
    return record


@given(DEALS)
def test_every_event_reads_back_as_each_seat_saw_it(played: Line) -> None:
    made = played[-1].rules
    for event in played[-1].events:
        for each in (event, *(event.seen_by(seat) for seat in (0, 1, 2, 3, None))):
            read = parse_event(str(each), made)
            assert (read, str(read)) == (each, str(each))
            assert from_plain(EVENTS, through_json(to_plain(each)), {}) == each


@given(DEALS)
def test_every_action_reads_back(played: Line) -> None:
    made = played[-1].rules
    for action in actions_of(played[-1]):
        read = parse_action(str(action), made)
        assert (read, str(read)) == (action, str(action))
        assert from_plain(ACTIONS, through_json(to_plain(action)), {}) == action


@given(DEALS)
@settings(max_examples=40)
def test_whatever_may_be_done_can_be_written(played: Line) -> None:
    for game in played[:: max(1, len(played) // 6)]:
        for asks in (*game.asks.values(), game.rules.asks(game.state, -1)):
            for ask in asks:
                for action in ask.singles():
                    assert parse_action(str(action), game.rules) == action


def test_every_kind_of_event_and_action_was_tried() -> None:
    """What random deals bring is all there is."""
    seen, done = {"placed"}, set[str]()
    tables = [
        options("skruf", {"claims": True, "manual_table": True, "swap_order": "simultaneous"}),
        options("skruf", {"claims": True, "general_pass": "misere"}),
        options("trekarl", {"claims": True}),
    ]
    for number, (table, style) in enumerate(list(product(tables, SKRUF_STYLES)) * 8):
        *_, game = line(new_game(table, Seed.parse(f"deal {number}")), Random(number), style)
        seen |= {event.kind for event in game.events}
        done |= {action.kind for action in actions_of(game)}
        for event in game.events:
            assert parse_event(str(event), game.rules) == event
    assert (seen, done) == (set(EVENTS), set(ACTIONS))


@given(st.data(), DEALS)
def test_a_deal_reads_back_from_json_lines(data: st.DataObject, played: Line) -> None:
    game = played[data.draw(st.integers(0, len(played) - 1))]
    stated = facts_of(game) if game.is_over else {}
    names = names_of(game.rules.options)
    record = record_of(game, players=names, tags={"Place": "the club"}, comments=((1, "hm"),), stated=stated)
    text = write_lines(record)
    read = only(read_lines(text))
    assert read == record
    assert read.game == game
    assert write_lines(read) == text


@given(st.data(), DEALS)
def test_a_deal_reads_back_from_the_readable_record(data: st.DataObject, played: Line) -> None:
    game = played[data.draw(st.integers(0, len(played) - 1))]
    names = names_of(game.rules.options)
    record = record_of(game, players=names, tags={"Place": "the club"}, comments=((1, "hm"),))
    text = write_text(record)
    assert not any(row.endswith(" ") for row in text.split("\n"))
    read = only(read_text(text))
    assert (read.options, read.players, read.tags) == (record.options, record.players, record.tags)
    assert read.events == game.events
    assert [said for _, said in read.comments] == ["hm"]
    assert write_text(read) == text
    if game.is_over:
        assert read.stated
        assert differences(read, game) == []


def told_in_full(game: Game[Any]) -> str:
    """The readable record with every event on a line of its own."""
    head = write_text(record_of(game)).partition("\n\n")[0]
    return head + "\n\n" + "".join(f"{event}\n" for event in game.events)


@given(DEALS)
@settings(max_examples=40)
def test_what_follows_by_itself_may_be_written(played: Line) -> None:
    assert only(read_text(told_in_full(played[-1]))).events == played[-1].events


@pytest.mark.parametrize("name", ["skruf-misere", "skruf-swap-simultaneous", "trekarl-open-from-the-deal"])
def test_all_that_follows_by_itself_may_be_written(name: str) -> None:
    record = record_in((FOLDER / f"{name}.txt").read_text())
    assert only(read_text(told_in_full(record.game))).events == record.events


@given(DEALS)
@settings(max_examples=40)
def test_both_forms_of_a_record_tell_the_same(played: Line) -> None:
    stated = {name: value for name, value in facts_of(played[-1]).items() if name != "ending"}
    record = record_of(played[-1], stated=stated)
    again = only(read_text(write_text(record)))
    assert again.stated.items() <= facts_of(played[-1]).items()
    assert only(read_lines(write_lines(again))) == again


@pytest.mark.parametrize(
    "text",
    [
        "D gives O openly S3",
        "D gives O ?4",
        "D talon face down ?4",
        "R talon D4 H3 S9 CT",
        "L lays ?1",
        "L swaps R H5",
        "talon to D H3 | ?1 | ?1 | ?1",
        "O opens D4 H3 S9 CT",
        "D open HA",
        "L claims 1 -",
        "table bars S",
        "table timeout R",
        "table misdeal",
        "O leaves the loss",
        "O shares the loss",
        "deal ?12 | ?12 | ?12 | ?12 | ?4 | open",
        "place S2 | S3 | S4 | S5 | - misere L | -",
        "place S2 | S3 | S4 | - | D 4G D | S5 | 3 9 | H2 | H3 | H4 | H5 | open",
        "end ?12 | ?12 | ?12 | ?12 | - | ?1 | - | - | -",
    ],
)
def test_one_spelling(text: str) -> None:
    assert str(parse_event(text, rules(SKRUF))) == text


def test_a_gift_of_hidden_cards_is_what_the_others_see() -> None:
    gave = Gave(3, 1, Hand.parse("SJ S9 S6 S3"))
    assert str(gave.seen_by(0)) == "D gives O ?4"
    assert parse_event("D gives O ?4", rules(SKRUF)) == Gave(3, 1, Hidden(4))


def test_who_has_no_card_left_can_still_claim() -> None:
    claim = ClaimMade(0, 1, Hand())
    assert parse_event(str(claim), rules(SKRUF)) == claim


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.preset)
def test_names_stand_in_the_tags_of_their_seats(form: Options) -> None:
    text = write_text(record_of(new_game(form, Seed.parse("names")), players=names_of(form)))
    assert '[Left "Disa"]\n' in text and '[Dealer "Anna"]\n' in text and '[Right "Cilla"]\n' in text
    assert ("[Opposite " in text) is not form.is_trekarl
    assert only(read_text(text)).players == names_of(form)


def test_a_name_is_kept_where_others_are_missing() -> None:
    text = write_text(record_of(new_game(SKRUF, Seed.parse("names")))).replace(
        "\n\n", '\n[Right "Cilla"]\n\n'
    )
    assert only(read_text(text)).players == ("", "", "Cilla", "")


def finished(seed: str, style: Any, preset: str = "skruf", **wanted: Any) -> Game[Any]:
    *_, game = line(new_game(options(preset, wanted), Seed.parse(seed)), Random(seed), style)
    return game


def test_the_result_stands_in_one_tag() -> None:
    record = worked()
    assert '[Result "D 6S 12 +1352 +6"]\n' in write_text(record)
    assert record.stated == {"declarer": 3, "contract": "6S", "tricks": 12, "us": 1352, "them": 6}


def worked() -> Record:
    """The first worked deal of the rule page."""
    return record_in((FOLDER / "skruf-worked-1.txt").read_text())


def test_who_played_the_worked_deal() -> None:
    assert worked().players == ("D", "B", "C", "A")


@pytest.mark.parametrize(
    ("stated", "names"),
    [
        ("D 6S 12 +1352 +6", []),
        ("D 6S 12 1352 6", []),
        ("O 6S 12 +1352 +6", ["declarer"]),
        ("D 6H 12 +1352 +6", ["contract"]),
        ("D 6S 11 +1352 +6", ["tricks"]),
        ("D 6S 12 +1552 +6", ["us"]),
        ("D 6S 12 +1352 -6", ["them"]),
        ("misere 12 +1352 +6", ["declarer", "contract"]),
        ("passed-out", ["declarer", "ending"]),
    ],
)
def test_a_wrong_result_is_a_difference(stated: str, names: list[str]) -> None:
    text = write_text(worked()).replace("D 6S 12 +1352 +6", stated)
    read = only(read_text(text))
    assert [each.name for each in differences(read, read.game)] == names
    assert only(read_lines(write_lines(read))) == read


def test_a_misere_that_was_not_played_is_a_difference() -> None:
    game = finished("misère", MISERE)
    text = write_text(record_of(game)).replace("passed-out", "misere 5 +300 +0")
    assert [each.name for each in differences(only(read_text(text)), game)] == ["us"]


@pytest.mark.parametrize(
    ("stated", "tag"),
    [
        (
            {"declarer": 3, "contract": "6S", "tricks": 12, "us": 1352, "them": 6, "made": True},
            "D 6S 12 +1352 +6",
        ),
        ({"declarer": -1, "contract": "misere", "tricks": 5, "us": 300, "them": 0}, "misere 5 +300 +0"),
        ({"ending": "left"}, "left"),
        ({"contract": "6S", "tricks": 12}, "D 6S 12 +1352 +6"),  # what lacks is what the rules give
        ({"declarer": -1, "contract": "6S", "tricks": 1, "us": 0, "them": 0}, "D 6S 12 +1352 +6"),
        ({"us": 1}, "D 6S 12 +1352 +6"),
    ],
)
def test_only_a_whole_result_makes_a_tag(stated: dict[str, Any], tag: str) -> None:
    text = write_text(record_of(worked().game, stated=stated))
    assert re.findall(r'\[Result "(.*)"\]', text) == [tag]
    assert write_text(only(read_text(text))) == text


def test_the_result_of_a_misere_has_no_declarer() -> None:
    game = finished("misère", MISERE, general_pass="misere")
    told = facts_of(game)
    assert (told["declarer"], told["contract"]) == (-1, "misere")
    record = only(read_text(write_text(record_of(game))))
    assert record.stated == {name: told[name] for name in ("declarer", "contract", "tricks", "us", "them")}


def test_a_deal_that_everybody_passed_says_so() -> None:
    game = finished("misère", MISERE)
    assert game.state.ending is Ending.PASSED_OUT
    assert '[Result "passed-out"]\n' in write_text(record_of(game))
