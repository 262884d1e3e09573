"""Passwords that are tried first: the most common ones, rows of keys, the same again and again, and what is known of the account."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from knekt.errors import KnektError
from knekt.server.people.passwords import check_length

__all__ = ["FILE", "check_password", "is_common_password"]

FILE = Path(__file__).with_name("common_passwords.txt")  # one a line, in small letters
_OURS = "knekt"
_ROWS = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyzåäö",
    *(
        "qwertyuiopå",
        "qwertzuiopü",
        "azertyuiop",
        "asdfghjklöä",
        "qsdfghjklm",
        "zxcvbnm",
        "yxcvbnm",
        "wxcvbn",
    ),
)
_SHORTEST_RUN, _MOST_RUNS = 3, 3  # pieces of rows of which a password is put together
_LONGEST_UNIT = 4  # of what is said again and again, whatever it is
_LEAST_OWN = 4  # letters that must be there beside our own name


def check_password(password: str, login: str) -> None:
    """Nothing, if others would not try this password for this login first; KnektError if they would, or if its length is wrong."""
    check_length(password)
    if is_common_password(password, login):
        raise KnektError("common-password", "the password is among those that are tried first")


def is_common_password(password: str, login: str) -> bool:
    """Whether this is a password that others try first. Digits and signs around a word make it no better.

    >>> [is_commonplace(each, "anna.k") for each in ("Password1!", "87654321", "abababab", "qwer1234", "Anna.K-2026", "knekt123")]
    [True, True, True, True, True, True]
    >>> is_commonplace("korrekt häst", "anna.k")
    False
    """
    whole = _once(unicodedata.normalize("NFKC", password).casefold().replace(" ", ""))
    word = _letters(whole)
    return (
        len(whole) <= _LONGEST_UNIT
        or not _most_common().isdisjoint((whole, word))
        or whole == login
        or (len(word) > 0 and _bare(word) == _bare(_letters(login)))
        or (_OURS in word and len(word.replace(_OURS, "")) < _LEAST_OWN)
        or _is_typed_along(whole)
        or (len(word) >= 2 * _SHORTEST_RUN and _is_typed_along(word))
    )


def _once(text: str) -> str:
    """What is said again and again, once; the last time it may break off.

    >>> _once("abababa"), _once("passwordpassword"), _once("password")
    ('ab', 'password', 'password')
    """
    units = (*range(1, _LONGEST_UNIT + 1), *(unit for unit in range(5, len(text)) if len(text) % unit == 0))
    return next((text[:unit] for unit in units if text == (text[:unit] * len(text))[: len(text)]), text)


def _letters(text: str) -> str:
    """Without what is no letter before the first and behind the last."""
    return text.strip("".join({each for each in text if not each.isalpha()}))


def _bare(text: str) -> str:
    """Without the signs that a login may have between its letters."""
    return "".join(each for each in text if each not in "._-")


@cache
def _most_common() -> frozenset[str]:
    return frozenset(FILE.read_text(encoding="utf-8").split())


def _is_typed_along(text: str) -> bool:
    """Whether it is put together of a few pieces of rows of keys, forwards or backwards."""
    place = runs = 0
    while place < len(text):
        run = max(_run(text[place:], row) for each in _ROWS for row in (each, each[::-1]))
        if run < _SHORTEST_RUN or runs == _MOST_RUNS:
            return False
        place, runs = place + run, runs + 1
    return True


def _run(text: str, row: str) -> int:
    """How many signs the text goes along the row."""
    start = row.find(text[0])
    while start >= 0:
        along = 0
        for typed, key in zip(text, row[start:], strict=False):
            if typed != key:
                break
            along += 1
        if along > 1:
            return along
        start = row.find(text[0], start + 1)
    return 0
