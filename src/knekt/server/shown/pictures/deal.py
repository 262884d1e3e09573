"""The picture of a running or finished deal, by the family of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from knekt.engine import View
from knekt.games import family_of
from knekt.server.shown.pictures.skat.deal import SkatPicture, skat_picture
from knekt.server.shown.pictures.skruf.deal import SkrufPicture, skruf_picture

__all__ = ["DealPicture", "deal_picture"]

DealPicture = SkatPicture | SkrufPicture

_PICTURES: Mapping[str, Callable[[View[Any], Any, bool], DealPicture]] = {
    "skat": skat_picture,
    "skruf": lambda view, terms, helped: skruf_picture(view, terms),  # in which there is nothing to help with
}


def deal_picture(view: View[Any], terms: Any, *, helped: bool) -> DealPicture:
    """The deal as the view has it; `terms` are the sheet's for this deal. `helped`: nothing counts, so one may be helped.

    Nothing but the view and the terms, which everybody knows, goes into it, field by field.
    """
    return _PICTURES[family_of(view.rules.options).name](view, terms, helped)
