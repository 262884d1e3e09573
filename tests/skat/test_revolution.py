"""Revolution: the defenders look at each other's cards and may exchange them (17.13)."""

from __future__ import annotations

from typing import Any

import pytest
from skat.table import DEAL, SKAT, after, ask_ids, bid_by, declared, play, played_out, refused, spoken, total

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Hidden
from knekt.errors import IllegalAction, NotationError, Reason
from knekt.skat import (
    Agree,
    Agreed,
    Bid,
    Claim,
    Dealt,
    Declare,
    Discard,
    Ending,
    Exchange,
    Kontra,
    Looked,
    Opened,
    Pass,
    Play,
    PlayHand,
    PlayOn,
    Proposed,
    SkatGame,
    Stage,
    Stop,
    Surrender,
    TakeSkat,
    new_game,
    options,
    result,
    rules,
)

ON: dict[str, Any] = {"revolution.enabled": True}
NULL_DEAL = Dealt.of(  # forehand cannot take a trick
    Hand.parse("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"),
    Hand.parse("CA CT CK CQ CJ SA ST SK SQ SJ"),
    Hand.parse("HA HT HK HQ HJ DA DT DK DQ DJ"),
    Hand.parse("D8 D9"),
)
CLUBS_AND_HEARTS = Hand.parse("CA CT CK CQ CJ HA HT HK HQ HJ")
SPADES_AND_DIAMONDS = Hand.parse("SA ST SK SQ SJ DA DT DK DQ DJ")


def hand_of(seat: int) -> Hand:
    cards = NULL_DEAL.hands[seat]
    assert isinstance(cards, Hand)
    return cards


STAY: tuple[Action, ...] = (Exchange(1, hand_of(1)), Agree(2, True))  # each keeps what he has


def revolution(
    declarer: int = 0, dealt: Dealt = NULL_DEAL, preset: str = "german", **wanted: Any
) -> SkatGame:
    settings = {name.replace("__", "."): value for name, value in wanted.items()}
    return declared("R", declarer, preset=preset, wanted=ON | settings, dealt=dealt)


def test_skat_17_13_only_where_it_is_played() -> None:
    with pytest.raises(NotationError):
        rules(options("german")).contract("R")
    contract = rules(options("german", ON)).contract("R")
    assert contract.is_null and contract.row.hand and contract.is_open and contract.base == 92


def test_skat_17_13_a_hand_game() -> None:
    game = bid_by(0, wanted=ON).apply(TakeSkat(0)).apply(Discard(0, SKAT))
    assert refused(game, Declare(0, game.rules.contract("R"))) is Reason.HAND_OR_PICKUP


@pytest.mark.parametrize(("bid", "legal"), [(90, True), (92, True), (96, False)])
def test_skat_17_13_92_joins_the_bid_list_and_is_all_it_is_worth(bid: int, legal: bool) -> None:
    bids = rules(options("german", ON)).bids
    assert set(bids) - set(rules(options("german")).bids) == {92}
    game = bid_by(0, bid, wanted=ON).apply(PlayHand(0))
    declare = Declare(0, game.rules.contract("R"))
    if legal:
        assert game.apply(declare).state.stage is Stage.EXCHANGE
    else:
        assert refused(game, declare) is Reason.NULL_BELOW_BID


def test_skat_17_13_92_cannot_be_bid_elsewhere() -> None:
    assert refused(new_game("german", DEAL), Bid(1, 92)) is Reason.NO_SUCH_BID
    assert bid_by(0, 92, wanted=ON).state.bid == 92


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_17_13_the_hand_is_spread_then_the_defenders_look(declarer: int) -> None:
    game = revolution(declarer, DEAL)
    one, two = (seat for seat in range(3) if seat != declarer)
    assert game.events[-2:] == (
        Opened(declarer, game.state.hand(declarer)),
        Looked((one, two), (DEAL.hands[one], DEAL.hands[two])),
    )
    assert game.state.stage is Stage.EXCHANGE
    for viewer in (0, 1, 2, None):
        state = game.view(viewer).state
        for seat in range(3):
            knows = seat == declarer or viewer in (one, two)
            assert state.hands[seat] == (DEAL.hands[seat] if knows else Hidden(10))
        assert state.skat == Hidden(2) and state.laid == Hidden(2)


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_17_13_the_defender_on_the_left_proposes_and_the_other_agrees(declarer: int) -> None:
    game = revolution(declarer, DEAL)
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    assert set(game.asks) == {first} and game.asks[first][0].must
    both = game.state.hand(first) | game.state.hand(second)
    wanted = Hand.of(list(both)[::2])
    asked = game.apply(Exchange(first, wanted))
    assert asked.events[-1] == Proposed((first, second), wanted)
    assert set(asked.asks) == {second}
    assert set(asked.asks[second][0].singles()) == {Agree(second, True), Agree(second, False)}
    assert asked.state.hand(first) == game.state.hand(first), "nothing has changed hands yet"
    agreed = asked.apply(Agree(second, True))
    assert agreed.events[-1] == Agreed(second, True)
    assert agreed.state.stage is Stage.PLAY and agreed.turn == 0
    assert agreed.state.hand(first) == wanted and agreed.state.hand(second) == both - wanted
    assert agreed.state.hand(declarer) == DEAL.hands[declarer] and agreed.state.laid == DEAL.skat


def test_skat_17_13_the_other_defender_may_propose_otherwise() -> None:
    game = after(revolution(), Exchange(1, CLUBS_AND_HEARTS), Agree(2, False))
    assert set(game.asks) == {2}
    asked = game.apply(Exchange(2, CLUBS_AND_HEARTS))
    assert asked.events[-1] == Proposed((2, 1), CLUBS_AND_HEARTS) and set(asked.asks) == {1}
    agreed = asked.apply(Agree(1, True))
    assert agreed.state.stage is Stage.PLAY
    assert agreed.state.hand(1) == SPADES_AND_DIAMONDS and agreed.state.hand(2) == CLUBS_AND_HEARTS


def test_skat_17_13_where_they_do_not_agree_the_cards_stay() -> None:
    game = after(
        revolution(),
        Exchange(1, CLUBS_AND_HEARTS),
        Agree(2, False),
        Exchange(2, CLUBS_AND_HEARTS),
        Agree(1, False),
    )
    assert game.state.stage is Stage.PLAY and game.turn == 0
    assert game.state.hands == NULL_DEAL.hands


@pytest.mark.parametrize("kept", [0, 3, 10])
def test_skat_17_13_any_number_of_cards_may_change_hands(kept: int) -> None:
    one, two = hand_of(1), hand_of(2)
    wanted = Hand.of([*list(one)[:kept], *list(two)[: 10 - kept]])
    game = after(revolution(), Exchange(1, wanted), Agree(2, True))
    assert len(game.state.hand(1) & one) == kept
    assert len(game.state.hand(1)) == len(game.state.hand(2)) == 10
    assert game.state.hand(2) == (one | two) - wanted


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.WRONG_COUNT),
        ("CA", Reason.WRONG_COUNT),
        ("CA CT CK CQ CJ SA ST SK SQ SJ HA", Reason.WRONG_COUNT),
        ("CA CT CK CQ CJ SA ST SK SQ C7", Reason.NOT_HELD),
        ("CA CT CK CQ CJ SA ST SK SQ D8", Reason.NOT_HELD),
    ],
)
def test_skat_17_13_ten_of_their_own_twenty(text: str, reason: Reason) -> None:
    assert refused(revolution(), Exchange(1, Hand.parse(text))) is reason


def test_skat_17_13_nothing_else_happens_meanwhile() -> None:
    game = revolution(preset="isko", kontra__enabled=True, kontra__timing="before_first_lead")
    for each in (game, game.apply(Exchange(1, CLUBS_AND_HEARTS))):
        others: tuple[Action, ...] = (
            Play(0, Card.parse("C7")), Kontra(1), Surrender(0), Claim(0, 0), Exchange(0, CLUBS_AND_HEARTS),
            Exchange(2, CLUBS_AND_HEARTS), PlayOn(0), Agree(0, True), Agree(1, True), Pass(0),
        )  # fmt: skip
        for action in others:
            with pytest.raises(IllegalAction):
                each.apply(action)
    assert refused(game, Agree(2, True)) is Reason.NOT_NOW
    assert refused(after(game, *STAY), Exchange(1, CLUBS_AND_HEARTS)) is Reason.NOT_NOW


def test_skat_17_13_who_sees_what_is_exchanged() -> None:
    game = after(revolution(), Exchange(1, CLUBS_AND_HEARTS))
    for viewer in (0, 1, 2, None):
        seen = game.view(viewer).events[-1]
        assert isinstance(seen, Proposed) and seen.seats == (1, 2)
        assert seen.cards == (CLUBS_AND_HEARTS if viewer in (1, 2) else Hidden(10))
    agreed = game.apply(Agree(2, True))
    for viewer in (1, 2):
        assert agreed.view(viewer).state.hands == agreed.state.hands
    for viewer in (0, None):
        assert agreed.view(viewer).state.hands == (NULL_DEAL.hands[0], Hidden(10), Hidden(10))


def first_trick_lost(**wanted: Any) -> SkatGame:
    """Middlehand's revolution, which cannot but take the first trick."""
    game = after(revolution(1, **wanted), Exchange(2, hand_of(2)), Agree(0, True))
    return play(game, "C7 CT HT")


def test_skat_17_13_won_and_lost() -> None:
    done = played_out(after(revolution(), *STAY))
    assert total(done) == 92 and spoken(result(done.state)) == ["null 92"]
    lost = first_trick_lost()
    assert lost.state.ending is Ending.PLAYED and len(lost.state.tricks) == 1
    assert total(lost) == -184 and spoken(result(lost.state)) == ["null 92", "lost 184"]


def test_skat_17_8_lost_single() -> None:
    lost = first_trick_lost(lost_hand_single=True)
    assert total(lost) == -92 and spoken(result(lost.state)) == ["null 92"]


@pytest.mark.parametrize(
    ("named", "amount"), [("CH", -48), ("NH", -35), ("NHO", -59), ("C", -72), ("NO", -92)]
)
def test_skat_17_8_only_hand_games_are_lost_single(named: str, amount: int) -> None:
    # clubs with 2
    assert total(declared(named, wanted={"lost_hand_single": True}).apply(Surrender(0))) == amount


def test_skat_17_13_what_was_exchanged_is_played_and_shown_in_the_end() -> None:
    game = after(revolution(), Exchange(1, CLUBS_AND_HEARTS), Agree(2, True))
    game = play(game, "S7 CA")  # middlehand has no spade any more
    done = played_out(game)
    for viewer in (0, 1, 2, None):
        state = done.view(viewer).state
        assert state.dealt == NULL_DEAL.hands and state.laid == NULL_DEAL.skat
        assert state.began == (NULL_DEAL.hands[0], CLUBS_AND_HEARTS, SPADES_AND_DIAMONDS)
        assert result(state) == result(done.state)


def test_skat_17_1_kontra_in_a_revolution() -> None:
    early = revolution(kontra__enabled=True, kontra__timing="before_first_lead")
    ready = after(early, *STAY)
    assert set(ready.asks) == {0}, "the declarer is asked first whether he gives up"
    doubled = after(ready, PlayOn(0), Kontra(2), Kontra(0, 2))
    assert total(played_out(doubled)) == 4 * 92
    assert total(doubled.apply(Surrender(0))) == -4 * 2 * 92
    late = play(after(revolution(kontra__enabled=True), *STAY), "C7").apply(Kontra(1))
    assert total(played_out(late)) == 2 * 92


def test_skat_17_13_it_is_not_raised_away_nor_can_anything_be_raised_over_it() -> None:
    game = revolution(preset="isko")
    higher = Declare(0, game.rules.contract("GHO"))
    assert refused(game, higher) is Reason.NOT_NOW
    done = after(game, *STAY)
    assert "raise" not in ask_ids(done, 0) and refused(done, higher) is Reason.NOT_NOW


def test_skat_9_9_a_null_ouvert_can_be_raised_to_it() -> None:
    game = declared("NHO", preset="isko", wanted=ON, dealt=NULL_DEAL)
    raised = game.apply(Declare(0, game.rules.contract("R")))
    assert raised.state.stage is Stage.EXCHANGE
    assert [type(event) for event in raised.events].count(Opened) == 1


@pytest.mark.parametrize(("seat", "amount"), [(0, -184), (1, 92), (2, 92)])
def test_skat_17_13_who_leaves_while_cards_are_exchanged(seat: int, amount: int) -> None:
    for game in (revolution(), revolution().apply(Exchange(1, CLUBS_AND_HEARTS))):
        done = game.apply(Stop(TABLE, Ending.LEFT, seat))
        assert done.state.ending is Ending.LEFT and total(done) == amount
