"""`knekt value`: what a deal counts. A first word can name the family."""

from __future__ import annotations

from knekt.cli.family import all_pages
from knekt.cli.frame import BranchingCommand, Command
from knekt.cli.speaker import Speaker

__all__ = ["command"]


def command(speaker: Speaker) -> Command:
    made = {name: pages.value(speaker) for name, pages in all_pages().items() if pages.value is not None}
    plain, *others = made
    return BranchingCommand(made[plain], {name: made[name] for name in others}, speaker)
