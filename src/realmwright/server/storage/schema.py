"""The tables of the database. ``migrations`` upgrades older databases to this schema."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata: Final = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("mail", Text),
    Column("mail_confirmed", Boolean, nullable=False),
    Column("mail_token", Text),
    Column("mail_wanted", Text),
    Column("reset_token", String(64)),
    Column("reset_made", Double),
    Column("webhook", Text),
    Column("webhook_secret", Text),
    Column("webhook_form", Text, nullable=False, server_default="plain"),
    Column("notify_open", Boolean, nullable=False),
    Column("notify_every", Integer, nullable=False, server_default="0"),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", Text),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("login_look", Text),
    Column("emblem", String(20)),
    Column("profile", String(10), nullable=False, server_default="members"),
    Index("people_notify_open", "notify_open"),
    Index("people_login_look", "login_look", unique=True),
    Index("people_reset_token", "reset_token"),
    Index("people_created", "created"),
    Index("people_seen", "seen"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("agent", Text, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("used", Double, nullable=False),
)
"""Devices at which people have logged in to their accounts. A device may belong to several people."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("winners", Text),
    Column("waits_for", String(22)),
    Column("due", Double),
    Column("slow", Boolean, nullable=False),
    Column("turned", Double, nullable=False),
    Column("notified", Double, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("host", String(22)),
    Column("delayed", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("to_rate", Boolean, nullable=False, server_default=false()),
    Column("noted", Boolean, nullable=False, server_default=false()),
    Column("stopped", Boolean, nullable=False, server_default=false()),
    # Nearly no table is, so that statistics say it is of no use to look for those that are.
    Index("tables_stopped", "turned", sqlite_where=text("stopped IS 1"), postgresql_where=text("stopped IS true")),
    Index("tables_noted", "noted", "phase", "turned"),
    Index("tables_to_rate", "to_rate", "turned"),
    Index("tables_public", "public", "phase", "changed", "id"),
    Index("tables_due", "due"),
    Index("tables_turned", "phase", "slow", "turned"),
)
"""What lists need of a table. All of it follows from the log, except for when people were last notified, and whether
results have been noted."""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("ended", Double),
    Column("away", Double),
    Index("seats_latest", "person", "ended", "table"),
)
"""Who sits at which table. This follows from the log, too. ``ended`` is ``turned`` of a table that is over or closed,
so that the list of somebody's past tables need not look at all of them. ``away``
says until when somebody is on holiday, as far as the log knows it."""

holidays = Table(
    "holidays",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("begins", Double, nullable=False),
    Column("ends", Double, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("holidays_person", "person", "ends"),
    Index("holidays_ends", "settled", "ends"),
)
"""When people are away. ``settled`` says that it is over, and that all tables know it."""

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("person", String(22)),
    Column("action_id", String(64)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table", "person", "action_id", name="log_once"),
    Index("log_person", "person"),
)
"""The source of truth. Rows are added and never changed, unless a person wants their data deleted."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""The latest few of each table. They follow from the log and only save time."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""Browsers that are told by web push. A browser is told no more when the session ends that it subscribed in."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("way", Text, nullable=False),
    Column("turned", Double, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("target", String(22), nullable=False, server_default=text("''")),
    Column("message", String(22)),
    Column("called", Boolean, nullable=False, server_default=false()),
    Column("sent", Double),
    Index("outbox_once", "person", "table", "kind", "turned", "way", "target", unique=True),
    Index("outbox_sent", "sent"),
)
"""What people are told, by mail, webhook and push: a row for each turn and way.

``target`` is the browser of a push. ``message`` is the message that a process has claimed the row for; rows of one are
sent together. ``called`` says that it was on its way when it was last heard of, and ``sent`` when it arrived.
"""

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("id", String(22), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""Whose chat people do not want to read, and what those were called when they were muted."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("id", String(22), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""With whom people do not want to play, and what those were called when they were blocked."""

followed = Table(
    "followed",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("followed", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("id", String(22), nullable=False, unique=True),
    Column("created", Double, nullable=False),
)
"""Of whom people want to know whether they are here."""

learnt = Table(
    "learnt",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("time", Double, nullable=False),
)
"""How many steps of which lessons people have done."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("first", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("time", Double, nullable=False),
)
"""Which puzzles people have tried, and when: whether they solved them at the first try, and whether at all."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("owner", String(22)),
    Column("alive", Double, nullable=False),
    Column("wanted", Double, nullable=False),
    Column("body", Text, nullable=False),
)
"""Reviews of finished games. ``owner`` is the process that works on one, ``alive`` when it last said so, and ``wanted``
when somebody last asked for it; the body of one that is not complete is what was judged so far."""

exercises = Table(
    "exercises",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("at", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("cost", Double, nullable=False),
    Column("tags", Text, nullable=False),
    Column("played", Text, nullable=False),
    Column("best", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("card", Text, nullable=False),
    Column("earlier", Text),
    Column("due", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("known", Boolean, nullable=False),
    UniqueConstraint("person", "table", "at", name="exercises_once"),
    Index("exercises_due", "person", "known", "due"),
)
"""Mistakes of people, which come back until they are known. ``card`` is what repetition keeps of one, and ``earlier``
the same before the last answer, where that was wrong."""

losses = Table(
    "losses",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", String(60), nullable=False),
    Column("ended", Double, nullable=False),
    Column("body", Text, nullable=False),
    Index("losses_game", "person", "game", "ended"),
)
"""What people lost by in their last games: errors with their costs and tags."""
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("bot", String(60), nullable=False),
    Column("link", String(64), nullable=False),
)
"""The deals of days, as they were when somebody first asked: another release may set up later days in another way."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("table", String(22), nullable=False, unique=True),
    Column("state", String(10), nullable=False),
    Column("lead", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("daily_tries_day", "day", "state", "lead", "points"),
)
"""Who has played the deal of which day, where, and how it ended. A row is there before its table is."""

daily_sums = Table(
    "daily_sums",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("finished", Boolean, primary_key=True),
    Column("lead", Integer, primary_key=True, autoincrement=False),
    Column("points", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)
"""How many people have each result of a day: sums of ``daily_tries``, so that nobody has to count those."""

plans = Table(
    "plans",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("id", String(22), nullable=False, unique=True),
    Column("turns", Text, nullable=False),
    Column("chosen", Integer),
    Column("dropped", Boolean, nullable=False),
    Column("made", Double, nullable=False),
)
"""Turns that people have planned. ``chosen`` is the one that is being played, once that is decided."""

rating_pools = Table(
    "rating_pools",
    metadata,
    Column("pool", String(80), primary_key=True),
    Column("games", Integer, nullable=False),
)
"""How many games of each pool are rated. Whoever rates one holds its row, so that the games have an order."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("pool", String(80), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("sure", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Index("ratings_best", "pool", "sure", "mu", "person"),
)
"""How strong people are. All of it follows from the log: ``realmwright ratings`` computes it anew."""

rating_sums = Table(
    "rating_sums",
    metadata,
    Column("pool", String(80), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)
"""How many people have a rating in each small step of skill, of those on the leaderboards: sums of ``ratings``."""

results = Table(
    "results",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", String(60), nullable=False),
    Column("ended", Double, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("facts", Text, nullable=False),
    Index("results_latest", "person", "public", "ended", "table"),
)
"""How finished games ended for their people. ``facts`` are sources of points and what was chosen of the game."""

result_sums = Table(
    "result_sums",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)
"""How somebody does in each game: sums of ``results``."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("host", String(22)),
    Column("title", Text, nullable=False),
    Column("game", String(60), nullable=False),
    Column("form", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("starts", Double),
    Column("number", Integer, nullable=False),
    Column("due", Double),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tournaments_listed", "public", "phase", "created"),
    Index("tournaments_due", "due"),
    Index("tournaments_host", "host", "created"),
)
"""What lists need of a tournament. ``number`` is that of the last entry in its log, and ``due`` when to look at it."""

tournament_log = Table(
    "tournament_log",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("person", String(22)),
    Column("body", Text, nullable=False),
    Index("tournament_log_person", "person"),
)
"""What has happened in tournaments: the source of truth for them."""

tournament_people = Table(
    "tournament_people",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("active", Boolean, nullable=False),
    Column("place", Integer),
    Index("tournament_people_person", "person", "place"),
)
"""Who takes part in which tournament, and their place once it is over. This follows from the log of the tournament."""

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("table", String(22), primary_key=True),
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("open", Boolean, nullable=False),
    Column("appear", Integer),
    Column("told", Boolean, nullable=False, server_default=false()),
    Index("tournament_games_open", "open", "told"),
)
"""The tables of tournaments, of which a row is there before its table is. ``open`` says that the result is not in the
log of the tournament, ``appear`` how many seconds people have for their first move, while that is of interest, and
``told`` that people have been told of the game."""
searches = Table(
    "searches",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("speed", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", String(10), nullable=False),
    Column("near", Boolean, nullable=False),
    Column("points", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("met", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("alive", Double, nullable=False),
    Column("table", String(22), index=True),
    Column("found", Double),
    Column("rates", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("opening", Boolean, nullable=False),
    Column("absent", Double),
    Column("absences", Integer, nullable=False, server_default="0"),
)
"""Who is waiting for somebody to play with. ``alive`` is when one of their sockets was last seen.

``table`` is the one at which they are to play, with the others of the same, since they were ``found``; ``rates`` says
whether its game is rated, ``ready`` that they have said that they are there, and ``opening`` that all have. Whoever was
``absent`` when somebody came waits no more; the row only remembers how often that has happened lately.
"""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("challenger", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("speed", String(10), nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False, index=True),
    Column("told", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("challenger", "person", name="challenges_once"),
)
"""Games to which somebody asks somebody else, who has not answered yet. The table has been opened, and ``told`` is
whether notices have been queued."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("reporter", String(22)),
    Column("reporter_name", Text, nullable=False),
    Column("person", String(22), nullable=False),
    Column("person_name", Text, nullable=False),
    Column("table", String(22), nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("evidence", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("closed", Double),
    UniqueConstraint("reporter", "person", "table", name="reports_once"),
    Index("reports_person", "person"),
    Index("reports_closed", "closed", "created"),
)
"""Reports about people, for operators. They hold what was said, and stay when the table or the reporter goes."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double),
    Column("ended", Double),
    Column("change", Integer, nullable=False, index=True),
    Column("operator", Boolean, nullable=False, server_default=true()),
)
"""Warnings, silences and suspensions. ``ended`` is when one was acknowledged or lifted, and ``operator`` whether the
operators have decided it, which moderators cannot change.

``change`` is raised by operators with every change: a server on SQLite finds by it what is new.
"""

roles = Table(
    "roles",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(20), primary_key=True),
    Column("created", Double, nullable=False),
)
"""Who may do more than others: see ``people/roles.py``."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("texts", Text, nullable=False),
    Column("starts", Double, nullable=False),
    Column("ends", Double),
    Column("created", Double, nullable=False),
)
"""What operators tell everybody, in one language or several, and from when to when."""

overrides = Table(
    "overrides",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Settings that operators have changed while the server runs, above those of the environment."""

changes = Table(
    "changes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("time", Double, nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("terminal", Boolean, nullable=False),
    Column("what", String(40), nullable=False),
    Column("detail", Text, nullable=False),
)
"""What operators have changed, on the page or at the terminal, for some months."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("alive", Double, nullable=False),
    Column("body", Text, nullable=False),
)
"""The processes of the server, as each of them describes itself every few seconds."""
decisions = Table(
    "decisions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("time", Double, nullable=False, index=True),
    Column("operator", Boolean, nullable=False),
    Column("moderator", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("kind", String(20), nullable=False),
    Column("reason", Text, nullable=False),
    Column("until", Double),
    Column("report", String(22)),
    Column("sanction", String(22)),
    Column("ended", Text, nullable=False),
    Column("undone", Double),
)
"""What moderators and operators have decided, and all that is needed to undo it: the sanction that began with it, those
that ended, and the report that was closed."""

marks = Table(
    "marks",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values: when a server was last alive, and which generation of the data this is."""
