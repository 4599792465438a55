"""Environments for Gymnasium: one learner against bots."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from realmwright.game import BadSetup, Json
from realmwright.gym.episodes import RENDER_MODES, TURNS, Episodes, check_render_mode, fresh_seed, setting
from realmwright.gym.rewards import Reward
from realmwright.gym.spaces import flat
from realmwright.observers.observer import MASK, Observation, mask_of


class Single(gymnasium.Env[Observation, np.int64]):
    """One learner against bots. An illegal action ends the game as a loss.

    ``opponents`` is the bot for all other seats, or a list of bots in turn order after the learner, with specs as on
    the command line: ``greedy``, ``search:100ms``. A playout policy of the game will do as well: ``eager``. They choose
    by what their own seat may know. ``seat`` is the learner's, or None for a random one in every game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        players: int = 2,
        seat: int | None = None,
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        turns: int = TURNS,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._setting = setting(game, players, options, reward, turns, opponents or "random", seat)
        self._observer = self._setting.observer
        self._game: Episodes | None = None
        self.observation_space = flat(self._observer)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self._observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start the next game. A seed makes this game and those after it repeatable. There are no options."""
        super().reset(seed=seed)
        if self._game is None:
            self._game = Episodes(self._setting, fresh_seed() if seed is None else seed)
        elif seed is not None:
            self._game.seed(seed)
        self._game.begin()
        return self._observe()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self._running
        game.play(int(action))
        seen, info = self._observe()
        return seen, game.rewards[game.seat], game.terminated, game.truncated, info

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        game = self._running
        seen = self._observer.observe(game.state, game.seat)
        seen[MASK] = mask_of(game.state, game.seat, self._observer.actions)
        return seen, {MASK: seen[MASK].copy(), "seat": game.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, for the maskable algorithms of sb3-contrib."""
        game = self._running
        return mask_of(game.state, game.seat, self._observer.actions).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner may see it, as lines of text."""
        return None if self.render_mode is None else self._running.state.text(self._running.seat)

    @property
    def _running(self) -> Episodes:
        if self._game is None:
            raise BadSetup("reset the environment first")
        return self._game
