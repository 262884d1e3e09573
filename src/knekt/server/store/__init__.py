"""The database, SQLite or PostgreSQL: it keeps tables, their logs and people."""

from knekt.server.store.database import DATABASE_FILE, Database, keep_private
from knekt.server.store.log import ChainWatch, Line, chained, checked, lines_of, page_of
from knekt.server.store.writer import NEWS, Append, Overtaken, Writer

__all__ = [
    "DATABASE_FILE",
    "NEWS",
    "Append",
    "ChainWatch",
    "Database",
    "Line",
    "Overtaken",
    "Writer",
    "chained",
    "checked",
    "keep_private",
    "lines_of",
    "page_of",
]
