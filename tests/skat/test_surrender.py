"""The declarer gives up (10)."""

from __future__ import annotations

import pytest
from skat.table import DEAL, ask_ids, bid_by, declared, play, played_out

from knekt.cards import Hand
from knekt.engine import Action
from knekt.errors import IllegalAction
from knekt.skat import (
    Concede,
    Ending,
    PlayHand,
    SkatGame,
    Surrender,
    Surrendered,
    TakeSkat,
    result,
)

FIRST_CARDS = "CA CQ C7 HA H8 H7 HT HQ H9"  # three tricks for forehand, whoever declares, in a grand


def total(game: SkatGame) -> int:
    found = result(game.state).score
    assert found is not None
    return found.total


def windows(game: SkatGame, seat: int) -> set[int]:
    """The numbers of cards after which the seat may surrender; the ask and `apply` must agree."""
    found = set()
    for number, card in enumerate([*FIRST_CARDS.split(), ""]):
        if "surrender" in ask_ids(game, seat):
            found.add(number)
            assert game.apply(Surrender(seat)).is_over
        else:
            with pytest.raises(IllegalAction):
                game.apply(Surrender(seat))
        game = play(game, card)
    return found


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_10_1_window_a_before_the_lead_and_b_after_the_first_trick(declarer: int) -> None:
    assert windows(declared("G", declarer), declarer) == {0, 3}


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_10_1_before_first_lead_only(declarer: int) -> None:
    game = declared("G", declarer, wanted={"surrender.mode": "before_first_lead"})
    assert windows(game, declarer) == {0}


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_10_1_no_surrender(declarer: int) -> None:
    assert windows(declared("G", declarer, wanted={"surrender.mode": "none"}), declarer) == set()


@pytest.mark.parametrize(("declarer", "last"), [(0, 3), (1, 4), (2, 5)])
def test_skat_10_1_while_nine_cards_are_held(declarer: int, last: int) -> None:
    game = declared("G", declarer, wanted={"surrender.mode": "while_nine_cards"})
    assert windows(game, declarer) == set(range(last + 1))


@pytest.mark.parametrize("mode", ["document", "before_first_lead", "none", "while_nine_cards"])
def test_skat_10_1_a_defender_never_surrenders(mode: str) -> None:
    game = declared("G", 1, wanted={"surrender.mode": mode})
    assert windows(game, 0) == set() and windows(game, 2) == set()


def test_skat_10_1_not_before_the_declaration() -> None:
    for game in (bid_by(0), bid_by(0).apply(TakeSkat(0)), bid_by(0).apply(PlayHand(0))):
        with pytest.raises(IllegalAction):
            game.apply(Surrender(0))


@pytest.mark.parametrize("cards", ["", "CA CQ C7"])
def test_skat_10_2_simple_level_and_the_matadors_of_twelve_cards(cards: str) -> None:
    assert total(play(declared("C"), cards).apply(Surrender(0))) == -2 * (2 + 1) * 12
    assert total(play(declared("CH"), cards).apply(Surrender(0))) == -2 * (2 + 2) * 12


def test_skat_10_2_laid_away_jacks_and_skat_cards_count() -> None:
    assert total(declared("C", laid=Hand.parse("CJ SJ")).apply(Surrender(0))) == -2 * (2 + 1) * 12
    # rearhand has DJ alone: without 3, whatever lies in the skat
    assert total(declared("S", declarer=2).apply(Surrender(2))) == -2 * (3 + 1) * 11


def test_skat_10_2_a_trick_won_or_lost_changes_nothing() -> None:
    lost = play(declared("S", declarer=2), "CA CQ C7").apply(Surrender(2))  # no trick for rearhand
    assert total(lost) == -2 * (3 + 1) * 11
    facts = result(lost.state).facts
    assert facts is not None and facts.given_up


def test_skat_10_2_the_bid_is_topped_up() -> None:
    # diamonds with 2, game 3, 27; bid 44: 36, 45; lost 90
    assert total(declared("D", bid=44).apply(Surrender(0))) == -90


@pytest.mark.parametrize(("named", "level"), [("CHS", 4), ("CHZ", 6), ("CHO", 7)])
def test_skat_10_3_announced_levels_count(named: str, level: int) -> None:
    assert total(declared(named).apply(Surrender(0))) == -2 * (2 + level) * 12
    ignored = declared(named, wanted={"surrender.announced_levels": "ignore"}).apply(Surrender(0))
    assert total(ignored) == -2 * (2 + 2) * 12


@pytest.mark.parametrize(("named", "value"), [("N", 23), ("NH", 35), ("NO", 46), ("NHO", 59)])
def test_skat_10_4_null_surrendered(named: str, value: int) -> None:
    game = declared(named).apply(Surrender(0))
    assert total(game) == -2 * value and game.state.ending is Ending.SURRENDERED


def test_skat_10_5_too_high_bid() -> None:
    # forehand's diamonds reach (2 + 3) × 9 = 45
    assert "concede" not in ask_ids(declared("D", bid=45), 0)
    game = declared("D", bid=46)
    assert "concede" in ask_ids(game, 0)
    done = game.apply(Concede(0))
    assert done.state.ending is Ending.OVERBID and done.events[-2] == Surrendered(0, overbid=True)
    assert total(done) == -2 * 54


def refuses(game: SkatGame, action: Action) -> None:
    with pytest.raises(IllegalAction):
        game.apply(action)


def test_skat_10_5_only_in_window_a() -> None:
    game = declared("D", bid=46)
    assert not {"concede"} & {*ask_ids(game, 1), *ask_ids(game, 2)}
    for cards in ("CA", "CA CQ C7"):
        refuses(play(game, cards), Concede(0))
    assert played_out(game).state.ending is not Ending.OVERBID


@pytest.mark.parametrize("named", ["DH", "DHO", "N"])
def test_skat_10_5_pickup_and_suit_or_grand_only(named: str) -> None:
    refuses(declared(named, bid=23 if named == "N" else 264), Concede(0))


def test_skat_10_5_not_where_nobody_surrenders() -> None:
    refuses(declared("D", bid=46, wanted={"surrender.mode": "none"}), Concede(0))


@pytest.mark.parametrize("mode", ["document", "before_first_lead", "while_nine_cards"])
def test_skat_10_5_auto_concede(mode: str) -> None:
    wanted = {"overbid.auto_concede": True, "surrender.mode": mode}
    game = declared("D", bid=46, wanted=wanted)
    assert game.is_over and game.state.ending is Ending.OVERBID and total(game) == -2 * 54
    assert not declared("D", bid=45, wanted=wanted).is_over
    assert not declared("DH", bid=264, wanted=wanted).is_over
    assert not declared("NO", bid=46, wanted=wanted).is_over


def test_skat_10_5_no_auto_concede_without_surrender() -> None:
    wanted = {"overbid.auto_concede": True, "surrender.mode": "none"}
    assert not declared("D", bid=264, wanted=wanted).is_over


def test_skat_10_5_the_end_shows_the_cards() -> None:
    game = declared("D", bid=46, wanted={"overbid.auto_concede": True})
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).state.dealt == DEAL.hands
        assert total(game) == result(game.view(viewer).state).score.total  # type: ignore[union-attr]
