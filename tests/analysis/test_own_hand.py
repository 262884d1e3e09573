"""A deal around one hand: the seat sees just what was told; if too little was told, there is an error."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.analysis import OwnHand, advise, deal_around
from knekt.cards import Card, Seed
from knekt.engine import Action, Game
from knekt.errors import KnektError
from knekt.games import PRESETS, family_of, new_game, options
from knekt.notation import parse_action
from knekt.players import Budget, opponent
from knekt.skat import Stage


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


HAND = "CJ HJ CA CT C9 C8 SA S7 HK D8"
TWELVE = "SA SK SQ S9 S5 HA HK H7 D4 D3 CK C2"


def held(
    hand: str, preset: str = "isko", seat: int | None = None, apart: str = "", said: str = ""
) -> Game[Any]:
    """The deal around a hand, with everything as it would be typed."""
    rules = family_of(options(preset)).rules(options(preset))
    actions = tuple(parse_action(each.strip(), rules) for each in said.split(",") if each)
    return deal_around(options(preset), OwnHand(cards(hand), seat, cards(apart), actions))


def apart_in(game: Game[Any]) -> tuple[Card, ...]:
    """The skat, its upper card first, or the talon."""
    dealt = game.events[0]
    if not hasattr(dealt, "skat"):
        return tuple(dealt.talon)  # type: ignore[attr-defined]
    return tuple(sorted(dealt.skat, key=lambda card: card is not dealt.top))  # type: ignore[attr-defined]


def told_by(game: Game[Any], seat: int, said: Iterable[Action]) -> Game[Any] | str:
    """The deal made again from what the seat can tell; or the code of the error, if that is not enough."""
    hands = game.events[0].hands  # type: ignore[attr-defined]
    try:
        return deal_around(game.rules.options, OwnHand(tuple(hands[seat]), seat, apart_in(game), tuple(said)))
    except KnektError as refused:
        return refused.code


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6))
def test_who_tells_what_he_sees_is_shown_that_again(preset: str, seed: int) -> None:
    """At each decision before the first lead, until others have shown, given or discarded cards."""
    game, said = new_game(preset, Seed.parse(f"held {seed}")), list[Action]()
    players = [opponent(game.rules.options, seat) for seat in range(4)]
    while (seat := game.turn) is not None and not game.state.cards_played:
        if any(ask.must and ask.choices for ask in game.view(seat).asks):
            found = told_by(game, seat, said)
            if isinstance(found, str):
                parted = any(each.seat != seat and hasattr(each, "cards") for each in said)
                assert found == "cards-not-told" or (found == "card-not-held" and parted)
                return
            if found.view(seat) != game.view(seat):
                # in German Skat a seat that has seen the skat has taken it up
                assert len(found.events) > len(game.events) and found.state.stage is Stage.DISCARD
                assert found.rules.options.form == "german"
        said.append(players[seat].choose(game.view(seat)))
        game = game.apply(said[-1])


def test_whoever_is_not_told_of_has_passed() -> None:
    game = held(HAND, seat=0)
    assert game.turn == 0 and [str(each) for each in game.events[1:]] == ["M pass", "R pass"]
    assert held(HAND).turn == 1  # middlehand speaks first
    assert held(TWELVE, "skruf").turn == 3  # the dealer
    assert [str(each) for each in held(TWELVE, "skruf", 1, said="D 1S").events[1:]] == ["D 1S", "L P"]


def test_twelve_cards_in_german_skat_are_ten_with_the_skat() -> None:
    together, named = held(f"{HAND} DA DT", seat=0), held(HAND, seat=0, apart="DA DT")
    assert together.view(0) == named.view(0)
    assert together.state.stage is Stage.DISCARD
    assert advise(together.view(0)).best.action.kind == "discard"


def test_of_two_cards_that_lie_apart_the_upper_one_may_be_known_alone() -> None:
    said = "M pass, R pass, F 10, F turns top"
    one, both = (held(HAND, "tournee", 0, apart, said) for apart in ("DA", "DA DT"))
    assert one.view(0) == both.view(0) and "DA" in str(one.events[-1])
    assert {each.action.kind for each in advise(one.view(0)).suggestions} == {"keep", "reject"}


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"hand": "CJ HJ"}, "held-size"),
        ({"hand": f"{HAND} DA"}, "held-size"),
        ({"hand": f"{HAND} DA DT", "preset": "tournee"}, "held-size"),
        ({"hand": HAND, "apart": "DA DT D9"}, "apart-size"),
        ({"hand": f"{TWELVE} CA", "preset": "skruf-plain", "apart": "C3"}, "apart-size"),
        ({"hand": HAND.replace("HJ", "CJ")}, "doubled-card"),
        ({"hand": HAND, "apart": "CJ DT"}, "doubled-card"),
        ({"hand": HAND.replace("D8", "D3")}, "card-not-in-pack"),
        ({"hand": HAND, "seat": 0, "said": "M 18, F pass"}, "not-told"),
        ({"hand": TWELVE, "preset": "trekarl", "seat": 1}, "nothing-to-advise"),
        ({"hand": HAND, "seat": 0, "said": "M pass, R pass, F 18, F skat"}, "cards-not-told"),
        ({"hand": HAND, "said": "F 18"}, "not-your-turn"),
        ({"hand": HAND, "said": "M 17"}, "no-such-bid"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(told: dict[str, Any], code: str) -> None:
    with pytest.raises(KnektError) as refused:
        held(**told)
    assert refused.value.code == code


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_first_word_is_advised_in_every_game(preset: str) -> None:
    dealt = new_game(preset, Seed.parse("held")).events[0]
    game = deal_around(options(preset), OwnHand(tuple(dealt.hands[0])))  # type: ignore[attr-defined]
    assert game.turn is not None
    assert advise(game.view(game.turn), Budget(4)).best.action.kind in {"bid", "pass"}
