"""The database, table by table. Migrations in `migrations/` lead to exactly this; a test compares them.

The log of a table is the truth. All else that is kept of a table follows from it, and is there for questions
over many tables.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

__all__ = [
    "METADATA",
    "daily_deals",
    "deals",
    "due",
    "events",
    "keys",
    "members",
    "mutes",
    "people",
    "tables",
    "tokens",
]

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_ID = String(32)  # random, never guessable
_MOMENT = BigInteger  # milliseconds since 1970

people = Table(
    "people",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # in lower case; null for a guest
    Column("password", String(200)),  # argon2id
    Column("is_bot", Boolean, nullable=False),
    Column("session", Integer, nullable=False),  # cookies with an older number are no longer valid
    Column("wishes", JSON, nullable=False),  # settings of the page and at the table
    Column("created", _MOMENT, nullable=False),
    Column("seen", _MOMENT, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),  # SHA-256; the token itself is shown once
    Column("person", _ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", _MOMENT, nullable=False),
    Column("used", _MOMENT),
)

keys = Table(
    "keys",  # only of a database that nodes share; with SQLite they lie in the data folder
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("key", LargeBinary(32), nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("settings", JSON, nullable=False),  # as `TableSettings` writes them; they never change
    Column("seed", LargeBinary(32), nullable=False),  # all deals follow from it; shown when the table closes
    Column("host", _ID, index=True),
    Column("visibility", String(10), nullable=False),
    Column("kind", String(10), nullable=False),  # table, daily, branch
    Column("preset", String(40), nullable=False),
    Column("stage", String(10), nullable=False),  # open, playing, over
    Column("places", Integer, nullable=False),
    Column("free", Integer, nullable=False),  # places that nobody has
    Column("command", String(64)),  # the command by which the host made the table
    Column("daily", String(64)),  # the name of the deal of the day, the same for everybody
    Column("created", _MOMENT, nullable=False),
    Column("changed", _MOMENT, nullable=False),
    Index("ix_tables_listed", "visibility", "stage", "changed"),
    Index("uq_tables_command", "command", "host", unique=True),  # a command makes one table
    Index("uq_tables_daily", "daily", "host", unique=True),  # one table of a deal of the day for each person
)

events = Table(
    "events",
    METADATA,
    Column("table", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1, without gaps; this key settles races
    Column("at", _MOMENT, nullable=False),
    Column("player", Integer),  # who did it; null: the table itself, or somebody without a place
    Column("who", _ID),
    Column("command", String(64)),  # the name that the client gave it; on the first event of a command only
    Column("event", Text, nullable=False),  # JSON
    Column("chain", LargeBinary(32), nullable=False),  # SHA-256 over this line and the chain before it
    Index(
        "uq_events_command",  # a command counts once
        *("table", "who", "command"),
        unique=True,
        sqlite_where=text("command IS NOT NULL"),
        postgresql_where=text("command IS NOT NULL"),
    ),
)

members = Table(
    "members",
    METADATA,
    Column("table", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", _ID, primary_key=True, index=True),
    Column("player", Integer, nullable=False),
    Column("since", _MOMENT, nullable=False),
    Column("left", _MOMENT),
)

mutes = Table(
    "mutes",  # at this table the person hears no phrases of the other
    METADATA,
    Column("table", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", _ID, primary_key=True),
    Column("other", _ID, primary_key=True),
)

deals = Table(
    "deals",
    METADATA,
    Column("table", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("first", Integer, nullable=False),  # its events, by seq
    Column("last", Integer, nullable=False),
    Column("ended", _MOMENT, nullable=False, index=True),
    Column("seats", JSON, nullable=False),  # the players, by seat
    Column("facts", JSON, nullable=False),  # the result, point by point, as records state it
    Column("bots", JSON(none_as_null=True)),  # the level of the bot that acted, by seat; null in old rows
)

daily_deals = Table(
    "daily_deals",
    METADATA,
    Column("day", String(10), primary_key=True),  # 2026-11-16
    Column("preset", String(40), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
)

due = Table(
    "due",
    METADATA,
    Column("table", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("task", String(20), primary_key=True),  # deal, bots, clock, forced, absent, there
    Column("seq", Integer, nullable=False),  # the length of the table's log when the task was set
    Column("at", _MOMENT, nullable=False, index=True),
)
