"""No secret on the wire: everything that each client receives in whole games is searched for what it may not know.

What is hidden comes from the log, which is read behind the server's back; what was heard is kept with the state of the
log at that moment.
"""

import asyncio
import json
import logging
import random
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import httpx
import pytest

from realmwright.client import Client
from realmwright.game import games
from realmwright.protocol import BotSeat, OpenSeat, OwnSeat, SeatWish, Settings
from realmwright.record import BadRecord, Record, checksum
from realmwright.server.operations import logs
from realmwright.server.people.accounts import hashed
from realmwright.server.storage.entries import Begun, Entry, Opened, Played, read_body
from realmwright.server.tables.table import Table
from realmwright.server.web.app import SOCKET, Server
from realmwright.server.web.routing import API
from tests.command import run
from tests.server.bad_network import open_server
from tests.server.canaries import hidden_from, hidden_points
from tests.server.plugins import python_path
from tests.server.process import ServerProcess
from tests.server.table_driver import again

pytestmark = pytest.mark.usefixtures("plugins")

ALL_CARDS: Final = frozenset(
    f"canary-{name}"
    for name in (
        *("quartz", "ember", "opal", "willow", "falcon", "garnet", "harbour", "indigo", "jasmine", "kestrel"),
        *("lantern", "marble", "nettle", "orchid", "pepper", "raven", "saffron", "thistle", "umber", "velvet"),
        *("walnut", "yarrow", "zephyr", "acorn", "bramble", "cobalt", "damson", "elder", "fennel", "ginger"),
        *("hazel", "juniper"),
    )
)
DELAY: Final = 0.4
"""Seconds by which those who see a game later do."""
Spectators = Literal["open", "delayed", "off"]


@dataclass(frozen=True)
class Heard:
    """Something that somebody got to hear."""

    text: str
    where: str
    number: int
    """The last number in the log at that moment."""
    moment: float


@dataclass
class Listener:
    """Somebody who writes down whatever they get."""

    name: str
    person: str = ""
    token: str = ""
    secrets: dict[str, str] = field(default_factory=dict)
    """What only they may hear."""
    heard: list[Heard] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    position: dict[str, Any] = field(default_factory=dict)
    requests: asyncio.Queue[MutableMapping[str, Any]] = field(default_factory=asyncio.Queue)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def say(self, request: dict[str, Any]) -> None:
        self.requests.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})

    async def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask over the socket, and wait for the answer with the same id."""
        request["id"] = f"{self.name}-{len(self.heard)}"
        self.say(request)
        async with asyncio.timeout(20):
            while True:
                for message in self.messages:
                    if message.get("id") == request["id"]:
                        return message
                self.news.clear()
                await self.news.wait()


class RecordedServer:
    """A server in this process, a table, and ears everywhere."""

    def __init__(self, server: Server, place: Path) -> None:
        self.server = server
        self.table = ""
        self.listeners: list[Listener] = []
        self.sockets: list[asyncio.Task[None]] = []
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://localhost" + API)
        self._database = sqlite3.connect(place / "realmwright.db")

    async def close(self) -> None:
        for listener in self.listeners:
            listener.requests.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(*self.sockets)
        await self.http.aclose()
        self._database.close()

    # The truth

    def log(self) -> list[Entry]:
        """The log, from the file itself."""
        rows = self._database.execute(
            'SELECT number, time, body, person, action_id FROM log WHERE "table" = ? ORDER BY number', [self.table]
        ).fetchall()
        return [Entry(self.table, number, at, read_body(body), *who) for number, at, body, *who in rows]

    def number(self) -> int:
        found = self._database.execute('SELECT max(number) FROM log WHERE "table" = ?', [self.table]).fetchone()
        return found[0] or 0

    # Ears

    async def guest(self, name: str, account: bool = True) -> Listener:
        """Somebody with everything that a person can have and others must not hear of."""
        listener = Listener(name)
        self.listeners.append(listener)
        entrance = (await self.call(listener, "POST", "/guests", {"name": name})).json()
        listener.person, listener.token = entrance["person"]["id"], entrance["token"]
        listener.secrets = {"id": listener.person, "token": listener.token, "hash": hashed(listener.token)}
        if account:
            login = {"login": f"login-of-{name.lower()}", "password": f"password of {name}"}
            assert (await self.call(listener, "POST", "/me/account", login)).status_code == 201
            mail, hook = f"{name.lower()}@mail.example.org", f"https://127.0.0.1:9/hook-of-{name.lower()}"
            await self.server.people._set(listener.person, mail=mail, mail_confirmed=True)
            await self.server.people._set(
                listener.person, webhook=hook, webhook_secret=f"hook-secret-of-{name.lower()}"
            )
            password = self._database.execute("SELECT password FROM people WHERE id = ?", [listener.person]).fetchone()[
                0
            ]
            assert password.startswith("$argon2id$")
            listener.secrets |= {"mail": mail, "hook": hook, "hook secret": f"hook-secret-of-{name.lower()}"}
            listener.secrets |= {**login, "password hash": password}
        return listener

    async def call(self, listener: Listener, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask for something over HTTP, and write down the answer with all of its headers."""
        # Nobody has the cookies of whoever called before.
        self.http.cookies.clear()
        answer = await self.http.request(method, path, json=body, headers=listener.headers)
        headers = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        self._note(listener, f"{answer.text}\n{headers}", f"{method} {path.replace(self.table or '-', 'TABLE')}")
        return answer

    def connect(self, listener: Listener) -> None:
        """Open a socket and watch the table."""
        listener.requests.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": SOCKET,
            "headers": [(name.lower().encode(), value.encode()) for name, value in listener.headers.items()],
            "client": ("127.0.0.1", 1),
        }

        async def told(message: MutableMapping[str, Any]) -> None:
            if message["type"] != "websocket.send":
                return
            self._note(listener, message["text"], "socket")
            said = json.loads(message["text"])
            listener.messages.append(said)
            place = said if said["type"] == "position" else said.get("position")
            if place and place["number"] >= listener.position.get("number", 0):
                listener.position = place
            listener.news.set()

        self.sockets.append(asyncio.create_task(self.server(scope, listener.requests.get, told)))
        listener.say({"type": "watch", "table": self.table})

    def _note(self, listener: Listener, text: str, where: str) -> None:
        listener.heard.append(Heard(text, where, self.number(), time.time()))


@asynccontextmanager
async def recorded_server(place: Path) -> AsyncIterator[RecordedServer]:
    async with open_server(place, bot_workers=1, spectator_delay=DELAY) as server:
        made = RecordedServer(server, place)
        try:
            yield made
        finally:
            await made.close()


# Curiosity


async def ask_for_everything(recorded_server: RecordedServer, listener: Listener) -> None:
    """Try everything that could tell something."""
    table = f"/tables/{recorded_server.table}"
    for path in ("", "/record", "/replay", "/replay?eyes=0&first=0&count=60", "/replay/advice?step=1"):
        await recorded_server.call(listener, "GET", table + path)
    for path in ("/gains", "/gains?step=2&eyes=1", "/news", "/news?before=9&count=200", "/news?count=1"):
        await recorded_server.call(listener, "GET", table + path)
    for path in ("/tables", "/tables?phase=playing", "/offer", "/me", "/me/tables", "/me/export", "/sessions"):
        await recorded_server.call(listener, "GET", path)
    at = listener.position.get("at", 1)
    for number, action in enumerate(("keep", "draw", "swap", "doze", "play canary-nonsense", "rubbish", "\0")):
        for when in (at, max(0, at - 1), at + 1):
            if listener.position.get("legal") and when == at and action in str(listener.position["legal"]):
                continue
            order = {
                "id": f"{listener.name}-{len(listener.heard)}-{number}",
                "command": {"do": "play", "at": when, "action": action},
            }
            await recorded_server.call(listener, "POST", f"{table}/orders", order)
            if listener.token and number % 2:
                await listener.answer({"type": "do", "table": recorded_server.table, "command": order["command"]})
    if listener.token:
        await listener.answer({"type": "hint", "table": recorded_server.table, "at": at})
        for action in ("draw", "keep", *(sign["action"] for sign in listener.position.get("legal", []))):
            await listener.answer({"type": "foresee", "table": recorded_server.table, "at": at, "action": action})
        await listener.answer({"type": "do", "table": recorded_server.table, "command": {"do": "undo", "at": at + 5}})
        await listener.answer({"type": "do", "table": recorded_server.table, "command": {"do": "return"}})
        for seat in range(3):
            await listener.answer(
                {"type": "do", "table": recorded_server.table, "command": {"do": "replace", "seat": seat}}
            )
        listener.say({"type": "watch", "table": recorded_server.table, "after": 0})
        listener.say({"type": "watch", "table": recorded_server.table, "after": 1})
        listener.say({"type": "nonsense", "table": recorded_server.table})
        listener.say({"type": "watch", "table": "x" * 22})


async def play_out(
    recorded_server: RecordedServer, players: list[Listener], chance: random.Random, curious: list[Listener]
) -> None:
    """Play the game to its end; now and then somebody takes something back, or looks where they should not."""
    async with asyncio.timeout(100):
        while any(listener.position.get("phase") != "over" for listener in players):
            mover = next((listener for listener in players if listener.position.get("legal")), None)
            if mover is None:
                await asyncio.sleep(0.005)
                continue
            if curious and chance.random() < 0.12:
                for listener in chance.sample(curious, 2):
                    await ask_for_everything(recorded_server, listener)
            command: dict[str, Any] = {
                "do": "play",
                "at": mover.position["at"],
                "action": chance.choice(mover.position["legal"])["action"],
            }
            if mover.position.get("undo") and chance.random() < 0.2:
                command = {"do": "undo", "at": mover.position["at"]}
            done = await mover.answer({"type": "do", "table": recorded_server.table, "command": command})
            while done["type"] == "done" and mover.position["number"] < done["number"]:
                await asyncio.sleep(0.001)
        for listener in curious:
            await ask_for_everything(recorded_server, listener)


# Searching


class TrueStates:
    """Everything that was ever true at a table, number by number."""

    def __init__(self, log: list[Entry]) -> None:
        self.log = log
        opened = log[0].body
        assert isinstance(opened, Opened)
        self.dice = {"secret": opened.secret, "salt": opened.salt}
        table = Table.open(again(log[0]))
        self.states = {1: table.state}
        self.over = 0
        """The number with which the game was over."""
        for entry in log[1:]:
            table.apply(again(entry))
            self.states[entry.number] = table.state.copy() if table.state is not None else None
            if table.data.phase == "over" and not self.over:
                self.over = entry.number
        self.table = table
        self.dozed = {entry.number for entry in log if isinstance(entry.body, Played) and entry.body.action == "doze"}
        self.begun = next(entry.number for entry in log if isinstance(entry.body, Begun))
        self._hidden: dict[tuple[int, int | None], frozenset[str]] = {}

    @property
    def watcher(self) -> int | None:
        """Who is asked in secret, at first."""
        state = self.states[self.begun]
        watcher = state.dump()["watcher"] if state is not None else None
        return watcher if isinstance(watcher, int) else None

    def watched(self, number: int) -> bool:
        """Whether the watcher had the choice."""
        state = self.states[number]
        dump: Any = state.dump() if state is not None else {"turn": {"step": ""}}
        return bool(dump["turn"]["step"] == "watch")

    def hidden(self, number: int, seats: tuple[int | None, ...]) -> frozenset[str]:
        """The cards that none of these seats may know, nor could have known before: nobody forgets."""
        return frozenset.intersection(*(self._hidden_from(number, seat) for seat in seats))

    def _hidden_from(self, number: int, seat: int | None) -> frozenset[str]:
        if (number, seat) not in self._hidden:
            state = self.states[number]
            before = self._hidden_from(number - 1, seat) if number > 1 else ALL_CARDS
            self._hidden[number, seat] = before if state is None else before & hidden_from(state, seat)
        return self._hidden[number, seat]

    def known_to_late(self, moment: float) -> int:
        """The last number that somebody may have heard of who sees the game later."""
        known = self.begun - 1
        for entry in self.log[self.begun - 1 :]:
            if entry.time + DELAY <= moment:
                known = entry.number
        return known


def search(listener: Listener, item: Heard, truth: TrueStates, listeners: list[Listener], late: bool) -> Iterator[str]:
    """Everything in an item that its hearer may not know."""
    number = truth.known_to_late(item.moment) if late else item.number
    own = truth.table.seats_of(listener.person) if listener.person else ()
    # When the game is over its record and its replay are open, with the deck and all hands.
    laid_open = number >= truth.over and re.search(r"TABLE/(record|replay|gains.step)", item.where)
    if number >= 1 and not laid_open:
        yield from (card for card in truth.hidden(number, own or (None,)) if card in item.text)
        yield from (name for name, secret in truth.dice.items() if secret in item.text)
    for other in listeners:
        if other is not listener:
            yield from (f"{other.name}'s {name}" for name, secret in other.secrets.items() if secret in item.text)
    yield from (
        name for name in ("password hash", "hash") if name in listener.secrets and listener.secrets[name] in item.text
    )
    yield from told_of_choices(item.text, truth, own, laid_open is not None)
    for place in positions(item.text):
        if late and place["number"] > number:
            yield f"the position of {place['number']}, too early"
        state = truth.states[place["number"]]
        if state is None:
            continue
        told = json.dumps(without_chance(place))
        yield from (f"{card} at {place['number']}" for card in hidden_from(state, place.get("eyes")) if card in told)
        if place["phase"] == "playing":
            points = hidden_points(state, place.get("eyes"))
            yield from (f"{value} points" for value in points if re.search(rf"(?<!\d){re.escape(value)}(?!\d)", told))
    if late:
        early = [news for news in each(item.text) if news.get("type") == "news" and news["number"] > number]
        yield from (f"news of {news['number']}, too early" for news in early)


def told_of_choices(text: str, truth: TrueStates, own: tuple[int, ...], laid_open: bool) -> Iterator[str]:
    """Whose choice it is, or was, where nobody else may know."""
    if truth.watcher in own:
        return
    if not laid_open:
        yield from (word for word in ("appointed", "dozed", '"doze"') if word in text)
    for found in each(text):
        number = found.get("number", 0)
        if found.get("type") == "position" and found["phase"] == "playing" and truth.watched(number):
            yield from (f"the {name} of {number}" for name in ("turn", "turn_time", "prompt", "legal") if name in found)
        if found.get("type") == "news" and number in truth.dozed:
            yield from (f"the {name} of news {number}" for name in ("seat", "args", "events") if name in found)


def each(text: str) -> Iterator[dict[str, Any]]:
    """Every object in a text of JSON, at whatever depth."""
    try:
        waiting = [json.loads(text.partition("\n")[0])]
    except ValueError:
        return
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            yield value
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value


def positions(text: str) -> list[dict[str, Any]]:
    return [found for found in each(text) if found.get("type") == "position"]


def without_chance(position: dict[str, Any]) -> dict[str, Any]:
    """A position without the parts in which any number can stand by chance."""
    return {name: value for name, value in position.items() if name not in ("commitment", "table", "turn_time")}


@contextmanager
def logged() -> Iterator[list[str]]:
    """Whatever the server logs, at its most talkative."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logs.JsonFormatter().format(record))

    logger, handler = logging.getLogger("realmwright"), Keep()
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


# The tests


@pytest.mark.parametrize("spectators", ["open", "delayed", "off"])
def test_nobody_hears_what_they_may_not_know(spectators: Spectators, tmp_path: Path) -> None:
    with logged() as lines:
        listeners, truth, table = asyncio.run(story(tmp_path, spectators))
    found = [
        f"{listener.name} by {item.where}: {leak} in {item.text[:300]}"
        for listener in listeners
        for item in listener.heard
        for leak in search(
            listener, item, truth, listeners, spectators == "delayed" and listener.name not in ("Anna", "Ben")
        )
    ]
    assert found == [], "\n".join(found[:20])
    # then a log tells nothing at all
    text = "\n".join(lines)
    secrets = [*truth.dice.values(), table, *(secret for listener in listeners for secret in listener.secrets.values())]
    assert [secret for secret in [*secrets, *ALL_CARDS] if secret in text] == []
    # then the search had something to search, and would have found it
    assert truth.over
    assert any(map(truth.watched, truth.states))
    assert len(lines) > 50
    assert sum(len(listener.heard) for listener in listeners) > 300
    anna, ben = listeners[:2]
    assert any(leak for item in anna.heard for leak in search(ben, item, truth, [ben], False))


async def story(place: Path, spectators: Spectators) -> tuple[list[Listener], TrueStates, str]:
    async with recorded_server(place) as made:
        # given two people and a bot at a table, a spectator, and somebody whom nobody knows
        anna, ben, zoe = [await made.guest(name) for name in ("Anna", "Ben", "Zoe")]
        nobody = Listener("Nobody")
        made.listeners.append(nobody)
        settings = {
            "game": "tiny",
            "options": {"watch": True},
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
            "clock": {"turn": 3600, "game": 86400},
            "public": True,
            "spectators": spectators,
            "hints": "random",
        }
        made.table = (await made.call(anna, "POST", "/tables", settings)).json()["table"]
        for listener in (anna, ben, zoe):
            made.connect(listener)
        await ask_for_everything(made, zoe)
        # when they play the game out, and everybody is curious
        joined = await ben.answer({"type": "do", "table": made.table, "command": {"do": "join"}})
        assert joined["type"] == "done"
        await play_out(made, [anna, ben], random.Random(spectators), [anna, ben, zoe, nobody])
        await asyncio.sleep(DELAY + 0.1)
        for listener in (zoe, nobody):
            await ask_for_everything(made, listener)
        return made.listeners, TrueStates(made.log()), made.table


@pytest.mark.parametrize("spectators", ["delayed", "off"])
def test_who_sees_a_game_later_is_not_shown_it_when_the_table_is_made_anew(
    spectators: Spectators, tmp_path: Path
) -> None:
    """As when one of those who play has their name removed from the server."""

    async def removal() -> tuple[Listener, TrueStates]:
        async with recorded_server(tmp_path) as made:
            # given a game of three, and somebody who has watched from before it began
            people = [await made.guest(name, account=False) for name in ("Anna", "Ben", "Cleo", "Zoe")]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            settings = {"game": "tiny", "seats": seats, "spectators": spectators}
            made.table = (await made.call(people[0], "POST", "/tables", settings)).json()["table"]
            zoe = people.pop()
            for listener in (*people, zoe):
                made.connect(listener)
            await zoe.answer({"type": "hint", "table": made.table, "at": 1})
            for listener in people[1:]:
                await listener.answer({"type": "do", "table": made.table, "command": {"do": "join"}})
            while made.number() < 4:
                await asyncio.sleep(0.01)
            # when one of the three is forgotten
            await made.call(people[2], "DELETE", "/me", {})
            await asyncio.sleep(DELAY / 2)
            truth = TrueStates(made.log())
            return zoe, truth

    zoe, truth = asyncio.run(removal())
    assert truth.log[-1].number > truth.begun
    heard = [(item.moment, place["number"]) for item in zoe.heard for place in positions(item.text)]
    assert heard
    early = [number for moment, number in heard if number > truth.known_to_late(moment)]
    assert early == []
    if spectators == "off":
        assert max(number for _, number in heard) < truth.begun


def test_who_sees_a_game_later_does_not_learn_how_far_it_is(tmp_path: Path) -> None:
    async def asking() -> tuple[list[Heard], TrueStates]:
        async with recorded_server(tmp_path) as made:
            anna, ben, zoe = [await made.guest(name, account=False) for name in ("Anna", "Ben", "Zoe")]
            settings = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}], "spectators": "delayed"}
            made.table = (await made.call(anna, "POST", "/tables", settings)).json()["table"]
            for listener in (anna, ben):
                made.connect(listener)
            await ben.answer({"type": "do", "table": made.table, "command": {"do": "join"}})
            while made.number() < 3:
                await asyncio.sleep(0.01)
            zoe.heard.clear()
            order = {"id": "mine", "command": {"do": "play", "at": 1, "action": "keep"}}
            await made.call(zoe, "POST", f"/tables/{made.table}/orders", order)
            return zoe.heard, TrueStates(made.log())

    heard, truth = asyncio.run(asking())
    assert [item.text for item in heard if re.search(rf"\bat {truth.table.data.at}\b", item.text)] == []


# Records


def finished_record(place: Path) -> tuple[str, list[str]]:
    """The record of a game as anybody may have it, and every commitment that was shown while it was played."""

    async def playing() -> tuple[str, list[str]]:
        async with recorded_server(place) as made:
            anna, ben = [await made.guest(name, account=False) for name in ("Anna", "Ben")]
            settings = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]}
            opened = (await made.call(anna, "POST", "/tables", settings)).json()
            made.table = opened["table"]
            for listener in (anna, ben):
                made.connect(listener)
            await ben.answer({"type": "do", "table": made.table, "command": {"do": "join"}})
            await play_out(made, [anna, ben], random.Random(5), [])
            record = (await made.call(ben, "GET", f"/tables/{made.table}/record")).text
            heard = [place for listener in (anna, ben) for item in listener.heard for place in positions(item.text)]
            return record, [opened["commitment"], *(place["commitment"] for place in heard)]

    return asyncio.run(playing())


def test_the_record_opens_the_commitment_that_was_shown_before_the_deal(tmp_path: Path) -> None:
    text, shown = finished_record(tmp_path)
    record = Record.from_json(text)
    # then one commitment was shown all the time, and the record has the secret that it was made of
    assert set(shown) == {record.commitment}
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    said = run(tmp_path, "verify", file, PYTHONPATH=python_path())
    assert said.code == 0, said.err
    assert shown[0] in said.out
    # then a record that somebody has changed fails, whatever they changed
    for name, forged in forgeries(json.loads(text)):
        with pytest.raises(BadRecord):
            Record.from_json(forged).verify()
        if name in ("a wrong checksum", "another secret", "another commitment"):
            file.write_text(forged, "utf-8")
            said = run(tmp_path, "verify", file, PYTHONPATH=python_path())
            assert said.code != 0, name
            assert said.err.strip(), name


def forgeries(body: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Records that tell another game; all but the first have a proper checksum."""
    del body["checksum"]
    yield "a wrong checksum", json.dumps({**body, "checksum": "0" * 64})
    dice = body["dice"]
    winners = body["result"]["winners"]
    other = "00" * (len(dice["secret"]) // 2)
    for name, change in {
        "another secret": {"dice": {**dice, "secret": other}},
        "another salt": {"dice": {**dice, "salt": "00" * (len(dice["salt"]) // 2)}},
        "another commitment": {"dice": {**dice, "commitment": "00" * (len(dice["commitment"]) // 2)}},
        "no secret": {"dice": {name: value for name, value in dice.items() if name != "secret"}},
        "another winner": {"result": {**body["result"], "winners": [1 - winners[0]]}},
        "an action less": {"actions": body["actions"][:-1]},
        "an action twice": {"actions": [body["actions"][0], *body["actions"]]},
    }.items():
        forged = {**body, **change}
        yield name, json.dumps({**forged, "checksum": checksum(forged)})


# A real process, with everything that others log


@pytest.mark.parametrize("level", ["info", "debug"])
def test_the_log_of_a_server_tells_nothing(level: str, serve: Callable[..., ServerProcess]) -> None:
    server = serve(log_level=level)
    tokens, table = asyncio.run(talk(server))
    with closing(sqlite3.connect(server.place / "realmwright.db")) as database:
        people = [row[0] for row in database.execute("SELECT id FROM people")]
        opened = json.loads(database.execute("SELECT body FROM log WHERE number = 1").fetchone()[0])
        hashes = [row[0] for row in database.execute("SELECT hash FROM sessions")]
    log = server.log()
    assert len(log.splitlines()) > 8
    hidden = [*tokens, table, *people, *hashes, opened["secret"], opened["salt"], *ALL_CARDS]
    assert {secret: line[:300] for line in log.splitlines() for secret in hidden if secret in line} == {}


async def talk(server: ServerProcess) -> tuple[list[str], str]:
    async with await Client.guest(server.url, "Ann") as ann, await Client.guest(server.url, "Bo") as bo:
        seats: list[SeatWish] = [OwnSeat(), OpenSeat(), BotSeat("random")]
        table = await ann.create(Settings("tiny", seats=seats, hints="random"))
        await bo.join(table.id)

        async def play(client: Client) -> None:
            mine = await client.watch(table.id)
            while (position := await mine.choice()) is not None:
                await mine.hint()
                for action in ("rubbish", "play canary-nonsense"):
                    with pytest.raises(Exception, match=r"cannot|no card"):
                        await mine.play(action)
                await mine.play(position.legal[-1].action)

        await asyncio.gather(play(ann), play(bo))
        await ann.record(table.id)
        async with httpx.AsyncClient() as http:
            cookie = {"Cookie": f"realmwright_session={bo.token}"}
            for path in (f"/table/{table.id}", f"{API}/tables/{table.id}?token={ann.token}", f"{API}/me"):
                await http.get(server.url + path, headers=cookie)
        return [ann.token, bo.token], table.id


def test_the_cards_that_are_searched_for_are_those_of_the_game() -> None:
    assert set(re.findall(r"canary-[a-z]+", json.dumps(games["tiny"].new(2, 1).dump()))) == ALL_CARDS
