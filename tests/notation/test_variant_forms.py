"""The text forms and the JSON of the variants (17): nonsense is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from strategies import lines, option_sets, skat_openings, tournee_sets

from knekt import sheet
from knekt.errors import NotationError
from knekt.notation import (
    from_plain,
    parse_action,
    parse_entry,
    parse_event,
    to_plain,
)
from knekt.skat import ACTIONS, EVENTS, Dealt, SkatGame, options, rules

XSKAT = rules(options("xskat", {"kontra.max": "unlimited", "ramsch.on_pass_out": "schieberramsch"}))
HEAPS = "deal ?10 | ?10 | ?10 | ?2"
HANDS = "place D7 | D8 | D9 | SQ HQ"


# Text forms


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("M offers house", "action"),
        ("M offers", "action"),
        ("M doubles", "number"),
        ("M doubles 0", "action"),
        ("M doubles 4", "action"),  # it is called hirsch
        ("M doubles x", "number"),
        ("M kontra 2", "action"),
        ("F re re", "action"),
        ("F plays", "action"),
        ("F takes", "action"),
        ("F takes gifts", "action"),
        ("F takes up H9 C8", "action"),  # it cannot know them yet
        ("F takes up ", "action"),  # a space is not an empty heap of cards
        ("F pushes C1", "card"),
        ("M+R keep CJ", "seat"),
        ("table kontra", "action"),
        ("M turns", "action"),
        ("M turns over", "action"),
        ("M turns top HJ", "action"),
        ("M peeks top", "action"),
        ("M rejects", "action"),
        ("M rejects them", "action"),
        ("F ramsch ramsch", "action"),
        ("table ramsch", "action"),
    ],
)
def test_no_such_action(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text, XSKAT)
    assert (refused.value.expected, refused.value.code) == (expected, "unreadable")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("M offers house", "event"),
        ("M doubles 1", "event"),
        ("F takes up", "event"),
        ("F takes up ", "event"),
        ("F takes up ?123", "hand"),
        ("F pushes", "event"),
        ("M+R keep", "event"),
        ("M+R sing", "event"),
        ("M+M keep CJ", "event"),
        ("M+R+F keep CJ", "seat"),
        ("M+ keep CJ", "seat"),
        ("M+R look CJ", "event"),
        ("M+R look ?10 | ?10 | ?10", "event"),
        ("table kontra", "event"),
        (f"{HEAPS} | bock 3", "event"),
        (f"{HEAPS} | bock 1", "event"),
        (f"{HEAPS} | bock 0", "event"),
        (f"{HEAPS} | bock", "event"),
        (f"{HEAPS} | bock x", "number"),
        (f"{HEAPS} | bock 2 | bock 2", "event"),
        (f"{HEAPS} | bock 2 bock 4", "event"),
        (f"{HEAPS} | kontra 2", "event"),
        (f"{HEAPS} | schieberramsch | bock 2", "event"),
        (f"{HEAPS} | schieberramsch | schieberramsch", "event"),
        ("end ?10 | ?10 | ?10 | ?2 | ?2 | began | ?10 | ?10", "event"),
        ("end ?10 | ?10 | ?10 | ?2 | ?2 | 1 | 2", "event"),
        (f"{HANDS} | F ramsch 0 F | - | - | - | - | ?2 | -", "event"),  # with a declarer
        (f"{HANDS} | - G 0 F | - | - | - | ?2 | -", "seat"),  # with a contract
        (f"{HANDS} | F G 0 F | - | - | - | - | ?2 | 1", "event"),  # with three heaps
        (f"{HANDS} | - ramsch 0 F | - | - | - | ?2 | -", "event"),  # with two
        (f"{HANDS} | - ramsch 0 F kontra 1 | - | - | - | - | ?2 | -", "event"),
        (f"{HANDS} | F G 0 F refused 1 | - | - | - | ?2 | 1", "event"),
        (f"{HANDS} | F G 0 F kontra 0 | - | - | - | ?2 | 1", "event"),
        (f"{HANDS} | F G 0 F declined house | - | - | - | ?2 | 1", "event"),
        (f"{HANDS} | F G 0 F bock 6 | - | - | - | ?2 | 1", "event"),
        (f"{HANDS} | F G 0 F bock | - | - | - | ?2 | 1", "event"),
    ],
)
def test_no_such_event(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_event(text, XSKAT)
    assert refused.value.expected == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("enter F G 1 61 7 18 kontra 0", "entry"),
        ("enter F G 1 61 7 18 kontra -1", "number"),
        ("enter F G 1 61 7 18 kontra", "entry"),
        ("enter F G 1 61 7 18 kontra 1 kontra 1", "entry"),
        ("enter F G 1 61 7 18 declined house", "entry"),
        ("enter F G 1 61 7 18 accepted", "entry"),
        ("enter F G 1 61 7 18 spitze met", "entry"),
        ("enter F G 1 61 7 18 given away", "entry"),
        ("enter F G 1 61 7 18 refused 1", "entry"),
        ("enter ramsch 53 30 27 4 3 3", "entry"),
        ("enter ramsch 53 30 27 4 3 3 X", "seat"),
        ("enter ramsch 53 30 27 4 3 3 F refused 0", "entry"),
        ("enter ramsch 53 30 27 4 3 3 F left", "entry"),
        ("enter ramsch 53 30 27 4 3 3 F left X", "seat"),
        ("enter ramsch 53 30 27 4 3 3 F kontra 1", "entry"),
        ("enter ramsch", "entry"),
        ("enter - kontra 1", "entry"),
    ],
)
def test_no_such_entry(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_entry(text, XSKAT)
    assert refused.value.expected == expected


# JSON


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        ({"kind": "offered", "seat": 1, "level": "house"}, "value"),
        ({"kind": "offered", "seat": 1, "level": 1}, "value"),
        ({"kind": "offered", "seat": 1}, "complete-event"),
        ({"kind": "kontra-said", "seat": 1, "level": 0}, "number"),
        ({"kind": "kontra-said", "seat": 1, "level": True}, "number"),
        ({"kind": "kontra-said", "seat": 1, "level": "re"}, "number"),
        ({"kind": "agreed", "seat": 1, "yes": 1}, "value"),
        ({"kind": "gift-answered", "seat": 1, "accept": "yes"}, "value"),
        ({"kind": "looked", "seats": [0], "hands": ["?10", "?10"]}, "list"),
        ({"kind": "looked", "seats": [0, 1], "hands": ["?10"]}, "list"),
        ({"kind": "proposed", "seats": [0, 1], "cards": "?ten"}, "card"),
        ({"kind": "pushed", "seat": 0, "cards": "D7 D8", "to": 1}, "known-field"),
        ({"kind": "dealt", "hands": ["?10", "?10", "?10"], "skat": "?2", "bock": "2"}, "number"),
        ({"kind": "dealt", "hands": ["?10", "?10", "?10"], "skat": "?2", "schieberramsch": 1}, "value"),
        ({"kind": "entered", "declarer": 0, "facts": {"contract": "XX"}}, "contract"),
        ({"kind": "entered", "declarer": 0, "facts": {"contract": "G", "declined": "house"}}, "value"),
        ({"kind": "entered", "declarer": 0, "facts": {"contract": "G", "colour": 1}}, "known-field"),
        ({"kind": "entered", "declarer": None, "facts": {"points": [1, 2], "tricks": [1, 2, 3]}}, "list"),
        (
            {"kind": "entered", "declarer": None, "facts": {"points": [1, 2, "3"], "tricks": [1, 2, 3]}},
            "number",
        ),
        ({"kind": "entered", "declarer": None, "facts": 5}, "value"),
        ({"kind": "entered", "declarer": "F", "facts": None}, "number"),
    ],
)
def test_no_such_json(plain: object, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        from_plain({**EVENTS, **sheet.SkatSitting.own_events}, plain, XSKAT.contracts)
    assert refused.value.expected == expected


@pytest.mark.parametrize(
    "plain", [{"kind": "offer", "seat": 1, "level": "house"}, {"kind": "kontra", "seat": 1, "level": 0}]
)
def test_no_such_action_in_json(plain: object) -> None:
    with pytest.raises(NotationError):
        from_plain(ACTIONS, plain, XSKAT.contracts)


def test_what_a_field_did_not_say_before_has_its_default() -> None:
    """Logs written before there were variants are read as they were meant."""
    old: dict[str, Any] = {"kind": "dealt", "hands": ["?10", "?10", "?10"], "skat": "?2"}
    dealt = from_plain(EVENTS, old, XSKAT.contracts)
    assert isinstance(dealt, Dealt) and (dealt.bock, dealt.schieberramsch) == (1, False)
    old = {
        "kind": "entered",
        "declarer": 0,
        "facts": {"contract": "G", "matadors": 1, "points": 61, "tricks": 7},
    }
    entered = from_plain(sheet.SkatSitting.own_events, old, XSKAT.contracts)
    assert str(entered) == "enter F G 1 61 7 0"


@given(lines(skat_openings(option_sets() | tournee_sets())))
def test_a_field_that_does_not_belong_is_refused_in_every_event(played: list[SkatGame]) -> None:
    game = played[-1]
    for event in game.events:
        with pytest.raises(NotationError) as refused:
            from_plain(EVENTS, {**to_plain(event), "colour": "green"}, game.rules.contracts)
        assert (refused.value.text, refused.value.expected) == ("colour", "known-field")
