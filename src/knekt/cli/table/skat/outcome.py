"""What a deal came to: who won, the spoken count, the cards as dealt and as played."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.layout import shortened
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.seating import Seating
from knekt.cli.table.skat.screen import turned_row
from knekt.engine import Cards
from knekt.skat import Options, RamschScore, Result, State, card_points, hands_played, sorted_hand
from knekt.telling.skat import outcome
from knekt.words import say_all

__all__ = ["outcome_lines"]

NAME = 12


def outcome_lines(seating: Seating, state: State, end: Result) -> list[str]:
    """The result of a finished deal, in lines."""
    told = (
        line for each in _sentences(seating, state.rules.options, end) for line in wrapped(each, indent="  ")
    )
    return [*told, *_cards(seating, state)]


def _sentences(seating: Seating, options: Options, end: Result) -> Iterator[str]:
    yield from map(seating.render, outcome(seating.listener, options, end))
    if end.ramsch is not None:
        yield _ramsch_points(seating, end.ramsch, options)
    if end.lines:
        count = say_all((line.message for line in end.lines), seating.speaker.lang)
        yield seating.say("table-count", count=count)


def _ramsch_points(seating: Seating, scored: RamschScore, options: Options) -> str:
    each = ", ".join(
        seating.say("table-ramsch-each", name=seating.name(seat), points=points, tricks=tricks)
        for seat, (points, tricks) in enumerate(zip(scored.points, scored.facts.tricks, strict=True))
    )
    return seating.say(
        "table-ramsch-points" if options.skat_counts_in_ramsch else "table-ramsch-points-alone", each=each
    )


def _cards(seating: Seating, state: State) -> Iterator[str]:
    """The hands as dealt, with the skat.

    Below them stand the hands at the beginning of play and the cards laid away, if they differ.
    """
    yield seating.say("table-as-dealt")
    for seat, cards in enumerate(state.dealt):
        yield _row(seating, state, shortened(seating.name(seat), NAME), cards)
    note = seating.say("table-was-turned", cards=turned_row(seating, state)) if state.turned else ""
    yield _row(seating, state, seating.say("table-skat"), state.skat, note)
    changed = [(seat, cards) for seat, cards in enumerate(hands_played(state)) if cards != state.dealt[seat]]
    if changed:
        yield seating.say("table-as-played")
    for seat, cards in changed:
        yield _row(seating, state, shortened(seating.name(seat), NAME), cards)
    if changed and isinstance(state.laid, Hand) and state.laid != state.skat:
        points = seating.say("table-in-points", points=card_points(state.laid))
        yield _row(seating, state, seating.say("table-laid"), state.laid, points)


def _row(seating: Seating, state: State, name: str, cards: Cards, note: str = "") -> str:
    assert isinstance(cards, Hand)
    row = seating.faces.row(sorted_hand(state, cards))
    return f"  {padded(name, NAME)} {row} {note}".rstrip()
