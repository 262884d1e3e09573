"""People: guests and accounts, sessions, tokens, what they have played, and what is kept about them."""

from knekt.server.people.keys import signing_key
from knekt.server.people.passwords import PasswordCost, Passwords
from knekt.server.people.people import People, Person, Wishes
from knekt.server.people.seals import SESSION_DAYS, Seals, Session
from knekt.server.people.tokens import Token, Tokens

__all__ = [
    "SESSION_DAYS",
    "PasswordCost",
    "Passwords",
    "People",
    "Person",
    "Seals",
    "Session",
    "Token",
    "Tokens",
    "Wishes",
    "signing_key",
]
