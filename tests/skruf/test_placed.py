"""Set-ups: a deal that starts from a contract or from the middle of play, and what cannot lie so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from skruf.table import (
    DEALER,
    DEALS,
    LEFT,
    OPPOSITE,
    RIGHT,
    SEATS,
    cards,
    contracted,
    placed,
    play,
    played_out,
)

from knekt.cards import Card, Hand
from knekt.engine import Event, Hidden
from knekt.errors import BrokenLog, IllegalAction, InvalidPosition, KnektError, Reason
from knekt.message import Message
from knekt.skruf import (
    SKRUF,
    Dealt,
    Ended,
    Facts,
    MisereFacts,
    Pass,
    Passed,
    Placed,
    SkrufGame,
    Stage,
    options,
    parse_bid,
    place_game,
    result,
    rules,
)

WATCHERS = (*SEATS, None)
DEAL = DEALS["skruf"]
TALON = cards("H3 D4 CT S9")
HANDS = tuple(Hand.parse(str(hand)) for hand in DEALS["skruf-plain"].hands)
FULL = Placed(HANDS, DEALER, parse_bid("4S"), LEFT)
THREE = placed(("SA H5 C2", "SK H6 C3", "DA H7 C4", "S2 H8 D2"), won=(6, 4))
TWO_ON_THE_TABLE = placed(("H5 C2", "H6 C3", "DA H7 C4", "S2 H8 D2"), trick="SA SK", won=(6, 4))
OPEN = replace(FULL, unowned=OPPOSITE)
MISERE = replace(FULL, declarer=None, bid=None)
WITH_MISERE = {"general_pass": "misere"}


def error(setting: Event, preset: str = "skruf", **wanted: Any) -> tuple[str, dict[str, Any]]:
    """The error of a set-up or a deal that is refused: its code and its details."""
    with pytest.raises(InvalidPosition) as why:
        SkrufGame.open(rules(options(preset, wanted)), setting)
    return why.value.code, dict(why.value.args_said)


def test_from_the_contract() -> None:
    game = place_game("skruf", FULL)
    state = game.state
    assert (state.stage, state.declarer, str(state.contract), game.turn) == (Stage.PLAY, DEALER, "4S", LEFT)
    assert state.began == HANDS and state.won == (0, 0)
    played = contracted("4S", DEALER, "skruf-plain")
    assert played.state.hands == HANDS
    assert result(played_out(game).state).lines == result(played_out(played).state).lines


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("lead", SEATS)
def test_whoever_declares_and_leads(declarer: int, lead: int) -> None:
    game = place_game("skruf", replace(FULL, declarer=declarer, lead=lead))
    assert game.turn == lead
    found = result(played_out(game).state)
    assert found.declarer == declarer and declarer in found.sides[0]


def test_from_the_middle_of_a_trick() -> None:
    game = place_game("skruf", TWO_ON_THE_TABLE)
    assert game.turn == RIGHT and game.state.tricks_left == 3 and game.state.won == (6, 4)
    game = play(game, "DA S2")
    assert game.turn == LEFT and game.state.won == (6, 5)
    found = result(played_out(game).state).facts
    assert isinstance(found, Facts) and found.tricks == 6 + sum(
        trick.winner in (DEALER, OPPOSITE) for trick in game.state.tricks + played_out(game).state.tricks[1:]
    )


def test_what_was_played_before_counts_for_aces_honours_and_karonkas() -> None:
    done = played_out(place_game("skruf", THREE))
    began = [Hand.parse(str(hand)) for hand in done.state.began]
    for seat in SEATS:
        held = THREE.hands[seat]
        assert isinstance(held, Hand) and began[seat] == held | THREE.played[seat] and len(began[seat]) == 13
    ours = began[DEALER] | began[OPPOSITE]
    found = result(done.state).facts
    assert isinstance(found, Facts)
    assert found.aces == sum(card.rank == "A" for card in ours)
    assert found.honours == sum(card.suit == "S" and card.rank in "AKQJT" for card in ours)


def test_the_end_shows_the_set_up() -> None:
    done = played_out(place_game("skruf", TWO_ON_THE_TABLE))
    end = done.events[-1]
    assert isinstance(end, Ended) and (end.dealt, end.talon, end.gifts) == (TWO_ON_THE_TABLE.hands, (), ())
    for viewer in WATCHERS:
        assert done.view(viewer).state.began == done.state.began
        assert result(done.view(viewer).state) == result(done.state)


@pytest.mark.parametrize("viewer", WATCHERS)
def test_each_sees_the_own_hand_and_what_was_played(viewer: int | None) -> None:
    view = place_game("skruf", TWO_ON_THE_TABLE).view(viewer)
    for seat, hand in enumerate(view.state.hands):
        held = TWO_ON_THE_TABLE.hands[seat]
        assert hand == (held if seat == viewer else Hidden(len(held)))
    assert view.state.trick == TWO_ON_THE_TABLE.trick and view.state.played == TWO_ON_THE_TABLE.played
    assert [len(cards) for cards in view.state.began] == [13] * 4


@pytest.mark.parametrize("viewer", WATCHERS)
def test_skruf_11_all_see_the_open_hand(viewer: int | None) -> None:
    view = place_game("trekarl", OPEN).view(viewer)
    for seat, hand in enumerate(view.state.hands):
        assert hand == (HANDS[seat] if seat in (viewer, OPPOSITE) else Hidden(13))


def test_skruf_11_played_to_the_end() -> None:
    done = played_out(place_game("trekarl", replace(OPEN, declarer=RIGHT, lead=DEALER)))
    assert result(done.state).sides == ((RIGHT, OPPOSITE), (LEFT, DEALER))


def test_skruf_10_a_misere_set_up() -> None:
    table = options("skruf", WITH_MISERE)
    done = played_out(place_game(table, MISERE))
    assert isinstance(result(done.state).facts, MisereFacts) and result(done.state).declarer is None
    assert str(MISERE).split(" | ")[4].startswith("- misere")


DOUBLED = (HANDS[LEFT], HANDS[LEFT], HANDS[RIGHT], HANDS[DEALER])
SHORT = HANDS[LEFT] - Hand.parse("H5")
OF_LEFT = Message("skruf-hand", {"seat": "L"})
BROKEN: list[tuple[str, Placed, str, dict[str, Any]]] = [
    ("lead", replace(FULL, lead=4), "no-such-seat", {"seat": 4}),
    ("lead below", replace(FULL, lead=-1), "no-such-seat", {"seat": -1}),
    ("declarer", replace(FULL, declarer=7), "no-such-seat", {"seat": 7}),
    ("no declarer", replace(FULL, declarer=None), "bid-and-declarer", {}),
    ("no bid", replace(FULL, bid=None), "bid-and-declarer", {}),
    ("three hands", replace(FULL, hands=HANDS[:3]), "wrong-number-of-hands", {"hands": 3, "due": 4}),
    ("five hands", replace(FULL, hands=(*HANDS, Hand())), "wrong-number-of-hands", {"hands": 5, "due": 4}),
    ("three heaps", replace(THREE, played=THREE.played[:3]), "wrong-number-of-hands", {"hands": 4, "due": 4}),
    ("hidden", replace(FULL, hands=(*HANDS[:3], Hidden(13))), "cards-hidden", {"cards": 13}),
    ("negative", replace(THREE, won=(11, -1)), "tricks-so-far", {"tricks": 10, "most": 12}),
    ("thirteen tricks", replace(THREE, won=(9, 4)), "tricks-so-far", {"tricks": 13, "most": 12}),
    (
        "four on the table",
        replace(TWO_ON_THE_TABLE, trick=(*TWO_ON_THE_TABLE.trick, Card.parse("DA"), Card.parse("S2"))),
        "tricks-so-far",
        {"tricks": 10, "most": 12},
    ),
    (
        "too few held",
        replace(FULL, hands=(SHORT, *HANDS[1:])),
        "wrong-number-dealt",
        {"place": OF_LEFT, "cards": 12, "due": 13},
    ),
    (
        "who has played holds one fewer",
        replace(TWO_ON_THE_TABLE, lead=RIGHT),
        "wrong-number-dealt",
        {"place": OF_LEFT, "cards": 2, "due": 3},
    ),
    (
        "too few tricks",
        replace(THREE, won=(6, 3)),
        "wrong-number-dealt",
        {"place": OF_LEFT, "cards": 3, "due": 4},
    ),
    (
        "tricks without cards",
        replace(THREE, played=()),
        "wrong-number-played",
        {"place": OF_LEFT, "cards": 0, "due": 10},
    ),
    (
        "cards without tricks",
        replace(FULL, played=(Hand.parse("H5"), Hand(), Hand(), Hand())),
        "wrong-number-played",
        {"place": OF_LEFT, "cards": 1, "due": 0},
    ),
    ("doubled", replace(FULL, hands=DOUBLED), "doubled-card", {"card": HANDS[LEFT][0].message}),
    (
        "doubled on the table",
        replace(TWO_ON_THE_TABLE, trick=(Card.parse("SA"), Card.parse("SA"))),
        "doubled-card",
        {"card": Card.parse("SA").message},
    ),
    (
        "held and on the table",
        replace(TWO_ON_THE_TABLE, trick=(Card.parse("SA"), Card.parse("DA"))),
        "doubled-card",
        {"card": Card.parse("DA").message},
    ),
]


@pytest.mark.parametrize(
    ("setting", "code", "said"), [each[1:] for each in BROKEN], ids=[each[0] for each in BROKEN]
)
def test_cards_that_cannot_lie_so(setting: Placed, code: str, said: dict[str, Any]) -> None:
    assert error(setting) == (code, said)
    with pytest.raises(InvalidPosition):
        place_game("skruf", setting)


def test_a_set_up_must_fit_the_table() -> None:
    assert error(MISERE) == ("misere-not-played", {})
    assert not place_game(options("skruf", WITH_MISERE), MISERE).is_over
    low = replace(FULL, bid=parse_bid("3G"))
    assert error(low) == ("below-minimum", {"bid": parse_bid("3G").message, "level": 4})
    assert place_game(options("skruf", {"min_level": 3}), low).turn == LEFT
    code, said = error(replace(FULL, bid=parse_bid("2S")), min_level=3)
    assert (code, said["level"]) == ("below-minimum", 3)


@pytest.mark.parametrize(
    ("preset", "unowned"), [("skruf", 1), ("skruf-plain", 1), ("trekarl", None), ("trekarl", 2)]
)
def test_skruf_11_only_trekarl_has_an_open_hand_and_it_has_one_place(
    preset: str, unowned: int | None
) -> None:
    code, said = error(replace(FULL, unowned=unowned), preset)
    assert code == "open-hand" and said["form"].args == {"form": preset}
    assert error(replace(DEALS[preset], unowned=unowned), preset)[0] == "open-hand"


@pytest.mark.parametrize("lead", SEATS)
def test_skruf_11_nobody_declares_from_the_open_hand(lead: int) -> None:
    setting = replace(OPEN, declarer=OPPOSITE, lead=lead)
    assert error(setting, "trekarl") == ("no-such-seat", {"seat": OPPOSITE})


def test_skruf_10_three_play_no_misere() -> None:
    assert error(replace(MISERE, unowned=OPPOSITE), "trekarl") == ("misere-not-played", {})


def test_what_else_a_deal_cannot_begin_with() -> None:
    with pytest.raises(IllegalAction) as why:
        SkrufGame.open(rules(SKRUF), Passed(DEALER))
    assert why.value.reason is Reason.NOT_DEALT
    with pytest.raises(BrokenLog):
        SkrufGame.retrace(rules(SKRUF), [Passed(DEALER)])


BROKEN_DEALS: list[tuple[str, Dealt, str, dict[str, Any]]] = [
    ("three hands", replace(DEAL, hands=DEAL.hands[:3]), "wrong-number-of-hands", {"hands": 3, "due": 4}),
    ("talon hidden", replace(DEAL, talon=Hidden(4)), "cards-hidden", {"cards": 4}),
    ("hand hidden", replace(DEAL, hands=(Hidden(12), *DEAL.hands[1:])), "cards-hidden", {"cards": 12}),
    (
        "no talon",
        replace(DEAL, talon=()),
        "wrong-number-dealt",
        {"place": OF_LEFT, "cards": 12, "due": 13},
    ),
    (
        "a talon of three",
        replace(DEAL, talon=TALON[:3]),
        "missing-card",
        {"card": Card.parse("S9").message},
    ),
    (
        "doubled",
        replace(DEAL, hands=(*DEAL.hands[:3], DEAL.hands[0])),
        "doubled-card",
        {"card": Card.parse("D6").message},
    ),
    ("thirteen each", DEALS["skruf-plain"], "talon-size", {"cards": 0, "due": 4}),
]


@pytest.mark.parametrize(
    ("dealt", "code", "said"), [each[1:] for each in BROKEN_DEALS], ids=[each[0] for each in BROKEN_DEALS]
)
def test_a_deal_that_is_none(dealt: Dealt, code: str, said: dict[str, Any]) -> None:
    assert error(dealt) == (code, said)


def test_skruf_12_without_talon_none_is_dealt() -> None:
    assert error(DEAL, "skruf-plain") == ("talon-size", {"cards": 4, "due": 0})


def test_a_deal_laid_out_is_checked_at_once() -> None:
    hands = [Hand.parse(str(hand)) for hand in DEAL.hands]
    with pytest.raises(InvalidPosition):
        Dealt.of(*hands)
    with pytest.raises(KnektError):
        Dealt.of(*hands[:3], hands[0], talon=TALON)


def test_a_set_up_has_no_auction() -> None:
    with pytest.raises(IllegalAction) as why:
        place_game("skruf", FULL).apply(Pass(LEFT))
    assert why.value.reason is Reason.NOT_NOW
