"""Which puzzles people have tried."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("time", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "puzzle"),
    )
