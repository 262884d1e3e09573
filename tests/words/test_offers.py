"""Every example that an error gives is read by the program that gave the error."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from knekt.cards import Card, Hand
from knekt.engine.parts import parse_number
from knekt.games import family_of, options
from knekt.message import Message
from knekt.notation import parse_action, parse_entry, parse_event, read_text
from knekt.notation.skat.iss import read_iss
from knekt.skat import EVENTS
from knekt.skruf import SEATS as SKRUF_SEATS
from knekt.skruf import Karonka, parse_bid
from knekt.words import LANGUAGES, say


def rules_of(preset: str) -> Any:
    chosen = options(preset)
    return family_of(chosen).rules(chosen)


SKAT, TOURNEE, SKRUF = map(rules_of, ("german", "tournee", "skruf"))
QUOTED = re.compile("[“„”](.+?)[”“]")
CARD = re.compile(r"\b[SHDC][AKQJT2-9]\b")

# the examples, quoted or found by their form, and what must read them
OFFERS: dict[str, tuple[re.Pattern[str], Callable[[str], object]]] = {
    "action": (QUOTED, lambda text: parse_action(text, SKAT)),
    "event": (QUOTED, lambda text: parse_event(text, SKAT)),
    "entry": (QUOTED, lambda text: parse_entry(text, SKAT)),
    "skruf-action": (QUOTED, lambda text: parse_action(text, SKRUF)),
    "skruf-event": (QUOTED, lambda text: parse_event(text, SKRUF)),
    "skruf-entry": (QUOTED, lambda text: parse_entry(text, SKRUF)),
    "bid": (
        re.compile(r"\b\d+\b|\b\d[SHDCG]\b"),
        lambda text: SKAT.bids.index(int(text)) if text.isdigit() else parse_bid(text),
    ),
    "card": (CARD, Card.parse),
    "hand": (re.compile(rf"(?:{CARD.pattern} )+{CARD.pattern}"), Hand.parse),
    "contract": (re.compile(r"\b[CGN][HO]*\b"), SKAT.contract),
    "contract-tournee": (re.compile(r"\b[HGN][THO]*\b"), TOURNEE.contract),
    "karonka": (re.compile(r"\b(?:us|them):\w+:\d"), Karonka.parse),
    "kind-of-event": (re.compile(r"\b(?:dealt|bid|played)\b"), lambda text: EVENTS[text]),
    "number": (re.compile(r"\b\d+\b"), parse_number),
    "seat": (re.compile(r"\b[FMR]\b"), lambda text: parse_action(f"{text} pass", SKAT)),
    "skruf-seat": (re.compile(r"\b[LORD]\b"), SKRUF_SEATS.index),
}
FEWEST = {"seat": 3, "skruf-seat": 4, "number": 1, "hand": 1, "kind-of-event": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OFFERS)
def test_what_an_error_offers_is_taken(name: str, lang: str) -> None:
    form, takes = OFFERS[name]
    offered = form.findall(say(Message(f"expected-{name}"), lang))
    assert len(offered) >= FEWEST.get(name, 2), offered
    for example in offered:
        takes(example)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tag_and_a_result_are_taken_as_they_are_offered(lang: str) -> None:
    (tag,) = re.findall(r"\[.*\]", say(Message("expected-tag"), lang))
    assert [each.options.preset for each in read_text(tag)] == ["german"]  # type: ignore[union-attr]
    (result,) = re.findall(r"d:.*\d", say(Message("expected-result"), lang))
    first, second, third = (
        "CJ.SJ.CA.CT.CK.C9.HA.HT.SA.D7",
        "HJ.CQ.C8.ST.SK.S9.HK.HQ.H8.DA",
        "DJ.C7.SQ.S8.S7.H9.H7.DT.DK.D9",
    )
    moves = f"w {first}.{second}.{third}.DQ.D8 1 p 2 p 0 p"
    (record,) = read_iss(f"(;GM[Skat]P0[]P1[]P2[]MV[{moves} ]R[{result}] ;)")
    assert record.stated["score"] == 48  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_said_of_a_hand_is_taken(lang: str) -> None:
    cards, said = (QUOTED.search(say(Message(f"help-advise-{name}"), lang)) for name in ("hand", "said"))
    assert cards is not None and len(Hand.parse(cards[1])) == 10
    assert said is not None
    for each in said[1].split(", "):
        parse_action(each, SKAT)
