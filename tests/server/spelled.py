"""Cards in a text, in any spelling: in codes, with suit symbols, in words of any language, as a mask."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from knekt.cards import CARDS, Card, Hand, Rank, Suit
from knekt.cli.table.faces import SYMBOLS
from knekt.message import Message
from knekt.words import LANGUAGES, say

__all__ = ["cards_named", "masks_named"]

_CODE = re.compile(r"(?<![A-Za-z0-9])[CSHD][2-9TJQKA](?![A-Za-z0-9])")
_RUN = re.compile(r"(?:[CSHD][2-9TJQKA]){3,}")  # a hand without spaces
_ESCAPE = re.compile(r"\\u([0-9a-fA-F]{4})")
_NUMBER = re.compile(r"\d{6,}")
_SUITS = {symbol: suit for suit, symbols in SYMBOLS.items() for symbol in symbols}
_INDICES = {
    say(Message("table-index", {"rank": rank.value}), language).casefold(): rank
    for language in LANGUAGES
    for rank in Rank
} | {rank.lower(): rank for rank in Rank}
_PICTURED = re.compile(
    rf"([{''.join(_SUITS)}])\ufe0f?\s?({'|'.join(sorted(_INDICES, key=len, reverse=True))})", re.IGNORECASE
)
_WORDS = {say(card.message, language).casefold(): card for language in LANGUAGES for card in CARDS}
# Every word for a card has one of these.
_SUIT_WORDS = {say(suit.message, language).casefold() for language in LANGUAGES for suit in Suit}


@lru_cache(maxsize=4096)
def cards_named(text: str) -> frozenset[Card]:
    """Every card that the text names.

    >>> text = '{"card":"CJ","said":"Herz-Ass, ♠10, ♦\ufe0f Kn","id":"H9x","all":"C7C8C9"}'
    >>> sorted(map(str, cards_named(text)))
    ['C7', 'C8', 'C9', 'CJ', 'DJ', 'HA', 'ST']
    """
    plain = _ESCAPE.sub(lambda found: chr(int(found[1], 16)), text) if "\\u" in text else text
    return frozenset(_found(plain))


def _found(text: str) -> Iterator[Card]:
    yield from map(Card.parse, set(_CODE.findall(text)))
    for run in _RUN.findall(text):
        yield from (Card.parse(run[place : place + 2]) for place in range(0, len(run), 2))
    if any(symbol in text for symbol in _SUITS):
        for symbol, index in _PICTURED.findall(text):
            yield Card(_SUITS[symbol], _INDICES[index.casefold()])
    folded = text.casefold()
    if any(word in folded for word in _SUIT_WORDS):
        yield from (card for word, card in _WORDS.items() if word in folded)


def masks_named(text: str, hands: Iterable[Hand]) -> list[Hand]:
    """The hands that stand in the text as the number by which the core knows them."""
    numbers = {*_NUMBER.findall(text)}
    return [hand for hand in hands if str(hand.mask) in numbers]
