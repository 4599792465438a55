"""Roles of people, announcements, settings changed while the server runs, its processes, and clocks that rest."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form. Nobody has a role, and no clock rests."""
    op.create_table(
        "roles",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("role", sa.String(length=20), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "role"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.Column("starts", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "overrides",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "changes",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("time", sa.Double(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("terminal", sa.Boolean(), nullable=False),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_changes_person", "changes", ["person"])
    op.create_index("ix_changes_time", "changes", ["time"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("alive", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("tables", sa.Column("stopped", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index(
        "tables_stopped",
        "tables",
        ["turned"],
        sqlite_where=sa.text("stopped IS 1"),
        postgresql_where=sa.text("stopped IS true"),
    )
    op.create_index("people_created", "people", ["created"])
    op.create_index("people_seen", "people", ["seen"])
