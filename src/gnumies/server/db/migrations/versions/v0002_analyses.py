"""What the coach says of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_TABLE = sa.String(32)


def upgrade() -> None:
    """Make room for analyses."""
    op.create_table(
        "analyses",
        sa.Column("table", _TABLE, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table_tables"),
    )
    op.create_table(
        "analysed_seats",
        sa.Column("table", _TABLE, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("cost_win", sa.Float, nullable=False),
        sa.Column("blind_win", sa.Float, nullable=False),
        sa.Column("win", sa.Float, nullable=False),
        sa.Column("adjusted_win", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("adjusted_points", sa.Float, nullable=False),
        sa.Column("costly", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_analysed_seats"),
        sa.ForeignKeyConstraint(
            ["table"], ["analyses.table"], name="fk_analysed_seats_table_analyses"
        ),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("analysed_seats")
    op.drop_table("analyses")
