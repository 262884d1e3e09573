"""XSkat plays, and every game is played again here: each card legal, each trick, the points and the score alike.

The marks of the log are read here a second time and in another way than `knekt.notation` does, so that a mistake
in the reader cannot hide one in the rules. No difference is known or allowed for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from knekt.notation.record import Record, differences, facts_of
from knekt.notation.xskat import read_xskat
from knekt.skat import ISKO, Ending, Options, SkatGame, options

GAMES = 350  # the list keeps 360 games at most
FEW = 1, 3, 5, 12, 22, 37, 41  # these hold hand games won schwarz, nulls won and lost, deals passed out
SEEDS = range(1, 61) if os.environ.get("KNEKT_SOAK") else FEW
CELL = re.compile(r"([A-Z])([A-Za-z]+)[ _](10|[AKQJ987])\b")


@dataclass(frozen=True)
class Told:
    """What the log says of a game: the trick rows by columns, who won them, and who dealt."""

    cards: list[list[str]]
    winners: list[int]
    dealer: int
    points: int | None


def play(folder: Path, seed: int, *house_rules: str) -> tuple[str, str]:
    """The log and the list of so many games; the same seed gives the same games."""
    program = shutil.which("xskat", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"]))
    if program is None:
        pytest.fail("XSkat is missing. `make test` installs it, as does `apt-get install xskat`.")
    (folder / "seed").write_text(f"random_seed {seed} 0 {1 + seed % 3}\n")
    options = ["-game", "seed", "-log", "log", "-list", "list", "-lang", "english"]
    subprocess.run(
        [program, "-auto", str(GAMES), *options, *house_rules],
        cwd=folder,
        env={"HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        timeout=120,
        check=True,
    )
    return (folder / "log").read_text(encoding="latin-1"), (folder / "list").read_text(encoding="latin-1")


def told(game: str) -> Told:
    above, below = re.split(r"-+ random_seed [0-9]+ [0-9]+ (?=[123])", game)
    rows = [found for line in above.split("\n") if len(found := CELL.findall(line)) == 3]
    points = re.search(r"with: ([0-9]+) points", below)
    return Told(
        cards=[[suit + rank.replace("10", "T") for suit, _, rank in row] for row in rows],
        winners=[next(column for column, (_, name, _) in enumerate(row) if name.isupper()) for row in rows],
        dealer=int(below[0]) - 1,
        points=int(points[1]) if points else None,
    )


def check_tricks(played: SkatGame, log: Told) -> None:
    """The engine's tricks are the rows of the log, and go to who wins them there."""
    forehand = (log.dealer + 1) % 3
    tricks = played.state.tricks
    assert len(tricks) == len(log.winners)
    for trick, cards, winner in zip(tricks, log.cards, log.winners, strict=True):
        seats = [(trick.lead + place) % 3 for place in range(3)]
        assert [str(card) for card in trick.cards] == [cards[(forehand + seat) % 3] for seat in seats]
        assert (forehand + trick.winner) % 3 == winner


@pytest.mark.parametrize("seed", SEEDS)
def test_xskat_and_the_rules_agree(seed: int, tmp_path: Path) -> None:
    compare(*play(tmp_path, seed), ISKO)


@pytest.mark.parametrize("seed", [3, 5])  # these hold hand games that are lost
def test_xskat_and_the_old_rules_agree(seed: int, tmp_path: Path) -> None:
    """17.8 and 17.9: lost hand games count once, grand ouvert is a game of its own."""
    old = options("isko", {"lost_hand_single": True, "grand_ouvert.mode": "separate"})
    compare(*play(tmp_path, seed, "-oldrules"), old)


def compare(log: str, booked: str, rules: Options) -> None:
    """That every game of the log ends by these rules as XSkat booked it."""
    games = [told(game) for game in log.split("=" * 40 + "\n") if game]
    scores = [line.split() for line in booked.split("\n") if line.startswith("e")]
    records = list(read_xskat(log, booked, rules))
    assert len(records) == len(games) == len(scores) == GAMES
    for record, game, score in zip(records, games, scores, strict=True):
        assert isinstance(record, Record), record
        played = record.game  # which plays it again by the rules
        assert differences(record, played) == [], record.tags
        check_tricks(played, game)
        facts = facts_of(played)
        value = int(score[4])
        if facts["ending"] == Ending.PASSED_OUT:
            assert (value, game.points, game.winners) == (0, None, [])
            continue
        assert facts["score"] == (value if score[5] == "1" else -value), record.tags
        assert facts["won"] is (score[5] == "1")
        assert facts["declarer"] == (int(score[1]) - game.dealer - 1) % 3
        assert game.points in (None, facts["points"])
        assert (game.points is None) == str(facts["contract"]).startswith("N")


def test_enough_games() -> None:
    assert len(SEEDS) * GAMES >= 2000
