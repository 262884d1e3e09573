"""The games that may be named, what each is worth, and whether that reaches the bid."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Suit
from knekt.cli.layout import table
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.seating import Seating
from knekt.skat import Contract, Stage, State, known_cards, still_needed
from knekt.skat.declare import own_cards

__all__ = ["contract_lines", "spitzen_lines", "without_spitzen"]

COLUMN = 13  # columns for a cell in the grid of hand games


def contract_lines(seating: Seating, state: State, named: Sequence[Contract]) -> list[str]:
    """A line for each game; for hand games a line for each suit, with its announcements side by side.

    Spitzen, which any suit game can have, are explained once for all. Games that cannot be chosen yet,
    because they depend on a card to be turned up, have no numbers.
    """
    listed = without_spitzen(named)
    lines = _hand_games(seating, state, listed) if state.hand_game else _games(seating, state, listed)
    return [seating.say("table-games", bid=state.bid), *lines, *spitzen_lines(seating, named)]


def without_spitzen(named: Sequence[Contract]) -> list[Contract]:
    """The games in the list, which have numbers there."""
    return [contract for contract in named if not contract.spitzen]


def spitzen_lines(seating: Seating, named: Sequence[Contract]) -> list[str]:
    """The highest number of spitzen that each suit may be named with."""
    most = dict[Suit, int]()
    for contract in named:
        if contract.suit is not None and contract.spitzen:
            most[contract.suit] = max(contract.spitzen, most.get(contract.suit, 0))
    if not most:
        return []
    games = ", ".join(f"{seating.faces.suit(suit)}1" + f"–{n}" * (n > 1) for suit, n in most.items())
    suit, n = list(most.items())[-1]
    return wrapped(seating.say("table-spitzen", games=games, example=f"{suit}{n}"), indent="  ")


def _games(seating: Seating, state: State, listed: Sequence[Contract]) -> list[str]:
    rows, can_choose = [], state.stage is not Stage.TURN or state.verdict
    for number, contract in enumerate(listed, start=1):
        value = contract.certain_value(known_cards(state))
        name = seating.speaker.render(contract.message)
        rows.append(
            [str(number) if can_choose else "-", name, str(value), _note(seating, state, contract, value)]
        )
    return table(rows, right=(0, 2), indent=1)


def _note(seating: Seating, state: State, contract: Contract, value: int) -> str:
    """What the game still needs to reach the bid."""
    match still_needed(contract, value, state.bid):
        case "schneider":
            return seating.say("table-needs-schneider")
        case "schwarz":
            return seating.say("table-needs-schwarz")
        case "overbid":
            return seating.say("table-overbid")
    return seating.say("table-reaches")


def _hand_games(seating: Seating, state: State, listed: Sequence[Contract]) -> list[str]:
    heads = (
        "",
        seating.say("table-grid-solo" if state.way else "table-grid-hand"),
        seating.say("table-grid-schneider"),
        seating.say("table-grid-schwarz"),
        seating.say("table-grid-ouvert"),
    )
    rows: dict[str, list[str]] = {}
    for number, contract in enumerate(listed, start=1):
        value = contract.certain_value(own_cards(state))
        row = rows.setdefault(str(contract)[0], [""] * 4)
        below = "!" if value < state.bid else ""
        row["SZO".find("O" if contract.is_open else contract.said or "-") + 1] = (
            f"{number:>2}) {value}{below}"
        )
    lines = ["".join(padded(head, COLUMN) for head in heads).rstrip()]
    for letter, cells in rows.items():
        name = seating.say("game", game=letter)
        lines.append("".join(padded(cell, COLUMN) for cell in (f" {name}", *cells)).rstrip())
    if any("!" in line for line in lines):
        lines.append(seating.say("table-below-bid", bid=state.bid))
    return lines
