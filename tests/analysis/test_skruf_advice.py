"""Advice in Skruf: every phase has its numbers and reasons, and the best is what the strong player does."""

from __future__ import annotations

import pytest
from players.skruf_deals import VECTORS, after_calls, laid_out

from knekt.analysis import advise
from knekt.analysis.spoken import spoken
from knekt.players.skruf import proving
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.table import step
from knekt.players.thinking.budget import Budget
from knekt.skruf import Give, MakeBid, Pass, Play, SkrufGame, Stage, Swap, parse_bid
from knekt.words import LANGUAGES, say

DEAL = VECTORS["deals"][0]
BUDGET = Budget(8, nodes=60_000)


def at(stage: Stage) -> SkrufGame:
    """The first worked deal at this stage, as far as the book brings it there."""
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
            assert all(say(message, lang) for message in (spoken(each.action), *each.reasons))


def test_a_bid_is_explained_by_the_table() -> None:
    game = laid_out(DEAL)
    assert game.turn is not None
    best = advise(game.view(game.turn), BUDGET).best
    assert best.action == MakeBid(game.turn, parse_bid("1G"))
    told = [say(reason) for reason in best.reasons]
    assert told[0] == "Tells the partner of three aces."
    assert any("would be made in" in each for each in told)


def test_a_pass_is_worth_what_the_others_get() -> None:
    game = after_calls(laid_out(DEAL), ["1G"])
    seat = game.turn
    assert seat is not None
    advice = advise(game.view(seat), BUDGET)
    assert advice.best.action == Pass(seat)
    assert advice.best.score is not None and advice.best.score < 0  # three aces sit on the right
    assert advice.best.chance is None


def test_6_a_slam_is_advised_on_by_the_worlds_that_the_solver_answered() -> None:
    """There are fewer of them than were drawn, and so the advice says."""
    game = at(Stage.RAISE)
    buyer = game.state.buyer
    assert buyer is not None
    master = game.apply(Pass(buyer)).view((buyer + 2) % 4)
    advice = advise(master, Budget(60), 3)
    assert proving.FEWEST <= advice.worlds <= proving.WORLDS


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
