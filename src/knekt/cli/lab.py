"""`knekt lab`: bulk work around the players, with commands of every family and common ones."""

from __future__ import annotations

from knekt.cli import lab_advice
from knekt.cli.family import all_pages
from knekt.cli.frame import Group
from knekt.cli.speaker import Speaker

__all__ = ["command"]


def command(speaker: Speaker) -> Group:
    group = Group("lab", help=speaker.say("help-lab"), no_args_is_help=True)
    group.speaker = speaker
    own = [each for pages in all_pages().values() for each in pages.lab(speaker)]
    for each in (*own, lab_advice.command(speaker)):
        each.speaker = speaker
        group.add_command(each)
    return group
