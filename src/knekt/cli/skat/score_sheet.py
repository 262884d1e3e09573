"""The score sheet of a sitting, drawn for a terminal.

It has rows with their count, places, tournament scores and money.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal

from knekt.cli.layout import joined, money, names_of, set_in_lines, shortened, signed, table
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, padded, width, wrapped
from knekt.message import Message, printable
from knekt.sheet import SheetRow, Sitting, settlement, standing, tournament
from knekt.words import say_all

__all__ = ["sheet_lines"]

_NAME = 9  # columns for a name at most
_SHORTEST = 4  # columns for a name where there is little room
_COUNT = 24  # columns that should be left for the count
_LEAST = 12  # columns that are left for it in any case


def sheet_lines(sitting: Sitting, players: Sequence[str], speaker: Speaker) -> Iterator[str]:
    """The sheet from its first row to the payments."""
    names = names_of(sitting.players, players, speaker)
    for part in (_rows, _coming, _places, _tournament, _payments):
        if lines := list(part(sitting, names, speaker)):
            yield from lines if part is _rows else ("", *lines)


def _rows(sitting: Sitting, names: list[str], speaker: Speaker) -> Iterator[str]:
    short, drawn = _columns(sitting, names, speaker)
    yield drawn[0]
    left = max(map(width, drawn))
    room = max(_LEAST, WIDTH - 2 - left)
    for line, row in zip(drawn[1:], sitting.rows, strict=True):
        first, *more = set_in_lines(_spoken(row, short, speaker).split(", "), columns=room, indent="")
        if row.reason is not None:
            more += wrapped(speaker.say("sheet-corrected", reason=printable(row.reason)), room)
        yield f"{padded(line, left)}  {first}"
        yield from (" " * (left + 2) + each for each in more)


def _columns(sitting: Sitting, names: list[str], speaker: Speaker) -> tuple[list[str], list[str]]:
    """The names that head the columns, and the rows without their count, which needs room as well."""
    marks = [_marks(row, speaker) for row in sitting.rows]
    short, drawn = names, list[str]()
    for most in range(_NAME, _SHORTEST - 1, -1):
        short = [shortened(name, most) for name in names]
        head = [speaker.say("sheet-number"), *short, *_game(sitting, speaker.say("sheet-game")), ""]
        rows = [
            [str(row.number), *_totals(sitting, row), *_game(sitting, signed(row.score)), mark]
            for row, mark in zip(sitting.rows, marks, strict=True)
        ]
        drawn = table([head, *rows], right=range(len(head) - 1))
        if max(map(width, drawn)) + 2 + _COUNT <= WIDTH:
            break
    return short, drawn


def _is_traditional(sitting: Sitting) -> bool:
    style: str = sitting.options.protocol.style
    return style == "traditional"


def _game(sitting: Sitting, cell: str) -> list[str]:
    """The cell of the column "game", which the old sheet does not have."""
    return [] if _is_traditional(sitting) else [cell]


def _totals(sitting: Sitting, row: SheetRow) -> list[str]:
    """Everybody's total; on the old sheet only those that the deal concerns (Tournée 13)."""
    written = row.charged if _is_traditional(sitting) else range(sitting.players)
    return [_total(total) if player in written else "" for player, total in enumerate(row.totals)]


def _total(number: int) -> str:
    return str(number).replace("-", "−")


def _marks(row: SheetRow, speaker: Speaker) -> str:
    """The marks beside the number: a bock or schieberramsch deal, and how far it was doubled."""
    bock, kontra = row.result.bock, 0 if row.result.facts is None else row.result.facts.kontra
    marks = [speaker.say("sheet-bock", factor=bock)] if bock > 1 else []
    marks += [speaker.say("sheet-schieberramsch")] if row.terms.schieberramsch else []
    marks += [speaker.say("sheet-doubled", level=kontra, factor=str(2**kontra))] if kontra else []
    return " ".join(marks)


def _spoken(row: SheetRow, names: list[str], speaker: Speaker) -> str:
    """The words after the row: who played, or whom a ramsch concerns, and the count."""
    lines = row.result.lines
    if not lines:
        return speaker.render(Message(f"ending-{row.result.ending}"))
    said = say_all((line.message for line in lines), speaker.lang)
    if not row.charged:
        return said
    return f"{joined([names[player] for player in sorted(row.charged)], speaker)}: {said}"


def _coming(sitting: Sitting, names: list[str], speaker: Speaker) -> Iterator[str]:
    """How many of the next deals are special ones, as far as it is known now."""
    kinds, number = Counter[str](), len(sitting.rows) + 1 + sitting.is_running
    while sitting.last is None or number <= sitting.last:
        terms, number = sitting.terms_of(number), number + 1
        if terms.bock == 1 and not terms.schieberramsch:
            break
        kinds["bock"] += terms.bock > 1
        kinds["schieberramsch"] += terms.schieberramsch
    told = [speaker.say("sheet-deals", kind=kind, deals=deals) for kind, deals in kinds.items() if deals]
    if told:
        yield speaker.say("sheet-coming", deals=joined(told, speaker))


def _places(sitting: Sitting, names: list[str], speaker: Speaker) -> Iterator[str]:
    yield speaker.say(
        "sheet-standing" if sitting.is_over else "sheet-standing-so-far", deals=len(sitting.rows)
    )
    rows = [[f"{each.place}.", names[each.player], _total(each.total)] for each in standing(sitting.totals)]
    yield from table(rows, right=(0, 2), indent=2)


def _tournament(sitting: Sitting, names: list[str], speaker: Speaker) -> Iterator[str]:
    scores = tournament(sitting.options, sitting.rows, sitting.players)
    if not scores:
        return
    heads = [
        speaker.say("sheet-total"),
        speaker.say("sheet-won"),
        speaker.say("sheet-lost"),
        speaker.say("sheet-others-lost"),
        speaker.say("sheet-final"),
    ]
    rows = [["", *heads]]
    for each in scores:
        parts = each.total, each.won_points, each.lost_points, each.others_points, each.final
        rows.append([names[each.player], *map(signed, parts)])
    yield speaker.say("sheet-tournament")
    yield from table(rows, right=range(1, 6), indent=2)


def _payments(sitting: Sitting, names: list[str], speaker: Speaker) -> Iterator[str]:
    payments = settlement(sitting.options, sitting.totals).payments
    if not payments:
        return
    rows = [["", speaker.say("sheet-points"), speaker.say("sheet-exact"), speaker.say("sheet-pays")]]
    for paid in payments:
        pair = f"{names[paid.payer]} → {names[paid.payee]}"
        rows.append([pair, str(paid.points), money(paid.exact, speaker), money(paid.rounded, speaker)])
    rate = money(Decimal(sitting.options.settlement.rate), speaker)
    yield speaker.say("sheet-settlement", rate=rate)
    yield from table(rows, right=(1, 2, 3), indent=2)
