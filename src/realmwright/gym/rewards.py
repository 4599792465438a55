"""The rewards of each seat at the end of a game, between -1 and 1."""

from typing import Literal, TypeAlias, get_args

from realmwright.game import BadSetup, State, unknown

Reward: TypeAlias = Literal["win", "points"]

LOSS = -1.0
"""The reward for an illegal action."""


def check_reward(reward: object) -> None:
    """Raise BadSetup unless there is such a reward."""
    if reward not in get_args(Reward):
        raise BadSetup(unknown("reward", reward, get_args(Reward)))


def rewards(state: State, reward: Reward) -> list[float]:
    """The reward of each seat in a game that is over.

    ``win``: 1 for a sole winner, and the losers share -1; several winners share what the losers lose, so rewards always
    sum to 0. ``points``: the lead over the best other seat, as a share of the higher of the two totals.
    """
    if reward == "win":
        winners = state.winners()
        others = state.players - 1
        won = (state.players / len(winners) - 1) / others
        return [won if seat in winners else -1 / others for seat in range(state.players)]
    totals = state.totals()
    found = []
    for seat, own in enumerate(totals):
        best = max(total for other, total in enumerate(totals) if other != seat)
        found.append(max(-1.0, min(1.0, (own - best) / max(abs(own), abs(best), 1))))
    return found
