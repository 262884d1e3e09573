"""The formats of other programs that play Skat."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from knekt.errors import RecordError
from knekt.notation.files import Format
from knekt.notation.foreign import Foreign
from knekt.notation.record import Record
from knekt.notation.skat.iss import read_iss
from knekt.notation.skat.xskat import read_xskat
from knekt.skat import ISKO, ISS

__all__ = ["FOREIGN"]


def _iss(
    text: str, place: str, *, listed: str | None, list_place: str, chosen: Callable[[Any], Any]
) -> Iterator[Record | RecordError]:
    return read_iss(text, chosen(ISS), place)


def _xskat(
    text: str, place: str, *, listed: str | None, list_place: str, chosen: Callable[[Any], Any]
) -> Iterator[Record | RecordError]:
    return read_xskat(text, listed, chosen(ISKO), place, list_place)


FOREIGN: Mapping[str, Foreign] = {
    Format.ISS: Foreign(re.compile(r"\s*\(;"), _iss),
    Format.XSKAT: Foreign(
        re.compile(r"-+ random_seed |(?:Skat is|Im Skat ist): "), _xskat, may_be_latin=True
    ),
}
