"""A table for tests, driven without a server: people with names join it, act and wait."""

import asyncio
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from hypothesis import strategies as st

from realmwright.bits import select
from realmwright.protocol import (
    AnswerTakeback,
    Arrange,
    AskTakeback,
    Begin,
    BotSeat,
    Chat,
    Clock,
    Command,
    GuestSeat,
    Join,
    Kick,
    Leave,
    OpenSeat,
    OwnSeat,
    Play,
    Replace,
    Replay,
    Resign,
    Return,
    SeatWish,
    Settings,
    Undo,
)
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import AnyBody, Begun, Entry, Passed, Played, Resumed, read_body, write_body
from realmwright.server.tables.commands import begins_by_itself, decide, overdue
from realmwright.server.tables.replay import GameReplay
from realmwright.server.tables.setup import Actor, open_table
from realmwright.server.tables.table import Table
from realmwright.server.tables.takebacks import still_to_agree
from realmwright.server.tables.visibility import replay_header
from realmwright.server.tables.windows import LONGEST
from tests.playthrough import SALT, SECRET

ANNA: Final = Actor("person-1", "Anna", "blue")
BEN: Final = Actor("person-2", "Ben", "blue")
CLEO: Final = Actor("person-3", "Cleo", "white")
DORA: Final = Actor("person-4", "Dora", "black")
ZOE: Final = Actor("person-9", "Zoe", "yellow")
"""Who only watches, unless she joins."""
EVERYBODY: Final = (ANNA, BEN, CLEO, DORA, ZOE)

ME: Final = OwnSeat()
OPEN: Final = OpenSeat()
BOT: Final = BotSeat("random")
GUS: Final = GuestSeat("Gus")
SPARE: Final = "greedy"
NOON: Final = 1_000_000.0
TABLE: Final = "table-of-the-tests-123"


class TableDriver:
    """A table with its log, its people and its clock."""

    def __init__(self, *seats: SeatWish, host: Actor = ANNA, **choices: Any) -> None:
        """The host opens the table; unless told otherwise it is one of Kingdom Builder, and seat 0 begins."""
        asked = {"game": "kingdom-builder", "options": {"start": 0}, "seats": list(seats), **choices}
        self.now = NOON
        self.log: list[Entry] = []
        """As it would be stored: no entry shares anything with the table."""
        self.snapshots: list[str] = []
        self.news: list[tuple[Entry, list[Any]]] = []
        """Each entry but the first, with the events that came of it."""
        self.table = Table.open(self._written(open_table(Settings(**asked), host, SECRET, SALT), host.id))
        self._go_on()

    @classmethod
    def of(cls, *people: Actor, **choices: Any) -> "TableDriver":
        """A table at which these people sit in this order, the host first; so the game has begun.

        All of them have the same ``wishes`` for their seats.
        """
        wishes = choices.pop("wishes", ())
        driver = cls(OwnSeat([*wishes]), *[OPEN] * (len(people) - 1), host=people[0], **choices)
        for person in people[1:]:
            driver.does(person, Join(wishes=[*wishes]))
        return driver

    def __repr__(self) -> str:
        return "\n".join([f"at {self.now - NOON:g}s:", *(f"{entry.time - NOON:g}s {entry.body}" for entry in self.log)])

    # What happens

    def does(self, actor: Actor, command: Command) -> AnyBody:
        """Somebody gives a command, and it is carried out; to decide it has changed nothing."""
        before = self.table.snapshot()
        try:
            body = decide(self.table, actor, command, self.now, SPARE)
        finally:
            assert self.table.snapshot() == before, "a decision changes nothing"
        return self.happens(body, actor.id)

    def refusal(self, actor: Actor, command: Command) -> str:
        """The code with which a command is refused; the table is as it was."""
        with pytest.raises(Refused) as caught:
            self.does(actor, command)
        message = str(caught.value)
        assert message
        assert "\n" not in message, "one line"
        return caught.value.code

    def happens(self, body: AnyBody, person: str | None = None) -> AnyBody:
        """An entry is written down, whoever has decided it."""
        entry = self._written(body, person)
        self.news.append((entry, self.table.apply(entry)))
        self._go_on()
        return body

    def _written(self, body: AnyBody, person: str | None) -> Entry:
        number = len(self.log) + 1
        entry = Entry(TABLE, number, self.now, body, person, f"command-{number}")
        self.log.append(again(entry))
        return entry

    def _go_on(self) -> None:
        self.snapshots.append(self.table.snapshot())
        if begins_by_itself(self.table):
            self.happens(Begun())

    def waits(self, seconds: float) -> AnyBody | None:
        """Time passes; what that leads to happens."""
        self.now += seconds
        body = overdue(self.table, self.now, SPARE)
        return None if body is None else self.happens(body)

    # Play

    @property
    def phase(self) -> str:
        return self.table.data.phase

    @property
    def at(self) -> int:
        return self.table.data.at

    @property
    def asked(self) -> int:
        """The number of the takeback that is asked for, or none that ever was."""
        takeback = self.table.data.takeback
        return 0 if takeback is None else takeback.asked

    def choice(self, number: int = 0) -> str:
        """One of the actions that may be played now."""
        state = self.table.state
        assert state is not None
        legal = state.legal()
        return state.say(select(legal, number % legal.bit_count()))

    def plays(self, number: int = 0) -> AnyBody:
        """Whoever has the choice, a person or a bot, takes one of the legal actions, if need be by saying nothing."""
        if self.choice(number) == self.table.lapse:
            body = self.waits(LONGEST)
            assert body is not None
            return body
        bot_to_move = self.table.bot_to_move()
        if bot_to_move is not None:
            seat, bot = bot_to_move
            return self.happens(Played(seat, self.choice(number), bot))
        return self.does(who(self.table.waits_for()), Play(self.at, self.choice(number)))

    def turn_over(self, times: int = 1) -> None:
        """The seat that has the choice plays until another one has it."""
        for _ in range(times):
            turn = self.table.turn
            while self.table.turn == turn is not None:
                self.plays()

    def played_out(self) -> "TableDriver":
        """The same table when the game is over."""
        while self.phase == "playing":
            self.plays()
        return self

    # What anybody may try, for random parties

    def tries_to(self, actor: Actor, command: Command) -> AnyBody | None:
        """Somebody gives a command that may be refused."""
        try:
            return self.does(actor, command)
        except Refused:
            return None

    def tries(self, attempt: "Attempt") -> AnyBody | None:
        """Somebody tries something that may or may not be possible; returns what came of it."""
        self.waits(attempt.wait)
        number = attempt.number
        actor = EVERYBODY[attempt.who] if number % 3 == 0 else self._fit(attempt)
        match attempt.what:
            case "play" if self.table.turn is not None:
                return self.plays(number)
            case "play" | "turn":
                self.turn_over()
                return None
            case "pass":
                giver = EVERYBODY[number % len(EVERYBODY)]
                return self.happens(Passed(giver.id, actor.name), actor.id)
            case "resume":
                return self.happens(Resumed(min(10.0, self.now - self.log[-1].time)))
            case _:
                return self.tries_to(actor, self._command(attempt))

    def _fit(self, attempt: "Attempt") -> Actor:
        """Somebody who may do such a thing now, if there is anybody."""
        table = self.table
        fit = {
            "own play": [table.waits_for()],
            "rubbish": [table.waits_for()],
            "undo": [table.waits_for()],
            "ask": [seat.person for seat in table.data.seats if seat.player is None],
            "answer": [table.data.seats[seat].person for seat in still_to_agree(table.data)],
            "arrange": [table.data.host],
            "kick": [table.data.host],
            "begin": [table.data.host],
            "return": [seat.person for seat in table.data.seats if seat.stand_in is not None],
            "replace": [table.waits_for()],
        }
        found = [person for person in fit.get(attempt.what, []) if person is not None]
        return who(found[attempt.number % len(found)]) if found else EVERYBODY[attempt.who]

    def _command(self, attempt: "Attempt") -> Command:
        number = attempt.number
        seat = number % 5
        at = self.at if number % 7 else number
        known: dict[str, Command] = {
            "join": Join(seat if number % 2 else None),
            "leave": Leave(),
            "kick": Kick(seat),
            "arrange": Arrange(seat, (BOT, OPEN, GUS, ME, BotSeat("nobody"))[number // 5 % 5]),
            "begin": Begin(),
            "own play": Play(at, self.choice(number) if self.table.turn is not None else "end turn"),
            "rubbish": Play(at, ("build 99,99", "use canary-opal", "\0", "play draw")[number % 4]),
            "undo": Undo(at, number % 2 == 0),
            "ask": AskTakeback(at),
            "answer": AnswerTakeback(self.asked if number % 7 else number, number % 4 != 1),
            "resign": Resign(seat if number % 2 else None),
            "replace": Replace(self.table.turn if self.table.turn is not None and number % 2 else seat),
            "return": Return(),
            "chat": Chat("Hello!" if number % 2 else "\x1b[2J"),
        }
        return known[attempt.what]


def who(person: str | None) -> Actor:
    """The actor with this id."""
    return next(actor for actor in EVERYBODY if actor.id == person)


def replayed(table: Table, eyes: int | None, first: int, count: int, game_replay: GameReplay | None = None) -> Replay:
    """A stretch of a finished game, as it is sent."""
    page = asyncio.run((game_replay or GameReplay(table.record())).page(replay_header(table, eyes, first), count))
    return msgspec.json.decode(page.body, type=Replay)


def again(entry: Entry) -> Entry:
    """The entry after it was stored and read."""
    return entry._replace(body=read_body(write_body(entry.body)))


def fold(log: list[Entry]) -> Table:
    """The table that these entries add up to."""
    table = Table.open(log[0])
    for entry in log[1:]:
        table.apply(entry)
    return table


class Attempt(NamedTuple):
    """Something that somebody may try at a table."""

    what: str
    who: int
    number: int
    wait: float


_OFTEN: Final = ("play", "turn", "own play", "undo", "ask", "answer", "answer", "answer", "return", "join")
_SELDOM: Final = ("leave", "kick", "arrange", "begin", "rubbish", "resign", "replace", "chat", "pass", "resume")
ATTEMPTS: Final = st.lists(
    st.builds(
        Attempt,
        st.sampled_from(_OFTEN * 4 + _SELDOM),
        st.integers(0, len(EVERYBODY) - 1),
        st.integers(0, 999),
        st.sampled_from((0.0, 0.0, 0.0, 1.0, 1.0, 5.0, 40.0, 400.0)),
    ),
    min_size=25,
    max_size=60,
)

_SEATS: Final = (
    (ME, OPEN),
    (ME, OPEN, OPEN),
    (ME, OPEN, BOT),
    (GUS, ME, OPEN),
    (ME, GUS),
    (BOT, ME),
    (OPEN, ME, OPEN, GUS),
)


@st.composite
def table_drivers(draw: st.DrawFn, games: tuple[str, ...] = ("kingdom-builder", "tiny")) -> TableDriver:
    """A table at which a lot has happened, possible and impossible things mixed."""
    turn, bank = draw(st.sampled_from(((None, None), (30, None), (None, 60), (45, 90))))
    game = draw(st.sampled_from(games))
    driver = TableDriver(
        *draw(st.sampled_from(_SEATS)),
        game=game,
        options={"start": 0, "watch": draw(st.booleans())} if game == "tiny" else {"start": 0},
        begin=draw(st.sampled_from(("full", "host"))),
        clock=Clock(turn, bank),
        stand_in=draw(st.sampled_from((None, "random"))),
        scores=draw(st.booleans()),
    )
    # Without these most parties would wait for players all the time.
    for actor in EVERYBODY[1 : draw(st.integers(1, 4))]:
        driver.tries(Attempt("join", EVERYBODY.index(actor), 0, 0.0))
    driver.tries(Attempt("begin", 0, 0, 0.0))
    for attempt in draw(ATTEMPTS):
        driver.tries(attempt)
    return driver
