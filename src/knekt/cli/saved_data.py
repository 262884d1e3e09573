"""What `backup` and `restore` share: where the data are, the progress bar, and the report."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from knekt.cli.speaker import Speaker
from knekt.errors import KnektError
from knekt.message import Message

if TYPE_CHECKING:
    from knekt.server.backup import BackupResult, Progress
    from knekt.server.run.settings import ServerSettings
    from knekt.server.store import Database

    Work = Callable[[ServerSettings, Database, Progress], Awaitable[BackupResult]]

__all__ = ["data_options", "report", "with_data"]

DAMAGED = 1  # the exit status if a log differs from what was written
_LARGE = 20_000  # the number of rows that makes a progress bar worth while


def data_options(speaker: Speaker) -> Callable[[Any], Any]:
    """The settings of `knekt serve` that say where the data are."""
    options = (
        click.option("--data", metavar=speaker.say("help-serve-folder"), help=speaker.say("help-serve-data")),
        click.option("--database", metavar="URL", help=speaker.say("help-serve-database")),
        click.option("--settings", metavar=speaker.say("help-file"), help=speaker.say("help-serve-settings")),
    )

    def decorate(function: Any) -> Any:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


def with_data(work: Work, flags: dict[str, Any], file: str | None, label: str) -> BackupResult:
    """Do the work with the data that the settings name, which are read as `knekt serve` does."""
    try:  # the server's libraries are an extra, and slow to import
        from knekt.server.run.settings import ServerSettings
        from knekt.server.store import Database

        chosen = ServerSettings.read(flags, file=None if file is None else Path(file))

        async def run() -> BackupResult:
            database = Database.of(chosen.database, chosen.data)
            try:
                with _bar(label) as progress:
                    return await work(chosen, database, progress)
            finally:
                await database.close()

        return asyncio.run(run())
    except ModuleNotFoundError as missing:
        raise KnektError("server-missing", str(missing), name=missing.name or "") from None


@contextmanager
def _bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, if that is a terminal and there is much to do."""
    with ExitStack() as shown:
        bar: Any = None

        def tell(done: int, of: int) -> None:
            nonlocal bar
            if bar is None and of >= _LARGE and sys.stderr.isatty():
                bar = shown.enter_context(click.progressbar(None, of, label, file=sys.stderr))
            if bar is not None:
                bar.update(done - bar.pos)

        yield tell


def report(kept: BackupResult, sentence: str, speaker: Speaker, *, as_json: bool) -> int:
    """Say what was saved or restored, and give the exit status.

    Every log that differs from what was written is warned of.
    """
    manifest = kept.manifest
    if as_json:
        speaker.data(
            {
                "file": str(kept.file),
                "at": manifest.at,
                "program": manifest.program,
                "revision": manifest.revision,
                "rows": {each.name: each.rows for each in manifest.tables},
                "damaged": kept.damaged,
            }
        )
    else:
        counts = {name: manifest.count(name) for name in ("people", "tables", "events")}
        speaker.tell(sentence, file=str(kept.file), at=manifest.at, **counts)
    for table, seq in kept.damaged.items():
        speaker.warn(Message("doubt-log-damaged", {"table": table, "seq": seq}), as_json=as_json)
    return DAMAGED if kept.damaged else 0
