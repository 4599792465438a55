"""The deals of days, and who has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("bot", sa.String(length=60), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("day"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("lead", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "day"),
        sa.UniqueConstraint("table"),
    )
    op.create_index("daily_tries_day", "daily_tries", ["day", "state", "lead", "points"])
