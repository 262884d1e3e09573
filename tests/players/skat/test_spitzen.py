"""Spitzen: announced when they are certain, and kept for the last tricks (17.12)."""

from __future__ import annotations

import pytest

from knekt.cards import Hand
from knekt.players import Budget
from knekt.players.skat.calling import judged_calls
from knekt.players.skat.calling.declaring import best_contract
from knekt.players.skat.judge import judge
from knekt.players.skat.playing.claims import claim_stands
from knekt.players.skat.rules import RulePlayer
from knekt.players.skat.searching import SearchingPlayer
from knekt.players.table import play_deal
from knekt.skat import (
    PACK,
    Answer,
    Claim,
    Placed,
    Play,
    SkatGame,
    Stage,
    State,
    contracts,
    options,
    place_game,
    result,
    rules,
)

XSKAT = options("xskat")
CONTRACTS = contracts(XSKAT)
SURE = "CJ SJ HJ DJ CA CT C8 C7 SA S7"  # of three trumps out the highest four draw all
TOO_FEW = "CJ SJ CA CT C8 C7 SA ST HA HT"


def declares(hand: str, declarer: int, laid: str = "D7 D8") -> str:
    state: State = (
        rules(XSKAT)
        .start()
        .but(stage=Stage.DECLARE, hands=(Hand.parse(hand),) * 3, declarer=declarer, bid=18)
    )
    clubs = [contract for contract in CONTRACTS.values() if contract.letter == "C" and not contract.row.hand]
    named = [contract for contract in clubs if Hand.of(contract.lowest_trumps) <= Hand.parse(hand)]
    return str(best_contract(state, Hand.parse(hand), Hand.parse(laid), named))


def test_spitzen_that_are_certain_are_announced_and_no_others() -> None:
    assert declares(SURE, 0) == "C2"
    assert declares(SURE, 1) == "C2"
    assert declares(TOO_FEW, 0) == "C"  # two jacks are out, and two more
    assert declares("CJ SJ HJ DJ CA CT CK C9 C8 SA", 0) == "C"  # no seven


def lay(contract: str, hand: str, declarer: int) -> SkatGame:
    """The worst that can be: all trumps that are out in one hand."""
    held = Hand.parse(hand)
    rest = Hand.of(PACK) - held - Hand.parse("D7 D8")
    trumps = [card for card in rest if card in CONTRACTS["C"].order.trumps]
    one = Hand.of([*trumps, *[card for card in rest if card not in trumps][: 10 - len(trumps)]])
    hands = [one, rest - one]
    hands.insert(declarer, held)
    return place_game(XSKAT, Placed(tuple(hands), Hand.parse("D7 D8"), declarer, CONTRACTS[contract], 18))


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_the_lowest_trumps_win_the_last_tricks(declarer: int) -> None:
    game = lay("C2", SURE, declarer)
    over = play_deal(game, [RulePlayer(seed) for seed in range(3)])
    found = result(over.state)
    assert found.facts is not None and not found.facts.spitze_missed
    assert found.score is not None and found.score.won
    assert [str(trick.cards[(declarer - trick.lead) % 3]) for trick in over.state.tricks[-2:]] == ["C8", "C7"]


@pytest.mark.parametrize(("contract", "plays"), [("C", "C7"), ("C1", "CT")])
def test_a_spitze_is_kept_though_another_card_is_dearer(contract: str, plays: str) -> None:
    held = tuple(map(Hand.parse, ("CT C7", "CJ D8", "S8 S9")))
    laid = Hand.parse("D7 S7")
    heap = Hand.of(PACK) - held[0] - held[1] - held[2] - laid
    placed = Placed(held, laid, 0, CONTRACTS[contract], 18, 1, (), (heap, Hand()), matadors=-1)
    game = place_game(XSKAT, placed)
    for seat, card in ((1, "CJ"), (2, "S8")):
        game = game.apply(Play(seat, Hand.parse(card)[0]))
    assert RulePlayer().choose(game.view(0)) == Play(0, Hand.parse(plays)[0])


@pytest.mark.parametrize(("contract", "stands"), [("C", True), ("C1", False)])
def test_a_defender_cannot_claim_a_spitze_away(contract: str, stands: bool) -> None:
    """The jack is certain to take a trick, but not the last:
    a claim would lose the seven, which may win in play.
    """
    held = tuple(map(Hand.parse, ("C8 C7", "CJ D8", "S8 S9")))
    laid = Hand.parse("D7 S7")
    heap = Hand.of(PACK) - held[0] - held[1] - held[2] - laid
    placed = Placed(held, laid, 0, CONTRACTS[contract], 18, 1, (), (heap, Hand()), matadors=-1)
    game = place_game(XSKAT, placed)
    assert claim_stands(game.view(1), 1) is stands
    assert RulePlayer().choose(game.apply(Claim(1, 1)).view(0)) == Answer(0, stands)
    assert RulePlayer().choose(game.apply(Claim(1, 0)).view(0)) == Answer(0, True)
    drawn = game.apply(Play(1, Hand.parse("CJ")[0]))
    found = result(play_deal(drawn, [RulePlayer(seed) for seed in range(3)]).state)
    assert found.score is not None and found.score.won


def announced(hand: str, declarer: int = 0, laid: str = "D7 D8") -> str:
    """The clubs contract that the judged player names with the skat."""
    cards = Hand.parse(hand)
    state: State = (
        rules(XSKAT)
        .start()
        .but(stage=Stage.DECLARE, hands=(cards,) * 3, declarer=declarer, turn=declarer, bid=18)
    )
    clubs = [contract for contract in CONTRACTS.values() if contract.letter == "C" and not contract.row.hand]
    named = [contract for contract in clubs if Hand.of(contract.lowest_trumps) <= cards]
    return str(judged_calls.best_contract(judge(), state, cards, Hand.parse(laid), named))


def test_spitzen_are_announced_that_win_in_the_worlds_and_no_others() -> None:
    """With nine trumps the seven comes home though the ace is out; with five trumps it hardly ever does."""
    assert announced(SURE) == "C2"
    assert announced("CJ SJ HJ DJ CT CK CQ C9 C7 SA") == "C1"
    assert announced("CJ CA CT CK C7 SA ST HA HT DA", laid="S7 D8") == "C"
    assert announced("CJ SJ HJ DJ CA CT CK C9 C8 SA") == "C"  # no seven


def test_a_search_keeps_the_spitze_and_the_defenders_go_for_it() -> None:
    """The queen drives the jack out, for the ten would be lost with it, and the seven must not go."""
    held = tuple(map(Hand.parse, ("CT CQ C7", "CJ D8 D9", "S8 S9 H8")))
    laid = Hand.parse("D7 S7")
    rest = list(Hand.of(PACK) - held[0] - held[1] - held[2] - laid)
    heaps = Hand.of(rest[9:]), Hand.of(rest[:9])
    placed = Placed(held, laid, 0, CONTRACTS["C1"], 18, 0, (), heaps, matadors=-1)
    player = SearchingPlayer(1, Budget(50), believes=True)
    assert player.choose(place_game(XSKAT, placed).view(0)) == Play(0, Hand.parse("CQ")[0])
