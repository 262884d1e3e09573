"""What is wrong, or at least doubtful, about options taken together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from knekt.engine import check_length
from knekt.errors import InvalidOption
from knekt.message import Message

if TYPE_CHECKING:
    from knekt.skat.options import Options

__all__ = ["check", "doubts"]


def check(options: Options) -> None:
    """Nothing, if the options go together; InvalidOption if not."""
    session = options.session
    check_length("session.deals", session.deals)
    check_length("session.rounds", session.rounds)
    if session.deals is not None and session.rounds is not None:
        raise InvalidOption("options-exclude", "session.deals", other="session.rounds")
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", options.settlement.rate, re.ASCII):
        amounts = Message("option-amounts")
        raise InvalidOption("option-value", "settlement.rate", value=options.settlement.rate, allowed=amounts)
    for name, triggers in _triggers(options):
        if "last_round" in triggers and session.deals is None and session.rounds is None:
            raise InvalidOption("last-round-unknown", name)


def _triggers(options: Options) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The lists of triggers that have an effect, each with the name of its option."""
    if options.bock.enabled:
        yield "bock.triggers", options.bock.triggers
    yield "special_rounds.schieberramsch_triggers", options.special_rounds.schieberramsch_triggers


def doubts(options: Options) -> tuple[Message, ...]:
    """Warnings about options that are allowed, but that a table should think over before it plays so.

    >>> from knekt.skat import options
    >>> [each.id for each in doubts(options("german", {"kontra.enabled": True}))]
    ['doubt-kontra-surrender']
    """
    return tuple(Message(f"doubt-{name}", args) for name, args in _doubts(options))


def _doubts(options: Options) -> Iterator[tuple[str, dict[str, str | int | Message]]]:
    kontra, special = options.kontra, options.special_rounds
    if kontra.enabled and options.surrender.mode == "document":
        yield "kontra-surrender", {}
    for name, triggers in _triggers(options):
        of_kontra = [each for each in ("kontra_lost", "rekontra") if each in triggers]
        if of_kontra and not kontra.enabled:
            yield "kontra-trigger", {"name": name, "triggers": ", ".join(of_kontra)}
        if "rekontra" in triggers and kontra.enabled and kontra.max == 1:
            yield "rekontra-trigger", {"name": name}
        if not triggers and name == "bock.triggers":
            yield "no-trigger", {"name": name}
    if special.mode != "bock" and not options.bock.enabled and not special.schieberramsch_triggers:
        yield "no-special-rounds", {"mode": special.mode}
    if not options.plays_ramsch and (options.ramsch != type(options.ramsch)()):
        yield "no-ramsch", {"group": "ramsch"}
    if not options.plays_schieberramsch and options.schieber.multiply_durchmarsch:
        yield "no-ramsch", {"group": "schieber"}
    for group in ("kontra", "schenken", "bock", "spitzen"):
        chosen = getattr(options, group)
        if not chosen.enabled and chosen != type(chosen)():
            yield "not-enabled", {"group": group}
