"""The tricks (11.1 to 11.4, 11.6) and what a table of four sees (7.1)."""

from __future__ import annotations

import pytest
from skat.table import DEAL, SKAT, ask_ids, declared, play, played_out

from knekt.cards import Card, Hand, Trick
from knekt.engine import Hidden
from knekt.errors import BrokenLog, IllegalAction, Reason
from knekt.skat import Ending, Placed, Play, SkatGame, Surrender, card_points, place_game, result


def refused(game: SkatGame, seat: int, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as why:
        game.apply(Play(seat, Card.parse(text)))
    return why.value


@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.parametrize("named", ["D", "G", "N", "GHO"])
def test_skat_11_1_forehand_leads_whoever_declares(declarer: int, named: str) -> None:
    game = declared(named, declarer)
    assert game.turn == 0 and set(game.asks[0][0].singles()) == {Play(0, card) for card in game.state.hand(0)}
    assert play(game, "CA").turn == 1 and play(game, "CA CQ").turn == 2


def test_skat_11_2_the_suit_led_must_be_followed() -> None:
    game = play(declared("G"), "HA")
    assert {str(action) for action in game.asks[1][0].singles()} == {"M HK", "M HQ", "M H8"}
    why = refused(game, 1, "SK")
    assert why.reason is Reason.MUST_FOLLOW and why.message.args["card"] == Card.parse("SK").message
    assert refused(game, 1, "HJ").reason is Reason.MUST_FOLLOW  # in a grand the jack is no heart
    assert refused(game, 1, "CJ").reason is Reason.NOT_HELD
    assert refused(game, 2, "H9").reason is Reason.NOT_YOUR_TURN


def test_skat_2_4_and_11_2_jacks_follow_as_trumps() -> None:
    game = play(declared("C"), "CA")
    assert {str(action) for action in game.asks[1][0].singles()} == {"M HJ", "M CQ", "M C8"}
    assert refused(game, 1, "DA").reason is Reason.MUST_FOLLOW_TRUMP
    game = play(declared("H"), "CJ")
    assert {str(action) for action in game.asks[1][0].singles()} == {"M HJ", "M HK", "M HQ", "M H8"}


def test_skat_2_4_and_11_2_in_null_a_jack_is_of_its_suit() -> None:
    game = play(declared("N"), "HA")
    assert {str(action) for action in game.asks[1][0].singles()} == {"M HJ", "M HK", "M HQ", "M H8"}


def test_skat_11_2_who_is_void_plays_anything() -> None:
    game = play(declared("G"), "D7 DA D9 SK S7")  # forehand may follow with the ace of spades only
    assert [str(action) for action in game.asks[0][0].singles()] == ["F SA"]
    game = play(declared("G", laid=Hand.parse("SA D8")), "D7 DA D9 SK S7")
    assert len(list(game.asks[0][0].singles())) == 9


def test_skat_11_3_the_winner_leads_next() -> None:
    game = play(declared("G"), "D7 DA D9")
    assert game.state.tricks == (Trick(0, tuple(map(Card.parse, ("D7", "DA", "D9"))), 1),)
    assert game.turn == 1
    trumped = play(declared("C"), "SA SK SQ D7 DA DT")
    assert [trick.winner for trick in trumped.state.tricks] == [0, 1]


def test_skat_11_3_a_trump_beats_the_suit_led() -> None:
    game = play(declared("S", declarer=2), "D7 DA D9 HK H9 HA")
    assert game.state.tricks[-1].winner == 0
    assert (game.state.won, game.state.lost) == (0, 2)


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_11_4_each_keeps_the_own_tricks_and_the_defenders_are_counted_together(declarer: int) -> None:
    state = played_out(declared("G", declarer)).state
    taken = {seat: [trick for trick in state.tricks if trick.winner == seat] for seat in range(3)}
    points = {
        seat: card_points(Hand.of(card for trick in taken[seat] for card in trick.cards)) for seat in taken
    }
    one, two = state.defenders
    assert (state.won, state.points) == (len(taken[declarer]), points[declarer])
    assert (state.lost, state.against) == (len(taken[one]) + len(taken[two]), points[one] + points[two])


@pytest.mark.parametrize("named", ["D", "H", "S", "C", "G", "GH", "CHZ"])
def test_skat_11_5_ten_tricks_and_no_shortening(named: str) -> None:
    game = declared(named)
    assert all("claim" not in ask_ids(game, seat) for seat in range(3))
    done = played_out(game)
    assert len(done.state.tricks) == 10 and done.state.ending is Ending.PLAYED


@pytest.mark.parametrize("named", ["N", "NH", "NO", "NHO"])
def test_skat_11_6_null_ends_with_the_declarers_first_trick(named: str) -> None:
    game = play(declared(named), "CA CQ C7")
    assert game.is_over and len(game.state.tricks) == 1 and game.state.ending is Ending.PLAYED
    found = result(game.state).score
    assert found is not None and not found.won and found.total == -2 * found.value
    other = play(declared(named, declarer=1), "CA CQ C7")
    assert not other.is_over and other.turn == 0


def test_skat_11_6_null_is_won_when_all_cards_are_played() -> None:
    game = declared("N", declarer=2)
    while not game.is_over:  # the defenders keep the lead: highest cards first
        seat = game.state.turn
        order = game.state.contract.order  # type: ignore[union-attr]
        legal = order.sorted(Hand.of(each.card for each in game.asks[seat][0].singles()))  # type: ignore[attr-defined]
        game = game.apply(Play(seat, legal[-1] if seat == 2 else legal[0]))
    found = result(game.state)
    assert found.score is not None
    assert found.score.won == (game.state.won == 0) == (len(game.state.tricks) == 10)


ENDS = {"play.ends_when_missed": True}
LOST = "D7 DA D9"  # the first trick is the defenders', 11 card points
MORE = "CQ C7 C9 C8 DJ CK"  # and two more in a grand, with which they have 20


@pytest.mark.parametrize("named", ["GHZ", "CHZ", "GHO", "CHO"])
@pytest.mark.parametrize(("preset", "ends"), [("german", False), ("isko", False), ("iss", True)])
def test_skat_11_7_schwarz_missed_ends_the_deal_where_the_table_has_it(
    named: str, preset: str, ends: bool
) -> None:
    assert play(declared(named, preset=preset), LOST).is_over is ends
    assert play(declared(named, preset=preset, wanted=ENDS), LOST).is_over
    assert not play(declared(named, declarer=1, wanted=ENDS), LOST).is_over  # his own trick


@pytest.mark.parametrize(
    ("named", "cards"), [("GHZ", LOST), ("CHO", LOST), ("GHS", f"{LOST} {MORE} DT SA HK")]
)
def test_skat_11_7_it_costs_what_was_announced_and_no_more(named: str, cards: str) -> None:
    *before, last = cards.split()
    game = play(declared(named, wanted=ENDS), " ".join(before))
    assert not game.is_over
    over = play(game, last)
    found = result(over.state)
    assert over.state.ending is Ending.PLAYED and found.facts is not None and found.score is not None
    assert found.facts.cut_short and not found.facts.is_schwarz and not found.score.won
    assert found.facts.tricks == 0 and found.facts.points == 3  # the queen in the skat
    # with 2, game 3, hand 4, schneider 5, announced 6, schwarz 7, announced 8, ouvert 9
    assert found.score.total == {"GHZ": -2 * 8 * 24, "CHO": -2 * 9 * 12, "GHS": -2 * 6 * 24}[named]
    for viewer in (0, 1, 2, None):
        assert result(over.view(viewer).state) == found


@pytest.mark.parametrize("named", ["G", "GH", "GHS"])
def test_skat_11_7_as_long_as_nothing_is_missed_it_goes_on(named: str) -> None:
    game = play(declared(named, wanted=ENDS), f"{LOST} {MORE}")
    assert not game.is_over and game.state.against == 20
    assert play(game, "DT SA HK").is_over == (named == "GHS")


def test_skat_11_7_a_deal_set_up_in_the_middle_knows_what_the_defenders_have() -> None:
    game = play(declared("GHS", wanted=ENDS), f"{LOST} {MORE}")
    state = game.state
    won, lost = Hand(), Hand.of(card for trick in state.tricks for card in trick.cards)
    middle = Placed(
        state.hands,
        SKAT,
        0,
        state.contract,
        lead=2,
        taken=(won, lost),
        matadors=2,
    )
    assert play(place_game(game.rules.options, middle), "DT SA HK").is_over


def test_skat_11_7_an_older_log_that_played_on_is_still_one() -> None:
    now = declared("GHZ", preset="iss")
    older = play(declared("GHZ", preset="isko"), f"{LOST} {MORE}")
    log = (*now.events, *older.events[len(now.events) :])
    assert SkatGame.retrace(now.rules, log).events[: len(log)] == log
    with pytest.raises(BrokenLog):  # but nothing goes on after the last card, or after a surrender
        SkatGame.retrace(now.rules, (*now.apply(Surrender(0)).events, *log[len(now.events) :]))


def test_skat_7_1_who_sits_out_sees_public_facts_only() -> None:
    game = play(declared("G", wanted={"players": 4}), "HA H8 H7")
    view = game.view(None)
    assert view.asks == ()
    assert view.state.hands == (Hidden(9), Hidden(9), Hidden(9))
    assert view.state.laid == Hidden(2) and view.state.skat == Hidden(2)
    assert view.state.contract == game.state.contract and view.state.bid == game.state.bid
    assert view.state.tricks == game.state.tricks and view.state.points == game.state.points
    done = played_out(game)
    assert done.view(None).state.dealt == DEAL.hands
