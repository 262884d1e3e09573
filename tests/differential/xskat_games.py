"""XSkat plays, and its games are compared with ours: cards, tricks, points and scores.

The marks of the log are read here a second time and in another way than `knekt.notation` does, so that a
mistake in the reader cannot hide one in the rules.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from knekt.engine import Game
from knekt.errors import RecordError
from knekt.notation.record import differences, facts_of
from knekt.notation.skat.xskat import read_xskat
from knekt.sheet import SkatSitting
from knekt.skat import Ending, Options, State, result

GAMES = 350  # the list keeps 360 games at most
SOAK = bool(os.environ.get("KNEKT_SOAK"))
SUITS, RANKS = ("Diamond", "Heart", "Spade", "Club"), "ATKQJ987"
CELL = re.compile(r"([A-Z])([A-Za-z]+)([ _])(10|[AKQJ987])\b")
SPITZE = re.compile(r"spitze([ _])!", re.IGNORECASE)
END = "=" * 40 + "\n"


@dataclass(frozen=True)
class Run:
    """The output of a run of XSkat: its log, its list, and the totals that it prints at the end."""

    log: str
    booked: str
    totals: tuple[int, ...]


@dataclass(frozen=True)
class Told:
    """What the log says of a game: the tricks by columns, who won them, who dealt, and the notes."""

    head: str
    notes: str
    cards: list[list[str]]
    winners: list[int]
    dealer: int

    @property
    def points(self) -> int | None:
        found = re.search(r"with: ([0-9]+) points", self.notes)
        return int(found[1]) if found else None

    @property
    def doubled(self) -> int:
        """How many names are marked."""
        return len(re.findall("_Computer[123]_", self.head))

    @property
    def refusals(self) -> int:
        return len(re.findall("^[FMR]H_passed", self.notes, re.MULTILINE))

    @property
    def is_ramsch(self) -> bool:
        return "the Ramsch" in self.notes

    @property
    def virgins(self) -> int:
        return 3 - len(set(self.winners))


@dataclass(frozen=True)
class Pair:
    """A game as XSkat tells it, as its list books it, and as we have played it again."""

    told: Told
    booked: list[int]  # column, ramsch, march, value, won
    game: Game[State]

    @property
    def won(self) -> bool:
        return self.booked[4] == 1


def seeded(seed: int) -> str:
    """XSkat's own deals; the same seed gives the same games."""
    return f"random_seed {seed} 0 {1 + seed % 3}\n"


def laid_out(mine: set[str], theirs: set[str], rng: Random) -> str:
    """A deal where two seats have these cards and the others are dealt at random.

    Any seat can be the first.
    """
    rest = [name[0] + rank for name in SUITS for rank in RANKS if name[0] + rank not in mine | theirs]
    rng.shuffle(rest)
    for hand in (mine, theirs, third := set[str]()):
        while len(hand) < 10:
            hand.add(rest.pop())
    seats = rng.sample((1, 2, 3), 3)
    held = {card: seat for hand, seat in zip((mine, theirs, third), seats, strict=True) for card in hand}
    return "\n".join(" ".join(str(held.get(name[0] + rank, 0)) for rank in RANKS) for name in SUITS)


def play(folder: Path, deals: str, *house_rules: str, games: int = GAMES) -> Run:
    program = shutil.which("xskat", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"]))
    if program is None:
        pytest.fail("XSkat is missing. `make test` installs it, as does `apt-get install xskat`.")
    for name in ("log", "list"):
        (folder / name).unlink(missing_ok=True)  # XSkat would add to them
    (folder / "deals").write_text(deals)
    options = ["-game", "deals", "-log", "log", "-list", "list", "-lang", "english"]
    done = subprocess.run(
        [program, "-auto", str(games), *options, *house_rules],
        cwd=folder,
        env={"HOME": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        timeout=120,
        check=True,
    )
    log, booked = ((folder / name).read_text(encoding="latin-1") for name in ("log", "list"))
    return Run(log, booked, tuple(map(int, done.stdout.split())))


def told(game: str) -> Told:
    head, tricks, _, notes = re.split(r"^-{4}.*\n", _with_spitze(game), flags=re.MULTILINE)
    rows = [found for line in tricks.split("\n") if len(found := CELL.findall(line)) == 3]
    winners = [next(column for column, (_, name, _, _) in enumerate(row) if name.isupper()) for row in rows]
    seed = re.search(r"random_seed [0-9]+ [0-9]+ ([123])", game)
    if seed is not None:
        dealer = int(seed[1]) - 1
    else:  # a deal that was laid out: forehand leads
        marked = [column for column, (_, _, mark, _) in enumerate(rows[0]) if mark == "_"]
        dealer = ((marked or winners)[0] + 2) % 3
    cards = [[suit + rank.replace("10", "T") for suit, _, _, rank in row] for row in rows]
    return Told(head, notes, cards, winners, dealer)


def _with_spitze(game: str) -> str:
    """The log with the lowest trump where it says spitze."""
    trump = re.search(r"played (\w+)", game)
    lowest = None if trump is None else ("Diamond{}J" if trump[1] == "Grand" else f"{trump[1]}{{}}7")

    def named(found: re.Match[str]) -> str:
        assert lowest is not None
        card = lowest.format(found[1])
        return card.upper() if found[0].isupper() else card

    return SPITZE.sub(named, game)


def pairs(run: Run, rules: Options, left_out: str = "") -> list[Pair]:
    """Every game of the run, found to end by these rules as XSkat booked it.

    `left_out` names a variant that we do not have: games that the reader refuses for that are not among them.
    """
    games = [told(game) for game in run.log.split(END) if game]
    booked = [[int(word) for word in line.split()[1:]] for line in run.booked.split("\n") if line[:1] == "e"]
    records = list(read_xskat(run.log, run.booked, rules))
    assert len(records) == len(games) == len(booked)
    found = []
    for record, game, line in zip(records, games, booked, strict=True):
        if isinstance(record, RecordError):
            assert record.cause.code == "variant-not-played", record
            assert record.cause.args_said["variant"] == left_out, record
            continue
        pair = Pair(game, line, record.game)  # which plays it again by the rules
        assert "score" in record.stated and differences(record, pair.game) == [], record.tags
        check_tricks(pair.game, game)
        check_booked(pair, rules)
        found.append(pair)
    return found


def check_tricks(played: Game[State], log: Told) -> None:
    """The engine's tricks are the rows of the log, and go to who wins them there."""
    forehand = (log.dealer + 1) % 3
    tricks = played.state.tricks
    assert len(tricks) == len(log.winners)
    for trick, cards, winner in zip(tricks, log.cards, log.winners, strict=True):
        seats = [(trick.lead + place) % 3 for place in range(3)]
        assert [str(card) for card in trick.cards] == [cards[(forehand + seat) % 3] for seat in seats]
        assert (forehand + trick.winner) % 3 == winner


def check_booked(pair: Pair, rules: Options) -> None:
    """Declarer, winner, card points and amount are those of the list and of the notes."""
    game, (column, is_ramsch, _, value, won), facts = pair.told, pair.booked, facts_of(pair.game)
    assert game.is_ramsch == (is_ramsch == 1) == pair.game.state.is_ramsch
    if game.is_ramsch:
        check_ramsch(pair, rules)
    elif facts["ending"] == Ending.PASSED_OUT:
        assert (value, game.points, game.winners) == (0, None, [])
    else:
        assert facts["score"] == (value if won else -value)
        assert facts["won"] is (won == 1)
        assert facts["declarer"] == (column - game.dealer - 1) % 3
        assert facts["kontra"] == game.doubled
        assert game.points in (None, facts["points"])
        assert (game.points is None) == (str(facts["contract"])[0] in "NR")


def check_ramsch(pair: Pair, rules: Options) -> None:
    """If two lose together, the list has a gain of the third; if all have as many points, nobody loses."""
    game, (column, _, is_march, value, won) = pair.told, pair.booked
    found = result(pair.game.state).ramsch
    assert found is not None and pair.game.state.refusals == game.refusals
    totals = [found.totals[(each - game.dealer - 1) % 3] for each in range(3)]
    skat = found.facts.skat if rules.ramsch.skat_to == "loser" else 0
    if is_march:
        due, points = [value if each == column else 0 for each in range(3)], 120
    elif won:
        due, points = (
            [0 if each == column else -value for each in range(3)],
            120 - 2 * (max(found.points) - skat),
        )
    else:
        due, points = [-value if each == column else 0 for each in range(3)], max(found.points)
    assert totals == due
    assert game.points == (None if "Nobody lost" in game.notes else points)


def check_sitting(run: Run, games: list[Pair], rules: Options) -> SkatSitting:
    """The deals on one sheet, with the bock and ramsch rounds and the totals that XSkat has."""
    events = chain.from_iterable(pair.game.events for pair in games)
    sitting = SkatSitting.retrace(
        rules, events, games[0].told.dealer
    )  # BrokenLog, where a deal has another factor
    assert len(sitting.rows) == len(games)
    assert sitting.totals == run.totals
    return sitting
