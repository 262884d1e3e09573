"""The lines of an XSkat log: names, cards and notes, in English or German, with French or German cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from knekt.cards import Card, Hand, Rank, Suit
from knekt.errors import KnektError, NotationError, RecordError
from knekt.skat import trump_order

__all__ = [
    "CardRow",
    "LogLine",
    "LoggedGame",
    "Notes",
    "Passing",
    "RamschNotes",
    "RowCell",
    "blocks_of",
    "games_in",
    "read_game",
]

_SUITS = {
    Suit.DIAMONDS: ("diamond", "karo", "bells", "schellen"),
    Suit.HEARTS: ("heart", "herz", "hearts", "rot"),
    Suit.SPADES: ("spade", "pik", "leaves", "grün"),
    Suit.CLUBS: ("club", "kreuz", "acorns", "eicheln"),
}
_SUIT = {name: suit for suit, names in _SUITS.items() for name in names}
_RANK = {"10": "T", "D": "Q", "O": "Q", "B": "J", "U": "J"}  # Dame, Ober; Bube, Unter
_CARD = re.compile(r"([^\W\d_]+)([ _])(10|[789AKQJDBOU])")
_SPITZE = re.compile(r"spitze([ _])!", re.IGNORECASE)  # stands for the lowest trump
_ROW = re.compile(r"\s+".join([r"([^\W\d_]+[ _](?:\w+|!))"] * 3))
_PASS = re.compile(r"_?Passe?_?")
_GIFT = re.compile(r"_?(?:Schenken|Accept|Annehmen)_?")
_COLUMN = 12
_SEED = re.compile(r"-+ random_seed (-?[0-9]+ [0-9]+ ([123])(?: [LR])?) -*")
_NOTES = {
    "laid": re.compile(r"(?:Skat is|Im Skat ist): (.*)"),
    "skat": re.compile(r"(?:Skat was|Im Skat war): (.*)"),
    "bid": re.compile(r"(?:Last bid|Gereizt bis): ([0-9]{1,3})"),
    "game": re.compile(r"(.*) (?:played|spielte) (\w+)"),
    "end": re.compile(r"(Won|Lost|Gewonnen|Verloren)(?: (?:with|mit): ([0-9]{1,3}) \w+)?"),
    "ramsch": re.compile(r"(.*) (?:won the|lost the|gewann den|verlor den) Ramsch"),
    "F": re.compile(r"(?:FH|VH)([ _])(?:passed|schob): (.*)"),
    "M": re.compile(r"MH([ _])(?:passed|schob): (.*)"),
    "R": re.compile(r"(?:RH|HH)([ _])(?:passed|schob): (.*)"),
}
_PASSED = "F", "M", "R"
_DECLARED = {"laid", "skat", "bid", "game", "said", "end"}
_NOBODY = "Nobody", "Niemand"
_WON = "Won", "Gewonnen"
_NO_TRUMPS = "NR"  # null and revolution
_Parts = tuple[str, ...]
_Found = dict[str, tuple["LogLine", _Parts]]
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
# for a declarer who has declined a gift, the log says that he announced what he then has to win
_DECLINED = {"HS": "game", "HZ": "schneider"}


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a file."""

    place: str
    number: int
    text: str

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """A context in which every error is reported as an error of this line."""
        try:
            yield
        except RecordError:
            raise
        except KnektError as cause:
            raise RecordError(self.place, self.number, cause) from cause

    def unreadable(self) -> RecordError:
        return RecordError(self.place, self.number, NotationError(self.text.strip(), "xskat-log"))


@dataclass(frozen=True, slots=True)
class RowCell:
    """A card in a row. `led` is true if it led to the trick but did not win it, `won` if it won the trick."""

    card: Card
    led: bool
    won: bool


@dataclass(frozen=True, slots=True)
class CardRow:
    """Three cards side by side, one in the column of each player."""

    line: LogLine
    cells: tuple[RowCell, ...]

    @property
    def winner(self) -> int | None:
        """The column that won the trick; None if the cards of the row were not played."""
        won = [column for column, cell in enumerate(self.cells) if cell.won]
        return won[0] if len(won) == 1 else None

    @property
    def leader(self) -> int | None:
        """The column that led: the one with the mark for it, or without a mark the one that won."""
        led = [column for column, cell in enumerate(self.cells) if cell.led]
        return led[0] if led else self.winner


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes below the hands of a game that was played."""

    line: LogLine  # the line that says who played what
    skat: Hand | None  # as dealt; None if the log does not say
    bid: int
    player: str
    contract: str
    won: bool
    points: int | None  # None in null
    declined: str = ""  # the highest gift that was declined: game or schneider


@dataclass(frozen=True, slots=True)
class Passing:
    """The two cards that a seat passed on before a ramsch, or laid away.

    `unseen` if it did not take them up.
    """

    line: LogLine
    cards: Hand
    unseen: bool


@dataclass(frozen=True, slots=True)
class RamschNotes:
    """The notes below the hands of a ramsch."""

    line: LogLine  # the line that says who lost or won it
    player: str | None  # None if all three have as many points
    won: bool  # by taking every trick, or because the two others lost together
    points: int | None
    skat: Hand | None  # as dealt, in a schieberramsch
    passed: tuple[Passing, ...]  # by forehand, middlehand, rearhand; empty if no cards went round


@dataclass(frozen=True, slots=True)
class LoggedGame:
    """One game as the log has it. Columns count from 0. There are no notes if all three passed."""

    names: tuple[str, ...]
    doubled: tuple[bool, ...]  # who has said kontra or re, or knocked in a ramsch
    named_at: LogLine
    forehand: int
    seed: str
    rows: tuple[CardRow, ...]
    hands: tuple[Hand, ...]
    laid: Hand
    notes: Notes | RamschNotes | None
    dealt_at: LogLine
    spitze_at: LogLine | None = None  # the first row that shows a spitze
    given: bool = False  # the defenders gave the game up before the first card


def blocks_of(text: str, place: str) -> Iterator[list[LogLine]]:
    """The lines of each game; a line of equals signs stands after each game."""
    lines: list[LogLine] = []
    for number, line in enumerate(f"{text.removeprefix(chr(0xFEFF))}\n====".split("\n"), start=1):
        if not line.startswith("===="):
            lines.append(LogLine(place, number, line.rstrip()))
        else:
            if any(each.text for each in lines):
                yield lines
            lines = []


def games_in(block: Sequence[LogLine]) -> int:
    """How many games these lines hold: more than one if the line between two games is missing."""
    return max(1, sum(_SEED.fullmatch(line.text) is not None for line in block))


def read_game(block: Sequence[LogLine]) -> LoggedGame:
    """The game of these lines; RecordError names the first line that does not fit."""
    first = next(line for line in block if line.text)
    parts: list[list[LogLine]] = [[]]
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
    names, doubled = _names(head)
    laid, notes = _notes([rules[2], *(line for line in below if line.text)])
    lowest = _lowest_trump(notes.contract) if isinstance(notes, Notes) else None
    hands = [_row(line, lowest) for line in cards]
    with cards[0].blamed():
        dealt = tuple(Hand.of(row.cells[column].card for row in hands) for column in range(3))
    said = [] if isinstance(notes, RamschNotes) else _seats_marked(tricks, notes)
    rows = () if said else _tricks(tricks, lowest)
    forehand = said.index(True) if True in said else rows[0].leader if rows else None
    seed = _SEED.fullmatch(rules[1].text)
    if seed is not None:
        forehand = int(seed[2]) % 3  # the player after the dealer
    if forehand is None:
        raise tricks[0].unreadable()
    return LoggedGame(
        names,
        doubled,
        head[0],
        forehand,
        seed[1] if seed else "",
        rows,
        dealt,
        laid,
        notes,
        cards[0],
        spitze_at=next((line for line in (*tricks, *cards) if _SPITZE.search(line.text)), None),
        given=bool(said) and notes is not None,
    )


def _names(head: Sequence[LogLine]) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    """The names in the three columns, and for each whether it stands between underscores: it has doubled."""
    if len(head) > 2:
        raise head[2].unreadable()
    names, doubled = [], []
    for start in range(0, 3 * _COLUMN, _COLUMN):
        words = [line.text[start : start + _COLUMN].strip() for line in head]
        marked = [word.startswith("_") and word.endswith("_") for word in words]
        doubled.append(any(marked))
        words = [word.strip("_") if mark else word for word, mark in zip(words, marked, strict=True)]
        names.append(" ".join(word for word in words if word))
    return tuple(names), tuple(doubled)


def _seats_marked(lines: Sequence[LogLine], notes: Notes | None) -> list[bool]:
    """Which column is marked as forehand's, if no card was played; empty if cards were played.

    No card is played if all passed, or the game was given to the declarer.
    """
    words = lines[0].text.split()
    word = _PASS if notes is None else _GIFT
    if len(lines) == 1 and len(words) == 3 and all(map(word.fullmatch, words)):
        return [each.startswith("_") for each in words]
    if notes is None:
        raise lines[0].unreadable()
    return []


def _tricks(lines: Sequence[LogLine], lowest: Card | None) -> tuple[CardRow, ...]:
    rows = tuple(_row(line, lowest) for line in lines)
    played = next((place for place, row in enumerate(rows) if row.winner is None), len(rows))
    for row in rows[played:]:
        if any(cell.led or cell.won for cell in row.cells):
            raise row.line.unreadable()
    return rows


def _row(line: LogLine, lowest: Card | None) -> CardRow:
    row = _ROW.fullmatch(line.text.strip())
    if row is None:
        raise line.unreadable()
    with line.blamed():
        return CardRow(line, tuple(_cell(text, lowest) for text in row.groups()))


def _cell(text: str, lowest: Card | None = None) -> RowCell:
    """The card of a cell; a spitze stands for the lowest trump."""
    spitze = _SPITZE.fullmatch(text)
    if spitze is not None and lowest is not None:
        return RowCell(lowest, led=spitze[1] == "_", won=text[1].isupper())
    found = _CARD.fullmatch(text)
    suit = _SUIT.get(found[1].lower()) if found else None
    if found is None or suit is None:
        raise NotationError(text, "card")
    rank = Rank(_RANK.get(found[3], found[3]))
    return RowCell(Card(suit, rank), led=found[2] == "_", won=found[1].isupper())


def _lowest_trump(contract: str) -> Card | None:
    if contract[0] in _NO_TRUMPS:
        return None
    suit = None if contract[0] == "G" else Suit(contract[0])
    return trump_order("grand" if suit is None else "suit", suit).trumps[-1]


def _notes(lines: Sequence[LogLine]) -> tuple[Hand, Notes | RamschNotes | None]:
    """The two cards that lie away, and the other notes; the first line is only named in errors."""
    found: _Found = {}
    for line in lines[1:]:
        name, parts = _note(line)
        if name in found:
            raise line.unreadable()
        found[name] = line, parts
    if "laid" not in found:
        raise lines[-1].unreadable()
    laid = _two_cards(*found["laid"])
    if len(found) == 1:
        return laid, None
    if "ramsch" in found:
        return laid, _ramsch_notes(found, laid)
    if not _DECLARED >= found.keys() >= {"game", "end"}:
        raise lines[-1].unreadable()
    return laid, _declared_notes(found, laid)


def _declared_notes(found: _Found, laid: Hand) -> Notes:
    line, (player, game) = found["game"]
    _, (end, points) = found["end"]
    _, (said,) = found.get("said", (line, ("",)))
    _, (bid,) = found.get("bid", (line, ("0",)))
    skat = _two_cards(*found["skat"]) if "skat" in found else None
    declined = _DECLINED.get(said, "") if skat not in (None, laid) else ""
    with line.blamed():
        contract = _contract(game, "" if declined else said)
    if declined and contract[0] in _NO_TRUMPS:
        raise line.unreadable()
    won = end in _WON
    return Notes(line, skat, int(bid), player, contract, won, int(points) if points else None, declined)


def _ramsch_notes(found: _Found, laid: Hand) -> RamschNotes:
    """The notes of a ramsch. They have the skat and the cards passed on only if cards went round."""
    line, (player,) = found["ramsch"]
    nobody = "end" not in found and player in _NOBODY
    due = {"laid", "ramsch", "end"} - ({"end"} if nobody else set())
    went_round = {"skat", *_PASSED}
    if found.keys() not in (due, due | went_round):
        raise line.unreadable()
    _, (end, points) = found.get("end", (line, ("", "")))
    passed = tuple(_passing(*found[seat]) for seat in _PASSED if seat in found)
    if passed and passed[-1].cards != laid:
        raise passed[-1].line.unreadable()
    return RamschNotes(
        line,
        None if nobody else player,
        end in _WON,
        int(points) if points else None,
        _two_cards(*found["skat"]) if passed else None,
        passed,
    )


def _passing(line: LogLine, parts: _Parts) -> Passing:
    mark, cards = parts
    return Passing(line, _two_cards(line, (cards,)), unseen=mark == "_")


def _note(line: LogLine) -> tuple[str, _Parts]:
    if line.text in _SAID:
        return "said", (_SAID[line.text],)
    for name, pattern in _NOTES.items():
        if note := pattern.fullmatch(line.text):
            return name, note.groups()
    raise line.unreadable()


def _two_cards(line: LogLine, parts: _Parts) -> Hand:
    words = parts[0].split(",")
    if len(words) != 2:
        raise line.unreadable()
    with line.blamed():
        return Hand.of(_cell(word).card for word in words)


def _contract(game: str, said: str) -> str:
    """The contract as Knekt writes it. If there are trumps, ouvert is always played from the hand."""
    if game == "Revolution":
        return "R"
    if game == "Null":
        return f"N{said}"
    letter = "G" if game == "Grand" else _SUIT.get(game.lower())
    if letter is None:
        raise NotationError(game, "contract")
    return f"{letter}HO" if "O" in said else f"{letter}{said}"
