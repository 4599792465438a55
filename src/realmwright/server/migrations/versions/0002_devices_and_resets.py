"""Devices that have logged in, links that reset a password, and mail addresses that wait for their confirmation."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.add_column("people", sa.Column("mail_wanted", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("reset_token", sa.String(length=64), nullable=True))
    op.add_column("people", sa.Column("reset_made", sa.Double(), nullable=True))
    op.create_index("people_reset_token", "people", ["reset_token"], unique=False)
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", "person"),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_devices_person"), ["person"], unique=False)
