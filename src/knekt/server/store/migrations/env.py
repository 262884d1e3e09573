"""Run by Alembic: the connection comes from `knekt.server.store.migrate`, or offline from its command line."""

from __future__ import annotations

from alembic import context

from knekt.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
