"""Names of accounts that look alike are the same name; lists know whose tables they show, and to whom."""

import json

import sqlalchemy as sa
from alembic import op

from realmwright.server.operations.lookalikes import look_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form. Of accounts that look alike already, the oldest keeps the look for itself."""
    op.add_column("people", sa.Column("login_look", sa.Text(), nullable=True))
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("login"), sa.column("login_look"), sa.column("created"))
    accounts = sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None)).order_by(people.c.created)
    taken: set[str] = set()
    for ident, login in connection.execute(accounts).all():
        look = look_of(login)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.update(people).where(people.c.id == ident).values(login_look=look))
    op.create_index("people_login_look", "people", ["login_look"], unique=True)

    op.add_column("tables", sa.Column("host", sa.String(length=22), nullable=True))
    op.add_column("tables", sa.Column("delayed", sa.Boolean(), server_default=sa.false(), nullable=False))
    tables = sa.table("tables", sa.column("id"), sa.column("host"), sa.column("delayed"))
    log = sa.table("log", sa.column("table"), sa.column("number"), sa.column("person"), sa.column("body"))
    opened = sa.select(log.c.table, log.c.person, log.c.body).where(log.c.number == 1)
    for table, person, body in connection.execute(opened).all():
        delayed = json.loads(body).get("settings", {}).get("spectators") == "delayed"
        connection.execute(sa.update(tables).where(tables.c.id == table).values(host=person, delayed=delayed))
