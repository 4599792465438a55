"""Of whom people want to know whether they are here."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "followed",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("followed", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["followed"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "followed"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_followed_followed", "followed", ["followed"], unique=False)
