"""A ramsch on the command line: as the score keeper gives it, and as it is counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from knekt.cli.layout import joined, signed
from knekt.cli.skat.diagram import grouped_by_amount
from knekt.cli.speaker import Speaker
from knekt.engine import Seat
from knekt.errors import KnektError
from knekt.notation import parse_seat, to_plain
from knekt.sheet import check_latest, check_ramsch
from knekt.skat import LAST_TRICK, Options, RamschFacts, RamschScore, ramsch_score
from knekt.words import say_all

__all__ = ["ramsch_from_flags", "ramsch_plain", "ramsch_scores"]


def ramsch_from_flags(
    options: Options, *, points: Any, tricks: Any, last: str | None, latest: Any, refused: int | None
) -> RamschFacts:
    """The ramsch that the flags describe; KnektError if it cannot be.

    `points` and `tricks` are those of all three seats, with the card points in tricks only.
    """
    if not options.plays_ramsch:
        raise KnektError("ramsch-not-played", "no ramsch is played at this table")
    for name, told in (("--points", points), ("--tricks", tricks), ("--latest", latest)):
        if (told is not None or name != "--latest") and (not isinstance(told, tuple) or len(told) != 3):
            raise KnektError("three-numbers", f"{name}: three numbers", name=name)
    facts = RamschFacts(points, tricks, refusals=refused or 0, latest=latest)
    facts = replace(facts, last=_last(options, facts, last))
    check_ramsch(facts, pushing=options.plays_schieberramsch)
    check_latest(options, facts)
    return facts


def _last(options: Options, facts: RamschFacts, told: str | None) -> Seat:
    """The seat that took the last trick, which need not be given if it does not matter."""
    if told is not None:
        return parse_seat(told)
    if facts.latest is not None and LAST_TRICK in facts.latest:
        return facts.latest.index(LAST_TRICK)
    takers = [seat for seat in range(3) if facts.tricks[seat]]
    if len(takers) > 1 and facts.skat and options.last_trick_brings_skat:
        raise KnektError("last-trick-missing", "who took the last trick?", skat=facts.skat)
    if len(takers) > 1 and options.latest_trick_settles and _depends_on_last(options, facts):
        raise KnektError("ramsch-latest-missing", "several have as many card points")
    return takers[0] if takers else 0


def _depends_on_last(options: Options, facts: RamschFacts) -> bool:
    """Whether a tie is settled by who took the last trick (Tournée 11.3, 18.18)."""
    return len({ramsch_score(options, replace(facts, last=seat)).totals for seat in range(3)}) > 1


def ramsch_plain(counted: RamschScore, speaker: Speaker) -> dict[str, Any]:
    """A ramsch as data for programs, with the count in words."""
    return {
        **to_plain(counted.facts),
        "card_points": list(counted.points),
        "charged": list(counted.charged),
        "score": counted.amount,
        "scores": list(counted.totals),
        "count": [{"step": line.step, "number": line.number} for line in counted.lines],
        "spoken": say_all((line.message for line in counted.lines), speaker.lang),
    }


def ramsch_scores(counted: RamschScore, names: list[str], speaker: Speaker) -> str:
    """What everybody gets whom the ramsch concerns; the names are those of the seats."""
    if not counted.charged:
        return signed(0)
    shares = (
        (joined([names[seat] for seat in seats], speaker), amount)
        for seats, amount in grouped_by_amount(counted)
    )
    return ", ".join(f"{who} {signed(amount)}" for who, amount in shares)
