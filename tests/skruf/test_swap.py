"""The opponents' swap (5): who gives first, what may be given, and who sees it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from skruf.table import DEALER, LEFT, OPPOSITE, RIGHT, SEATS, bought, call, exchanged, refusal, refused, start

from knekt.cards import Card, Hand
from knekt.engine import Hidden
from knekt.errors import Reason
from knekt.skruf import Gave, Pass, SkrufGame, Stage, Swap, SwapLaid, Swapped

WATCHERS = (*SEATS, None)
COMBINED = [
    {"swap_order": order, "swap_time": time, "swap_back": back}
    for order, time, back in product(
        ("leader_first", "simultaneous"), ("after_raise", "before_raise"), (False, True)
    )
    if not (back and order == "simultaneous")
]


def to_swap(bid: str = "4S", by: int = DEALER, preset: str = "skruf", **wanted: Any) -> SkrufGame:
    """The fixed deal when the opponents have to swap."""
    game = exchanged(bought(bid, by, preset, **wanted))
    while game.state.stage is Stage.RAISE:
        game = call(game, "P")
    assert game.state.stage is Stage.SWAP
    return game


def swap(game: SkrufGame, seat: int, card: str) -> SkrufGame:
    return game.apply(Swap(seat, Card.parse(card)))


def lowest(game: SkrufGame, seat: int) -> str:
    return str(game.state.hand(seat)[0])


@pytest.mark.parametrize("by", SEATS)
def test_skruf_5_5_the_leader_gives_first_then_the_partner(by: int) -> None:
    game = to_swap(by=by)
    leader, other = (by + 1) % 4, (by + 3) % 4
    assert set(game.asks) == {leader} and game.asks[leader][0].must
    for seat in {*SEATS} - {leader}:
        assert refused(game, Swap(seat, game.state.hand(seat)[0])) is Reason.NOT_YOUR_TURN
    first, second = lowest(game, leader), str(game.state.hand(other)[12])
    given = swap(game, leader, first)
    assert given.events[-1] == Swapped(leader, other, Hand.parse(first)) and set(given.asks) == {other}
    assert len(given.state.hand(leader)) == 12 and len(given.state.hand(other)) == 14
    back = swap(given, other, second)
    assert back.events[-1] == Swapped(other, leader, Hand.parse(second))
    assert back.state.stage is Stage.PLAY and back.turn == leader
    assert Card.parse(second) in back.state.hand(leader) and Card.parse(first) in back.state.hand(other)
    assert [len(hand) for hand in back.state.hands] == [13] * 4


def test_skruf_5_5_the_swap_is_compulsory() -> None:
    game = to_swap()
    assert refused(game, Pass(LEFT)) is Reason.NOT_NOW
    assert [str(action) for action in game.asks[LEFT][0].singles()] == [
        f"L swaps {card}" for card in game.state.hand(LEFT)
    ]


def test_skruf_5_5_the_second_giver_sees_the_card_before_he_gives() -> None:
    game = to_swap()
    card = lowest(game, LEFT)
    game = swap(game, LEFT, card)
    assert Hand.parse(card) <= game.view(RIGHT).state.hand(RIGHT)


def test_skruf_5_5_only_the_two_see_the_cards() -> None:
    game = to_swap()
    one = lowest(game, LEFT)
    game = swap(game, LEFT, one)
    two = str(game.state.hand(RIGHT)[13])
    game = swap(game, RIGHT, two)
    for viewer in WATCHERS:
        seen = [event.cards for event in game.view(viewer).events if isinstance(event, Swapped)]
        told = [Hand.parse(one), Hand.parse(two)] if viewer in (LEFT, RIGHT) else [Hidden(1), Hidden(1)]
        assert seen == told
        hands = game.view(viewer).state.hands
        assert all(hands[seat] == (game.state.hand(seat) if seat == viewer else Hidden(13)) for seat in SEATS)


def test_skruf_5_5_the_card_just_received_may_not_go_back() -> None:
    game = to_swap()
    card = game.state.hand(LEFT)[3]
    game = game.apply(Swap(LEFT, card))
    error = refusal(game, Swap(RIGHT, card))
    assert (error.reason, error.args_said) == (Reason.NOT_BACK, {"card": card.message})
    assert game.asks[RIGHT][0].ways == 13 and not game.asks[RIGHT][0].contains(Swap(RIGHT, card))


def test_skruf_5_5_other_setting_it_may_go_back() -> None:
    game = to_swap(swap_back=True)
    card = game.state.hand(LEFT)[3]
    game = game.apply(Swap(LEFT, card))
    assert game.asks[RIGHT][0].ways == 14
    assert card in game.apply(Swap(RIGHT, card)).state.hand(LEFT)


def test_skruf_5_5_a_gift_of_the_master_may_go_on_in_the_swap() -> None:
    game = to_swap()
    gift = next(each for each in game.state.gifts if each.to == LEFT)
    assert isinstance(gift.cards, Hand)
    assert gift.cards[0] in game.apply(Swap(LEFT, gift.cards[0])).state.hand(RIGHT)


def test_skruf_5_5_a_card_that_is_not_held() -> None:
    game = to_swap()
    foreign = game.state.hand(RIGHT)[0]
    error = refusal(game, Swap(LEFT, foreign))
    assert (error.reason, error.args_said) == (Reason.NOT_HELD, {"card": foreign.message})


@pytest.mark.parametrize("first", [LEFT, RIGHT])
def test_skruf_5_5_simultaneous_neither_sees_before_both_have_given(first: int) -> None:
    game, second = to_swap(swap_order="simultaneous"), RIGHT if first == LEFT else LEFT
    assert set(game.asks) == {LEFT, RIGHT}
    one, two = game.state.hand(first)[0], game.state.hand(second)[5]
    laid = game.apply(Swap(first, one))
    assert laid.events[-1] == SwapLaid(first, Hand.of([one])) and set(laid.asks) == {second}
    assert refused(laid, Swap(first, one)) is Reason.NOT_YOUR_TURN, "a card laid stays"
    for viewer in WATCHERS:
        seen = laid.view(viewer).events[-1]
        assert isinstance(seen, SwapLaid)
        assert seen.cards == (Hand.of([one]) if viewer == first else Hidden(1))
        assert len(laid.view(viewer).state.hands[second]) == 13
    assert laid.asks[second] == game.asks[second], "the second chooses as if nothing had been laid"
    done = laid.apply(Swap(second, two))
    assert set(done.events[-2:]) == {
        Swapped(first, second, Hand.of([one])),
        Swapped(second, first, Hand.of([two])),
    }
    assert done.state.stage is Stage.PLAY
    assert one in done.state.hand(second) and two in done.state.hand(first)
    for viewer in (DEALER, OPPOSITE, None):
        assert [event.cards for event in done.view(viewer).events[-2:] if isinstance(event, Swapped)] == [
            Hidden(1),
            Hidden(1),
        ]


def test_skruf_5_5_simultaneous_the_order_of_laying_does_not_matter() -> None:
    game = to_swap(swap_order="simultaneous")
    one, two = (Swap(seat, game.state.hand(seat)[2]) for seat in (LEFT, RIGHT))
    assert game.apply(one).apply(two).state.hands == game.apply(two).apply(one).state.hands


@pytest.mark.parametrize("wanted", COMBINED, ids=lambda wanted: " ".join(map(str, wanted.values())))
@pytest.mark.parametrize("preset", ["skruf", "trekarl"])
def test_skruf_5_5_every_combination_swaps_once_and_leads(preset: str, wanted: dict[str, Any]) -> None:
    game = exchanged(bought("4S", DEALER, preset, **wanted))
    stages = [game.state.stage]
    while game.state.stage is not Stage.PLAY:
        seat = game.turn
        assert seat is not None
        if game.state.stage is Stage.RAISE:
            game = call(game, "P")
        else:
            game = game.apply(next(game.asks[seat][0].singles()))
        if game.state.stage is not stages[-1]:
            stages.append(game.state.stage)
    between = [Stage.RAISE, Stage.SWAP]
    assert stages == [*(between if wanted["swap_time"] == "after_raise" else between[::-1]), Stage.PLAY]
    assert sum(isinstance(event, Swapped) for event in game.events) == 2
    assert [len(hand) for hand in game.state.hands] == [13] * 4 and game.turn == LEFT


def test_skruf_5_5_before_the_raise_who_would_lead_gives_first() -> None:
    game = exchanged(bought("4S", DEALER, swap_time="before_raise"))
    assert game.state.stage is Stage.SWAP and set(game.asks) == {LEFT}
    game = swap(game, LEFT, lowest(game, LEFT))
    game = swap(game, RIGHT, str(game.state.hand(RIGHT)[13]))
    assert game.state.stage is Stage.RAISE and game.turn == DEALER
    raised = call(game, "P 5S P P")
    assert raised.state.stage is Stage.PLAY and raised.turn == RIGHT, "the final bidder's left leads"


@pytest.mark.parametrize(("on", "swaps"), [(True, 2), (False, 0)])
@pytest.mark.parametrize("time", ["after_raise", "before_raise"])
def test_skruf_11_3_the_two_opponents_swap_if_the_table_has_it(on: bool, swaps: int, time: str) -> None:
    game = exchanged(bought("4S", RIGHT, "trekarl", opponents_swap=on, swap_time=time))
    while game.state.stage is not Stage.PLAY:
        seat = game.turn
        assert seat is not None
        assert seat in ((RIGHT,) if game.state.stage is Stage.RAISE else (LEFT, DEALER))
        game = game.apply(list(game.asks[seat][0].singles())[-1])
    assert sum(isinstance(event, Swapped) for event in game.events) == swaps
    assert game.turn == DEALER, "the declarer's left-hand opponent leads"


def test_skruf_11_3_the_declarers_left_hand_opponent_gives_first() -> None:
    for by, leader in ((DEALER, LEFT), (LEFT, RIGHT), (RIGHT, DEALER)):
        game = to_swap(by=by, preset="trekarl")
        assert set(game.asks) == {leader}
        given = swap(game, leader, lowest(game, leader))
        (other,) = given.asks
        assert {leader, other} == {LEFT, RIGHT, DEALER} - {by}


def test_no_swap_before_its_time() -> None:
    assert refused(start(), Swap(DEALER, Card.parse("SA"))) is Reason.NOT_NOW
    game = exchanged(bought("4S"))
    assert refused(game, Swap(DEALER, game.state.hand(DEALER)[0])) is Reason.NOT_NOW
    assert not any(isinstance(event, Gave) and event.face_up for event in game.events)
