"""Alembic runs this: the connection comes from `knekt.server.store.migrate`, or from its command line."""

from __future__ import annotations

from alembic import context

from knekt.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
