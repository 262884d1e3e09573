"""The proof that a table was dealt fairly, and how to check it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from knekt.cards import Seed
from knekt.engine import Event
from knekt.errors import NotationError
from knekt.games import family_of
from knekt.games import options as options_of
from knekt.notation import to_plain
from knekt.server.table.dealing import check_contribution, commitment, deal_seed, sitting_seed
from knekt.server.table.event import Closed, Promised, Revealed
from knekt.server.table.table import Table

__all__ = ["Finding", "findings", "proof_of", "with_seed"]

VERSION = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: in which deal (0: the whole table), what, and whether it is right.

    `what` is promise, cards, seed or table. `holds` is None if it cannot be checked yet.
    """

    deal: int
    what: str
    holds: bool | None


def proof_of(table: Table, seed: Seed) -> dict[str, Any]:
    """All that has been promised and shown at a table. Nothing that is still secret is in it."""
    deals = dict[int, dict[str, Any]]()
    shown: str | None = None
    number = 0
    family = family_of(table.settings.options)
    for event in table.log:
        match event:
            case Promised():
                number = event.number
                deals[number] = {
                    "number": number,
                    "commitment": event.commitment,
                    "seed": None,
                    "dealt": None,
                }
            case Revealed():
                deals[event.number]["seed"] = event.seed or None
            case Closed():
                shown = event.seed or None
            case _ if isinstance(event, family.openings) and number in deals:
                deals[number]["dealt"] = to_plain(event)
    over = len(table.sitting.rows)
    for each in deals.values():
        if each["number"] > over:  # its cards are still secret
            each["dealt"] = None
    return {
        "v": VERSION,
        "knekt": "proof",
        "options": table.settings.plain["options"],
        "commitment": commitment(seed),
        "added": [place.seed for place in table.places if place is not None],
        "seed": shown,
        "deals": list(deals.values()),
    }


def with_seed(proof: Mapping[str, Any], seed: Seed) -> dict[str, Any]:
    """The proof of a table that is over, with its seed: the log leaves it out, as other tables share it."""
    source = sitting_seed(seed, proof["added"])
    deals = [
        {**each, "seed": None if each["dealt"] is None else str(deal_seed(source, each["number"]))}
        for each in proof["deals"]
    ]
    return {**proof, "seed": str(seed), "deals": deals}


def findings(proof: Mapping[str, Any]) -> Iterator[Finding]:
    """Everything that can be checked in a proof; KnektError if this is none."""
    try:
        yield from _findings(proof)
    except (KeyError, TypeError, ValueError, AttributeError, AssertionError) as wrong:
        raise NotationError(str(wrong), "proof") from wrong


def _findings(proof: Mapping[str, Any]) -> Iterator[Finding]:
    if proof["v"] != VERSION or proof["knekt"] != "proof":
        raise NotationError(str(proof.get("v")), "proof")
    options = options_of(proof["options"]["preset"], proof["options"]["set"])
    rules = family_of(options).rules(options)
    table, source = proof["seed"], None
    if table is not None:
        yield Finding(0, "table", commitment(Seed.parse(table)) == proof["commitment"])
        for each in proof["added"]:
            check_contribution(each)
        source = sitting_seed(Seed.parse(table), proof["added"])
    for deal in proof["deals"]:
        number, seed = deal["number"], deal["seed"]
        if seed is None:
            yield Finding(number, "promise", None)
            continue
        shown = Seed.parse(seed)
        yield Finding(number, "promise", commitment(shown) == deal["commitment"])
        yield Finding(number, "cards", _same_cards(rules.dealt(shown), deal["dealt"]))
        yield Finding(number, "seed", None if source is None else deal_seed(source, number) == shown)


def _same_cards(dealt: Event, told: Mapping[str, Any]) -> bool:
    """Whether the cards are the same: those are the words and the lists of words.

    What the sheet adds to a deal, such as a bock round, does not count.
    """
    plain = to_plain(dealt)
    return all(told.get(name) == value for name, value in plain.items() if isinstance(value, str | list))
