"""Passwords: kept as argon2id hashes, and checked in threads of their own."""

from __future__ import annotations

import asyncio
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from knekt.errors import KnektError

__all__ = ["PasswordCost", "Passwords", "check_length"]

SHORTEST, LONGEST = 8, 128
_AT_ONCE = 2  # hashes that are made at the same time: each needs much memory


@dataclass(frozen=True, slots=True, kw_only=True)
class PasswordCost:
    """How much work a guess costs. The default is the second choice of RFC 9106; only tests want less."""

    rounds: int = 3
    memory: int = 64 * 1024  # in KiB
    lanes: int = 4


class Passwords:
    """Makes hashes and compares passwords with them. It does the same work whether there is a hash or not."""

    def __init__(self, cost: PasswordCost | None = None) -> None:
        cost = cost or PasswordCost()
        self._hasher = PasswordHasher(time_cost=cost.rounds, memory_cost=cost.memory, parallelism=cost.lanes)
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash of a new password; KnektError for one that is too short or too long."""
        check_length(password)
        return await self._hashed(password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this is the password.

        Where none is kept, as for an unknown login, the answer takes as long.
        """
        if kept is None:
            await self._hashed(password)
            return False
        async with self._room:
            return await asyncio.to_thread(self._verified, kept, password)

    def is_outdated(self, kept: str) -> bool:
        """Whether the hash was made at another cost than the present one."""
        return self._hasher.check_needs_rehash(kept)

    async def _hashed(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False


def check_length(password: str) -> None:
    """Nothing, if the password has an allowed length; KnektError if not."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise KnektError("bad-password", "the password's length", least=SHORTEST, most=LONGEST)


def _bytes(password: str) -> bytes:
    """The bytes of a password, the same from every keyboard: ä may come as one sign or as two."""
    return unicodedata.normalize("NFC", password[: LONGEST + 1]).encode("utf-8", "surrogatepass")
