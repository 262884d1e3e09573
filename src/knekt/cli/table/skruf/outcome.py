"""What a deal came to: whether it was made, the entries of both sides, and all cards."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.layout import shortened
from knekt.cli.skruf.ledger import count_lines
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.seating import Seating
from knekt.cli.table.skruf.screen import cards_told
from knekt.cli.table.skruf.seats import party_told
from knekt.engine import Cards
from knekt.skruf import Result, State
from knekt.telling.skruf import outcome

__all__ = ["outcome_pages"]

NAME = 16


def outcome_pages(seating: Seating, state: State, end: Result) -> list[list[str]]:
    """The result of a finished deal: the count on one page, the cards on the next."""
    sentences = outcome(seating.listener, state.rules.options, end)
    told = [line for each in sentences for line in wrapped(seating.render(each), indent="  ")]
    return [[*told, *_count(seating, state, end)], list(_cards(seating, state))]


def _count(seating: Seating, state: State, end: Result) -> Iterator[str]:
    """The entries of both sides, above the line and below it."""
    if end.score is None:
        return
    ordered = [sorted(seats, key=lambda seat: seat != end.declarer) for seats in end.sides]
    sides = [[seating.name(seat) for seat in seats if seat != state.unowned] for seats in ordered]
    heads = [party_told(names, seating.speaker) for names in sides]
    yield ""
    yield from count_lines(end.lines, heads, seating.speaker)


def _cards(seating: Seating, state: State) -> Iterator[str]:
    """The hands as dealt, with the talon, and the hands at the beginning of play."""
    yield seating.say("table-as-dealt")
    for seat, cards in enumerate(state.dealt):
        yield _row(seating, state, seating.name(seat), cards)
    if state.talon:
        assert isinstance(state.talon, tuple)
        yield _row(seating, state, seating.say("skruf-talon"), Hand.of(state.talon))
    if state.began and state.began != state.dealt:
        yield seating.say("table-as-played")
        for seat, cards in enumerate(state.began):
            yield _row(seating, state, seating.name(seat), cards)


def _row(seating: Seating, state: State, name: str, cards: Cards) -> str:
    return f"  {padded(shortened(name, NAME), NAME)} {cards_told(seating, state, cards)}".rstrip()
