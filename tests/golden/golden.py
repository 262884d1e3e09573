"""Golden deals: a record, what each seat could not see of it, and the count. `python tests/golden/golden.py` makes them anew.

Golden sittings have the rows of the sheet below the record. Read the difference before it is committed: a changed
line is a changed rule, view or spelling. What is there is only written again; what is missing is searched for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

from strategies import Style, actions_of, line
from wishes import LIVELY, PLAIN, SITTINGS, STOPPED, TOURNEE, VARIANTS, Script, Wish

from knekt.cards import Seed
from knekt.engine import Action
from knekt.notation import (
    Record,
    SittingRecord,
    parse_action,
    parse_entry,
    parse_event,
    read_text,
    write_text,
)
from knekt.sheet import SheetRow, Sitting
from knekt.skat import SEATS, Dealt, Ending, Result, SkatGame, contracts, options, result, rules
from knekt.words import say_all

FOLDER = Path(__file__).parent / "deals"
SITTINGS_FOLDER = Path(__file__).parent / "sittings"
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


def search(wish: Wish) -> SkatGame:
    """The first random deal that is as wished."""
    for number in range(20_000):
        game = played(opened(wish, number), Random(number), wish.says, wish.style)
        if fits(wish, result(game.state)):
            return game
    raise AssertionError(wish)


def opened(wish: Wish, number: int) -> SkatGame:
    """The deal as it begins: with the cards that are wished, or else any."""
    made = rules(wish.options)
    event = parse_event(wish.cards, made) if wish.cards else made.dealt(Seed.parse(f"golden {number}"))
    if isinstance(event, Dealt):
        event = replace(event, bock=wish.bock, schieberramsch=wish.schieberramsch)
    return SkatGame.open(made, event)


def played(game: SkatGame, rng: Random, says: tuple[str, ...], style: Style) -> SkatGame:
    """The deal played to its end: what is to be said whenever it may be, all else by chance."""
    while not game.is_over:
        said = next(spoken(game, says), None)
        game = next(islice(line(game, rng, style), 1, None)) if said is None else game.apply(said)
    return game


def spoken(game: SkatGame, says: tuple[str, ...]) -> Iterator[Action]:
    """What can be said now, of what is to be said."""
    for words in says:
        seats = [SEATS.index(words[0])] if words[1] == " " else range(3)
        for seat in seats:
            for ask in game.asks.get(seat, ()):
                action = parse_action(words if words[1] == " " else f"{SEATS[seat]} {words}", game.rules)
                if ask.contains(action):
                    yield action


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


def rendered(record: Record) -> str:
    """The whole golden text of a deal."""
    return "\n".join([write_text(record), *views(record.game), *count(record.game)]) + "\n"


def views(game: SkatGame) -> Iterator[str]:
    for seat in (0, 1, 2, None):
        yield f"% {'watcher' if seat is None else SEATS[seat]} sees"
        for number, event in enumerate(game.events):
            if event.seen_by(seat) != event:
                yield f"{number} {event.seen_by(seat)}"


def count(game: SkatGame) -> Iterator[str]:
    end = result(game.state)
    yield f"% {end.ending}"
    if end.lines:
        yield say_all([each.message for each in end.lines])
        yield f"{end.score.total:+}" if end.score is not None else " ".join(map(str, end.totals))


def record_in(text: str) -> Record:
    """The record at the head of a golden text."""
    (record,) = read_text(text.partition("\n%")[0])
    assert isinstance(record, Record), record
    return record


def sat(script: Script) -> Sitting:
    """The sitting of a script: entries as they stand, every `deal` played with cards."""
    sitting = Sitting.new(options(script.preset, script.rules))
    for number, (step, *says) in enumerate(script.steps):
        if step != "deal":
            sitting = sitting.after(parse_entry(step, rules(sitting.options)))
            continue
        sitting = sitting.begin(rules(sitting.options).dealt(Seed.parse(f"{script.seed} {number}")))
        assert sitting.game is not None
        game = played(sitting.game, Random(number), tuple(says), PLAIN)
        for action in actions_of(game):
            sitting = sitting.apply(action)
    return sitting


def sheet(record: SittingRecord) -> str:
    """The whole golden text of a sitting."""
    return "\n".join([write_text(record), "% rows", *map(row_text, record.sitting.rows)]) + "\n"


def row_text(row: SheetRow) -> str:
    """One row: number, dealer, what kind of deal it was, the column "game", the totals, the count."""
    kind = f"bock {row.terms.bock}" if row.terms.bock > 1 else "-"
    kind = "schieberramsch" if row.terms.schieberramsch else kind
    said = say_all([each.message for each in row.result.lines]) or row.result.ending
    return f"{row.number} | {row.dealer} | {kind} | {row.score:+} | {' '.join(map(str, row.totals))} | {said}"


def sitting_in(text: str) -> SittingRecord:
    """The record at the head of a golden text."""
    (record,) = read_text(text.partition("\n%")[0])
    assert isinstance(record, SittingRecord), record
    return record


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, wish in wanted().items():
        path = FOLDER / f"{name}.txt"
        found = record_in(path.read_text()) if path.exists() else Record(wish.options, search(wish).events)
        path.write_text(rendered(found))
    SITTINGS_FOLDER.mkdir(exist_ok=True)
    for name, script in SITTINGS.items():
        path = SITTINGS_FOLDER / f"{name}.txt"
        sitting = sitting_in(path.read_text()).sitting if path.exists() else sat(script)
        path.write_text(sheet(SittingRecord(sitting.options, sitting.log)))
