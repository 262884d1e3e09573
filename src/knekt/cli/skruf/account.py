"""A drawing of a sitting: the account of every rubber as in the old book, points and money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from knekt.cli.layout import joined, money, names_of, set_in_lines, shortened, signed, table
from knekt.cli.skruf.ledger import Entry, column_head, ledger, points_text
from knekt.cli.skruf.result_words import outcome
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, width, wrapped
from knekt.message import printable
from knekt.sheet import Sitting, SkrufSitting
from knekt.sheet.skruf import Column, DealRow, Statement, statement, winnings

__all__ = ["sheet_lines"]

_HEAD = 18  # columns for the names of a pair over its account
_ALONE = 12  # columns for the name of a single player
_SHORTEST = 5  # columns for a name where there is little room
_WORDS = 24  # columns for what the points of a row are for
_NUMBER = 6  # columns for the number of a deal


def sheet_lines(sitting: Sitting, names: Sequence[str], speaker: Speaker, *, since: int = 1) -> Iterator[str]:
    """The sheet from the first rubber, or a later one, to everybody's winnings."""
    assert isinstance(sitting, SkrufSitting)
    called = names_of(sitting.players, names, speaker)
    for rubber in sitting.rubbers[since - 1 :]:
        yield from _rubber(sitting, rubber.number, called, speaker)
        yield ""
    yield from _points(sitting, called, speaker)


def _rubber(sitting: SkrufSitting, number: int, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    yield from wrapped(_heading(sitting, number, names, speaker), indent="  ")
    rows = [row for row in sitting.rows if row.terms.rubber == number]
    for row in rows:
        yield from _deal(row, names, speaker)
    if rows:
        told = statement(sitting, number)
        yield ""
        yield from _account(told, names, speaker)
        yield from _settled(told, names, speaker)


def _heading(sitting: SkrufSitting, number: int, names: Sequence[str], speaker: Speaker) -> str:
    """The number of the rubber, the pairs, and who sits out."""
    rubber = sitting.rubbers[number - 1]
    pairs = [joined([names[player] for player in party], speaker) for party in rubber.parties]
    if sitting.options.is_trekarl:
        return speaker.say("sheet-skruf-trekarl", players=joined(pairs, speaker))
    told = speaker.say("sheet-skruf-rubber", number=number, one=pairs[0], two=pairs[1])
    if rubber.out:
        out = joined([names[player] for player in rubber.out], speaker)
        told = speaker.say("sheet-skruf-out", rubber=told, players=out, count=len(rubber.out))
    return told


def _deal(row: DealRow, names: Sequence[str], speaker: Speaker) -> list[str]:
    """A deal in one line: its number, its dealer, the contract and the result."""
    told = outcome(row.result, [names[player] if player >= 0 else "" for player in row.terms.seats], speaker)
    if row.reason is not None:
        told += " " + speaker.say("sheet-corrected", reason=printable(row.reason))
    dealer = speaker.say("sheet-skruf-dealt", player=names[row.terms.dealer])
    first, *more = wrapped(f"{dealer}: {told}", WIDTH - _NUMBER)
    return [f"{row.number:>{_NUMBER - 2}}  {first}", *(" " * _NUMBER + line for line in more)]


def _account(told: Statement, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """The accounts. Above the line the newest deal is on top; below it the deals are in order."""
    room = _HEAD if len(told.columns) == 2 else _ALONE
    heads = [
        column_head([names[player] for player in column.party], room, speaker) for column in told.columns
    ]
    above, below = (_entries(told.columns, part, speaker) for part in ("above", "below"))
    totals = tuple(points_text(column.total) for column in told.columns)
    sums = [Entry(speaker.say("skruf-total"), totals)]
    for balance in told.balances if len(told.columns) == 2 else ():
        cells = ["", ""]
        cells[balance.difference < 0] = points_text(abs(balance.difference))
        sums.append(Entry(speaker.say("skruf-difference"), tuple(cells)))
    yield from ledger(heads, [above, below, sums])


def _entries(columns: Sequence[Column], part: str, speaker: Speaker) -> list[Entry]:
    """The lines of all accounts, sorted by deal; an entry in several accounts stands in one line."""
    found: dict[tuple[int, int, str], list[str]] = {}
    for place, column in enumerate(columns):
        for item in getattr(column, part):
            key = item.deal, item.line.side, speaker.render(item.line.message)
            cells = found.setdefault(key, [""] * len(columns))
            cells[place] = points_text(item.line.points)
    newest_first = part == "above"
    ordered = sorted(found, key=lambda key: (-key[0] if newest_first else key[0], key[1]))
    return [Entry(key[2], tuple(found[key]), key[0]) for key in ordered]


def _settled(told: Statement, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """The points from the account for each player who took part."""
    for player, points in told.alone:
        yield from wrapped(speaker.say("sheet-skruf-alone", player=names[player], points=points), indent="  ")
    gains = [
        f"{names[player]} {signed(told.points[player])}" for column in told.columns for player in column.party
    ]
    id = "sheet-skruf-settled" if told.is_settled else "sheet-skruf-so-far"
    yield from wrapped(speaker.say(id, points=", ".join(gains)), indent="  ")


def _points(sitting: SkrufSitting, names: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """The whole points of each player, rubber by rubber, and their worth in money."""
    rows = []
    for rubber, account in enumerate(sitting.accounts, start=1):
        if sitting.is_settled(rubber):
            gains = account.settled(sitting.options, sitting.players)
            rows.append([_settlement(sitting, rubber, speaker), *map(signed, gains)])
    rows += [[shortened(each.reason, _WORDS), *map(signed, each.points)] for each in sitting.adjusted]
    rows.append([speaker.say("skruf-total"), *map(signed, sitting.totals)])
    yield speaker.say("sheet-skruf-points" if sitting.is_over else "sheet-skruf-points-so-far")
    yield from _with_names(rows, names)
    if stake := Decimal(sitting.options.stake):
        amounts = zip(names, winnings(sitting.options, sitting.totals), strict=True)
        won = ", ".join(f"{name} {money(amount, speaker)}" for name, amount in amounts)
        told = speaker.say("sheet-skruf-money", stake=money(stake, speaker), amounts=won)
        yield from set_in_lines(told.split(", "))


def _settlement(sitting: SkrufSitting, rubber: int, speaker: Speaker) -> str:
    """What the points of an account are for: a rubber, or in trekarl, which has none, all deals."""
    if sitting.options.is_trekarl:
        return speaker.say("sheet-skruf-of-deals", deals=len(sitting.rows))
    return speaker.say("sheet-skruf-of-rubber", number=rubber)


def _with_names(rows: list[list[str]], names: Sequence[str]) -> list[str]:
    """The rows under the players' names, which are cut as far as they must be."""
    drawn = list[str]()
    for most in range(_HEAD, _SHORTEST - 1, -1):
        head = ["", *(shortened(name, most) for name in names)]
        drawn = table([head, *rows], right=range(1, len(head)), indent=2)
        if max(map(width, drawn)) <= WIDTH:
            break
    return drawn
