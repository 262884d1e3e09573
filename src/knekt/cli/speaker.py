"""How every command speaks: its language, its output, and its errors."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from knekt.errors import KnektError
from knekt.message import Message, printable
from knekt.words import LANGUAGES, say

__all__ = ["Speaker", "chosen_language"]


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says messages in the user's language: data on standard output, errors on standard error."""

    lang: str = "en"

    def say(self, id: str, **args: str | int | Message) -> str:
        """The sentence that has this id."""
        return say(Message(id, args), self.lang)

    def render(self, message: Message) -> str:
        return say(message, self.lang)

    def tell(self, id: str, **args: str | int | Message) -> None:
        """Print the sentence that has this id."""
        click.echo(self.say(id, **args))

    def data(self, plain: Mapping[str, Any] | Sequence[Any]) -> None:
        """Print a value as one line of JSON."""
        click.echo(json.dumps(plain, ensure_ascii=False))

    def complain(self, error: KnektError, *, as_json: bool = False) -> None:
        """Print an error on standard error: one sentence, or with --json its code and the sentence."""
        sentence = printable(self.render(error.message))
        if as_json:
            click.echo(json.dumps({"error": error.code, "message": sentence}, ensure_ascii=False), err=True)
        else:
            click.echo(f"knekt: {sentence}", err=True)

    def warn(self, doubt: Message, *, as_json: bool = False) -> None:
        """Print a warning on standard error: a sentence, or with --json its code and the sentence."""
        sentence = printable(self.render(doubt))
        if as_json:
            code = doubt.id.removeprefix("doubt-")
            click.echo(json.dumps({"warning": code, "message": sentence}, ensure_ascii=False), err=True)
        else:
            click.echo(f"knekt: {self.say('warning', note=sentence)}", err=True)


def chosen_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without --lang.

    The language is that of --lang, wherever it stands, or else that of the environment.

    >>> chosen_language(["deal", "--lang", "sv"], {})
    ('sv', ['deal'])
    >>> chosen_language(["deal"], {"LANG": "de_AT.UTF-8"})
    ('de', ['deal'])
    """
    rest, wanted, words = [], None, iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            wanted = next(words, "")
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise KnektError(
                "language", f"{wanted!r} is no language here", name=wanted, allowed=", ".join(LANGUAGES)
            )
        return wanted, rest
    return _environment_language(environment), rest


def _environment_language(environment: Mapping[str, str]) -> str:
    for name in ("KNEKT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = environment.get(name, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else "en"
    return "en"
