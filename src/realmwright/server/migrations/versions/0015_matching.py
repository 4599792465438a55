"""Who is waiting for somebody to play with, and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "searches",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("speed", sa.String(length=10), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.String(length=10), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("met", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("alive", sa.Double(), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("found", sa.Double(), nullable=True),
        sa.Column("rates", sa.Boolean(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("opening", sa.Boolean(), nullable=False),
        sa.Column("absent", sa.Double(), nullable=True),
        sa.Column("absences", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("ix_searches_table", "searches", ["table"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("challenger", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("speed", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("told", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["challenger"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("challenger", "person", name="challenges_once"),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])
    op.create_index("ix_challenges_table", "challenges", ["table"])
    op.create_index("ix_challenges_until", "challenges", ["until"])
