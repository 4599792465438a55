"""Environments for PettingZoo's AEC interface: agents take turns, and the selected agent plays the next action."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from realmwright.game import BadSetup, Json
from realmwright.gym.episodes import RENDER_MODES, TURNS, Episodes, check_render_mode, fresh_seed, setting
from realmwright.gym.rewards import LOSS, Reward
from realmwright.gym.spaces import nested
from realmwright.gym.versions import VERSIONS
from realmwright.observers.observer import MASK, mask_of


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game for the agents ``seat_0``, ``seat_1`` and so on. Each observes only what its seat may know.

    The selected agent is the seat to move. In rare cases the other seats may not know which that is
    (:meth:`realmwright.game.State.known_seat`); observations hide it, but PettingZoo's ``agent_selection`` cannot.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        turns: int = TURNS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, reward, turns, render_mode)
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{VERSIONS.get(game, 0)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._setting = setting(game, players, options, reward, turns)
        self._observer = self._setting.observer
        self._episodes: Episodes | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces = {agent: nested(self._observer) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self._observer.actions) for agent in self.agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the next game. A seed makes this game and those after it repeatable. There are no options."""
        if self._episodes is None:
            self._episodes = Episodes(self._setting, fresh_seed() if seed is None else seed)
        elif seed is not None:
            self._episodes.seed(seed)
        self._episodes.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._episodes.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self._game.state, self._seat_of[agent]
        return {
            "observation": self._observer.observe(state, seat),
            MASK: mask_of(state, seat, self._observer.actions),
        }

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play an action for the selected agent. Raises IllegalAction, and changes nothing, if it is not legal."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over")
        game = self._game
        if action < 0 or not game.state.legal() >> int(action) & 1:
            # Raises IllegalAction with the reason.
            game.state.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        game.play(int(action))
        self.agent_selection = self.possible_agents[game.seat]
        if game.terminated or game.truncated:
            self.terminations = dict.fromkeys(self.agents, game.terminated)
            self.truncations = dict.fromkeys(self.agents, game.truncated)
            self.rewards = dict(zip(self.agents, game.rewards, strict=True))
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The public information as lines of text."""
        return None if self.render_mode is None else self._game.state.text()

    def close(self) -> None:
        """Does nothing: there are no resources to release."""

    @property
    def _game(self) -> Episodes:
        if self._episodes is None:
            raise BadSetup("reset the environment first")
        return self._episodes


def env(game: str, **settings: Any) -> Any:
    """:class:`RawEnv` with PettingZoo's usual wrappers: an illegal action ends the game as a loss for its agent."""
    wrapped: Any = TerminateIllegalWrapper(RawEnv(game, **settings), illegal_reward=LOSS)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))
