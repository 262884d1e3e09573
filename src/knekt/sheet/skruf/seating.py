"""Who sits where for a rubber and for a deal (1.3 to 1.7, 2.4, 11)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.sheet.seating import Player, Terms
from knekt.sheet.skruf.schedule import NOBODY, pairing_of, places
from knekt.skruf import OPEN_HAND, Options

__all__ = ["Rubber", "SkrufTerms", "drawn_rubber"]


@dataclass(frozen=True, slots=True)
class SkrufTerms(Terms):
    """The terms of a deal: also which rubber it belongs to, and who sits out."""

    rubber: int  # from 1; a sitting of trekarl is one
    out: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class Rubber:
    """Who sits where for a rubber, clockwise from the first dealer, and the two pairs.

    In trekarl there are three players and no pairs.
    """

    number: int
    table: tuple[Player, ...]
    parties: tuple[tuple[Player, ...], ...]
    out: tuple[Player, ...] = ()

    def terms(self, number: int, dealer: int) -> SkrufTerms:
        """The terms of the deal of this number, dealt from that place at the table.

        Places count round and round.
        """
        at = dealer % len(self.table)
        seats = [*self.table[at + 1 :], *self.table[: at + 1]]
        if len(seats) == 3:
            seats.insert(OPEN_HAND, NOBODY)
        return SkrufTerms(number, self.table[at], tuple(seats), self.number, self.out)


def drawn_rubber(
    options: Options, number: int, order: tuple[Player, ...], drawn: tuple[Player, ...]
) -> Rubber:
    """A rubber by its number, the order of the first draw, and its own draw: the lowest chooses and deals."""
    if options.is_trekarl:
        return Rubber(number, drawn, tuple((player,) for player in range(options.players)))
    pairing = pairing_of(options, number)
    one, two = ((order[a], order[b]) for a, b in pairing.pairs)
    out = tuple(order[place] for place in pairing.out)
    return Rubber(number, places(drawn[0], (one, two)), (one, two), out)
