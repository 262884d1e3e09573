"""What stands in a log of XSkat: names, rows and notes, in English or German, with French or German cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from knekt.cards import Card, Hand, Rank, Suit
from knekt.errors import KnektError, NotationError, RecordError

__all__ = ["Cell", "Line", "Logged", "Notes", "Row", "blocks_of", "games_in", "read_game"]

_SUITS = {
    Suit.DIAMONDS: ("diamond", "karo", "bells", "schellen"),
    Suit.HEARTS: ("heart", "herz", "hearts", "rot"),
    Suit.SPADES: ("spade", "pik", "leaves", "grün"),
    Suit.CLUBS: ("club", "kreuz", "acorns", "eicheln"),
}
_SUIT = {name: suit for suit, names in _SUITS.items() for name in names}
_RANK = {"10": "T", "D": "Q", "O": "Q", "B": "J", "U": "J"}  # Dame, Ober; Bube, Unter
_CARD = re.compile(r"([^\W\d_]+)([ _])(10|[789AKQJDBOU])")
_ROW = re.compile(r"\s+".join([r"([^\W\d_]+[ _]\w+)"] * 3))
_PASS = re.compile(r"_?Passe?_?")
_COLUMN = 12
_SEED = re.compile(r"-+ random_seed (-?[0-9]+ [0-9]+ ([123])(?: [LR])?) -*")
_NOTES = {
    "laid": re.compile(r"(?:Skat is|Im Skat ist): (.*)"),
    "skat": re.compile(r"(?:Skat was|Im Skat war): (.*)"),
    "bid": re.compile(r"(?:Last bid|Gereizt bis): ([0-9]{1,3})"),
    "game": re.compile(r"(.*) (?:played|spielte) (\w+)"),
    "end": re.compile(r"(Won|Lost|Gewonnen|Verloren)(?: (?:with|mit): ([0-9]{1,3}) \w+)?"),
}
_SAID = {
    "Played Hand": "H",
    "Hand gespielt": "H",
    "Schneider announced": "HS",
    "Schneider angesagt": "HS",
    "Schwarz announced": "HZ",
    "Schwarz angesagt": "HZ",
    "Played ouvert": "O",
    "Ouvert gespielt": "O",
    "Played ouvert Hand": "HO",
    "Ouvert Hand gespielt": "HO",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file."""

    place: str
    number: int
    text: str

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """What is refused meanwhile is refused because of this line."""
        try:
            yield
        except RecordError:
            raise
        except KnektError as cause:
            raise RecordError(self.place, self.number, cause) from cause

    def unreadable(self) -> RecordError:
        return RecordError(self.place, self.number, NotationError(self.text.strip(), "xskat-log"))


@dataclass(frozen=True, slots=True)
class Cell:
    """A card in a row; in the row of a trick, whether it led and did not win, and whether it won."""

    card: Card
    led: bool
    won: bool


@dataclass(frozen=True, slots=True)
class Row:
    """Three cards side by side, a column for each player."""

    line: Line
    cells: tuple[Cell, ...]

    @property
    def winner(self) -> int | None:
        """The column that won the trick; None where the row only lists cards that were not played."""
        won = [column for column, cell in enumerate(self.cells) if cell.won]
        return won[0] if len(won) == 1 else None

    @property
    def leader(self) -> int | None:
        """The column that led: the one marked so, and without a mark the one that won."""
        led = [column for column, cell in enumerate(self.cells) if cell.led]
        return led[0] if led else self.winner


@dataclass(frozen=True, slots=True)
class Notes:
    """What stands below the hands of a game that was played."""

    line: Line  # that says who played what
    skat: Hand | None  # as dealt, where it is told
    bid: int
    player: str
    contract: str
    won: bool
    points: int | None  # none are counted in null


@dataclass(frozen=True, slots=True)
class Logged:
    """One game as the log has it, columns from 0; without notes where all three passed."""

    names: tuple[str, ...]
    forehand: int
    seed: str
    rows: tuple[Row, ...]
    hands: tuple[Hand, ...]
    laid: Hand
    notes: Notes | None
    dealt_at: Line


def blocks_of(text: str, place: str) -> Iterator[list[Line]]:
    """The lines of each game; a line of = stands after each."""
    lines: list[Line] = []
    for number, line in enumerate(f"{text.removeprefix(chr(0xFEFF))}\n====".split("\n"), start=1):
        if not line.startswith("===="):
            lines.append(Line(place, number, line.rstrip()))
        else:
            if any(each.text for each in lines):
                yield lines
            lines = []


def games_in(block: Sequence[Line]) -> int:
    """How many games these lines are: more than one where the line between two of them is lost."""
    return max(1, sum(_SEED.fullmatch(line.text) is not None for line in block))


def read_game(block: Sequence[Line]) -> Logged:
    """The game of these lines; RecordError names the first line that does not fit."""
    first = next(line for line in block if line.text)
    parts: list[list[Line]] = [[]]
    rules = []
    for line in block[block.index(first) :]:
        if line.text.startswith("----"):
            rules.append(line)
            parts.append([])
        else:
            parts[-1].append(line)
    if len(parts) != 4 or not all(parts):
        raise first.unreadable()
    head, tricks, cards, below = parts
    names = _names(head)
    laid, notes = _notes([rules[2], *(line for line in below if line.text)])
    hands = [_row(line) for line in cards]
    with cards[0].blamed():
        dealt = tuple(Hand.of(row.cells[column].card for row in hands) for column in range(3))
    rows, forehand = _tricks(tricks, passed=notes is None)
    seed = _SEED.fullmatch(rules[1].text)
    if seed is not None:
        forehand = int(seed[2]) % 3  # the player after the dealer
    if forehand is None:
        raise tricks[0].unreadable()
    return Logged(names, forehand, seed[1] if seed else "", rows, dealt, laid, notes, cards[0])


def _names(head: Sequence[Line]) -> tuple[str, ...]:
    """The names in the three columns, on one or two lines; who has said kontra stands between _ marks."""
    if len(head) > 2:
        raise head[2].unreadable()
    names = []
    for start in range(0, 3 * _COLUMN, _COLUMN):
        words = [line.text[start : start + _COLUMN].strip() for line in head]
        if any(word.startswith("_") and word.endswith("_") for word in words):
            with head[0].blamed():
                raise _variant("kontra")
        names.append(" ".join(word for word in words if word))
    return tuple(names)


def _tricks(lines: Sequence[Line], *, passed: bool) -> tuple[tuple[Row, ...], int | None]:
    """The rows of the tricks, and the column of forehand as far as they tell it."""
    if not passed:
        rows = tuple(map(_row, lines))
        played = next((place for place, row in enumerate(rows) if row.winner is None), len(rows))
        for row in rows[played:]:
            if any(cell.led or cell.won for cell in row.cells):
                raise row.line.unreadable()
        return rows, rows[0].leader
    words = lines[0].text.split()
    if len(lines) != 1 or len(words) != 3 or not all(map(_PASS.fullmatch, words)):
        raise lines[0].unreadable()
    return (), next((column for column, word in enumerate(words) if word.startswith("_")), None)


def _row(line: Line) -> Row:
    if "SPITZE" in line.text.upper():
        with line.blamed():
            raise _variant("spitze")
    row = _ROW.fullmatch(line.text.strip())
    if row is None:
        raise line.unreadable()
    with line.blamed():
        return Row(line, tuple(map(_cell, row.groups())))


def _cell(text: str) -> Cell:
    found = _CARD.fullmatch(text)
    suit = _SUIT.get(found[1].lower()) if found else None
    if found is None or suit is None:
        raise NotationError(text, "card")
    rank = Rank(_RANK.get(found[3], found[3]))
    return Cell(Card(suit, rank), led=found[2] == "_", won=found[1].isupper())


def _notes(lines: Sequence[Line]) -> tuple[Hand, Notes | None]:
    """The two cards that lie away, and what else is told below the line that stands first."""
    found: dict[str, tuple[Line, tuple[str, ...]]] = {}
    for line in lines[1:]:
        name, parts = _note(line)
        if name in found:
            raise line.unreadable()
        found[name] = line, parts
    if "laid" not in found or (len(found) > 1 and not found.keys() >= {"game", "end"}):
        raise lines[-1].unreadable()
    laid = _two(*found["laid"])
    if len(found) == 1:
        return laid, None
    line, (player, game) = found["game"]
    _, (end, points) = found["end"]
    _, (said,) = found.get("said", (line, ("",)))
    _, (bid,) = found.get("bid", (line, ("0",)))
    with line.blamed():
        contract = _contract(game, said)
    skat = _two(*found["skat"]) if "skat" in found else None
    won = end in ("Won", "Gewonnen")
    return laid, Notes(line, skat, int(bid), player, contract, won, int(points) if points else None)


def _note(line: Line) -> tuple[str, tuple[str, ...]]:
    if "Ramsch" in line.text or "passed:" in line.text or "schob:" in line.text:
        with line.blamed():
            raise _variant("ramsch")
    if line.text in _SAID:
        return "said", (_SAID[line.text],)
    for name, pattern in _NOTES.items():
        if note := pattern.fullmatch(line.text):
            return name, note.groups()
    raise line.unreadable()


def _two(line: Line, parts: tuple[str, ...]) -> Hand:
    words = parts[0].split(",")
    if len(words) != 2:
        raise line.unreadable()
    with line.blamed():
        return Hand.of(_cell(word).card for word in words)


def _contract(game: str, said: str) -> str:
    """The contract as we write it. Where there are trumps, ouvert is always played from the hand."""
    if game == "Revolution":
        raise _variant("revolution")
    if game == "Null":
        return f"N{said}"
    letter = "G" if game == "Grand" else _SUIT.get(game.lower())
    if letter is None:
        raise NotationError(game, "contract")
    return f"{letter}HO" if "O" in said else f"{letter}{said}"


def _variant(name: str) -> KnektError:
    return KnektError("variant-not-played", f"{name} is not played here", variant=name)
