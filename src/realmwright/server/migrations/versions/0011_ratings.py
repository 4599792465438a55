"""Rated games, and the ratings of people."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    for name in ("rated", "to_rate"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("tables_to_rate", "tables", ["to_rate", "turned"])
    op.create_table(
        "rating_pools",
        sa.Column("pool", sa.String(length=80), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("pool"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("pool", sa.String(length=80), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("sure", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "pool"),
    )
    op.create_index("ratings_best", "ratings", ["pool", "sure", "mu", "person"])
