"""A player who acts through the API, where clicking would take too long."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec

from realmwright.client import API, new_action_id
from realmwright.exercise_protocol import Exercise, ExerciseList
from realmwright.protocol import Command, Done, Entrance, Order, Play, Position, Replay, ReviewSign, Settings
from realmwright.server.web.routing import COOKIE
from realmwright.tournament_protocol import NewTournament, TournamentCommand, TournamentOrder, TournamentView

PATIENCE: Final = 20.0
PAUSE: Final = 0.03
"""Seconds until it is asked again what has not happened yet: each time costs the server more than it takes to wait."""
FIRST_GAME: Final = {"first_game": True, "start": 0}
"""The recommended set-up, and the host begins."""
GAMES: Final = 30
"""How many games are tried for a position that not every game has."""


def can_end(position: Position) -> bool:
    """Whether the turn can be ended now."""
    return any(sign.kind == "end-turn" for sign in position.legal or [])


class Host:
    """A guest of the server who is no browser; a visitor can take over their session with ``Visitor.become``."""

    def __init__(self, url: str, name: str) -> None:
        # Without TLS there is nothing to verify, and loading certificates takes a while.
        self._http = httpx.Client(base_url=url + API, timeout=PATIENCE, verify=False)
        entrance: Entrance = self._call("POST", "/guests", {"name": name}, Entrance)
        self.token = entrance.token
        self.person = entrance.person.id
        self._http.cookies.clear()
        self._http.headers["Authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._http.close()

    @property
    def cookie(self) -> tuple[str, str]:
        """What a browser must have to be taken for the host."""
        return COOKIE, self.token

    def _call(self, method: str, path: str, body: object, gives: Any) -> Any:
        answer = self._http.request(method, path, json=None if body is None else msgspec.to_builtins(body))
        assert answer.is_success, answer.text
        return msgspec.json.decode(answer.content, type=gives)

    def make_account(self, login: str) -> None:
        """Become somebody with an account."""
        self._call("POST", "/me/account", {"login": login, "password": "a long password"}, Any)

    def report(self, table: str, **report: Any) -> None:
        """Report somebody at a table to the operators."""
        answer = self._http.post(f"/tables/{table}/reports", json=report)
        assert answer.is_success, answer.text

    def open_table(self, game: str = "kingdom-builder", **settings: Any) -> str:
        """Open a table for a game and sit down there; returns its id."""
        position: Position = self._call("POST", "/tables", Settings(game, **settings), Position)
        return position.table

    def announce(self, settings: NewTournament) -> TournamentView:
        """Announce a tournament."""
        view: TournamentView = self._call("POST", "/tournaments", settings, TournamentView)
        return view

    def about_tournament(self, ident: str, command: TournamentCommand) -> TournamentView:
        """Do something about a tournament; returns what it has become."""
        order = TournamentOrder(command)
        view: TournamentView = self._call("POST", f"/tournaments/{ident}/orders", order, TournamentView)
        return view

    def open_daily(self) -> str:
        """Begin the daily deal of today; returns the id of its table."""
        position: Position = self._call("POST", "/daily", None, Position)
        return position.table

    def position(self, table: str) -> Position:
        """What the host sees of a table."""
        position: Position = self._call("GET", f"/tables/{table}", None, Position)
        return position

    def choice(self, table: str) -> Position:
        """The next position in which the host has to choose, or the one at the end of the game."""
        limit = time.monotonic() + PATIENCE
        while not (position := self.position(table)).legal and position.phase != "over":
            assert time.monotonic() < limit, "nothing is asked of the host"
            time.sleep(PAUSE)
        return position

    def play(self, table: str, position: Position, action: str) -> None:
        """Play an action in a position."""
        self.order(table, Play(position.at, action))

    def order(self, table: str, command: Command) -> None:
        """Give a command."""
        self._call("POST", f"/tables/{table}/orders", Order(new_action_id(), command), Done)

    def open_at(self, wanted: Callable[[Position], bool], game: str = "kingdom-builder", **settings: Any) -> str:
        """Open a table and play until a position is as it is wanted; a game in which none is, is left for another."""
        for _ in range(GAMES):
            table = self.open_table(game, **settings)
            if self.play_on(table, wanted).legal:
                return table
        raise AssertionError(f"not in {GAMES} games was a position as it is wanted")

    def play_on(self, table: str, until: Callable[[Position], bool] = lambda position: False) -> Position:
        """Play whatever is legal until a position is as it is wanted, or the game is over."""
        while (position := self.choice(table)).legal and not until(position):
            self.play(table, position, position.legal[position.at * 7 % len(position.legal)].action)
        return position

    def review(self, table: str) -> dict[str, Any]:
        """The review of a finished game, however long it takes."""
        while (sign := self._call("GET", f"/tables/{table}/review", None, ReviewSign)).state != "done":
            time.sleep(PAUSE)
        document: dict[str, Any] = sign.review
        return document

    def exercises(self, table: str | None = None) -> list[Exercise]:
        """The exercises that are due, those of one game if it is named."""
        query = "" if table is None else f"?table={table}"
        found: ExerciseList = self._call("GET", f"/me/exercises{query}", None, ExerciseList)
        return found.due

    def first_choice(self, table: str, seat: int = 0) -> int:
        """How many actions of a finished game there were before the first choice of a seat."""
        replay: Replay = self._call("GET", f"/tables/{table}/replay", None, Replay)
        return next(step for step, found in enumerate(replay.steps) if found.seat == seat)

    def play_turn(self, table: str) -> None:
        """Play whatever is legal to the end of the turn."""
        self.play(table, self.play_on(table, can_end), "end turn")
