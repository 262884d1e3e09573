"""Gifts: offered when all is lost, taken unless more is certain (17.3)."""

from __future__ import annotations

import pytest

from knekt.cards import Hand
from knekt.players.skat.giving.gifts import gives
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import play_deal, step
from knekt.skat import (
    PACK,
    Agree,
    Agreed,
    Claim,
    Ending,
    GiftAnswered,
    Offer,
    Offered,
    Placed,
    Play,
    SkatGame,
    TakeGift,
    card_points,
    contracts,
    options,
    place_game,
    result,
)

CLUB = options("club", {"play.claims": False})
PLAYERS = [RulePlayer(seed) for seed in range(3)]


def lay(
    hands: str, contract: str, won: str, *, bid: int = 18, declined: str = "", laid: str = "C7 S7"
) -> SkatGame:
    """An ending: of the cards in nobody's hand, forehand, who declares, has won these and lost the others."""
    held, mine, two = tuple(map(Hand.parse, hands.split(" | "))), Hand.parse(won), Hand.parse(laid)
    rest = Hand.of(PACK) - held[0] - held[1] - held[2] - mine - two
    placed = Placed(
        held, two, 0, contracts(CLUB)[contract], bid, 0, (), (mine, rest), matadors=1, declined=declined
    )
    return place_game(CLUB, placed)


HIGH = "CA CT SA ST HA HT DA DT CK SK HK DK"  # 100 card points, four tricks
ENDING = "CJ SJ H7 | HJ C8 S8 | DJ S9 D7"


def test_a_game_that_is_lost_is_offered_and_the_partner_agrees() -> None:
    game = lay(ENDING, "G", HIGH)
    assert game.state.points == card_points(Hand.parse(HIGH)) >= 61
    offered = step(game, PLAYERS)
    assert offered.events[-1] == Offered(1, "game")
    assert step(offered, PLAYERS).events[-1] == Agreed(2, True)


def test_a_game_that_can_still_be_saved_is_not_offered() -> None:
    game = lay(ENDING, "G", "CA CT SA ST HA C9")
    assert game.state.points == 53
    assert not gives(game.view(1), "game")
    assert RulePlayer().interject(game.view(1)) is None
    assert RulePlayer().choose(game.apply(Offer(1, "game")).view(2)) == Agree(2, False)


def test_two_hands_without_a_trick_give_the_game_up_before_the_first_card() -> None:
    strong = Hand.parse("CJ SJ HJ DJ CA CT SA ST HA DA")
    one, two = Hand.parse("C9 C8 S9 S8 H9 H8 H7 D9 D8 D7"), Hand.parse("CK CQ SK SQ S7 HK HQ DK DQ C7")
    laid = Hand.of(PACK) - strong - one - two
    game = place_game(CLUB, Placed((strong, one, two), laid, 0, contracts(CLUB)["G"], 18))
    assert step(step(game, PLAYERS), PLAYERS).events[-2:] == (Offered(1, "game"), Agreed(2, True))
    other = Hand.parse("CK CQ SK SQ S7 HK HQ DK DQ C7")
    ace = strong - Hand.parse("DA") | Hand.parse("C7"), other - Hand.parse("C7") | Hand.parse("DA")
    better = place_game(CLUB, Placed((ace[0], one, ace[1]), laid, 0, contracts(CLUB)["G"], 18))
    assert step(step(better, PLAYERS), PLAYERS).events[-1] == Agreed(2, False)


def asked(game: SkatGame, level: str = "game") -> SkatGame:
    return game.apply(Offer(1, level)).apply(Agree(2, True))


def test_the_gift_is_taken() -> None:
    game = asked(lay("CJ HJ H7 | SJ C8 S8 | DJ S9 D7", "G", "CA CT SA ST HA HT"))
    assert step(game, PLAYERS).state.ending is Ending.GIVEN


def test_the_gift_is_declined_once_schneider_is_counted_and_taken_where_schwarz_is_not_certain() -> None:
    game = asked(lay(ENDING, "G", HIGH))  # 100 card points, and a trick lost
    after = step(game, PLAYERS)
    assert after.events[-1] == GiftAnswered(0, False)
    assert RulePlayer().interject(after.view(1)) == Offer(1, "schneider")
    over = play_deal(after, PLAYERS)
    assert over.state.accepted == "schneider"
    assert [line.step for line in result(over.state).lines][:4] == [
        "with",
        "game",
        "gift-declined",
        "schneider",
    ]


def test_the_gift_is_declined_where_no_trick_is_lost_any_more() -> None:
    hands = "CJ SJ HJ DJ CA | C8 S8 S9 H8 H9 | C9 D9 D8 D7 H7"
    won = "CT SA ST HA HT DA CK SK HK CQ SQ HQ DT DK DQ"
    assert step(asked(lay(hands, "G", won)), PLAYERS).events[-1] == GiftAnswered(0, False)
    again = asked(lay(hands, "G", won, declined="game"), "schneider")
    assert step(again, PLAYERS).events[-1] == GiftAnswered(0, False)
    assert result(play_deal(again, PLAYERS).state).score.won  # type: ignore[union-attr]


@pytest.mark.parametrize(("bid", "takes"), [(48, True), (72, False), (144, True)])
def test_a_gift_below_the_bid_is_declined_if_schneider_can_still_reach_it(bid: int, takes: bool) -> None:
    """Grand with 1 is 48; a declined gift and schneider make 96;
    for 144 nothing helps, and it costs no more.
    """
    game = asked(lay("CJ DA DT | SJ C8 S8 | DJ S9 D7", "G", "CA CT SA ST HA HT", bid=bid))
    assert RulePlayer().choose(game.view(0)) == TakeGift(0, takes)


def test_a_raised_aim_is_not_settled_at_61() -> None:
    """Both sides have enough for the simple game; after a declined gift the rest still decides."""
    hands, won = "CJ C8 | SJ C9 | HJ S9", "CA CT SA ST HA HT CK SK HK"
    claims = options("club")
    for declined, accepts in (("", True), ("game", False)):
        held, mine = tuple(map(Hand.parse, hands.split(" | "))), Hand.parse(won)
        rest = Hand.of(PACK) - held[0] - held[1] - held[2] - mine - Hand.parse("C7 S7")
        placed = Placed(
            held,
            Hand.parse("C7 S7"),
            0,
            contracts(claims)["G"],
            18,
            0,
            (),
            (mine, rest),
            matadors=1,
            declined=declined,
        )
        game = place_game(claims, placed).apply(Claim(0, 2))
        answer = RulePlayer().choose(game.view(1))
        assert answer.accept is accepts  # type: ignore[attr-defined]


def test_where_every_trick_is_undertaken_any_trick_will_do() -> None:
    """A worthless trick: the last trump takes it only where that decides the game."""
    hands = "S9 HA | S8 D8 | CJ D7"
    all_others = str(Hand.of(PACK) - Hand.parse(hands.replace("|", "")) - Hand.parse("C7 S7"))
    for declined, won, plays in (("game", "CA CT SA", "D7"), ("schneider", all_others, "CJ")):
        game = lay(hands, "G", won, declined=declined)
        for seat, card in enumerate(("S9", "S8")):
            game = game.apply(Play(seat, Hand.parse(card)[0]))
        assert RulePlayer().choose(game.view(2)) == Play(2, Hand.parse(plays)[0])
