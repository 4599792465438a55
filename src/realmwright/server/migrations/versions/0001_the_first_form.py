"""The first form."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("mail", sa.Text(), nullable=True),
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False),
        sa.Column("mail_token", sa.Text(), nullable=True),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("webhook_secret", sa.Text(), nullable=True),
        sa.Column("notify_open", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.create_index("people_notify_open", ["notify_open"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=True),
        sa.Column("waits_for", sa.String(length=22), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.Column("turned", sa.Double(), nullable=False),
        sa.Column("notified", sa.Double(), server_default="0", nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("tables_due", ["due"], unique=False)
        batch_op.create_index("tables_public", ["public", "phase", "changed"], unique=False)
        batch_op.create_index("tables_turned", ["slow", "phase", "turned"], unique=False)

    op.create_table(
        "log",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.Double(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("action_id", sa.String(length=64), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.UniqueConstraint("table", "person", "action_id", name="log_once"),
    )
    with op.batch_alter_table("log", schema=None) as batch_op:
        batch_op.create_index("log_person", ["person"], unique=False)

    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("way", sa.Text(), nullable=False),
        sa.Column("turned", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_outbox_person"), ["person"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("seats_person", ["person"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
