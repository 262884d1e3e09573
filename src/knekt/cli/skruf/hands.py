"""Four hands as a newspaper prints them: the dealer at the bottom, the talon in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Card, Hand, Suit
from knekt.cli.layout import shortened
from knekt.cli.skruf.seats import Seats
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import beside, width
from knekt.engine import Cards, Hidden, Seat
from knekt.skruf import NO_TRUMP, STRAINS

__all__ = ["cards_shown", "hands_drawn"]

_EACH = 26  # columns for a hand; three hands stand side by side
_SUITS = [Suit(strain) for strain in reversed(STRAINS[:-1])]  # the highest suit first
_LEFT, _OPPOSITE, _RIGHT, _DEALER = range(4)


def cards_shown(cards: Cards | Sequence[Card], faces: Faces) -> str:
    """Cards suit by suit; how many, if they are hidden."""
    if isinstance(cards, Hidden):
        return str(cards)
    return faces.row(_sorted(cards) if isinstance(cards, Hand) else cards)


def _sorted(cards: Hand) -> list[Card]:
    """The cards sorted, the highest suit first."""
    return [card for suit in _SUITS for card in NO_TRUMP.sorted(cards) if card.suit == suit]


def hands_drawn(
    hands: Sequence[Cards], talon: Sequence[Card] | Hidden, seats: Seats, faces: Faces
) -> list[str]:
    """The hands in a cross, clockwise from the dealer at the bottom."""
    blocks = [[_title(seat, seats), *_suits(cards, seats.speaker, faces)] for seat, cards in enumerate(hands)]
    middle = ["", seats.speaker.say("skruf-talon"), cards_shown(talon, faces)] if talon else []
    return [
        *beside([[""] * len(blocks[_OPPOSITE]), blocks[_OPPOSITE]], _EACH),
        *beside([blocks[_LEFT], middle, blocks[_RIGHT]], _EACH),
        *beside([[""] * len(blocks[_DEALER]), blocks[_DEALER]], _EACH),
    ]


def _title(seat: Seat, seats: Seats) -> str:
    """The player whose hand it is, by name and seat if there is room for both."""
    full = seats.full_name(seat)
    return full if width(full) < _EACH else shortened(seats.name(seat), _EACH - 1)


def _suits(cards: Cards, speaker: Speaker, faces: Faces) -> list[str]:
    """A line for each suit; a very long suit is written without gaps."""
    if isinstance(cards, Hidden):
        return [str(cards)]
    lines = []
    for suit in _SUITS:
        ranks = [
            speaker.say("table-index", rank=card.rank.value) for card in _sorted(cards) if card.suit == suit
        ]
        wide, tight = (f"{faces.suit(suit)} {joint.join(ranks) or '–'}" for joint in (" ", ""))
        lines.append(wide if width(wide) < _EACH else tight)
    return lines
