"""The one who looks or acts: a person, a program with a person's token, or somebody unknown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from knekt.errors import KnektError

__all__ = ["NOBODY", "Scope", "Viewer"]


class Scope(StrEnum):
    """What a token may be used for."""

    READ = "read"  # see what its person may see
    PLAY = "play"  # act for its person at tables, and see those at which it has a place as they go on
    TABLES = "tables"  # open tables, sit down, leave
    PEOPLE = "people"  # the person's own name, export of the data


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person, what may be done in that name, and by what the person was let in.

    `person` is None for somebody who has never sat down.
    """

    person: str | None = None
    scopes: frozenset[Scope] = frozenset(Scope)
    session: int | None = None  # of a browser: the number of the person's session
    browser: str | None = None  # of a browser: its own id
    token: str | None = None  # of a program: the id of its token

    @property
    def reader(self) -> str | None:
        """The person as whom the viewer may look at things.

        None if nobody is known, or the token may not read.
        """
        return self.person if Scope.READ in self.scopes else None

    def require(self, scope: Scope) -> str:
        """The person's id; KnektError if nobody is known, or the token lacks this scope."""
        if self.person is None:
            raise KnektError("not-known", "nobody is signed in")
        if scope not in self.scopes:
            raise KnektError("token-too-narrow", f"the token lacks {scope}", scope=scope.value)
        return self.person


NOBODY = Viewer()
