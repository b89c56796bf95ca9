"""The first tables.

Written out, so that this step stays what it is when the schema moves on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_TABLE = sa.String(32)
_PLAYER = sa.String(32)


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "players",
        sa.Column("id", _PLAYER, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player", _PLAYER, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_secrets"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_secrets_player_players"),
    )
    op.create_index("ix_secrets_player", "secrets", ["player"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player", _PLAYER, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_links_player_players"),
    )
    op.create_table(
        "tables",
        sa.Column("id", _TABLE, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table", _TABLE, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", _PLAYER, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player_players"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "log",
        sa.Column("table", _TABLE, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table_tables"),
    )
    op.create_table(
        "pending",
        sa.Column("table", _TABLE, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("bidding", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("card", sa.String(3), nullable=False),
        sa.PrimaryKeyConstraint("table", "round", "bidding", "seat", name="pk_pending"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_pending_table_tables"),
    )
    op.create_table(
        "commands",
        sa.Column("table", _TABLE, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "key", name="pk_commands"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_commands_table_tables"),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("commands", "pending", "log", "seats", "tables", "links", "secrets", "players"):
        op.drop_table(name)
