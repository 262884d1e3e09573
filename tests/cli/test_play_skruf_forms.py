"""Trekarl and misère at the table in the terminal."""

from __future__ import annotations

import pytest
from cli.skruf_desk import (
    closed,
    deal,
    legal_card,
    playing,
    reader,
    seated,
    seating,
    trekarl,
    until,
    words,
)
from cli.test_play_table import scripted

from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.skruf.outcome import outcome_pages
from knekt.cli.table.skruf.screen import table_lines
from knekt.errors import IllegalAction
from knekt.games import result
from knekt.skruf import (
    Play,
    PlayOpen,
    sorted_hand,
)

# trekarl


def test_the_open_hand_is_seen_by_all_and_gets_a_card() -> None:
    game = trekarl()
    held = Faces(Speaker("en")).row(sorted_hand(game.state, game.state.hand(1)))
    for seat in (0, 2, 3):
        lines = table_lines(seating(seat, is_trekarl=True), game.view(seat))
        assert lines[-1] == f"Open hand: {held}"
    person, paper = seated(scripted("?", "", "16"), is_trekarl=True)
    game = game.apply(person.choose(game.view(3)))
    assert "one goes to each of the other hands" in words(paper.asked[1])
    person, paper = seated(scripted("15"), is_trekarl=True)
    person.choose(game.view(3))
    assert "Give the open hand a card." in paper.asked[0]
    before = deal("trekarl")
    assert not any("Open hand" in line for line in table_lines(seating(3, is_trekarl=True), before.view(3)))


def test_the_declarer_plays_both_hands() -> None:
    game = until(playing(trekarl()), lambda each: each.state.turn == 1)
    assert game.turn == 3
    shown = sorted_hand(game.state, game.state.hand(1))
    legal = [action.card for action in game.asks[3][0].singles() if isinstance(action, PlayOpen)]
    own = Faces(Speaker("en")).row(sorted_hand(game.state, game.state.hand(3)))
    number = shown.index(legal[-1]) + 1
    for screens in (True, False):
        person, paper = seated(scripted("?", "", str(number)), screens=screens, is_trekarl=True)
        assert person.choose(game.view(3)) == PlayOpen(3, legal[-1])
        assert f"Your cards: {own}" in words(paper.asked[0])
        assert "You play your own hand and the open one opposite." in words(paper.asked[1])
    assert f"{number} {Faces(Speaker('en')).show(legal[-1])}" in words(paper.asked[0])
    other = next(card for card in game.state.hand(3) if card not in shown)
    with pytest.raises(IllegalAction):
        reader().play(game.view(3), 3, shown, str(other))
    game = until(game, lambda each: each.state.turn == 3)
    person, paper = seated(scripted(str(legal_card(game))), is_trekarl=True)
    assert isinstance(person.choose(game.view(3)), Play)
    assert "Open hand: " in paper.asked[0]


@pytest.mark.parametrize("seat", [0, 2])
def test_in_trekarl_the_two_opponents_sit_opposite_each_other(seat: int) -> None:
    game = playing(trekarl())
    lines = table_lines(seating(seat, is_trekarl=True), game.view(seat))
    assert "partner" in lines[0] and "the open" in lines[2]
    assert "You play" not in lines[8] and "plays four spades, 10 tricks" in lines[8]


def test_the_open_hand_leads_and_takes_in_words() -> None:
    game = playing(trekarl())
    person, paper = seated(lambda text: None, is_trekarl=True, screens=False)
    game = until(game, lambda each: each.is_over)
    person.desk.watch(game.view(3))
    told = paper._told
    assert "from the open hand." in told
    assert ("The open hand takes the trick." in told) is any(trick.winner == 1 for trick in game.state.tricks)
    assert "the open hand plays" not in told and "the open hand takes" not in told


# misère


def test_a_misere_is_told_and_asked_for() -> None:
    game = closed(deal(wanted={"general_pass": "misere"}))
    assert game.state.is_misere
    person, paper = seated(scripted("?", "", "13"))
    game = game.apply(person.choose(game.view(3)))
    assert "The talon is dealt out, first to you: you get " in words(paper.asked[0])
    assert "Give Otto a card." in paper.asked[0] and "*" in paper.asked[0]
    assert "there are no trumps" in words(paper.asked[1])
    game = playing(game)
    person, paper = seated(scripted("?", "", "1"))
    person.choose(game.view(3))
    assert "your side wants few tricks" in words(paper.asked[1])
    assert "Misère, fewer tricks win: your side 0, the others 0." in paper.asked[0]
    over = until(game, lambda each: each.is_over)
    pages = outcome_pages(seating(), over.view(3).state, result(over))
    assert pages[0][0].startswith("Misère: ") and " win with " in pages[0][0]
