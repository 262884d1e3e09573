"""Fair dealing: the table's seed is fixed before anybody sits down, and shown when all is over.

    table seed      32 bytes from the operating system; its SHA-256 stands in the first promise
    sitting seed    HMAC-SHA256 of the table seed over what the players have added
    deal seed       HMAC-SHA256 of the sitting seed over "deal 1", "deal 2" …; its SHA-256 is promised before
                    the deal, it is shown after it, and the pack follows from it (`knekt.cards.shuffled`)

The promise is never made of the cards: Skat has so few deals that somebody could try them all for a hash.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from knekt.cards import Seed
from knekt.errors import KnektError

__all__ = ["check_contribution", "commitment", "deal_seed", "sitting_seed"]

_CONTRIBUTION = re.compile(r"[0-9a-f]{0,64}")


def commitment(seed: Seed) -> str:
    """The hash of a seed, which is published before the seed is used.

    >>> commitment(Seed.parse("00" * 32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed.bits).hexdigest()


def check_contribution(seed: str) -> None:
    """Nothing, if a player may add this to the dealing; KnektError if not."""
    if not _CONTRIBUTION.fullmatch(seed):
        raise KnektError("bad-contribution", f"{seed[:70]!r} is not up to 64 hexadecimal digits")


def sitting_seed(table: Seed, added: Sequence[str]) -> Seed:
    """The seed of all deals, from the table's and what each player has added, in the players' order."""
    return table.derive("sitting " + " ".join(added))


def deal_seed(sitting: Seed, number: int) -> Seed:
    """The seed of one deal, as `Sitting.dealt` derives it."""
    return sitting.derive(f"deal {number}")
