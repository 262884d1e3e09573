"""`knekt backup`: all that a server keeps, in one file, while people play or when nobody does."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from knekt.cli.frame import Command, json_option
from knekt.cli.saved_data import data_options, report, with_data
from knekt.cli.speaker import Speaker

if TYPE_CHECKING:
    from knekt.server.backup import BackupResult, Progress
    from knekt.server.run.settings import ServerSettings
    from knekt.server.store import Database

__all__ = ["command"]


def command(speaker: Speaker) -> Command:
    @click.command("backup", cls=Command, help=speaker.say("help-backup"))
    @click.option("--to", metavar=speaker.say("help-file"), help=speaker.say("help-backup-to"))
    @data_options(speaker)
    @json_option(speaker)
    def backup(to: str | None, settings: str | None, as_json: bool, **flags: Any) -> int:
        async def save(chosen: ServerSettings, database: Database, progress: Progress) -> BackupResult:
            from knekt.server.backup import back_up

            return await back_up(database, chosen.data, _target(to), progress)

        kept = with_data(save, flags, settings, speaker.say("backup-progress"))
        return report(kept, "backup-done", speaker, as_json=as_json)

    return backup


def _target(to: str | None) -> Path:
    """The file to write.

    It is the one named; in a folder that is named, or here if nothing is, it has the moment as its name.
    """
    wanted = Path("." if to is None else to)
    return wanted / f"knekt-{datetime.now(UTC):%Y%m%d-%H%M%S}.jsonl.gz" if wanted.is_dir() else wanted
