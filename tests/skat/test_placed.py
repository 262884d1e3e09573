"""Set-ups: a deal that starts from a contract or from the middle of play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from skat.table import DEAL, SKAT, ask_ids, cards, contract, declared, placed, play, played_out
from strategies import Line, lines, option_sets, placed_from, skat_openings

from knekt.cards import Hand
from knekt.engine import Hidden
from knekt.errors import InvalidPosition
from knekt.skat import Ended, Opened, Placed, Play, Stage, place_game, result

FULL = Placed(DEAL.hands, SKAT, 0, contract("G"), bid=18)
THREE = ("CJ CA H7", "HA H8 S7", "HT H9 D7")
TWO_ON_THE_TABLE = placed(("CJ CA", "HA H8", "HT H9 D7"), trick="H7 S7")


def test_from_the_contract() -> None:
    game = place_game("german", FULL)
    state = game.state
    assert (state.stage, state.declarer, state.bid, game.turn) == (Stage.PLAY, 0, 18, 0)
    assert "surrender" in ask_ids(game, 0)
    same = declared("G")
    assert result(played_out(game).state).score == result(played_out(same).state).score


@pytest.mark.parametrize(("declarer", "lead"), [(0, 0), (1, 0), (2, 0), (1, 2)])
def test_whoever_declares_and_leads(declarer: int, lead: int) -> None:
    game = place_game("german", replace(FULL, declarer=declarer, lead=lead))
    assert game.turn == lead and game.state.declarer == declarer
    assert result(played_out(game).state).declarer == declarer


def test_from_the_middle_of_a_trick() -> None:
    game = place_game("german", TWO_ON_THE_TABLE)
    assert game.turn == 2 and game.state.tricks_left == 3
    assert {str(action) for action in game.asks[2][0].singles()} == {"R HT", "R H9"}
    game = play(game, "HT")
    assert game.turn == 2 and game.state.lost == 1 and game.state.won == 7
    done = played_out(game)
    found = result(done.state).facts
    assert found is not None and found.matadors == 1
    assert found.points + 10 == 120 - sum(11 for trick in done.state.tricks[1:] if trick.winner)


def test_the_end_shows_what_the_set_up_had() -> None:
    done = played_out(place_game("german", placed(THREE)))
    last = done.events[-1]
    assert isinstance(last, Ended)
    assert last.hands == tuple(map(Hand.parse, THREE)) and last.matadors == 1
    assert last.skat == Hidden(2) and last.laid == Hand.parse("C7 C8")


@pytest.mark.parametrize("matadors", [1, 2, -3])
def test_matadors_are_told_and_kept_to_the_end(matadors: int) -> None:
    setting = placed(THREE, matadors=matadors)
    game = place_game("german", setting)
    for viewer in (0, 1, 2, None):
        assert game.view(viewer) == place_game("german", replace(setting, matadors=-1)).view(viewer)
    done = played_out(game)
    for viewer in (0, 1, 2, None):
        found = result(done.view(viewer).state).facts
        assert found is not None and found.matadors == matadors


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("named", ["G", "GH"])
def test_who_sees_what_of_a_set_up(named: str, viewer: int | None) -> None:
    setting = replace(FULL, contract=contract(named), skat=SKAT)
    state = place_game("german", setting).view(viewer).state
    knows = viewer == 0 and named == "G"
    assert state.laid == state.skat == (SKAT if knows else Hidden(2))
    assert [isinstance(hand, Hand) for hand in state.hands] == [seat == viewer for seat in range(3)]


@pytest.mark.parametrize("trick", ["", "H7", "H7 S7"])
@pytest.mark.parametrize("named", ["NO", "NHO", "GHO"])
def test_skat_9_8_an_open_hand_is_open_wherever_the_set_up_begins(trick: str, named: str) -> None:
    gone = cards(trick)
    hands = tuple(str(Hand.parse(hand) - Hand.of(gone)) for hand in THREE)
    setting = placed((hands[0], hands[1], hands[2]), named, trick=trick, declarer=2)
    if named.startswith("N"):
        setting = replace(setting, taken=(Hand(), setting.taken[0] | setting.taken[1]))
    game = place_game("german", setting)
    assert game.events[-1] == Opened(2, Hand.parse(hands[2]))
    assert game.view(0).state.hands[2] == Hand.parse(hands[2])


def test_from_a_null_in_the_middle() -> None:
    setting = placed(THREE, "N", declarer=1, declarer_took=Hand())
    game = place_game("german", setting)
    assert play(game, "H7 HA HT").is_over
    assert not play(game, "H7 H8 HT").is_over


BAD: dict[str, tuple[Placed, str]] = {
    "a card twice": (placed(("CJ CA H7", "CJ H8 S7", "HT H9 D7")), "doubled-card"),
    "a card in hand and trick": (replace(FULL, trick=tuple(cards("H8"))), "doubled-card"),
    "a card missing": (replace(FULL, laid=Hand.parse("DQ")), "missing-card"),
    "a card of another pack": (replace(FULL, laid=Hand.parse("DQ D2")), "card-not-in-pack"),
    "hands of different lengths": (placed(("CJ CA H7", "HA H8", "HT H9 D7 S7")), "wrong-number-dealt"),
    "three cards laid away": (placed(("CJ CA", "HA H8", "HT H9"), laid="C7 C8 C9"), "wrong-number-dealt"),
    "a whole trick on the table": (placed(("CJ", "HA", "HT"), trick="H7 H8 H9"), "wrong-number-dealt"),
    "the wrong hand is short": (placed(("CJ CA H7", "HA H8", "HT H9 D7"), trick="S7"), "wrong-number-dealt"),
    "no card left": (placed(("", "", "")), "wrong-number-dealt"),
    "half a trick taken": (
        placed(THREE, declarer_took=Hand.parse("SJ HJ")),
        "broken-trick",
    ),
    "a null that is lost": (placed(THREE, "N"), "null-already-lost"),
    "matadors that nobody told": (replace(placed(THREE), matadors=None), "matadors-unknown"),
    "twelve matadors": (placed(THREE, matadors=12), "matadors-impossible"),
    "no matadors": (placed(THREE, matadors=0), "matadors-impossible"),
    "five in a grand": (placed(THREE, matadors=-5), "matadors-impossible"),
    "a fourth seat": (placed(THREE, declarer=3), "no-such-seat"),
    "a lead from nowhere": (placed(THREE, lead=-1), "no-such-seat"),
    "hidden cards": (replace(FULL, hands=(DEAL.hands[0], Hidden(10), DEAL.hands[2])), "cards-hidden"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_lie_so_is_refused(name: str) -> None:
    setting, code = BAD[name]
    with pytest.raises(InvalidPosition) as refused:
        place_game("german", setting)
    assert refused.value.code == code


@given(lines(skat_openings(option_sets())), st.data())
def test_a_deal_set_up_where_it_stands_ends_the_same(played: Line, data: st.DataObject) -> None:
    """The rest of a deal, played again from a set-up, has the result of the whole."""
    playing = [game for game in played if game.state.stage is Stage.PLAY and game.state.claim is None]
    if not playing or played[-1].state.ending is None or played[-1].state.resigned:
        return
    game = data.draw(st.sampled_from(playing))
    again: Any = place_game(game.rules.options, placed_from(game.state))
    if again.is_over:
        return  # too high bid, conceded by the table at once
    for event in played[-1].events[len(game.events) :]:
        if again.is_over:
            break
        action = game.rules.cause(event)
        if action is not None and (
            isinstance(action, Play) or action.kind in ("surrender", "stop", "concede")
        ):
            again = again.apply(action)
        elif action is not None:
            return  # claims and resignations look back at what went before the set-up
    one, two = result(played[-1].state), result(again.state)
    assert (one.declarer, one.score, one.ending) == (two.declarer, two.score, two.ending)
