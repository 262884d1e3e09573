"""The talon and the gifts (5), the raise phase (6): who gives what to whom, and who sees it."""

from __future__ import annotations

import pytest
from skruf.table import (
    DEAL,
    DEALER,
    DEALS,
    LEFT,
    OPPOSITE,
    RIGHT,
    SEATS,
    TALON,
    bought,
    call,
    exchanged,
    give,
    refusal,
    refused,
    start,
    swapped,
)

from knekt.cards import Card, Hand
from knekt.engine import Hidden, Pick
from knekt.errors import Reason
from knekt.skruf import (
    Gave,
    Gift,
    Give,
    MakeBid,
    Opened,
    Pass,
    SkrufGame,
    Stage,
    Swap,
    TalonTaken,
    parse_bid,
)

WATCHERS = (*SEATS, None)
TO_PARTNER, TO_BUYER, TO_LEFT, TO_RIGHT = "SA SK ST S9", "H2", "H8", "HJ"


def known_to(game: SkrufGame, number: int) -> set[int | None]:
    """Who sees the cards of the gift of this number."""
    return {viewer for viewer in WATCHERS if isinstance(game.view(viewer).state.gifts[number].cards, Hand)}


def sizes(game: SkrufGame) -> list[int]:
    return [len(hand) for hand in game.state.hands]


def test_skruf_5_1_the_talon_is_turned_up_for_all() -> None:
    game = bought("4S")
    assert game.events[-1] == TalonTaken(DEALER, Hand.parse(TALON), face_up=True)
    for viewer in WATCHERS:
        assert game.view(viewer).events[-1] == game.events[-1]
    assert game.state.hand(DEALER) == Hand.parse(f"{DEAL.hands[DEALER]} {TALON}")


def test_skruf_5_1_other_setting_only_the_buyer_sees_the_talon() -> None:
    game = bought("4S", RIGHT, talon_open=False)
    for viewer in WATCHERS:
        seen = game.view(viewer).events[-1]
        assert isinstance(seen, TalonTaken)
        assert seen.cards == (Hand.parse(TALON) if viewer == RIGHT else Hidden(4))
        assert len(game.view(viewer).state.hands[RIGHT]) == 16


@pytest.mark.parametrize("face_up", [True, False])
def test_skruf_4_5_nobody_sees_the_talon_before(face_up: bool) -> None:
    game = call(start(talon_open=face_up), "4S P P P P P P P")
    for viewer in WATCHERS:
        assert game.view(viewer).state.talon == Hidden(4)


@pytest.mark.parametrize("buyer", SEATS)
def test_skruf_5_the_order_of_the_gifts(buyer: int) -> None:
    game, master = bought("4S", buyer), (buyer + 2) % 4
    due = [(buyer, master, 4), *((master, to, 1) for to in (buyer, (master + 1) % 4, (master + 3) % 4))]
    for seat, to, count in due:
        assert game.state.stage is Stage.GIVE and set(game.asks) == {seat}
        (ask,) = game.asks[seat]
        assert ask.must and ask.choices == (Pick(Give, seat, game.state.hand(seat), count, to),)
        cards = Hand.of(list(game.state.hand(seat))[:count])
        game = game.apply(Give(seat, cards))
        assert game.events[-1] == Gave(seat, to, cards)
    assert game.state.stage is Stage.RAISE and game.turn == buyer


def test_skruf_5_the_hands_are_16_12_16_and_13() -> None:
    game = bought("4S")
    assert sizes(game) == [12, 12, 12, 16]
    game = give(game, TO_PARTNER)
    assert sizes(game) == [12, 16, 12, 12]
    game = give(game, TO_BUYER)
    assert sizes(game) == [12, 15, 12, 13]
    game = give(game, TO_LEFT)
    assert sizes(game) == [12, 14, 13, 13], "the master's left"
    game = give(game, TO_RIGHT)
    assert sizes(game) == [13, 13, 13, 13]
    assert game.state.gifts == (
        Gift(DEALER, OPPOSITE, Hand.parse(TO_PARTNER)),
        Gift(OPPOSITE, DEALER, Hand.parse(TO_BUYER)),
        Gift(OPPOSITE, RIGHT, Hand.parse(TO_LEFT)),
        Gift(OPPOSITE, LEFT, Hand.parse(TO_RIGHT)),
    )
    assert game.state.dealt == DEAL.hands, "what was dealt is remembered"


def test_skruf_5_only_giver_and_receiver_see_a_gift() -> None:
    game = give(bought("4S"), TO_PARTNER, TO_BUYER, TO_LEFT, TO_RIGHT)
    assert known_to(game, 0) == {DEALER, OPPOSITE}
    assert known_to(game, 1) == {OPPOSITE, DEALER}
    assert known_to(game, 2) == {OPPOSITE, RIGHT}
    assert known_to(game, 3) == {OPPOSITE, LEFT}
    for viewer in WATCHERS:
        counts = [len(gift.cards) for gift in game.view(viewer).state.gifts]
        assert counts == [4, 1, 1, 1], "that something was given, everybody sees"


def test_skruf_5_each_sees_the_own_hand_only_throughout() -> None:
    game = bought("4S")
    for gift in ("", TO_PARTNER, TO_BUYER, TO_LEFT, TO_RIGHT):
        game = give(game, gift) if gift else game
        for viewer in WATCHERS:
            for seat, cards in enumerate(game.view(viewer).state.hands):
                mine = game.state.hand(seat)
                assert cards == (mine if seat == viewer else Hidden(len(mine)))


def test_skruf_5_2_the_buyer_may_give_any_four_of_the_sixteen() -> None:
    game = bought("4S")
    for cards in (TALON, "HA HT DA D8", "H3 S9 SA HA"):
        given = give(game, cards).state
        assert Hand.parse(cards) <= given.hand(OPPOSITE) and given.hand(DEALER).isdisjoint(Hand.parse(cards))


def test_skruf_5_3_the_master_may_give_cards_just_received() -> None:
    game = give(bought("4S"), TO_PARTNER, "SA", "SK", "ST")
    assert sizes(game) == [13] * 4
    assert Card.parse("SA") in game.state.hand(DEALER), "even back to the buyer"
    assert Card.parse("SK") in game.state.hand(RIGHT) and Card.parse("ST") in game.state.hand(LEFT)


@pytest.mark.parametrize(("cards", "number"), [("", 0), ("SA", 1), ("SA SK ST", 3), ("SA SK ST S9 S8", 5)])
def test_skruf_5_2_four_cards_neither_more_nor_fewer(cards: str, number: int) -> None:
    error = refusal(bought("4S"), Give(DEALER, Hand.parse(cards)))
    assert (error.reason, error.args_said) == (Reason.WRONG_COUNT, {"cards": number, "due": 4})


def test_skruf_5_3_one_card_to_each() -> None:
    game = give(bought("4S"), TO_PARTNER)
    error = refusal(game, Give(OPPOSITE, Hand.parse("H2 H8 HJ")))
    assert (error.reason, error.args_said) == (Reason.WRONG_COUNT, {"cards": 3, "due": 1})


def test_skruf_5_a_card_that_is_not_held_cannot_be_given() -> None:
    error = refusal(bought("4S"), Give(DEALER, Hand.parse("SA SK ST S7")))
    assert (error.reason, error.args_said) == (Reason.NOT_HELD, {"card": Card.parse("S7").message})
    given = give(bought("4S"), TO_PARTNER)
    assert refused(given, Give(OPPOSITE, Hand.parse("HA"))) is Reason.NOT_HELD


def test_skruf_5_nobody_else_gives_and_nothing_else_is_done() -> None:
    game = bought("4S")
    assert refused(game, Give(OPPOSITE, Hand.parse("HJ H8 H2 DT"))) is Reason.NOT_YOUR_TURN
    assert refused(game, Give(LEFT, Hand.parse("H5 H4 DK DQ"))) is Reason.NOT_YOUR_TURN
    assert refused(game, Swap(DEALER, Card.parse("SA"))) is Reason.NOT_NOW
    assert refused(game, Pass(DEALER)) is Reason.NOT_NOW


@pytest.mark.parametrize("buyer", SEATS)
def test_skruf_5_4_and_6_1_only_the_buyers_side_raises_the_buyer_first(buyer: int) -> None:
    game, master = exchanged(bought("4S", buyer)), (buyer + 2) % 4
    for bid, seat in [("4C", buyer), ("4D", master), ("P", buyer), ("5S", master), ("5C", buyer)]:
        assert game.state.stage is Stage.RAISE and set(game.asks) == {seat}
        for other in {*SEATS} - {seat}:
            assert refused(game, Pass(other)) is Reason.NOT_YOUR_TURN
        game = call(game, bid)
    assert (game.state.bidder, str(game.state.high), game.turn) == (buyer, "5C", master)
    assert game.state.buyer == buyer, "whoever bids last, the talon was the buyer's"


def test_skruf_6_1_a_raise_is_higher_than_the_last_bid() -> None:
    game = call(exchanged(bought("4D")), "4H")
    bids = [str(each).split()[1] for each in game.asks[OPPOSITE][0].singles()]
    assert bids[0] == "4G" and bids[-1] == "P"
    assert refused(game, MakeBid(OPPOSITE, parse_bid("4H"))) is Reason.BID_TOO_LOW


RAISE_ENDS = [  # option, calls that do not end it yet, the one that does
    (2, "P", "P"),
    (2, "4C P", "P"),
    (2, "P 4C P", "P"),
    (2, "4C 4D P", "P"),
    (4, "P P P", "P"),
    (4, "4C P P P", "P"),
    (4, "P P P 4C P P P", "P"),
    (1, "P", "P"),
    (1, "4C", "P"),
    (1, "P 4C", "P"),
    (1, "4C 4D 4H", "P"),
]


@pytest.mark.parametrize(("passes", "before", "last"), RAISE_ENDS)
def test_skruf_6_2_how_the_raise_phase_ends(passes: int, before: str, last: str) -> None:
    game = call(exchanged(bought("4S", raise_end_passes=passes)), before)
    assert game.state.stage is Stage.RAISE
    assert call(game, last).state.stage is Stage.SWAP


def test_skruf_6_3_without_a_raise_the_auction_bid_is_the_contract() -> None:
    game = call(exchanged(bought("4H", LEFT)), "P P")
    assert (game.state.bidder, str(game.state.high)) == (LEFT, "4H")


def test_skruf_6_3_the_last_bid_is_the_contract_and_6_5_its_bidder_the_declarer() -> None:
    game = call(exchanged(bought("4H", LEFT)), "4G 5S P P")
    assert (game.state.declarer, str(game.state.high)) == (RIGHT, "5S")


def test_skruf_6_4_a_message_is_corrected_or_it_is_played() -> None:
    told = call(exchanged(bought("4S")), "4C")  # four clubs over four spades
    left, corrected = (swapped(call(told, calls)) for calls in ("P P", "6S P P"))
    for game, contract in ((left, "4C"), (corrected, "6S")):
        assert game.state.stage is Stage.PLAY and str(game.state.contract) == contract
        assert game.state.order is not None
        assert {card.suit for card in game.state.order.trumps} == {contract[1]}


def test_skruf_6_seven_grandissimo_cannot_be_raised() -> None:
    game = exchanged(bought("7G"))
    assert [*game.asks[DEALER][0].singles()] == [Pass(DEALER)]
    assert call(game, "P P").state.stage is Stage.SWAP


@pytest.mark.parametrize("buyer", [LEFT, RIGHT, DEALER])
def test_skruf_11_2_the_buyer_of_three_gives_one_card_to_each_other_hand(buyer: int) -> None:
    game = bought("4S", buyer, "trekarl")
    talon, opened = game.events[-2:]
    assert talon == TalonTaken(buyer, Hand.parse(TALON), face_up=True)
    assert opened == Opened(OPPOSITE, Hand.parse(str(DEALS["trekarl"].hands[OPPOSITE])))
    gets = []
    while game.state.stage is Stage.GIVE:
        seat, to, count = game.state.to_give[0]
        gets.append(to)
        assert (seat, count) == (buyer, 1) and set(game.asks) == {buyer}
        game = give(game, str(game.state.hand(buyer)[0]))
    assert sorted(gets) == sorted({*SEATS} - {buyer}) and sizes(game) == [13] * 4


def test_skruf_11_2_what_the_open_hand_gets_all_see() -> None:
    game = give(bought("4S", DEALER, "trekarl"), "HA", "HT", "DA")
    events = [event for event in game.events if isinstance(event, Gave)]
    assert events == [
        Gave(DEALER, LEFT, Hand.parse("HA")),
        Gave(DEALER, OPPOSITE, Hand.parse("HT"), face_up=True),
        Gave(DEALER, RIGHT, Hand.parse("DA")),
    ]
    assert known_to(game, 0) == {DEALER, LEFT} and known_to(game, 2) == {DEALER, RIGHT}
    assert known_to(game, 1) == {*WATCHERS}
    for viewer in WATCHERS:
        assert game.view(viewer).state.hands[OPPOSITE] == game.state.hand(OPPOSITE)


@pytest.mark.parametrize(("when", "at_once"), [("when_bought", False), ("from_the_deal", True)])
def test_skruf_11_2_when_the_fourth_hand_is_laid_open(when: str, at_once: bool) -> None:
    game = start("trekarl", open_hand=when)
    for viewer in WATCHERS:
        seen = game.view(viewer).state.hands[OPPOSITE]
        assert seen == (game.state.hand(OPPOSITE) if at_once else Hidden(12))
    taken = bought("4S", LEFT, "trekarl", open_hand=when)
    assert sum(isinstance(event, Opened) for event in taken.events) == 1
    assert all(taken.view(viewer).state.hands[OPPOSITE] == taken.state.hand(OPPOSITE) for viewer in WATCHERS)


@pytest.mark.parametrize("said", ["P", "4C", "7G"])
def test_skruf_11_3_the_declarer_may_raise_once(said: str) -> None:
    game = exchanged(bought("4S", RIGHT, "trekarl"))
    assert game.state.stage is Stage.RAISE and set(game.asks) == {RIGHT}
    game = call(game, said)
    assert game.state.stage is Stage.SWAP and game.state.bidder == RIGHT
    assert str(game.state.high) == ("4S" if said == "P" else said)


def test_skruf_12_without_talon_nothing_is_given_raised_or_swapped() -> None:
    game = bought("3S", preset="skruf-plain")
    assert game.state.stage is Stage.PLAY and game.state.gifts == ()
    assert game.state.hands == DEALS["skruf-plain"].hands and str(game.state.contract) == "3S"
    assert all(event.kind in ("dealt", "bid", "passed") for event in game.events)
