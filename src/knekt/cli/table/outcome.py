"""What a deal came to: who won, the spoken count, the cards as dealt and as played."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.diagram import shortened
from knekt.cli.table.company import Company
from knekt.cli.table.lines import padded, wrapped
from knekt.cli.table.screen import sorted_hand
from knekt.engine import Cards
from knekt.message import Message
from knekt.skat import PACK, Ending, Facts, Result, State, card_points, result
from knekt.words import say_all

__all__ = ["outcome_lines"]

ALL_POINTS = card_points(PACK)
NAME = 12


def outcome_lines(company: Company, state: State) -> list[str]:
    """The result of a deal that is over, in lines."""
    told = (line for each in _sentences(company, result(state)) for line in wrapped(each, indent="  "))
    return [*told, *_cards(company, state)]


def _sentences(company: Company, end: Result) -> Iterator[str]:
    facts, score = end.facts, end.score
    if end.declarer is None or facts is None or score is None:
        yield company.say("table-passed-out")
        return
    who, contract = company.who(end.declarer), facts.contract.message
    yield company.say("table-won" if score.won else "table-lost", contract=contract, **who)
    if end.ending is not Ending.PLAYED:
        yield company.say("table-ended", ending=Message(f"ending-{end.ending}"))
    if not facts.given_up:
        yield _points(company, facts)
    yield company.say(
        "table-count", count=say_all((line.message for line in score.lines), company.speaker.lang)
    )


def _points(company: Company, facts: Facts) -> str:
    if facts.contract.is_null:
        return company.say("table-null-tricks", tricks=facts.tricks)
    return company.say(
        "table-points", points=facts.points, others=ALL_POINTS - facts.points, tricks=facts.tricks
    )


def _cards(company: Company, state: State) -> Iterator[str]:
    """The hands as dealt with the skat; then what the declarer played with and laid away, where that differs."""
    yield company.say("table-as-dealt")
    for seat, cards in enumerate(state.dealt):
        yield _row(company, state, shortened(company.name(seat), NAME), cards)
    yield _row(company, state, company.say("table-skat"), state.skat)
    if state.took_skat and state.declarer is not None:
        ten, laid = state.dealt[state.declarer], state.laid
        assert isinstance(ten, Hand) and isinstance(state.skat, Hand) and isinstance(laid, Hand)
        yield company.say("table-as-played")
        played = (ten | state.skat) - laid
        yield _row(company, state, shortened(company.name(state.declarer), NAME), played)
        yield _row(
            company,
            state,
            company.say("table-laid"),
            laid,
            company.say("table-in-points", points=card_points(laid)),
        )


def _row(company: Company, state: State, name: str, cards: Cards, note: str = "") -> str:
    assert isinstance(cards, Hand)
    row = company.faces.row(sorted_hand(state, cards))
    return f"  {padded(name, NAME)} {row} {note}".rstrip()
