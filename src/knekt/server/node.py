"""One running server: its parts, started in order and stopped in the reverse."""

from __future__ import annotations

from pathlib import Path

from knekt.errors import KnektError
from knekt.server.bots import BotPool
from knekt.server.clock import Clock
from knekt.server.frames import deliver
from knekt.server.hall import Hall
from knekt.server.minder import Minder
from knekt.server.news import News
from knekt.server.people import PasswordCost, Passwords, People, Seals, Tokens, signing_key
from knekt.server.settings import ServerSettings
from knekt.server.store import Database, Writer
from knekt.server.store.migrate import migrate

__all__ = ["Node"]


class Node:
    """The database, the people, the tables, the bots, and who minds them."""

    seals: Seals  # from the start on

    def __init__(
        self, settings: ServerSettings, clock: Clock | None = None, cost: PasswordCost | None = None
    ) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.database = (
            Database(settings.database) if settings.database else Database.in_folder(settings.data)
        )
        self.writer = Writer(self.database)
        self.hall = Hall(self.database, self.writer, self.clock)
        self.people = People(self.database, self.clock, Passwords(cost))
        self.tokens = Tokens(self.database, self.clock)
        self.bots = BotPool(settings.workers)
        self.news = News(self.database, self.hall)
        self.minder = Minder(self.database, self.hall, self.bots)

    async def start(self) -> None:
        """Make what is missing, and begin; KnektError if the data folder cannot be used."""
        _make_folder(self.settings.data)
        await migrate(self.database)
        self.seals = Seals(await signing_key(self.database, self.settings.data), self.clock)
        self.writer.start()
        self.hall.on_change.append(deliver)
        self.news.start()
        self.bots.start()
        self.minder.start()

    async def stop(self) -> None:
        """End in good order: nothing that was acknowledged is still on its way."""
        await self.minder.stop()
        await self.bots.stop()
        await self.news.stop()
        await self.writer.stop()
        await self.database.close()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as failed:
        raise KnektError("data-folder", f"{folder}: {failed}", name=str(folder), why=str(failed)) from failed
