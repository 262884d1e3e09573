"""The index that lets a command count once holds commands only: before, every event had an entry in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_INDEX, _TABLE, _COLUMNS = "uq_events_command", "events", ["table", "who", "command"]
_COMMANDS = sa.text("command IS NOT NULL")


def upgrade() -> None:
    op.drop_index(_INDEX, _TABLE)
    op.create_index(_INDEX, _TABLE, _COLUMNS, unique=True, sqlite_where=_COMMANDS, postgresql_where=_COMMANDS)


def downgrade() -> None:
    op.drop_index(_INDEX, _TABLE)
    op.create_index(_INDEX, _TABLE, _COLUMNS, unique=True)
