"""From a message to a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from knekt.message import Message

__all__ = ["LANGUAGES", "say", "say_all"]

_MOST_DIGITS = 20  # of a number in a text
LONGEST = 1000  # letters of one text; Fluent gives up on longer ones
LANGUAGES = ("en", "sv", "de", "fi")


def say(message: Message, lang: str = "en") -> str:
    """The message in a language: what lacks there is said in English, what lacks everywhere by its id.

    >>> ten = Message("card", {"suit": "H", "rank": "T"})
    >>> [say(ten, lang) for lang in LANGUAGES]
    ['ten of hearts', 'hjärter tio', 'Herz-Zehn', 'herttakymppi']
    >>> say(Message("count-lost", {"n": 66}), "de")
    'verloren 66'
    """
    for spoken in (lang, "en"):
        if spoken in LANGUAGES and (pattern := _pattern(spoken, message.id)) is not None:
            places = {name: _spoken(value, spoken) for name, value in message.args.items()}
            return str(_bundle(spoken).format_pattern(pattern, places)[0])
    return message.id


def say_all(messages: Iterable[Message], lang: str = "en") -> str:
    """The messages one after the other, as a scorer speaks the steps of a count.

    >>> say_all([Message("count-with", {"n": 2}), Message("count-game", {"n": 3})], "sv")
    'med 2, spel 3'
    """
    return ", ".join(say(message, lang) for message in messages)


def _pattern(lang: str, id: str) -> Pattern | None:
    bundle = _bundle(lang)
    return bundle.get_message(id).value if bundle.has_message(id) else None


def _spoken(value: str | int | Message, lang: str) -> str | int:
    """What goes into a place; a number stays one, for the plural, wherever Fluent writes it as we do."""
    match value:
        case Message():
            return say(value, lang)
        case int():
            return value if 0 <= value < 1000 else _written(value, lang)
        case "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9":
            return int(value)  # the files choose among ranks, and to Fluent the text 7 is no number
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def _written(number: int, lang: str) -> str:
    """A number as a score sheet has it: a true minus sign, thousands set apart only from 10,000 on."""
    size = abs(number)
    if size >= 10**_MOST_DIGITS:  # of somebody who tries how much is taken
        return f"10^{_MOST_DIGITS}…"
    digits = str(size) if size < 10_000 else format_decimal(size, locale=lang)
    return f"−{digits}" if number < 0 else digits


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((files(__package__) / lang).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
