"""Run by Alembic for every upgrade, on the connection from :mod:`realmwright.server.storage.database`."""

from alembic import context

from realmwright.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
