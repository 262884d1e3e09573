"""Passwords that others try first: common ones, rows of keys, repetitions, and the account's own login."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from knekt.errors import KnektError
from knekt.server.people.passwords import check_length

__all__ = ["FILE", "check_password", "is_common_password"]

FILE = Path(__file__).with_name("common_passwords.txt")  # one in each line, in small letters
_OURS = "knekt"  # our own name, which everybody would try here
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
_SHORTEST_RUN, _MOST_RUNS = 3, 3  # a password of so few pieces of rows, each at least so long, is common
_LONGEST_UNIT = 4  # letters; a password that only repeats such a short unit is common
_LEAST_OWN = 4  # letters that a password with our name in it must have besides


def check_password(password: str, login: str) -> None:
    """Nothing, if others would not try this password first for this login.

    KnektError if they would, or if its length is wrong.
    """
    check_length(password)
    if is_common_password(password, login):
        raise KnektError("common-password", "the password is among those that are tried first")


def is_common_password(password: str, login: str) -> bool:
    """Whether this is a password that others try first. Digits and signs around a word make it no better.

    >>> common = "Password1!", "87654321", "abababab", "qwer1234", "Anna.K-2026", "knekt123"
    >>> all(is_common_password(each, "anna.k") for each in common)
    True
    >>> is_common_password("korrekt häst", "anna.k")
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
    """The unit that a text repeats, whose last repetition may break off.

    A text that repeats nothing is a unit itself.

    >>> _once("abababa"), _once("passwordpassword"), _once("password")
    ('ab', 'password', 'password')
    """
    units = (*range(1, _LONGEST_UNIT + 1), *(unit for unit in range(5, len(text)) if len(text) % unit == 0))
    return next((text[:unit] for unit in units if text == (text[:unit] * len(text))[: len(text)]), text)


def _letters(text: str) -> str:
    """The text from its first letter to its last."""
    return text.strip("".join({each for each in text if not each.isalpha()}))


def _bare(text: str) -> str:
    """The text without the signs that a login may have between its letters."""
    return "".join(each for each in text if each not in "._-")


@cache
def _most_common() -> frozenset[str]:
    return frozenset(FILE.read_text(encoding="utf-8").split())


def _is_typed_along(text: str) -> bool:
    """Whether the text consists of a few pieces of rows of keys, forwards or backwards."""
    place = runs = 0
    while place < len(text):
        run = max(_run(text[place:], row) for each in _ROWS for row in (each, each[::-1]))
        if run < _SHORTEST_RUN or runs == _MOST_RUNS:
            return False
        place, runs = place + run, runs + 1
    return True


def _run(text: str, row: str) -> int:
    """How many signs at its beginning the text has in common with a piece of the row."""
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
