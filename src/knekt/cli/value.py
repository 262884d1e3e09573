"""`knekt value`: what a deal counts. A first word that names a family asks for its own count; without one it is Skat's."""

from __future__ import annotations

from knekt.cli.family import all_pages
from knekt.cli.frame import Command, Forked
from knekt.cli.speaker import Speaker

__all__ = ["command"]


def command(speaker: Speaker) -> Command:
    plain, *others = all_pages().items()
    return Forked(plain[1].value(speaker), {name: pages.value(speaker) for name, pages in others}, speaker)
