"""Bock and schieberramsch rounds in words: what this deal is, and what comes right after it."""

from __future__ import annotations

from itertools import groupby

from knekt.cli.speaker import Speaker
from knekt.sheet import Sitting, SkatTerms

__all__ = ["rounds_told"]


def rounds_told(speaker: Speaker, sitting: Sitting) -> str:
    """The special rounds from the running deal, or the next one, on; nothing if that is a plain one."""
    told, coming = list[str](), _special_deals(sitting)
    for (bock, schieber), deals in groupby(coming, key=lambda terms: (terms.bock, terms.schieberramsch)):
        count = len(list(deals))
        if not told:
            told += [speaker.say("table-schieber-now", more=0 if bock > 1 else count - 1)] * schieber
            told += [speaker.say("table-bock-now", factor=bock, more=count - 1)] * (bock > 1)
        else:
            told.append(speaker.say("table-schieber-then" if schieber else "table-bock-then", deals=count))
    return ", ".join(told)


def _special_deals(sitting: Sitting) -> list[SkatTerms]:
    """The terms of this deal and those that follow it, as long as they are special."""
    found, terms = list[SkatTerms](), sitting.terms
    while terms is not None and (terms.bock > 1 or terms.schieberramsch):
        found.append(terms)
        number = terms.number + 1
        terms = None if sitting.last is not None and number > sitting.last else sitting.terms_of(number)
    return found
