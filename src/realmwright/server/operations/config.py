"""The settings of a server. Each comes from an environment variable: ``REALMWRIGHT_`` and its name."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from realmwright.bots import bots
from realmwright.daily.chain import BadChain, read_link
from realmwright.daily.deals import ORDER, has_setup
from realmwright.game import RealmwrightError, unknown

PREFIX: Final = "REALMWRIGHT_"
LEAST: Final = {"bot_workers": 1, "bot_limit": 0.1, "connections": 2, "session_days": 1, "review_effort": 0.01}
LEVELS: Final = ("debug", "info", "warning", "error")
SHORTEST_KEY: Final = 16


class BadConfig(RealmwrightError):
    """A setting with an impossible value."""


Fixed: TypeAlias = Literal["start", "address", "secret"]
"""Why a setting cannot be changed while the server runs: its processes are started with it, it says who may reach them
or whom they may reach, or it holds a password."""
FIXED: Final[dict[Fixed, str]] = {
    "start": "processes are started with it",
    "address": "it says who may reach the server, or whom that may reach",
    "secret": "it holds a password",
}


def setting(text: str, default: Any, fixed: Fixed | None = None) -> Any:
    """A field with its default and its description, which docs/hosting.md shows.

    Unless it is fixed, operators can change it while the server runs. So it is read whenever it is needed.
    """
    return field(default=default, metadata={"about": text, "fixed": fixed})


@dataclass
class Config:
    """All settings of a server. Those that are not fixed may change at any time."""

    data: str = setting("folder for the database and everything else that is kept", "realmwright-data", fixed="start")
    database: str = setting(
        "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; empty: SQLite in the data folder", "", fixed="secret"
    )
    connections: int = setting("connections to PostgreSQL, for each process", 10, fixed="start")
    public_url: str = setting(
        "where people reach the server, such as https://play.example.org; for links and origins", "", fixed="address"
    )
    host_names: str = setting(
        "other names by which the server may be called, with commas, besides addresses, localhost, the name that it "
        "listens on and that of the public URL; * is any",
        "",
        fixed="address",
    )
    origins: str = setting("other pages that may talk to this server, with commas", "", fixed="address")
    bot_workers: int = setting("processes in which bots think, for each server process", 2, fixed="start")
    bot_limit: float = setting("seconds that a bot may think", 10.0)
    review_workers: int = setting(
        "processes in which finished games are reviewed, for each server process; 0: there are no reviews",
        1,
        fixed="start",
    )
    review_effort: float = setting("how thorough reviews are: so many times as usual, and as long", 1.0, fixed="start")
    reviews: bool = setting("whether finished games are reviewed", True)
    daily: bool = setting("whether there is a daily deal", True)
    daily_games: str = setting(
        "the games of the daily deal, with commas, in the order of days; servers with the same ones have the same "
        "set-ups, and those that are not installed are left out",
        ",".join(ORDER),
    )
    daily_bot: str = setting("the bot of every daily deal; empty: a stronger one towards the end of the week", "")
    daily_from: str = setting(
        "the server whose daily deals are played here, such as https://play.example.org, so that both have the same "
        "dice; with #ANCHOR behind it only of that chain; empty: this server has dice of its own",
        "",
        fixed="start",
    )
    daily_key: str = setting(
        f"what servers have to know, at least {SHORTEST_KEY} characters, to play the daily deals of this one, and this "
        "one to play those of another; empty: no server may",
        "",
        fixed="secret",
    )
    ratings: bool = setting("whether games can be rated; without, the ratings that there are stay as they are", True)
    guests: bool = setting("whether people can play without an account", True)
    registration: bool = setting("whether people can make accounts", True)
    profiles: bool = setting("whether people have profiles, with the results of their games", True)
    tournaments: bool = setting("whether people can announce tournaments and take part in them", True)
    holidays: int = setting("days a year on which clocks over days stand for people who are on holiday; 0: none", 30)
    tournaments_per_day: int = setting("tournaments that one person may announce in a day; 0: none", 3)
    tournament_people: int = setting("people that may take part in one tournament", 64)
    matching: bool = setting("whether people can search for somebody to play with", True)
    challenges: bool = setting("whether people can challenge each other to a game", True)
    spare_bot: str = setting(
        "the bot, of those for any game, that plays on for those who resign or run out of time; "
        "empty, or the default not installed: the first of them",
        "medium",
        fixed="start",
    )
    adviser: str = setting(
        "the bot, of those for any game, that is asked about finished games where the table had none for hints; "
        "empty, or the default not installed: as for those who resign",
        "search",
        fixed="start",
    )
    link_previews: bool = setting(
        "whether links to tables carry a title, a sentence and a picture, for programs that show previews of them", True
    )
    spectator_delay: float = setting("seconds by which delayed spectators see a game later", 180.0)
    session_days: int = setting("days after which an unused session ends", 90, fixed="start")
    guests_per_hour: int = setting("new guests from one address in an hour", 60)
    logins_per_hour: int = setting(
        "wrong passwords for one account from one address in an hour; for all accounts from one address it is four "
        "times as many, and for one account from all addresses ten times",
        60,
    )
    requests_per_minute: int = setting("HTTP requests from one address in a minute", 600)
    messages_per_second: int = setting(
        "messages on one socket in a second, on the long run; every frame counts, and each KiB of it", 20, fixed="start"
    )
    chats_per_minute: int = setting("chat messages of one person in a minute", 20)
    words: str = setting(
        "a file of words that are not allowed in names, titles and messages; empty: words.txt in the data folder, if "
        "there is one",
        "",
        fixed="start",
    )
    phrases_only: bool = setting(
        "whether people can only say the phrases that there are, guests are given names, and nobody writes titles",
        False,
    )
    reports_per_day: int = setting(
        "reports about others that one person may send in a day; from one address it is four times as many", 10
    )
    searches_per_minute: int = setting(
        "searches for somebody to play with that one person may begin in a minute; from one address it is four times "
        "as many",
        10,
    )
    challenges_per_hour: int = setting(
        "challenges that one person may send in an hour; from one address it is four times as many", 20
    )
    sockets_per_person: int = setting("sockets that one person may have open", 20)
    sockets_per_address: int = setting("sockets that may be open from one address", 200)
    brought_per_day: int = setting(
        "games from elsewhere that one person may bring in a day; 0: none can be brought", 100
    )
    tables_per_person: int = setting("unfinished tables at which one person may sit when opening another", 50)
    backlog: int = setting("characters that may wait for a slow reader before it is dropped", 1_000_000)
    disk_reserve: int = setting("megabytes that must be free beside an SQLite database for /ready to say so", 100)
    rooms: int = setting("tables kept in memory while nobody watches them", 1000)
    mail: str = setting(
        "where letters are handed in, such as smtp+starttls://USER:PASSWORD@HOST:587; empty: nowhere",
        "",
        fixed="secret",
    )
    mail_sender: str = setting("the sender of letters", "Realmwright <noreply@localhost>", fixed="start")
    notice_delay: float = setting("seconds after which somebody is told that it is their turn", 60.0)
    notice_pause: float = setting(
        "seconds between two messages to somebody by the same way; what happens meanwhile is told together", 600.0
    )
    push: bool = setting("whether browsers can be told by web push", True)
    webhooks: bool = setting("whether webhooks are called", True)
    private_webhooks: bool = setting(
        "whether webhooks may reach private addresses, and without https", False, fixed="address"
    )
    log_level: str = setting("debug, info, warning or error", "info")
    metrics: bool = setting("whether /metrics answers callers from private addresses", True)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Config":
        """The settings from environment variables, with defaults for the rest."""
        found: dict[str, Any] = {}
        known = {PREFIX + each.name.upper(): each for each in fields(cls)}
        for variable, each in known.items():
            if variable in environment:
                found[each.name] = read_value(each.name, environment[variable])
        return cls(**found)

    def check(self) -> None:
        """Raise BadConfig if no server can run with these settings."""
        for name in ("spare_bot", "adviser"):
            bot = getattr(self, name)
            # A default need not be installed: other packages may bring all the bots.
            if bot and bot != getattr(Config, name) and bot not in bots:
                raise BadConfig(f"{PREFIX}{name.upper()}: {unknown('bot', bot, bots)}")
        for game in self.daily_order:
            if game not in ORDER and not has_setup(game):
                raise BadConfig(f"{PREFIX}DAILY_GAMES: {game!r} is not installed, or has no daily set-up")
        if self.daily_bot and self.daily_bot not in bots:
            raise BadConfig(f"{PREFIX}DAILY_BOT: {unknown('bot', self.daily_bot, bots)}")
        if self.daily_key and len(self.daily_key) < SHORTEST_KEY:
            raise BadConfig(f"{PREFIX}DAILY_KEY needs at least {SHORTEST_KEY} characters")
        if self.daily_from and not self.daily_from.startswith(("http://", "https://")):
            raise BadConfig(f"{PREFIX}DAILY_FROM must begin with http:// or https://, not {self.daily_from!r}")
        if anchor := self.daily_from.partition("#")[2]:
            try:
                read_link(anchor)
            except BadChain as problem:
                raise BadConfig(f"{PREFIX}DAILY_FROM: {problem}") from None
        if self.daily_from and not self.daily_key:
            raise BadConfig(f"{PREFIX}DAILY_FROM needs {PREFIX}DAILY_KEY, which its operator has")
        for name, least in LEAST.items():
            if getattr(self, name) < least:
                raise BadConfig(f"{PREFIX}{name.upper()} must be at least {least}, not {getattr(self, name)}")
        if self.log_level not in LEVELS:
            raise BadConfig(f"{PREFIX}LOG_LEVEL is one of {', '.join(LEVELS)}, not {self.log_level!r}")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise BadConfig(f"{PREFIX}PUBLIC_URL must begin with http:// or https://, not {self.public_url!r}")
        if self.mail and not self.public_url:
            raise BadConfig(f"{PREFIX}MAIL needs {PREFIX}PUBLIC_URL, for the links in letters")

    def to_environment(self) -> dict[str, str]:
        """The settings as environment variables for another process."""
        return {PREFIX + each.name.upper(): str(getattr(self, each.name)) for each in fields(self)}

    @property
    def daily_order(self) -> list[str]:
        """The games of the daily deal in the order of days, whether they are installed or not."""
        return [name.strip() for name in self.daily_games.split(",") if name.strip()] if self.daily else []

    @property
    def database_url(self) -> str:
        """The URL of the database; by default SQLite in the data folder."""
        return self.database or f"sqlite:///{Path(self.data).absolute() / 'realmwright.db'}"


def read_value(name: str, text: str) -> Any:
    """The value of a setting that a text stands for. Raises BadConfig if it is none."""
    variable, kind = PREFIX + name.upper(), type(getattr(Config, name))
    if kind is bool:
        truth = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }.get(text.lower())
        if truth is None:
            raise BadConfig(f"{variable} is yes or no, not {text!r}")
        return truth
    if kind is str:
        return text
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e9:
        raise BadConfig(f"{variable} must be a number of at least 0, not {text!r}")
    return number
