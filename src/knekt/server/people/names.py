"""What people may call themselves: names that everybody sees, and logins that only their owners type."""

from __future__ import annotations

import re
import secrets
import unicodedata

from knekt.errors import KnektError
from knekt.message import Message
from knekt.words import LANGUAGES, say

__all__ = ["checked_login", "checked_name", "guest_name", "is_given", "name_of_forgotten"]

SHORTEST_NAME, LONGEST_NAME = 2, 30
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")  # ASCII: no two logins look alike
# Unicode calls these letters, marks or signs, but they show nothing.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_SELECTORS = range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
_MOST_MARKS = 2  # on one letter; more would cover the lines above and below


def checked_name(text: str) -> str:
    """The name as it is kept; KnektError for a name that cannot be read, or that hides something.

    >>> checked_name("  Åsa   Öberg ")
    'Åsa Öberg'
    >>> checked_name("Ann\\u202egnik")
    Traceback (most recent call last):
    knekt.errors.KnektError: 'Ann\\u202egnik' cannot be a name
    """
    name = " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
    fits = SHORTEST_NAME <= len(name) <= LONGEST_NAME
    if not (fits and all(map(_is_seen, name)) and any(map(str.isalnum, name)) and not _is_piled(name)):
        raise KnektError("bad-name", f"{text!r} cannot be a name", least=SHORTEST_NAME, most=LONGEST_NAME)
    return name


def checked_login(text: str) -> str:
    """The login in lower case.

    KnektError unless it has only letters a to z, digits, dots, dashes and underscores.

    >>> checked_login("Anna.K")
    'anna.k'
    """
    login = text.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise KnektError("bad-login", "this cannot be a login", least=3, most=30)
    return login


def guest_name(language: str) -> str:
    """A name for somebody who has not given one."""
    return say(Message("people-guest", {"number": str(1000 + secrets.randbelow(9000))}), language)


def is_given(name: str) -> bool:
    """Whether the server gave this name, and not the person.

    >>> is_given("Gäst 4821"), is_given("Guest 48"), is_given("Anna")
    (True, False, False)
    """
    number = name.rpartition(" ")[2]
    if not re.fullmatch(r"[1-9][0-9]{3}", number):
        return False
    given = Message("people-guest", {"number": number})
    return any(name == say(given, language) for language in LANGUAGES)


def name_of_forgotten(language: str) -> str:
    """The name that is shown for somebody who has asked to be forgotten."""
    return say(Message("people-gone"), language)


def _is_seen(letter: str) -> bool:
    """Whether the letter is visible: no control sign, no selector, nothing unassigned, no unusual space."""
    kind = unicodedata.category(letter)
    if letter == " ":
        return True
    hidden = letter in _BLANK or any(ord(letter) in each for each in _SELECTORS)
    return kind[0] in "LNPSM" and kind != "Me" and not hidden


def _is_piled(name: str) -> bool:
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) == "Mn" else 0
        if marks > _MOST_MARKS:
            return True
    return False
