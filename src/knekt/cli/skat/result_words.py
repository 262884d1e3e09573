"""The result of a Skat deal in words: item by item, and as it is counted aloud."""

from __future__ import annotations

from knekt.cli.layout import signed
from knekt.cli.speaker import Speaker
from knekt.engine import OptionValue
from knekt.message import Message
from knekt.skat import SEATS, Ending, Options, SkatGame, result, rules
from knekt.words import say_all

__all__ = ["count_told", "fact_told"]


def count_told(game: SkatGame, speaker: Speaker) -> str:
    """The spoken count of a finished deal; nothing if nobody played."""
    return say_all((line.message for line in result(game.state).lines), speaker.lang)


def fact_told(name: str, value: OptionValue, options: Options) -> str | Message | None:
    """An item of a result in the users' words; None if it is said as it is written."""
    match name, value:
        case "declarer", 0 | 1 | 2:
            return Message("seat", {"seat": SEATS[value]})
        case "declarer", _:
            return Message("check-nobody")
        case "matadors", int() if value:
            return Message("count-with" if value > 0 else "count-without", {"n": abs(value)})
        case "score", int():
            return signed(value)
        case "kontra", int() if value:
            return Message("doubling", {"level": value})
        case "kontra", 0:
            return Message("check-no")
        case "ramsch", str():
            return value.replace("-", "−")
        case "contract", str() if value in rules(options).contracts:
            return rules(options).contracts[value].message
        case "ending", str() if value in tuple(Ending):
            return Message(f"ending-{Ending(value)}")
    return None
