"""A vector environment: many games at once, stepped together, with everything in arrays.

Games that are over restart automatically, as in Gymnasium's vector environments. Games and observations are those of
:class:`realmwright.gym.single.Single`, but observations are written directly into the arrays of the batch, without
wrappers or further copies, so a step takes much less time.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from realmwright.game import BadSetup, Json
from realmwright.gym.episodes import TURNS, Episodes, fresh_seed, setting
from realmwright.gym.observing import MASK, Observation, mask_of
from realmwright.gym.rewards import Reward
from realmwright.gym.spaces import flat

Numbers: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Stepped: TypeAlias = tuple[Observation, Numbers, Flags, Flags, dict[str, Any]]


class Batch(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Several games, each with one learner against bots, or with the learner in all seats (``opponents=None``).

    In self-play an observation is that of the seat to move, ``infos["seat"]``; a reward is that of the seat that has
    just played, and ``infos["rewards"]`` has those of all seats.

    ``autoreset_mode`` says when the next game starts: with the step after the last one of a game, or within the last
    one. Without ``copy`` every step returns the same arrays.
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
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise BadSetup("the games of a batch begin anew by themselves: choose NextStep or SameStep")
        if num_envs < 1:
            raise BadSetup(f"a batch has at least 1 game, not {num_envs!r}")
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self.num_envs = num_envs
        self._setting = setting(game, players, options, reward, turns, opponents or (), seat)
        self._observer = observer = self._setting.observer
        self.single_observation_space = flat(observer)
        self.single_action_space = spaces.Discrete(observer.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._at_once = mode is AutoresetMode.SAME_STEP
        self._copy = copy
        self._games: list[Episodes] = []
        self._arrays = {
            name: np.zeros((num_envs, *shape.shape), shape.dtype) for name, shape in observer.shapes.items()
        }
        self._masks = np.zeros((num_envs, observer.actions), np.int8)
        self._mask_bytes = observer.actions + 7 >> 3
        self._rewards = np.zeros((num_envs, players))
        self._everywhere = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games anew. A seed is that of the first game, and the others have the following ones; or a list."""
        seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise BadSetup(f"a batch of {self.num_envs} games has as many seeds, not {len(seeds)}")
        if seeds is not None or not self._games:
            self._games = [Episodes(self._setting, each) for each in seeds or self._fresh_seeds()]
        for game in self._games:
            game.begin()
        self._over = [False] * self.num_envs
        return self._observe(), self._infos()

    def _fresh_seeds(self) -> list[int]:
        return [fresh_seed() for _ in range(self.num_envs)]

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        if not self._games:
            raise BadSetup("reset the environment first")
        count = self.num_envs
        paid, terminated, truncated = np.zeros(count), np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self._rewards[:] = 0.0
        over: list[int] = []
        for place, (game, action) in enumerate(zip(self._games, np.asarray(actions).tolist(), strict=True)):
            if self._over[place]:
                game.begin()
                self._over[place] = False
                continue
            mover = game.seat
            game.play(action)
            if game.terminated:
                terminated[place] = True
                self._rewards[place] = game.rewards
                paid[place] = self._rewards[place, mover]
                over.append(place)
            elif game.truncated:
                truncated[place] = True
                over.append(place)
        infos = self._end(over) if over else {}
        return self._observe(), paid, terminated, truncated, self._infos() | infos

    def _end(self, over: list[int]) -> dict[str, Any]:
        """Restart games that are over, now or with the next step. Returns the final observations as infos."""
        if not self._at_once:
            for place in over:
                self._over[place] = True
            return {}
        last = np.full(self.num_envs, None, object)
        where = np.zeros(self.num_envs, np.bool_)
        for place in over:
            game = self._games[place]
            last[place] = self._observer.observe(game.state, game.seat)
            last[place][MASK] = mask_of(game.state, game.seat, self._observer.actions)
            where[place] = True
            game.begin()
        return {"final_obs": last, "_final_obs": where}

    def _observe(self) -> Observation:
        """The observations of all games, one row for each."""
        observe = self._observer.observe
        legal = bytearray()
        for place, game in enumerate(self._games):
            state, seat = game.state, game.seat
            for name, array in observe(state, seat).items():
                self._arrays[name][place] = array
            legal += (state.legal() if state.seat == seat else 0).to_bytes(self._mask_bytes, "little")
        rows = np.frombuffer(legal, np.uint8).reshape(self.num_envs, self._mask_bytes)
        self._masks[:] = np.unpackbits(rows, axis=1, count=self._observer.actions, bitorder="little")
        seen = {**self._arrays, MASK: self._masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _infos(self) -> dict[str, Any]:
        seats = np.array([game.seat for game in self._games])
        return {
            "seat": seats,
            "_seat": self._everywhere,
            "rewards": self._rewards.copy(),
            "_rewards": self._everywhere,
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games, for the maskable algorithms of sb3-contrib."""
        return self._masks.astype(np.bool_)
