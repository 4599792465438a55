"""The deep bot: the compiled tree search with a net at its leaves.

A simulation that comes to a leaf plays the turn there to its last choice, by the game's policy. What that position is
worth is half what the net says and half what a playout from it comes to: the net knows what is good in general, and the
playout what follows from this very position. Each is wrong in its own way.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from realmwright.bots import adviser_for
from realmwright.bots.budget import Budget
from realmwright.bots.compiled_tree import CompiledTree, Settings, guide_for
from realmwright.bots.nets import Net, net_for
from realmwright.bots.search import DEFAULT_BUDGET, Search
from realmwright.bots.tree import Seeds, Tree
from realmwright.game import BadSetup, State

AT_ONCE: Final = 8
"""Leaves that are judged in one pass. With more of them the simulations know less of each other."""
SETTINGS: Final = Settings(playout_share=0.5)


class NetTree(CompiledTree):
    """A tree whose leaves are judged by a net. It has one thread."""

    def __init__(self, state: State, seeds: Seeds, narrow_after: float, net: Net) -> None:
        """Raises BadSetup unless the rules of the game are compiled."""
        game = state.game.name
        adviser = adviser_for(game)
        guide = guide_for(state, adviser)
        if guide is None:
            raise BadSetup(f"deep needs the compiled rules of {game}: `make compiled`")
        single = Seeds(seeds.noise, seeds.samples[:1])
        super().__init__(state, guide, adviser is not None, single, narrow_after, SETTINGS)
        self._net = net

    def run(self, goal: int, seconds: float) -> int:
        deadline = perf_counter() + seconds
        while leaves := self._search.leaves(AT_ONCE, goal, True, deadline - perf_counter()):
            self._search.answer(self._judge([position for position, *_ in leaves]), [None] * len(leaves))
            if perf_counter() >= deadline:
                break
        return super().run(0, 0.0)

    def _judge(self, positions: Sequence[State]) -> list[list[float]]:
        """What each position is worth to all seats."""
        players = positions[0].players
        if players > 2:
            everyone = [seat for _ in positions for seat in range(players)]
            values = self._net.values([each for each in positions for _ in range(players)], everyone)
            return [values[first : first + players] for first in range(0, len(values), players)]
        # What is good for one is bad for the other.
        movers = [each.seat or 0 for each in positions]
        values = self._net.values(positions, movers)
        return [[-value, value] if mover else [value, -value] for mover, value in zip(movers, values, strict=True)]


class Deep(Search):
    """The search bot with a net at the leaves of its tree."""

    def __init__(self, seed: int = 0, budget: Budget = DEFAULT_BUDGET, net: Net | None = None) -> None:
        super().__init__(seed, budget)
        self._net = net

    def plant(self, state: State, seeds: Seeds, narrow_after: float) -> Tree:
        return NetTree(state, seeds, narrow_after, self._net or net_for(state.game.name))
