"""Which cards the person at the page may know, and whether a text tells more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import Any

from conformance.of_skat import skat_known
from conformance.of_skruf import skruf_known
from page.browsing import Reader

from knekt.cards import CARDS, Card, Hand
from knekt.games import family_of
from knekt.server.hall.live_table import LiveTable
from knekt.words import say

__all__ = ["leaks_in_answers", "leaks_in_frames", "leaks_in_page"]

KNOWN = {"skat": skat_known, "skruf": skruf_known}
CODES = {card.text: card for card in CARDS}


def _known(reader: Reader, live: LiveTable, seq: int | None = None) -> Hand:
    """The cards whose place the reader could know at some time of the deal, up to this event."""
    table, game = live.table, live.table.game
    if game is None:
        return Hand()
    seat = table.seat_of(table.player_of(reader.guest.id))
    events = game.events if seq is None else game.events[: table.deal_events(seq)]
    return reduce(or_, KNOWN[family_of(game.rules.options).name](events, seat), Hand())


def _codes(text: str) -> Hand:
    # ids may have any letters between their hyphens
    return Hand.of({CODES[word] for word in re.split(r"[^A-Za-z0-9_-]+", text) if word in CODES})


@cache
def _names(language: str) -> tuple[dict[str, Card], re.Pattern[str]]:
    """The cards by their names in a language, and a pattern that finds such a name in a text."""
    names = {say(card.message, language).lower(): card for card in CARDS}
    return names, re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")


def leaks_in_page(reader: Reader, table: str) -> Hand:
    """Cards that the page names anywhere, in words or in signs, and that the reader may not know.

    A contract may look like a card (H7 is hearts with seven spitzen), and so may the checksum in the name of
    a file.
    """
    live = reader.house.node.hall.in_use[table]
    hidden = Hand.of(CARDS) - _known(reader, live)
    html = re.sub(r'data-contract="[^"]*"|/assets/[\w.-]+', "", reader.page.content()).replace(table, "")
    names, pattern = _names(reader.language)
    return (_codes(html) | Hand.of({names[found] for found in pattern.findall(html.lower())})) & hidden


def _words(thing: Any, name: str = "") -> Iterator[str]:
    """Every text in a message that could name a card."""
    if isinstance(thing, dict):
        for key, each in thing.items():
            yield from _words(each, key)
    elif isinstance(thing, list):
        for each in thing:
            yield from _words(each, name)
    elif isinstance(thing, str) and name not in ("contract", "table", "id", "holder"):
        yield thing


def leaks_in_frames(reader: Reader, table: str) -> list[tuple[int, Hand]]:
    """Cards of the running or last deal that came over the wire before the reader could know them."""
    live, found = reader.house.node.hall.in_use[table], []
    for frame in reader.frames:
        message = json.loads(frame)
        seq = message.get("seq", 0)
        if message.get("table") != table or seq <= live.table.deal_began:
            continue
        known = _known(reader, live, seq)
        named = reduce(or_, (_codes(text) for text in _words(message)), Hand())
        if not named <= known:
            found.append((seq, named - known))
    return found


def leaks_in_answers(reader: Reader) -> Hand:
    """Cards in anything but the table's own messages, where there is no reason for any."""
    texts = (each.text() for each in reader.answers if "/api/" in each.url and each.ok)
    return reduce(or_, (_codes(text) for text in texts), Hand())
