"""How likely cards were played as they were by who held such and such a hand."""

from __future__ import annotations

from collections.abc import Sequence

from knekt import _core
from knekt.cards import Card, Hand, Order
from knekt.engine import Seat
from knekt.skat import PACK
from knekt.solver.plain import layout, skat_mask

__all__ = ["play_likelihoods"]


def play_likelihoods(
    order: Order,
    declarer: Seat,
    observer: Seat,
    tricks: Sequence[tuple[Seat, Sequence[Card]]],
    worlds: Sequence[tuple[Hand, Hand, Hand]],
) -> list[float]:
    """For each of the hands as they may be now, the chance that all but the observer have played these tricks so.

    Each trick is who led to it and its cards, the last one perhaps unfinished. For suit games and grand.

    >>> from knekt.skat import trump_order
    >>> grand = trump_order("grand", None)
    >>> trick = 0, [Card.parse(text) for text in ("H7", "HA", "H8")]  # the declarer takes; would rearhand spare the ten for that?
    >>> with_ten, without = (Hand.parse("DA"), Hand.parse("S7"), Hand.parse("HT")), (Hand.parse("HT"), Hand.parse("S7"), Hand.parse("DA"))
    >>> spared, had_none = play_likelihoods(grand, 1, 0, [trick], [with_ten, without])
    >>> 0.5 < spared < had_none == 1
    True
    """
    told = [(lead, [PACK.index(card) for card in cards]) for lead, cards in tricks]
    masks = [(skat_mask(one), skat_mask(two), skat_mask(three)) for one, two, three in worlds]
    return _core.play_likelihoods(layout(order), declarer, observer, told, masks)
