"""The opponents of an environment: bots, and the playout policies of its game."""

from functools import partial
from typing import Any

from realmwright.bots import Maker, bots_for, maker
from realmwright.dice import FastDice
from realmwright.game import State
from realmwright.native import plain_position
from realmwright.playouts import Policy, policies_of


class PolicyBot:
    """Plays by a playout policy. Policies choose by what the seat to move knows, so it is shown the real position."""

    blind = True

    def __init__(self, policy: str, choose: Policy[Any], seed: int) -> None:
        self.policy = policy
        self.stream = FastDice(seed).stream(f"{policy} policy")
        self._choose = choose

    def choose(self, state: State) -> int:
        return self._choose(plain_position(state), self.stream)


def opponent(game: str, spec: str) -> Maker:
    """The maker of an opponent: a bot by its spec, or else a playout policy of the game by its name.

    Raises BadSetup if there is no such bot, or if its budget is wrong.
    """
    if is_policy(game, spec):
        return partial(PolicyBot, spec, policies_of(game).named(spec))
    return maker(game, spec)


def is_policy(game: str, spec: str) -> bool:
    """Whether this names a policy; bots come first."""
    return spec not in bots_for(game) and spec in policies_of(game).by_name
