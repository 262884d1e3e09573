"""The deal (2.2): where the talon lies in the pack, who gets the first card, what each sees."""

from __future__ import annotations

from typing import Any

import pytest
from skruf.table import DEALER, LEFT, OPPOSITE, SEATS, call

from knekt.cards import Card, Hand, Seed, shuffled
from knekt.engine import Hidden
from knekt.skruf import PACK, Dealt, TalonDealt, new_game, options, rules
from knekt.skruf.deal import from_pack

WATCHERS = (*SEATS, None)
FIRST = [("left_of_dealer", LEFT), ("dealer", DEALER)]
TALON_AT = {  # the places of the talon in the pack, counted from 1
    "before_last_round": (45, 46, 47, 48),
    "spread": (33, 38, 43, 48),
    "last": (49, 50, 51, 52),
}


def dealt(preset: str = "skruf", **wanted: Any) -> Dealt:
    """The unshuffled pack dealt out."""
    return from_pack(options(preset, wanted), PACK)


def at(*places: int) -> tuple[Card, ...]:
    """The cards at these places of the pack, counted from 1."""
    return tuple(PACK[place - 1] for place in places)


@pytest.mark.parametrize("position", TALON_AT)
@pytest.mark.parametrize(("option", "first"), FIRST)
@pytest.mark.parametrize("preset", ["skruf", "trekarl"])
def test_skruf_2_2_twelve_each_one_at_a_time_and_four_to_the_talon(
    preset: str, position: str, option: str, first: int
) -> None:
    found = dealt(preset, talon_position=position, first_card=option)
    talon = TALON_AT[position]
    assert isinstance(found.talon, tuple) and found.talon == at(*talon)[::-1], "the last card lies on top"
    others = [place for place in range(1, 53) if place not in talon]
    for turn in range(4):
        assert found.hands[(first + turn) % 4] == Hand.of(at(*others[turn::4]))
    found.check()


@pytest.mark.parametrize(("option", "first"), FIRST)
def test_skruf_12_without_talon_thirteen_each(option: str, first: int) -> None:
    found = dealt("skruf-plain", first_card=option)
    assert found.talon == () and found.unowned is None
    for turn in range(4):
        assert found.hands[(first + turn) % 4] == Hand.of(PACK[turn::4])


def test_skruf_2_2_by_default_the_dealers_left_gets_the_first_card_and_the_dealer_the_last() -> None:
    found = dealt()
    first, last = found.hands[LEFT], found.hands[DEALER]
    assert isinstance(first, Hand) and PACK[0] in first
    assert isinstance(last, Hand) and PACK[51] in last


def test_skruf_11_1_the_fourth_hand_lies_opposite_the_dealer() -> None:
    assert dealt("trekarl").unowned == OPPOSITE
    assert dealt("skruf").unowned is None


@pytest.mark.parametrize("preset", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_2_1_a_seed_deals_the_shuffled_pack(preset: str) -> None:
    seed = Seed.parse("a deal of skruf")
    table = options(preset)
    assert (
        new_game(preset, seed).events[0] == from_pack(table, shuffled(PACK, seed)) == rules(table).dealt(seed)
    )
    assert new_game(preset, Seed.parse("another")).events[0] != new_game(preset, seed).events[0]


@pytest.mark.parametrize("preset", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_2_3_each_sees_the_own_hand(preset: str) -> None:
    game = new_game(preset, Seed.parse("a deal of skruf"))
    unowned = OPPOSITE if preset == "trekarl" else None
    for viewer in WATCHERS:
        state = game.view(viewer).state
        for seat, cards in enumerate(state.hands):
            mine = seat == viewer and seat != unowned
            held = game.state.hand(seat)
            assert cards == (held if mine else Hidden(len(held)))
        assert state.talon == (() if preset == "skruf-plain" else Hidden(4))


@pytest.mark.parametrize("position", TALON_AT)
def test_skruf_10_1_in_a_misere_the_card_dealt_last_to_the_talon_goes_to_forehand(position: str) -> None:
    table = options("skruf", {"talon_position": position, "general_pass": "misere"})
    game = call(new_game(table, from_pack(table, PACK)), "P P P P")
    event = game.events[-1]
    assert isinstance(event, TalonDealt) and event.first == DEALER
    for turn, card in enumerate(at(*TALON_AT[position])[::-1]):
        assert event.cards[(DEALER + turn) % 4] == Hand.of([card])


def test_a_deal_is_written_with_its_talon_top_card_first() -> None:
    found = dealt("trekarl")
    assert isinstance(found.talon, tuple)
    told = str(found).removeprefix("deal ").split(" | ")
    assert told == [*map(str, found.hands), " ".join(map(str, found.talon)), "open"]
