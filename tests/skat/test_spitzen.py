"""Spitzen: the last tricks to be won with the lowest trumps (17.12)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from skat.table import (
    after,
    ask_ids,
    bid_by,
    declared,
    placed,
    play,
    refused,
    spoken,
    total,
)

from knekt.cards import Hand
from knekt.engine import TABLE
from knekt.errors import InvalidContract, NotationError, Reason
from knekt.skat import (
    Agree,
    Answer,
    Bid,
    Claim,
    Contract,
    Dealt,
    Declare,
    Discard,
    Ending,
    Facts,
    Offer,
    PlayHand,
    Resign,
    SkatGame,
    Stop,
    Surrender,
    TakeGift,
    TakeSkat,
    contracts,
    multipliers,
    new_game,
    options,
    place_game,
    result,
    rules,
    score,
)

ON: dict[str, Any] = {"spitzen.enabled": True}
LONGER = ON | {"spitzen.extend_bids": True}
DEAL = Dealt.of(  # forehand has all trumps but three, which three jacks draw; with 6
    Hand.parse("CJ SJ HJ DJ CA CT C8 C7 HA SA"),
    Hand.parse("CK CQ C9 HT HK HQ ST SK SQ DA"),
    Hand.parse("H9 H8 H7 S9 S8 S7 DT DK D9 D7"),
    Hand.parse("DQ D8"),
)
EIGHT_TRICKS = "CJ C9 D7 SJ CQ D9 HJ CK H7 HA HQ H8 SA SQ S7 DJ HK S8 CA SK S9 CT HT H9"
IN_ORDER = f"{EIGHT_TRICKS} C8 ST DK C7 DA DT"
TURNED_ROUND = f"{EIGHT_TRICKS} C7 ST DK C8 DA DT"
SHORT: dict[str, Any] = {"play__claims": True, "play__defender_concede": "single"}  # a deal may be cut short


def clubs(said: str, cards: str = "", preset: str = "german", bid: int = 18, **wanted: Any) -> SkatGame:
    """Forehand's clubs with so much said."""
    settings = {name.replace("__", "."): value for name, value in wanted.items()}
    return play(declared(f"C{said}", bid=bid, preset=preset, wanted=ON | settings, dealt=DEAL), cards)


def offered(game: SkatGame) -> set[str]:
    return {str(action.contract) for action in game.asks[0][0].singles() if isinstance(action, Declare)}


def facts(game: SkatGame) -> Facts:
    found = result(game.state).facts
    assert found is not None
    return found


def test_skat_17_12_suit_games_only() -> None:
    table = options("german", ON)
    assert {name[0] for name in contracts(table) if name[-1].isdigit()} == {*"DHSC"}
    assert not any(name[-1].isdigit() for name in contracts(options("german")))
    for name in ("G1", "GH1", "N1", "NHO1"):
        with pytest.raises(NotationError):
            rules(table).contract(name)
    (grand,) = (row for row in table.table if row.name == "grand")
    with pytest.raises(InvalidContract):
        Contract(grand, None, "", 1)


def test_skat_17_12_in_order_from_the_seven_up_the_trumps() -> None:
    hearts = rules(options("german", ON)).contract("HH10")
    assert " ".join(map(str, hearts.lowest_trumps)) == "H7 H8 H9 HQ HK HT HA DJ HJ SJ"
    assert rules(options("german", ON)).contract("H").lowest_trumps == ()


def test_skat_17_12_with_pickup_and_from_the_hand() -> None:
    pickup = after(bid_by(0, wanted=ON, dealt=DEAL), TakeSkat(0), Discard(0, Hand.parse("DQ D8")))
    hand = bid_by(0, wanted=ON, dealt=DEAL).apply(PlayHand(0))
    assert {name for name in offered(pickup) if name[0] == "C"} == {"C", "C1", "C2"}
    assert {name for name in offered(hand) if name[0] == "C"} == {
        f"CH{said}{number}" for said in ("", "S", "Z", "O") for number in ("", 1, 2)
    }
    assert not any(name[0] in "DHSGN" and name[-1].isdigit() for name in offered(pickup) | offered(hand))


def test_skat_17_12_only_the_lowest_trumps_and_only_those_held() -> None:
    game = bid_by(0, wanted=ON, dealt=DEAL).apply(PlayHand(0))
    table = game.rules
    assert refused(game, Declare(0, table.contract("CH3"))) is Reason.SPITZE_NOT_HELD  # no nine
    assert refused(game, Declare(0, table.contract("HH1"))) is Reason.SPITZE_NOT_HELD  # an ace is no seven


def test_skat_17_12_not_from_what_was_laid_away() -> None:
    game = after(bid_by(0, wanted=ON, dealt=DEAL), TakeSkat(0), Discard(0, Hand.parse("C7 D8")))
    assert refused(game, Declare(0, game.rules.contract("C1"))) is Reason.SPITZE_NOT_HELD
    kept = after(bid_by(0, wanted=ON, dealt=DEAL), TakeSkat(0), Discard(0, Hand.parse("C8 D8")))
    assert {name for name in offered(kept) if name[0] == "C"} == {"C", "C1"}


def test_skat_17_12_taken_up_from_the_skat_it_is_held_but_from_the_hand_it_is_not() -> None:
    # rearhand's diamonds: the eight lies in the skat
    pickup = after(bid_by(2, wanted=ON, dealt=DEAL), TakeSkat(2), Discard(2, Hand.parse("DQ H7")))
    assert pickup.apply(Declare(2, pickup.rules.contract("D3"))).state.contract is not None  # 7, 8, 9
    hand = bid_by(2, wanted=ON, dealt=DEAL).apply(PlayHand(2))
    assert hand.apply(Declare(2, hand.rules.contract("DH1"))).state.contract is not None
    assert refused(hand, Declare(2, hand.rules.contract("DH2"))) is Reason.SPITZE_NOT_HELD


@pytest.mark.parametrize(("said", "spitzen"), [("1", 1), ("2", 2), ("H1", 1), ("H2", 2)])
def test_skat_17_12_each_raises_the_level_by_one(said: str, spitzen: int) -> None:
    done = clubs(said, IN_ORDER)
    hand = 1 if "H" in said else 0
    level = 3 + spitzen + 2 * hand  # schwarz; with hand and, by 4.6, schneider announced
    assert facts(done).tricks == 10 and not facts(done).spitze_missed
    assert total(done) == (6 + level) * 12


def test_skat_17_12_spoken_after_all_other_steps() -> None:
    assert spoken(result(clubs("2", IN_ORDER).state)) == [
        "with 6", "game 7", "schneider 8", "schwarz 9", "spitze 10", "spitze 11", "times 132",
    ]  # fmt: skip
    spitzen = [line.which for line in result(clubs("2", IN_ORDER).state).lines if line.step == "spitze"]
    assert spitzen == [1, 2]
    assert spoken(result(clubs("HO1", IN_ORDER).state))[-4:] == [
        "schwarz-announced 12", "ouvert 13", "spitze 14", "times 168",
    ]  # fmt: skip


@pytest.mark.parametrize(("said", "won"), [("", True), ("1", False), ("2", False), ("H1", False)])
def test_skat_17_12_a_missed_spitze_loses_the_game(said: str, won: bool) -> None:
    done = clubs(said, TURNED_ROUND)  # all ten tricks, but the last with the eight
    found = result(done.state).score
    assert found is not None and found.won is won and facts(done).spitze_missed is not won
    assert found.total == (found.value if won else -2 * found.value)
    assert found.value == score(done.rules.options, facts(clubs(said, IN_ORDER))).value


def test_skat_17_12_each_of_several_has_its_own_trick() -> None:
    # the eight goes early: the last trick is won with the seven, the one before with the ten
    early = EIGHT_TRICKS.replace("CT HT H9", "C8 HT H9")
    done = clubs("2", f"{early} CT ST DK C7 DA DT")
    assert facts(done).spitze_missed
    assert not facts(clubs("1", f"{early} CT ST DK C7 DA DT")).spitze_missed


@pytest.mark.parametrize(("trick", "missed"), [("C7 D8 H7", False), ("C7 C8 H7", True), ("C9 D8 H7", True)])
def test_skat_17_12_a_spitze_must_win_its_trick(trick: str, missed: bool) -> None:
    one, two, three = trick.split()
    table = options("german", ON)
    setting = replace(placed((one, two, three), "C", laid="DQ DA"), contract=rules(table).contract("C1"))
    done = play(place_game(table, setting), trick)
    assert facts(done).spitze_missed is missed and (total(done) < 0) is missed


@pytest.mark.parametrize("said", ["1", "2"])
def test_skat_17_12_a_surrender_counts_them(said: str) -> None:
    assert total(clubs(said).apply(Surrender(0))) == -2 * (6 + 1 + int(said)) * 12
    ignored = clubs(f"H{said}", surrender__announced_levels="ignore").apply(Surrender(0))
    assert total(ignored) == -2 * (6 + 2 + int(said)) * 12


@pytest.mark.parametrize("cards", ["", EIGHT_TRICKS])
def test_skat_17_12_an_accepted_gift_counts_them_as_fulfilled(cards: str) -> None:
    game = clubs("2", cards, schenken__enabled=True)
    done = after(game, Offer(1, "game"), Agree(2, True), TakeGift(0, True))
    assert spoken(result(done.state)) == ["with 6", "game 7", "spitze 8", "spitze 9", "times 108"]
    assert total(done) == 108


def test_skat_17_12_even_where_a_spitze_was_already_missed() -> None:
    game = clubs("1", "C7 C9 D7", schenken__enabled=True)
    done = after(game, Offer(1, "game"), Agree(2, True), TakeGift(0, True))
    assert total(done) == (6 + 2) * 12 and not facts(done).spitze_missed
    assert score(done.rules.options, replace(facts(done), spitze_missed=True)).won


def test_skat_17_12_the_declarer_does_not_claim_but_others_may() -> None:
    game = clubs("1", **SHORT)
    assert "claim" not in ask_ids(game, 0) and "claim" in ask_ids(game, 1)
    assert refused(game, Claim(0, 10)) is Reason.NOT_NOW
    plain = clubs("", **SHORT)
    assert "claim" in ask_ids(plain, 0)


@pytest.mark.parametrize(
    "cards", ["", "CJ", "CJ C9", EIGHT_TRICKS, f"{EIGHT_TRICKS} C8", f"{EIGHT_TRICKS} C8 ST DK C7"]
)
def test_skat_17_12_where_the_defenders_give_up_what_is_still_held_counts(cards: str) -> None:
    done = clubs("2", cards, **SHORT).apply(Resign(1))
    assert done.state.ending is Ending.RESIGNED and not facts(done).spitze_missed
    left = clubs("2", cards).apply(Stop(TABLE, Ending.LEFT, 2))
    assert not facts(left).spitze_missed


@pytest.mark.parametrize("cards", ["C7 C9 D7", "C7", f"{EIGHT_TRICKS} C7", f"{EIGHT_TRICKS} C7 ST DK C8"])
def test_skat_17_12_where_they_give_up_too_late_it_is_missed(cards: str) -> None:
    assert facts(clubs("1", cards, **SHORT).apply(Resign(1))).spitze_missed


def test_skat_17_12_a_defender_who_claims_a_trick_takes_the_spitze() -> None:
    for tricks, missed in ((0, False), (1, True)):
        done = after(clubs("1", **SHORT), Claim(1, tricks), Answer(0, True))
        assert done.state.ending is Ending.CLAIMED and facts(done).spitze_missed is missed


def test_skat_17_12_the_bid_list_is_not_extended() -> None:
    assert rules(options("german", ON)).bids == rules(options("german")).bids


def possible_values() -> set[int]:
    """The values of a suit game, for every way to hold trumps, every number of spitzen and every level."""
    found = set[int]()
    for held in range(11 + 1):
        for places in combinations(range(11), held):  # 0 is the jack of clubs, 10 the seven
            run = next((place for place in range(11) if (place in places) != (0 in places)), 11)
            lowest = next((back for back in range(11) if 10 - back not in places), 11)
            for spitzen in range(min(lowest, 10) + 1):
                for level in (*range(1, 4), *range(2, 8)):
                    found.update((run + level + spitzen) * base for base in (9, 10, 11, 12))
    return found


def test_skat_17_12_extended_it_is_what_some_contract_can_be_worth() -> None:
    bids, plain = rules(options("german", LONGER)).bids, rules(options("german")).bids
    others = {24 * multiplier for multiplier in range(2, 12)} | {23, 35, 46, 59}
    assert set(bids) == possible_values() | others
    assert bids[-1] == (11 + 7 + 10) * 12 == 336 and plain[-1] == 264
    assert set(plain) < set(bids) and bids[:20] == plain[:20]
    assert refused(new_game(options("german", ON), DEAL), Bid(1, 336)) is Reason.NO_SUCH_BID
    assert bid_by(1, 336, wanted=LONGER).state.bid == 336


def test_skat_17_12_who_holds_the_lowest_trumps_is_not_without_them() -> None:
    # ten spitzen: with all eleven, or without the jack of clubs alone; nothing between
    assert multipliers(rules(options("german", LONGER)).contract("C10")) == (12, 13, 14, 22, 23, 24)
    assert multipliers(rules(options("german", LONGER)).contract("C")) == tuple(range(2, 15))


def test_skat_17_12_only_with_spitzen() -> None:
    """The list does not grow where no spitze can be announced."""
    assert rules(options("german", {"spitzen.extend_bids": True})).bids == rules(options("german")).bids


def test_skat_17_12_the_value_counts_in_the_win_test() -> None:
    # clubs with 6, game 7: 84; schwarz 9: 108; with two spitzen 132
    for said, bid, won in (
        ("", 108, True),
        ("", 110, False),
        ("1", 120, True),
        ("2", 132, True),
        ("2", 135, False),
    ):
        assert (total(clubs(said, IN_ORDER, bid=bid)) > 0) is won


def test_skat_9_7_and_10_5_spitzen_help_to_reach_the_bid() -> None:
    wanted = ON | {"declare.must_be_reachable": True}
    game = after(bid_by(0, 120, wanted=wanted, dealt=DEAL), TakeSkat(0), Discard(0, Hand.parse("DQ D8")))
    assert {name for name in offered(game) if name[0] == "C"} == {"C1", "C2"}
    assert "concede" in ask_ids(clubs("", bid=110), 0) and "concede" not in ask_ids(clubs("1", bid=110), 0)


def test_skat_17_11_with_only_jacks_as_matadors() -> None:
    table = rules(options("german", LONGER | {"matadors.jacks_only": True}))
    assert table.bids[-1] == 264 and max(bid for bid in table.bids if bid != 264) == (4 + 7 + 10) * 12
