"""Positions as lines of JSON for the tests of `knekt solve`."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from knekt.cards import CARDS
from knekt.skat import PACK

__all__ = ["RAMSCH", "SKAT", "SKRUF", "changed", "endings", "line"]

SKAT: dict[str, Any] = {
    "hands": [["CJ", "CA", "H7"], ["C7", "HA", "HT"], ["H8", "D7", "D8"]],
    "skat": ["S7", "S8"],
    "declarer": 0,
    "leader": 0,
    "contract": "grand",
    "trick": [],
}
RAMSCH: dict[str, Any] = {
    "hands": [["CJ", "CA", "H7"], ["C7", "HA", "HT"], ["H8", "D7", "D8"]],
    "skat": ["S7", "ST"],
    "leader": 0,
    "contract": "ramsch",
}
SKRUF: dict[str, Any] = {
    "hands": [["SA", "S2"], ["SK", "HA"], ["S3", "H2"], ["HK", "HQ"]],
    "leader": 0,
    "trump": "S",
    "misere": False,
    "trick": [],
}
CONTRACTS = "grand", "null", "clubs", "spades", "hearts", "diamonds"


def line(plain: object) -> str:
    return json.dumps(plain)


def changed(plain: dict[str, Any], **changes: Any) -> str:
    """The position as a line with these changes; a field that is changed to ... is left out."""
    return line({name: value for name, value in (plain | changes).items() if value is not ...})


def endings(count: int, seed: int = 1, *, cards: int = 4) -> list[str]:
    """Endings of both games in turn, with this number of cards, from a fixed seed."""
    rng, made = Random(seed), list[str]()
    for number in range(count):
        seats, whole = (3, list(PACK)) if number % 2 else (4, list(CARDS))
        rng.shuffle(whole)
        hands = [[str(card) for card in whole[seat * cards : (seat + 1) * cards]] for seat in range(seats)]
        leader = rng.randrange(seats)
        if seats == 3:
            contract, skat = rng.choice(CONTRACTS), [str(card) for card in whole[-2:]]
            told = {"hands": hands, "skat": skat, "declarer": rng.randrange(3), "contract": contract}
        else:
            told = {"hands": hands, "trump": rng.choice([*"SCDH", None, None]), "misere": False}
            told["misere"] = told["trump"] is None and rng.random() < 0.5
        made.append(line(told | {"leader": leader, "trick": []}))
    return made
