"""Alembic runs this for each command, on the connection that ``db.upgrade`` hands over."""

from alembic import context

from gnumies.server.db.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
