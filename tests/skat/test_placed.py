"""Set-ups: a deal that starts from a contract or from the middle of play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from skat.table import DEAL, SKAT, ask_ids, cards, contract, declared, passed_out, placed, play, played_out
from strategies import (
    VARIED,
    Line,
    can_be_placed,
    lines,
    option_sets,
    placed_from,
    skat_openings,
    tournee_sets,
    variants,
)

from knekt.cards import Hand
from knekt.engine import Hidden, changed
from knekt.errors import InvalidPosition
from knekt.skat import (
    PACK,
    Answer,
    Claim,
    Contract,
    Ended,
    Judge,
    Looked,
    Opened,
    Placed,
    PlayOn,
    Resign,
    SkatGame,
    Stage,
    contracts,
    options,
    place_game,
    result,
)

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


ANYTHING = options(
    "german",
    {f"{name}.enabled": True for name in ("kontra", "schenken", "bock", "spitzen", "revolution")}
    | {"ramsch.on_pass_out": "schieberramsch"},
)
RAMSCH = Placed(DEAL.hands, SKAT, None, None, taken=(Hand(),) * 3)


def ramsch_of(hands: tuple[str, str, str], *heaps: Hand, **more: Any) -> Placed:
    """A ramsch in the middle of play; missing cards lie in forehand's tricks, or in these heaps."""
    held = tuple(map(Hand.parse, hands))
    gone = Hand.of(PACK) - held[0] - held[1] - held[2] - SKAT - Hand.of(more.get("trick", ()))
    return Placed(held, SKAT, None, None, taken=heaps or (gone, Hand(), Hand()), **more)


def named(text: str) -> Contract:
    return contracts(ANYTHING)[text]


def test_skat_17_6_a_ramsch_from_its_first_lead() -> None:
    game = place_game(ANYTHING, RAMSCH)
    state = game.state
    assert state.is_ramsch and (state.stage, state.declarer, game.turn) == (Stage.PLAY, None, 0)
    assert [ask_ids(game, seat) for seat in range(3)] == [["card"], [], []]
    same = passed_out({"ramsch.on_pass_out": "ramsch"})
    assert result(played_out(game).state).ramsch == result(played_out(same).state).ramsch


def test_skat_17_6_a_ramsch_from_the_middle_of_a_trick() -> None:
    hands = "CJ", "HA S7", "HT D7"
    heap = Hand.parse("CA CT CK")
    gone = Hand.of(PACK) - Hand.of(cards("H7")) - SKAT - heap
    for hand in hands:
        gone -= Hand.parse(hand)
    setting = ramsch_of(hands, heap, Hand(), gone, trick=tuple(cards("H7")), lead=0, bock=2, refusals=1)
    game = place_game(ANYTHING, setting)
    assert game.turn == 1 and game.state.lost == 8
    assert {str(action) for action in game.asks[1][0].singles()} == {"M HA"}
    found = result(played_out(game).state).ramsch
    assert found is not None and found.facts.tricks == (2, 1, 7)
    assert found.facts.points == (27, 21, 120 - 27 - 21 - 3)
    assert found.totals == (0, 0, -69 * 2 * 2)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_knows_the_skat_of_a_ramsch(viewer: int | None) -> None:
    state = place_game(ANYTHING, replace(RAMSCH, skat=SKAT)).view(viewer).state
    assert state.laid == state.skat == Hidden(2)
    assert [isinstance(hand, Hand) for hand in state.hands] == [seat == viewer for seat in range(3)]


def test_what_was_said_before_a_set_up_counts() -> None:
    setting = replace(FULL, bock=4, kontra=2, declined="game")
    end = result(played_out(place_game(ANYTHING, setting)).state)
    plain = result(played_out(place_game("german", FULL)).state)
    assert end.facts is not None and plain.facts is not None and end.score is not None
    assert end.facts == replace(plain.facts, kontra=2, declined="game")
    factor = 4 * 2**2 * (1 if end.score.won else 2)
    assert end.score.total in (factor * end.score.value, -factor * end.score.value)


@pytest.mark.parametrize(
    ("timing", "trick", "may"),
    [
        ("before_first_lead", "", True),
        ("before_first_lead", "CA", False),
        ("after_first_lead", "CA", True),
        ("after_first_lead", "CA CQ", False),
        ("before_first_trick_turned", "CA CQ", True),
    ],
)
def test_skat_17_1_kontra_is_answered_where_a_set_up_leaves_the_time_for_it(
    timing: str, trick: str, may: bool
) -> None:
    table = changed(ANYTHING, {"kontra.timing": timing, "kontra.max": 4})
    on_table = Hand.of(cards(trick))
    hands = tuple(hand - on_table if isinstance(hand, Hand) else hand for hand in DEAL.hands)
    setting = replace(FULL, hands=hands, trick=tuple(cards(trick)), kontra=1, matadors=2)
    game = place_game(table, setting)
    assert ("kontra" in ask_ids(game, 0)) is may
    later = placed(THREE, kontra=1)
    assert "kontra" not in ask_ids(place_game(table, later), 0)


@pytest.mark.parametrize("trick", ["", "D7"])
def test_skat_17_13_the_exchange_is_over_in_a_set_up(trick: str) -> None:
    led = Hand.of(cards(trick))
    hands = (DEAL.hands[0] - led, *DEAL.hands[1:])
    setting = replace(FULL, hands=hands, trick=tuple(led), declarer=1, contract=named("R"))
    game = place_game(ANYTHING, setting)
    assert game.state.stage is Stage.PLAY and [type(event) for event in game.events[1:]] == [Opened, Looked]
    seen = {viewer: game.view(viewer).state.hands for viewer in (0, 1, 2, None)}
    assert seen[0] == seen[2] == hands
    assert seen[1] == seen[None] == (Hidden(len(hands[0])), hands[1], Hidden(10))


LATE_RAMSCH = ramsch_of(THREE)
SPITZEN = ("CJ C7 C8", "HA H8 S7", "HT H9 D7")
BAD_VARIANTS: dict[str, tuple[Placed, str]] = {
    "a declarer without a game": (replace(RAMSCH, declarer=0), "declarer-and-game"),
    "a game without a declarer": (replace(FULL, declarer=None), "declarer-and-game"),
    "two heaps in a ramsch": (replace(RAMSCH, taken=(Hand(), Hand())), "wrong-heaps"),
    "three heaps in a game": (replace(FULL, taken=(Hand(),) * 3), "wrong-heaps"),
    "half a trick in a ramsch": (
        replace(LATE_RAMSCH, taken=(LATE_RAMSCH.taken[0] - Hand.parse("CT"), Hand.parse("CT"), Hand())),
        "broken-trick",
    ),
    "a bid in a ramsch": (replace(RAMSCH, bid=18), "not-of-this-game"),
    "kontra in a ramsch": (replace(RAMSCH, kontra=1), "not-of-this-game"),
    "a gift in a ramsch": (replace(RAMSCH, declined="game"), "not-of-this-game"),
    "matadors in a ramsch": (replace(RAMSCH, matadors=1), "not-of-this-game"),
    "four refusals": (replace(RAMSCH, refusals=4), "not-of-this-game"),
    "refusals in a game": (replace(FULL, refusals=1), "not-of-this-game"),
    "less than no kontra": (replace(FULL, kontra=-1), "not-of-this-game"),
    "kontra too often": (replace(FULL, kontra=3), "not-of-this-game"),
    "a gift of something else": (replace(FULL, declined="schwarz"), "not-of-this-game"),
    "a gift in a null": (replace(FULL, contract=named("N"), declined="game"), "not-of-this-game"),
    "a gift below schneider": (replace(FULL, contract=named("GHS"), declined="game"), "not-of-this-game"),
    "a gift of schwarz": (replace(FULL, contract=named("GHZ"), declined="schneider"), "not-of-this-game"),
    "three times as much": (replace(FULL, bock=3), "bock-factor"),
    "no bock at all": (replace(RAMSCH, bock=0), "bock-factor"),
    "a spitze gone by": (
        replace(placed(("C7", "HA", "HT"), laid="S7 S8"), contract=named("C2")),
        "spitzen-unknown",
    ),
    "a spitze laid away": (replace(placed(THREE), contract=named("C1")), "spitze-not-held"),
    "a spitze with a defender": (
        replace(placed(SPITZEN, laid="S8 S9"), contract=named("S1")),
        "spitze-not-held",
    ),
}


@pytest.mark.parametrize("name", BAD_VARIANTS)
def test_what_cannot_be_so_with_variants_is_refused(name: str) -> None:
    setting, code = BAD_VARIANTS[name]
    with pytest.raises(InvalidPosition) as refused:
        place_game(ANYTHING, setting)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        (RAMSCH, "ramsch-not-played"),
        (replace(FULL, bock=2), "bock-not-played"),
        (replace(FULL, kontra=1), "not-of-this-game"),
        (replace(FULL, declined="game"), "not-of-this-game"),
    ],
)
def test_a_table_without_a_variant_is_not_set_up_with_it(setting: Placed, code: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        place_game("german", setting)
    assert refused.value.code == code


def test_skat_17_12_a_spitze_that_is_still_held_can_be_set_up() -> None:
    game = place_game(ANYTHING, replace(placed(SPITZEN, laid="S8 S9"), contract=named("C2")))
    for text, missed in (("CJ HA HT C8 H8 H9 C7 S7 D7", False), ("C8 HA HT CJ H8 H9 C7 S7 D7", True)):
        found = result(play(game, text).state).facts
        assert found is not None and found.spitze_missed is missed


varied = lines(skat_openings(variants()), st.sampled_from(VARIED))
LOOKS_BACK = Claim, Answer, Resign, Judge  # what they mean depends on what went before the set-up


tournee = lines(skat_openings(tournee_sets()))


@given(lines(skat_openings(option_sets())) | varied | tournee, st.data())
def test_a_deal_set_up_where_it_stands_ends_the_same(played: Line, data: st.DataObject) -> None:
    """The rest of a deal, played again from a set-up, has the result of the whole."""
    places = [game for game in played if can_be_placed(game.state)]
    if not places:
        return
    game = data.draw(st.sampled_from(places))
    again: Any = place_game(game.rules.options, placed_from(game.state))
    actions = [game.rules.cause(event) for event in played[-1].events[len(game.events) :]]
    if any(isinstance(action, LOOKS_BACK) for action in actions) or game.state.resigned or again.is_over:
        return  # over: too high bid, conceded by the table at once
    for action in filter(None, actions):
        if game.state.plays_on and not again.state.has_begun:
            again = told_to_play(again)
        again = again.apply(action)
    one, two = result(played[-1].state), result(again.state)
    if one.ramsch and len({*one.ramsch.points}) < 3 and not game.rules.options.is_german:
        return  # who took a trick last settles a tie, and a set-up does not tell it
    assert (one.declarer, one.score, one.ending, one.bock) == (two.declarer, two.score, two.ending, two.bock)
    assert one.totals == two.totals and one.lines == two.lines


def told_to_play(game: SkatGame) -> SkatGame:
    """The game when the declarer has had the first word once more, where he is asked for it (17.2)."""
    on = [ask for asks in game.asks.values() for ask in asks if ask.id.startswith("play-on")]
    return game.apply(PlayOn(on[0].seat)) if on else game
