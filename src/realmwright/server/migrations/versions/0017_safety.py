"""With whom people do not want to play, and what moderators decide."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("blocked", sa.String(length=22), nullable=False),
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "blocked"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.add_column("sanctions", sa.Column("operator", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "decisions",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("time", sa.Double(), nullable=False),
        sa.Column("operator", sa.Boolean(), nullable=False),
        sa.Column("moderator", sa.String(length=22), nullable=True),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("report", sa.String(length=22), nullable=True),
        sa.Column("sanction", sa.String(length=22), nullable=True),
        sa.Column("ended", sa.Text(), nullable=False),
        sa.Column("undone", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["moderator"], ["people.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    for column in ("time", "moderator", "person"):
        op.create_index(f"ix_decisions_{column}", "decisions", [column])
    # What operators have decided before can be undone like everything else.
    op.execute(
        "INSERT INTO decisions (id, time, operator, person, kind, reason, until, sanction, ended) "
        "SELECT id, created, true, person, kind, reason, until, id, '[]' FROM sanctions"
    )
