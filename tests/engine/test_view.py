"""What a view offers whoever looks: its steps, its seat, what may be done."""

from __future__ import annotations

from random import Random

import pytest
from strategies import Style, line

from knekt.cards import Seed
from knekt.engine import View
from knekt.skat import Bid, Hold, Pass, new_game


def test_steps_lead_from_view_to_view() -> None:
    *_, game = line(new_game("german", Seed.parse("steps")), Random("steps"), Style())
    start = View.of(game.rules, 1, ())
    seen = [event.seen_by(1) for event in game.events]
    steps = list(start.steps(seen))
    assert [event for _, event, _ in steps] == seen
    assert [after.events for _, _, after in steps] == [tuple(seen[:end]) for end in range(1, len(seen) + 1)]
    assert [before for before, _, _ in steps] == [start, *(after for _, _, after in steps[:-1])]
    assert steps[-1][2] == game.view(1) and steps[-1][2].state == game.view(1).state


def test_what_a_seat_may_do() -> None:
    game = new_game("german", Seed.parse("steps"))
    view = game.view(1)
    assert view.own_seat == 1
    assert view.offers(Bid) and view.offers(Pass) and not view.offers(Hold)
    assert Bid(1, 20) in view.legal and Bid(1, 19) not in view.legal and Hold(1) not in view.legal
    assert not game.view(0).offers(Pass)


def test_whoever_only_watches_has_no_seat() -> None:
    watching = new_game("german", Seed.parse("steps")).view(None)
    assert not watching.offers(Pass)
    with pytest.raises(AssertionError, match="watches"):
        _ = watching.own_seat
