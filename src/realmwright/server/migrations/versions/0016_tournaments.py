"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=True),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("form", sa.String(length=12), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("starts", sa.Double(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_listed", "tournaments", ["public", "phase", "created"])
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_index("tournaments_host", "tournaments", ["host", "created"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.Double(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament", "number"),
    )
    op.create_index("tournament_log_person", "tournament_log", ["person"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament", "person"),
    )
    op.create_index("tournament_people_person", "tournament_people", ["person", "place"])
    op.create_table(
        "tournament_games",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("tournament", sa.String(length=22), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("appear", sa.Integer(), nullable=True),
        sa.Column("told", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("ix_tournament_games_tournament", "tournament_games", ["tournament"])
    op.create_index("tournament_games_open", "tournament_games", ["open", "told"])
