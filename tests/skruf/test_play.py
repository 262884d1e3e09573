"""The tricks (7): who leads, what may be played, who wins; the open hand of trekarl; a suit barred (13)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from skruf.table import (
    DEALER,
    LEFT,
    OPPOSITE,
    RIGHT,
    SEATS,
    ask_ids,
    bought,
    call,
    contracted,
    exchanged,
    placed,
    play,
    played_out,
    refusal,
    refused,
    start,
    swapped,
)

from knekt.cards import Card, Hand, Suit, Trick
from knekt.engine import TABLE, Hidden
from knekt.errors import Reason
from knekt.skruf import (
    NO_TRUMP,
    BarSuit,
    Ending,
    Play,
    Played,
    PlayedOpen,
    PlayOpen,
    SkrufGame,
    Stage,
    SuitBarred,
    options,
    parse_bid,
    place_game,
)

WATCHERS = (*SEATS, None)
THREE = ("SA H5 C2", "SK H6 C3", "DA H7 C4", "S2 H8 D2")  # what is left, from the dealer's left


def legal(game: SkrufGame) -> str:
    """The cards that whoever has to play may play."""
    (ask, *_) = game.asks[game.state.actor]
    return str(Hand.of(each.card for each in ask.singles() if isinstance(each, Play | PlayOpen)))


def three(bid: str | None = "4S", declarer: int = DEALER, **more: object) -> SkrufGame:
    return place_game("skruf", placed(THREE, bid, declarer, **more))  # type: ignore[arg-type]


LEADS = [  # option, calls up to the close, calls of the raise phase, who leads
    ("left_of_final_bidder", "4S", "P P", LEFT),
    ("left_of_final_bidder", "4S", "P 5S P P", RIGHT),
    ("left_of_final_bidder", "4S", "4C 4D 5S P P", LEFT),
    ("left_of_final_bidder", "P 4S", "P P", OPPOSITE),
    ("left_of_final_bidder", "P 4S", "P 5S P P", DEALER),
    ("left_of_master", "4S", "P P", RIGHT),
    ("left_of_master", "4S", "P 5S P P", RIGHT),
    ("left_of_master", "4S", "5C P P", RIGHT),
    ("left_of_master", "P P 4S", "P P", LEFT),
    ("left_of_first_namer", "4S", "P P", LEFT),
    ("left_of_first_namer", "1S P 4S", "P P", LEFT),
    ("left_of_first_namer", "1S P 4S", "4C 4D P P", LEFT),
    ("left_of_first_namer", "1S P 4S", "4C P 5S P P", LEFT),
    ("left_of_first_namer", "P 1S P P 4S", "P P", LEFT),
    ("left_of_first_namer", "P P 1H P 1G P 4H", "P P", RIGHT),
    ("left_of_first_namer", "P P 1H P 1G P 4H", "P 5G P P", LEFT),
]


@pytest.mark.parametrize(("option", "calls", "raises", "leader"), LEADS)
def test_skruf_6_5_and_7_1_who_leads(option: str, calls: str, raises: str, leader: int) -> None:
    game = call(call(start(lead=option), calls), "P P P P P P P P")
    game = call(exchanged(game), raises)
    assert game.state.stage is Stage.SWAP and game.turn == leader, "the leader also gives first"
    game = swapped(game)
    assert game.state.stage is Stage.PLAY and set(game.asks) == {leader}


@pytest.mark.parametrize(
    ("option", "leader"), [("left_of_final_bidder", RIGHT), ("left_of_first_namer", LEFT)]
)
def test_skruf_12_without_talon_the_lead(option: str, leader: int) -> None:
    game = call(call(start("skruf-plain", lead=option), "1S P 4S"), "P P P P P P P P")
    assert game.state.declarer == OPPOSITE and game.turn == leader


@pytest.mark.parametrize("by", SEATS)
def test_skruf_7_2_clockwise_each_the_own_hand_thirteen_tricks(by: int) -> None:
    game = contracted("4S", by)
    seats = []
    while not game.is_over:
        seat = game.turn
        assert seat is not None and set(game.asks) == {seat}
        seats.append(seat)
        game = game.apply(next(game.asks[seat][0].singles()))
    assert len(game.state.tricks) == 13 and game.state.ending is Ending.PLAYED
    leaders = [(by + 1) % 4, *(trick.winner for trick in game.state.tricks[:-1])]
    assert seats == [(lead + place) % 4 for lead in leaders for place in range(4)]
    assert [trick.lead for trick in game.state.tricks] == leaders


def test_skruf_7_3_follow_suit_if_able() -> None:
    game = play(three(), "H5")
    assert legal(game) == "H6"
    error = refusal(game, Play(OPPOSITE, Card.parse("SK")))
    assert error.reason is Reason.MUST_FOLLOW
    assert error.args_said == {"card": Card.parse("SK").message, "suit": Suit.HEARTS.message}


def test_skruf_7_3_otherwise_any_card_neither_trumping_nor_beating_is_a_duty() -> None:
    assert legal(play(three(), "SA SK")) == str(Hand.parse("DA H7 C4"))
    void = play(three(lead=RIGHT), "DA D2")
    assert legal(void) == str(Hand.parse("SA H5 C2")), "void of diamonds: trumps or not"
    assert legal(play(three(lead=DEALER), "H8")) == "H5", "no need to beat, nor any chance"


def test_skruf_7_3_a_lead_is_free() -> None:
    assert legal(three()) == str(Hand.parse("SA H5 C2"))
    assert refused(three(), Play(LEFT, Card.parse("SK"))) is Reason.NOT_HELD
    assert refused(three(), Play(OPPOSITE, Card.parse("SK"))) is Reason.NOT_YOUR_TURN


WINNERS = [  # contract, the trick from the dealer's left, who wins it
    ("4S", "SA SK DA S2", LEFT),
    ("4S", "H5 H6 H7 H8", DEALER),
    ("4S", "C2 C3 C4 S2", DEALER),
    ("4S", "C2 C3 C4 D2", RIGHT),
    ("4D", "C2 C3 C4 D2", DEALER),
    ("4D", "SA SK DA S2", RIGHT),
    ("4H", "SA SK DA S2", LEFT),
    ("4G", "C2 C3 C4 S2", RIGHT),
    ("4G", "SA SK DA S2", LEFT),
    (None, "SA SK DA S2", LEFT),
    (None, "C2 C3 C4 D2", RIGHT),
]


@pytest.mark.parametrize(("bid", "trick", "winner"), WINNERS)
def test_skruf_7_4_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    bid: str | None, trick: str, winner: int
) -> None:
    table = options("skruf", {} if bid else {"general_pass": "misere"})
    game = play(place_game(table, placed(THREE, bid)), trick)
    assert game.state.tricks[-1].winner == winner and game.turn == winner
    assert game.state.tricks[-1] == Trick(LEFT, tuple(map(Card.parse, trick.split())), winner)


@pytest.mark.parametrize("bid", ["4S", "4C", "4D", "4H", "4G"])
def test_skruf_1_2_the_ranks_from_the_ace_to_the_two(bid: str) -> None:
    order = parse_bid(bid).order
    ranks = "AKQJT98765432"
    for suit in Suit:
        for high, low in pairwise(ranks):
            trick = [Card.parse(suit + low), Card.parse(suit + high)]
            assert order.winner(trick) == 1 and order.winner(trick[::-1]) == 0
    assert (order == NO_TRUMP) is (bid == "4G")


@pytest.mark.parametrize("strain", "SCDH")
def test_skruf_7_4_the_two_of_trumps_beats_any_ace(strain: str) -> None:
    order = parse_bid(f"4{strain}").order
    for suit in Suit:
        trick = [Card.parse(f"{suit}A"), Card.parse(f"{strain}2")]
        assert order.winner(trick) == (0 if suit == strain else 1)


def test_skruf_7_all_see_the_cards_played() -> None:
    game = play(contracted("4S"), "CQ")
    for viewer in WATCHERS:
        assert game.view(viewer).events[-1] == Played(LEFT, Card.parse("CQ"))
        assert len(game.view(viewer).state.hands[LEFT]) == 12


def test_skruf_13_a_card_played_stays() -> None:
    game = play(three(), "H5")
    assert refused(game, Play(LEFT, Card.parse("SA"))) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("declarer", "circle"),
    [
        (DEALER, (DEALER, LEFT, OPPOSITE, RIGHT)),
        (LEFT, (LEFT, RIGHT, OPPOSITE, DEALER)),
        (RIGHT, (RIGHT, DEALER, OPPOSITE, LEFT)),
    ],
)
def test_skruf_11_4_the_open_hand_lies_opposite_the_declarer(declarer: int, circle: tuple[int, ...]) -> None:
    game = contracted("4S", declarer, "trekarl")
    leader, across = circle[1], circle[3]
    assert game.turn == leader, "the left-hand opponent leads"
    hands = []
    for _ in range(4):
        hands.append(game.state.turn)
        seat = game.turn
        assert seat == game.state.actor == (declarer if game.state.turn == OPPOSITE else game.state.turn)
        game = game.apply(next(game.asks[seat][0].singles()))
    assert hands == [leader, OPPOSITE, across, declarer]
    assert game.state.sides[0] == (declarer, OPPOSITE) and set(game.state.sides[1]) == {leader, across}


def test_skruf_11_4_the_declarer_plays_the_open_hand() -> None:
    game = contracted("4S", DEALER, "trekarl")
    game = game.apply(next(game.asks[LEFT][0].singles()))
    assert game.state.turn == OPPOSITE and set(game.asks) == {DEALER}
    (card, *_) = game.asks[DEALER][0].singles()
    assert isinstance(card, PlayOpen) and card.card in game.state.hand(OPPOSITE)
    own = game.state.hand(DEALER)[0]
    assert refused(game, Play(DEALER, own)) is Reason.NOT_YOUR_TURN
    assert refused(game, PlayOpen(DEALER, own)) is Reason.NOT_HELD
    assert refused(game, Play(OPPOSITE, card.card)) is Reason.NOT_YOUR_TURN
    game = game.apply(card)
    assert game.events[-1] == PlayedOpen(DEALER, card.card)
    assert refused(game, PlayOpen(RIGHT, game.state.hand(RIGHT)[0])) is Reason.NOT_YOUR_TURN


def test_skruf_11_4_a_trick_won_by_the_open_hand_is_led_from_it() -> None:
    setting = placed(THREE, "4C", LEFT, unowned=OPPOSITE, lead=RIGHT)
    game = play(place_game("trekarl", setting), "DA C3 D2 C2")  # the circle is left, right, open hand, dealer
    assert game.state.tricks[-1] == Trick(RIGHT, tuple(map(Card.parse, ["DA", "C3", "D2", "C2"])), OPPOSITE)
    assert game.state.won == (11, 0) and game.state.turn == OPPOSITE and set(game.asks) == {LEFT}
    assert game.apply(PlayOpen(LEFT, Card.parse("SK"))).turn == DEALER


def test_skruf_11_the_open_hand_follows_suit_too() -> None:
    game = place_game("trekarl", placed(THREE, "4D", DEALER, unowned=OPPOSITE))
    game = play(game, "H5")
    assert legal(game) == "H6"
    assert refused(game, PlayOpen(DEALER, Card.parse("SK"))) is Reason.MUST_FOLLOW


def test_skruf_11_seat_by_seat_who_sees_what_in_play() -> None:
    game = contracted("4S", LEFT, "trekarl")
    for viewer in WATCHERS:
        for seat, cards in enumerate(game.view(viewer).state.hands):
            known = seat in (OPPOSITE, viewer)
            assert cards == (game.state.hand(seat) if known else Hidden(13))


def test_skruf_13_a_suit_may_be_barred_only_at_a_real_table() -> None:
    assert ask_ids(contracted("4S"), TABLE) == ["stop"]
    game = contracted("4S", manual_table=True)
    assert ask_ids(game, TABLE) == ["bar", "stop"]
    assert refused(contracted("4S"), BarSuit(TABLE, Suit.HEARTS)) is Reason.NOT_NOW
    assert refused(game, BarSuit(LEFT, Suit.HEARTS)) is Reason.NOT_NOW, "not a player's to say"
    assert refused(bought("4S", manual_table=True), BarSuit(TABLE, Suit.HEARTS)) is Reason.NOT_NOW


def test_skruf_13_the_leader_may_not_lead_the_suit_that_the_partner_led_out_of_turn() -> None:
    game = contracted("4S", manual_table=True)
    barred = game.apply(BarSuit(TABLE, Suit.CLUBS))
    assert barred.events[-1] == SuitBarred(Suit.CLUBS)
    kept = Hand.of(card for card in game.state.hand(LEFT) if card.suit != "C")
    assert legal(barred) == str(kept) != legal(game)
    error = refusal(barred, Play(LEFT, Card.parse("CQ")))
    assert (error.reason, error.args_said) == (Reason.SUIT_BARRED, {"suit": Suit.CLUBS.message})
    assert refused(barred, Play(LEFT, Card.parse("HA"))) is Reason.NOT_HELD
    assert refused(barred, BarSuit(TABLE, Suit.HEARTS)) is Reason.NOT_NOW, "one suit for one lead"
    for viewer in WATCHERS:
        assert barred.view(viewer).state.barred is Suit.CLUBS


def test_skruf_13_for_one_lead_only_and_not_in_the_middle_of_a_trick() -> None:
    game = contracted("4S", manual_table=True).apply(BarSuit(TABLE, Suit.CLUBS))
    game = game.apply(next(game.asks[LEFT][0].singles()))
    assert game.state.barred is None and ask_ids(game, TABLE) == ["stop"]
    while game.state.trick:
        game = game.apply(next(game.asks[game.turn or 0][0].singles()))
    assert ask_ids(game, TABLE) == ["bar", "stop"]
    assert played_out(game).state.ending is Ending.PLAYED


def test_skruf_13_who_holds_nothing_else_may_lead_the_barred_suit() -> None:
    hands = ("SA S3", "SK H6", "DA H7", "S2 H8")
    game = place_game(options("skruf", {"manual_table": True}), placed(hands))
    assert legal(game.apply(BarSuit(TABLE, Suit.SPADES))) == str(Hand.parse("SA S3"))
