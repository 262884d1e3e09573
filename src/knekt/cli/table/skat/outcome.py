"""What a deal came to: who won, the spoken count, the cards as dealt and as played."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.layout import shortened
from knekt.cli.table.company import Company
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.skat.screen import turned_row
from knekt.engine import Cards
from knekt.message import Message
from knekt.skat import (
    PACK,
    Ending,
    Facts,
    Options,
    RamschScore,
    Result,
    State,
    card_points,
    hands_played,
    result,
    sorted_hand,
)
from knekt.words import say_all

__all__ = ["outcome_lines"]

ALL_POINTS = card_points(PACK)
NAME = 12


def outcome_lines(company: Company, state: State) -> list[str]:
    """The result of a deal that is over, in lines."""
    told = (
        line
        for each in _sentences(company, result(state), state.rules.options)
        for line in wrapped(each, indent="  ")
    )
    return [*told, *_cards(company, state)]


def _sentences(company: Company, end: Result, options: Options) -> Iterator[str]:
    if end.ramsch is None and end.declarer is None:
        yield company.say("table-passed-out")
        return
    yield from _verdict(company, end, options)
    if end.ending is not Ending.PLAYED:
        yield company.say("table-ended", ending=Message(f"ending-{end.ending}"))
    if end.ramsch is not None:
        yield _ramsch_points(company, end.ramsch, options)
    elif end.facts is not None:
        yield from _points(company, end.facts)
    count = say_all((line.message for line in end.lines), company.speaker.lang)
    yield company.say("table-count", count=count)


def _verdict(company: Company, end: Result, options: Options) -> Iterator[str]:
    """Who has won or lost."""
    if end.ramsch is not None:
        yield from _ramsch_verdict(company, end.ramsch, options)
    elif end.declarer is not None and end.facts is not None and end.score is not None:
        yield company.say(
            "table-won" if end.score.won else "table-lost",
            contract=end.facts.contract.message,
            **company.who(end.declarer),
        )


def _ramsch_verdict(company: Company, scored: RamschScore, options: Options) -> Iterator[str]:
    """Who is written down for a ramsch, and why."""
    for seat in scored.charged:
        if scored.facts.marcher == seat:
            id = "table-durchmarsch" if options.is_german else "table-ramsch-swept"
        else:
            id = "table-ramsch-won" if scored.totals[seat] > 0 else "table-ramsch-lost"
        yield company.say(id, **company.who(seat))
    if not scored.charged:
        yield company.say("table-ramsch-nobody")


def _ramsch_points(company: Company, scored: RamschScore, options: Options) -> str:
    each = ", ".join(
        company.say("table-ramsch-each", name=company.name(seat), points=points, tricks=tricks)
        for seat, (points, tricks) in enumerate(zip(scored.points, scored.facts.tricks, strict=True))
    )
    skat_counts = options.form != "tournee"
    return company.say("table-ramsch-points" if skat_counts else "table-ramsch-points-alone", each=each)


def _points(company: Company, facts: Facts) -> Iterator[str]:
    """What was taken, where that matters."""
    if facts.contract.is_null and not facts.given_up:
        yield company.say("table-null-tricks", tricks=facts.tricks)
    elif facts.is_counted:
        points, tricks = facts.points, facts.tricks
        yield company.say("table-points", points=points, others=ALL_POINTS - points, tricks=tricks)
    if facts.spitze_missed:
        yield company.say("table-spitze-missed")


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
