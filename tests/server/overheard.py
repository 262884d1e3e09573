"""What people at a besieged table were told that they had no right to know, by the rules alone.

What a role may know is not taken from views or pictures, but from the plain words of the conformance suite.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from itertools import accumulate
from operator import or_
from typing import Any

from conformance.of_skat import skat_known
from conformance.of_skruf import skruf_known
from conformance.twins import cards_in
from server.onlookers import Kept
from server.siege import NO_CARD, Siege
from server.spelled import cards_named, masks_named

from knekt.cards import Hand
from knekt.engine import Game, Seat
from knekt.errors import NotationError
from knekt.games import family_of
from knekt.server.store import lines_of
from knekt.server.table.dealing import deal_seed, sitting_seed
from knekt.words import say

__all__ = ["leaks"]

_KNOWN = {"skat": skat_known, "skruf": skruf_known}
_CONTRACT = re.compile(r'"contract":"[A-Z0-9]{1,6}"')  # DT turns diamonds, H7 is hearts with seven spitzen
_WORD = re.compile(r"[A-Za-z0-9+/_-]{43,}")  # 32 bytes are at least so long
# Of such things as look like a card.
_EXAMPLES = cards_named(say(NotationError(NO_CARD, "card").message, "en"))


def leaks(siege: Siege, log: str) -> Iterator[str]:
    """Every place where somebody was told too much; `log` is the server's own log."""
    table, judge = siege.live.table, Judge(siege)
    over = len(judge.game.events) if table.sitting.rows else None
    for role in [*siege.roles, siege.outsider]:
        seat = table.seat_of(role.player)
        for kept in role.kept:
            done = table.deal_events(kept.seq)
            if done != over:
                yield from judge.told(f"{role.name}, {kept.way}", kept, judge.ever[seat][done] | judge.drawn)
            if role is siege.outsider and siege.id.encode() in kept.data:
                yield f"{role.name}, {kept.way}: the table"
    for line in siege.jobs:
        job = json.loads(line)
        yield from judge.told("bot", Kept("job", 0, line), judge.ever[job["seat"]][len(job["events"])])
    yield from judge.told("log", Kept("log", 0, log.encode()), Hand())


class Judge:
    """Knows all that has happened at a table, and which part of it is secret."""

    def __init__(self, siege: Siege) -> None:
        table, house = siege.live.table, siege.company.house
        assert table.game is not None
        self.game: Game[Any] = table.game
        self.ever = {seat: self._ever(seat) for seat in (None, *range(self.game.rules.seats))}
        between = [event for event in table.log if event.kind in table.sitting.own_events]
        # Where seeds and hashes are looked for first.
        self.drawn = Hand.of(card for event in between for card in cards_in(event))
        first: Any = self.game.events[0]
        heaps = *first.hands, getattr(first, "skat", ()), getattr(first, "talon", ())
        self._hands = [Hand.of(cards_in(each)) for each in heaps]
        guests = siege.company.guests
        seals = (guest.http.headers["X-Knekt-CSRF"] for guest in guests)
        self._opaque = {*house.node.hall.in_use, *(guest.id for guest in guests), *seals}
        self._secrets = frozenset(_secrets(siege))

    def _ever(self, seat: Seat | None) -> list[Hand]:
        """For each number of events of the deal, the cards whose place the seat has had a right to know."""
        known = _KNOWN[family_of(self.game.rules.options).name](self.game.events, seat)
        return list(accumulate(known, or_, initial=Hand()))

    def told(self, who: str, kept: Kept, allowed: Hand) -> Iterator[str]:
        """What is too much for somebody who may know these cards, and those named in the question."""
        text = kept.data.decode()
        words = {*_WORD.findall(text)}
        for opaque in self._opaque:
            text = text.replace(opaque, "")
        text = _CONTRACT.sub("", text)
        said = cards_named(kept.said) | (_EXAMPLES if NO_CARD in kept.said else frozenset())
        named = Hand.of(cards_named(text)) - allowed - Hand.of(said)
        if named:
            yield f"{who} at {kept.seq}: {named}"
        for hand in masks_named(text, [each for each in self._hands if not each <= allowed]):
            yield f"{who} at {kept.seq}: the mask of {hand}"
        if not words.isdisjoint(self._secrets):
            yield f"{who} at {kept.seq}: a seed, or a link of the chain"


def _secrets(siege: Siege) -> Iterator[str]:
    """The seeds, and the hashes of the log.

    From a hash of all that has happened one could search for the cards.
    """
    table, house, seed = siege.live.table, siege.company.house, siege.live.seed
    source = sitting_seed(seed, [place.seed for place in table.places if place is not None])

    async def chains() -> list[bytes]:
        async with house.node.database.reading() as connection:
            return [line.chain for line in await lines_of(connection, siege.id)]

    for each in (seed.bits, source.bits, deal_seed(source, 1).bits, *house.ask(chains)):
        yield each.hex()
        yield base64.b64encode(each).decode().rstrip("=")
        yield base64.urlsafe_b64encode(each).decode().rstrip("=")
