"""From a message to a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from knekt.message import Message

__all__ = ["LANGUAGES", "say", "say_all", "say_also"]

_MOST_DIGITS = 20  # the most digits of a number in a text
LONGEST = 1000  # the most letters of a text that is put into a message; Fluent gives up on longer ones
LANGUAGES = ("en", "sv", "de", "fi")
_ENTRY = re.compile(r"^(?=-?[a-z][\w-]* *=)", re.MULTILINE)  # where a message of a file begins
_FURTHER: list[Path] = []  # the folders of families from elsewhere
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # the messages and terms that a message names


def say(message: Message, lang: str = "en") -> str:
    """The message in a language; if it is missing there, in English, and if it is missing there too, its id.

    >>> ten = Message("card", {"suit": "H", "rank": "T"})
    >>> [say(ten, lang) for lang in LANGUAGES]
    ['ten of hearts', 'hjärter tio', 'Herz-Zehn', 'herttakymppi']
    >>> say(Message("count-lost", {"n": 66}), "de")
    'verloren 66'
    """
    for spoken in (lang, "en"):
        if spoken in LANGUAGES and (pattern := _tongue(spoken).pattern(message.id)) is not None:
            places = {name: _spoken(value, spoken) for name, value in message.args.items()}
            return str(_tongue(spoken).bundle.format_pattern(pattern, places)[0])
    return message.id


def say_all(messages: Iterable[Message], lang: str = "en") -> str:
    """The messages one after the other, with commas, as a scorer says the steps of a count.

    >>> say_all([Message("count-with", {"n": 2}), Message("count-game", {"n": 3})], "sv")
    'med 2, spel 3'
    """
    return ", ".join(say(message, lang) for message in messages)


def say_also(folder: Path) -> None:
    """Add the messages of a family from elsewhere; `folder` has a folder of Fluent files for each language.

    If a message is there already and has variants, the files add variants to it: the name of a game, for
    example.
    """
    _FURTHER.append(folder)
    _tongue.cache_clear()


def _spoken(value: str | int | Message, lang: str) -> str | int:
    """A value as Fluent gets it.

    A number stays a number, for the plural, if Fluent would write it in the same way.
    """
    match value:
        case Message():
            return say(value, lang)
        case int():
            return value if 0 <= value < 1000 else _written(value, lang)
        case "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9":
            return int(value)  # the files choose by ranks, and Fluent does not take the text "7" for a number
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def _written(number: int, lang: str) -> str:
    """A number as a score sheet has it: a true minus sign, thousands set apart only from 10,000 on."""
    size = abs(number)
    if size >= 10**_MOST_DIGITS:  # somebody tries how much we accept
        return f"10^{_MOST_DIGITS}…"
    digits = str(size) if size < 10_000 else format_decimal(size, locale=lang)
    return f"−{digits}" if number < 0 else digits


class _Tongue:
    """The messages of one language. Each is parsed when it is first said, because parsing all is slow."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        # the Fluent text of the messages that nobody has said yet
        self._unread = dict(_entries(files(__package__) / lang))
        for folder in _FURTHER:
            for id, entry in _entries(folder / lang):
                known = self._unread.get(id)
                self._unread[id] = entry if known is None else _with_variants(known, entry)

    def pattern(self, id: str) -> Pattern | None:
        """The text of the message as Fluent fills it; None if there is no message of this id."""
        self._read(id)
        return self.bundle.get_message(id).value if self.bundle.has_message(id) else None

    def _read(self, id: str) -> None:
        """Put the message in the bundle, with all messages that it names.

        It counts as read only after that, because another thread may ask for it at the same time.
        """
        source = self._unread.get(id)
        if source is None:
            return
        for named in _NAMED.findall(source):
            self._read(named)
        self.bundle.add_resource(FluentResource(source))
        self._unread.pop(id, None)


def _entries(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The messages of a folder's files, each under its id."""
    for file in sorted(folder.iterdir() if folder.is_dir() else (), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in _ENTRY.split(file.read_text(encoding="utf-8"))[1:]:
                yield entry.partition("=")[0].rstrip(), entry


def _with_variants(entry: str, further: str) -> str:
    """The message with the variants of another message of the same id before its own."""
    message, other = (FluentParser(with_spans=False).parse(each).body[0] for each in (entry, further))
    own, more = _choice(message), _choice(other)
    if own is not None and more is not None:
        own.variants[:0] = [each for each in more.variants if not each.default]
    return FluentSerializer().serialize_entry(message)


def _choice(message: Any) -> fluent.SelectExpression | None:
    """The part of the message that chooses among variants; None if there is none."""
    for element in message.value.elements:
        if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
            return element.expression
    return None


@cache
def _tongue(lang: str) -> _Tongue:
    return _Tongue(lang)
