"""A table for mutes: whom a person does not want to hear at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_mutes_table")),
        sa.PrimaryKeyConstraint("table", "person", "other", name=op.f("pk_mutes")),
    )


def downgrade() -> None:
    op.drop_table("mutes")
