"""`knekt verify`: whether a table was dealt fairly."""

from __future__ import annotations

import json
from typing import Any

import click

from knekt.cli.files import read_whole
from knekt.cli.frame import Command, files_argument, json_option
from knekt.cli.speaker import Speaker
from knekt.errors import NotationError
from knekt.server.table.proof import Finding, findings

__all__ = ["command"]

BROKEN = 1


def command(speaker: Speaker) -> Command:
    @click.command("verify", cls=Command, help=speaker.say("help-verify"))
    @files_argument(speaker)
    @json_option(speaker)
    def verify(files: tuple[str, ...], as_json: bool) -> int:
        broken = False
        for path in files:
            found = list(findings(_proof(read_whole(path))))
            broken |= any(each.holds is False for each in found)
            if as_json:
                speaker.data([{"deal": each.deal, "what": each.what, "holds": each.holds} for each in found])
            else:
                click.echo("\n".join(_findings_told(found, speaker)))
        return BROKEN if broken else 0

    return verify


def _proof(text: str) -> dict[str, Any]:
    try:
        proof = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError(text, "json") from None
    if not isinstance(proof, dict):
        raise NotationError(text, "proof")
    return proof


def _findings_told(found: list[Finding], speaker: Speaker) -> list[str]:
    """A line for each thing that was checked, and a sentence on the whole."""
    holds = {True: "verify-holds", False: "verify-broken", None: "verify-open"}
    lines = [
        speaker.say(f"verify-{each.what}", deal=each.deal, holds=speaker.say(holds[each.holds]))
        for each in found
    ]
    broken = sum(each.holds is False for each in found)
    opened = sum(each.holds is None for each in found)
    return [*lines, speaker.say("verify-whole", broken=broken, open=opened)]
