"""How likely cards were played as they were, by what the players may have held."""

from __future__ import annotations

from collections.abc import Sequence

from knekt import _core
from knekt.cards import Card, Order
from knekt.engine import Seat
from knekt.skat import PACK
from knekt.solver.skat.plain import layout

__all__ = ["play_likelihoods"]


def play_likelihoods(
    order: Order,
    declarer: Seat,
    observer: Seat,
    tricks: Sequence[tuple[Seat, Sequence[Card]]],
    worlds: Sequence[tuple[int, int, int]],
) -> list[float]:
    """For each world, the chance that all seats but the observer would have played these tricks so.

    A world has the hands as they may be now, as masks. A trick has the seat that led and its cards; the last
    one may be incomplete. For suit games and grand.

    >>> from knekt.cards import Hand
    >>> from knekt.skat import trump_order
    >>> grand = trump_order("grand", None)
    >>> trick = 0, [Card.parse(text) for text in ("H7", "HA", "H8")]  # would rearhand keep the ten?
    >>> ten, ace, seven = (Hand.parse(text).mask for text in ("HT", "DA", "S7"))
    >>> with_ten, without = (ace, seven, ten), (ten, seven, ace)
    >>> spared, had_none = play_likelihoods(grand, 1, 0, [trick], [with_ten, without])
    >>> 0.5 < spared < had_none == 1
    True
    """
    told = [(lead, [PACK.index(card) for card in cards]) for lead, cards in tricks]
    return _core.play_likelihoods(layout(order), declarer, observer, told, worlds)
