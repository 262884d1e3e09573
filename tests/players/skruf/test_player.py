"""The plain player of Skruf at whole deals:
legal, blind to what it may not see, and far better than chance.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean

import pytest
from conformance.of_skruf import SKRUF as FAMILIES
from conformance.twins import twin
from players.skruf_deals import Silent, Watched, account, played
from strategies_skruf import skruf_pairwise

from knekt.cards import Hand, Seed
from knekt.engine import Action, View
from knekt.players.family import opponent
from knekt.players.player import Player
from knekt.players.random import RandomPlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.knowing.knowledge import whereabouts
from knekt.players.table import play_deal, step
from knekt.skruf import (
    PRESETS,
    Answer,
    Bid,
    Ending,
    Facts,
    Give,
    MakeBid,
    MisereFacts,
    Options,
    Pass,
    Stage,
    State,
    Swap,
    new_game,
    options,
    tricks_of,
)

(FAMILY, *_) = FAMILIES  # all forms share one description of what is secret
MISERE = options("skruf", {"general_pass": "misere"})


class Wild(RandomPlayer):
    """Bids low at random, passes half the time and claims at times, so that all kinds of deals occur."""

    def choose(self, view: View[State]) -> Action:
        seat, chance = view.seat, self._rng.random()
        assert seat is not None
        may = [ask for ask in view.asks if not ask.must]
        if may and chance < 0.05:
            return may[0].sample(self._rng)
        ask = next(ask for ask in view.asks if ask.must)
        if ask.id.startswith("call"):
            bids = [each for each in ask.singles() if isinstance(each, MakeBid)]
            if not bids or (ask.contains(Pass(seat)) and chance < 0.6):
                return Pass(seat)
            return bids[int(self._rng.random() * min(3, len(bids)))]
        return ask.sample(self._rng)


def pairs(one: Player, other: Player, seat: int) -> list[Player]:
    """Two partners of one kind, beginning at the seat, and two of another kind."""
    return [one if each % 2 == seat % 2 else other for each in range(4)]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_is_asked_for_and_the_same_each_time(preset: str) -> None:
    players = [Watched(BookPlayer(seed)) for seed in range(4)]
    for number in range(25):
        assert play_deal(new_game(preset, Seed.parse(f"legal {number}")), players).is_over
    assert sum(player.answers for player in players) > 500


@pytest.mark.parametrize("preset", PRESETS)
def test_under_any_options_every_answer_is_asked_for(preset: str) -> None:
    """Beside wild players, so that contracts of all kinds come about, and claims, and lost slams."""
    for number, chosen in enumerate(skruf_pairwise(PRESETS[preset])):
        for each in range(2):
            rng = Random(100 * number + each)
            players: list[Player] = [
                Wild(rng) if rng.random() < 0.5 else Watched(BookPlayer(number)) for _ in range(4)
            ]
            assert play_deal(new_game(chosen, Seed.parse(f"any {number} {each}")), players).is_over


def test_every_kind_of_question_comes_up_and_is_answered() -> None:
    kinds: Counter[type[Action]] = Counter()

    class Counted(BookPlayer):
        def choose(self, view: View[State]) -> Action:
            action = super().choose(view)
            kinds[type(action)] += 1
            return action

    wild = options("skruf", {"general_pass": "misere", "claims": True})
    for number in range(40):
        one = Counted(number)
        play_deal(new_game(wild, Seed.parse(f"kinds {number}")), pairs(one, Wild(Random(number)), number))
    assert {MakeBid, Pass, Give, Swap, Answer} <= kinds.keys()


@pytest.mark.parametrize("chosen", [*PRESETS.values(), MISERE], ids=lambda chosen: chosen.preset)
def test_it_does_not_look_beyond_its_view(chosen: Options) -> None:
    """The player does the same in a world it cannot tell from this one;
    and no card lies where it rules it out.
    """
    found, players = 0, [BookPlayer(seed) for seed in range(4)]
    for number in range(8):
        rng, game = Random(number), new_game(chosen, Seed.parse(f"twins {number}"))
        while not game.is_over:
            seat = game.turn
            assert seat is not None
            view = game.view(seat)
            for cards, may in zip(game.state.hands, whereabouts(view), strict=True):
                assert isinstance(cards, Hand) and cards <= may
            other = twin(FAMILY, game, seat, rng) if rng.random() < 0.3 else None
            if other is not None:
                found += 1
                assert players[seat].choose(other.view(seat)) == players[seat].choose(view)
            game = step(game, players)
    assert found > 5


def test_the_computer_opponent_of_every_form_is_this_one() -> None:
    for chosen in PRESETS.values():
        assert isinstance(opponent(chosen, 3), BookPlayer)


# --- how good it is


@pytest.mark.parametrize("preset", ["skruf", "skruf-plain"])
def test_a_pair_of_them_beats_a_pair_by_chance(preset: str) -> None:
    """The same deals from both sides of the table."""
    gains = [
        account(
            played(
                preset,
                f"chance {number}",
                pairs(BookPlayer(number), RandomPlayer(Random(number)), seat),
            ),
            seat,
        )
        for number in range(30)
        for seat in (0, 1)
    ]
    assert mean(gains) > 1500


def test_bids_by_chance_left_aside_their_cards_are_better_too() -> None:
    """Against low and wild bids they still gain, deal for deal."""
    gains = [
        account(
            played("skruf", f"wild {number}", pairs(BookPlayer(number), Wild(Random(number)), seat)), seat
        )
        for number in range(30)
        for seat in (0, 1)
    ]
    assert mean(gains) > 400


def test_four_of_them_bid_what_they_can_make() -> None:
    found = [
        played("skruf", f"table {number}", [BookPlayer(number + seat) for seat in range(4)])
        for number in range(80)
    ]
    made = [each.facts.is_made for each in found if isinstance(each.facts, Facts)]
    levels = [each.facts.contract.level for each in found if isinstance(each.facts, Facts)]
    nets = [account(each, each.declarer) for each in found if each.declarer is not None]
    assert len(made) >= 0.4 * len(found)
    assert 0.55 <= mean(made) <= 0.95
    assert 4 <= mean(levels) <= 5 and max(levels) <= 6
    assert mean(nets) > 0 and min(nets) > -3000


@pytest.mark.parametrize("preset", ["skruf-plain", "trekarl"])
def test_in_the_other_forms_they_know_where_to_stop_too(preset: str) -> None:
    found = [
        played(preset, f"table {number}", [BookPlayer(number + seat) for seat in range(4)])
        for number in range(160)
    ]
    made = [each.facts.is_made for each in found if isinstance(each.facts, Facts)]
    assert len(made) >= 0.25 * len(found)
    assert 0.45 <= mean(made) <= 0.95


def test_10_in_a_misere_they_take_fewer_tricks_than_chance_does() -> None:
    taken = []
    for number in range(20):
        for seat in (0, 1):
            table = pairs(Silent(BookPlayer(number)), Silent(RandomPlayer(Random(number))), seat)
            found = played(MISERE, f"misere {number}", table)
            assert isinstance(found.facts, MisereFacts)
            tricks = found.facts.tricks
            taken.append(tricks if seat in found.sides[0] else 13 - tricks)
    assert mean(taken) < 5


def test_trekarl_beside_two_by_chance_it_gains() -> None:
    gains = []
    for number in range(40):
        seat = (0, 2, 3)[number % 3]
        table: list[Player] = [RandomPlayer(Random(number + each)) for each in range(4)]
        table[seat] = BookPlayer(number)
        gains.append(account(played("trekarl", f"three {number}", table), seat))
    assert mean(gains) > 1000


# --- small questions


def test_13_a_slam_bid_without_a_word_from_the_partner_is_left_to_its_bidder() -> None:
    class Slam(BookPlayer):
        def choose(self, view: View[State]) -> Action:
            if view.state.stage is not Stage.AUCTION:
                return super().choose(view)
            assert view.seat is not None
            return MakeBid(3, Bid(7, "H")) if view.seat == 3 and view.state.high is None else Pass(view.seat)

    players = [Slam(seed) for seed in range(4)]
    endings = Counter(played("skruf", f"slam {number}", players).alone for number in range(5))
    assert endings[True] == 5


def test_7_a_certain_claim_is_made_and_stands() -> None:
    """The same cards are played up to the claim, which brings as many tricks as playing on."""
    claims, players = options("skruf", {"claims": True}), [BookPlayer(seed) for seed in range(4)]
    claimed = 0
    for number in range(25):
        state = play_deal(new_game(claims, Seed.parse(f"claims {number}")), players).state
        if state.ending is Ending.CLAIMED and state.claim is not None:
            claimed += 1
            side = state.side_of(state.claim.seat)
            plain = play_deal(new_game("skruf", Seed.parse(f"claims {number}")), players).state
            assert tricks_of(state)[side] >= tricks_of(plain)[side]
    assert claimed > 3
