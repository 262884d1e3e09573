"""Bock and schieberramsch rounds in words: what this deal is, and what comes after it."""

from __future__ import annotations

from itertools import groupby

from knekt.cli.speaker import Speaker
from knekt.sheet import SkatSitting

__all__ = ["rounds_told"]


def rounds_told(speaker: Speaker, sitting: SkatSitting) -> str:
    """The special rounds from the running or next deal on; nothing if that deal is a plain one."""
    told, coming = list[str](), sitting.special_deals
    for (bock, schieber), deals in groupby(coming, key=lambda terms: (terms.bock, terms.schieberramsch)):
        count = len(list(deals))
        if not told:
            told += [speaker.say("table-schieber-now", more=0 if bock > 1 else count - 1)] * schieber
            told += [speaker.say("table-bock-now", factor=bock, more=count - 1)] * (bock > 1)
        else:
            told.append(speaker.say("table-schieber-then" if schieber else "table-bock-then", deals=count))
    return ", ".join(told)
