"""The arena: real duplicates, fixed contracts, runs that go on where they stopped, counts by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from knekt.cards import Seed
from knekt.engine import Action, Game, OptionValue, View
from knekt.errors import KnektError
from knekt.games import new_game, options
from knekt.lab.arena import match as matches
from knekt.lab.arena import table
from knekt.lab.arena.match import Match, Task, duplicates
from knekt.lab.arena.report import difference, reports
from knekt.lab.arena.run import complete, play_match
from knekt.lab.arena.statistics import Sprt
from knekt.lab.arena.table import Timed
from knekt.lab.book import Book
from knekt.lab.cheater import Cheater
from knekt.lab.family import arena_of
from knekt.lab.skat.arena import points
from knekt.lab.work import Workers
from knekt.players import Player
from knekt.players.roster import named
from knekt.skat import Discarded, Facts, Played, Result, contracts, score
from knekt.skat import Ending as SkatEnding
from knekt.solver import solve

ALONE = Workers()
SEED = Seed.parse("a test")


class Noted:
    """A player who notes the first view it gets, and its seat."""

    def __init__(self, name: str, player: Player, seen: list[tuple[str, Any]]) -> None:
        self.name, self.player, self.seen = name, player, seen

    def choose(self, view: View[Any]) -> Action:
        self.seen.append((self.name, view))
        return self.player.choose(view)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """All views that players of the arena get from now on."""
    seen: list[tuple[str, Any]] = []

    def made(name: str, chosen: Any, seed: int) -> Player:
        return Noted(name, named(name, chosen, seed), seen)

    monkeypatch.setattr(matches, "contestant", made)
    return seen


def games_of(match: Match, monkeypatch: pytest.MonkeyPatch) -> list[Game[Any]]:
    """The finished deals of the first task, in the order of the seatings."""
    over: list[Game[Any]] = []
    play = table.play

    def kept(game: Game[Any], players: Any, until: Callable[[Any], bool] = lambda game: False) -> Game[Any]:
        ended = play(game, players, until)
        over.append(ended)
        return ended

    monkeypatch.setattr(matches, "play", kept)
    duplicates(next(match.tasks(1)))
    return over


@pytest.mark.parametrize(
    ("preset", "seatings"),
    [("isko", 6), ("tournee", 6), ("trekarl", 6), ("skruf", 2), ("skruf-plain", 2)],
)
def test_a_deals_seatings_are_duplicates(preset: str, seatings: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(options=options(preset), players=("greedy", "rule"), seed=SEED)
    seen = noted(monkeypatch)
    games = games_of(match, monkeypatch)
    assert len(games) == seatings
    assert len({game.events[0] for game in games}) == 1  # the same cards
    places = arena_of(match.options).places(match.options)
    held = {(name, view.seat) for name, view in seen}
    assert held == {(name, place) for name in match.players for place in places}


def test_each_player_has_as_many_places(match: Match) -> None:
    everything = "".join(match.seatings)
    assert everything.count("A") == everything.count("B") == 9
    for place in range(3):
        assert sorted(seating[place] for seating in match.seatings) == list("AAABBB")
    with_partners = replace(match, options=options("skruf"))
    assert with_partners.seatings == ("ABAB", "BABA")


def test_seeds_follow_from_deal_and_seat(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[tuple[int, str], set[int]] = {}

    def made(name: str, chosen: Any, seed: int) -> Player:
        seeds.append(seed)
        return named(name, chosen, seed)

    monkeypatch.setattr(matches, "contestant", made)
    for deal in (1, 2):
        for seating in match.seatings:
            seeds: list[int] = []
            matches._players(Task(match, ("rule", "greedy"), deal), dict(enumerate(seating)))
            for seat, seed in enumerate(seeds):
                given.setdefault((deal, str(seat)), set()).add(seed)
    assert all(len(seeds) == 1 for seeds in given.values())
    assert len(set.union(*given.values())) == 6


def test_the_cards_track_fixes_declarer_contract_and_discard(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = replace(match, players=("greedy", "random"), track="cards")
    seen = noted(monkeypatch)
    first, *games = games_of(cards, monkeypatch)
    assert len(games) == 6 and not first.is_over
    for game in games:
        assert game.events[: len(first.events)] == first.events
        assert not any(isinstance(event, Played) for event in first.events)
    assert any(isinstance(event, Discarded) for event in first.events)
    assert {len(view.events) >= len(first.events) for _, view in seen} == {True}
    assert len({game.events for game in games}) > 1


def test_deals_that_all_pass_are_left_out_of_the_cards_track(match: Match) -> None:
    cards = replace(match, track="cards")
    (pair,) = reports(cards, play_match(cards, 8, ALONE).lines)
    assert (pair.deals + pair.skipped, pair.skipped > 0) == (8, True)
    assert pair.declared is not None and pair.declared.value == 1


def test_every_game_is_played_by_rule_greedy_and_random() -> None:
    for preset in ("pub", "tournee", "tournee-house", "skruf", "skruf-plain", "trekarl"):
        made = Match(options=options(preset), players=("rule", "greedy", "random"), seed=SEED)
        found = reports(made, play_match(made, 1, ALONE).lines)
        assert [pair.pair for pair in found] == [("rule", "greedy"), ("rule", "random"), ("greedy", "random")]
        assert all(pair.difference is not None and pair.deals == 1 for pair in found)


def test_one_player_alone_plays_with_itself(match: Match) -> None:
    alone = replace(match, players=("rule",))
    (pair,) = reports(alone, play_match(alone, 10, ALONE).lines)
    assert (pair.games, pair.difference, pair.in_list) == (10, None, None)
    (player,) = pair.players
    assert player.declares == pair.declared


def test_rubbers_are_played_to_their_end() -> None:
    made = Match(options=options("skruf"), players=("rule", "greedy"), seed=SEED, rubbers=True)
    made.check()
    lines = play_match(made, 1, ALONE).lines
    assert [line["seating"] for line in lines] == ["AB", "BA"]
    for line in lines:
        assert len(line["games"]) > 1
        assert max(line["scores"]) >= 600  # two games of one side: 200 and 400
        assert {game["by"] for game in line["games"]} <= {"A", "B", ""}


def test_seeger_fabian_by_hand() -> None:
    """Clubs with one, won, count 24: 74 for the declarer. Lost, −48: −98, and 40 for each of the others."""
    rules = options("isko")
    for card_points, due in ((70, (0, 74, 0)), (50, (40, -98, 40))):
        facts = Facts(contracts(rules)["C"], 1, points=card_points, tricks=6, bid=18)
        found = Result(1, facts, score(rules, facts), SkatEnding.PLAYED)
        assert points(rules, found) == due
    tournee = options("tournee")
    facts = Facts(contracts(tournee)["CH"], 1, points=70, tricks=6, bid=10)
    assert points(tournee, Result(1, facts, score(tournee, facts), SkatEnding.PLAYED)) == (0, 24, 0)


def line(deal: int, seating: str, scores: list[int], by: str, against: str, won: bool) -> dict[str, Any]:
    game = {"by": by, "against": against, "won": won, "contract": "suit"}
    times = {"A": [1000, 3000], "B": [2000]}
    return {
        "deal": deal,
        "pair": ["rule", "greedy"],
        "seating": seating,
        "scores": scores,
        "games": [game],
        "cpu_us": times,
    }


def test_a_report_by_hand(match: Match) -> None:
    """Two deals in two of the seatings. Deal 1: A has 74, 0, −98; B 0, 40, 40. Deal 2: A 74, 0, 0;
    B 0, 74, 0.
    """
    lines = [
        line(1, "AAB", [74, 0, 0], "A", "AB", True),
        line(1, "BBA", [40, 40, -98], "A", "BB", False),
        line(2, "AAB", [74, 0, 0], "A", "AB", True),
        line(2, "BBA", [74, 0, 0], "B", "BA", True),
    ]
    assert difference(lines[:2]) == pytest.approx((74 + 0 - 98) / 3 - 80 / 3)
    (pair,) = reports(match, lines)
    assert pair.difference is not None and pair.in_list is not None
    assert pair.difference.value == pytest.approx(((-24 - 80) / 3 + 0) / 2)
    assert pair.in_list.value == pytest.approx(36 * pair.difference.value)
    assert (pair.deals, pair.games, pair.skipped) == (2, 4, 0)
    rule, greedy = pair.players
    values = [
        each.value for each in (rule.declares, rule.wins_declaring, rule.wins_defending) if each is not None
    ]
    assert values == [0.75, pytest.approx(2 / 3), 0]
    assert greedy.wins_defending is not None and greedy.wins_defending.value == 0.4  # at 2 of its 5 places
    assert (rule.games, greedy.games) == ({"suit": 3}, {"suit": 1})
    assert (rule.milliseconds, rule.slow_milliseconds, greedy.milliseconds) == (2, 3, 2)


# Files


def written(path: Path, match: Match, deals: int) -> bytes:
    book = Book(path, match.plain, partial(complete, match))
    play_match(match, deals, ALONE, book=book)
    book.close()
    return path.read_bytes()


@pytest.mark.usefixtures("fixed_clock")
def test_a_run_that_was_stopped_goes_on_to_the_same_bytes(match: Match, tmp_path: Path) -> None:
    through = written(tmp_path / "through", match, 3)
    assert through.count(b"\n") == 1 + 3 * 6
    stopped = tmp_path / "stopped"
    for end in (0, 40, len(through) // 3, len(through) // 2, len(through) - 1, len(through)):
        stopped.write_bytes(through[:end])  # in the first line, between seatings, in the last line
        assert written(stopped, match, 3) == through
    assert written(stopped, match, 2) == through  # fewer deals are taken from those that are there
    longer = written(stopped, match, 4)
    assert longer.startswith(through) and longer.count(b"\n") == 1 + 4 * 6


def test_options_that_are_lists_are_the_same_when_read_again(match: Match, tmp_path: Path) -> None:
    bock: dict[str, OptionValue] = {"bock.enabled": True, "bock.triggers": ("split_60_60", "grand_hand_won")}
    listed = replace(match, options=options("isko", bock))
    for _ in range(2):
        Book(tmp_path / "book", listed.plain, len).close()


def test_a_book_reads_what_others_wrote_and_plays_nothing_twice(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "book", match, 2)
    monkeypatch.setattr("knekt.lab.arena.run.duplicates", None)
    book = Book(tmp_path / "book", match.plain, partial(complete, match))
    found = play_match(match, 2, ALONE, book=book)
    assert len(found.lines) == 12


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"arena":1,"seed":"x"}\n', "no-results-file"),
        ("a letter to my aunt", "no-results-file"),
        ("\n\n", "no-results-file"),
        ("{seed}\n", "other-settings"),
        ("{head}\n{}\n[]\n{}\n", "results-damaged"),
        ("{head}\nx\n{}\n", "results-damaged"),
    ],
)
def test_other_files_are_refused_and_left_alone(text: str, code: str, match: Match, tmp_path: Path) -> None:
    other = json.dumps(replace(match, seed=Seed.parse("another")).plain)
    text = text.replace("{head}", json.dumps(match.plain)).replace("{seed}", other)
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(KnektError) as refusal:
        Book(path, match.plain, len)
    assert refusal.value.code == code
    assert path.read_text() == text
    if code == "other-settings":
        assert refusal.value.args_said["names"] == "seed"


def test_a_file_is_written_by_one_process_only(match: Match, tmp_path: Path) -> None:
    first = Book(tmp_path / "file", match.plain, len)
    with pytest.raises(KnektError) as refusal:
        Book(tmp_path / "file", match.plain, len)
    assert refusal.value.code == "results-busy"
    first.close()
    Book(tmp_path / "file", match.plain, len).close()
    with pytest.raises(KnektError) as refusal:
        Book(tmp_path / "no folder" / "file", match.plain, len)
    assert refusal.value.code == "file-unwritable"


# Ends


def test_a_sequential_test_stops_at_the_same_deal_with_or_without_a_book(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sprt, "FEWEST", 5)
    sprt = Sprt(0, 300)
    uneven = replace(match, players=("rule", "random"))
    book = Book(tmp_path / "book", uneven.plain, partial(complete, uneven))
    first = play_match(uneven, 60, ALONE, book=book, sprt=sprt)
    book.close()
    book = Book(tmp_path / "book", uneven.plain, partial(complete, uneven))
    again = play_match(uneven, 60, ALONE, book=book, sprt=sprt)
    assert first.verdict is True and again == first
    assert len(first.lines) == 6 * sprt.FEWEST


def test_processes_play_the_same_deals(match: Match) -> None:
    def scores(workers: Workers) -> list[Any]:
        return [line["scores"] for line in play_match(match, 4, workers).lines]

    assert scores(Workers(jobs=2)) == scores(ALONE)


def test_the_cheater_beats_the_rule_player() -> None:
    for deals, track in ((5, "full"), (3, "cards")):
        made = Match(options=options("isko"), players=("cheater", "rule"), seed=SEED, track=track)
        (pair,) = reports(made, play_match(made, deals, ALONE).lines)
        assert pair.difference is not None and pair.difference.value > 0
        won = pair.players[0].wins_declaring
        assert won is not None
        assert track == "cards" or won.value == 1  # it bids what it can make, and makes it


@pytest.mark.parametrize("preset", ["isko", "tournee", "skruf", "trekarl"])
def test_the_cheater_plays_a_best_card(preset: str) -> None:
    chosen = options(preset)
    players = [Timed(named("rule", chosen, seat)) for seat in range(4)]

    def is_late(game: Game[Any]) -> bool:
        return arena_of(chosen).cards_begin(game) and game.state.tricks_left < 6

    tried = 0
    for deal in range(6):
        game = table.play(new_game(chosen, SEED.derive(f"ending {deal}")), players, is_late)
        while not game.is_over:
            cheater, turn = Cheater(chosen), game.turn
            assert turn is not None
            cheater.look(game)
            action: Any = cheater.choose(game.view(turn))
            if action.kind in ("play", "play-open"):
                found = solve(game, cards=True)
                assert found.cards[action.card] == found.value
                tried += len(found.cards) > 1
            game = game.apply(action)
    assert tried >= 5


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": ("rule", "grandmaster")}, "unknown-player"),
        ({"players": ("rule", "greedy", "rule")}, "player-twice"),
        ({"rubbers": True}, "no-rubbers"),
        ({"rubbers": True, "options": options("trekarl")}, "no-rubbers"),
        ({"rubbers": True, "options": options("skruf"), "track": "cards"}, "no-rubbers"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], code: str, match: Match) -> None:
    with pytest.raises(KnektError) as refusal:
        replace(match, **change).check()
    assert refusal.value.code == code


def test_only_cards_are_timed(match: Match) -> None:
    timed = [Timed(named("rule", match.options, seat)) for seat in range(3)]
    over = table.play(new_game(match.options, SEED.derive("deal 2")), timed)
    played = sum(isinstance(event, Played) for event in over.events)
    assert sum(len(each.cards) for each in timed) == played > 0
