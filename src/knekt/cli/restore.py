"""`knekt restore`: put a server back as it was when a backup was made, into an empty place."""

from __future__ import annotations

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
    @click.command("restore", cls=Command, help=speaker.say("help-restore"))
    @click.argument("file", metavar=speaker.say("help-file"), help=speaker.say("help-restore-file"))
    @data_options(speaker)
    @json_option(speaker)
    def restore(file: str, settings: str | None, as_json: bool, **flags: Any) -> int:
        async def put_back(chosen: ServerSettings, database: Database, progress: Progress) -> BackupResult:
            from knekt.server.backup import restore

            chosen.make_folder()
            return await restore(Path(file), database, chosen.data, progress)

        kept = with_data(put_back, flags, settings, speaker.say("restore-progress"))
        return report(kept, "restore-done", speaker, as_json=as_json)

    return restore
