"""What people around some tables have had a right to know, and what they were told beyond it.

This is worked out independently of the server.

The plain words of the conformance suite say what a seat may know. Whoever has sat in a seat of a deal may
know what that seat knows as long as the deal runs, and nothing of another seat; whoever has none may know
what all see.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any

from conformance.of_skat import skat_known
from conformance.of_skruf import skruf_known
from conformance.twins import cards_in
from server.spelled import cards_named, masks_named

from knekt.cards import Hand
from knekt.engine import Seat
from knekt.games import family_of
from knekt.notation import to_plain
from knekt.server.hall.live_table import LiveTable
from knekt.server.table import Kind, Table, Visibility
from knekt.server.table.dealing import deal_seed, sitting_seed

__all__ = ["Entitled", "Entitlements", "may_watch"]

LEAST = 8  # so many cards of a heap no other deal has
DEALS_AHEAD = 2  # their seeds nobody may know yet
_KNOWN = {"skat": skat_known, "skruf": skruf_known}
_CONTRACT = re.compile(r'"contract":"[A-Z0-9]{1,6}"')  # DT turns diamonds, H7 is hearts with seven spitzen
_WORD = re.compile(r"[A-Za-z0-9+/_-]{43,}")  # 32 bytes are at least so long

Deal = tuple[str, int]


@dataclass
class Entitled:
    """Somebody, and what this person has had a right to know. Without an `id` it is somebody unknown."""

    id: str = ""
    seats: dict[Deal, Seat | None] = field(default_factory=dict)  # the first seat of the person in a deal
    known: dict[Deal, Hand] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)  # private tables at which the person has been


@dataclass
class _Hidden:
    """What nobody may be told of a table now, except those who may know the cards."""

    moment: tuple[int, str]  # the last event, and the day
    seeds: frozenset[str]
    heaps: tuple[tuple[str, Hand], ...]
    hands: tuple[Hand, ...]
    # What each seat has had a right to know so far.
    shown: dict[Seat | None, Hand] = field(default_factory=dict)


class Entitlements:
    """Follows the tables, and judges what people are told of them."""

    def __init__(
        self, tables: dict[str, LiveTable], people: list[Entitled], today: Callable[[], str]
    ) -> None:
        self.tables, self.people, self.today = tables, people, today
        self._hidden = dict[str, _Hidden]()

    def learn(self) -> None:
        """Note who sits where now, and what each of them may know for that."""
        today = self.today()
        for live in self.tables.values():
            before, moment = self._hidden.get(live.id), (live.table.seq, today)
            if before is not None and before.moment == moment:
                continue
            self._hidden[live.id] = hidden = _Hidden(moment, *_hidden(live, today))
            for person in self.people:
                self._meet(person, live, hidden)

    def come(self, person: Entitled) -> None:
        """Add somebody new."""
        self.people.append(person)

    def _meet(self, person: Entitled, live: LiveTable, hidden: _Hidden) -> None:
        table, deal = live.table, deal_of(live)
        player = table.player_of(person.id)
        if player is not None or person.id == live.host:
            person.met.add(live.id)
        if table.game is None or not table.game.events or player is None:
            return
        seat = person.seats.setdefault(deal, table.seat_of(player))
        seen = self._shown(live, hidden, seat)
        # A deal that was given up is over, too.
        if table.settings.kind is Kind.DAILY and table.stage == "over":
            seen |= Hand.of({*cards_in(table.game.events[0])})
        person.known[deal] = person.known.get(deal, Hand()) | seen

    def _shown(self, live: LiveTable, hidden: _Hidden, seat: Seat | None) -> Hand:
        if seat not in hidden.shown:
            game = live.table.game
            assert game is not None
            known = _KNOWN[family_of(game.rules.options).name](game.events, seat)
            hidden.shown[seat] = reduce(or_, known, Hand())
        return hidden.shown[seat]

    def _allowed(self, person: Entitled, live: LiveTable) -> Hand:
        public = Hand()
        if live.table.game is not None and live.table.game.events:
            public = self._shown(live, self._hidden[live.id], None)
        return public | person.known.get(deal_of(live), Hand())

    def judge(self, person: Entitled, path: str, text: str) -> Iterator[str]:
        """What this person must not be told now, of all that is in an answer."""
        self.learn()
        words = {*_WORD.findall(text)}
        for live in self.tables.values():
            hidden = self._hidden[live.id]
            if not words.isdisjoint(hidden.seeds):
                yield "a seed, or a link of the chain, that is secret"
            for heap, cards in hidden.heaps:
                if heap in text and not cards <= self._allowed(person, live):
                    yield f"a hand of a running deal, {heap}"
            if (
                live.id in text
                and is_closed_to_others(live)
                and live.id not in path
                and live.id not in person.met
            ):
                yield f"the private table {live.id}"

    def judge_frame(self, person: Entitled, text: str) -> Iterator[str]:
        """What this person must not be told, of all that a socket or a stream has told."""
        message = json.loads(text)
        live = self.tables.get(message.get("table") or "")
        yield from self.judge(person, "" if live is None else live.id, text)
        is_picture = message["type"] in ("event", "snapshot")
        if live is not None and is_picture and message["seq"] > live.table.deal_began:
            yield from self.judge_cards(person, live, text)

    def judge_cards(self, person: Entitled, live: LiveTable, text: str) -> Iterator[str]:
        """Every card that the picture of a running deal names."""
        self.learn()
        if not is_secret(live.table, self.today()):
            return
        allowed = self._allowed(person, live)
        for id in (*self.tables, *(each.id for each in self.people if each.id)):
            text = text.replace(id, "")
        text = _CONTRACT.sub("", text)
        named = Hand.of(cards_named(text)) - allowed
        if named:
            yield f"cards of others, {named}"
        for hand in masks_named(text, [each for each in self._hidden[live.id].hands if not each <= allowed]):
            yield f"the mask of {hand}"


def may_watch(live: LiveTable, person: Entitled) -> bool:
    """Whether this person may look at the table now."""
    if not is_closed_to_others(live):
        return True
    return bool(person.id) and (person.id == live.host or live.table.player_of(person.id) is not None)


def is_closed_to_others(live: LiveTable) -> bool:
    settings = live.table.settings
    return settings.visibility is Visibility.PRIVATE or settings.kind is Kind.DAILY


def is_secret(table: Table, today: str) -> bool:
    """Whether the deal on the table is still secret after its end.

    A deal of the day stays secret until its day is over.
    """
    if table.game is None or not table.game.events or table.settings.kind is Kind.BRANCH:
        return False
    if table.settings.kind is Kind.DAILY:
        return (table.settings.day or "") >= today
    return table.sitting.is_running and not table.closed


def deal_of(live: LiveTable) -> Deal:
    """The name of the running deal; a deal of the day has the same at all tables."""
    if live.table.settings.kind is Kind.DAILY:
        return live.seed.bits.hex(), 0
    return live.id, live.table.deal_began


def _hidden(
    live: LiveTable, today: str
) -> tuple[frozenset[str], tuple[tuple[str, Hand], ...], tuple[Hand, ...]]:
    table = live.table
    seeds = frozenset(_seeds(live, today))
    if not is_secret(table, today):
        return seeds, (), ()
    first: Any = table.game.events[0]  # type: ignore[union-attr]
    plain = to_plain(first)
    told = [plain.get(name) or [] for name in ("hands", "skat", "talon")]
    spelled = [heap for heaps in told for heap in ([heaps] if isinstance(heaps, str) else heaps)]
    heaps = tuple((heap, Hand.of(cards_named(heap))) for heap in spelled if len(heap.split()) >= LEAST)
    return seeds, heaps, tuple(Hand.of(cards_in(each)) for each in first.hands)


def _seeds(live: LiveTable, today: str) -> Iterator[str]:
    """The seeds of deals to come and of the running one, in every spelling, and the last hash of the log."""
    table = live.table
    is_sealed = table.settings.kind is Kind.DAILY and (table.settings.day or "") >= today
    if not is_sealed and (table.closed or table.settings.kind is Kind.DAILY):
        return
    source = sitting_seed(live.seed, [place.seed for place in table.places if place is not None])
    over = 0 if is_sealed else len(table.sitting.rows)
    later = [deal_seed(source, number).bits for number in range(over + 1, over + 1 + DEALS_AHEAD)]
    for each in (live.seed.bits, source.bits, *later, *([live.chain] if is_secret(table, today) else ())):
        yield each.hex()
        yield base64.b64encode(each).decode().rstrip("=")
        yield base64.urlsafe_b64encode(each).decode().rstrip("=")
