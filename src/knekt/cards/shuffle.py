"""A pack shuffled from a seed: every order is possible and equally likely, and the same on every machine."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from knekt.cards.card import Card

__all__ = ["Seed", "shuffled"]


@dataclass(frozen=True, slots=True)
class Seed:
    """256 bits that decide how cards are dealt.

    >>> Seed.parse("friday night") == Seed.parse("friday night")
    True
    >>> Seed.parse("00" * 32).derive("deal 1") == Seed.parse("00" * 32)
    False
    """

    bits: bytes

    def __post_init__(self) -> None:
        assert len(self.bits) == 32

    @classmethod
    def fresh(cls) -> Seed:
        """A seed that nobody can guess, from the operating system."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def parse(cls, text: str) -> Seed:
        """64 hexadecimal digits are the seed itself; any other words are hashed into one."""
        if re.fullmatch(r"[0-9a-fA-F]{64}", text):
            return cls(bytes.fromhex(text))
        return cls(hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest())

    def derive(self, label: str) -> Seed:
        """Another seed, fixed by this one and the label, that tells nothing about this one."""
        return Seed(hmac.digest(self.bits, label.encode(), "sha256"))

    def __str__(self) -> str:
        return self.bits.hex()

    def __repr__(self) -> str:
        return f"Seed.parse({str(self)!r})"


def _numbers(seed: Seed) -> Iterator[int]:
    """An endless stream of 32-bit numbers: HMAC-SHA256 of a running block number."""
    block = 0
    while True:
        digest = hmac.digest(seed.bits, block.to_bytes(8, "big"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(pack: Sequence[Card], seed: Seed) -> tuple[Card, ...]:
    """The pack in the order of this seed, by Fisher–Yates; numbers that would favour a place are left out."""
    cards, numbers = list(pack), _numbers(seed)
    for last in range(len(cards) - 1, 0, -1):
        fair = (1 << 32) // (last + 1) * (last + 1)
        number = next(number for number in numbers if number < fair)
        place = number % (last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)
