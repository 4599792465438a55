"""The tree of the search bot over compiled positions: without the interpreter, on as many threads as one likes.

``forge/runtime/search.hpp`` does the work. :class:`CompiledTree` gives it the constants of
:mod:`realmwright.bots.tree`, and shows what it finds. Somebody else can judge positions in the place of playouts:
:meth:`CompiledTree.judge`.
"""

from collections.abc import Sequence
from enum import IntEnum
from math import inf
from typing import Any, Final, NamedTuple, Protocol, cast

from realmwright.bots import Adviser, adviser_for, evaluations
from realmwright.bots.tree import (
    ADVISER_PRIOR,
    BEAM_WIDTH,
    EXPLORATION,
    HEURISTIC_SCALE,
    LEAD_SCALE,
    MAX_BRANCHES,
    MAX_TURNS,
    TEMPERATURE,
    UNVISITED_PENALTY,
    VIRTUAL_VISITS,
    Candidate,
    Node,
    PlainTree,
    Seeds,
    Tree,
)
from realmwright.bots.turns import LOOKAHEAD, MIN_WIDTH, TIE_NOISE, heuristic_value
from realmwright.dice import FastDice
from realmwright.game import State
from realmwright.playouts import HOPELESS, MOST_ACTIONS, POINT, Playable, policies_of


class Settings(NamedTuple):
    """The constants of a search, in the order of SearchSettings in search.hpp."""

    beam_width: int = BEAM_WIDTH
    max_turns: int = MAX_TURNS
    lookahead: int = LOOKAHEAD
    min_width: int = MIN_WIDTH
    max_branches: int = MAX_BRANCHES
    most_actions: int = MOST_ACTIONS
    point: int = POINT
    hopeless: int = HOPELESS
    tie_noise: float = TIE_NOISE
    heuristic_scale: float = HEURISTIC_SCALE
    temperature: float = TEMPERATURE
    adviser_prior: float = ADVISER_PRIOR
    exploration: float = EXPLORATION
    virtual_visits: float = VIRTUAL_VISITS
    unvisited_penalty: float = UNVISITED_PENALTY
    lead_scale: float = LEAD_SCALE
    playout_share: float = 0.0
    """The share of playouts in the values of leaves that somebody else judges at the ends of turns."""


USUAL: Final = Settings()


class Guide(IntEnum):
    """How positions are evaluated for the beam search and the priors, as search.hpp numbers it."""

    LEAD = 0
    """Points ahead."""
    HEURISTIC = 1
    """The heuristic of the game's policies."""


class Leaf(NamedTuple):
    """A position that a simulation came to, and what it has to know to go on."""

    position: State
    seed: int
    """The seed of the chance in a playout from here; for all candidates the same in their n-th simulation."""
    missing: list[int]
    """The legal actions that have no prior yet."""
    wants_value: bool
    """Whether the simulation ends here with a value. Otherwise it goes on with one of the actions."""


class Judgement(NamedTuple):
    """What somebody thinks of a leaf."""

    values: Sequence[float] | None = None
    """The value of the position to each seat, from -1 to 1; needed where the leaf wants a value."""
    priors: Sequence[float] | None = None
    """The prior probability of each missing action, in their order; needed where it does not, and welcome anyway."""


class Judge(Protocol):
    """Judges leaves, many at once: for example a network."""

    def __call__(self, leaves: Sequence[Leaf], /) -> Sequence[Judgement]: ...


class CompiledTree:
    """A tree over a compiled position, with a tree of its own for each thread.

    The trees have different samples, and what they found out is added up at the root. So for a number of simulations
    and of threads the result is the same on every machine.
    """

    def __init__(
        self,
        state: State,
        guide: Guide,
        advised: bool,
        seeds: Seeds,
        narrow_after: float,
        settings: Settings = USUAL,
    ) -> None:
        """With ``advised``, the game's best policy is its adviser."""
        plant = cast(Any, state).search_tree
        self._search = plant(int(guide), advised, seeds.noise, seeds.samples, narrow_after, settings)

    def candidates(self) -> list[Candidate]:
        return [Candidate(actions, Node(*statistics)) for actions, *statistics in self._search.candidates()]

    def run(self, goal: int, seconds: float) -> int:
        return cast(int, self._search.run(goal, seconds))

    def go_on(self, state: State, places: Sequence[int], played: int) -> None:
        self._search.go_on(state, list(places), played)

    def judge(self, goal: int, judge: Judge, batch: int = 1) -> None:
        """Simulate until there were ``goal`` simulations, with leaves that somebody else judges in batches.

        Simulations that wait count as lost until they are answered, so that those of one batch differ. The tree has to
        have one thread. Raises ValueError if there are too few or too many judgements, values or priors.
        """
        while leaves := self._search.leaves(batch, goal, False, inf):
            asked = [Leaf(*leaf) for leaf in leaves]
            for leaf in asked:
                # What is still to come in it is not what the simulation goes on with.
                cast(Playable, leaf.position).dice = FastDice(leaf.seed)
            judged = judge(asked)
            self._search.answer([each.values for each in judged], [each.priors for each in judged])


def plant(state: State, seeds: Seeds, narrow_after: float, settings: Settings = USUAL) -> Tree:
    """A tree for a position, compiled if possible; its beam search narrows after so many seconds.

    Of other settings a plain tree knows only how far to look ahead.
    """
    adviser = adviser_for(state.game.name)
    guide = guide_for(state, adviser)
    if guide is None:
        return PlainTree(state, adviser, seeds, narrow_after, settings.lookahead)
    return CompiledTree(state, guide, adviser is not None, seeds, narrow_after, settings)


def guide_for(state: State, adviser: Adviser | None) -> Guide | None:
    """What guides the compiled search of a position; None if there is no such search."""
    return guide_of(state.game.name, adviser) if hasattr(state, "search_tree") else None


def guide_of(game: str, adviser: Adviser | None) -> Guide | None:
    """What guides compiled code; None if a game has a function of its own for that, which only Python runs."""
    if adviser is not None and adviser is not [*policies_of(game).by_name.values()][-1]:
        return None
    evaluate = evaluations.get(game)
    if evaluate is None:
        return Guide.LEAD
    return Guide.HEURISTIC if evaluate is heuristic_value else None
