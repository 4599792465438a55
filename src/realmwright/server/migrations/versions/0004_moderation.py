"""Mutes, reports and sanctions."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("muted", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("reporter", sa.String(length=22), nullable=True),
        sa.Column("reporter_name", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("person_name", sa.Text(), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("reporter", "person", "table", name="reports_once"),
    )
    op.create_index("reports_person", "reports", ["person"], unique=False)
    op.create_index("reports_closed", "reports", ["closed", "created"], unique=False)
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_sanctions_person", "sanctions", ["person"], unique=False)
    op.create_index("ix_sanctions_change", "sanctions", ["change"], unique=False)
