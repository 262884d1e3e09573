"""Tournée in both forms, rule by rule: turns, gucksers, solos, giving up, ramsch (Tournée 6 to 11, 18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from skat.table import after, ask_ids, bid_by, play, played_out, refused, spoken, total

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Hidden, Seat
from knekt.errors import InvalidPosition, Reason
from knekt.skat import (
    Bid,
    Concede,
    Dealt,
    Declare,
    Declared,
    Discard,
    Discarded,
    Ending,
    Facts,
    Hold,
    Keep,
    Kept,
    Opened,
    Pass,
    Peeked,
    PlayHand,
    RamschFacts,
    RamschScore,
    Reject,
    Rejected,
    SayNull,
    SayRamsch,
    SkatGame,
    SkatTaken,
    Stage,
    Stop,
    Surrender,
    TakeSkat,
    TurnedUp,
    TurnUp,
    new_game,
    options,
    ramsch_score,
    result,
    rules,
    score,
)

FORMS = "tournee", "tournee-house"
both_forms = pytest.mark.parametrize("form", FORMS)
every_seat = pytest.mark.parametrize("declarer", [0, 1, 2])


def dealt(middlehand: str, rearhand: str, top: str, bottom: str) -> Dealt:
    """Forehand with two jacks, and a skat in its order."""
    hands = ("CJ SJ CA CT CK C9 HA HT SA D7", middlehand, rearhand)
    laid_out = Dealt.of(*map(Hand.parse, hands), Hand.parse(f"{top} {bottom}"))  # type: ignore[call-arg]
    return replace(laid_out, top=Card.parse(top))


PLAIN = dealt("HJ CQ C8 ST SK S9 HK HQ D8 DA", "DJ C7 SQ S8 S7 H9 H7 DT DK D9", "DQ", "H8")
JACK_FIRST = dealt("CQ C8 ST SK S9 HK HQ H8 DA DQ", "DJ C7 SQ S8 S7 H9 H7 DT DK D9", "HJ", "D8")
JACK_LAST = dealt("CQ C8 ST SK S9 HK HQ H8 DA DQ", "DJ C7 SQ S8 S7 H9 H7 DT DK D9", "D8", "HJ")
FIRST_CARDS = (
    "CA CQ C7 HA HQ H7 HT HK H9"  # three tricks for forehand, whoever turned up the queen of diamonds
)


def turned(
    form: str = "tournee",
    *,
    declarer: Seat = 0,
    bid: int = 10,
    reject: bool = False,
    place: int = 0,
    cards: Dealt = PLAIN,
    wanted: Mapping[str, Any] | None = None,
) -> SkatGame:
    """The deal when the declarer has kept the first card, or rejected it."""
    game = bid_by(declarer, bid, form, wanted, cards).apply(TurnUp(declarer, place))
    return game.apply(Reject(declarer) if reject else Keep(declarer))


def laid(game: SkatGame) -> SkatGame:
    """The declarer lays the two cards of the skat away."""
    seat = game.state.declarer
    assert seat is not None and isinstance(game.state.skat, Hand)
    return game.apply(Discard(seat, game.state.skat))


def guckser(form: str = "tournee", bid: int = 10, wanted: Mapping[str, Any] | None = None) -> SkatGame:
    return laid(bid_by(0, bid, form, wanted, PLAIN).apply(TakeSkat(0)))


def solo(
    named: str, form: str = "tournee", bid: int = 10, wanted: Mapping[str, Any] | None = None
) -> SkatGame:
    game = bid_by(0, bid, form, wanted, PLAIN).apply(PlayHand(0))
    return game.apply(Declare(0, game.rules.contract(named)))


def named(game: SkatGame, seat: Seat = 0) -> set[str]:
    """The contracts that the seat may name now."""
    return {
        str(each.contract)
        for ask in game.asks.get(seat, ())
        for each in ask.singles()
        if isinstance(each, Declare)
    }


def contract_of(game: SkatGame) -> str:
    return str(game.state.contract)


# 6: the auction


@both_forms
def test_tournee_6_1_and_18_14_forehand_plays_or_says_ramsch_after_two_passes(form: str) -> None:
    game = after(new_game(form, PLAIN), Pass(1), Pass(2))
    assert [str(each) for each in game.asks[0][0].singles()] == ["F 10", "F ramsch"]
    assert refused(game, Pass(0)) is Reason.FOREHAND_MUST_PLAY
    assert refused(game, Bid(0, 12)) is Reason.LOWEST_IS_ENOUGH
    assert (game.apply(Bid(0, 10)).state.declarer, game.apply(Bid(0, 10)).state.bid) == (0, 10)


@both_forms
def test_tournee_18_a_forehand_may_pass(form: str) -> None:
    game = after(new_game(options(form, {"forehand_may_pass": True}), PLAIN), Pass(1), Pass(2))
    assert [str(each) for each in game.asks[0][0].singles()] == ["F 10", "F ramsch", "F pass"]
    over = game.apply(Pass(0))
    assert over.state.ending is Ending.PASSED_OUT and result(over.state).totals == (0, 0, 0)


@both_forms
def test_tournee_18_15_nobody_else_and_never_else(form: str) -> None:
    game = new_game(form, PLAIN)
    assert refused(game, SayRamsch(1)) is Reason.NOT_NOW
    assert refused(game, SayRamsch(0)) is Reason.NOT_YOUR_TURN
    assert refused(game.apply(Pass(1)), SayRamsch(2)) is Reason.NOT_NOW
    assert refused(game.apply(Bid(1, 10)), SayRamsch(0)) is Reason.NOT_NOW
    assert refused(bid_by(0, 10, form, dealt=PLAIN), SayRamsch(0)) is Reason.NOT_NOW


@both_forms
def test_tournee_6_3_values_that_no_game_has(form: str) -> None:
    game = new_game(form, PLAIN)
    assert refused(game, Bid(1, 9)) is refused(game, Bid(1, 11)) is Reason.NO_SUCH_BID
    free = new_game(options(form, {"bidding.values": "any_integer_from_10"}), PLAIN)
    assert free.apply(Bid(1, 11)).apply(Hold(0)).state.auction.current == 11
    assert refused(free, Bid(1, 9)) is Reason.NO_SUCH_BID


def test_the_order_of_the_skat_belongs_to_tournee() -> None:
    for table, deal in (("tournee", replace(PLAIN, top=None)), ("german", PLAIN)):
        with pytest.raises(InvalidPosition) as wrong:
            new_game(table, deal)
        assert wrong.value.code == "skat-order"
    with pytest.raises(InvalidPosition) as wrong:
        new_game("tournee", replace(PLAIN, top=Card.parse("CJ")))
    assert wrong.value.code == "top-not-in-skat"


# 7: how to play


@both_forms
@every_seat
def test_tournee_7_only_the_declarer_chooses(form: str, declarer: Seat) -> None:
    game = bid_by(declarer, 10, form, dealt=PLAIN)
    assert [ask_ids(game, seat) for seat in range(3)] == [["way"] * (seat == declarer) for seat in range(3)]
    other = (declarer + 1) % 3
    assert refused(game, TurnUp(other)) is Reason.NOT_YOUR_TURN
    for action in (Keep(declarer), Reject(declarer), Surrender(declarer), Discard(declarer, Hand())):
        assert refused(game, action) is Reason.NOT_NOW


@pytest.mark.parametrize(("place", "card"), [(0, "DQ"), (1, "H8")])
def test_tournee_7_1_either_card_for_all_to_see(place: int, card: str) -> None:
    game = bid_by(0, 10, "tournee", dealt=PLAIN).apply(TurnUp(0, place))
    assert game.events[-1] == TurnedUp(0, place, Card.parse(card))
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).events[-1] == game.events[-1]
        assert game.view(viewer).state.turned == Hand.parse(card)
        assert [len(hand) for hand in game.view(viewer).state.hands] == [10, 10, 10]
    assert contract_of(game.apply(Keep(0))) == card[0] + "T"


@both_forms
def test_tournee_7_1_top_card(form: str) -> None:
    game = bid_by(0, 10, form, {"turn.first_card": "top_card"}, PLAIN)
    assert refused(game, TurnUp(0, 1)) is Reason.NOT_NOW
    assert game.apply(TurnUp(0, 0)).state.stage is Stage.TURN
    assert refused(bid_by(0, 10, form, dealt=PLAIN), TurnUp(0, 2)) is Reason.NOT_NOW


@both_forms
def test_tournee_7_1_a_plain_card_kept_is_trump_at_once(form: str) -> None:
    game = turned(form)
    assert contract_of(game) == "DT" and game.state.stage is Stage.DISCARD
    assert game.state.hand(0) == PLAIN.hands[0] | PLAIN.skat  # type: ignore[operator]
    assert [type(event) for event in game.events[-2:]] == [Declared, SkatTaken]
    assert game.view(1).events[-1] == SkatTaken(0, Hidden(2))


@both_forms
def test_tournee_7_1_passt_mir_nicht_the_second_card_decides(form: str) -> None:
    game = turned(form, reject=True)
    assert contract_of(game) == "HTT" and game.state.stage is Stage.DISCARD
    assert refused(game, Keep(0)) is refused(game, Reject(0)) is Reason.NOT_NOW


@both_forms
@pytest.mark.parametrize(("deal", "reject"), [(JACK_FIRST, False), (JACK_LAST, True)])
def test_tournee_7_1_a_jack_is_its_suit_or_grand(form: str, deal: Dealt, reject: bool) -> None:
    game, turn = turned(form, cards=deal, reject=reject), "TT" if reject else "T"
    assert ask_ids(game, 0)[0] == "trump" and named(game) == {f"H{turn}", f"G{turn}"}
    contract = game.rules.contract
    assert refused(game, Declare(0, contract(f"C{turn}"))) is Reason.OTHER_WAY
    assert refused(game, Declare(0, contract("HT" if reject else "HTT"))) is Reason.OTHER_WAY
    assert refused(game, Declare(0, contract("HH"))) is Reason.HAND_OR_PICKUP
    assert refused(game, Declare(1, contract(f"H{turn}"))) is Reason.NOT_YOUR_TURN
    for wish in (f"H{turn}", f"G{turn}"):
        chosen = game.apply(Declare(0, contract(wish)))
        assert contract_of(chosen) == wish and len(chosen.state.hand(0)) == 12


@both_forms
def test_tournee_7_1_a_rejected_jack_no_longer_matters(form: str) -> None:
    assert contract_of(turned(form, cards=JACK_FIRST, reject=True)) == "DTT"
    assert contract_of(turned(form, cards=JACK_LAST)) == "DT"
    assert contract_of(turned(form, cards=JACK_LAST, place=1, reject=True)) == "DTT"


@both_forms
def test_tournee_7_1_not_before_the_jack_lies_there(form: str) -> None:
    game = bid_by(0, 10, form, dealt=JACK_FIRST).apply(TurnUp(0))
    assert refused(game, Declare(0, game.rules.contract("GT"))) is Reason.NOT_NOW
    assert (
        refused(game, TurnUp(0, 1))
        is refused(game, TakeSkat(0))
        is refused(game, PlayHand(0))
        is Reason.NOT_NOW
    )


@both_forms
@every_seat
def test_tournee_7_1_any_two_cards_are_laid_away_unseen_and_forehand_leads(form: str, declarer: Seat) -> None:
    """The lead is forehand's in both forms (Tournée 18.20)."""
    game = turned(form, declarer=declarer)
    own = game.state.hand(declarer)
    for two in (Hand.of(list(own)[:2]), Hand.of(list(own)[-2:]), PLAIN.skat):
        assert isinstance(two, Hand)
        played = game.apply(Discard(declarer, two))
        assert played.turn == 0 and played.state.stage is Stage.PLAY
        for viewer in {0, 1, 2} - {declarer}:
            assert played.view(viewer).state.laid == Hidden(2)
    three = Hand.of(list(own)[:3])
    assert refused(game, Discard(declarer, three)) is Reason.WRONG_COUNT
    foreign = game.state.hand((declarer + 1) % 3)
    assert refused(game, Discard(declarer, Hand.of(list(foreign)[:2]))) is Reason.NOT_HELD


@both_forms
def test_tournee_7_1_nothing_is_announced_with_a_turn(form: str) -> None:
    game = laid(turned(form))
    assert named(game) == set()
    for wish in ("DT", "DHS", "GT"):
        assert refused(game, Declare(0, game.rules.contract(wish))) is Reason.NOT_NOW


@both_forms
def test_tournee_7_2_the_skat_without_a_word_is_a_grand(form: str) -> None:
    game = bid_by(0, 10, form, dealt=PLAIN).apply(TakeSkat(0))
    assert game.state.stage is Stage.DISCARD and game.view(1).state.turned == Hand()
    assert contract_of(laid(game)) == "G" and laid(game).turn == 0
    assert game.view(2).events[-1] == SkatTaken(0, Hidden(2))


@pytest.mark.parametrize(
    ("bid", "may"),
    [(10, {"N", "NO"}), (15, {"N", "NO"}), (16, {"NO"}), (30, {"NO"}), (32, set())],
)
def test_tournee_7_2_guckser_null_against_the_bid(bid: int, may: set[str]) -> None:
    game = bid_by(0, bid, "tournee", dealt=PLAIN)
    if not may:
        assert SayNull(0) not in [*game.asks[0][0].singles()]
        assert refused(game, SayNull(0)) is Reason.NOT_NOW
        return
    game = game.apply(SayNull(0))
    assert isinstance(game.events[-1], SkatTaken) and game.state.stage is Stage.DISCARD
    game = laid(game)
    assert named(game) == may
    if "N" not in may:
        assert refused(game, Declare(0, game.rules.contract("N"))) is Reason.NULL_BELOW_BID
    assert refused(game, Declare(0, game.rules.contract("G"))) is Reason.OTHER_WAY
    assert refused(game, Declare(0, game.rules.contract("NH"))) is Reason.HAND_OR_PICKUP


def test_tournee_7_2_ouvert_after_the_discard() -> None:
    game = laid(bid_by(0, 10, "tournee", dealt=PLAIN).apply(SayNull(0)))
    opened = game.apply(Declare(0, game.rules.contract("NO")))
    assert opened.events[-1] == Opened(0, opened.state.hand(0))
    assert opened.view(1).state.hands[0] == PLAIN.hands[0] and opened.view(1).state.laid == Hidden(2)


def test_tournee_14_and_18_10_without_guckser_null() -> None:
    for form, wanted in (("tournee", {"guckser_null.enabled": False}), ("tournee-house", {})):
        game = bid_by(0, 10, form, wanted, PLAIN)
        assert refused(game, SayNull(0)) is Reason.NOT_NOW
        assert not {"N", "NO"} & set(game.rules.contracts)


@both_forms
def test_tournee_7_3_solo(form: str) -> None:
    game = bid_by(0, 10, form, dealt=PLAIN).apply(PlayHand(0))
    suits = {f"{suit}H{said}" for suit in "DHSCG" for said in ("", "S", "Z")}
    assert named(game) == suits | {"GHO", "NH", "NHO"}
    assert refused(game, Declare(0, game.rules.contract("HT"))) is Reason.HAND_OR_PICKUP
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).state.laid == game.view(viewer).state.skat == Hidden(2)


@both_forms
@pytest.mark.parametrize("wish", ["NHO", "GHO"])
def test_tournee_7_4_open_before_the_first_lead_and_the_skat_stays_closed(form: str, wish: str) -> None:
    game = solo(wish, form)
    assert game.events[-1] == Opened(0, game.state.hand(0))
    for viewer in (0, 1, 2, None):
        state = game.view(viewer).state
        assert state.hands[0] == PLAIN.hands[0] and state.laid == Hidden(2)
        assert [isinstance(state.hands[seat], Hand) for seat in (1, 2)] == [viewer == 1, viewer == 2]


@both_forms
@pytest.mark.parametrize(("wish", "value", "above"), [("NH", 20, 21), ("NHO", 40, 42)])
def test_tournee_7_4_a_null_below_the_bid_is_illegal(form: str, wish: str, value: int, above: int) -> None:
    assert contract_of(solo(wish, form, value)) == wish
    game = bid_by(0, above, form, dealt=PLAIN).apply(PlayHand(0))
    assert refused(game, Declare(0, game.rules.contract(wish))) is Reason.NULL_BELOW_BID


@both_forms
def test_tournee_7_4_suit_and_grand_however_low(form: str) -> None:
    assert not solo("DH", form, bid=216).is_over


@both_forms
def test_tournee_18_a_a_null_below_the_bid_may_be_lost(form: str) -> None:
    wanted = {"null_below_bid": "lost"}
    table = options(form, wanted)
    null = rules(table).contract("NH")
    assert score(table, Facts(null, bid=21)).total == -20
    assert score(table, Facts(null, bid=20)).total == 20
    assert contract_of(solo("NH", form, 21, wanted)) == "NH"
    if form == "tournee":
        game = laid(bid_by(0, 32, form, wanted, PLAIN).apply(SayNull(0)))
        assert named(game) == {"N", "NO"}
        assert score(table, Facts(rules(table).contract("NO"), bid=32)).total == -60


@both_forms
def test_tournee_8_null_stops_at_the_declarers_first_trick(form: str) -> None:
    game = play(solo("NH", form), "CA CQ C7")
    assert game.is_over and total(game) == -20


# 9: giving up


def windows(game: SkatGame, seat: Seat) -> set[int]:
    """The numbers of cards after which the seat may surrender; the ask and `apply` must agree."""
    found = set()
    for number, card in enumerate([*FIRST_CARDS.split(), ""]):
        if "surrender" in ask_ids(game, seat):
            found.add(number)
            assert game.apply(Surrender(seat)).state.ending is Ending.SURRENDERED
        else:
            assert refused(game, Surrender(seat)) is Reason.NOT_NOW
        game = play(game, card)
    return found


@both_forms
@every_seat
@pytest.mark.parametrize("reject", [False, True])
def test_tournee_9_1_until_the_lead_to_the_second_trick(form: str, declarer: Seat, reject: bool) -> None:
    game = laid(turned(form, declarer=declarer, reject=reject, wanted={"surrender.mode": "tournee"}))
    assert windows(game, declarer) == {0, 1, 2, 3}
    assert windows(game, (declarer + 1) % 3) == set()


def test_tournee_9_1_only_a_turn_and_only_once_a_card_is_turned() -> None:
    way = bid_by(0, 10, "tournee", dealt=PLAIN)
    for game in (guckser(), solo("DH"), solo("GHS")):
        assert windows(game, 0) == set()
    for game in (way, way.apply(TakeSkat(0)), way.apply(SayNull(0)), way.apply(PlayHand(0))):
        assert refused(game, Surrender(0)) is Reason.NOT_NOW
    never = {"surrender.mode": "none"}
    assert windows(laid(turned(wanted=never)), 0) == set()
    for game in (bid_by(0, 10, "tournee", never, PLAIN).apply(TurnUp(0)), turned(wanted=never)):
        assert refused(game, Surrender(0)) is Reason.NOT_NOW


@both_forms
@every_seat
@pytest.mark.parametrize("place", [0, 1])
def test_tournee_9_1_as_soon_as_the_card_is_turned(form: str, declarer: Seat, place: int) -> None:
    """The suit of the first card is trumps, and the loss is single, though only the declarer saw it."""
    game = bid_by(declarer, 10, form, {"surrender.mode": "tournee"}, PLAIN).apply(TurnUp(declarer, place))
    assert [ask_ids(game, seat) for seat in range(3)] == [
        ["turned", "surrender"] * (seat == declarer) for seat in range(3)
    ]
    over = game.apply(Surrender(declarer))
    card = Card.parse(("DQ", "H8")[place])
    assert over.state.ending is Ending.SURRENDERED and contract_of(over) == f"{card.suit}T"
    assert over.state.turned == Hand(card.bit)
    run = {0: 2, 1: 2, 2: 3}[declarer]
    assert total(over) == -(run + 1) * {"D": 5, "H": 6}[card.suit or ""]
    for viewer in (0, 1, 2, None):
        assert result(over.view(viewer).state) == result(over.state)
    assert SkatGame.retrace(over.rules, over.events) == over


@both_forms
def test_tournee_9_1_before_a_jack_is_named_and_before_two_cards_are_laid_away(form: str) -> None:
    wanted = {"surrender.mode": "tournee"}
    for deal, reject, due in ((JACK_FIRST, False, -24), (JACK_LAST, True, -48)):
        jack = turned(form, cards=deal, reject=reject, wanted=wanted)
        assert ask_ids(jack, 0) == ["trump", "surrender"]
        over = jack.apply(Surrender(0))
        assert contract_of(over) == ("HTT" if reject else "HT") and total(over) == due
        named_grand = jack.apply(Declare(0, jack.rules.contract("GTT" if reject else "GT")))
        assert ask_ids(named_grand, 0) == ["discard", "surrender"]
        assert total(named_grand.apply(Surrender(0))) == 2 * due
    unseen = bid_by(0, 10, form, wanted, JACK_FIRST).apply(TurnUp(0)).apply(Surrender(0))
    assert contract_of(unseen) == "HT" and total(unseen) == -24


def test_tournee_9_1_each_moment_is_asked_anew() -> None:
    """An answer to an earlier question comes too late: it may cost more by now."""
    jack = bid_by(0, 10, "tournee", dealt=JACK_FIRST).apply(TurnUp(0))
    steps = [jack, jack.apply(Keep(0))]
    steps.append(steps[1].apply(Declare(0, jack.rules.contract("HT"))))
    steps.append(laid(steps[2]))
    ids = [ask.id for game in steps for ask in game.asks[0] if ask.contains(Surrender(0))]
    assert len(ids) == len(set(ids)) == 4


def test_tournee_18_a_nobody_surrenders_in_the_house_form() -> None:
    assert windows(laid(turned("tournee-house")), 0) == set()


@pytest.mark.parametrize("cards", ["", "CA", "CA CQ C7"])
def test_tournee_9_2_what_it_costs(cards: str) -> None:
    """With 2, game 3, raised to the bid, and doubled if the second card was turned."""
    for bid, reject, due in ((10, False, -15), (24, False, -25), (10, True, -36), (24, True, -48)):
        game = play(laid(turned(bid=bid, reject=reject)), cards).apply(Surrender(0))
        assert total(game) == due
        assert result(game.state).facts.given_up  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("reject", "most", "above", "due"),
    [(False, 25, 27, -30), (True, 30, 32, -72)],
)
def test_tournee_9_3_a_turn_that_cannot_reach_the_bid_is_given_up(
    reject: bool, most: int, above: int, due: int
) -> None:
    assert not laid(turned(bid=most, reject=reject)).is_over
    game = turned(bid=above, reject=reject)  # the twelve cards are in the hand
    assert SkatTaken(0, game.state.skat) in game.events and Discarded not in map(type, game.events)
    assert game.is_over and game.state.ending is Ending.OVERBID and total(game) == due


def test_tournee_9_3_a_guckser_too_and_never_a_solo_or_a_null() -> None:
    assert not guckser(bid=80).is_over
    taken = bid_by(0, 81, "tournee", dealt=PLAIN).apply(TakeSkat(0))
    assert taken.state.ending is Ending.OVERBID and total(taken) == -2 * 96
    assert contract_of(taken) == "G" and SkatGame.retrace(taken.rules, taken.events) == taken
    assert not solo("DH", bid=216).is_over
    null = laid(bid_by(0, 30, "tournee", dealt=PLAIN).apply(SayNull(0)))
    assert not null.apply(Declare(0, null.rules.contract("NO"))).is_over


def test_tournee_9_3_optional() -> None:
    held = turned(bid=27, wanted={"overbid.auto_concede": False})
    assert "concede" in ask_ids(held, 0) and total(held.apply(Concede(0))) == -30
    taken = bid_by(0, 81, "tournee", {"overbid.auto_concede": False}, PLAIN).apply(TakeSkat(0))
    assert total(taken.apply(Concede(0))) == -2 * 96
    game = laid(held)
    assert "concede" in ask_ids(game, 0) and "concede" not in ask_ids(game, 1)
    assert total(game.apply(Concede(0))) == -30
    assert refused(play(game, "CA"), Concede(0)) is Reason.NOT_NOW
    assert played_out(game).state.ending is Ending.PLAYED
    within = laid(turned(bid=25, wanted={"overbid.auto_concede": False}))
    assert "concede" not in ask_ids(within, 0)


@pytest.mark.parametrize(("loss", "due"), [("plain_value", -15), ("top_up", -30)])
def test_tournee_18_a_an_overbid_in_the_house_form(loss: str, due: int) -> None:
    wanted = {"overbid.loss": loss}
    game = laid(turned("tournee-house", bid=27, wanted=wanted))
    assert not game.is_over and "concede" not in ask_ids(game, 0)
    assert refused(game, Concede(0)) is Reason.NOT_NOW
    conceded = turned("tournee-house", bid=27, wanted=wanted | {"overbid.auto_concede": True})
    assert conceded.state.ending is Ending.OVERBID and total(conceded) == due


@pytest.mark.parametrize(
    ("form", "wanted", "wish", "due"),
    [
        ("tournee-house", {}, "DT", -15),
        ("tournee-house", {}, "DTT", -30),
        ("tournee-house", {"overbid.loss": "top_up"}, "DT", -20),
        ("tournee-house", {"overbid.loss": "top_up"}, "DTT", -40),
        ("tournee", {}, "DTT", -40),
        ("tournee", {"overbid.loss": "plain_value"}, "DTT", -30),
    ],
)
def test_tournee_12_2_and_18_19_made_but_overbid(
    form: str, wanted: dict[str, Any], wish: str, due: int
) -> None:
    table = options(form, wanted)
    found = score(table, Facts(rules(table).contract(wish), 2, 70, 6, bid=18))
    assert found.total == due and found.is_overbid and not found.won


@both_forms
@pytest.mark.parametrize(("counts", "lost"), [(True, 5), (False, 4)])
def test_tournee_18_a_a_declarer_without_a_trick(form: str, counts: bool, lost: int) -> None:
    table = options(form, {"levels.loss_schwarz": counts})
    turn, grand = rules(table).contract("DT"), rules(table).contract("G")
    assert score(table, Facts(turn, 2, points=0, tricks=0)).total == -5 * lost
    assert score(table, Facts(grand, 2, points=0, tricks=0)).total == -2 * 16 * lost
    assert score(table, Facts(turn, 2, points=120, tricks=10)).total == 25
    assert score(table, Facts(turn, 2, points=10, tricks=1)).total == -20


@both_forms
def test_tournee_4_1_to_4_2_and_18_11_levels_are_no_mirror_images(form: str) -> None:
    table = options(form)
    turn = rules(table).contract("HT")
    found = {points: score(table, Facts(turn, 1, points, 5)).total for points in (30, 31, 60, 61, 90, 91)}
    assert found == {30: -18, 31: -12, 60: -12, 61: 12, 90: 12, 91: 18}


# Tournée 18.4 to 18.8: the house form


@pytest.mark.parametrize(("place", "card"), [(0, "DQ"), (1, "H8")])
def test_tournee_18_4_the_first_card_is_looked_at_alone(place: int, card: str) -> None:
    game = bid_by(1, 10, "tournee-house", dealt=PLAIN).apply(TurnUp(1, place))
    assert game.events[-1] == Peeked(1, place, Hand.parse(card))
    assert game.view(1).state.first == Hand.parse(card)
    for viewer in (0, 2, None):
        assert game.view(viewer).events[-1] == Peeked(1, place, Hidden(1))
        assert game.view(viewer).state.first == Hidden(1)
    assert len(game.state.hand(1)) == 10 and game.state.turned == Hand()


def test_tournee_18_5_kept_it_is_revealed() -> None:
    game = turned("tournee-house")
    shown = [type(event) for event in game.events[-4:]]
    assert shown == [Kept, TurnedUp, Declared, SkatTaken]
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).state.turned == Hand.parse("DQ")


@pytest.mark.parametrize(("place", "card", "wish"), [(0, "H8", "HTT"), (1, "DQ", "DTT")])
def test_tournee_18_6_rejected_it_stays_unseen_and_the_other_is_revealed(
    place: int, card: str, wish: str
) -> None:
    game = turned("tournee-house", place=place, reject=True)
    assert [type(event) for event in game.events[-4:]] == [Rejected, TurnedUp, Declared, SkatTaken]
    assert contract_of(game) == wish
    over = played_out(laid(game))
    for viewer in (1, 2, None):
        assert game.view(viewer).state.turned == Hand.parse(card)
        assert game.view(viewer).state.first == Hidden(1)
        seen = "".join(map(str, over.view(viewer).events[: len(game.events)]))
        assert str((PLAIN.skat - Hand.parse(card))[0]) not in seen  # type: ignore[index]
        assert over.view(viewer).state.skat == PLAIN.skat  # in the end all cards are shown


@pytest.mark.parametrize("reject", [False, True])
def test_tournee_18_7_one_card_is_seen_or_both(reject: bool) -> None:
    seen = {form: len(turned(form, reject=reject).view(2).state.turned) for form in FORMS}
    assert seen == {"tournee": 1 + reject, "tournee-house": 1}


def test_tournee_18_8_a_jack_is_revealed_before_the_choice() -> None:
    game = turned("tournee-house", cards=JACK_FIRST)
    assert game.events[-1] == TurnedUp(0, 0, Card.parse("HJ")) == game.view(2).events[-1]
    assert ask_ids(game, 0) == ["trump"]


@both_forms
def test_tournee_10_3_and_18_9_which_losses_count_twice(form: str) -> None:
    table = options(form)
    twice = {
        wish
        for wish, contract in rules(table).contracts.items()
        if score(table, Facts(contract, 0 if contract.is_null else 1, 40, 4)).lines[-1].step == "lost"
    }
    second = {f"{game}TT" for game in "DHSCG"}
    assert twice == second | {"G"} | ({"N", "NO"} if form == "tournee" else set())


# 11 and 18.16 to 18.18: ramsch


def ramsch(form: str = "tournee", wanted: Mapping[str, Any] | None = None) -> SkatGame:
    return after(new_game(options(form, wanted or {}), PLAIN), Pass(1), Pass(2), SayRamsch(0))


def counted(form: str, facts: RamschFacts, wanted: Mapping[str, Any] | None = None) -> RamschScore:
    return ramsch_score(options(form, wanted or {}), facts)


@both_forms
def test_tournee_11_1_forehand_leads_and_only_jacks_are_trumps(form: str) -> None:
    game = ramsch(form)
    assert game.turn == 0 and game.state.declarer is None and game.state.stage is Stage.PLAY
    assert game.state.order is not None and len(game.state.order.trumps) == 4
    assert [ask_ids(game, seat) for seat in range(3)] == [["card"], [], []]
    assert refused(game, Surrender(0)) is Reason.NOT_NOW
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).state.laid == Hidden(2)


def test_tournee_11_2_and_18_17_whose_the_skat_is() -> None:
    facts = RamschFacts((57, 30, 30), (5, 3, 2), last=2, latest=(9, 8, 10))
    assert counted("tournee", facts).points == (57, 30, 30)
    assert counted("tournee-house", facts).points == (57, 30, 33)
    for form in FORMS:
        over = result(played_out(ramsch(form)).state).ramsch
        assert over is not None and sum(over.points) == (120 if form == "tournee-house" else 117)


@pytest.mark.parametrize(
    ("points", "latest", "loser"),
    [
        ((50, 50, 17), (8, 9, 10), 1),
        ((50, 50, 17), (9, 8, 10), 0),
        ((17, 50, 50), (10, 9, 8), 1),
        ((39, 39, 39), (8, 9, 10), 2),
        ((39, 39, 39), (10, 9, 8), 0),
    ],
)
def test_tournee_11_3_of_those_with_most_the_last_to_take_a_trick(
    points: tuple[int, int, int], latest: tuple[int, int, int], loser: Seat
) -> None:
    facts = RamschFacts(points, (4, 3, 3), last=latest.index(10), latest=latest)
    assert counted("tournee", facts).charged == (loser,)


@pytest.mark.parametrize(
    ("points", "tricks", "due", "said"),
    [
        ((60, 40, 17), (4, 3, 3), -20, ["ramsch-penalty 20"]),
        ((60, 57, 0), (5, 4, 1), -20, ["ramsch-penalty 20"]),  # no card points, but a trick
        ((60, 57, 0), (5, 5, 0), -30, ["ramsch-penalty 20", "jungfrau 30"]),
        ((117, 0, 0), (10, 0, 0), -50, ["ramsch-penalty 20", "jungfrau 30", "jungfrau 50"]),
    ],
)
def test_tournee_11_4_and_11_5_what_it_costs(
    points: tuple[int, int, int], tricks: tuple[int, int, int], due: int, said: list[str]
) -> None:
    found = counted("tournee", RamschFacts(points, tricks, last=0))
    assert found.totals == (due, 0, 0)
    assert [f"{line.step} {line.number}" for line in found.lines] == said


@pytest.mark.parametrize(
    ("points", "tricks", "totals"),
    [
        ((60, 40, 17), (4, 3, 3), (0, 0, 10)),
        ((60, 57, 0), (5, 5, 0), (0, 0, 20)),
        ((60, 0, 57), (5, 1, 4), (0, 10, 0)),
        ((117, 0, 0), (10, 0, 0), (-30, 20, 20)),
        ((117, 0, 0), (9, 1, 0), (0, 0, 20)),  # level at 0, but one has no trick
    ],
)
def test_tournee_18_16_what_it_gives(
    points: tuple[int, int, int], tricks: tuple[int, int, int], totals: tuple[int, int, int]
) -> None:
    assert counted("tournee-house", RamschFacts(points, tricks, last=0)).totals == totals


def test_tournee_18_a_a_sweep_without_bonus() -> None:
    facts = RamschFacts((0, 117, 0), (0, 10, 0), last=1)
    found = counted("tournee-house", facts, {"ramsch.sweep_bonus_to_others": False})
    assert found.totals == (0, -30, 0) and found.charged == (1,)


@pytest.mark.parametrize(
    ("points", "latest", "totals", "split"),
    [
        ((60, 30, 30), (10, 9, 8), (0, 0, 10), (0, 5, 5)),
        ((60, 30, 30), (10, 8, 9), (0, 10, 0), (0, 5, 5)),
        ((40, 40, 40), (10, 9, 8), (0, 0, 10), (3, 3, 3)),
        ((40, 40, 40), (8, 9, 10), (10, 0, 0), (3, 3, 3)),
    ],
)
def test_tournee_18_18_of_those_with_fewest_the_first_to_take_his_last_trick(
    points: tuple[int, int, int],
    latest: tuple[int, int, int],
    totals: tuple[int, int, int],
    split: tuple[int, int, int],
) -> None:
    facts = RamschFacts(points, (4, 3, 3), last=latest.index(10), latest=latest)
    assert counted("tournee-house", facts).totals == totals
    assert counted("tournee-house", facts, {"ramsch.tie": "split"}).totals == split


@pytest.mark.parametrize(
    ("form", "due", "said"), [("tournee", -20, "ramsch-penalty"), ("tournee-house", -30, "ramsch-left")]
)
@pytest.mark.parametrize("cards", ["", "CA CQ C7"])
def test_who_leaves_a_ramsch_has_lost_it(form: str, due: int, said: str, cards: str) -> None:
    over = play(ramsch(form), cards).apply(Stop(TABLE, Ending.LEFT, 1))
    found = result(over.state)
    assert found.totals == (0, due, 0) and spoken(found) == [f"{said} {-due}"]


@both_forms
@pytest.mark.parametrize("stage", ["way", "turn", "discard"])
def test_a_deal_that_stops_before_play_is_void(form: str, stage: str) -> None:
    way = bid_by(0, 10, form, dealt=PLAIN)
    game = {"way": way, "turn": way.apply(TurnUp(0)), "discard": turned(form)}[stage]
    over = game.apply(Stop(TABLE, Ending.LEFT, 0))
    assert over.state.ending is Ending.VOID and result(over.state).totals == (0, 0, 0)


@both_forms
def test_who_leaves_a_turn_has_given_it_up(form: str) -> None:
    game = laid(turned(form, reject=True))
    assert total(game.apply(Stop(TABLE, Ending.LEFT, 0))) == -36
    assert total(game.apply(Stop(TABLE, Ending.LEFT, 1))) > 0
