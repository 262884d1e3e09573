"""The name of a deal of the day gets a column of its own: clients name commands, and could take it there.

A deal also gets the levels of the bots that acted in it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("kind"), sa.column("command"), sa.column("daily"))
_OF_DAY = _tables.c.kind == "daily"
_BEFORE = "daily "  # what the name, as a command, began with


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(length=64), nullable=True))
    name = sa.func.substr(_tables.c.command, len(_BEFORE) + 1)
    op.execute(_tables.update().where(_OF_DAY).values(daily=name, command=None))
    op.create_index("uq_tables_daily", "tables", ["daily", "host"], unique=True)
    op.add_column("deals", sa.Column("bots", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("deals", "bots")
    op.drop_index("uq_tables_daily", "tables")
    op.execute(_tables.update().where(_OF_DAY).values(command=_BEFORE + _tables.c.daily))
    op.drop_column("tables", "daily")
