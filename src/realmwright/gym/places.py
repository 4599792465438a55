"""The games of a batch side by side, each in its place: played and drawn into arrays, by compiled code where possible.

Both kinds of places give the same games and the same arrays. Compiled ones play on several threads, without the
interpreter; they need compiled rules, an observer that compiled code can draw, and bots that play by policies.
"""

from collections import deque
from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from realmwright.dice import FastDice, FastStream
from realmwright.gym.episodes import Episodes, Setting
from realmwright.gym.opponents import opponent
from realmwright.observers.observer import MASK, CompiledObserver, Observation, mask_of

Ids: Final = np.int64
KINDS: Final[dict[type[np.generic], str]] = {np.float32: "f", np.int16: "h", np.uint8: "B"}
"""What compiled code calls the types of arrays that it can fill with numbers."""


class Standing(IntEnum):
    """How a game stands after a step. Compiled code has the same numbers."""

    GOING = 0
    OVER = 1
    LOST = 2
    TRUNCATED = 3


class Arrays:
    """The arrays of a batch, with a row for each game."""

    def __init__(self, setting: Setting, count: int) -> None:
        observer = setting.observer
        self.seen: Final[Observation] = {
            name: np.zeros((count, *shape.shape), shape.dtype) for name, shape in observer.shapes.items()
        }
        self.seen[MASK] = np.zeros((count, observer.actions), np.int8)
        self.seats: Final = np.zeros(count, np.int64)
        """The learner's seats, or the seats to move where it plays all of them."""
        self.standings: Final = np.zeros(count, np.int8)


class Places(Protocol):
    """Games in their places. No place is touched while it is at work: from ``send`` until ``recv`` names it."""

    def begin(self, place: int) -> None:
        """Go on to the next game of a place. It is played up to the learner's choice, and drawn, when it is sent."""
        ...

    def send(self, ids: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Let these places carry out an action each, or begin."""
        ...

    def recv(self, count: int) -> NDArray[np.int64]:
        """So many of the places that were sent, in the order in which they became ready."""
        ...

    def play_now(self, place: int) -> None:
        """Let a place begin at once, whatever others do."""
        ...

    def pending(self) -> int:
        """How many places were sent and are still waiting for a thread."""
        ...

    def close(self) -> None:
        """End all threads."""
        ...


class PlainPlaces:
    """Games that are played and drawn in Python, when they are received."""

    def __init__(self, setting: Setting, games: Sequence[Episodes], arrays: Arrays) -> None:
        self._observer = setting.observer
        self._games = games
        self._arrays = arrays
        self._begins: set[int] = set()
        self._sent: deque[tuple[int, int]] = deque()

    def begin(self, place: int) -> None:
        self._games[place].take()
        self._begins.add(place)

    def send(self, ids: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        self._sent.extend(zip(ids.tolist(), actions.tolist(), strict=True))

    def recv(self, count: int) -> NDArray[np.int64]:
        ready = [self._sent.popleft() for _ in range(count)]
        for place, action in ready:
            self._play(place, action)
        return np.array([place for place, _ in ready], Ids)

    def play_now(self, place: int) -> None:
        self._play(place, 0)

    def pending(self) -> int:
        return 0

    def close(self) -> None:
        self._sent.clear()

    def _play(self, place: int, action: int) -> None:
        game = self._games[place]
        if place in self._begins:
            self._begins.remove(place)
            game.play_bots()
        else:
            game.play(action)
        state, seat = game.state, game.seat
        for name, array in self._observer.observe(state, seat).items():
            self._arrays.seen[name][place] = array
        self._arrays.seen[MASK][place] = mask_of(state, seat, self._observer.actions)
        self._arrays.seats[place] = seat
        standing = Standing.GOING
        if game.lost:
            standing = Standing.LOST
        elif game.terminated:
            standing = Standing.OVER
        elif game.truncated:
            standing = Standing.TRUNCATED
        self._arrays.standings[place] = standing


class CompiledPlaces:
    """Games that are played and drawn by compiled code."""

    def __init__(
        self,
        setting: Setting,
        games: Sequence[Episodes],
        arrays: Arrays,
        threads: int,
        observer: CompiledObserver,
        types: tuple[type[Any], type[Any]],
    ) -> None:
        """``types`` are those of compiled positions and of batches of them."""
        self._players = setting.players
        self._games = games
        self._observer = observer
        self._position, batch = types
        board = None if observer.planes is None else arrays.seen[observer.planes]
        plane = 0 if observer.planes is None else int(np.prod(observer.shapes[observer.planes].shape[1:]))
        sections = [
            (arrays.seen[name], KINDS[observer.shapes[name].dtype], scales) for name, scales in observer.sections
        ]
        self._batch = batch(
            len(arrays.seats),
            board,
            plane,
            sections,
            arrays.seen[MASK],
            arrays.seats,
            arrays.standings,
            setting.turns,
            not setting.opponents,
            threads,
        )

    def begin(self, place: int) -> None:
        game = self._games[place]
        game.take()
        state: Any = game.state
        if type(state) is not self._position:
            # Of a game that would have done with smaller sets.
            state = self._position()
            state.adopt(game.state)
            game.state = state
        scene, numbers, sets, hexes = self._observer.scenery(state)
        players = [
            None if (bot := game.bots.get(seat)) is None else (_policy(bot), _stream(bot).value)
            for seat in range(self._players)
        ]
        self._batch.begin(place, state, scene, hexes, sets, numbers, game.seat, players)

    def send(self, ids: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        self._batch.send(np.ascontiguousarray(ids), np.ascontiguousarray(actions))

    def recv(self, count: int) -> NDArray[np.int64]:
        return np.frombuffer(self._batch.recv(count), Ids)

    def play_now(self, place: int) -> None:
        self._batch.play_now(place)

    def pending(self) -> int:
        found: int = self._batch.pending()
        return found

    def close(self) -> None:
        self._batch.close()


def places(setting: Setting, games: Sequence[Episodes], arrays: Arrays, threads: int) -> Places:
    """The places of games, in the fastest way that there is for them."""
    observer = setting.observer
    if isinstance(observer, CompiledObserver) and _plays_compiled(setting):
        types = observer.rules.batch(observer.actions)
        if types is not None:
            return CompiledPlaces(setting, games, arrays, threads, observer, types)
    return PlainPlaces(setting, games, arrays)


def _plays_compiled(setting: Setting) -> bool:
    """Whether all chance, and all bots, are such that compiled code can do without the interpreter."""
    game = setting.game
    if not isinstance(getattr(game.new(setting.players, 0, setting.options), "dice", None), FastDice):
        return False
    bots = [opponent(game.name, name)(0) for name in setting.opponents]
    return all(
        getattr(bot, "blind", False) is True and _policy(bot) in game.policies and isinstance(_stream(bot), FastStream)
        for bot in bots
    )


def _policy(bot: object) -> str | None:
    """The name of the playout policy by which a bot chooses, if it does."""
    return getattr(bot, "policy", None)


def _stream(bot: object) -> Any:
    """Where such a bot takes its chance from."""
    return getattr(bot, "stream", None)
