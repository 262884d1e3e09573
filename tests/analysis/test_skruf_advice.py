"""Advice in Skruf: every phase has its numbers and reasons, and the best is what the strong player does."""

from __future__ import annotations

import pytest
from players.skruf_deals import VECTORS, after_calls, laid_out

from knekt.analysis import OwnHand, advise, deal_around
from knekt.cards import Hand, Seed
from knekt.games import new_game, options
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.calling import slams
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import DEALER, Give, MakeBid, Pass, Play, SkrufGame, Stage, Swap, parse_bid, partner_of
from knekt.telling import named
from knekt.words import LANGUAGES, say

DEAL = VECTORS["deals"][0]
BUDGET = Budget(8, nodes=60_000)


def at(stage: Stage) -> SkrufGame:
    """The first worked deal at this stage, if play by the book reaches it."""
    game, players = laid_out(DEAL), [BookPlayer(seat) for seat in range(4)]
    while game.state.stage is not stage:
        game = step(game, players)
    return game


@pytest.mark.parametrize(
    ("stage", "kind"),
    [
        (Stage.AUCTION, MakeBid),
        (Stage.GIVE, Give),
        (Stage.RAISE, MakeBid | Pass),
        (Stage.SWAP, Swap),
        (Stage.PLAY, Play),
    ],
    ids=lambda each: each.name if isinstance(each, Stage) else "",
)
def test_every_phase_is_advised_with_numbers(stage: Stage, kind: type) -> None:
    game = at(stage)
    seat = game.turn
    assert seat is not None
    view = game.view(seat)
    advice = advise(view, BUDGET if stage is not Stage.PLAY else Budget(8), 3)
    assert advice.basis == "worlds" and advice.worlds >= 4
    assert isinstance(advice.best.action, kind)
    assert advice.best.chance is not None and 0 <= advice.best.chance <= 1
    assert advice.best.score is not None
    assert len(advice.suggestions) > 1 or stage is Stage.GIVE  # four trumps, and there are no others
    assert all(any(ask.contains(each.action) for ask in view.asks) for each in advice.suggestions)
    assert len({each.action for each in advice.suggestions}) == len(advice.suggestions)
    if stage is not Stage.PLAY:
        player = SkrufStrongPlayer(3, BUDGET, worlds=8)
        assert advice.best.action == player.choose(view)
    for each in advice.suggestions:
        for lang in LANGUAGES:
            told = named(game.rules.options, each.action), *each.reasons
            assert all(say(message, lang) for message in told)


def test_a_bid_is_explained_by_the_table() -> None:
    game = laid_out(DEAL)
    assert game.turn is not None
    best = advise(game.view(game.turn), BUDGET).best
    assert best.action == MakeBid(game.turn, parse_bid("1G"))
    told = [say(reason) for reason in best.reasons]
    assert told[0] == "Shows three aces."
    assert any("would be made in" in each for each in told)


def test_a_pass_is_worth_what_the_others_get() -> None:
    game = after_calls(laid_out(DEAL), ["1G"])
    seat = game.turn
    assert seat is not None
    advice = advise(game.view(seat), BUDGET)
    assert advice.best.action == Pass(seat)
    assert advice.best.score is not None and advice.best.score < 0  # three aces sit on the right
    assert advice.best.chance is None


def test_who_is_bound_to_play_tells_more_at_no_cost() -> None:
    """A pass leaves the partner's bid standing: it is worth no more than a message, and as likely made."""
    cards = tuple(Hand.parse("SA SK SQ S9 S5 HA HK H7 D4 D3 CK C2"))
    opened = MakeBid(DEALER, parse_bid("1S"))
    game = deal_around(options("skruf"), OwnHand(cards, seat := partner_of(DEALER), said=(opened,)))
    advice = advise(game.view(seat), BUDGET)
    passed = next(each for each in advice.suggestions if each.action == Pass(seat))
    assert isinstance(advice.best.action, MakeBid) and advice.best.action.bid.level < 4
    assert advice.best.score == passed.score and passed.behind == 0
    assert passed.chance == advice.best.chance is not None


@pytest.mark.parametrize(("form", "sort"), [("skruf", "auction"), ("skruf-plain", None), ("trekarl", None)])
def test_only_chances_that_were_measured_say_so(form: str, sort: str | None) -> None:
    game = new_game(form, Seed.parse("measured"))
    assert game.turn is not None
    advice = advise(game.view(game.turn), BUDGET)
    assert advice.sort == sort and (advice.tested is None) == (sort is None)
    swap = at(Stage.SWAP)
    assert swap.turn is not None and advise(swap.view(swap.turn), BUDGET).tested is None


def test_what_is_too_doubtful_to_be_bid_is_said_so() -> None:
    game = laid_out(DEAL)
    assert game.turn is not None
    advice = advise(game.view(game.turn), BUDGET)
    for each in advice.suggestions:
        doubts = [reason.args["least"] for reason in each.reasons if reason.id == "reason-doubtful"]
        assert not doubts or (each != advice.best and each.chance is not None)
        assert all(round(100 * (each.chance or 0)) <= int(str(least)) for least in doubts)
    weak = after_calls(game, ["1G"])
    assert weak.turn is not None
    told = [reason.id for each in advise(weak.view(weak.turn), BUDGET).suggestions for reason in each.reasons]
    assert "reason-doubtful" in told


def test_6_a_slam_is_advised_on_by_the_worlds_that_the_solver_answered() -> None:
    """Fewer worlds were solved than were drawn, and the advice says so."""
    game = at(Stage.RAISE)
    buyer = game.state.buyer
    assert buyer is not None
    master = game.apply(Pass(buyer)).view((buyer + 2) % 4)
    advice = advise(master, Budget(60), 3)
    assert slams.FEWEST <= advice.worlds <= slams.WORLDS


def test_cards_have_reasons_from_the_worlds() -> None:
    game, players = at(Stage.PLAY), [BookPlayer(seat) for seat in range(4)]
    found = set[str]()
    while not game.is_over and game.state.cards_played < 24:
        assert game.turn is not None
        advice = advise(game.view(game.turn), Budget(12), 1)
        if advice.basis == "worlds":
            for each in advice.suggestions:
                assert each.chance is not None and each.error is not None
                found |= {reason.id for reason in each.reasons}
        game = step(game, players)
    assert found & {"reason-suffers", "reason-gains", "reason-other", "reason-always", "reason-never"}
