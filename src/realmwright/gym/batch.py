"""A vector environment: many games at once, stepped together, with everything in arrays.

Games that are over restart automatically, as in Gymnasium's vector environments. Games and observations are those of
:class:`realmwright.gym.single.Single`, but compiled code plays and draws them on several threads, into arrays that the
batch owns; see :mod:`realmwright.gym.places`.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from realmwright.game import BadSetup, Json
from realmwright.gym.episodes import TURNS, Episodes, fresh_seed, setting
from realmwright.gym.places import Arrays, Ids, Standing, places
from realmwright.gym.rewards import Reward
from realmwright.gym.spaces import flat
from realmwright.observers.observer import MASK, Observation

MOST_THREADS: Final = 256

Numbers: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Stepped: TypeAlias = tuple[Observation, Numbers, Flags, Flags, dict[str, Any]]


class Batch(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Several games, each with one learner against bots, or with the learner in all seats (``opponents=None``).

    In self-play an observation is that of the seat to move, ``infos["seat"]``; a reward is that of the seat that has
    just played, and ``infos["rewards"]`` has those of all seats.

    ``autoreset_mode`` says when the next game starts: with the step after the last one of a game, or within the last
    one. Without ``copy`` every step returns the same arrays, which must not be written to: only what changes is drawn.

    Games are played on so many ``threads``, the calling one among them. Besides :meth:`step` there are :meth:`send`
    and :meth:`recv`, as in EnvPool: with a ``batch_size`` below ``num_envs``, ``recv`` gives the games that are ready
    first.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] | None = "random",
        players: int = 2,
        seat: int | None = None,
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        turns: int = TURNS,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        batch_size: int | None = None,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise BadSetup("the games of a batch begin anew by themselves: choose NextStep or SameStep")
        if num_envs < 1:
            raise BadSetup(f"a batch has at least 1 game, not {num_envs!r}")
        if not 1 <= threads <= MOST_THREADS:
            raise BadSetup(f"a batch has 1 to {MOST_THREADS} threads, not {threads!r}")
        if batch_size is not None and not 1 <= batch_size <= num_envs:
            raise BadSetup(f"of {num_envs} games 1 to {num_envs} can be received at once, not {batch_size!r}")
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self.num_envs = num_envs
        self.batch_size = num_envs if batch_size is None else batch_size
        self._setting = setting(game, players, options, reward, turns, opponents or (), seat)
        observer = self._setting.observer
        self.single_observation_space = flat(observer)
        self.single_action_space = spaces.Discrete(observer.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._at_once = mode is AutoresetMode.SAME_STEP
        self._copy = copy
        self.threads = threads
        self._games: list[Episodes] = []
        self._arrays = Arrays(self._setting, num_envs)
        self._places = places(self._setting, self._games, self._arrays, threads)
        self._all = np.arange(num_envs, dtype=Ids)
        self._movers = np.zeros(num_envs, np.int64)
        self._over = np.zeros(num_envs, np.bool_)
        self._begins = np.zeros(num_envs, np.bool_)
        self._at_work = np.zeros(num_envs, np.bool_)
        self._received = self._all
        self._unprepared: deque[int] = deque()

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games anew. A seed is that of the first game, and the others have the following ones; or a list."""
        self.async_reset(seed)
        seen, _, _, _, infos = self._collect(self._wait(self.num_envs), together=True)
        return seen, infos

    def async_reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Start all games anew without waiting for them: :meth:`recv` has the first that are ready."""
        self._check_open()
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise BadSetup(f"a batch of {self.num_envs} games has as many seeds, not {len(seeds)}")
        self._wait(int(self._at_work.sum()))
        if seeds is not None or not self._games:
            chosen = seeds or [fresh_seed() for _ in range(self.num_envs)]
            self._games[:] = [Episodes(self._setting, each) for each in chosen]
            self._unprepared.clear()
        self._over[:] = True
        self._send(self._all, np.zeros(self.num_envs, np.int64))

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        self._check_running()
        if self._at_work.any():
            raise BadSetup("some games are at work: receive what was sent before the next step")
        self._send(self._all, _checked(actions, self.num_envs, "actions"))
        return self._collect(self._wait(self.num_envs), together=True)

    def send(self, actions: NDArray[np.int64], env_ids: NDArray[np.int64] | Sequence[int] | None = None) -> None:
        """Carry out an action in each of these games, without waiting for them.

        Without ``env_ids`` they are those that were received last.
        """
        self._check_running()
        ids = self._received if env_ids is None else _checked(env_ids, None, "env_ids")
        if len(ids) and not 0 <= ids.min() <= ids.max() < self.num_envs:
            raise BadSetup(f"the games of this batch are 0 to {self.num_envs - 1}")
        if len(np.unique(ids)) != len(ids):
            raise BadSetup("a game carries out one action at a time: each may be sent once")
        if self._at_work[ids].any():
            raise BadSetup(f"game {ids[self._at_work[ids]][0]} is at work: receive it before the next action")
        self._send(ids, _checked(actions, len(ids), "actions"))

    def recv(self) -> Stepped:
        """The first ``batch_size`` games that are ready, with their numbers in ``infos["env_id"]``."""
        self._check_running()
        at_work = int(self._at_work.sum())
        if at_work < self.batch_size:
            raise BadSetup(f"{self.batch_size} games are received at once, but only {at_work} were sent")
        return self._collect(self._wait(self.batch_size), together=False)

    def close_extras(self, **_: Any) -> None:
        """End the threads; the arrays stay."""
        self._places.close()

    def _check_open(self) -> None:
        if self.closed:
            raise BadSetup("this batch is closed")

    def _check_running(self) -> None:
        self._check_open()
        if not self._games:
            raise BadSetup("reset the environment first")

    def _send(self, ids: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Let games go on, or begin anew where they are over: the others play while those are set up."""
        which = slice(None) if ids is self._all else ids
        over = self._over[which].copy()
        self._movers[which] = self._arrays.seats[which]
        self._begins[which] = over
        self._at_work[which] = True
        if not over.any():
            self._places.send(ids, actions)
            return
        self._places.send(ids[~over], actions[~over])
        fresh = ids[over]
        for place in fresh.tolist():
            self._begin(place)
        self._places.send(fresh, actions[over])
        self._over[fresh] = False

    def _begin(self, place: int) -> None:
        self._places.begin(place)
        if self.threads > 1:
            self._unprepared.append(place)

    def _wait(self, count: int) -> NDArray[np.int64]:
        """The numbers of games that are ready. While others play, this thread sets up games to come."""
        while self._unprepared and self._places.pending():
            self._games[self._unprepared.popleft()].prepare()
        ids = self._places.recv(count)
        self._at_work[ids] = False
        return ids

    def _collect(self, ids: NDArray[np.int64], together: bool) -> Stepped:
        """What games have come to: of all of them in their order, or of some as they became ready."""
        rows = self._all if together else ids
        standings = self._arrays.standings[slice(None) if together else rows]
        rewards = np.zeros((len(rows), self._setting.players))
        paid = np.zeros(len(rows))
        infos: dict[str, Any] = {}
        if not standings.any():
            # Most steps end no game, and should not take longer than necessary.
            terminated, truncated = np.zeros((2, len(rows)), np.bool_)
        else:
            standings = np.where(self._begins[rows], Standing.GOING, standings)
            terminated = (standings == Standing.OVER) | (standings == Standing.LOST)
            truncated = standings == Standing.TRUNCATED
            for row in np.flatnonzero(terminated).tolist():
                place = int(rows[row])
                game = self._games[place]
                game.lost = bool(standings[row] == Standing.LOST)
                game.seat = int(self._arrays.seats[place])
                rewards[row] = game.rewards
                paid[row] = rewards[row, self._movers[place]]
            ended = terminated | truncated
            infos = self._end(rows, ended) if ended.any() else {}
        everywhere = np.ones(len(rows), np.bool_)
        infos |= {"seat": self._arrays.seats[rows], "_seat": everywhere, "rewards": rewards, "_rewards": everywhere}
        self._received = rows
        if not together:
            infos["env_id"] = ids
        return self._seen(rows, together), paid, terminated, truncated, infos

    def _end(self, rows: NDArray[np.int64], ended: Flags) -> dict[str, Any]:
        """Restart games that are over, now or with the next step. Returns the final observations as infos."""
        if not self._at_once:
            self._over[rows[ended]] = True
            return {}
        last = np.full(len(rows), None, object)
        for row in np.flatnonzero(ended).tolist():
            place = int(rows[row])
            last[row] = {name: array[place].copy() for name, array in self._arrays.seen.items()}
            self._begin(place)
            self._places.play_now(place)
        return {"final_obs": last, "_final_obs": ended}

    def _seen(self, rows: NDArray[np.int64], together: bool) -> Observation:
        if together and not self._copy:
            return dict(self._arrays.seen)
        return {name: array.copy() if together else array[rows] for name, array in self._arrays.seen.items()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games, for the maskable algorithms of sb3-contrib."""
        return self._arrays.seen[MASK].astype(np.bool_)


def _checked(given: object, count: int | None, what: str) -> NDArray[np.int64]:
    """Whole numbers in one row. Raises BadSetup if they are of another type, or not as many as wanted."""
    try:
        numbers = np.asarray(given)
    except ValueError:
        raise BadSetup(f"{what} are one whole number for each game") from None
    if numbers.ndim != 1 or (count is not None and len(numbers) != count):
        wanted = "one row" if count is None else f"one row of {count}"
        raise BadSetup(f"{what} are {wanted}, not an array of shape {numbers.shape}")
    if numbers.size and numbers.dtype.kind not in "iu":
        raise BadSetup(f"{what} are whole numbers, not {numbers.dtype}")
    return numbers.astype(np.int64)
