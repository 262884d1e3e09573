"""Bids in writing and in words, in any language (4.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import SYMBOLS, alternatives
from knekt.skruf import BIDS, STRAINS, Bid
from knekt.words import LANGUAGES

__all__ = ["bid_spoken"]


def bid_spoken(text: str, langs: Iterable[str] = LANGUAGES) -> Bid | None:
    """The bid that the words mean in one of the languages; None if they mean none.

    A strain without a number means one trick of it.

    >>> [str(bid_spoken(text)) for text in ("4s", "4♠", "Fyra spader", "hjärter", "small slam in spades")]
    ['4S', '4S', '4S', '1H', '6S']
    >>> bid_spoken("eight hearts")
    """
    said = _plain(text)
    return next((bid for lang in langs if (bid := _spoken(lang).get(said)) is not None), None)


def _plain(text: str) -> str:
    """The words in lower case, with one blank between them and around numbers."""
    apart = re.sub(r"(\d)", r" \1 ", text.casefold().replace("\ufe0f", ""))
    return " ".join(apart.replace("-", " ").split())


@cache
def _spoken(lang: str) -> Mapping[str, Bid]:
    """All words for each bid in a language."""
    speaker, found = Speaker(lang), dict[str, Bid]()
    words = {each: alternatives(speaker.say("skruf-spoken-strain", strain=each)) for each in STRAINS}
    signs = {suit.value: (suit.value, *symbols) for suit, symbols in SYMBOLS.items()}
    for bid in BIDS:
        levels = [str(bid.level), *alternatives(speaker.say("skruf-spoken-level", level=bid.level))]
        strains = [*words[bid.strain], *signs.get(bid.strain, bid.strain)]
        said = [f"{level} {strain}" for level in levels for strain in strains]
        found |= dict.fromkeys(map(_plain, said + (words[bid.strain] if bid.level == 1 else [])), bid)
    return found
