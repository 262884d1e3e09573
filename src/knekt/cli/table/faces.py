"""How cards look in a language, and how they may be typed."""

from __future__ import annotations

from collections.abc import Iterable

from knekt.cards import CARDS, Card, Rank, Suit
from knekt.cli.speaker import Speaker

__all__ = ["Faces", "alternatives"]

SYMBOLS = {Suit.CLUBS: "♣♧", Suit.SPADES: "♠♤", Suit.HEARTS: "♥♡", Suit.DIAMONDS: "♦♢"}
# the four colours of tournament packs
COLOURS = {Suit.CLUBS: "1", Suit.SPADES: "32", Suit.HEARTS: "31", Suit.DIAMONDS: "33"}
DIM = "2"
_PICTURE = "\ufe0f"  # phones add this sign to a suit symbol


def alternatives(text: str) -> list[str]:
    """The words that may be typed for one thing, as the language files list them.

    >>> alternatives("give up, g")
    ['give up', 'g']
    """
    return [word.strip() for word in text.split(",")]


class Faces:
    """How this language shows cards, such as ♥10 or ♣B in German, and what may be typed for them.

    >>> german = Faces(Speaker("de"))
    >>> german.show(Card.parse("CJ")), german.card("krb"), german.card("♣J"), german.card("C1")
    ('♣B', Card.parse('CJ'), Card.parse('CJ'), None)
    """

    def __init__(self, speaker: Speaker, *, symbols: bool = True, colours: bool = False) -> None:
        self.symbols, self._colours = symbols, colours
        self._index = {rank: speaker.say("table-index", rank=rank.value) for rank in Rank}
        suits = {
            Suit.CLUBS: speaker.say("typed-clubs"),
            Suit.SPADES: speaker.say("typed-spades"),
            Suit.HEARTS: speaker.say("typed-hearts"),
            Suit.DIAMONDS: speaker.say("typed-diamonds"),
        }
        ranks = {
            "A": speaker.say("typed-ace"),
            "K": speaker.say("typed-king"),
            "Q": speaker.say("typed-queen"),
            "J": speaker.say("typed-jack"),
            "T": f"10, {speaker.say('typed-ten')}",
        }
        self.suits = {
            suit: (suit.lower(), *SYMBOLS[suit], *alternatives(words)) for suit, words in suits.items()
        }
        self._read = {
            named + index: card
            for card in CARDS
            for named in self.suits[card.suit]
            for index in (card.rank.lower(), *alternatives(ranks.get(card.rank, card.rank)))
        }

    def suit(self, suit: Suit) -> str:
        return self._paint(SYMBOLS[suit][0] if self.symbols else suit.value, COLOURS[suit])

    def show(self, card: Card, *, faint: bool = False) -> str:
        """The face of a card; faint if it cannot be played now."""
        sign = SYMBOLS[card.suit][0] if self.symbols else card.suit.value
        return self._paint(sign + self._index[card.rank], DIM if faint else COLOURS[card.suit])

    def row(self, cards: Iterable[Card]) -> str:
        return " ".join(map(self.show, cards))

    def card(self, typed: str) -> Card | None:
        """The card that was typed in any of these ways; None if it is none."""
        return self._read.get(typed.casefold().replace(_PICTURE, ""))

    def _paint(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self._colours else text
