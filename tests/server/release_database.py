"""A small database of every release, as its server wrote it: what a later release must be able to go on with.

    python -m tests.server.release_database         write the one of the release that runs here, unless it is there

Each is a file of SQL in ``releases``, named after the release: tables of all games, some finished, some in the middle
of a turn, and where it can be in a position in which a later amendment of the rules would matter. They are only ever
added to. Whoever prepares a release writes its database last, and commits it.
"""

import asyncio
import hashlib
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from realmwright import __version__
from realmwright.bits import select
from realmwright.bots import bots_for
from realmwright.dice import FairDice, FastDice, Stream
from realmwright.game import State, games
from realmwright.protocol import Join, OpenSeat, OwnSeat, Play, Settings
from realmwright.server.bots.pool import BotPool
from realmwright.server.bots.service import BotService
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.people.accounts import People, hashed
from realmwright.server.storage.database import Storage
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor, open_table
from tests.kingdom_builder import random_games as kingdom_builder
from tests.kingdom_builder.golden import FIRST_GAME, HARVEST, MARSHLANDS
from tests.winter_kingdom import random_games as winter_kingdom

FOLDER: Final = Path(__file__).parent / "releases"
TOKENS: Final = {"Ann": "token-of-ann-in-the-databases-of-releases", "Ben": "token-of-ben-in-the-databases-of-releases"}
"""Who plays at all of the tables, and the token of their session."""
TIMES: Final = {
    "people": ("created", "seen"),
    "sessions": ("created", "used"),
    "tables": ("created", "changed", "turned"),
    "log": ("time",),
}
"""Where the first release keeps times; they are moved to the present before a server meets them."""
TRIES: Final = 20_000

Choose = Callable[[State, Stream], int]


def at_random(state: State, stream: Stream) -> int:
    legal = state.legal()
    return select(legal, stream.below(legal.bit_count()))


def by_bot(name: str) -> Choose:
    """As a bot plays that looks at the position alone."""
    return lambda state, stream: bots_for(state.game.name)[name](stream.below(2**31)).choose(state)


@dataclass(frozen=True)
class Plan:
    """A table, and how far its game goes."""

    title: str
    game: str
    choose: Choose = at_random
    options: dict[str, Any] = field(default_factory=dict)
    until: Callable[[State], bool] | None = None
    """When the game stops for the time being; None: it is played to its end."""
    begins: bool = True

    def games(self) -> Iterator[tuple[bytes, list[str]]]:
        """Secrets of the dice, each with a game that it leads to, as long as that does not stop where it should."""
        for number in range(TRIES):
            secret = hashlib.sha256(f"{self.title} {number}".encode()).digest()
            stream = FastDice(number).stream(self.title)
            state = games[self.game].new(2, FairDice(secret), self.options)
            actions = []
            while state.seat is not None and not (self.until is not None and self.until(state)):
                action = self.choose(state, stream)
                actions.append(state.say(action))
                state.play(action)
            if self.until is None or state.seat is not None:
                yield secret, actions


def _scouts_are_out(state: State) -> bool:
    """Both scouts stand on the board, and a bazaar was not used yet: whether they may be placed again was decided
    later."""
    view: Any = state.view(state.seat)
    mine = {tile["location"]: tile["state"] for tile in view["players"][view["turn"]["seat"]]["tiles"]}
    return len(view["scouts"]) == 2 and mine.get("bazaar") == "fresh" and mine.get("scout cabin") == "used"


def _reacts(state: State) -> bool:
    """Somebody is asked for a canoe in the turn of the other."""
    view: Any = state.view(state.seat)
    return bool(view["turn"]["rounds"]) and view["turn"]["actor"] != view["turn"]["seat"]


def _settles(state: State) -> bool:
    return state.turns > 20 and state.prompt().kind == "settle"


PLANS: Final = (
    Plan("scouts", "kingdom-builder", kingdom_builder.lively, {**HARVEST, "start": 0}, _scouts_are_out),
    Plan("canoe", "kingdom-builder", kingdom_builder.lively, {**MARSHLANDS, "start": 0}, _reacts),
    Plan("resigning", "kingdom-builder", options={**FIRST_GAME}, until=lambda state: state.turns > 9),
    Plan("finished kingdom", "kingdom-builder", kingdom_builder.lively, {**HARVEST}),
    Plan("open", "kingdom-builder", begins=False),
    Plan("settlers", "winter-kingdom", winter_kingdom.lively, {"twist": "settlers"}, _settles),
    Plan("finished winter", "winter-kingdom", winter_kingdom.lively, {"twist": "none"}),
    Plan("province", "dominion", by_bot("big-money"), {"kingdom": "first-game"}, lambda state: state.turns > 24),
    Plan("finished dominion", "dominion", by_bot("big-money"), {"kingdom": "first-game"}),
)


async def write(url: str) -> None:
    """Play all plans on a new database."""
    config, metrics = Config(spare_bot="random"), Metrics()
    storage = Storage(url)
    await storage.open()
    tables = LiveTables(config, storage, BotService(config, BotPool(), metrics), metrics, ServerClock())
    accounts = People(storage, config.session_days)
    people = {}
    for name, colour in zip(TOKENS, ("blue", "red"), strict=True):
        person, token = await accounts.guest(name, colour, "a browser")
        people[name] = Actor(person.id, person.name, person.colour)
        async with storage.writing() as connection:
            await connection.exec_driver_sql(
                "UPDATE sessions SET hash = ? WHERE hash = ?", (hashed(TOKENS[name]), hashed(token))
            )
    ann, ben = people.values()
    for plan in PLANS:
        secret, actions = next(plan.games())
        settings = Settings(plan.game, seats=[OwnSeat(), OpenSeat()], options=plan.options, title=plan.title)
        table = tables.get(hashlib.sha256(plan.title.encode()).hexdigest()[:22])
        await table.create(open_table(settings, ann, secret, secret[:16]), ann)
        if not plan.begins:
            continue
        await table.do(ben, f"{plan.title}-join", Join())
        while (await table.look(ann.id)).state is None:
            await asyncio.sleep(0.01)
        for number, action in enumerate(actions):
            now = await table.look(ann.id)
            assert now.turn is not None
            await table.do((ann, ben)[now.turn], f"{plan.title}-{number}", Play(now.data.at, action))
        print(f"{plan.title}: {len(actions)} actions", file=sys.stderr)
    await tables.close()
    await storage.close()


def releases() -> list[str]:
    """The releases whose databases there are."""
    return sorted(path.stem for path in FOLDER.glob("*.sql"))


def restore(release: str, path: Path) -> None:
    """The database of a release as a file, as if it had been written a minute ago."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FOLDER / f"{release}.sql").read_text("utf-8"))
        (last,) = database.execute("SELECT max(time) FROM log").fetchone()
        passed = time.time() - last - 60
        for table, columns in TIMES.items():
            for column in columns:
                database.execute(f"UPDATE {table} SET {column} = {column} + ?", (passed,))
        database.execute("UPDATE marks SET value = ? WHERE name = 'alive'", (repr(time.time()),))
        database.commit()


def tables_of(path: Path) -> dict[str, str]:
    """The tables of a database by their titles."""
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute("SELECT title, id FROM tables").fetchall())


def main() -> None:
    target = FOLDER / f"{__version__}.sql"
    if target.exists():
        sys.exit(f"{target} is there already; the database of a release is written once")
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "realmwright.db"
        asyncio.run(write(f"sqlite:///{path}"))
        with closing(sqlite3.connect(path)) as database:
            target.write_text("\n".join(database.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
