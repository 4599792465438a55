"""Emblems, who sees the profiles of people, and how their games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form. Results are noted of games that end from now on."""
    op.add_column("people", sa.Column("emblem", sa.String(length=20), nullable=True))
    op.add_column("people", sa.Column("profile", sa.String(length=10), server_default="members", nullable=False))
    op.add_column("tables", sa.Column("noted", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.execute("UPDATE tables SET noted = true WHERE phase = 'over'")
    op.create_index("tables_noted", "tables", ["noted", "phase", "turned"])
    op.create_table(
        "results",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table"),
    )
    op.create_index("ix_results_table", "results", ["table"])
    op.create_index("results_latest", "results", ["person", "ended"])
    op.create_index("results_counted", "results", ["person", "game", "players", "seat", "won", "points"])
