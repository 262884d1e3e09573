"""One word for one thing: what no text of a language says, and what it says instead.

Each language has a list in `never/`, a row for each word:

    word | what to say instead
    word | what to say instead | places

- `word` is looked for as a whole word. `skatti*` also finds words that begin so, `*skatti*` words that it is
  part of. A capital in it makes capitals count. `{ $name }` is a place as the Fluent files write it.
- `/…/` is a regular expression. The second field is then "an example → the better text", and the expression
  must find the example.
- `places` are globs over `file/id` with blanks between them. The word is looked for only there (`page_*/*`),
  and not where a glob with an exclamation mark fits (`!*/help-record-*`).

A row that begins with # is a remark. Texts are looked at in pieces: the text around a choice, and each of its
variants. The keys of the variants and the remarks are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_placeable
from fluent.syntax.visitor import Visitor
from words.test_words import entries

from knekt.words import LANGUAGES

LISTS = Path(__file__).parent / "never"


@dataclass(frozen=True)
class Never:
    """A row: a word that is not said, and what is said instead."""

    word: str
    instead: str
    places: tuple[str, ...] = ()

    @property
    def pattern(self) -> re.Pattern[str]:
        if self.word.startswith("/"):
            return re.compile(self.word.strip("/"))
        inner = re.escape(self.word.strip("*")).replace(r"\ ", r"\s+")
        before = "" if self.word.startswith("*") else r"(?<![\w$])"  # the name of a place is no word either
        after = "" if self.word.endswith("*") else r"(?!\w)"
        return re.compile(before + inner + after, re.IGNORECASE if self.word.islower() else re.NOFLAG)

    @property
    def example(self) -> str:
        """A text that has the word."""
        if self.word.startswith("/"):
            return self.instead.partition(" → ")[0]
        return f"… {self.word.strip('*')} …"

    def looks_at(self, place: str) -> bool:
        only = [glob for glob in self.places if not glob.startswith("!")]
        never = [glob[1:] for glob in self.places if glob.startswith("!")]
        return (not only or any(fnmatch(place, glob) for glob in only)) and not any(
            fnmatch(place, glob) for glob in never
        )


class Pieces(Visitor):
    """Collects the pieces of text of an entry: each pattern by itself, with three dots for a choice in it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, pattern: fluent.Pattern) -> None:  # noqa: N802
        texts = []
        for element in pattern.elements:
            match element:
                case fluent.TextElement():
                    texts.append(element.value)
                case fluent.Placeable(expression=fluent.SelectExpression()):
                    texts.append("…")
                case fluent.Placeable():
                    texts.append(serialize_placeable(element))
        self.found.append(" ".join("".join(texts).split()))
        self.generic_visit(pattern)


def rows(lang: str) -> list[Never]:
    found = []
    for line in (LISTS / f"{lang}.txt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            word, instead, *places = re.split(r"\s+\|\s+", line.strip())
            found.append(Never(word, instead, tuple(" ".join(places).split())))
    return found


@cache
def pieces(lang: str) -> list[tuple[str, str]]:
    """Every piece of text of a language, with its `file/id`."""
    found = []
    for file, entry in entries(lang):
        if isinstance(entry, fluent.Message | fluent.Term):
            reader = Pieces()
            reader.visit(entry)
            place = f"{file.removesuffix('.ftl')}/{entry.id.name}"
            found += [(place, text) for text in reader.found]
    return found


def said(row: Never, texts: list[tuple[str, str]]) -> Iterator[str]:
    for place, text in texts:
        if row.looks_at(place) and row.pattern.search(text):
            yield f"{place} says “{row.word}”, say “{row.instead}”: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_what_the_language_never_says(lang: str) -> None:
    found = [fault for row in rows(lang) for fault in said(row, pieces(lang))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_list_would_be_found(lang: str) -> None:
    assert rows(lang)
    for row in rows(lang):
        assert row.pattern.search(row.example), row
        looked_at = [place for place, _ in pieces(lang) if row.looks_at(place)]
        assert looked_at, f"{row}: no such place"
        for glob in row.places:  # an exception may have another name by now
            assert any(fnmatch(place, glob.removeprefix("!")) for place, _ in pieces(lang)), f"{row}: {glob}"


def test_the_reader_sees_each_variant_and_no_key() -> None:
    (entry,) = FluentResource(
        "told = { $me ->\n  [null] You lay { $cards } away{ $n ->\n  [one] , Tom\n  *[other] .\n  }"
        "\n  *[other] Sie\n  } now, haben Sie\n"
    ).body
    reader = Pieces()
    reader.visit(entry)
    assert reader.found == ["… now, haben Sie", "You lay { $cards } away…", ", Tom", ".", "Sie"]
