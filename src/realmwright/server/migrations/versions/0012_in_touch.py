"""Web push, forms of webhooks, digests and quiet hours; what was told is remembered for a while."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    for column in (
        sa.Column("webhook_form", sa.Text(), server_default="plain", nullable=False),
        sa.Column("notify_every", sa.Integer(), server_default="0", nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("zone", sa.Text(), nullable=True),
    ):
        op.add_column("people", column)
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_hash", sa.String(length=64), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("endpoint_hash"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"], unique=False)
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"], unique=False)
    for column in (
        sa.Column("target", sa.String(length=22), server_default=sa.text("''"), nullable=False),
        sa.Column("message", sa.String(length=22), nullable=True),
        sa.Column("called", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("sent", sa.Double(), nullable=True),
    ):
        op.add_column("outbox", column)
    once = ["person", "table", "kind", "turned", "way", "target"]
    op.create_index("outbox_once", "outbox", once, unique=True)
    op.create_index("outbox_sent", "outbox", ["sent"], unique=False)
