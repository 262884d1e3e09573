"""Every golden deal can be drawn after every event, whole and as each seat saw it."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden.golden import FOLDER, record_in

from knekt.cards import CARDS
from knekt.engine import Game, View


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_deal_is_drawn(path: Path) -> None:
    game = record_in(path.read_text()).game
    rules, whole = game.rules, Game(game.rules, (), game.rules.start())
    views = [View.of(rules, seat, ()) for seat in (*range(rules.seats), None)]
    for event in game.events:
        whole = whole.believing(event)
        views = [view.extended([event.seen_by(view.seat)]) for view in views]
        drawn = str(whole).splitlines()
        assert drawn[0].startswith(rules.options.preset) and max(map(len, drawn)) <= 100
        assert all(str(view).startswith(drawn[0]) for view in views)


@pytest.mark.parametrize("name", ["pub-kontra", "skruf-played", "trekarl-4S"])
def test_a_drawing_shows_where_every_card_is(name: str) -> None:
    game = record_in((FOLDER / f"{name}.txt").read_text()).game
    pack = {str(card) for card in CARDS if str(card) in str(game.events[0])}
    seats = [letter for letter in "FMRLOD" if f"\n  {letter} " in str(game)]
    for number in range(1, len(game.events)):
        drawn = str(game.until(number)).splitlines()
        hands = [line[2:].split()[1:] for line in drawn if line[2:3] in seats and line[3] == " "]
        held = [card for hand in hands for card in hand if card != "-"]
        assert len(set(held)) == len(held) and set(held) <= pack
        waiting = [line[2] for line in drawn if line.startswith("> ")]
        assert waiting or game.events[number].kind in ("ended", "talon-taken", "opened", "swapped")
        assert [len(hand) - (hand == ["-"]) for hand in hands] == [
            len(cards) for cards in game.until(number).state.hands
        ]
