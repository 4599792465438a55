"""Turns that people plan before they come."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "plans",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
        sa.Column("chosen", sa.Integer(), nullable=True),
        sa.Column("dropped", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
        sa.UniqueConstraint("id"),
    )
    op.create_index(op.f("ix_plans_person"), "plans", ["person"], unique=False)
