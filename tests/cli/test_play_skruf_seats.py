"""Skruf at the table in the terminal: the draw for seats, results, and the state of the rubber."""

from __future__ import annotations

import pytest
from cli.skruf_desk import (
    NAMES,
    bought,
    closed,
    deal,
    playing,
    seating,
    until,
)

from knekt.cards import Card, Seed
from knekt.cli.speaker import Speaker
from knekt.cli.table.drawing import rule
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import WIDTH, width
from knekt.cli.table.seating import Seating
from knekt.cli.table.skruf.outcome import outcome_pages
from knekt.cli.table.skruf.screen import table_lines
from knekt.cli.table.skruf.seats import drawing_told, party_told, rubber_note
from knekt.cli.table.skruf.standing import standing_lines
from knekt.games import result
from knekt.sheet import SkrufSitting
from knekt.skruf import (
    Facts,
    options,
    parse_bid,
)
from knekt.words import LANGUAGES

# results


def test_what_a_deal_came_to_with_both_accounts_and_all_cards() -> None:
    over = until(playing(bought()), lambda each: each.is_over)
    count, cards = outcome_pages(seating(), over.view(3).state, result(over))
    assert "four spades" in count[0] and ("make four" in count[0] or "not make four" in count[0])
    assert count[2].split() == ["Me", "and", "Otto", "Anna", "and", "Frida"]
    assert any(line.startswith("  total") for line in count)
    assert cards[0] == "As dealt:" and cards[6] == "As played:" and len(cards) == 11
    passed = closed(deal())
    assert outcome_pages(seating(), passed.view(3).state, result(passed))[0] == [
        "Everybody has passed: nobody scores."
    ]


def sitting(players: int = 4, form: str = "skruf") -> SkrufSitting:
    return SkrufSitting.new(options(form, {"players": players}))


def drawn(made: SkrufSitting, cards: str) -> tuple[SkrufSitting, Seating]:
    after_it = made.draw([Card.parse(each) for each in cards.split()])
    speaker = Speaker("en")
    names = NAMES[: made.players]
    return after_it, Seating(speaker, Faces(speaker), names, after_it.terms)


def test_the_draw_tells_who_plays_with_whom_who_deals_and_who_sits_out() -> None:
    made, here = drawn(sitting(), "H5 S7 D9 CQ")
    assert drawing_told(here, made, made.log) == [
        "Cards are drawn for the seats, the ace is low: you ♥5, Anna ♠7, Otto ♦9, Frida ♣Q.",
        "Rubber 1: Anna is your partner and sits opposite you. You play against Otto and Frida.",
        "You drew the lowest card and deal first.",
    ]
    assert drawing_told(here, made, ()) == []
    made, here = drawn(sitting(5), "HQ S7 D9 C2 HA")
    assert here.seat is None
    assert drawing_told(here, made, made.log)[1:] == [
        "Rubber 1: Emil and Frida play against Anna and Otto.",
        "Emil drew the lowest card and deals first.",
        "You sit out this rubber and watch: you see what everybody sees.",
    ]
    made, here = drawn(sitting(6), "H2 S7 D9 C3 HA SK")
    assert drawing_told(here, made, made.log)[-1] == "Otto and Greta sit out."
    made, here = drawn(sitting(3, "trekarl"), "H2 S7 D9")
    assert drawing_told(here, made, made.log)[1] == "Each player plays alone."


def test_equal_cards_are_drawn_again() -> None:
    made = SkrufSitting.new(options("skruf", {"draw_tie": "redraw"}))
    made = made.draw([Card.parse(each) for each in ("H5", "S5", "D9", "CQ")])
    made, here = drawn(made, "H5 S6 D9 CQ")
    told = drawing_told(here, made, made.log)
    assert told[0].endswith("Two are equal, so it is done again.") and len(told) == 4


def test_the_line_over_the_table_and_the_account_after_a_deal() -> None:
    made, _ = drawn(sitting(), "H5 S7 D9 CQ")
    speaker, names = Speaker("en"), NAMES[:4]
    assert rubber_note(speaker, made, names) == "Rubber 1: Me/Anna 0, Otto/Frida 0"
    made = made.enter(3, Facts(parse_bid("6S"), 12, 4, 4))
    made = made.enter(3, Facts(parse_bid("4H"), 9, 2, 3))
    assert rubber_note(speaker, made, names) == "Rubber 1: Me/Anna 16 + 1 game, Otto/Frida 36"
    whole = standing_lines(made, names, speaker, None)
    assert len(whole) > 20 and whole[0].startswith("Rubber 1: Me and Anna against Otto and Frida")
    short = standing_lines(made, names, speaker, 20)
    assert len(short) <= 20 and short[0] == rubber_note(speaker, made, names)
    assert short[short.index("Points so far:") :] == whole[whole.index("Points so far:") :]
    rows = {line[:18].strip(): line[18:].split() for line in short}
    above, below, total = (
        [int(each) for each in rows[name]] for name in ("above the line", "below the line", "total")
    )
    assert total == list(made.account.totals) == [one + two for one, two in zip(above, below, strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "form"), [(6, "skruf"), (3, "trekarl")])
def test_the_line_over_the_table_fits(lang: str, players: int, form: str) -> None:
    names = tuple(f"{letter}ilhelmine von Trumpf" for letter in "WVUTSR")[:players]
    made = sitting(players, form).dealt(Seed.parse("wide"))
    speaker = Speaker(lang)
    here = Seating(speaker, Faces(speaker), names, made.terms)
    note = rubber_note(speaker, made, names)
    assert width(rule(here, note)) <= WIDTH and width(rule(here, note * 3)) <= WIDTH
    assert made.game is not None
    view = made.game.view(here.seat)
    assert all(width(line) <= WIDTH for line in table_lines(here, view))


def test_both_names_stand_over_an_account_however_long_they_are() -> None:
    speaker = Speaker("en")
    assert party_told(["Anna", "Otto"], speaker) == "Anna and Otto"
    assert party_told(["Wilhelmine von Trumpf", "Annabella"], speaker) == "Wilhelm…/Annabel…"
    assert party_told(["Wilhelmine von Trumpf"], speaker) == "Wilhelmine von Tr…"
