"""The result of a deal of Skruf in words: item by item, in a sentence, and as a count."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cli.skruf.ledger import points_text
from knekt.cli.speaker import Speaker
from knekt.engine import OptionValue
from knekt.message import Message
from knekt.skruf import SEATS, Ending, Facts, MisereFacts, Options, Result, SkrufGame, parse_bid, result

__all__ = ["MISERE", "count_told", "fact_told", "outcome", "result_told", "sides_told"]

MISERE = "misere"  # how a misère is typed and written in records


def sides_told(end: Result, speaker: Speaker) -> tuple[str, str]:
    """The names of the two sides of a deal, where nobody has a name."""
    if isinstance(end.facts, MisereFacts):
        return speaker.say("skruf-forehand-side"), speaker.say("skruf-other-side")
    return speaker.say("skruf-declarer-side"), speaker.say("skruf-opponents")


def result_told(facts: Facts, speaker: Speaker) -> str:
    """The words for whether the contract was made."""
    return speaker.say("skruf-result", tricks=facts.tricks, bets=facts.bets)


def outcome(end: Result, names: Sequence[str], speaker: Speaker) -> str:
    """A deal in one sentence; the names are those of the seats."""
    if isinstance(end.facts, Facts) and end.declarer is not None:
        bid, player = end.facts.contract.message, names[end.declarer]
        return speaker.say("skruf-outcome", bid=bid, player=player, result=result_told(end.facts, speaker))
    if isinstance(end.facts, MisereFacts):
        return speaker.say("skruf-misere")
    return speaker.render(Message(f"ending-{end.ending}"))


def count_told(game: SkrufGame, speaker: Speaker) -> str:
    """The entries of both sides in their accounts; nothing if nobody played."""
    end = result(game.state)
    if end.score is None:
        return ""
    told = []
    for side, name in enumerate(sides_told(end, speaker)):
        lines = [
            f"{speaker.render(line.message)} = {points_text(line.points)}"
            for line in end.lines
            if line.side == side
        ]
        total = speaker.say("skruf-in-all", points=end.score.total(side))
        told.append(f"{name}: {', '.join([*lines, total])}")
    return "; ".join(told)


def fact_told(name: str, value: OptionValue, options: Options) -> str | Message | None:
    """An item of a result in the users' words; None if it is said as it is written."""
    match name, value:
        case "declarer", 0 | 1 | 2 | 3:
            return Message("skruf-seat", {"seat": SEATS[value]})
        case "declarer", _:
            return Message("check-nobody")
        case "contract", str() if value == MISERE:
            return Message("skruf-misere")
        case "contract", str():
            return parse_bid(value).message
        case "karonkas", "":
            return Message("check-no")
        case "us" | "them", int():
            return points_text(value)
        case "ending", str() if value in tuple(Ending):
            return Message(f"ending-{Ending(value)}")
    return None
