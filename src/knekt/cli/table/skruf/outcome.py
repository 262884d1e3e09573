"""What a deal came to: made or not, what both sides enter into their accounts, all cards."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.layout import joined, shortened
from knekt.cli.skruf.ledger import count_lines
from knekt.cli.table.company import Company
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.skruf.screen import cards_told
from knekt.cli.table.skruf.seats import party_told
from knekt.engine import Cards
from knekt.message import Message
from knekt.skruf import Ending, Facts, MisereFacts, Result, State, result

__all__ = ["outcome_pages"]

NAME = 16


def outcome_pages(company: Company, state: State) -> list[list[str]]:
    """The result of a deal that is over: the count on one page, the cards on the next."""
    end = result(state)
    told = [line for each in _sentences(company, end) for line in wrapped(each, indent="  ")]
    return [[*told, *_count(company, state, end)], list(_cards(company, state))]


def _sentences(company: Company, end: Result) -> Iterator[str]:
    if end.ending is Ending.PASSED_OUT:
        yield company.say("table-passed-out")
    elif end.ending is not Ending.PLAYED:
        yield company.say("table-skruf-ended", ending=Message(f"ending-{end.ending}"))
    match end.facts:
        case Facts() as facts:
            assert end.declarer is not None
            yield company.say(
                "table-skruf-made" if facts.is_made else "table-skruf-failed",
                bid=facts.contract.message,
                tricks=facts.tricks,
                bets=facts.bets,
                **company.who(end.declarer),
            )
        case MisereFacts():
            fewer = min((0, 1), key=lambda side: _tricks(end, side))
            names = joined([company.called(seat) for seat in end.sides[fewer]], company.speaker)
            tricks, others = _tricks(end, fewer), _tricks(end, 1 - fewer)
            yield company.say("table-skruf-misere-won", names=names, tricks=tricks, others=others)
    if end.alone and end.declarer is not None:
        yield company.say("table-skruf-bears", **company.who(end.declarer))


def _tricks(end: Result, side: int) -> int:
    assert isinstance(end.facts, MisereFacts)
    return 13 - end.facts.tricks if side else end.facts.tricks


def _count(company: Company, state: State, end: Result) -> Iterator[str]:
    """What both sides get, above the line and below it."""
    if end.score is None:
        return
    ordered = [sorted(seats, key=lambda seat: seat != end.declarer) for seats in end.sides]
    sides = [[company.name(seat) for seat in seats if seat != state.unowned] for seats in ordered]
    heads = [party_told(names, company.speaker) for names in sides]
    yield ""
    yield from count_lines(end.lines, heads, company.speaker)


def _cards(company: Company, state: State) -> Iterator[str]:
    """The hands as dealt with the talon, and as they were played."""
    yield company.say("table-as-dealt")
    for seat, cards in enumerate(state.dealt):
        yield _row(company, state, company.name(seat), cards)
    if state.talon:
        assert isinstance(state.talon, tuple)
        yield _row(company, state, company.say("skruf-talon"), Hand.of(state.talon))
    if state.began and state.began != state.dealt:
        yield company.say("table-as-played")
        for seat, cards in enumerate(state.began):
            yield _row(company, state, company.name(seat), cards)


def _row(company: Company, state: State, name: str, cards: Cards) -> str:
    return f"  {padded(shortened(name, NAME), NAME)} {cards_told(company, state, cards)}".rstrip()
