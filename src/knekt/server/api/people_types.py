"""The types of requests and answers about people."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from knekt.server.hall.viewer import Scope
from knekt.server.people import Person, Token
from knekt.server.people.games import PlayedDeal
from knekt.server.people.names import is_given
from knekt.server.shown.pictures import Said, wire_message

__all__ = [
    "AboutMe",
    "Credentials",
    "Farewell",
    "MadeToken",
    "Me",
    "NewToken",
    "PasswordChange",
    "Played",
    "PlayedPage",
    "Profile",
    "Ticket",
    "TokenPicture",
]

_Text = Annotated[str, Meta(max_length=200)]


class _Told(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends. It is never printed whole: there may be a password in it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class AboutMe(_Told):
    """What a person changes about itself; fields that are left out stay.

    `table` is one more table at which nobody else may have the name.
    """

    name: _Text | None = None
    table: _Text | None = None
    wishes: dict[str, bool | int | str] | None = None


class Credentials(_Told):
    """A login and its password."""

    login: _Text
    password: _Text


class PasswordChange(_Told):
    """The old password, and the new one."""

    old: _Text
    new: _Text


class Farewell(_Told):
    """The wish to be forgotten; the password, too, if there is an account."""

    password: _Text | None = None


class NewToken(_Told):
    """A token to be made: what it is for, and what it may be used for."""

    name: _Text
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=10)]


class Me(Struct, kw_only=True):
    """The person who asks. `login` is null for a guest.

    `csrf` must come back in the header X-Knekt-CSRF; it is null for a token. `named`: whether the person has
    chosen the name, and not the server.
    """

    id: str
    name: str
    named: bool
    login: str | None
    bot: bool
    wishes: dict[str, bool | int | str]
    created: int
    csrf: str | None

    @classmethod
    def of(cls, person: Person, csrf: str | None) -> Me:
        """What a person may know about itself."""
        return cls(
            id=person.id,
            name=person.name,
            named=not is_given(person.name),
            login=person.login,
            bot=person.is_bot,
            wishes=person.wishes,
            created=person.created,
            csrf=csrf,
        )


class Profile(Struct, kw_only=True):
    """A person as everybody may see it."""

    id: str
    name: str
    bot: bool
    guest: bool
    created: int

    @classmethod
    def of(cls, person: Person) -> Profile:
        """What others may know of a person."""
        return cls(
            id=person.id,
            name=person.name,
            bot=person.is_bot,
            guest=person.login is None,
            created=person.created,
        )


class Played(Struct, kw_only=True):
    """A deal that a person has played.

    `seat` is null if the person sat out, `side` if the result has no sides.

    `side` 0 is `us`, 1 is `them`. `told` is the deal in a line, from the person's side. `scores` is what it
    brought: the person's own score in Skat, in Skruf those of the person's side and of the other; it may be
    empty.
    """

    table: str
    number: int
    preset: str
    kind: str
    ended: int
    player: int
    seat: int | None
    facts: dict[str, Any]
    side: int | None
    told: Said
    scores: list[int]

    @classmethod
    def of(cls, deal: PlayedDeal) -> Played:
        """The deal as it goes over the wire."""
        line = deal.told
        same = {name: getattr(deal, name) for name in cls.__struct_fields__ if name not in ("told", "scores")}
        return cls(**same, told=wire_message(line.told), scores=list(line.scores))


class PlayedPage(Struct, kw_only=True):
    """Deals, the latest first. `after` asks for the next ones; it is null if there are no more."""

    deals: list[Played]
    after: str | None

    @classmethod
    def of(cls, deals: list[PlayedDeal], most: int) -> PlayedPage:
        """A page of deals, of which there are at most `most`."""
        return cls(
            deals=[Played.of(deal) for deal in deals], after=deals[-1].place if len(deals) == most else None
        )


class TokenPicture(Struct, kw_only=True):
    """A token, without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None

    @classmethod
    def of(cls, token: Token) -> TokenPicture:
        """The token as it goes over the wire."""
        return cls(
            id=token.id, name=token.name, scopes=list(token.scopes), created=token.created, used=token.used
        )


class MadeToken(Struct, kw_only=True):
    """A new token; the secret is shown this once."""

    token: TokenPicture
    secret: str


class Ticket(Struct, kw_only=True):
    """A ticket for one socket of this browser, in the query `?ticket=`; good for half a minute."""

    ticket: str
