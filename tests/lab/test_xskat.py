"""Knekt's players beside XSkat: giveaways add up, games are the same, stopped runs go on."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from cli.running import Knekt

from knekt.cards import Hand, Seed
from knekt.engine import Game
from knekt.errors import KnektError
from knekt.lab.arena.statistics import ratio, student
from knekt.lab.arena.table import Timed, play
from knekt.lab.book import Book
from knekt.lab.cheater import Cheater
from knekt.lab.skat import yardstick
from knekt.lab.skat.giveaway import giveaway
from knekt.lab.skat.xskat import IN_A_RUN, logged_games
from knekt.lab.skat.yardstick import BesideXskat, YardstickTask, complete, play_beside, play_task, reports
from knekt.lab.work import Workers
from knekt.notation.record import Record
from knekt.notation.skat.xskat import read_xskat
from knekt.players.roster import named
from knekt.skat import ISKO, PACK, Placed, facts, place_game
from knekt.solver import position_of, solve
from knekt.words import LANGUAGES

SEED = Seed.parse("a test")


@cache
def games(deals: int = 40) -> tuple[Game[Any], ...]:
    found = []
    for log in logged_games(SEED, deals):
        (record,) = read_xskat(log, options=ISKO)
        assert isinstance(record, Record)
        found.append(record.game)
    return tuple(found)


def placed(kind: str) -> list[Game[Any]]:
    """The games of XSkat of this kind that were played."""
    return [
        game
        for game in games(IN_A_RUN if kind == "null" else 40)
        if game.state.contract is not None and game.state.contract.row.play == kind
    ]


def test_the_same_seed_gives_the_same_games() -> None:
    first = logged_games(SEED, 3)
    assert first == logged_games(SEED, 5)[:3] != logged_games(Seed.parse("other"), 3)
    assert len(set(first)) == 3
    more = logged_games(SEED, IN_A_RUN + 2)  # from a second run
    assert len(set(more)) == len(more) == IN_A_RUN + 2


@pytest.mark.parametrize("kind", ["suit", "grand"])
def test_what_is_given_away_adds_up(kind: str) -> None:
    """The first value, less the declarer's giveaway, plus that of the defenders, is the value at the end."""
    for game in placed(kind)[:3]:
        first = game.events[0]
        assert isinstance(first, Placed)
        worth = solve(position_of(place_game(ISKO, first))).value.low
        lost = giveaway(game)
        assert worth - lost.declarer[1] + lost.defenders[1] == facts(game.state).points
        assert lost.declarer[0] * 2 == lost.defenders[0] == 20


def test_in_null_games_are_given_away() -> None:
    for game in placed("null")[:3]:
        first, lost = game.events[0], giveaway(game)
        assert isinstance(first, Placed)
        worth = solve(position_of(place_game(ISKO, first))).value.low
        assert lost.is_null
        assert worth - lost.declarer[1] + lost.defenders[1] == (facts(game.state).tricks == 0)


@pytest.mark.parametrize("kind", ["suit", "null"])
def test_who_sees_all_cards_gives_nothing_away(kind: str) -> None:
    first = placed(kind)[0].events[0]
    assert isinstance(first, Placed)
    over = play(place_game(yardstick.PLAYED_OUT, first), [Timed(Cheater(ISKO)) for _ in range(3)])
    found = giveaway(over)
    assert found.declarer[1] == found.defenders[1] == 0
    assert found.declarer[0] == 10 or kind == "null"
    rash = play(place_game(yardstick.PLAYED_OUT, first), [Timed(named("random", ISKO, 1)) for _ in range(3)])
    lost = giveaway(rash)
    assert lost.declarer[1] + lost.defenders[1] > 0


def test_a_deal_is_found_again_as_it_was_dealt() -> None:
    for game in games():
        dealt, first = yardstick._as_dealt(game), game.events[0]
        cards = [*dealt.hands, dealt.skat]
        assert [len(each) for each in cards] == [10, 10, 10, 2]
        assert sum(each.mask for each in cards if isinstance(each, Hand)) == Hand.of(PACK).mask
        if isinstance(first, Placed) and first.contract is not None and first.contract.row.hand:
            assert dealt.hands == first.hands
        elif isinstance(first, Placed):
            assert first.declarer is not None
            assert dealt.skat == first.skat
            one, laid = first.hands[first.declarer], first.laid
            mine = dealt.hands[first.declarer]
            assert isinstance(one, Hand) and isinstance(laid, Hand) and isinstance(mine, Hand)
            assert one | laid == mine | first.skat  # type: ignore[operator]


def test_the_players_play_the_same_contract_and_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Game[Any]] = []

    def watched(game: Game[Any], players: Any) -> Game[Any]:
        begun.append(game)
        return play(game, players)

    monkeypatch.setattr(yardstick, "play", watched)
    number = next(place for place, game in enumerate(games()) if isinstance(game.events[0], Placed))
    beside = BesideXskat(("rule", "greedy"), SEED)
    lines = play_task(YardstickTask(beside, 1, logged_games(SEED, 40)[number]))
    assert [line["player"] for line in lines] == ["xskat", "rule", "greedy"]
    fixed, bidding = begun[::2], begun[1::2]
    assert [game.events[0] for game in fixed] == [games()[number].events[0]] * 2
    assert all(game.state.declarer is None and len(game.events) == 1 for game in bidding)


def written(path: Path, beside: BesideXskat, deals: int) -> bytes:
    book = Book(path, beside.plain, partial(complete, beside))
    lines = play_beside(beside, deals, Workers(), book=book)
    book.close()
    assert len(lines) == 2 * deals
    return path.read_bytes()


def test_a_run_that_was_stopped_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    beside = BesideXskat(("greedy",), SEED)
    through = written(tmp_path / "through", beside, 3)
    assert through.count(b"\n") == 1 + 2 * 3
    for part in (0.3, 0.9):
        (tmp_path / "stopped").write_bytes(through[: int(len(through) * part)])
        assert written(tmp_path / "stopped", beside, 3) == through


def test_a_report_by_hand() -> None:
    """XSkat gives 6 away in 60 cards, the other player 12 in 58; null is counted by itself."""

    def line(deal: int, name: str, null: bool, declarer: list[int], defenders: list[int], won: Any) -> Any:
        cards = {"null": null, "declarer": declarer, "defenders": defenders}
        return {"deal": deal, "player": name, "cards": cards, "game": {"won": won, "points": 30}}

    lines = [
        line(1, "xskat", False, [10, 2], [20, 1], True),
        line(1, "rule", False, [9, 4], [19, 5], True),
        line(2, "xskat", False, [10, 0], [20, 3], False),
        line(2, "rule", False, [10, 3], [20, 0], None),
        line(3, "xskat", True, [10, 0], [20, 1], True),
        line(3, "rule", True, [10, 1], [20, 1], None),
    ]
    xskat, rule = reports(BesideXskat(("rule",), SEED), lines)
    values = {name: each and each["value"] for name, each in xskat.plain.items() if name != "name"}
    assert values == {
        "declarer": 0.1,
        "defenders": 0.1,
        "both": 0.1,
        "of_xskat": None,
        "nulls": 1,
        "declared": 1,
        "won": pytest.approx(2 / 3),
        "score": 10,
    }
    assert rule.of_xskat is not None and rule.of_xskat.value == 2
    assert rule.both is not None and rule.both.value == pytest.approx(12 / 58)
    assert rule.declared is not None and rule.declared.value == pytest.approx(1 / 3)
    assert rule.nulls is not None and rule.nulls.value == 2


def test_a_ratio_counts_deals_in_which_only_one_has_something() -> None:
    found = ratio([(3, 0), (1, 2)])
    assert found is not None and found.value == 2
    assert found.margin == pytest.approx(student(1) * (2 * (3**2 + 3**2)) ** 0.5 / 2)
    assert ratio([(0, 0)]) is None and ratio([(2, 0)]) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_speaks(knekt: Knekt, lang: str) -> None:
    ran = knekt("lab", "xskat", "greedy", "--deals", "1", "--jobs", "1", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    rows = [line.split() for line in ran.out.splitlines()]
    assert [row[0] for row in rows if row and row[0] in ("xskat", "greedy")] == ["xskat", "greedy"] * 2
    assert "XSkat" in ran.out and " ± " in ran.out


def test_programs_get_bounds(knekt: Knekt) -> None:
    (found,) = knekt("lab", "xskat", "--deals", "2", "--jobs", "1", "--json").lines
    (xskat,) = found["found"]
    assert found["deals"] == 2 and xskat["name"] == "xskat"
    assert xskat["both"]["low"] <= xskat["both"]["value"] <= xskat["both"]["high"]


def test_refusals(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "grandmaster" in knekt.refused("lab", "xskat", "grandmaster")
    assert "xskat" in knekt.refused("lab", "nothing")
    assert knekt("lab").status == 0
    monkeypatch.setattr("knekt.lab.skat.xskat._PLACES", "")
    monkeypatch.setenv("PATH", "")
    assert "apt-get install xskat" in knekt.refused("lab", "xskat", "--deals", "1")


def test_a_program_that_fails_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "xskat"
    other.write_text("#!/bin/sh\nexit 3\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(KnektError) as refusal:
        logged_games(SEED, 1)
    assert refusal.value.code == "xskat-failed"
