"""What a deal came to: who won, the spoken count, the cards as dealt and as played."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.layout import shortened
from knekt.cli.table.company import Company
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.skat.screen import turned_row
from knekt.engine import Cards
from knekt.skat import Options, RamschScore, Result, State, card_points, hands_played, sorted_hand
from knekt.telling.skat import outcome
from knekt.words import say_all

__all__ = ["outcome_lines"]

NAME = 12


def outcome_lines(company: Company, state: State, end: Result) -> list[str]:
    """The result of a deal that is over, in lines."""
    told = (
        line for each in _sentences(company, state.rules.options, end) for line in wrapped(each, indent="  ")
    )
    return [*told, *_cards(company, state)]


def _sentences(company: Company, options: Options, end: Result) -> Iterator[str]:
    yield from map(company.told, outcome(company.listener, options, end))
    if end.ramsch is not None:
        yield _ramsch_points(company, end.ramsch, options)
    if end.lines:
        count = say_all((line.message for line in end.lines), company.speaker.lang)
        yield company.say("table-count", count=count)


def _ramsch_points(company: Company, scored: RamschScore, options: Options) -> str:
    each = ", ".join(
        company.say("table-ramsch-each", name=company.name(seat), points=points, tricks=tricks)
        for seat, (points, tricks) in enumerate(zip(scored.points, scored.facts.tricks, strict=True))
    )
    return company.say(
        "table-ramsch-points" if options.skat_counts_in_ramsch else "table-ramsch-points-alone", each=each
    )


def _cards(company: Company, state: State) -> Iterator[str]:
    """The hands as dealt with the skat; then those that were played with and what was laid away, where that differs."""
    yield company.say("table-as-dealt")
    for seat, cards in enumerate(state.dealt):
        yield _row(company, state, shortened(company.name(seat), NAME), cards)
    note = company.say("table-was-turned", cards=turned_row(company, state)) if state.turned else ""
    yield _row(company, state, company.say("table-skat"), state.skat, note)
    changed = [(seat, cards) for seat, cards in enumerate(hands_played(state)) if cards != state.dealt[seat]]
    if changed:
        yield company.say("table-as-played")
    for seat, cards in changed:
        yield _row(company, state, shortened(company.name(seat), NAME), cards)
    if changed and isinstance(state.laid, Hand) and state.laid != state.skat:
        points = company.say("table-in-points", points=card_points(state.laid))
        yield _row(company, state, company.say("table-laid"), state.laid, points)


def _row(company: Company, state: State, name: str, cards: Cards, note: str = "") -> str:
    assert isinstance(cards, Hand)
    row = company.faces.row(sorted_hand(state, cards))
    return f"  {padded(name, NAME)} {row} {note}".rstrip()
