"""What `backup` and `restore` share: where the data are, how far one is, and what is said at the end."""

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

DAMAGED = 1  # the exit status if a log is not what was once written
_LARGE = 20_000  # rows from which on one sees how far it is


def data_options(speaker: Speaker) -> Callable[[Any], Any]:
    """Where the data are: the settings of `knekt serve` that say so."""
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
    """Do this with the data that the settings name, which are read as `knekt serve` reads them."""
    try:  # the server's libraries are an extra, and take their time
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
    """A bar on standard error, where somebody sees it and there is something to wait for."""
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
    """Say what was saved or restored, and warn of every log that is not what was once written; the exit status."""
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
