"""Sums beside results, ratings and daily deals, and indexes for lists that are read page by page."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

DAILY = """
INSERT INTO daily_sums (day, finished, lead, points, people)
SELECT day, state = 'finished', CASE WHEN state = 'finished' THEN lead ELSE 0 END,
       CASE WHEN state = 'finished' THEN points ELSE 0 END, count(*)
FROM daily_tries WHERE state IN ('finished', 'given-up') GROUP BY 1, 2, 3, 4
"""
RESULTS = """
INSERT INTO result_sums (person, game, players, seat, games, won, points)
SELECT person, game, players, seat, count(*), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(points)
FROM results GROUP BY person, game, players, seat
"""
RATINGS = """
INSERT INTO rating_sums (pool, step, people)
SELECT pool, {step}, count(*) FROM ratings WHERE sure GROUP BY 1, 2
"""
STEPS = {
    "postgresql": "CAST(floor(mu * 8) AS INTEGER)",
    # SQLite may have been built without floor; CAST cuts off towards zero.
    "sqlite": "CAST(mu * 8 AS INTEGER) - (mu * 8 < CAST(mu * 8 AS INTEGER))",
}
ENDED = """
UPDATE seats SET ended =
    (SELECT turned FROM tables WHERE tables.id = seats."table" AND tables.phase IN ('over', 'closed'))
"""


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "daily_sums",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("lead", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("points", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "finished", "lead", "points"),
    )
    op.create_table(
        "rating_sums",
        sa.Column("pool", sa.String(length=80), nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("pool", "step"),
    )
    op.create_table(
        "result_sums",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "players", "seat"),
    )
    op.execute(DAILY)
    op.execute(RATINGS.format(step=STEPS[op.get_context().dialect.name]))
    op.execute(RESULTS)
    op.drop_index("results_counted", "results")
    op.drop_index("results_latest", "results")
    op.create_index("results_latest", "results", ["person", "public", "ended", "table"])
    op.add_column("seats", sa.Column("ended", sa.Double(), nullable=True))
    op.drop_index("seats_person", "seats")
    op.execute(ENDED)
    op.create_index("seats_latest", "seats", ["person", "ended", "table"])
    op.drop_index("tables_public", "tables")
    op.create_index("tables_public", "tables", ["public", "phase", "changed", "id"])
    op.drop_index("tables_turned", "tables")
    op.create_index("tables_turned", "tables", ["phase", "slow", "turned"])
