"""`knekt lab advice` compares chances with what came; `knekt advise` says how accurate they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import Knekt

from knekt.analysis import advise
from knekt.analysis.accuracy import (
    MEASURED,
    call_accuracy,
    card_accuracy,
    measured_preset,
    measures_text,
    read_measures,
)
from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.games import new_game, options
from knekt.lab.advice import AdviceGiven, AdviceTask, AdvisedPlayer, play_advised
from knekt.players import Budget, opponent, play_deal, step
from knekt.words import LANGUAGES, say


@pytest.mark.parametrize(("game", "deals"), [("isko", 3), ("tournee", 3), ("skruf", 1)])
def test_words_are_chances_of_cards_with_what_came(game: str, deals: int) -> None:
    trial = AdviceTask(game, "rule", 2, "words", 0, deals)
    found = play_advised(trial)
    assert found.deals == deals
    assert game == "skruf" or found == play_advised(trial)  # twice takes long there
    assert found.words and all(0 <= word.chance <= 1 for word in found.words)
    assert {word.won for word in found.words} == {True, False}
    before = [word for word in found.words if not word.left]
    assert {word.sort for word in before} == ({"auction", "exchange"} if game == "skruf" else set())
    assert {word.sort for word in found.words if word.left} >= {"declares", "defends"}


def test_both_sides_of_a_game_are_told_apart() -> None:
    """In a deal one side wins: its seats' chances count as won, those of the others as lost."""
    for number in range(9):
        game = new_game("isko", Seed.parse(f"sides {number}"))
        players = [AdvisedPlayer(opponent(game.rules.options, seat), 2) for seat in range(3)]
        over = play_deal(game, players)
        words = play_advised(AdviceTask("isko", "rule", 2, "sides", number, 1)).words
        if over.state.declarer is not None and words:
            assert len(words) == sum(len(player.said) for player in players)
            assert len({word.won for word in words if word.sort.endswith("declares")}) == 1
            assert 0 < sum(word.won for word in words) < len(words)
            return
    pytest.fail("nobody has declared")


def test_measures_outlive_a_file_and_what_was_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "advice.json"
    assert read_measures(path) == {}
    measures = {"isko": {"held_out": 5, "cards": {"words": 100, "off_by": 0.03}}}
    path.write_text(measures_text(measures))
    assert read_measures(path) == measures
    path.write_text(path.read_text().replace("0.03", "0.01"))
    with pytest.raises(KnektError) as refused:
        read_measures(path)
    assert refused.value.code == "advice-measures"
    path.write_text("[]")
    with pytest.raises(KnektError):
        read_measures(path)


@pytest.mark.parametrize(
    ("preset", "measured"),
    [("german", "isko"), ("pub", "isko"), ("tournee-house", "tournee"), ("trekarl", "skruf")],
)
def test_a_game_is_told_what_was_measured_for_its_kind(preset: str, measured: str) -> None:
    assert measured_preset(options(preset)) == measured


def test_the_file_that_comes_along_says_how_it_was_made() -> None:
    found = read_measures(MEASURED)
    assert {"isko", "tournee", "skruf"} == found.keys()
    for game, told in found.items():
        assert told["game"] == game and told["seed"] and told["player"] and told["deals"] >= 100
        assert ("calls" in told) == (game == "skruf") and 0 < told["held_out"] < told["deals"]
        assert {"declares", "defends"} <= told["curves"].keys()
        for what, right in (("cards", card_accuracy), ("calls", call_accuracy)):
            message = right(options(game))
            assert (message is None) == (what not in told)
            if message is not None:
                assert told[what]["words"] > 100
                assert told[what]["brier"] < told[what]["base"]  # better than one chance for every card
                # Better than the uncorrected chances.
                assert told[what]["brier"] < told[what]["brier_as_said"]
                off = str(round(100 * told[what]["off_by"]))
                assert all(off in say(message, lang) for lang in LANGUAGES)


def test_advice_on_a_card_says_how_right_such_chances_have_been() -> None:
    game = new_game("isko", Seed.parse("a first deal"))
    players = [opponent(game.rules.options, seed) for seed in range(3)]
    while game.state.cards_played < 4:
        game = step(game, players)
    assert game.turn is not None
    assert advise(game.view(game.turn), Budget(4)).tested == card_accuracy(game.rules.options)


def test_the_command_writes_what_it_measures_beside_other_games(
    knekt: Knekt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "advice.json"
    path.write_text(measures_text({"skruf": {"cards": {"words": 1}}}))
    asked = "lab", "advice", "--deals", "4", "--worlds", "2", "--player", "rule", "--jobs", "1"
    (told,) = knekt(*asked, "--write", path, "--json").lines
    found = read_measures(path)
    assert found.keys() == {"skruf", "isko"} and found["isko"] == told and told["cards"]["words"] > 0
    assert "cards of 2 deals held out" in knekt(*asked).out
    monkeypatch.setattr(
        "knekt.lab.advice.play_advised", lambda trial: AdviceGiven(trial.first, trial.deals, [])
    )
    (none,) = knekt(*asked, "--write", path, "--json").lines
    assert "cards" not in none and read_measures(path) == found
    assert "0 cards of 2 deals" in knekt(*asked).out
    path.write_text("torn")
    assert "advice.json" in knekt(*asked, "--write", path).complaint
    assert "grandmaster" in knekt("lab", "advice", "--player", "grandmaster").complaint
