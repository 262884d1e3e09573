"""The picture of a running or finished deal, by the family of its game."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from knekt.engine import View
from knekt.server.shown.pictures.family import all_pictures, pictures_of

__all__ = ["DealPicture", "deal_picture"]

if TYPE_CHECKING:
    DealPicture = Any
else:
    DealPicture = reduce(or_, (each.deal_type for each in all_pictures().values()))


def deal_picture(view: View[Any], terms: Any, *, helped: bool) -> DealPicture:
    """The deal as the view has it; `terms` are the sheet's for this deal.

    `helped` means that nothing counts, so that the viewer may be helped. Nothing but the view and the terms,
    which everybody knows, goes into the picture, field by field.
    """
    return pictures_of(view.rules.options).deal(view, terms, helped)
