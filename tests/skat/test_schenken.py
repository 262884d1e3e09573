"""The defenders make the declarer a gift (17.3)."""

from __future__ import annotations

from typing import Any

import pytest
from skat.table import (
    FIRST_CARDS,
    after,
    ask_ids,
    declared,
    passed_out,
    play,
    played_out,
    refused,
    spoken,
    total,
)

from knekt.cards import Card
from knekt.engine import Action
from knekt.errors import Reason
from knekt.skat import (
    Agree,
    Agreed,
    Declare,
    Ending,
    Facts,
    GiftAnswered,
    Kontra,
    Offer,
    Offered,
    Play,
    SkatGame,
    Surrender,
    TakeGift,
    options,
    result,
    rules,
    score,
)

ON: dict[str, Any] = {"schenken.enabled": True}
TAKEN: tuple[Action, ...] = (Offer(1, "game"), Agree(2, True), TakeGift(0, True))
DECLINED: tuple[Action, ...] = (Offer(1, "game"), Agree(2, True), TakeGift(0, False))
SCHNEIDER: tuple[Action, ...] = (Offer(2, "schneider"), Agree(1, True))
DECLINED_TWICE = (*DECLINED, *SCHNEIDER, TakeGift(0, False))


def given(named: str = "G", preset: str = "german", bid: int = 18, **wanted: Any) -> SkatGame:
    """Forehand plays alone, at a table where one may make gifts."""
    settings = {name.replace("__", "."): value for name, value in wanted.items()}
    return declared(named, bid=bid, preset=preset, wanted=ON | settings)


def offered(game: SkatGame) -> set[str]:
    """Who may offer what; whether the ask and the door agree."""
    found = set()
    for seat in range(3):
        for level in ("game", "schneider", "schwarz"):
            action = Offer(seat, level)
            if any(ask.contains(action) for ask in game.asks.get(seat, ())):
                found.add(str(action))
            else:
                assert refused(game, action) is Reason.NOT_NOW
    return found


def test_skat_17_3_a_defender_asks_the_partner_and_he_the_declarer() -> None:
    game = given()
    assert offered(game) == {"M offers game", "R offers game"}
    asked = game.apply(Offer(1, "game"))
    assert set(asked.asks) == {2} and set(asked.asks[2][0].singles()) == {Agree(2, True), Agree(2, False)}
    agreed = asked.apply(Agree(2, True))
    assert set(agreed.asks) == {0} and agreed.turn == 0
    assert set(agreed.asks[0][0].singles()) == {TakeGift(0, True), TakeGift(0, False)}
    done = agreed.apply(TakeGift(0, True))
    assert done.events[-4:-1] == (Offered(1, "game"), Agreed(2, True), GiftAnswered(0, True))
    assert done.state.ending is Ending.GIVEN


def test_skat_17_3_nothing_else_happens_meanwhile() -> None:
    game = given(kontra__enabled=True, play__claims=True)
    game = play(game, "CA").apply(Offer(1, "game"))
    for each in (game, game.apply(Agree(2, True))):
        assert refused(each, Play(1, Card.parse("CQ"))) is Reason.NOT_YOUR_TURN
        assert refused(each, Kontra(2)) is Reason.NOT_NOW
        assert refused(each, Surrender(0)) is Reason.NOT_NOW
        assert offered(each) == set()
        assert refused(each, Agree(1, True)) is Reason.NOT_NOW
    assert refused(game, TakeGift(0, True)) is Reason.NOT_NOW
    assert refused(game, Agree(0, True)) is Reason.NOT_NOW
    assert refused(given(), Agree(2, True)) is Reason.NOT_NOW
    assert refused(given(), TakeGift(0, True)) is Reason.NOT_NOW


def test_skat_17_3_a_partner_may_say_no_and_the_declarer_is_not_asked() -> None:
    game = after(given(), Offer(1, "game"), Agree(2, False))
    assert game.turn == 0 and ask_ids(game, 0)[0] == "card"
    assert played_out(game).state.ending is Ending.PLAYED


def test_skat_17_3_each_defender_asks_once_for_each_level() -> None:
    game = after(given(), Offer(1, "game"), Agree(2, False))
    assert offered(game) == offered(play(game, "CA")) == {"R offers game"}
    game = after(game, Offer(2, "game"), Agree(1, False))
    assert offered(game) == offered(play(game, FIRST_CARDS)) == set()


def test_skat_17_3_after_a_decline_schneider_is_offered_in_the_same_way() -> None:
    game = after(given(), *DECLINED)
    assert game.turn == 0 and ask_ids(game, 0)[0] == "card"
    assert offered(game) == {"M offers schneider", "R offers schneider"}
    refused_once = after(game, Offer(1, "schneider"), Agree(2, False))
    assert offered(refused_once) == {"R offers schneider"}
    assert set(after(game, *SCHNEIDER).asks) == {0}


def test_skat_17_3_each_level_reaches_the_declarer_once() -> None:
    assert offered(after(given(), *DECLINED_TWICE)) == set()


@pytest.mark.parametrize("declarer", [0, 1, 2])
@pytest.mark.parametrize(("window", "last"), [("any_time", 9), ("until_first_trick_done", 2)])
def test_skat_17_3_when_a_gift_may_be_made(declarer: int, window: str, last: int) -> None:
    game = declared("G", declarer, wanted=ON | {"schenken.window": window})
    found = set()
    for number, card in enumerate([*FIRST_CARDS.split(), ""]):
        if offers := offered(game):
            found.add(number)
            assert offers == {f"{seat} offers game" for seat in "FMR" if seat != "FMR"[declarer]}
        game = play(game, card)
    assert found == set(range(last + 1))


def test_skat_17_3_a_gift_before_the_very_last_card() -> None:
    game = given()
    while len(game.state.hands[2]) > 1 or len(game.state.trick) < 2:
        seat = game.turn
        assert seat is not None
        game = game.apply(next(game.asks[seat][0].singles()))
    assert offered(game) == {"M offers game", "R offers game"}


def test_skat_17_3_no_second_gift_once_the_first_trick_is_done() -> None:
    game = after(given(schenken__window="until_first_trick_done"), *DECLINED)
    assert offered(play(game, "CA CQ")) == {"M offers schneider", "R offers schneider"}
    assert offered(play(game, "CA CQ C7")) == set()


@pytest.mark.parametrize("named", ["C", "CH", "CHS", "G", "GH"])
def test_skat_17_3_scope(named: str) -> None:
    assert offered(given(named))
    assert bool(offered(given(named, schenken__scope="grand_only"))) is (named[0] == "G")


@pytest.mark.parametrize("named", ["N", "NH", "NO", "NHO", "CHZ", "CHO", "GHZ", "GHO"])
def test_skat_17_3_no_gift_of_null_nor_below_an_announced_schwarz(named: str) -> None:
    assert offered(given(named)) == set()


def test_skat_17_3_no_gift_of_the_variants_of_ouvert() -> None:
    assert offered(given("GHO", grand_ouvert__mode="separate")) == set()
    game = given("R", revolution__enabled=True)
    assert offered(game) == set()


def test_skat_17_3_none_where_it_is_not_played() -> None:
    assert offered(declared("G")) == set()


def test_skat_17_3_none_in_ramsch() -> None:
    assert offered(passed_out(ON | {"ramsch.on_pass_out": "ramsch"})) == set()


@pytest.mark.parametrize(
    ("cards", "named", "multiplier"), [("", "G", 3), (FIRST_CARDS, "G", 3), ("", "GH", 4)]
)
def test_skat_17_3_a_game_taken_is_won_simple(cards: str, named: str, multiplier: int) -> None:
    done = after(play(given(named), cards), *TAKEN)
    assert total(done) == multiplier * 24
    assert result(done.state).totals == (multiplier * 24, 0, 0)


def test_skat_17_3_a_gift_taken_late_is_worth_no_more() -> None:
    """What the declarer has won or lost so far does not matter any more."""
    lost = play(declared("G", 2, wanted=ON), FIRST_CARDS)
    done = after(lost, Offer(0, "game"), Agree(1, True), TakeGift(2, True))
    assert spoken(result(done.state)) == ["without 3", "game 4", "times 96"]


def test_skat_17_3_schneider_taken() -> None:
    done = after(given(), *DECLINED, *SCHNEIDER, TakeGift(0, True))
    assert done.state.ending is Ending.GIVEN
    assert spoken(result(done.state)) == ["with 2", "game 3", "gift-declined 4", "schneider 5", "times 120"]
    assert total(done) == 120


def facts(named: str, points: int, tricks: int, declined: str, table: str = "german") -> Facts:
    return Facts(rules(options(table)).contract(named), 2, points, tricks, 18, declined=declined)


@pytest.mark.parametrize(
    ("points", "tricks", "amount"),
    [(90, 8, 120), (89, 8, -240), (61, 6, -240), (120, 10, 144), (10, 0, -288)],
)
def test_skat_17_3_a_declined_game_obliges_schneider(points: int, tricks: int, amount: int) -> None:
    # with 2, game 3, gift declined 4, schneider 5, won or lost; schwarz 6 if it comes to that
    assert score(options("german", ON), facts("G", points, tricks, "game")).total == amount


@pytest.mark.parametrize(
    ("points", "tricks", "won"), [(120, 10, True), (119, 9, False), (90, 8, False), (0, 0, False)]
)
def test_skat_17_3_a_declined_schneider_obliges_schwarz(points: int, tricks: int, won: bool) -> None:
    found = score(options("german", ON), facts("G", points, tricks, "schneider"))
    assert found.won is won and found.total == (168 if won else -336)
    assert [line.step for line in found.lines[1:7]] == [
        "game", "gift-declined", "schneider", "schneider-gift-declined", "schwarz", "times",
    ]  # fmt: skip


def test_skat_17_3_declined_and_played_to_the_end() -> None:
    done = played_out(after(given(), *DECLINED_TWICE))
    found = result(done.state)
    assert found.facts is not None and found.facts.declined == "schneider"
    assert found.score is not None and found.score.won is (found.facts.tricks == 10)
    assert "schneider-gift-declined 6" in spoken(found)


@pytest.mark.parametrize("tricks", [10, 9, 0])
def test_skat_17_3_and_4_6_stays_in_force_for_schwarz_from_the_hand(tricks: int) -> None:
    points = {10: 120, 9: 119, 0: 0}[tricks]
    steps = ["with", "game", "hand", "gift-declined", "schneider", "schneider-announced"]
    steps += ["schneider-gift-declined", "schwarz", "times"]
    german = score(options("german", ON), facts("GH", points, tricks, "schneider"))
    assert [line.step for line in german.lines][:9] == steps and german.value == (2 + 7) * 24
    isko = score(options("isko", ON), facts("GH", points, tricks, "schneider"))
    assert [line.step for line in isko.lines][:8] == [step for step in steps if step != "schneider-announced"]
    assert isko.value == (2 + 6) * 24


def test_skat_4_8_a_declined_schneider_is_lost_alike_with_any_number_of_tricks() -> None:
    """Whoever undertook schwarz loses it at the level at which it would have been won (4.9)."""
    mixed = options("german", ON | {"levels.hand_schwarz_on_loss": "additive"})
    values = {
        score(mixed, facts("GH", points, tricks, "schneider")).value
        for points, tricks in ((0, 0), (90, 8), (120, 10))
    }
    assert values == {(2 + 7) * 24}


@pytest.mark.parametrize("preset", ["german", "isko"])
def test_skat_17_3_after_schneider_announced_the_first_gift_is_schneider(preset: str) -> None:
    game = given("GHS", preset=preset)
    assert offered(game) == {"M offers schneider", "R offers schneider"}
    game = after(game, *SCHNEIDER)
    taken = game.apply(TakeGift(0, True))
    assert spoken(result(taken.state)) == [
        "with 2", "game 3", "hand 4", "schneider 5", "schneider-announced 6", "times 144",
    ]  # fmt: skip
    declined = game.apply(TakeGift(0, False))
    assert offered(declined) == set()
    found = score(options(preset, ON), facts("GHS", 119, 9, "schneider", preset))
    assert [f"{line.step} {line.number}" for line in found.lines[4:]] == [
        "schneider-announced 6", "schneider-gift-declined 7", "schwarz 8", "times 192", "lost 384",
    ]  # fmt: skip


@pytest.mark.parametrize(("bid", "amount"), [(27, 27), (30, -72), (36, -72), (40, -90)])
def test_skat_17_3_a_gift_does_not_make_up_for_an_overbid(bid: int, amount: int) -> None:
    # diamonds with 2, game 3, 27
    done = after(given("D", bid=bid), *TAKEN)
    assert total(done) == amount
    found = result(done.state).score
    assert found is not None and found.is_overbid is (amount < 0)


def test_skat_17_3_the_steps_of_a_declined_gift_count_towards_the_bid() -> None:
    done = after(given("D", bid=45), *DECLINED, *SCHNEIDER, TakeGift(0, True))
    assert total(done) == 45
    assert total(after(given("D", bid=46), *DECLINED, *SCHNEIDER, TakeGift(0, True))) == -108


def test_skat_17_3_a_surrender_after_a_decline_counts_it() -> None:
    done = after(given(), *DECLINED, Surrender(0))
    assert spoken(result(done.state)) == [
        "with 2", "game 3", "gift-declined 4", "schneider 5", "times 120", "lost 240",
    ]  # fmt: skip


def test_skat_17_3_a_gift_is_doubled_with_the_game() -> None:
    game = play(given(kontra__enabled=True), "CA").apply(Kontra(1))
    assert total(after(game, *TAKEN)) == 2 * 72


def test_skat_9_9_what_was_declined_is_not_raised_away() -> None:
    game = given("CH", preset="isko")
    higher = Declare(0, game.rules.contract("CHS"))
    assert game.apply(higher).state.contract == higher.contract
    assert refused(after(game, *DECLINED), higher) is Reason.NOT_NOW
