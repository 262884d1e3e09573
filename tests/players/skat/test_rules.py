"""The rule-following player: legal, never over its own hand, and far better than chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from players.watched import Watched
from strategies import option_sets

from knekt.cards import Hand, Seed
from knekt.engine import Action, OptionValue, View
from knekt.players.player import Outspoken, Player
from knekt.players.random import RandomPlayer
from knekt.players.skat.calling.bidding import least_chance, limit
from knekt.players.skat.calling.declaring import best_contract, best_discard, prefers_hand
from knekt.players.skat.knowing.knowledge import trumps
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import play_deal, step
from knekt.skat import (
    GERMAN,
    PACK,
    PRESETS,
    Answer,
    BidMade,
    Claim,
    Concede,
    Dealt,
    Ending,
    Options,
    Placed,
    Play,
    Result,
    SkatGame,
    Stage,
    State,
    contracts,
    new_game,
    options,
    place_game,
    result,
    rules,
)

CONTRACTS = contracts(GERMAN)


class Blurting(RandomPlayer):
    """Says anything at random, bids high on any hand, but plays the deal to its end."""

    def choose(self, view: View[State]) -> Action:
        return self.interject(view) or super().choose(view)

    def interject(self, view: View[State]) -> Action | None:
        may = [ask for ask in view.asks if not ask.must and ask.id.startswith(("kontra", "offer"))]
        return may[0].sample(self._rng) if may and self._rng.random() < 0.3 else None


def deal(preset: str, name: str, number: int) -> SkatGame:
    return new_game(preset, Seed.parse(f"{name} {number}"))


def played(game: SkatGame, players: list[Player]) -> Result:
    return result(play_deal(game, players).state)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_is_asked_for_and_no_bid_is_above_the_hand(preset: str) -> None:
    players = [Watched(RulePlayer(seed)) for seed in range(3)]
    for number in range(100):
        assert play_deal(deal(preset, "legal", number), players).is_over
    assert sum(player.answers for player in players) > 2000


def test_every_answer_is_asked_for_under_odd_options_too() -> None:
    odd = options(
        "iss",
        {
            "bidding.values": "any_integer_from_18",
            "surrender.mode": "none",
            "declare.must_be_reachable": False,
        },
    )
    players = [Watched(RulePlayer(seed)) for seed in range(3)]
    for number in range(40):
        assert play_deal(new_game(odd, Seed.parse(f"odd {number}")), players).is_over


@given(option_sets(), st.integers(0, 2**32 - 1))
def test_under_any_options_deals_come_to_their_end(chosen: Options, number: int) -> None:
    players = [Watched(RulePlayer(seed)) for seed in range(3)]
    for each in range(2):
        assert play_deal(new_game(chosen, Seed.parse(f"any {number} {each}")), players).is_over
    mixed: list[Player] = [players[0], RandomPlayer(Random(number)), players[2]]
    assert play_deal(new_game(chosen, Seed.parse(f"mixed {number}")), mixed).is_over


@pytest.mark.parametrize("kontra", ["after_first_lead", "before_first_lead", "before_first_trick_turned"])
def test_beside_one_who_doubles_and_gives_at_random_every_answer_is_asked_for(kontra: str) -> None:
    """Gifts and doublings come to the rule players that none of them would have thought of."""
    wild = options(
        "xskat", {"kontra.timing": kontra, "kontra.max": "unlimited", "schenken.window": "any_time"}
    )
    kinds: Counter[str] = Counter()
    for number in range(30):
        players: list[Player] = [Watched(RulePlayer(seed)) for seed in range(3)]
        players[number % 3] = Blurting(Random(number))
        over = play_deal(new_game(wild, Seed.parse(f"wild {number}")), players)
        kinds.update(event.kind for event in over.events)
    assert {"kontra-said", "offered", "agreed", "gift-answered"} <= kinds.keys()


def test_17_7_a_round_of_schieberramsch_is_played_through() -> None:
    players = [Watched(RulePlayer(seed)) for seed in range(3)]
    for number in range(20):
        dealt = replace(Dealt.from_seed(Seed.parse(f"round {number}")), schieberramsch=True)
        over = play_deal(new_game("club", dealt), players)
        assert result(over.state).ramsch is not None


def test_random_and_rule_players_mixed_go_through_every_kind_of_deal() -> None:
    endings: Counter[Ending] = Counter()
    for number in range(60):
        players: list[Player] = [
            RandomPlayer(Random(number)),
            Watched(RulePlayer(number)),
            RandomPlayer(Random(-number)),
        ]
        endings[played(deal("iss", "mixed", number), players).ending] += 1
    assert endings[Ending.PLAYED] > 0


def test_three_of_them_declare_most_deals_and_win_most_of_those() -> None:
    players: list[Player] = [RulePlayer(seed) for seed in range(3)]
    results = [played(deal("german", "table", number), players) for number in range(250)]
    scores = [each.score for each in results if each.score is not None]
    assert len(scores) >= 0.7 * len(results)
    assert 0.6 <= sum(score.won for score in scores) / len(scores) <= 0.9
    assert sum(score.total for score in scores) > 0


def test_it_beats_chance_by_far() -> None:
    """Beside two who bid and play at random, the seats rotated:
    they lose what they bid, it keeps out of that.
    """
    by_chance = by_rules = 0
    for number in range(60):
        seat = number % 3
        players: list[Player] = [RandomPlayer(Random(number + each)) for each in range(3)]
        players[seat] = RulePlayer(number)
        found = played(deal("german", "chance", number), players)
        if found.score is not None and found.declarer == seat:
            by_rules += found.score.total
        elif found.score is not None:
            by_chance += found.score.total
    assert by_rules > 0
    assert by_chance < -5000


def test_it_plays_its_cards_better_than_chance_on_either_side() -> None:
    """The same games, declared by forehand in the longest suit, by every pairing of the two kinds."""
    won: Counter[str] = Counter()
    for number in range(60):
        dealt = Dealt.from_seed(Seed.parse(f"cards {number}"))
        hands = tuple(cards for cards in dealt.hands if isinstance(cards, Hand))
        assert isinstance(dealt.skat, Hand)
        suit = max("DHSC", key=lambda letter: len(trumps(CONTRACTS[letter].order, hands[0])))
        placed = Placed(hands, dealt.skat, 0, CONTRACTS[suit], 18)
        by_rules: list[Player] = [RulePlayer(seed) for seed in range(3)]
        by_chance: list[Player] = [RandomPlayer(Random(seed)) for seed in range(3)]
        for name, players in (
            ("rules against rules", by_rules),
            ("rules against chance", [by_rules[0], *by_chance[1:]]),
            ("chance against rules", [by_chance[0], *by_rules[1:]]),
        ):
            score = played(place_game("german", placed), players).score
            assert score is not None
            won[name] += score.won
    assert won["chance against rules"] + 6 < won["rules against rules"] < won["rules against chance"] - 6


# --- bidding and declaring


def state_at(stage: Stage, twelve: str, bid: int = 18, preset: str = "german") -> State:
    """The declarer's state at a stage, as far as it matters for the choices."""
    hand = Hand.parse(twelve)
    return rules(options(preset)).start().but(stage=stage, hands=(hand,), declarer=0, bid=bid)


@pytest.mark.parametrize(
    ("hand", "least", "most"),
    [
        ("C7 C8 SQ S9 HK H9 H7 DQ D9 D8", 0, 0),  # nothing
        ("CJ SJ HJ DJ CA CT CK SA ST HA", 144, 264),  # grand from the hand
        ("CJ SJ CA CT CK C9 SA S7 HA D7", 36, 96),  # clubs with two
        ("HJ DJ D9 D8 D7 DQ SA ST CA H7", 27, 72),  # diamonds without two
        ("C7 C9 CJ S7 S8 ST H7 H9 D7 D8", 59, 59),  # null that nobody can catch
    ],
)
def test_a_hand_is_bid_for_what_its_game_is_worth(hand: str, least: int, most: int) -> None:
    assert least <= limit(rules(GERMAN), Hand.parse(hand)) <= most


@pytest.mark.parametrize(
    ("changes", "hand", "value"),
    [
        ({"grand.base": 20}, "CJ SJ HJ DJ CA CT CK SA ST HA", 120),  # grand hand with 4: 6 × 20
        ({"matadors.jacks_only": True}, "CT CK CQ C9 C8 C7 SA ST HA DA", 72),  # hand without 5, but 6 × 12
        ({"grand_ouvert.mode": "separate"}, "CJ SJ HJ DJ CA CT CK SA ST HA", 144),  # nothing announced
        # Nobody can beat this revolution.
        ({"revolution.enabled": True}, "C7 C9 CJ S7 S8 ST H7 H9 D7 D8", 92),
        # Somebody may beat this revolution.
        ({"revolution.enabled": True}, "C7 C9 CJ S7 S8 ST H7 H9 D7 DA", 23),
        (
            {"spitzen.enabled": True, "spitzen.extend_bids": True},
            "CJ SJ HJ DJ CA CT C8 C7 SA S7",
            144,
        ),  # no matadors are counted
    ],
)
def test_17_a_hand_is_bid_by_the_table_in_force(
    changes: dict[str, OptionValue], hand: str, value: int
) -> None:
    assert limit(rules(options("german", changes)), Hand.parse(hand), leads=True) == value


def test_17_6_who_speaks_last_before_a_ramsch_thinks_of_that_too() -> None:
    """Forehand plays cards with which it would otherwise pass, for they are dreadful in ramsch."""
    feared, hoped = Hand.parse("CJ SJ CA SA ST HA HT DA DT DK"), Hand.parse("C7 C8 S7 S8 S9 H7 H9 D7 D8 D9")
    pub, german = rules(options("pub")), rules(GERMAN)
    assert (
        least_chance(pub, feared, last=True)
        < least_chance(german, feared, last=True)
        == least_chance(pub, feared, last=False)
    )
    assert least_chance(pub, hoped, last=True) > least_chance(german, hoped, last=True)


def test_the_auction_goes_up_in_the_smallest_steps() -> None:
    strong = Hand.parse("CJ SJ HJ DJ CA CT CK SA ST HA")
    game = _auction_of(strong)
    bids = [event.value for event in game.events if isinstance(event, BidMade)]
    assert bids == list(rules(GERMAN).bids[: len(bids)])
    assert game.state.declarer == 1


def _auction_of(middlehand: Hand) -> SkatGame:
    """Middlehand has these cards and the others what is left."""
    left = list(Hand.of(PACK) - middlehand)
    Random(3).shuffle(left)
    dealt = Dealt.of(Hand.of(left[:10]), middlehand, Hand.of(left[10:20]), Hand.of(left[20:]))
    game, players = new_game("german", dealt), [RulePlayer(seed) for seed in range(3)]
    while game.state.stage is Stage.AUCTION and not game.is_over:
        game = step(game, players)
    return game


def test_9_1_a_hand_that_needs_no_skat_is_played_from_the_hand() -> None:
    strong = Hand.parse("CJ SJ HJ DJ CA CT CK SA ST HA")
    assert prefers_hand(state_at(Stage.SKAT, str(strong)), strong)
    weak = Hand.parse("CJ SJ CA CK C9 C7 SK S7 HQ D8")
    assert not prefers_hand(state_at(Stage.SKAT, str(weak)), weak)


def test_9_2_no_trumps_and_no_aces_are_laid_away() -> None:
    twelve = Hand.parse("CJ SJ CA CK CQ C9 C7 SA SK HT D8 D7")
    laid = best_discard(state_at(Stage.DISCARD, str(twelve)), twelve)
    assert laid <= Hand.parse("SK HT D8 D7")


def test_9_2_in_null_the_dangerous_cards_go() -> None:
    twelve = Hand.parse("C7 C8 C9 S7 S9 SJ H7 H8 HT D7 DA DK")
    state = state_at(Stage.DISCARD, str(twelve))
    assert best_discard(state, twelve) == Hand.parse("DA DK")


def test_13_4_the_contract_reaches_the_bid_or_costs_least() -> None:
    """With one for 24: only clubs gets there; where nothing does, the least is lost."""
    hand, laid = Hand.parse("CJ HJ CA CK C9 C8 DA DT D9 D8"), Hand.parse("S7 H7")
    pickup = [contract for contract in CONTRACTS.values() if not contract.row.hand]
    assert str(best_contract(state_at(Stage.DECLARE, str(hand), 24), hand, laid, pickup)) == "C"
    hopeless, away = Hand.parse("CJ HJ D9 D8 D7 S9 S8 H9 H8 C8"), Hand.parse("C7 S7")
    suits = [CONTRACTS[letter] for letter in "DHSC"]
    chosen = best_contract(state_at(Stage.DECLARE, str(hopeless), 90), hopeless, away, suits)
    assert chosen.base in (9, 10)  # 90 exactly, lost: 180; spades would cost 198, clubs 192


def test_9_4_all_ten_tricks_in_hand_are_announced_open_by_forehand() -> None:
    hand = Hand.parse("CJ SJ HJ DJ CA CT CK CQ SA HA")
    from_hand = [contract for contract in CONTRACTS.values() if contract.row.hand]
    state = state_at(Stage.DECLARE, str(hand))
    assert best_contract(state, hand, None, from_hand).said == "O"
    assert best_contract(state.but(declarer=1), hand, None, from_hand).said == "S"


def test_17_9_all_ten_tricks_are_announced_open_where_that_is_a_contract_of_its_own() -> None:
    made = rules(options("german", {"grand_ouvert.mode": "separate"}))
    hand = Hand.parse("CJ SJ HJ DJ CA CT CK CQ SA HA")
    state = made.start().but(stage=Stage.DECLARE, hands=(hand,), declarer=0, bid=18)
    from_hand = [contract for contract in made.contracts.values() if contract.row.hand]
    assert best_contract(state, hand, None, from_hand).row.name == "grand-ouvert"


@pytest.mark.parametrize(
    ("hand", "chosen"), [("C7 C9 CJ S7 S8 ST H7 H9 D7 D8", "R"), ("C7 C9 CJ S7 S8 ST H7 H9 D7 DA", "NH")]
)
def test_17_13_a_revolution_is_named_only_where_nobody_can_beat_it(hand: str, chosen: str) -> None:
    made = rules(options("xskat"))
    state = made.start().but(stage=Stage.DECLARE, hands=(Hand.parse(hand),), declarer=0, bid=18)
    from_hand = [contract for contract in made.contracts.values() if contract.row.hand and contract.is_null]
    assert str(best_contract(state, Hand.parse(hand), None, from_hand)) == chosen


def test_10_5_a_game_that_cannot_reach_the_bid_is_given_up_at_once() -> None:
    hands = tuple(
        map(
            Hand.parse,
            (
                "CA CT SA ST HA HT DA DT CK SK",
                "CJ HJ D9 D8 D7 S9 S8 H9 H8 C8",
                "SJ DJ CQ C9 SQ HK HQ DK DQ H7",
            ),
        )
    )
    game = place_game("german", Placed(hands, Hand.parse("C7 S7"), 1, CONTRACTS["D"], 120))
    assert isinstance(RulePlayer(), Outspoken)
    assert RulePlayer().interject(game.view(1)) == Concede(1)
    assert step(game, [RulePlayer(seed) for seed in range(3)]).state.ending is Ending.OVERBID


# --- cards


def lay(hands: str, contract: str, declarer: int, lead: int, preset: str = "german") -> SkatGame:
    """An ending: what is in nobody's hand has been played, but for two cards out of play."""
    held = tuple(map(Hand.parse, hands.split(" | ")))
    rest = list(Hand.of(PACK) - held[0] - held[1] - held[2])
    heap = Hand.of(rest[2:])
    taken = (Hand(), heap) if contract.startswith("N") else (heap, Hand())
    placed = Placed(held, Hand.of(rest[:2]), declarer, CONTRACTS[contract], 18, lead, (), taken, matadors=1)
    return place_game(preset, placed)


def card(game: SkatGame) -> str:
    """What the rule player on turn plays."""
    assert game.turn is not None
    action = RulePlayer(1).choose(game.view(game.turn))
    assert isinstance(action, Play)
    return str(action.card)


def put(game: SkatGame, *cards: str) -> SkatGame:
    for text in cards:
        assert game.turn is not None
        game = game.apply(Play(game.turn, Hand.parse(text)[0]))
    return game


def test_the_declarer_draws_trumps_from_the_top() -> None:
    game = lay("CJ SJ CA C9 HA S7 | HJ C8 S8 SQ D7 D8 | C7 SK S9 DA DK H7", "C", 0, 0)
    assert card(game) in ("CJ", "SJ")


def test_a_defender_smears_the_trick_of_his_partner() -> None:
    game = put(lay("C7 S7 H7 | CJ SA H9 | D7 DA DT", "H", 0, 0), "C7", "CJ")
    assert card(game) in ("DA", "DT")


def test_a_defender_throws_nothing_on_a_trick_of_the_declarer() -> None:
    game = put(lay("CJ S7 H7 | D8 SA H9 | D7 DA DT", "C", 0, 0), "CJ", "D8")
    assert card(game) == "D7"


def test_the_declarer_ruffs_what_is_worth_it() -> None:
    game = put(lay("SA S7 | ST S9 | CJ D7", "C", 2, 0), "SA", "ST")
    assert card(game) == "CJ"


def test_null_the_declarer_stays_just_under() -> None:
    game = put(lay("H7 H9 HQ | HT D7 D8 | S7 S8 S9", "N", 0, 1), "HT", "S7")
    assert card(game) == "H9"


def test_null_a_defender_stays_below_the_declarer() -> None:
    game = put(lay("H8 HA S7 | HJ D7 D8 | HQ H9 S9", "N", 1, 0), "H8", "HJ")
    assert card(game) == "H9"


# --- claims


def test_11_5_the_declarer_claims_what_is_certain_and_the_others_accept() -> None:
    game = lay("CJ SJ HA HT | HJ S7 S8 HK | DA D7 DK HQ", "C", 0, 0, "iss")
    players = [RulePlayer(seed) for seed in range(3)]
    assert RulePlayer().choose(game.view(0)) == Claim(0, 4)
    assert play_deal(game, players).state.ending is Ending.CLAIMED
    without_claims = lay("CJ SJ HA HT | HJ S7 S8 HK | DA D7 DK HQ", "C", 0, 0)
    assert isinstance(RulePlayer().choose(without_claims.view(0)), Play)


class Stubborn(RandomPlayer):
    """Refuses every claim."""

    def choose(self, view: View[State]) -> Action:
        action = super().choose(view)
        return Answer(action.seat, False) if isinstance(action, Answer) else action


def test_11_5_a_proved_claim_stands_though_the_others_refuse() -> None:
    game = lay("CJ SJ HA HT | HJ S7 S8 HK | DA D7 DK HQ", "C", 0, 0, "iss").apply(Claim(0, 4))
    refuses = Stubborn(Random(1))
    assert step(game, [refuses] * 3).state.ending is Ending.CLAIMED


def test_11_5_a_claim_without_proof_needs_consent() -> None:
    game = lay("CJ DJ HA HT | DA S7 S8 HK | HJ SJ DK HQ", "C", 0, 0, "iss").apply(Claim(0, 4))
    after = step(game, [RulePlayer(seed) for seed in range(3)])
    assert after.state.claim is None and not after.is_over
    assert after.state.opened == {0}


def test_who_gives_all_away_finds_it_accepted() -> None:
    game = lay("CJ DJ HA HT | HJ S7 S8 HK | SJ D7 DK HQ", "C", 0, 0, "iss").apply(Claim(1, 0))
    assert RulePlayer().choose(game.view(0)) == Answer(0, True)
