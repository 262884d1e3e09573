"""Who plays with whom: the draw for seats, and the rubbers of a sitting (1.3 to 1.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from knekt.cards import Card
from knekt.skruf import Options

__all__ = ["NOBODY", "SCHEDULES", "Pairing", "drawn_order", "pairing_of", "places", "rubbers_due"]

NOBODY = -1  # the player of the open hand, in trekarl
_SUITS = "SCDH"  # low to high, where equal ranks are told apart
_LETTERS = "ABCDEF"
_RANKS = "A23456789TJQK"  # the ace is low in the draw


@dataclass(frozen=True, slots=True)
class Pairing:
    """The two pairs of a rubber and who sits out, by their places in the draw: 0 is a, 1 is b …"""

    pairs: tuple[tuple[int, int], tuple[int, int]]
    out: tuple[int, ...] = ()


def _schedule(*rubbers: str) -> tuple[Pairing, ...]:
    """From the letters of the rule page: AB CD/E."""
    made = []
    for rubber in rubbers:
        pairs, _, out = rubber.partition("/")
        one, two, three, four = map(_LETTERS.index, pairs.replace(" ", ""))
        made.append(Pairing(((one, two), (three, four)), tuple(map(_LETTERS.index, out))))
    return tuple(made)


SCHEDULES: Mapping[int, tuple[Pairing, ...]] = {  # by the number of players
    4: _schedule("AB CD", "AC BD", "AD BC"),
    5: _schedule("AB CD/E", "AE BC/D", "AD BE/C", "AC DE/B", "BD CE/A"),
    6: _schedule(
        "AB CD/EF",
        "AE CF/BD",
        "BE CD/AF",
        "AF BD/CE",
        "BC EF/AD",
        "AD CE/BF",
        "AC BF/DE",
        "BD EF/AC",
        "AD CF/BE",
        "AE BF/CD",
        "CE DF/AB",
        "AC BE/DF",
        "AF DE/BC",
        "BC DF/AE",
        "AB DE/CF",
    ),
}


def rubbers_due(options: Options) -> int:
    """How many rubbers the sitting has: as agreed on, or the whole schedule, which longer sittings repeat."""
    return options.rubbers or len(SCHEDULES[options.players])


def pairing_of(options: Options, rubber: int) -> Pairing:
    """Who plays with whom in a rubber, the first being 1."""
    schedule = SCHEDULES[options.players]
    return schedule[(rubber - 1) % len(schedule)]


def drawn_order(options: Options, cards: Sequence[Card]) -> tuple[int, ...] | None:
    """The places of the cards from the lowest up; None where equal ranks make everybody draw again (1.3).

    >>> from knekt.skruf import SKRUF
    >>> drawn_order(SKRUF, [Card.parse(text) for text in ("HQ", "S5", "D7", "C9")])
    (1, 2, 3, 0)
    """
    ranks = [_RANKS.index(card.rank) for card in cards]
    if options.draw_tie == "redraw" and len(set(ranks)) < len(ranks):
        return None
    return tuple(sorted(range(len(cards)), key=lambda place: (ranks[place], _SUITS.index(cards[place].suit))))


def places(chooser: int, pairs: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, int, int, int]:
    """The four clockwise round the table from the chooser, who deals first (1.5).

    Partners sit opposite each other; of the other pair, the second player sits on the chooser's left, as in
    the deals of the old book.

    >>> places(0, ((0, 1), (2, 3)))
    (0, 3, 1, 2)
    """
    own, other = pairs if chooser in pairs[0] else pairs[::-1]
    partner = own[0] if own[1] == chooser else own[1]
    return chooser, other[1], partner, other[0]
