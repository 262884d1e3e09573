"""The golden deals and sittings of Skat: what is sought, and what is shown of it beside the record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from golden.making import Kind, played, sat
from strategies import Style
from wishes import LIVELY, PLAIN, SITTINGS, STOPPED, TOURNEE, VARIANTS, Script, Wish

from knekt.cards import Seed
from knekt.engine import Game
from knekt.notation import Record, SittingRecord, parse_event
from knekt.sheet import SheetRow, Sitting
from knekt.skat import Dealt, Ending, Result, SkatGame, contracts, options, result, rules
from knekt.words import say_all

HIGH = Style(low=False, may=0.3)  # bids that cannot be reached


def wanted() -> dict[str, Wish]:
    """The deals to find, by name: every contract, every ending that a preset can have, every variant."""
    found = {
        f"{preset}-{code}": Wish(preset, sought=code, style=PLAIN)
        for preset in ("german", "tournee", "tournee-house")
        for code in contracts(options(preset))
    }
    for preset, style in (("german", LIVELY), ("isko", LIVELY), ("iss", STOPPED)):
        for ending in Ending:
            own = HIGH if ending is Ending.OVERBID else style
            found[f"{preset}-{ending}"] = Wish(preset, sought=ending, style=own)
    impossible = {f"{preset}-{Ending.GIVEN}" for preset in ("german", "isko", "iss")}
    impossible |= {f"german-{ending}" for ending in (Ending.CLAIMED, Ending.RESIGNED, *stops())}
    impossible |= {f"isko-{ending}" for ending in stops()}
    return {name: each for name, each in found.items() if name not in impossible} | VARIANTS | TOURNEE


def stops() -> tuple[Ending, ...]:
    return Ending.LEFT, Ending.TIMEOUT, Ending.VOID


def search(wish: Wish) -> Record:
    """The first random deal that is as wished."""
    for number in range(20_000):
        game = played(opened(wish, number), Random(number), wish.says, wish.style)
        if fits(wish, result(game.state)):
            return Record(wish.options, game.events)
    raise AssertionError(wish)


def opened(wish: Wish, number: int) -> SkatGame:
    """The deal as it begins: with the cards that are wished, or else any."""
    made = rules(wish.options)
    event = parse_event(wish.cards, made) if wish.cards else made.dealt(Seed.parse(f"golden {number}"))
    if isinstance(event, Dealt):
        event = replace(event, bock=wish.bock, schieberramsch=wish.schieberramsch)
    return SkatGame.open(made, event)


def fits(wish: Wish, end: Result) -> bool:
    """Whether a deal has come out as wished."""
    contract = str(end.facts.contract) if end.facts and end.ending == "played" else ""
    return (
        wish.sought in ("", end.ending, contract)
        and {line.step for line in end.lines} >= set(wish.steps)
        and (wish.won is None or (end.score is not None and end.score.won is wish.won))
        and (
            not wish.overbid
            or (end.score is not None and end.facts is not None and end.score.value < end.facts.bid)
        )
        and (wish.losers is None or (end.ramsch is not None and len(end.ramsch.charged) == wish.losers))
        and (wish.also is None or (end.ramsch is not None and wish.also(end.ramsch)))
    )


def count(game: Game[Any]) -> Iterator[str]:
    """How the deal ended, what it counts, and the score."""
    end = result(game.state)
    yield f"% {end.ending}"
    if end.lines:
        yield say_all([each.message for each in end.lines])
        yield f"{end.score.total:+}" if end.score is not None else " ".join(map(str, end.totals))


def scripted(script: Script) -> SittingRecord:
    """The sitting of a script."""
    chosen = options(script.preset, script.rules)
    return SittingRecord(chosen, sat(chosen, script.steps, script.seed, PLAIN).log)


def sheet(sitting: Sitting) -> Iterator[str]:
    """The rows of the sheet."""
    yield "% rows"
    yield from map(row_text, sitting.rows)


def row_text(row: SheetRow) -> str:
    """One row: number, dealer, what kind of deal it was, the column "game", the totals, the count."""
    kind = f"bock {row.terms.bock}" if row.terms.bock > 1 else "-"
    kind = "schieberramsch" if row.terms.schieberramsch else kind
    said = say_all([each.message for each in row.result.lines]) or row.result.ending
    return f"{row.number} | {row.dealer} | {kind} | {row.score:+} | {' '.join(map(str, row.totals))} | {said}"


SKAT = Kind(
    deals={name: partial(search, wish) for name, wish in wanted().items()},
    sittings={name: partial(scripted, script) for name, script in SITTINGS.items()},
    count=count,
    sheet=sheet,
)
